"""Hit testing: a view with a surface, a content shape or a gesture receives a tap."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened

BELOW = ["Stroked", "Bordered", "Filled", "Gradient", "Clear", "Clipped", "Rounded", "Stacked", "Behind", "Twice", "Untouched"]
BELOW_IN_A_STACK = ["Below a stroke", "Below a stack", "Below a clear color"]


@pytest.fixture
def screen(case):
    return case("Hit testing")


def tap_in_the_middle(screen, label, offset=0):
    button = screen.front.locator("button", has_text=label).first
    button.scroll_into_view_if_needed()
    box = box_of(button)
    screen.page.mouse.click(box["x"] + box["width"] / 2 + offset, box["y"] + box["height"] / 2)


def check_click(screen, name, x, y, expected):
    """Clicks in a view, and checks which view has received the click."""
    screen.tap("Reset")
    expect(screen.front.get_by_test_id("last")).to_have_text("none")
    box = box_of(screen.front.get_by_test_id(name))
    screen.page.mouse.click(box["x"] + x, box["y"] + y)
    expect(screen.front.get_by_test_id("last")).to_have_text(expected)


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


def test_a_color_of_layers_in_front_of_a_button_takes_the_tap(screen):
    for label in ("Stroked", "Below layers", "Stroked"):
        tap_in_the_middle(screen, label, 20)
    expect(screen.front.get_by_test_id("last")).to_have_text("Stroked")
    expect(screen.front.get_by_test_id("taps")).to_have_text("2")


def test_a_color_of_layers_with_a_gesture_takes_the_tap(screen):
    tap_in_the_middle(screen, "Below layers with a gesture", 20)
    expect(screen.front.get_by_test_id("last")).to_have_text("layers")


def test_a_path_with_a_gradient_takes_no_taps_beside_its_view(screen):
    tap_in_the_middle(screen, "Beside a gradient")
    expect(screen.front.get_by_test_id("last")).to_have_text("Beside a gradient")


# The position of a click in a view of 160 by 80 points, and the view that receives it.
IN_A_SHAPE = [
    ("circle", 80, 40, "circle"),
    ("circle", 80, 4, "circle"),
    # A circle touches the nearer edges.
    ("circle", 30, 40, "behind circle"),
    ("circle", 44, 6, "behind circle"),
    ("capsule", 12, 40, "capsule"),
    ("capsule", 4, 4, "behind capsule"),
    ("capsule", 156, 76, "behind capsule"),
    ("measured", 80, 40, "measured"),
    ("measured", 4, 4, "behind measured"),
    ("triangle", 80, 70, "triangle"),
    ("triangle", 10, 10, "behind triangle"),
    ("ring", 10, 40, "ring"),
    ("ring", 80, 40, "behind ring"),
    ("control", 80, 40, "control"),
    ("control", 8, 8, "corner"),
    ("control", 150, 8, "behind control"),
    ("picker", 120, 40, "right"),
    ("refusing", 80, 40, "behind refusing"),
    # A shape for other purposes does not affect taps.
    ("hover", 8, 8, "behind hover"),
]


@pytest.fixture(scope="module")
def shapes(browser, cases):
    context = browser.new_context(viewport={"width": 390, "height": 1300})
    screen = opened(context.new_page(), cases, "Content shapes")
    # One shape has the size that the page has reported.
    screen.settles()
    yield screen
    context.close()


@pytest.mark.parametrize("name, x, y, expected", IN_A_SHAPE)
def test_a_view_receives_clicks_in_its_content_shape_only(shapes, name, x, y, expected):
    check_click(shapes, name, x, y, expected)


# The position of a click in a view of 160 by 80 points, and the view that receives it. The lines are 20 points wide.
ON_A_LINE = [
    ("tapped", 80, 4, "tapped"),
    ("tapped", 80, 40, "behind"),
    ("gradient", 80, 4, "gradient"),
    ("gradient", 80, 40, "behind"),
    ("dragged", 80, 4, "dragged"),
    ("dragged", 80, 40, "behind"),
    ("dragged gradient", 80, 4, "dragged gradient"),
    ("dragged gradient", 80, 40, "behind"),
    ("stack", 80, 4, "stack"),
    ("stack", 80, 76, "stack"),
    ("stack", 80, 40, "behind"),
    ("overlay", 80, 4, "overlay"),
    ("overlay", 80, 40, "behind"),
    ("decoration", 80, 4, "behind"),
    ("refusing", 80, 4, "behind"),
]


@pytest.fixture(scope="module")
def lines(browser, cases):
    context = browser.new_context(viewport={"width": 390, "height": 1300})
    yield opened(context.new_page(), cases, "Hits on lines")
    context.close()


@pytest.mark.parametrize("name, x, y, expected", ON_A_LINE)
def test_a_shape_without_a_fill_receives_clicks_on_its_line_only(lines, name, x, y, expected):
    check_click(lines, name, x, y, expected)
