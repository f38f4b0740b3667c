"""The colors of materials, glass, borders and gradients in front of stripes."""

import pytest

from test_drawing import Picture
from test_effects import is_near


@pytest.fixture
def pixel(case):
    return Picture(case("Materials"))


def contrast(pixel, name, x, y):
    """Returns the largest difference between the colors of the stripes near a point of a view of 80 by 60 points."""
    reds = [pixel(name, x + step / 80, y)[0] for step in (-5, -2.5, 0, 2.5, 5)]
    return max(reds) - min(reds)


# A place in each shape with a material, and one outside of it.
BLURRED = {
    "rectangle": ((0.5, 0.5), None),
    "foreground": ((0.5, 0.5), None),
    # The circle is 60 points wide.
    "circle": ((0.5, 0.5), (0.07, 0.5)),
    "circle with a shadow": ((0.5, 0.5), None),
    "outline": ((0.2, 0.6), (0.8, 0.4)),
    "path": ((0.25, 0.5), (0.75, 0.5)),
    "line": ((0.5, 0.5), None),
    "background": ((0.2, 0.6), (0.8, 0.4)),
    "circle behind": ((0.5, 0.5), (0.07, 0.5)),
    "tinted glass": ((0.5, 0.5), None),
}


@pytest.mark.parametrize("name", BLURRED)
def test_a_material_blurs_the_content_behind_a_shape_only(pixel, name):
    inside, outside = BLURRED[name]
    assert contrast(pixel, name, *inside) < 40
    if outside:
        assert contrast(pixel, name, *outside) > 200


def test_glass_has_its_tint(pixel):
    red, _, blue = pixel("tinted glass", 0.5, 0.5)
    assert red < 120 and blue > 180


def test_a_border_may_be_a_gradient(pixel):
    for name in ("border", "border of a shape"):
        assert pixel(name, 0.05, 0.5)[0] > 200, name
        assert pixel(name, 0.95, 0.5)[2] > 200, name
        red, _, blue = pixel(name, 0.5, 0.1)
        assert abs(red - 128) < 30 and abs(blue - 128) < 30, name
    assert is_near(pixel("border", 0.5, 0.5), (255, 255, 255))


def test_the_gradient_of_a_color_is_opaque(pixel):
    for y in (0.05, 0.5, 0.95):
        assert contrast(pixel, "gradient of a color", 0.5, y) < 8
    top, bottom = pixel("gradient of a color", 0.5, 0.05), pixel("gradient of a color", 0.5, 0.95)
    assert top[1] > bottom[1] + 30 and is_near(bottom, (255, 0, 0))
