"""Texts that are truncated to the lines that fit in a frame or a layer."""

import pytest
from playwright.sync_api import expect

from boxes import box_of

LINE = 22

# The number of lines that a page shows of a text, and whether lines are missing.
SHOWN = """(node) => {
  const style = getComputedStyle(node);
  const clamp = Number(style.webkitLineClamp);
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = Math.round(range.getBoundingClientRect().height / parseFloat(style.lineHeight));
  return [clamp ? Math.min(clamp, lines) : lines, clamp > 0 && clamp < lines];
}"""


def shown(screen, name, lines, is_cut=True):
    """Waits until a text shows a number of lines."""
    node = screen.front.get_by_test_id(name).first
    screen.page.wait_for_function(f"([node, expected]) => `${{({SHOWN})(node)}}` === expected", arg=[
        node.element_handle(), f"{lines},{str(is_cut).lower()}",
    ])


@pytest.fixture
def screen(case):
    return case("Cut texts")


def test_a_text_is_truncated_to_the_lines_that_fit_in_its_frame(screen):
    shown(screen, "framed", 2)
    shown(screen, "stacked", 4)
    shown(screen, "padded", 2)
    shown(screen, "row", 2)


def test_a_text_is_truncated_again_after_changes(screen):
    shown(screen, "stacked", 4)
    screen.tap("Title")
    shown(screen, "stacked", 2)
    screen.tap("Title")
    shown(screen, "stacked", 4)
    screen.tap("Shorten")
    shown(screen, "stacked", 1, is_cut=False)
    shown(screen, "framed", 1, is_cut=False)
    screen.tap("Lengthen")
    shown(screen, "framed", 2)
    shown(screen, "row", 2)


def test_a_text_is_truncated_again_when_its_frame_grows_in_an_animation(screen):
    shown(screen, "expanding", 2)
    screen.tap("Expand")
    shown(screen, "expanding", 6)
    screen.tap("Expand")
    shown(screen, "expanding", 2)


def test_a_text_is_truncated_again_when_a_container_in_its_frame_changes(screen):
    shown(screen, "inner", 4)
    screen.tap("Pad")
    shown(screen, "inner", 1)
    screen.tap("Pad")
    shown(screen, "inner", 4)


def test_a_text_is_whole_when_its_frame_loses_its_height(screen):
    shown(screen, "limited", 2)
    whole = screen.front.get_by_test_id("free").evaluate(f"(node) => ({SHOWN})(node)[0]")
    assert whole > 10
    screen.tap("Limit")
    shown(screen, "free", 2)
    expect(screen.front.get_by_test_id("limited")).not_to_have_css("-webkit-line-clamp", "2")
    assert box_of(screen.front.get_by_test_id("limited"))["height"] > 10 * LINE
    screen.tap("Limit")
    shown(screen, "limited", 2)
    shown(screen, "free", whole, is_cut=False)


def test_a_text_that_is_inserted_with_a_transition_is_truncated(screen):
    screen.tap("Insert")
    shown(screen, "inserted", 2)


def test_a_frame_keeps_its_size_and_its_text_remains_in_it(screen):
    shown(screen, "framed", 2)
    box = box_of(screen.front.get_by_test_id("framed"))
    assert (box["width"], box["height"]) == (160, 60)
    screen.tap("Widen")
    expect(screen.front.get_by_test_id("framed")).to_have_css("width", "300px")
    shown(screen, "framed", 2)
    # The two lines are in the middle of the frame.
    node = screen.front.get_by_test_id("framed")
    top = node.evaluate("(node) => parseFloat(getComputedStyle(node).borderTopWidth)")
    assert abs(top - (60 - 2 * LINE) / 2) <= 1


def test_lines_that_are_missing_are_not_visible_in_the_padding(screen):
    shown(screen, "padded", 2)
    below = screen.front.get_by_test_id("padded").evaluate(
        "(node) => node.getBoundingClientRect().bottom - node.clientTop - node.clientHeight - node.getBoundingClientRect().top")
    assert below >= 10


def test_rows_that_are_scrolled_to_are_truncated(screen):
    shown(screen, "row", 2)
    screen.page.mouse.move(190, 600)
    screen.page.mouse.wheel(0, 1500)
    last = screen.front.get_by_test_id("row").last
    expect(last).to_have_css("-webkit-line-clamp", "2")


def test_a_text_in_a_layer_is_truncated_to_the_height_of_the_view(screen):
    shown(screen, "covering", 2)
    screen.tap("Expand")
    shown(screen, "covering", 5)
    screen.tap("Shorten")
    shown(screen, "covering", 1, is_cut=False)


def test_a_text_is_truncated_to_the_maximum_height_of_its_frame(screen):
    shown(screen, "bounded", 2)
    screen.tap("Limit")
    shown(screen, "bounded", 3)


def test_a_text_with_a_maximum_height_in_a_scroll_view_is_not_truncated(screen):
    screen.settles()
    clamp = "node => getComputedStyle(node).webkitLineClamp"
    assert screen.front.get_by_test_id("scrolled").evaluate(clamp) == "none"


def test_a_text_that_is_inserted_into_a_layer_is_truncated(screen):
    screen.tap("Insert")
    shown(screen, "late", 2)


def test_a_text_with_a_maximum_height_in_a_horizontal_scroll_view_is_truncated(screen):
    shown(screen, "carousel", 2)
