"""Scroll views whose content is visible beyond their edges."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW
from test_drawing import Picture


@pytest.fixture
def screen(case):
    screen = case("Unclipped")
    screen.settles()
    return screen


def color(screen, identifier):
    """Returns the color that the page shows at the center of a view."""
    box = box_of(screen.front.get_by_test_id(identifier))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return Picture.of_page(screen, x / NARROW["width"], y / NARROW["height"])


@pytest.mark.parametrize("name", ["row", "column"])
def test_content_is_visible_beyond_the_edges_across_the_axis(screen, name):
    assert color(screen, f"visible {name} 1") == [0, 0, 255]
    assert min(color(screen, f"clipped {name} 1")) > 230
    scroller = screen.front.get_by_test_id(f"visible {name}")
    scroller.evaluate("node => node.scrollTo(100, 20)")
    screen.settles()
    assert color(screen, f"visible {name} 1") == [0, 0, 255]


def test_the_background_of_a_scroll_view_ends_at_its_edges(screen):
    for name in ("visible column", "clipped column"):
        box = box_of(screen.front.get_by_test_id(f"{name} place"))
        # The text is at the leading edge of the column, which is 100 points wide.
        y = (box["y"] + 10) / NARROW["height"]
        inside, outside = [
            Picture.of_page(screen, (box["x"] + distance) / NARROW["width"], y) for distance in (95, 110)
        ]
        assert inside == [255, 0, 0] and min(outside) > 230, name


def test_content_is_visible_beyond_the_edges_along_the_axis(screen):
    for name, color in [("visible row", [255, 0, 0]), ("clipped row", None)]:
        scroller, mark = (screen.front.get_by_test_id(one) for one in (name, f"{name} 1"))
        scroller.hover()
        screen.page.mouse.wheel(110, 0)
        # The view comes to rest with a card at its edge, which is 30 points away from that of the window.
        screen.page.wait_for_function(
            "node => Math.abs(node.getBoundingClientRect().left - 70) < 1 && !node.closest('[data-c-phase]')",
            arg=mark.element_handle(),
        )
        y = box_of(mark)["y"] + 50
        beside = [Picture.of_page(screen, x / NARROW["width"], y / NARROW["height"]) for x in (10, 380)]
        assert beside == [color] * 2 if color else all(min(one) > 230 for one in beside), name


def test_the_area_beyond_the_edges_receives_no_clicks(screen):
    button = screen.front.get_by_role("button", name="Taps 0")
    row = box_of(screen.front.get_by_test_id("visible row"))
    # The element of the scroll view extends below the button.
    box = box_of(button)
    assert row["y"] < box["y"] + box["height"]
    button.click()
    expect(screen.front.get_by_role("button", name="Taps 1")).to_be_visible()


def test_frames_and_reports_do_not_contain_the_area_beyond_the_edges(screen):
    place = screen.front.get_by_test_id("visible column place")
    expect(place).to_have_text("0 0")
    column = screen.front.get_by_test_id("visible column")
    column.hover()
    screen.page.mouse.wheel(0, 40)
    expect(place).to_have_text("0 -40")
    # The size of the scroll view, and the position of its content.
    expect(screen.front.get_by_test_id("container")).to_have_text("100 120 0 40")
