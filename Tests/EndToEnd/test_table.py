"""Tables: columns, sorting, and rows that are selected with the pointer and the keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import NARROW, WIDE
from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture
def table(new_context, cases):
    def make(viewport):
        screen = opened(new_context(viewport=viewport).new_page(), cases, "Table")
        screen.rests()
        return screen

    return make


def names(screen):
    return [row.get_by_role("cell").first.inner_text() for row in screen.front.locator(".tableRow").all()]


def test_a_header_sorts_the_rows(table):
    screen = table(WIDE)
    assert names(screen) == ["Earth", "Jupiter", "Mars", "Venus"]
    moons = screen.front.get_by_role("columnheader", name="Moons")
    moons.get_by_role("button").click()
    expect(screen.front.locator(".tableRow").first).to_contain_text("Venus")
    assert names(screen) == ["Venus", "Earth", "Mars", "Jupiter"]
    moons.get_by_role("button").click()
    expect(screen.front.locator(".tableRow").first).to_contain_text("Jupiter")
    has_no_violations(screen.page)


def test_rows_are_selected_with_the_pointer_and_the_keyboard(table):
    screen = table(WIDE)
    rows = screen.front.locator(".tableRow")
    rows.nth(0).click()
    expect(rows.nth(0)).to_have_attribute("aria-selected", "true")
    rows.nth(2).focus()
    screen.page.keyboard.press("Space")
    expect(screen.front.get_by_test_id("selected")).to_have_text("2 selected")
    rows.nth(0).click()
    expect(rows.nth(0)).to_have_attribute("aria-selected", "false")
    expect(screen.front.get_by_test_id("selected")).to_have_text("1 selected")
    has_no_violations(screen.page)


def test_columns_are_aligned(table):
    screen = table(WIDE)
    for column in range(3):
        header = screen.front.locator(".columnHeader").nth(column).bounding_box()
        for row in screen.front.locator(".tableRow").all():
            cell = row.get_by_role("cell").nth(column).bounding_box()
            assert abs(cell["x"] - header["x"]) < 1


def test_a_narrow_window_shows_the_first_column_alone(table):
    screen = table(NARROW)
    expect(screen.front.locator(".columnHeader")).to_have_count(0)
    assert names(screen) == ["Earth", "Jupiter", "Mars", "Venus"]
    expect(screen.front.locator(".tableRow").first.get_by_role("cell")).to_have_count(1)
