"""Outlines, effects and gradients that a page draws."""

import base64
import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened

READ_PIXEL = """async ([png, x, y]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(x * image.width, y * image.height, 1, 1);
  return [...data.slice(0, 3)];
}"""

# Waits for the pictures of elements and styles, which the browser loads separately.
LOAD_PICTURES = """async () => {
  const paints = ["backgroundImage", "maskImage", "borderImageSource"];
  const nodes = [...document.querySelectorAll("*")];
  const styles = nodes.flatMap(node => [null, "::before"].map(part => getComputedStyle(node, part)));
  // An address that begins with a number sign is that of an element.
  const addresses = styles.flatMap(style => paints.flatMap(name => [...style[name].matchAll(/url\\("([^"#][^"]*)"\\)/g)]));
  const others = new Set(addresses.map(([, address]) => address));
  const images = [...document.images, ...[...others].map(src => Object.assign(new Image(), { src }))];
  await Promise.all(images.map(image => image.decode().catch(() => {})));
}"""

COUNT_DARK = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let dark = 0;
  for (let index = 0; index < data.length; index += 4) if (data[index] < 200) dark += 1;
  return dark / (data.length / 4);
}"""


class Picture:
    """The colors of a screen."""

    def __init__(self, screen):
        self.screen = screen
        # Some drawings have the sizes that the page has reported.
        screen.settles()
        screen.page.evaluate(LOAD_PICTURES)

    def __call__(self, identifier, x, y):
        """Returns the color of a point in an element, as fractions of its width and height."""
        node = self.screen.front.get_by_test_id(identifier)
        png = base64.b64encode(node.screenshot()).decode()
        return self.screen.page.evaluate(READ_PIXEL, [png, x, y])

    @staticmethod
    def of_page(screen, x, y):
        """The color at a point of the page, whose coordinates are from 0 to 1."""
        png = base64.b64encode(screen.page.screenshot()).decode()
        return screen.page.evaluate(READ_PIXEL, [png, x, y])


@pytest.fixture
def pixel(case):
    return Picture(case("Drawing"))


def is_close(color, other):
    return all(abs(a - b) < 60 for a, b in zip(color, other))


def test_a_shape_of_the_app_is_drawn(pixel):
    assert is_close(pixel("triangle", 0.5, 0.7), (255, 59, 48))
    assert min(pixel("triangle", 0.05, 0.1)) > 230


def test_a_stroke_has_dashes(pixel):
    colors = [pixel("dashed", x / 60, 0.97) for x in range(4, 57)]
    blue = "".join("1" if color[2] - color[0] > 120 else "0" for color in colors)
    # A dash has 8 points and a gap 3. The edge has 60.
    assert 4 <= blue.count("10") <= 6
    assert 0.55 < blue.count("1") / len(blue) < 0.9


def test_a_gradient_fills_an_outline(pixel):
    top, bottom = pixel("gradient", 0.5, 0.2), pixel("gradient", 0.5, 0.95)
    assert top[1] > bottom[1] + 60
    assert min(pixel("gradient", 0.05, 0.1)) > 230


def test_a_view_is_clipped_to_an_outline(pixel):
    assert min(pixel("clipped", 0.05, 0.05)) > 230
    assert pixel("clipped", 0.5, 0.95)[2] > 200


def test_a_ring_has_a_part_of_a_circle(pixel):
    ring = pixel.screen.front.get_by_test_id("ring")
    assert ring.locator("mask path").first.get_attribute("d").startswith("M100 50")
    pixel.screen.tap("Turn")
    expect(pixel.screen.front.get_by_text("25 %")).to_be_visible()


def test_colors_are_multiplied(pixel):
    red, _, blue = pixel("multiplied", 0.95, 0.95)
    assert blue < 110, (red, blue)


def test_filters_change_the_colors_of_a_view(pixel):
    # The corner is blue, (0, 122, 255).
    gray = pixel("gray", 0.95, 0.95)
    assert max(gray) - min(gray) < 12, gray
    assert is_close(pixel("bright", 0.95, 0.95), (76, 198, 255))
    assert is_close(pixel("inverted", 0.95, 0.95), (255, 133, 0))


def test_a_timeline_updates_its_content_without_an_event(page, guide):
    screen = opened(page, guide, "Phases and timelines")
    screen.tap("Brew tea")
    expect(screen.front.get_by_text(re.compile("^Brewing for [2-9] s$"))).to_be_visible()
    screen.tap("Stop brewing")
    expect(screen.front.get_by_text(re.compile("^Brewing for"))).to_have_count(0)


def test_a_layer_with_a_text_and_a_picture_limits_drawing(pixel):
    assert pixel("masked", 150 / 180, 0.5)[2] > 150 and pixel("masked", 150 / 180, 0.5)[1] < 200
    assert min(pixel("masked", 175 / 180, 0.98)) > 230
    colors = [pixel("masked", x / 180, 0.5) for x in range(2, 120, 4)]
    assert any(min(color) > 230 for color in colors) and any(min(color) < 120 for color in colors)


def test_a_mesh_gradient_is_drawn_in_a_view_and_in_an_outline(pixel):
    assert is_close(pixel("mesh", 0.02, 0.5), (255, 59, 48))
    assert min(pixel("mesh", 0.5, 0.5)) > 225
    assert is_close(pixel("mesh", 0.98, 0.5), (0, 122, 255))
    assert min(pixel("meshed", 0.05, 0.1)) > 230
    assert pixel("meshed", 0.5, 0.95)[2] > 180


def test_a_rotation_follows_state(pixel):
    turned = pixel.screen.front.get_by_test_id("turned")
    expect(turned).to_have_css("rotate", "30deg")
    pixel.screen.tap("Turn")
    expect(turned).to_have_css("rotate", "90deg")


@pytest.mark.parametrize("identifier, color", [("shape", (0, 122, 255)), ("color 1", (255, 59, 48))])
def test_a_row_that_is_only_a_color_shows_it(case, identifier, color):
    pixel = Picture(case("Color rows"))
    assert is_close(pixel(identifier, 0.5, 0.5), color)


def test_the_texts_of_a_canvas_are_centered_above_their_bars(page, guide):
    opened(page, f"{guide}/drawing").settles()
    figures = box_of(page.locator(".drawn").first)
    width = figures["width"] / 5
    for index, (text, value) in enumerate(zip(["3", "5", "2", "6", "4"], [3, 5, 2, 6, 4])):
        label = box_of(page.get_by_text(text, exact=True).first)
        top = figures["y"] + figures["height"] - (figures["height"] - 24) * value / 7
        assert abs(label["x"] + label["width"] / 2 - (figures["x"] + (index + 0.5) * width)) < 1
        assert abs(label["y"] + label["height"] - (top - 2)) < 1


def test_a_symbol_fades_while_its_effect_is_active_and_stops_with_it(page, guide):
    page.goto(f"{guide}/drawing")
    page.locator("html[data-live]").wait_for()
    running = "document.getAnimations().some((motion) => motion.effect?.getComputedTiming().iterations === Infinity)"
    assert not page.evaluate(running)
    page.get_by_role("switch", name="Searching").click()
    page.wait_for_function(f"() => {running}")
    page.get_by_role("switch", name="Searching").click()
    page.wait_for_function(f"() => !{running}")


def test_a_view_shows_where_its_mask_is_opaque(pixel):
    masked = pixel.screen.front.get_by_test_id("maskedText")
    expect(masked).to_have_css("mask-image", re.compile("^url\\(\"data:image/svg"))
    assert min(pixel("maskedText", 0.01, 0.02)) > 230
    png = masked.screenshot()
    dark = pixel.screen.page.evaluate(COUNT_DARK, base64.b64encode(png).decode())
    assert 0.1 < dark < 0.7
    assert is_close(pixel("part", 0.25, 0.5), (255, 59, 48))
    assert min(pixel("part", 0.75, 0.5)) > 230


def test_a_style_has_shadows(pixel):
    assert "drop-shadow" in pixel.screen.front.get_by_test_id("shadowed").evaluate("node => getComputedStyle(node).filter")
    # The inner shadow is darkest at the edge.
    assert max(pixel("shadowed", 0.5, 0.03)) < min(pixel("shadowed", 0.5, 0.5))


def test_a_later_view_of_a_stack_is_in_front_of_one_with_an_effect(case):
    front = case("Drawing").front.get_by_test_id("in front")
    front.scroll_into_view_if_needed()
    assert front.evaluate(
        """node => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === node;
        }"""
    )


def test_a_gradient_fills_a_symbol(pixel):
    assert is_close(pixel("painted symbol", 0.5, 0.25), (200, 70, 100))
    assert pixel("painted symbol", 0.5, 0.85)[2] > 200
    assert min(pixel("painted symbol", 0.02, 0.02)) > 230


def test_a_circle_in_a_background_touches_the_nearer_edges(pixel):
    assert is_close(pixel("disc", 0.5, 0.1), (255, 59, 48))
    assert min(pixel("disc", 0.15, 0.5)) > 230


def test_content_of_a_horizontal_scroll_view_is_offered_its_height(pixel):
    assert is_close(pixel("offered height", 0.5, 0.2), (255, 59, 48))
    assert is_close(pixel("offered height", 0.5, 0.8), (255, 59, 48))


def test_a_view_with_a_ratio_fits_a_frame_of_a_fixed_height(pixel):
    assert is_close(pixel("fitted", 0.5, 0.1), (255, 59, 48))
    assert is_close(pixel("fitted", 0.3, 0.5), (255, 59, 48))
    assert min(pixel("fitted", 0.15, 0.5)) > 230


def test_circles_in_a_stack_of_a_fixed_height_do_not_exceed_it(page, guide):
    screen = opened(page, guide, "Masks and effects")
    screen.settles()
    circles = screen.front.locator(".hStack > .circle")
    assert circles.evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().height)") == [48] * 4


def test_the_views_of_a_glass_union_have_one_surface_around_them(new_context, guide):
    screen = opened(new_context().new_page(), guide, "Masks and effects")
    tools = screen.front.get_by_test_id("tools")
    tools.scroll_into_view_if_needed()
    # Three tools of 44 points with two spaces of 24 points.
    tools.page.wait_for_function(
        """node => {
          const [all, ...more] = [...node.querySelectorAll('*')].filter(one => getComputedStyle(one).backdropFilter !== 'none')
          if (!all || more.length) return false
          const [outer, own] = [node, all].map(one => one.getBoundingClientRect())
          return Math.abs(own.width - 180) < 1 && Math.abs(own.height - 44) < 1
            && Math.abs(own.left + own.right - outer.left - outer.right) < 2
        }""",
        arg=tools.element_handle(),
    )


def test_shapes_fill_the_cells_of_a_grid(pixel):
    assert max(pixel("board", 0.25, 0.25)) < 60 and max(pixel("board", 0.75, 0.75)) < 60
    assert min(pixel("board", 0.75, 0.25)) > 230 and min(pixel("board", 0.25, 0.75)) > 230


def test_a_translucent_material_shows_the_color_behind_it(pixel):
    # The material without an opacity has a brightness of about 150.
    assert max(pixel("translucent", 0.5, 0.5)) < 90


def test_a_background_blends_with_the_color_behind_it(pixel):
    # Red (255, 59, 48) multiplied by blue (0, 122, 255).
    assert is_close(pixel("blended background", 0.5, 0.5), (0, 28, 48))


def test_symbols_are_a_paint(pixel):
    expect(pixel.screen.front.get_by_test_id("symbols")).to_have_css("background-image", re.compile("data:image/svg"))


def test_a_drawn_text_has_the_place_of_the_text(pixel):
    texts = pixel.screen.front.get_by_text("Drawn by a renderer", exact=True)
    expect(texts).to_have_count(2)
    text, drawn = box_of(texts.nth(0)), box_of(texts.nth(1))
    for key in ("x", "y", "width", "height"):
        assert abs(text[key] - drawn[key]) < 1.5, (key, text, drawn)
