"""The appearance of shapes, ratios, symbols and labels on a page."""

import re

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from screen import rests
from test_drawing import Picture, is_close

RED, YELLOW = (255, 59, 48), (255, 204, 0)


def is_white(color):
    return min(color) > 230


@pytest.fixture
def shape(case):
    screen = case("Shapes")
    screen.settles()
    return Picture(screen)


@pytest.mark.parametrize("identifier", ["clipped ticket", "masked ticket", "ticket behind"])
def test_the_outline_of_an_app_is_computed_for_the_size_of_the_view(shape, identifier):
    # The notch is 10 wide and 20 high in a view of 358 by 60.
    assert is_white(shape(identifier, 7 / 358, 0.5))
    assert is_close(shape(identifier, 13 / 358, 0.5), RED)
    assert is_close(shape(identifier, 3 / 358, 17 / 60), RED)


@pytest.mark.parametrize("place", ["in stack", "in column", "in front", "behind"])
def test_a_circle_with_padding_fits_a_space_of_a_limited_height(shape, place):
    box = box_of(shape.screen.front.get_by_test_id(f"padded circle {place}"))
    assert box["height"] <= 40
    assert is_close(shape(f"padded circle {place}", 0.5, 0.2), RED)


def test_the_corners_of_an_outline_keep_their_radius(shape):
    assert is_white(shape("clipped corners", 3 / 358, 3 / 60))
    assert is_close(shape("clipped corners", 25 / 358, 3 / 60), RED)


@pytest.mark.parametrize(
    "identifier",
    [
        "circle",
        "bordered circle",
        "clipped to circle",
        "words in circle",
        "circle behind",
        "wide circle",
        "circle in stack",
    ],
)
def test_a_circle_has_the_shorter_side_of_its_space_as_diameter(shape, identifier):
    width = box_of(shape.screen.front.get_by_test_id(identifier))["width"]
    assert is_white(shape(identifier, 0.5 - 24 / width, 0.5))
    assert is_close(shape(identifier, 0.5, 0.1), RED)
    assert is_white(shape(identifier, 0.5 - 18 / width, 0.05))


@pytest.mark.parametrize("identifier", ["ellipse behind", "clipped to ellipse"])
def test_an_ellipse_fills_its_space(shape, identifier):
    assert is_close(shape(identifier, 0.1, 0.5), RED)
    # A capsule would be red there.
    assert is_white(shape(identifier, 0.18, 0.07))


@pytest.mark.parametrize(
    "identifier, ratio",
    [("filling color", 1), ("fitting color", 1), ("fitting shape", 1.5), ("overlaid", 1), ("button", 1), ("square picture", 1)],
)
def test_a_cell_of_a_grid_has_the_height_of_its_ratio(case, identifier, ratio):
    screen = case("Ratios")
    screen.settles()
    box = box_of(screen.front.get_by_test_id(identifier))
    assert abs(box["width"] - 114) < 1 and abs(box["height"] - 114 / ratio) < 1


@pytest.mark.parametrize("name, count, ratio", [("third", 3, 1), ("card", 2, 1.5)])
def test_views_with_a_ratio_share_the_width_of_a_row_that_scrolls(case, name, count, ratio):
    screen = case("Ratios")
    screen.settles()
    width = (390 - 8 * (count - 1)) / count
    for index in range(count):
        box = box_of(screen.front.get_by_test_id(f"{name} {index}"))
        assert abs(box["x"] - index * (width + 8)) < 1
        assert abs(box["width"] - width) < 1 and abs(box["height"] - width / ratio) < 1


def test_a_color_with_a_ratio_keeps_its_height_above_a_text(case):
    screen = case("Ratios")
    screen.settles()
    box = box_of(screen.front.get_by_test_id("titled"))
    assert box["height"] > 114 + 20


@pytest.mark.parametrize("identifier", ["in stack", "stack in stack"])
def test_a_view_with_a_ratio_does_not_fill_a_higher_stack(case, identifier):
    screen = case("Ratio in stack")
    screen.settles()
    box = box_of(screen.front.get_by_test_id(identifier))
    assert abs(box["width"] - 390) < 1 and abs(box["height"] - 195) < 1


@pytest.mark.parametrize(
    "identifier, height",
    [
        ("color", 64), ("button", 64), ("overlaid", 64), ("picture", 64), ("titled", 34), ("in a row above a text", 34),
        ("titled picture", 34),
    ],
)
def test_a_view_with_a_ratio_does_not_exceed_a_stack_of_a_fixed_height(case, identifier, height):
    screen = case("Ratio in row")
    screen.settles()
    box = box_of(screen.front.get_by_test_id(identifier))
    assert abs(box["height"] - height) < 1
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390


