"""Pickers that are links to a list, wheels, and dates on wheels."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from finger import Finger
from screen import opened
from test_accessibility import has_no_violations, has_none_in_both_schemes, looks


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


def test_a_wheel_has_the_height_that_the_app_sets(screen):
    low = wheel(screen, "Low")
    assert box_of(low)["height"] == 120
    is_in_the_middle(option(low, "Low 20"))
    option(low, "Low 21").click()
    expect(option(low, "Low 21")).to_be_checked()
    is_in_the_middle(option(low, "Low 21"))


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


def turn(screen, wheel, rows):
    """Turns the wheel of a mouse above a wheel by a number of rows. A row is 36 pixels high."""
    wheel.locator(".choices").hover()
    screen.page.mouse.wheel(0, 36 * rows)


def scroll_by_script(wheel, distance):
    """Scrolls a wheel by script, and waits until it has come to rest."""
    wheel.locator(".choices").evaluate(
        """(node, distance) => new Promise(done => {
          node.addEventListener('scrollend', () => requestAnimationFrame(done), { once: true })
          node.scrollBy({ top: distance })
        })""",
        distance,
    )


def test_scrolling_a_wheel_selects_the_option_in_its_middle(screen):
    number = wheel(screen, "Number")
    turn(screen, number, 2)
    has(screen, "values", "Cherry, 22")
    is_in_the_middle(option(number, "No. 22"))
    expect(option(number, "No. 22")).to_be_checked()
    # The user and the app select in turn.
    screen.tap("Number 40")
    is_in_the_middle(option(number, "No. 40"))
    turn(screen, number, -3)
    has(screen, "values", "Cherry, 37")


def test_a_wheel_comes_to_rest_at_an_option(screen):
    number = wheel(screen, "Number")
    number.locator(".choices").hover()
    screen.page.mouse.wheel(0, 60)
    has(screen, "values", "Cherry, 22")
    is_in_the_middle(option(number, "No. 22"))


def test_a_finger_turns_a_wheel(new_context, cases):
    screen = opened(new_context(has_touch=True, reduced_motion="reduce").new_page(), cases, "Pickers")
    number = wheel(screen, "Number")
    number.scroll_into_view_if_needed()
    box = box_of(number.locator(".choices"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = Finger(screen.page)
    finger.down(x, y)
    for step in range(1, 10):
        finger.move(x, y - 12 * step)
    # The wheel selects nothing while the finger is on it.
    has(screen, "values", "Cherry, 20")
    finger.up()
    expect(screen.front.get_by_test_id("values")).not_to_have_text("Cherry, 20")
    chosen = screen.front.get_by_test_id("values").inner_text().split()[-1]
    assert int(chosen) > 20
    is_in_the_middle(option(number, f"No. {chosen}"))


def test_a_selection_by_the_app_is_not_sent_back(screen):
    even = wheel(screen, "Even")
    is_in_the_middle(option(even, "Even 10"))
    screen.tap("Even 4")
    has(screen, "even", "even 4, 0 selections")
    is_in_the_middle(option(even, "Even 4"))
    # A movement by anything but the user selects nothing.
    scroll_by_script(even, 72)
    turn(screen, even, 2)
    expect(screen.front.get_by_test_id("even")).to_contain_text("1 selections")


def test_a_wheel_returns_from_an_option_that_the_app_does_not_accept(screen):
    even = wheel(screen, "Even")
    turn(screen, even, 1)
    has(screen, "even", "even 10, 1 selections")
    is_in_the_middle(option(even, "Even 10"))
    turn(screen, even, -2)
    has(screen, "even", "even 8, 2 selections")


def test_a_wheel_keeps_its_selection_when_its_options_change(screen):
    even = wheel(screen, "Even")
    screen.tap("More")
    expect(option(even, "Even 25")).to_be_attached()
    is_in_the_middle(option(even, "Even 10"))
    turn(screen, even, 14)
    has(screen, "even", "even 24, 1 selections")
    # A wheel whose selected option was removed selects no other one by itself.
    screen.tap("Fewer")
    expect(option(even, "Even 6")).to_have_count(0)
    has(screen, "even", "even 24, 1 selections")
    turn(screen, even, -1)
    has(screen, "even", "even 4, 2 selections")


def test_a_disabled_wheel_does_not_turn(screen):
    even = wheel(screen, "Even")
    screen.front.get_by_role("switch", name="Disabled").click()
    expect(option(even, "Even 10")).to_be_disabled()
    turn(screen, even, 2)
    assert even.locator(".choices").evaluate("node => getComputedStyle(node).overflowY") == "hidden"
    is_in_the_middle(option(even, "Even 10"))
    has(screen, "even", "even 10, 0 selections")
    screen.front.get_by_role("switch", name="Disabled").click()
    expect(option(even, "Even 10")).to_be_enabled()
    turn(screen, even, 2)
    has(screen, "even", "even 12, 1 selections")


def test_scrolling_the_wheels_of_a_date_changes_it(screen):
    turn(screen, wheel(screen, "Day"), 1)
    has(screen, "seconds", str(1795449600 + 86400))
    turn(screen, wheel(screen, "Hour"), 2)
    has(screen, "seconds", str(1795449600 + 86400 + 2 * 3600))


def test_the_wheels_of_a_date_are_adjacent_in_the_middle_of_their_row(screen):
    screen.rests()
    boxes = [box_of(wheel(screen, name)) for name in ["Month", "Day", "Year", "Hour", "Minute"]]
    for one, next in zip(boxes, boxes[1:]):
        assert abs(one["x"] + one["width"] - next["x"]) < 1
    width = screen.page.viewport_size["width"]
    assert abs(boxes[0]["x"] + boxes[-1]["x"] + boxes[-1]["width"] - width) < 2


def test_a_date_is_changed_on_its_wheels(screen):
    option(wheel(screen, "Month"), "Dec").click()
    has(screen, "seconds", str(1795449600 + 30 * 86400))
    option(wheel(screen, "Minute"), "01").click()
    has(screen, "seconds", str(1795449600 + 30 * 86400 + 60))
    expect(screen.front.get_by_role("group", name="Due", exact=True)).to_be_visible()


GROUPS = """select => [...select.children].map(child =>
  child.matches('optgroup') ? [child.label, ...[...child.children].map(option => option.text)] : child.text)"""


def test_a_menu_shows_its_options_in_the_groups_of_their_sections(screen):
    picker = screen.front.get_by_test_id("fruit menu")
    menu = picker.locator("select")
    assert menu.evaluate(GROUPS) == ["None", ["Sweet fruits", "Apple", "Pear"], "Nut"]
    expect(menu.locator(":checked")).to_have_text("Apple")
    menu.select_option("Pear")
    has(screen, "fruit", "Pear")
    screen.tap("Grow")
    expect(menu.locator("optgroup")).to_have_count(2)
    assert menu.evaluate(GROUPS) == ["None", ["Sweet fruits", "Apple", "Pear"], ["Sour fruits", "Lemon"], "Nut"]
    expect(menu.locator(":checked")).to_have_text("Pear")
    menu.select_option("Lemon")
    has(screen, "fruit", "Lemon")
    menu.select_option("Nut")
    has(screen, "fruit", "Nut")
    expect(picker.locator(".option:visible")).to_have_text("Nut")


def test_options_below_each_other_have_the_headers_of_their_sections(screen):
    picker = screen.front.get_by_test_id("fruit below")
    # The style of headers between options is loaded after the page.
    expect(picker.locator(".sectionHeader").first).to_have_css("padding-left", "0px")
    screen.settles()
    words = ["None", "Sweet fruits", "Apple", "Pear", "Nut"]
    boxes = [box_of(picker.get_by_text(word, exact=True)) for word in words]
    assert [box["y"] for box in boxes] == sorted(box["y"] for box in boxes)
    assert boxes[1]["x"] == boxes[2]["x"]
    picker.get_by_role("radio", name="Nut").click()
    has(screen, "fruit", "Nut")
    expect(screen.front.get_by_test_id("fruit menu").locator("select :checked")).to_have_text("Nut")


@pytest.mark.parallel
@looks
def test_axe_finds_nothing(case_in, size):
    screen = case_in("Pickers", size)
    has_none_in_both_schemes(screen)
    screen.front.get_by_role("button", name="Flavor").click()
    screen.has_title("Flavor")
    has_none_in_both_schemes(screen)


@pytest.mark.parametrize("name", ["Seat beside", "Seat below"])
def test_the_options_of_a_disabled_picker_do_not_get_the_focus(screen, name):
    picker = wheel(screen, name)
    radios = picker.locator("input[type=radio]")
    expect(radios).to_have_count(2)

    def disabled():
        return radios.evaluate_all("nodes => nodes.map(node => node.disabled)")

    assert disabled() == [True, True]
    radios.last.evaluate("node => node.focus()")
    expect(radios.last).not_to_be_focused()
    # A disabled picker is dimmed once, and not once more by its options.
    opacities = "node => [...node.querySelectorAll('.option')].map(one => getComputedStyle(one).opacity)"
    assert picker.evaluate(opacities) == ["1", "1"]
    switch = screen.front.get_by_role("switch", name="No choice")
    switch.click()
    expect(option(picker, "Aisle")).to_be_enabled()
    assert disabled() == [False, False]
    option(picker, "Aisle").click()
    has(screen, "seat", "Aisle")
    switch.click()
    expect(radios.first).to_be_disabled()
    assert disabled() == [True, True]
    has_no_violations(screen.page)
