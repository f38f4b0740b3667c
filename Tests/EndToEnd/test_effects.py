"""The colors that filters, modes that combine colors, and paints produce in a page."""

import pytest
from playwright.sync_api import expect

from test_drawing import Picture


@pytest.fixture
def pixel(case):
    return Picture(case("Effects"))


def is_near(color, other, tolerance=8):
    """Returns whether two colors are equal, except for rounding in the steps of an effect."""
    return all(abs(a - b) <= tolerance for a, b in zip(color, other))


# The color of the views is (204, 102, 51).
FILTERED = {
    "plain": (204, 102, 51),
    "contrast": (242, 89, 13),
    "less contrast": (166, 115, 89),
    "negative contrast": (51, 153, 204),
    "saturation": (246, 93, 16),
    "less saturation": (162, 111, 86),
    "no saturation": (120, 120, 120),
    "hue": (36, 138, 189),
    # The contrast is reduced before the brightness is raised.
    "filters in order": (230, 178, 153),
}


def test_filters_compute_the_colors_of_a_view(pixel):
    for name, color in FILTERED.items():
        assert is_near(pixel(name, 0.5, 0.5), color), name


def test_a_blur_mixes_the_colors_at_an_edge(pixel):
    assert is_near(pixel("sharp", 37 / 80, 0.5), (0, 0, 0))
    assert is_near(pixel("sharp", 43 / 80, 0.5), (255, 255, 255))
    # The radius is 6 points, so that the colors are mixed at a distance of 3 points.
    dark, light = pixel("blurred", 37 / 80, 0.5), pixel("blurred", 43 / 80, 0.5)
    assert 40 < dark[0] < 120 < 140 < light[0] < 220, (dark, light)


# The color (0, 128, 255) in front of (204, 153, 0).
BLENDED = {
    "normal": (0, 128, 255),
    "multiply": (0, 77, 0),
    "multiply in a stack": (0, 77, 0),
    "screen": (204, 204, 255),
    "difference": (204, 26, 255),
    "lighter": (204, 255, 255),
}


def test_modes_combine_the_colors_of_two_views(pixel):
    for name, color in BLENDED.items():
        assert is_near(pixel(name, 0.75, 0.5), color), name
        assert is_near(pixel(name, 0.25, 0.5), (204, 153, 0)), name


def test_a_picture_is_repeated_as_a_paint(pixel):
    red, blue = (255, 0, 0), (0, 0, 255)
    # A pixel of the picture is 20 points wide. Browsers mix the colors of neighbors, least in the center of a pixel.
    for row, colors in [(10, [red, blue, red, blue]), (30, [blue, red, blue, red])]:
        for column, color in enumerate(colors):
            assert is_near(pixel("tiles", (20 * column + 10) / 80, row / 40), color, 70), (column, row)
    for row in (10, 30):
        for column in range(4):
            assert is_near(pixel("part of tiles", (20 * column + 10) / 80, row / 40), red, 70), (column, row)


def test_an_elliptical_gradient_has_the_ratio_of_its_area(pixel):
    assert is_near(pixel("ellipse", 0.5, 0.5), (255, 0, 0))
    for x, y in [(0.75, 0.5), (0.25, 0.5), (0.5, 0.25), (0.5, 0.75)]:
        red, green, blue = pixel("ellipse", x, y)
        assert abs(red - 128) < 16 and abs(blue - 128) < 16 and green < 8, (x, y)
    for x, y in [(0.01, 0.5), (0.5, 0.99), (0.05, 0.05)]:
        assert pixel("ellipse", x, y)[2] > 230, (x, y)


def test_a_moved_point_of_a_mesh_moves_its_color(pixel):
    assert pixel("moved mesh", 0.75, 0.5)[1] > 180
    assert pixel("moved mesh", 0.75, 0.5)[1] > pixel("moved mesh", 0.45, 0.5)[1] + 60
    assert is_near(pixel("moved mesh", 0.03, 0.5), (255, 0, 0))


def test_a_material_lets_the_color_behind_it_through_and_glass_has_its_tint(pixel):
    assert is_near(pixel("material", 0.25, 0.5), (255, 0, 0))
    red, green, _ = pixel("material", 0.75, 0.5)
    assert red > 200 and 40 < green < 220, (red, green)
    assert is_near(pixel("glass", 0.25, 0.5), (255, 0, 0))
    # The tint has an opacity of 0.7, in front of a material.
    red, green, blue = pixel("glass", 0.75, 0.5)
    assert red < 100 and green < 60 and blue > 170, (red, green, blue)


@pytest.mark.parametrize("name", ["hole", "hole in a group"])
def test_a_view_removes_its_area_from_a_mask_or_a_group(pixel, name):
    assert is_near(pixel(name, 0.1, 0.5), (255, 0, 0))
    assert is_near(pixel(name, 0.5, 0.5), pixel(name, 0.5, 0.4))
    assert pixel(name, 0.5, 0.5)[1] > 200


def test_a_view_without_a_focus_effect_has_no_ring(case):
    screen = case("Effects")
    ring = screen.front.get_by_role("button", name="Ring", exact=True)
    ring.focus()
    screen.page.keyboard.press("Tab")
    bare = screen.front.get_by_role("button", name="No ring")
    expect(bare).to_be_focused()
    expect(bare).to_have_css("outline-style", "none")
    screen.page.keyboard.press("Shift+Tab")
    expect(ring).to_be_focused()
    expect(ring).to_have_css("outline-style", "solid")
