"""Lists and forms that a person refreshes."""

from playwright.sync_api import expect

from boxes import box_of
from finger import Finger
from test_accessibility import has_no_violations


def refresh(menus):
    """Pulls the screen down with a finger."""
    menus.screen.rests()
    finger = Finger(menus.page)
    finger.down(200, 300)
    for step in range(1, 9):
        finger.move(200, 300 + 20 * step)
    finger.up()
    expect(menus.screen.front).to_contain_text("Refreshed 1 times")


def test_a_list_is_pulled_down_to_refresh(menus):
    menus = menus(has_touch=True)
    refresh(menus)
    menus.screen.settles()
    menus.page.mouse.move(200, 400)
    for _ in range(5):
        menus.page.mouse.wheel(0, -100)
    expect(menus.screen.front).to_contain_text("Refreshed 2 times")


def test_a_form_is_pulled_down_to_refresh(menus):
    menus = menus(has_touch=True)
    menus.screen.open("Form")
    refresh(menus)


def refresh_button(menus, name="Refresh"):
    """Returns the only button that refreshes the screen. It is not visible while it does not have the focus."""
    button = menus.screen.front.get_by_role("button", name=name, exact=True)
    expect(button).to_have_count(1)
    assert box_of(button)["width"] <= 1
    return button


def test_a_list_is_refreshed_with_the_keyboard(menus):
    menus = menus()
    menus.screen.has_scripts()
    button = refresh_button(menus)
    has_no_violations(menus.page)
    button.focus()
    expect(button).to_have_css("clip-path", "none")
    assert box_of(button)["width"] > 60
    has_no_violations(menus.page)
    press = menus.page.keyboard.press
    for count, key in enumerate(["Enter", "Space"], start=1):
        press(key)
        expect(menus.screen.front).to_contain_text(f"Refreshed {count} times")
        expect(button).to_be_focused()
    # The arrow keys lead from the button to the rows.
    press("ArrowDown")
    expect(menus.screen.front.get_by_role("button", name="Actions")).to_be_focused()
    refresh_button(menus)


def test_a_form_without_controls_is_refreshed_and_scrolled_with_the_keyboard(menus):
    menus = menus()
    menus.screen.open("Form")
    menus.screen.has_scripts()
    expect(menus.screen.front.locator(".form")).to_have_attribute("tabindex", "0")
    refresh_button(menus).focus()
    menus.page.keyboard.press("Enter")
    expect(menus.screen.front).to_contain_text("Refreshed 1 times")


def test_the_first_rows_of_a_list_follow_the_button_that_refreshes_it(menus):
    menus = menus()
    menus.screen.open("Arriving")
    menus.screen.has_scripts()
    button = refresh_button(menus, "Aktualisieren")
    button.focus()
    menus.page.keyboard.press("Enter")
    expect(menus.row("Two")).to_be_visible()
    expect(button).to_be_focused()
    rows = menus.screen.front.locator(".list > *")
    assert [row.split("Löschen")[0].strip() for row in rows.all_text_contents()] == ["Aktualisieren", "One", "Two"]
    # The button does not change the corners of the first row.
    assert menus.row("One").evaluate("row => getComputedStyle(row).borderStartStartRadius") == "10px"
    has_no_violations(menus.page)
