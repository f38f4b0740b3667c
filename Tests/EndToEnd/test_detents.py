"""Sheets that the app or the user resizes."""

import pytest
from playwright.sync_api import expect

from boxes import box_of


@pytest.fixture
def sheet(case):
    screen = case("Detents")
    screen.tap("Show")
    # The sheet can be dragged when its animation has ended.
    expect(screen.page.locator(".sheet:not([data-c])")).to_be_visible()
    return screen


def card(screen):
    return screen.sheet.locator(":scope > .card")


def grabber(screen):
    return screen.sheet.locator(".grabber")


def has_detent(screen, name, height):
    """Returns the app's binding, the sheet's description for screen readers, and its height."""
    expect(screen.sheet.get_by_test_id("detent-inside")).to_have_text(name)
    words = {"low": "240 points high", "medium": "Half height", "large": "Full height"}[name]
    expect(grabber(screen)).to_have_attribute("aria-valuetext", words)
    screen.page.wait_for_function(
        "([card, height]) => Math.abs(card.offsetHeight - height) <= 1", arg=[card(screen).element_handle(), height]
    )


def drag(screen, by):
    # The sheet may still move to the height of an earlier drag.
    screen.rests()
    box = box_of(grabber(screen))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + by / 2)
    mouse.move(x, y + by)
    mouse.up()


LOW, MEDIUM, LARGE = 240, 422, 834


def test_a_sheet_opens_at_its_selection_and_follows_it(sheet):
    has_detent(sheet, "medium", MEDIUM)
    sheet.tap("Make it large")
    has_detent(sheet, "large", LARGE)


def test_dragging_selects_the_nearest_detent_and_writes_the_binding(sheet):
    has_detent(sheet, "medium", MEDIUM)
    drag(sheet, -300)
    has_detent(sheet, "large", LARGE)
    drag(sheet, 560)
    has_detent(sheet, "low", LOW)
    drag(sheet, -150)
    has_detent(sheet, "medium", MEDIUM)
    drag(sheet, 20)
    has_detent(sheet, "medium", MEDIUM)


def test_dragging_well_below_the_lowest_height_dismisses(sheet):
    has_detent(sheet, "medium", MEDIUM)
    drag(sheet, 380)
    expect(sheet.presentations).to_have_count(0)
    expect(sheet.front.get_by_test_id("detent")).to_have_text("medium")


def test_a_tap_on_the_grabber_selects_the_next_detent(sheet):
    grabber(sheet).click()
    has_detent(sheet, "large", LARGE)
    grabber(sheet).click()
    has_detent(sheet, "low", LOW)


def test_the_keyboard_resizes_a_sheet(sheet):
    grabber(sheet).focus()
    keyboard = sheet.page.keyboard
    keyboard.press("ArrowUp")
    has_detent(sheet, "large", LARGE)
    expect(grabber(sheet)).to_be_focused()
    keyboard.press("ArrowUp")
    has_detent(sheet, "large", LARGE)
    keyboard.press("Home")
    has_detent(sheet, "low", LOW)
    keyboard.press("ArrowUp")
    has_detent(sheet, "medium", MEDIUM)


def test_a_refused_detent_restores_the_previous_one(sheet):
    has_detent(sheet, "medium", MEDIUM)
    sheet.sheet.locator(".toggle").click()
    expect(sheet.sheet.locator(".toggle input")).to_be_checked()
    drag(sheet, -300)
    has_detent(sheet, "medium", MEDIUM)
    grabber(sheet).focus()
    sheet.page.keyboard.press("ArrowUp")
    has_detent(sheet, "medium", MEDIUM)
