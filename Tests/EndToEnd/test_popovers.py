"""The layout of popovers, and of presentations that adapt to the window."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE


@pytest.mark.parametrize("name", ["Small", "Wide", "Stack", "Framed stack", "Tall"])
@pytest.mark.parametrize("size", [WIDE, {"width": 800, "height": 480}], ids=["high", "low"])
def test_a_popover_is_within_the_window(case_in, name, size):
    screen = case_in("Popovers", size)
    screen.tap(name)
    screen.rests()
    card = box_of(screen.sheet.locator(":scope > .card"))
    assert card["left"] >= 8 and card["right"] <= size["width"] - 8
    assert card["top"] >= 8 and card["bottom"] <= size["height"] - 8


def test_a_popover_has_the_size_of_its_content(case_in):
    screen = case_in("Popovers", WIDE)
    screen.tap("Small")
    screen.rests()
    content = box_of(screen.sheet.get_by_text("Small"))
    card = box_of(screen.sheet.locator(":scope > .card"))
    assert card["width"] < 120 and card["height"] < 80
    assert (content["left"], content["right"]) == (card["left"], card["right"]) or content["left"] - card["left"] <= 16
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)
    screen.tap("Wide")
    screen.rests()
    card = box_of(screen.sheet.locator(":scope > .card"))
    assert (card["width"], card["height"]) == (520, 180)


@pytest.mark.parametrize("name", ["Stack", "Framed stack"])
def test_the_toolbar_of_a_popover_is_inside_it(case_in, name):
    screen = case_in("Popovers", WIDE)
    screen.tap(name)
    screen.rests()
    card = box_of(screen.sheet.locator(":scope > .card"))
    for title in ("Cancel", "Done", "Reset all"):
        button = box_of(screen.sheet.get_by_role("button", name=title))
        assert card["left"] <= button["left"] and button["right"] <= card["right"]
        assert card["top"] <= button["top"] and button["bottom"] <= card["bottom"]


# The distance of a popover from each edge of its source.
EDGES = {
    "Top": lambda card, source: source["top"] - card["bottom"],
    "Leading": lambda card, source: source["left"] - card["right"],
    "Bottom": lambda card, source: card["top"] - source["bottom"],
    "Trailing": lambda card, source: card["left"] - source["right"],
}


def popover_and_source(screen, name):
    screen.tap(name)
    screen.rests()
    source = screen.page.locator(f'[data-i="{screen.sheet.get_attribute("data-anchor")}"]')
    return box_of(screen.sheet.locator(":scope > .card")), box_of(source)


def center(edges, axis):
    start, end = ("left", "right") if axis == "x" else ("top", "bottom")
    return (edges[start] + edges[end]) / 2


@pytest.mark.parametrize("name", EDGES)
def test_a_popover_is_beside_the_edge_that_the_app_chose(case_in, name):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, name)
    assert EDGES[name](card, source) == 12
    axis = "x" if name in ("Top", "Bottom") else "y"
    assert abs(center(card, axis) - center(source, axis)) <= 1


def test_a_popover_points_at_a_part_of_its_source(case_in):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, "Point")
    assert card["left"] == source["right"] + 12
    assert abs(center(card, "y") - source["bottom"]) <= 1
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)
    card, source = popover_and_source(screen, "Part")
    assert card["top"] == source["top"] + 60 + 12
    assert abs(center(card, "x") - (source["left"] + 25)) <= 1


def test_a_popover_follows_the_size_of_its_content(case_in):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, "Leading")
    assert card["width"] == 120
    # As by a picture or by styles that arrive later.
    screen.sheet.locator(":scope > .card").evaluate("card => { card.style.width = '160px'; card.style.height = '120px' }")
    screen.rests()
    grown = box_of(screen.sheet.locator(":scope > .card"))
    assert (grown["width"], EDGES["Leading"](grown, source)) == (160, 12)
    assert abs(center(grown, "y") - center(source, "y")) <= 1


def test_a_popover_without_room_is_at_the_opposite_edge_or_below(case_in):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, "At the edge")
    assert card["left"] == source["right"] + 12
    screen = case_in("Popover edges", {"width": 800, "height": 800})
    card, source = popover_and_source(screen, "Wide")
    assert card["top"] == source["bottom"] + 12


def test_a_popover_stays_one_in_a_narrow_window_if_the_app_asks_for_it(case_in):
    screen = case_in("Adaptations")
    screen.tap("Popover")
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("width", "120px")
    screen.rests()
    edges, source = box_of(card), box_of(screen.page.locator(f'[data-i="{screen.sheet.get_attribute("data-anchor")}"]'))
    assert edges["height"] == 80
    assert edges["top"] == source["bottom"] + 12
    assert abs(center(edges, "x") - center(source, "x")) <= 1
    # In a wide window it is the same popover.
    screen.page.set_viewport_size(WIDE)
    expect(card).to_have_css("width", "120px")


@pytest.mark.parametrize("name", ["Popover as cover", "Sheet as cover"])
def test_a_presentation_is_a_cover_in_a_narrow_window_if_the_app_asks_for_it(case_in, name):
    screen = case_in("Adaptations")
    screen.tap(name)
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("height", f"{NARROW['height']}px")
    screen.rests()
    edges = box_of(card)
    assert (edges["left"], edges["top"], edges["right"]) == (0, 0, NARROW["width"])
    expect(card.locator(":scope > .grabber")).to_be_hidden()
    screen.page.set_viewport_size(WIDE)
    expect(card).not_to_have_css("height", f"{WIDE['height']}px")


def test_a_popover_is_a_sheet_in_a_low_window_if_the_app_asks_for_it(case_in):
    size = {"width": 800, "height": 440}
    screen = case_in("Adaptations", size)
    screen.tap("Low")
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("width", "800px")
    screen.rests()
    assert (box_of(card)["top"], box_of(card)["bottom"]) == (10, 440)
