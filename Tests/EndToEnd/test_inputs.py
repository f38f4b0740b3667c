"""Inputs of dates and colors, editors, groups that collapse, shortcuts and sharing."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import WIDE
from screen import opened, rests
from test_accessibility import has_no_violations
from waiting import until


@pytest.fixture
def screen(case):
    return case("Inputs")


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def test_a_date_is_changed_by_its_parts(screen):
    has_no_violations(screen.page)
    day, time = screen.front.get_by_label("Day"), screen.front.get_by_label("Time")
    expect(day).to_have_value("2026-11-23")
    expect(time).to_have_value("16:00")
    day.fill("2026-12-24")
    has(screen, "seconds", "1798128000")
    time.fill("17:30")
    has(screen, "seconds", "1798133400")
    expect(screen.front.get_by_label("Both")).to_have_value("2026-12-24T17:30")


def test_two_dates_in_a_row_fit_a_narrow_screen(case):
    screen = case("Date rows")
    screen.settles()
    right = screen.front.locator(".form").evaluate("node => node.clientWidth") - 16
    boxes = {}
    for name in ("First day", "Last day", "Start", "End", "From", "To"):
        boxes[name] = box_of(screen.front.get_by_label(name, exact=True))
        assert boxes[name]["x"] + boxes[name]["width"] <= right
    assert boxes["First day"]["y"] == boxes["Last day"]["y"]
    # Dates with times do not fit side by side.
    for first, last in (("Start", "End"), ("From", "To")):
        assert boxes[last]["y"] >= boxes[first]["y"] + boxes[first]["height"]


def test_a_color_and_a_text_of_several_lines_are_changed(screen):
    screen.front.get_by_label("Color").evaluate(
        "node => { node.value = '#00ff00'; node.dispatchEvent(new Event('change', { bubbles: true })) }"
    )
    expect(screen.front.get_by_text("Painted")).to_have_css("color", "rgb(0, 255, 0)")
    editor = screen.front.locator("textarea")
    editor.focus()
    screen.page.keyboard.press("Control+End")
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.type("Two")
    has(screen, "count", "10 characters")
    expect(editor).to_have_value("A note\nTwo")


def test_fields_have_the_keyboards_and_the_meanings_of_their_contents(page, guide):
    screen = opened(page, f"{guide}/inputs")
    expect(screen.front.get_by_placeholder("Amount")).to_have_attribute("inputmode", "decimal")
    screen.tap("Enter an address")
    screen.has_title("Address")
    attributes = {
        "Name": {"autocomplete": "name", "autocapitalize": "words", "inputmode": None},
        "E-mail": {"autocomplete": "email", "autocapitalize": "none", "inputmode": "email"},
        "Street": {"autocomplete": "street-address", "autocapitalize": None, "inputmode": None},
    }
    for name, expected in attributes.items():
        field = screen.front.get_by_placeholder(name)
        assert {key: field.get_attribute(key) for key in expected} == expected
    # Only the last one has several lines.
    expect(screen.front.locator("textarea")).to_have_attribute("placeholder", "Street")


def test_the_field_with_the_default_focus_has_it_when_the_screen_opens(page, guide):
    screen = opened(page, f"{guide}/inputs")
    screen.tap("Enter an address")
    screen.has_title("Address")
    name = screen.front.get_by_placeholder("Name")
    expect(name).to_be_focused()
    page.keyboard.type("Ada")
    expect(name).to_have_value("Ada")


def test_a_group_expands(screen):
    button = screen.front.locator("[data-disclosure]")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(screen.front.get_by_text("Inside")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")


def test_shortcuts_tap_their_buttons(screen):
    # Shortcuts are part of the script that loads on demand.
    loaded(screen.page, "extras")
    screen.page.keyboard.press("Control+s")
    has(screen, "log", "Log: saved")
    screen.page.keyboard.press("Control+Shift+F")
    has(screen, "log", "Log: found")


def test_a_shortcut_without_modifiers_leaves_the_keys_to_the_field_with_the_focus(screen):
    loaded(screen.page, "extras")
    note = screen.front.get_by_label("Note", exact=True)
    note.click()
    note.press("End")
    screen.page.keyboard.press("m")
    has(screen, "count", "7 characters")
    has(screen, "log", "Log: none")
    note.blur()
    screen.page.keyboard.press("m")
    has(screen, "log", "Log: marked")


def has_copied(page, text):
    """Waits until the clipboard contains a text."""
    until(lambda: page.evaluate("navigator.clipboard.readText()") == text)


def test_a_link_shares_or_copies(new_context, cases):
    context = new_context(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.share")
    screen = opened(page, cases, "Inputs")
    screen.front.locator("[data-share]").click()
    has_copied(page, "A shared text")


def test_a_link_opens_the_share_sheet_of_the_system(new_context, cases):
    page = new_context(viewport=WIDE).new_page()
    page.add_init_script("Navigator.prototype.share = shared => (window.shared = shared, Promise.resolve())")
    screen = opened(page, cases, "Inputs")
    screen.front.locator("[data-share]").click()
    page.wait_for_function("() => window.shared?.text === 'A shared text'")


def loaded(page, script):
    """Waits until a script that loads on demand has started."""
    is_loaded = f"({{ name, responseEnd }}) => name.includes('{script}') && responseEnd"
    page.wait_for_function(f"() => performance.getEntriesByType('resource').some({is_loaded})")
    rests(page)


def test_texts_are_pasted_and_copied(new_context, cases):
    page = new_context(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"]).new_page()
    screen = opened(page, cases, "Inputs")
    loaded(page, "graphics")
    page.evaluate("navigator.clipboard.writeText('From elsewhere')")
    screen.front.get_by_role("button", name="Paste").click()
    has(screen, "pasted", "Pasted: From elsewhere")
    screen.tap("Copy a code")
    has_copied(page, "CODE-7")
    has(screen, "idiom", "A tablet")
    # A text that is too long is not sent, and the page continues.
    page.evaluate("navigator.clipboard.writeText('x'.repeat(100000))")
    screen.front.get_by_role("button", name="Paste").click()
    screen.tap("Copy a code")
    has_copied(page, "CODE-7")
    has(screen, "pasted", "Pasted: From elsewhere")


def test_the_width_of_the_screen_follows_the_window(new_context, cases):
    page = new_context(viewport=WIDE).new_page()
    screen = opened(page, cases, "Inputs")
    has(screen, "screenWidth", f"Screen width: {WIDE['width']:,}")
    page.set_viewport_size({"width": 700, "height": 500})
    has(screen, "screenWidth", "Screen width: 700")


def test_nothing_is_pasted_without_permission(new_context, cases):
    page = new_context(viewport=WIDE).new_page()
    page.add_init_script("Clipboard.prototype.readText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))")
    screen = opened(page, cases, "Inputs")
    loaded(page, "graphics")
    screen.front.get_by_role("button", name="Paste").click()
    screen.front.get_by_role("button", name="Focus the board").click()
    expect(screen.front.get_by_test_id("keys")).to_contain_text("focused")
    has(screen, "pasted", "Pasted: ")


def test_the_focused_view_handles_its_keys(screen):
    loaded(screen.page, "graphics")
    press = screen.page.keyboard.press
    board = screen.front.get_by_text("Board", exact=True)
    press("ArrowLeft")
    screen.tap("Focus the board")
    expect(screen.page.locator(":focus")).to_contain_text("Board")
    has(screen, "keys", "Keys: , focused")
    press("ArrowLeft")
    has(screen, "keys", "Keys: left, focused")
    scrolled = "() => document.querySelector('.form').scrollTop"
    before = screen.page.evaluate(scrolled)
    press("Space")
    has(screen, "keys", "Keys: left space, focused")
    assert screen.page.evaluate(scrolled) == before
    press("7")
    has(screen, "keys", "Keys: left space 7[down] 7[up], focused")
    # Tab is not a key of the view, so the browser moves the focus.
    press("Tab")
    has(screen, "keys", "Keys: left space 7[down] 7[up]")
    expect(screen.front.get_by_role("button", name="Focus the board")).to_be_focused()
    press("Shift+Tab")
    has(screen, "keys", "Keys: left space 7[down] 7[up], focused")
    expect(board).to_be_visible()
    has_no_violations(screen.page)


def test_a_field_keeps_its_characters_and_not_the_keys_of_its_view(screen):
    loaded(screen.page, "graphics")
    field = screen.front.get_by_placeholder("Typed")
    field.focus()
    screen.page.keyboard.type("aB")
    has(screen, "keys", "Keys: a")
    screen.page.keyboard.press("ArrowUp")
    has(screen, "keys", "Keys: a up")
    screen.page.keyboard.type("c")
    expect(field).to_have_value("aBc")


def test_a_text_takes_the_focus_of_assistive_technologies(screen):
    screen.tap("Check the name")
    expect(screen.page.locator(":focus")).to_have_text("The name is missing")
    has_no_violations(screen.page)


def test_a_control_uses_its_keys_before_a_view_around_it(screen):
    press = screen.page.keyboard.press
    button = screen.front.get_by_role("button", name="Press", exact=True)
    field = screen.front.get_by_placeholder("Inner")
    button.focus()
    press("Space")
    expect(screen.front.get_by_test_id("keys")).to_contain_text("pressed")
    expect(screen.front.get_by_test_id("keys")).to_contain_text("around")
    press("Tab")
    expect(field).to_be_focused()
    screen.page.keyboard.type("ab")
    press("ArrowLeft")
    screen.page.keyboard.type("c")
    expect(field).to_have_value("acb")


def test_the_focus_can_always_move_back(screen):
    board = screen.front.locator("[data-g*='key:']", has_text="Board").last
    screen.front.get_by_role("button", name="Press", exact=True).focus()
    screen.page.keyboard.press("Shift+Tab")
    expect(screen.front.get_by_role("button", name="Press", exact=True)).not_to_be_focused()
    expect(board).to_be_visible()
