"""Rows, surfaces, shapes and values whose size or value changes with an animation."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css, interrupt, named, settle_at
from waiting import until


@pytest.fixture
def sizes(case):
    screen = case("Size motion")
    screen.rests()
    return screen


@pytest.fixture
def rows(case):
    screen = case("Row motion")
    screen.rests()
    return screen


def finish(screen):
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")


def surface(node):
    """Returns the edges of the visible part of an element."""
    return node.evaluate(
        """node => {
          const box = node.getBoundingClientRect();
          const inset = (getComputedStyle(node).clipPath.split("round")[0].match(/-?[\\d.]+/g) || [0]).map(Number);
          const [top, right = top, bottom = top, left = right] = inset;
          return { left: box.left + left, right: box.right - right, width: box.width - left - right };
        }"""
    )


@pytest.mark.parametrize("name", ["capsule", "button"])
def test_a_surface_has_half_of_the_additional_width_at_half_of_the_duration(sizes, name):
    node = named(sizes, name)
    start = surface(node)
    sizes.tap("Change")
    settle_at(sizes, 0)
    assert surface(node) == pytest.approx(start, abs=1)
    settle_at(sizes, 5000)
    half = surface(node)
    finish(sizes)
    end = surface(node)
    assert end["width"] > start["width"] + 50
    assert half["width"] == pytest.approx((start["width"] + end["width"]) / 2, abs=1)
    # A smaller surface encloses a title that already has its final layout.
    sizes.tap("Change")
    settle_at(sizes, 5000)
    assert surface(node) == pytest.approx(half, abs=1)
    finish(sizes)
    assert surface(node) == pytest.approx(start, abs=1)


def test_an_interrupted_surface_continues_from_its_visible_width(sizes):
    node = named(sizes, "capsule")
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = surface(node)
    interrupt(sizes, "Change")
    settle_at(sizes, 0)
    assert surface(node) == pytest.approx(half, abs=1)


@pytest.mark.parametrize("name", ["capsule", "layer"])
def test_another_change_does_not_hurry_a_surface_that_grows(sizes, name):
    node = named(sizes, name)
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = surface(node)
    dim = sizes.front.get_by_role("button", name="Dim")
    dim.evaluate("node => node.click()")
    sizes.page.wait_for_function("node => getComputedStyle(node).opacity === '0.5'", arg=dim.element_handle())
    settle_at(sizes, 5000)
    assert surface(node) == pytest.approx(half, abs=1)
    settle_at(sizes, 7500)
    assert surface(node)["width"] > half["width"] + 10
    finish(sizes)


def test_a_layer_behind_a_stack_grows_with_it(sizes):
    layer = named(sizes, "layer")
    start = box_of(layer)["width"]
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = box_of(layer)["width"]
    finish(sizes)
    assert half == pytest.approx((start + box_of(layer)["width"]) / 2, abs=1)


def test_the_first_line_of_a_card_that_becomes_wider_and_higher_stays_at_its_top(sizes):
    card, heading = named(sizes, "card"), named(sizes, "heading")
    start, distance = box_of(card), box_of(heading)["top"] - box_of(card)["top"]
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = box_of(card)
    assert box_of(heading)["top"] - half["top"] == pytest.approx(distance, abs=1)
    finish(sizes)
    # The page measures the lines of the paragraph in the next frame.
    until(lambda: half["height"] == pytest.approx((start["height"] + box_of(card)["height"]) / 2, abs=1))


def test_a_drawn_shape_fills_its_view_while_it_grows(sizes):
    peak = named(sizes, "peak")
    outline = peak.locator("path")
    sizes.tap("Change")
    for time, width in ((0, 100), (5000, 150)):
        settle_at(sizes, time)
        assert box_of(peak)["width"] == pytest.approx(width, abs=1)
        assert box_of(outline)["width"] == pytest.approx(width, abs=1)


def test_progress_and_gauges_are_half_way_at_half_of_the_duration(sizes):
    progress, gauge = named(sizes, "progress").locator("progress"), named(sizes, "gauge").locator(".gauge")
    sizes.tap("Change")
    settle_at(sizes, 5000)
    expect(progress).to_have_js_property("value", 0.5)
    expect(gauge).to_have_attribute("style", re.compile("--part: ?50%"))
    finish(sizes)
    expect(progress).to_have_js_property("value", 0.8)
    expect(gauge).to_have_attribute("style", re.compile("--part: ?80%"))


def test_only_the_digits_of_a_number_that_change_are_replaced(sizes):
    number = named(sizes, "number")
    sizes.tap("Change")
    settle_at(sizes, 5000)
    copies = sizes.page.locator("[data-c=exit]").filter(has_text="points")
    assert sorted(copies.all_inner_texts()) == ["1,234 points", "1,239 points"]
    for copy in copies.all():
        moving = copy.evaluate(
            "node => [...node.children].filter((one) => one.getAnimations().length).map((one) => one.textContent)"
        )
        assert moving in (["4"], ["9"])
    expect(number).to_have_text("1,239 points")
    finish(sizes)
    expect(copies).to_have_count(0)
    assert css(number, "maskImage") == "none"


def first_color(node):
    return [int(part) for part in re.search(r"rgb\((\d+), (\d+), (\d+)\)", css(node, "backgroundImage")).groups()]


def test_a_gradient_with_a_constant_color_is_half_way_at_half_of_the_duration(sizes):
    gradient = named(sizes, "gradient")
    start = first_color(gradient)
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = first_color(gradient)
    finish(sizes)
    end = first_color(gradient)
    assert half == pytest.approx([(old + new) / 2 for old, new in zip(start, end)], abs=12)


def test_reduced_motion_shows_the_final_sizes_and_values(sizes):
    sizes.page.emulate_media(reduced_motion="reduce")
    sizes.tap("Change")
    expect(named(sizes, "progress").locator("progress")).to_have_js_property("value", 0.8)
    assert css(named(sizes, "capsule"), "clipPath") == "none"


def test_views_move_with_the_timing_of_their_own_animations(sizes):
    balls = [named(sizes, f"ball {index}") for index in range(3)]
    starts = [box_of(ball)["left"] for ball in balls]
    sizes.tap("Change")
    settle_at(sizes, 5000)
    half = [box_of(ball)["left"] for ball in balls]
    finish(sizes)
    ends = [box_of(ball)["left"] for ball in balls]
    assert ends[0] > starts[0] + 200
    # The second animation has just begun, and the last ball moves at once.
    assert half == pytest.approx([(starts[0] + ends[0]) / 2, starts[1], ends[2]], abs=1)


def test_an_outline_with_other_steps_is_shown_at_once(sizes):
    outline = named(sizes, "zigzag").locator("path")
    start = css(outline, "d")
    sizes.tap("Change")
    settle_at(sizes, 0)
    shown = css(outline, "d"), css(outline, "strokeDasharray")
    finish(sizes)
    assert shown == (css(outline, "d"), css(outline, "strokeDasharray"))
    assert shown[0] != start and shown[1] != "none"


def covered(screen, top, bottom):
    """Returns a Boolean value that indicates whether rows cover the heights between two distances from the top of the window."""
    return screen.page.evaluate(
        """([top, bottom]) => {
          const boxes = [...document.querySelectorAll(".section")][0].querySelectorAll(":scope > :not(.sectionHeader)");
          const spans = [...boxes].map((node) => {
            const style = getComputedStyle(node);
            if (style.opacity !== "1") return [0, 0];
            const box = node.getBoundingClientRect();
            const inset = (style.clipPath.match(/-?[\\d.]+/g) || [0]).map(Number);
            const [above, right = above, below = above] = inset;
            return [box.top + Math.max(above, 0), box.bottom - Math.max(below, 0)];
          });
          for (let y = top + 1; y < bottom - 1; y += 1) if (!spans.some(([from, to]) => from <= y && y <= to)) return false;
          return true;
        }""",
        [top, bottom],
    )


@pytest.mark.parametrize(
    "change, distance, last", [("Remove 2 and 3", -88, 5), ("Remove 4 and 5", -88, 3), ("Insert", 44, 5), ("Append", 44, 7)]
)
def test_changing_rows_leave_no_hole_in_their_section(rows, change, distance, last):
    top, end = box_of(named(rows, "number 1"))["top"], box_of(named(rows, "number 5"))["bottom"]
    next_title = rows.front.get_by_text("Changes", exact=True)
    title = box_of(next_title)["top"]
    rows.tap(change)
    for time in (2500, 5000, 7500):
        settle_at(rows, time)
        moved = distance * time / 10_000
        assert box_of(next_title)["top"] - title == pytest.approx(moved, abs=1)
        assert covered(rows, top, end + moved)
    finish(rows)
    expect(rows.page.locator("[data-c=exit]")).to_have_count(0)
    assert box_of(named(rows, f"number {last}"))["bottom"] - end == pytest.approx(distance, abs=1)


def test_the_content_of_a_removed_row_fades(rows):
    rows.tap("Remove 2 and 3")
    settle_at(rows, 5000)
    alpha = re.search(r"([\d.]+)\)$", css(rows.page.locator("[data-c=exit]").first, "color"))
    assert float(alpha.group(1)) == pytest.approx(0.5, abs=0.01)


def test_a_row_covers_the_last_row_that_it_replaces(rows):
    place = box_of(named(rows, "number 5"))
    rows.tap("Replace")
    settle_at(rows, 5000)
    removed = rows.page.locator("[data-c=exit]")
    assert box_of(removed)["top"] == pytest.approx(place["top"], abs=1)
    assert removed.evaluate("node => node.nextElementSibling.dataset.testid") == "number 8"


def test_a_row_that_moves_is_in_front_of_a_new_row_at_its_place(rows):
    moving = named(rows, "number 5")
    rows.tap("Shift")
    settle_at(rows, 1000)
    assert moving.evaluate(
        """node => {
          const box = node.getBoundingClientRect();
          return document.elementFromPoint(box.x + 20, box.y + box.height / 2) === node;
        }"""
    )
