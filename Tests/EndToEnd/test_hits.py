"""Hit testing: a view with a surface, a content shape or a gesture receives a tap."""

import pytest
from playwright.sync_api import expect

BELOW = ["Stroked", "Bordered", "Filled", "Gradient", "Clear", "Clipped", "Rounded", "Stacked", "Behind", "Twice", "Untouched"]
BELOW_IN_A_STACK = ["Below a stroke", "Below a stack"]


@pytest.fixture
def screen(case):
    return case("Hit testing")


def tap_in_the_middle(screen, label, offset=0):
    button = screen.front.locator("button", has_text=label).first
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    screen.page.mouse.click(box["x"] + box["width"] / 2 + offset, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("label", BELOW + BELOW_IN_A_STACK)
def test_a_button_is_tapped_through_shapes_without_a_gesture(screen, label):
    for offset in (0, 20):
        tap_in_the_middle(screen, label, offset)
        expect(screen.front.get_by_test_id("last")).to_have_text(label)
        tap_in_the_middle(screen, "Below a gesture")
        expect(screen.front.get_by_test_id("last")).to_have_text("gesture")


@pytest.mark.parametrize("label", ["Below a fill", "Below a content shape"])
def test_a_filled_shape_and_a_content_shape_take_the_tap(screen, label):
    tap_in_the_middle(screen, "Stroked")
    expect(screen.front.get_by_test_id("last")).to_have_text("Stroked")
    tap_in_the_middle(screen, label)
    tap_in_the_middle(screen, "Below a gesture")
    expect(screen.front.get_by_test_id("last")).to_have_text("gesture")
