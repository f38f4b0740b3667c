"""Navigation, alerts and action sheets in the API of the years 2019 to 2021."""

import pytest
from playwright.sync_api import expect

from conftest import WIDE
from screen import opened

# The position in the browser's history, which the page stores.
POSITION = "JSON.parse(sessionStorage.getItem('navigator-history') || '[null]')[0]"


@pytest.fixture
def legacy(page, guide):
    screen = opened(page, f"{guide}/legacy")
    screen.has_title("Legacy navigation")
    page.wait_for_function(f"() => {POSITION} !== null")
    screen.start = page.evaluate(POSITION)
    return screen


def is_at(screen, title, entries):
    """Waits for a screen, and for its number of entries in the history since the start."""
    screen.has_title(title)
    screen.page.wait_for_function(f"position => {POSITION} === position", arg=screen.start + entries)
    screen.settles()


def has_answer(screen, text):
    expect(screen.front.get_by_test_id("answer")).to_have_text(text)
    expect(screen.presentations).to_have_count(0)


def test_links_with_a_tag_push_and_the_browser_pops(legacy):
    legacy.tap("Open the mails")
    is_at(legacy, "Mails", 1)
    legacy.tap("Your invoice")
    is_at(legacy, "Your invoice", 2)
    legacy.page.go_back()
    is_at(legacy, "Mails", 1)
    # The selection is nil again, so that the same link pushes once more.
    legacy.tap("Your invoice")
    is_at(legacy, "Your invoice", 2)
    legacy.tap("Return to the mails")
    is_at(legacy, "Mails", 1)
    legacy.page.go_back()
    expect(legacy.presentations).to_have_count(0)
    is_at(legacy, "Legacy navigation", 0)


def test_state_pushes_and_the_back_button_resets_it(legacy):
    legacy.tap("Open the mails")
    is_at(legacy, "Mails", 1)
    for _ in range(2):
        legacy.tap("Open the newest mail")
        is_at(legacy, "The boat leaves at nine", 2)
        legacy.go_back()
        is_at(legacy, "Mails", 1)
    for _ in range(2):
        legacy.front.get_by_role("button", name="Write", exact=True).click()
        is_at(legacy, "New mail", 2)
        legacy.go_back()
        is_at(legacy, "Mails", 1)
    legacy.tap("Close")
    expect(legacy.presentations).to_have_count(0)
    is_at(legacy, "Legacy navigation", 0)


def test_the_buttons_of_an_alert_perform_their_actions(legacy):
    alert = legacy.page.get_by_role("alertdialog", name="Delete the draft?")
    legacy.tap("Show an alert")
    expect(alert).to_have_accessible_description("This cannot be undone.")
    legacy.tap("Delete", within=alert)
    has_answer(legacy, "Deleted the draft")
    legacy.tap("Show an alert")
    legacy.tap("Cancel", within=alert)
    has_answer(legacy, "Kept the draft")


def test_the_buttons_of_an_action_sheet_perform_their_actions(legacy):
    sheet = legacy.page.get_by_role("dialog", name="Move the message")
    for button, answer in [("To the archive", "Moved to the archive"), ("To the trash", "Moved to the trash")]:
        legacy.tap("Show an action sheet")
        legacy.tap(button, within=sheet)
        has_answer(legacy, answer)
    legacy.tap("Show an action sheet")
    expect(sheet).to_be_visible()
    legacy.page.keyboard.press("Escape")
    has_answer(legacy, "Moved to the trash")


def edges(node):
    return node.evaluate("node => node.getBoundingClientRect().toJSON()")


def test_an_action_sheet_points_at_its_button_in_a_wide_window(new_context, guide):
    screen = opened(new_context(WIDE).new_page(), f"{guide}/legacy")
    button = screen.page.get_by_role("button", name="Show an action sheet")
    button.click()
    sheet = screen.page.get_by_role("dialog", name="Move the message")
    expect(sheet.get_by_role("button")).to_have_text(["To the archive", "To the trash"])
    screen.has_scripts()
    screen.rests()
    card, source = edges(sheet.locator(":scope > .card")), edges(button)
    distance = max(card["top"] - source["bottom"], source["top"] - card["bottom"])
    assert abs(distance - 12) <= 1
    assert card["left"] >= 8 and abs(card["width"] - 270) <= 1
    assert sheet.evaluate("sheet => sheet.contains(document.activeElement)")
    # A click beside it closes it.
    screen.page.mouse.click(WIDE["width"] - 4, WIDE["height"] - 4)
    has_answer(screen, "Nothing chosen yet")
    expect(button).to_be_focused()
