"""A right-to-left view on a left-to-right page."""

import pytest
from playwright.sync_api import expect

from app_server import served
from finger import Finger, swipe
from screen import opened
from test_rows import Rows
from test_swipe import comes_to


@pytest.fixture(scope="module")
def cases():
    yield from served("the app", "BrowserTestApp", {"CASE": "right to left"})


@pytest.fixture
def rows(case):
    rows = Rows(case("Searching").page)
    rows.rests()
    assert rows.page.evaluate("getComputedStyle(document.documentElement).direction") == "ltr"
    return rows


def test_rows_are_dragged_to_the_other_sides(rows):
    rows.drag("Row 5", 100)
    rows.is_open("Row 5")
    rows.action("Row 5", "Move").click()
    rows.logs("move 5")


def test_arrow_keys_move_in_their_visual_direction(rows):
    rows.action("Row 5", "Delete").focus()
    rows.page.keyboard.press("ArrowLeft")
    expect(rows.action("Row 5", "Move")).to_be_focused()
    rows.page.keyboard.press("ArrowRight")
    expect(rows.action("Row 5", "Delete")).to_be_focused()


def test_a_swipe_from_the_right_edge_goes_back(new_context, cases):
    screen = opened(new_context(has_touch=True).new_page(), cases, "Detents")
    screen.rests()
    finger = Finger(screen.page)
    swipe(finger, 386, 186)
    comes_to(screen, "Detents", -200)
    finger.move(60, 500)
    finger.up()
    screen.has_title("Cases")


def test_a_sheet_has_the_text_direction_of_its_presenter(case):
    screen = case("Detents")
    screen.tap("Show")
    expect(screen.sheet).to_have_css("direction", "rtl")
