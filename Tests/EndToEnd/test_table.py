"""Tables: columns, sorting, and rows that are selected with the pointer and the keyboard."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from screen import opened
from test_accessibility import has_no_violations, schemes


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
        header = box_of(screen.front.locator(".columnHeader").nth(column))
        for row in screen.front.locator(".tableRow").all():
            cell = box_of(row.get_by_role("cell").nth(column))
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
    box, row = box_of(page.locator(".menu .card")), box_of(rows.nth(2))
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


@pytest.fixture
def trees(new_context, cases):
    screen = opened(new_context(viewport=WIDE).new_page(), cases, "Trees")
    screen.rests()
    return screen


def headers(screen):
    return [header.inner_text() for header in screen.front.get_by_role("columnheader").all()]


def menu(screen):
    return screen.page.locator(".menu.presentation:not([data-c=exit])")


def test_the_rows_of_a_tree_are_expanded_with_the_pointer_and_the_keyboard(trees):
    screen, page = trees, trees.page
    rows = screen.front.locator(".tableRow")
    expect(screen.front.get_by_role("treegrid")).to_have_count(1)
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_have_attribute("aria-expanded", "false")
    expect(rows.nth(0)).to_have_attribute("aria-level", "1")
    rows.nth(0).get_by_role("button", name="Expand").click()
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_have_attribute("aria-expanded", "true")
    expect(rows.nth(1)).to_have_attribute("aria-level", "2")
    # The button does not select the row.
    expect(screen.front.get_by_test_id("selected")).to_have_text("0 selected")
    has_no_violations(page)
    rows.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(rows).to_have_count(5)
    expect(rows.nth(2)).to_have_attribute("aria-level", "3")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(rows.nth(0)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Space")
    expect(screen.front.get_by_test_id("selected")).to_have_text("1 selected")


def test_the_menu_of_a_header_shows_hides_and_moves_columns(trees):
    screen, page = trees, trees.page
    assert headers(screen) == ["Name", "Size", "Kind"]
    header = screen.front.get_by_role("columnheader")
    header.nth(0).click(button="right")
    expect(menu(screen)).to_be_visible()
    has_no_violations(page)
    menu(screen).get_by_role("menuitemcheckbox", name="Size").click()
    expect(header).to_have_count(2)
    assert headers(screen) == ["Name", "Kind"]
    expect(menu(screen)).to_have_count(0)
    header.nth(0).click(button="right")
    menu(screen).get_by_role("menuitem", name="Move Forward").click()
    expect(header.nth(0)).to_have_text("Kind")
    page.reload()
    screen.rests()
    expect(header.nth(0)).to_have_text("Kind")
    assert headers(screen) == ["Kind", "Name"]


def test_the_empty_area_has_a_menu_at_the_pointer(trees):
    screen, page = trees, trees.page
    area = box_of(screen.front.locator(".scrollView:has(.table)"))
    x, y = area["x"] + 300, area["y"] + area["height"] - 200
    page.mouse.click(x, y, button="right")
    expect(menu(screen).get_by_role("menuitem")).to_have_text("New Folder")
    has_no_violations(page)
    card = box_of(page.locator(".menu .card"))
    assert abs(card["x"] - x) < 2 and abs(card["y"] - y) < 300
    page.keyboard.press("Escape")
    expect(menu(screen)).to_have_count(0)
    screen.front.locator(".tableRow").nth(1).click(button="right")
    expect(menu(screen).get_by_role("menuitem")).to_have_text("Delete Readme")


def test_the_headers_are_reached_by_the_keyboard_and_open_their_menu(trees):
    screen, page = trees, trees.page
    header = screen.front.get_by_role("columnheader")
    expect(header.nth(0)).to_have_attribute("tabindex", "0")
    expect(header.nth(1)).to_have_attribute("tabindex", "-1")
    header.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(header.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(header.nth(2)).to_be_focused()
    page.keyboard.press("Home")
    expect(header.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+F10")
    expect(menu(screen)).to_be_visible()
    menu(screen).get_by_role("menuitem", name="Move Forward").click()
    expect(menu(screen)).to_have_count(0)
    expect(header.nth(2)).to_have_text("Size")
    # The focus is where it was, and headers that moved are one stop of Tab.
    expect(header.nth(1)).to_be_focused()
    expect(screen.front.locator(".columnHeader[tabindex='0']")).to_have_count(1)
    page.keyboard.press("ContextMenu")
    expect(menu(screen)).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu(screen)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(screen.front.get_by_role("separator").nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(screen.front.get_by_role("button", name="Expand").or_(screen.front.locator(".tableRow")).first).to_be_focused()
    has_no_violations(page)


def widths(screen):
    return [round(box_of(box)["width"]) for box in screen.front.locator(".tableHeader > *").all()]


def cells(screen, row):
    return [round(box_of(box)["width"]) for box in screen.front.locator(".tableRow").nth(row).locator("> *").all()]


def test_an_edge_changes_the_width_of_its_column_with_the_pointer_and_the_keyboard(trees):
    screen, page = trees, trees.page
    header, edge = screen.front.get_by_role("columnheader"), screen.front.get_by_role("separator")
    expect(edge).to_have_count(2)
    expect(edge.nth(0)).to_have_accessible_name("Name")
    expect(header.nth(0)).to_have_accessible_name("Name")
    before, box = widths(screen), box_of(edge.nth(0))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=4)
    # Only the page changes the width while the edge is dragged.
    assert abs(widths(screen)[0] - (before[0] - 60)) <= 1
    assert header.nth(0).get_attribute("data-width") is None
    page.mouse.up()
    expect(header.nth(0)).to_have_attribute("data-width", str(widths(screen)[0]))
    assert cells(screen, 0) == widths(screen)
    assert abs(widths(screen)[0] - (before[0] - 60)) <= 1
    edge.nth(0).focus()
    # An edge that loses its tabindex for a moment may lose the focus.
    edge.nth(0).evaluate("""edge => {
      new MutationObserver(list => edge.lost = list.some(one => one.oldValue !== '0'))
        .observe(edge, {attributeFilter: ['tabindex'], attributeOldValue: true})
    }""")
    page.keyboard.press("ArrowRight")
    expect(edge.nth(0)).to_have_attribute("aria-valuenow", str(widths(screen)[0]))
    assert abs(widths(screen)[0] - (before[0] - 50)) <= 1
    expect(header.nth(0)).to_have_attribute("data-width", str(widths(screen)[0]))
    expect(edge.nth(0)).to_be_focused()
    assert not edge.nth(0).evaluate("edge => edge.lost")
    set_width = widths(screen)[0]
    has_no_violations(page)
    # Rows that come later have the widths too, and the width follows its column.
    screen.front.get_by_role("button", name="Expand").click()
    expect(screen.front.locator(".tableRow")).to_have_count(4)
    screen.settles()
    assert cells(screen, 1) == widths(screen)
    header.nth(0).click(button="right")
    menu(screen).get_by_role("menuitem", name="Move Forward").click()
    expect(header.nth(1)).to_have_text("Name")
    expect(header.nth(1)).to_have_attribute("data-width", str(set_width))
    page.wait_for_function(f"() => Math.abs(document.querySelectorAll('.tableHeader > *')[1].offsetWidth - {set_width}) <= 1")
    page.reload()
    screen.rests()
    assert abs(widths(screen)[1] - set_width) <= 1
    assert cells(screen, 0) == widths(screen)
    edge.nth(1).focus()
    page.keyboard.press("Home")
    assert widths(screen)[1] == 40
    page.keyboard.press("End")
    assert min(widths(screen)) == 40
    assert sum(widths(screen)) <= sum(before) + 1


def test_only_the_columns_with_an_edge_store_a_width(new_context, cases):
    screen = opened(new_context(viewport=WIDE).new_page(), cases, "Fixed columns")
    screen.rests()
    page, header, edge = screen.page, screen.front.get_by_role("columnheader"), screen.front.get_by_role("separator")
    expect(edge).to_have_count(1)
    before, box = widths(screen), box_of(edge)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y, steps=4)
    page.mouse.up()
    expect(header.nth(1)).to_have_attribute("data-width", str(before[1] - 80))
    screen.rests()
    # The first column keeps its width next to the second one, although the session has no width for it.
    assert widths(screen)[:2] == [before[0], before[1] - 80]
    assert header.nth(0).get_attribute("data-width") is None
    screen.front.get_by_role("button", name="Reset").click()
    expect(header.nth(1)).not_to_have_attribute("data-width", str(before[1] - 80))
    screen.rests()
    page.wait_for_function(f"() => document.querySelector('.tableHeader > *').offsetWidth === {before[0]}")
    assert widths(screen) == before


def test_a_section_has_a_header_over_all_columns_and_is_collapsed(new_context, cases):
    screen = opened(new_context(viewport=WIDE).new_page(), cases, "Table sections")
    screen.rests()
    headers = screen.front.get_by_role("rowheader")
    expect(headers).to_have_count(2)
    expect(headers.nth(0)).to_have_attribute("aria-colspan", "2")
    expect(screen.front.get_by_role("heading", name="Fruit")).to_be_visible()
    assert names(screen) == ["Apple", "Fig", "Pear", "Kale", "Leek"]
    header, row = box_of(headers.nth(1)), box_of(screen.front.locator(".tableRow").nth(3))
    assert header["y"] + header["height"] <= row["y"] and header["width"] > row["width"] - 40
    has_no_violations(screen.page)
    screen.front.get_by_role("columnheader", name="Name").get_by_role("button").click()
    expect(screen.front.locator(".tableRow").first).to_contain_text("Pear")
    screen.front.get_by_role("button", name="Collapse").click()
    expect(screen.front.locator(".tableRow")).to_have_count(3)
    screen.front.locator(".tableRow").nth(1).click()
    expect(screen.front.get_by_test_id("selected")).to_have_text("1 selected")
    screen.front.get_by_role("button", name="Expand").click()
    expect(screen.front.locator(".tableRow")).to_have_count(5)


def test_a_narrow_window_shows_the_headers_of_sections(new_context, cases):
    screen = opened(new_context(viewport=NARROW).new_page(), cases, "Table sections")
    screen.rests()
    expect(screen.front.get_by_role("rowheader")).to_have_count(2)
    assert names(screen) == ["Apple", "Fig", "Pear", "Kale", "Leek"]
    has_no_violations(screen.page)


@pytest.fixture
def timetable(new_context, guide):
    def make(viewport, **options):
        screen = opened(new_context(viewport=viewport, **options).new_page(), guide, "Groups and tables")
        screen.tap("Show the timetable")
        screen.has_title("Departures a day")
        screen.rests()
        return screen

    return make


@schemes
def test_the_columns_of_the_guides_timetable_depend_on_data_and_a_condition(timetable, scheme):
    screen = timetable(WIDE, color_scheme=scheme)
    assert headers(screen) == ["Island", "Spring", "Summer", "Winter", "Harbor", "Distance"]
    has_no_violations(screen.page)
    screen.page.get_by_role("button", name="Hide routes").click()
    expect(screen.front.get_by_role("columnheader")).to_have_count(4)
    assert headers(screen) == ["Island", "Spring", "Summer", "Winter"]
    screen.page.get_by_role("button", name="Show routes").click()
    expect(screen.front.get_by_role("columnheader")).to_have_count(6)
    # The rows are sorted inside their sections.
    screen.front.get_by_role("columnheader", name="Distance").get_by_role("button").click()
    expect(screen.front.locator(".tableRow").nth(1)).to_contain_text("Seal Rock")
    assert names(screen) == ["Gull Holm", "Seal Rock", "Long Island", "Palm Key", "Coral Bank"]
    screen.front.get_by_role("button", name="Collapse").click()
    expect(screen.front.locator(".tableRow")).to_have_count(3)


@schemes
def test_the_guides_timetable_shows_routes_below_the_islands_in_a_narrow_window(timetable, scheme):
    screen = timetable(NARROW, color_scheme=scheme)
    expect(screen.front.get_by_role("rowheader")).to_have_count(2)
    expect(screen.front.locator(".tableRow").first).to_contain_text("3 km from Mill Bay")
    expect(screen.page.get_by_role("button", name="Hide routes")).to_have_count(0)
    has_no_violations(screen.page)
