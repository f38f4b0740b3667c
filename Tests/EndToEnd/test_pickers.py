"""Pickers that are links to a list, wheels, and dates on wheels."""

import pytest
from playwright.sync_api import expect

from screen import opened
from test_accessibility import has_no_violations, looks, schemes


@pytest.fixture
def screen(case):
    return case("Pickers")


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def wheel(screen, name):
    return screen.front.get_by_role("radiogroup", name=name, exact=True)


def option(wheel, name):
    return wheel.get_by_role("radio", name=name, exact=True)


def is_in_the_middle(option):
    """Waits until an option is in the middle of its wheel."""
    option.page.wait_for_function(
        """node => {
          const [box, option] = [node.closest('.choices'), node.closest('.option')].map(one => one.getBoundingClientRect())
          return Math.abs(box.top + box.height / 2 - option.top - option.height / 2) < 2
        }""",
        arg=option.element_handle(),
    )


def test_a_link_opens_a_list_whose_options_select_and_go_back(screen):
    screen.front.get_by_role("button", name="Flavor").click()
    screen.has_title("Flavor")
    expect(screen.front.get_by_text("Sour", exact=True)).to_be_visible()
    expect(screen.front.locator("button").filter(has_text="Cherry").get_by_label("Selected")).to_be_visible()
    screen.tap("Lemon")
    screen.has_title("Pickers")
    has(screen, "values", "Lemon, 20")
    expect(screen.front.get_by_role("button", name="Flavor")).to_contain_text("Lemon")


def test_the_selected_option_of_a_wheel_is_in_its_middle(screen):
    number = wheel(screen, "Number")
    is_in_the_middle(option(number, "No. 20"))
    option(number, "No. 21").click()
    has(screen, "values", "Cherry, 21")
    is_in_the_middle(option(number, "No. 21"))
    # A change by the app scrolls, too.
    screen.tap("Number 40")
    has(screen, "values", "Cherry, 40")
    is_in_the_middle(option(number, "No. 40"))


def test_a_wheel_is_used_with_the_keyboard(screen):
    number = wheel(screen, "Number")
    option(number, "No. 20").focus()
    screen.page.keyboard.press("ArrowDown")
    has(screen, "values", "Cherry, 21")
    expect(option(number, "No. 21")).to_be_focused()
    screen.page.keyboard.press("ArrowUp")
    screen.page.keyboard.press("ArrowUp")
    has(screen, "values", "Cherry, 19")
    is_in_the_middle(option(number, "No. 19"))


def test_a_date_is_changed_on_its_wheels(screen):
    option(wheel(screen, "Month"), "Dec").click()
    has(screen, "seconds", str(1795449600 + 30 * 86400))
    option(wheel(screen, "Minute"), "01").click()
    has(screen, "seconds", str(1795449600 + 30 * 86400 + 60))
    expect(screen.front.get_by_role("group", name="Due", exact=True)).to_be_visible()


@looks
@schemes
def test_axe_finds_nothing(new_context, cases, size, scheme):
    page = new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce").new_page()
    screen = opened(page, cases, "Pickers")
    has_no_violations(page)
    screen.front.get_by_role("button", name="Flavor").click()
    screen.has_title("Flavor")
    has_no_violations(page)
