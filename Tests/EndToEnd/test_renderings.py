"""Renderings of views, which an ImageRenderer draws as SVG."""

import pytest

from boxes import box_of

# The boxes of the texts, rectangles and ellipses of a picture, and its size.
READ_BOXES = """async node => {
  const image = node.querySelector("img");
  await image.decode();
  const text = new TextDecoder().decode(Uint8Array.from(atob(image.src.split(",")[1]), c => c.charCodeAt(0)));
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  document.body.append(document.importNode(svg, true));
  const drawn = document.body.lastElementChild;
  const box = element => { const { width, height } = element.getBBox(); return [width, height]; };
  const boxes = kind => [...drawn.querySelectorAll(kind)].map(box);
  const result = { texts: boxes("text"),
                   lines: [...drawn.querySelectorAll("text")].map(t => [...t.children].map(l => l.textContent)),
                   size: [image.width, image.height], error: !!drawn.querySelector("parsererror") };
  drawn.remove();
  return result;
}"""


@pytest.fixture
def pictures(case):
    return case("Renderings")


def test_a_picture_is_as_large_as_its_view(pictures):
    view = box_of(pictures.front.get_by_test_id("view"))
    boxes = pictures.front.get_by_test_id("picture").evaluate(READ_BOXES)
    assert not boxes["error"]
    assert abs(view["width"] - boxes["size"][0]) <= max(1, view["width"] * 0.02), (view, boxes["size"])
    assert abs(view["height"] - boxes["size"][1]) <= 1, (view, boxes["size"])


def test_the_texts_of_a_picture_have_the_sizes_and_lines_of_those_of_the_view(pictures):
    shown = pictures.front.get_by_test_id("view").locator(".text")
    boxes = pictures.front.get_by_test_id("picture").evaluate(READ_BOXES)
    widths = shown.evaluate_all(
        """texts => texts.map(text => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().width;
        })"""
    )
    assert len(boxes["texts"]) == len(widths) == 4
    for width, (drawn, _) in zip(widths, boxes["texts"]):
        assert abs(width - drawn) <= max(1, width * 0.02), (widths, boxes["texts"])
    assert len(boxes["lines"][2]) == 3, boxes["lines"]


def test_a_png_file_has_the_pixels_of_its_scale_and_their_colors(pictures):
    pixels = pictures.front.get_by_test_id("png").evaluate(
        """async node => {
          const image = node.matches("img") ? node : node.querySelector("img");
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const canvas = Object.assign(document.createElement("canvas"), { width, height });
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          const at = x => [...context.getImageData(x, 15, 1, 1).data];
          return { size: [image.naturalWidth, image.naturalHeight], colors: [at(10), at(45), at(80)] };
        }""")
    assert pixels["size"] == [90, 30]
    red, clear, blue = pixels["colors"]
    assert red == [255, 0, 0, 255] and clear[3] == 0
    assert blue[:3] == [0, 0, 255] and abs(blue[3] - 128) <= 1