# The condition that the pictures of the case have been loaded.
LOADED = "() => document.images.length >= 5 && [...document.images].every((image) => image.complete && image.naturalWidth)"


@pytest.mark.parametrize(
    "identifier, width, height",
    [("own height", 80, 40), ("outer height", 80, 40), ("outer width", 60, 30), ("own width", 60, 30), ("limited", None, 70)],
)
def test_a_loaded_picture_has_the_ratio_of_its_natural_size(case, identifier, width, height):
    screen = case("Loaded ratios")
    screen.page.wait_for_function(LOADED)
    screen.settles()
    box = box_of(screen.front.get_by_test_id(identifier))
    assert abs(box["height"] - height) < 1 and (width is None or abs(box["width"] - width) < 1)


@pytest.mark.parametrize("identifier", ["own height", "outer height"])
def test_a_text_is_beside_a_loaded_picture(case, identifier):
    screen = case("Loaded ratios")
    screen.page.wait_for_function(LOADED)
    screen.settles()
    assert abs(box_of(screen.front.get_by_test_id(f"beside {identifier}"))["x"] - 88) < 1


def test_a_symbol_has_its_own_colors(case):
    picture = Picture(case("Symbol colors"))
    assert is_close(picture("warning", 0.3, 0.8), YELLOW)
    assert is_close(picture("heart", 0.5, 0.5), RED)
    assert is_close(picture("doc", 0.5, 0.7), (0, 105, 220))


def test_a_gradient_fills_the_symbols_of_a_text(case):
    picture = Picture(case("Symbol colors"))
    start, end = picture("symbol text", 0.35, 0.5), picture("symbol text", 0.65, 0.5)
    assert start[0] > end[0] + 20 and end[2] > start[2] + 20


def test_the_value_of_a_progress_is_below_its_bar(case):
    screen = case("Progress")
    screen.settles()
    linear = screen.front.get_by_test_id("linear")
    label, bar, value = linear.get_by_text("Label"), linear.locator("progress"), linear.get_by_text("40 percent")
    boxes = [box_of(node) for node in (label, bar, value)]
    assert [box["y"] for box in boxes] == sorted(box["y"] for box in boxes)
    assert boxes[0]["x"] == boxes[1]["x"] == boxes[2]["x"]
    assert boxes[2]["height"] < boxes[0]["height"]


def test_the_label_of_a_circle_is_below_it(case):
    screen = case("Progress")
    screen.settles()
    circular = screen.front.get_by_test_id("circular")
    spinner, label = box_of(circular.locator(".spinner")), box_of(circular.get_by_text("Loading"))
    assert spinner["y"] + spinner["height"] <= label["y"]


def test_the_value_of_a_circular_gauge_is_in_its_ring(case):
    screen = case("Progress")
    screen.settles()
    gauge = screen.front.get_by_test_id("circular gauge")
    ring, value = box_of(gauge.locator(".gauge")), box_of(gauge.get_by_text("40", exact=True))
    assert ring["width"] == 58
    assert abs(ring["x"] + ring["width"] / 2 - value["x"] - value["width"] / 2) < 1
    assert abs(ring["y"] + ring["height"] / 2 - value["y"] - value["height"] / 2) < 1


def test_an_open_gauge_with_a_gradient_shows_the_gradient(case):
    screen = case("Progress")
    screen.settles()
    ring = screen.front.get_by_test_id("gradient gauge").locator(".gauge")
    expect(ring).to_have_css("background-image", re.compile(r"^conic-gradient\(from 225deg"))
    expect(ring).to_have_css("mask-image", re.compile("conic-gradient"))


def test_a_linear_gauge_has_a_mark_at_its_value(case):
    screen = case("Progress")
    screen.settles()
    gauge = screen.front.get_by_test_id("marked gauge")
    bar = gauge.locator("progress")
    expect(bar).to_have_css("height", "12px")
    # The bar and the mark have the color of the tint, and a mask separates them.
    expect(bar).to_have_css("mask-image", re.compile("^radial-gradient"))
    expect(bar).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # The label is not shown, and names the gauge.
    expect(bar).to_have_accessible_name("Gauge")
    expect(gauge.get_by_text("Gauge")).not_to_be_visible()


