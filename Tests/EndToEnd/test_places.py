"""Frames in the coordinate spaces of scroll views, the order in which views are drawn, and the places of cells in a grid."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_drawing import Picture

RED, BLUE = [255, 0, 0], [0, 0, 255]


@pytest.fixture
def screen(case):
    screen = case("Places")
    screen.settles()
    return screen


def box(screen, identifier):
    found = box_of(screen.front.get_by_test_id(identifier))
    assert found["width"] or found["height"]
    return found


def has_text(screen, identifier, text):
    expect(screen.front.get_by_test_id(identifier)).to_have_text(text)


def test_frames_are_relative_to_the_nearest_scroll_view_along_an_axis(screen):
    # The innermost scroll view, the one that scrolls horizontally, and the one that scrolls vertically.
    has_text(screen, "tile 1", "200 0, 200 0, 200 30")
    has_text(screen, "line 2", "0 150")
    screen.front.get_by_test_id("shelf").evaluate("node => node.scrollLeft = 50")
    has_text(screen, "tile 1", "150 0, 150 0, 150 30")
    screen.front.get_by_test_id("outer").evaluate("node => node.scrollTop = 20")
    has_text(screen, "tile 1", "150 0, 150 0, 150 10")
    has_text(screen, "line 2", "0 130")


def test_the_coordinates_of_a_scroll_view_do_not_depend_on_its_place_in_the_window(screen):
    has_text(screen, "line 2", "0 150")
    screen.page.set_viewport_size({"width": 600, "height": 900})
    screen.settles()
    has_text(screen, "tile 1", "200 0, 200 0, 200 30")
    has_text(screen, "line 2", "0 150")


def test_views_are_drawn_in_their_order(screen):
    pixel = Picture(screen)
    assert pixel("layers", 0.5, 0.5) == RED and pixel("layers", 0.1, 0.5) == BLUE
    # The views of the row overlap in the middle third.
    assert pixel("row", 0.5, 0.5) == RED and pixel("row", 0.9, 0.5) == BLUE
    assert pixel("raised", 0.5, 0.5) == RED and pixel("raised", 0.1, 0.5) == BLUE
    screen.tap("Reorder")
    screen.settles()
    assert pixel("layers", 0.5, 0.5) == BLUE
    assert pixel("row", 0.5, 0.5) == BLUE and pixel("row", 0.1, 0.5) == RED


def test_an_order_applies_within_its_container(screen):
    # The styles of orders belong to a script that the page loads.
    screen.page.wait_for_function(
        """() => getComputedStyle(document.querySelector("[data-testid='inner stack'] .vStack")).isolation === 'isolate'"""
    )
    pixel = Picture(screen)
    assert pixel("inner stack", 0.5, 0.5) == BLUE and pixel("inner stack", 0.1, 0.5) == RED
    # A view that is alone in its container is in front of the background of the screen.
    assert pixel("negative", 0.5, 0.5) == RED


def test_a_cell_is_at_its_anchor(screen):
    anchored, beside, below = (box(screen, name) for name in ("anchored", "beside", "below"))
    # The cell has 60 by 50 points, and the view 20 by 10.
    assert anchored["x"] - below["x"] == pytest.approx(10, abs=0.1)
    assert anchored["y"] - beside["y"] == pytest.approx(30, abs=0.1)
    corner = box(screen, "corner")
    assert corner["x"] + corner["width"] == pytest.approx(beside["x"] + beside["width"], abs=0.1)
    # The grid is 94 points wide, and the view outside of rows 14. Its offset is 5 points.
    assert box(screen, "alone")["x"] - below["x"] == pytest.approx(65, abs=0.1)


def test_an_excluded_axis_has_no_effect_on_the_size_of_a_grid(screen):
    grid = box(screen, "axes")
    assert (grid["width"], grid["height"]) == pytest.approx((74, 39), abs=0.6)
    assert box(screen, "as high")["height"] == pytest.approx(20, abs=0.1)
    assert box(screen, "as wide")["width"] == pytest.approx(40, abs=0.1)
    assert box(screen, "line")["width"] == pytest.approx(74, abs=0.1)


def test_a_pointer_has_the_coordinates_of_a_named_view(screen):
    board, hovered = box(screen, "board"), box(screen, "hovered")
    assert hovered["x"] - board["x"] == pytest.approx(55, abs=0.1)
    screen.page.mouse.move(hovered["x"] + 10, hovered["y"] + 8)
    has_text(screen, "pointer", "65 13")
    screen.page.mouse.move(hovered["x"] + 30, hovered["y"] + 12)
    has_text(screen, "pointer", "85 17")
