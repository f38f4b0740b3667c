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


def test_rows_have_a_menu_of_the_selection_and_a_primary_action(table):
    screen = table(WIDE)
    rows, log, page = screen.front.locator(".tableRow"), screen.front.get_by_test_id("log"), screen.page
    item = page.locator(".menu.presentation:not([data-c=exit])").get_by_role("menuitem")
    rows.nth(2).click(button="right")
    expect(item).to_have_text("Visit Mars")
    box, row = page.locator(".menu .card").bounding_box(), rows.nth(2).bounding_box()
    assert abs(box["y"] - row["y"]) < 250
    has_no_violations(page)
    item.click()
    expect(log).to_have_text("Log: visited 1")
    rows.nth(0).click()
    rows.nth(1).click()
    expect(screen.front.get_by_test_id("selected")).to_have_text("2 selected")
    rows.nth(1).click(button="right")
    item.click()
    expect(log).to_have_text("Log: visited 2")
    rows.nth(3).dblclick()
    expect(log).to_have_text("Log: opened Venus")
    rows.nth(2).focus()
    page.keyboard.press("Enter")
    expect(log).to_have_text("Log: opened Mars")
    rows.nth(0).focus()
    page.keyboard.press("Enter")
    expect(log).to_contain_text("Log: opened Earth, Jupiter")
    before = screen.front.get_by_test_id("selected").inner_text()
    page.keyboard.press("Space")
    expect(screen.front.get_by_test_id("selected")).not_to_have_text(before)