def test_a_field_outside_of_a_list_has_a_border_on_request_only(case):
    screen = case("Bare fields")
    screen.settles()
    for identifier in ("automatic", "secret", "editor"):
        expect(screen.front.get_by_test_id(identifier)).to_have_css("box-shadow", "none")
    expect(screen.front.get_by_test_id("rounded")).not_to_have_css("box-shadow", "none")
    # The target is 44 high, and a click beside the line of text focuses the field.
    field = screen.front.get_by_test_id("automatic")
    box = box_of(field)
    assert box["height"] < 30
    screen.page.mouse.click(box["x"] + 20, box["y"] - 8)
    expect(field.locator("input")).to_be_focused()


def test_a_vertical_field_grows_up_to_its_limit(case):
    screen = case("Bare fields")
    screen.settles()
    editor = screen.front.get_by_test_id("composer").locator("textarea")
    line = editor.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    heights = []
    for count in (1, 3, 8):
        editor.fill("\n".join("abcdefgh"[:count]))
        heights.append(box_of(editor)["height"] / line)
    assert [round(height) for height in heights] == [2, 3, 4], heights
    # The rest is reached by scrolling.
    assert editor.evaluate("node => node.scrollHeight > node.clientHeight + 50")


@pytest.mark.parametrize("title", ["Backdrop", "Gradient", "Scrolled", "Scroll backdrop", "Style backdrop"])
def test_a_background_reaches_below_the_bars(case, title):
    screen = case(title)
    screen.settles()
    top = Picture.of_page(screen, 0.02, 0.04)
    assert is_close(top, YELLOW), top


def test_a_background_ends_at_the_bar_if_it_does_not_ignore_that_edge(case):
    screen = case("Inside backdrop")
    screen.settles()
    screen.page.wait_for_function("getComputedStyle(document.querySelector('[data-inside]'), '::before').top === '0px'")
    assert not is_close(Picture.of_page(screen, 0.02, 0.04), YELLOW)
    assert is_close(Picture.of_page(screen, 0.02, 0.5), YELLOW)
    assert is_close(Picture.of_page(screen, 0.02, 0.99), YELLOW)


def test_a_view_behind_a_scroll_view_ends_at_the_bar(case):
    screen = case("Bounded backdrop")
    screen.settles()
    assert not is_close(Picture.of_page(screen, 0.02, 0.04), YELLOW)
    assert is_close(Picture.of_page(screen, 0.02, 0.06), YELLOW)
    assert is_close(Picture.of_page(screen, 0.02, 0.99), YELLOW)


def test_a_picture_reaches_below_the_bars_and_the_content_does_not(case):
    screen = case("Picture backdrop")
    screen.settles()
    picture = box_of(screen.front.get_by_test_id("picture"))
    assert (picture["x"], picture["y"], picture["width"], picture["height"]) == (0, 0, 390, 844)
    assert box_of(screen.front.get_by_test_id("top"))["y"] == 44


def test_a_header_reaches_below_the_bar(case):
    screen = case("Header backdrop")
    screen.settles()
    header = box_of(screen.front.get_by_test_id("header"))
    assert (header["y"], header["height"]) == (0, 244)
    assert box_of(screen.front.get_by_test_id("below"))["y"] == 244


def test_a_translucent_background_is_drawn_once(case):
    screen = case("Translucent backdrop")
    screen.settles()
    below_bar, beside_bar = Picture.of_page(screen, 0.02, 0.04), Picture.of_page(screen, 0.02, 0.5)
    # A background that is drawn twice differs by much more than the rounding of a color.
    assert all(abs(a - b) <= 1 for a, b in zip(below_bar, beside_bar))


def test_a_bar_above_the_keyboard_needs_no_screen(page):
    with AppServer("BrowserTestApp", environment={"CASE": "keyboard bar"}) as server:
        page.goto(server.address)
        page.locator("html[data-live]").wait_for()
        done = page.get_by_role("button", name="Done")
        expect(page.get_by_role("textbox")).to_be_visible()
        expect(done).to_be_hidden()
        page.get_by_role("textbox").click()
        expect(done).to_be_visible()
        rests(page)
        box = box_of(done)
        assert box["x"] > 300 and box["y"] > 780
        done.click()
        expect(page.get_by_text("Idle")).to_be_visible()
        expect(done).to_be_hidden()
        # A control that needs no keyboard shows no bar.
        page.get_by_role("switch").focus()
        rests(page)
        expect(done).to_be_hidden()
