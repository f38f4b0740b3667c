"""Transitions and animations of values, texts and frames, which are stopped half way."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css, interrupt, named, settle_at


@pytest.fixture
def screen(case):
    screen = case("Transitions")
    screen.rests()
    return screen


def play(screen, title):
    """Taps a button and stops its animations at half of their duration."""
    screen.tap(title)
    settle_at(screen, 5000)


def end(screen):
    screen.page.evaluate("document.getAnimations().forEach(one => one.constructor === Animation && one.finish())")


@pytest.fixture
def half(screen):
    """The screen whose views are half way of their insertion."""
    play(screen, "Toggle")
    return screen


def final(screen, name):
    """Returns the final box of a view."""
    end(screen)
    return box_of(named(screen, name))


def test_a_scale_is_half_way(half):
    width = box_of(named(half, "scale"))["width"]
    assert width == pytest.approx(120 * 0.75, abs=1)
    assert final(half, "scale")["width"] == pytest.approx(120, abs=1)


def test_a_pushed_view_comes_from_its_edge_and_leaves_at_the_other(half):
    left = box_of(named(half, "push"))["left"]
    place = final(half, "push")["left"]
    assert left - place == pytest.approx(60, abs=1)
    play(half, "Toggle")
    ghost = half.page.locator("[data-c=exit]", has_text="push")
    assert place - box_of(ghost)["left"] == pytest.approx(60, abs=1)


def test_a_replaced_view_is_blurred(half):
    assert css(named(half, "blur"), "filter").startswith("blur(")
    assert 0 < float(css(named(half, "blur"), "opacity")) < 1
    end(half)
    assert css(named(half, "blur"), "filter") == "none"


def test_an_insertion_and_a_removal_have_their_own_transitions(half):
    inserted = named(half, "asymmetric")
    assert float(css(inserted, "opacity")) == pytest.approx(0.5, abs=0.01)
    left = box_of(inserted)["left"]
    assert left == pytest.approx(final(half, "asymmetric")["left"], abs=1)
    play(half, "Toggle")
    ghost = half.page.locator("[data-c=exit]", has_text="asymmetric")
    assert css(ghost, "opacity") == "1"
    assert left - box_of(ghost)["left"] == pytest.approx(60, abs=1)


def test_a_transition_of_the_app_rotates_and_fades(half):
    custom = named(half, "custom")
    assert css(custom, "rotate") == "-45deg"
    assert float(css(custom, "opacity")) == pytest.approx(0.5, abs=0.01)
    end(half)
    play(half, "Toggle")
    ghost = half.page.locator("[data-c=exit]", has_text="custom")
    assert css(ghost, "rotate") == "45deg"


def test_a_transition_of_a_modifier_moves(half):
    def distance():
        # The stack around both moves too.
        boxes = [box_of(named(half, name)) for name in ("custom", "modifier")]
        upper, lower = [(one["top"] + one["bottom"]) / 2 for one in boxes]
        return lower - upper

    middle = distance()
    end(half)
    assert middle - distance() == pytest.approx(20, abs=1)


@pytest.mark.parametrize("title, text, direction", [("Up", "20", 1), ("Down", "18", -1)])
def test_a_number_moves_in_the_direction_of_its_change(screen, title, text, direction):
    play(screen, title)
    expect(named(screen, "value")).to_have_text(text)
    # Copies of the element show the digits. The last ones of each copy change. The first copies are those of another number.
    copies = screen.page.locator("[data-c=exit]")
    new, old = (copies.filter(has_text=one).last.locator("> :last-child") for one in (text, "19"))
    assert float(css(new, "opacity")) == float(css(old, "opacity")) == pytest.approx(0.5, abs=0.01)
    tops = [box_of(digits)["top"] for digits in (new, old)]
    end(screen)
    place = box_of(named(screen, "value"))["top"]
    # The new number comes from below and the old one leaves upwards, or vice versa.
    assert (tops[0] - place) * direction > 3
    assert (tops[1] - place) * direction < -3
    expect(copies).to_have_count(0)


def test_a_view_with_a_shared_geometry_is_between_both_frames(screen):
    small = box_of(named(screen, "small"))
    play(screen, "Expand")
    large = named(screen, "large")
    middle = box_of(large)
    end(screen)
    final = box_of(large)
    for side in ("left", "right", "top", "bottom"):
        assert middle[side] == pytest.approx((small[side] + final[side]) / 2, abs=1.5), side


def test_a_view_moves_to_the_frame_of_another_source(screen):
    sides = ("left", "right", "top", "bottom")
    first, last = box_of(named(screen, "segment 0")), box_of(named(screen, "segment 2"))
    assert all(box_of(named(screen, "mark"))[side] == pytest.approx(first[side], abs=1) for side in sides)
    play(screen, "Segment 2")
    middle = box_of(named(screen, "mark"))
    assert all(middle[side] == pytest.approx((first[side] + last[side]) / 2, abs=1.5) for side in sides)
    screen.rests()
    end(screen)
    assert all(box_of(named(screen, "mark"))[side] == pytest.approx(last[side], abs=1) for side in sides)


def test_a_phase_and_keyframes_are_half_way(screen):
    place = box_of(named(screen, "keyframes"))["left"]
    screen.tap("Run")
    settle_at(screen, 2500)
    assert box_of(named(screen, "keyframes"))["left"] - place == pytest.approx(50, abs=1)
    assert float(css(named(screen, "phases"), "opacity")) == pytest.approx(0.8, abs=0.01)
    settle_at(screen, 5000)
    assert box_of(named(screen, "keyframes"))["left"] - place == pytest.approx(100, abs=4)
    assert float(css(named(screen, "phases"), "opacity")) == pytest.approx(0.6, abs=0.01)
    end(screen)
    assert box_of(named(screen, "keyframes"))["left"] == pytest.approx(place, abs=1)


def test_interrupted_keyframes_continue_from_the_place_that_is_shown(screen):
    keyframes = named(screen, "keyframes")
    place = box_of(keyframes)["left"]
    screen.tap("Run")
    handle = keyframes.element_handle()
    screen.page.wait_for_function("([node, left]) => node.getBoundingClientRect().left - left > 10", arg=[handle, place])
    screen.page.evaluate("() => { window.earlier = new Set(document.getAnimations()); }")
    before = box_of(keyframes)["left"] - place
    screen.tap("Run")
    screen.page.wait_for_function(
        "() => document.getAnimations().some(one => !earlier.has(one) && one.effect.getTiming().duration > 5000)"
    )
    settle_at(screen, 0)
    shown = box_of(keyframes)["left"] - place
    # It moves 20 points in a second.
    assert before - 1 < shown < 90
    settle_at(screen, 2500)
    assert box_of(keyframes)["left"] - place == pytest.approx((shown + 100) / 2, abs=2)


def test_reduced_motion_fades_instead(screen):
    screen.page.emulate_media(reduced_motion="reduce")
    play(screen, "Toggle")
    for name in ("scale", "push", "custom", "modifier"):
        node = named(screen, name)
        assert float(css(node, "opacity")) == pytest.approx(0.5, abs=0.01)
        assert (css(node, "scale"), css(node, "rotate"), css(node, "translate")) == ("none", "none", "none"), name


def test_reduced_motion_shows_phases_without_keyframes_that_move(screen):
    screen.page.emulate_media(reduced_motion="reduce")
    place = box_of(named(screen, "keyframes"))["left"]
    play(screen, "Run")
    assert float(css(named(screen, "phases"), "opacity")) == pytest.approx(0.6, abs=0.01)
    assert box_of(named(screen, "keyframes"))["left"] == pytest.approx(place, abs=1)


def radius(node):
    """Returns the radius of the circle around the center to which an element is clipped."""
    distances = re.findall(r"50% [+-] ([\d.]+)px", css(node, "clipPath"))
    return max(float(distance) for distance in distances)


def test_a_transition_clips_a_view_of_any_size_to_a_growing_shape(case):
    screen = case("Clip motion")
    screen.rests()
    screen.tap("Open")
    settle_at(screen, 5000)
    # The diameter at the end is the diagonal of 200 by 100 points.
    assert radius(named(screen, "iris")) == pytest.approx(55.9, abs=1)
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(named(screen, "iris")).to_have_css("clip-path", "none")
    screen.tap("Open")
    settle_at(screen, 2500)
    removed = screen.front.locator("[data-c=exit]")
    assert radius(removed) == pytest.approx(83.9, abs=1)
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(removed).to_have_count(0)


def test_leaving_pages_and_rows_stay_where_they_are_scrolled(case):
    screen = case("Scrolled removal")
    screen.rests()
    expect(screen.front.get_by_text("Row 50", exact=True)).to_be_in_viewport()
    places = {}
    for text in ("Page 1", "Row 50"):
        places[text] = box_of(screen.front.get_by_text(text, exact=True))
    screen.tap("Toggle")
    settle_at(screen, 5000)
    for text, place in places.items():
        leaving = screen.page.locator("[data-c=exit]").get_by_text(text, exact=True)
        assert [box_of(leaving)[edge] for edge in ("left", "top")] == pytest.approx([place["left"], place["top"]], abs=1)


@pytest.fixture
def hero(case):
    screen = case("Hero")
    screen.rests()
    return screen


SIDES = ("left", "right", "top", "bottom")


def is_between(middle, start, end):
    for side in SIDES:
        assert middle[side] == pytest.approx((start[side] + end[side]) / 2, abs=1.5), side


@pytest.mark.parametrize("button, start, opened", [("Card 1", "card 1", "detail"), ("Expand", "banner", "poster")])
def test_a_view_opens_from_a_view_that_stays_and_closes_into_it(hero, button, start, opened):
    small = box_of(named(hero, start))
    play(hero, button)
    middle = box_of(named(hero, opened))
    large = final(hero, opened)
    hero.settles()
    is_between(middle, small, large)
    play(hero, "Close" if opened == "detail" else button)
    # The card is in a stack that leaves, and the poster in a frame.
    moved = leaving(hero).locator(":scope > *" if opened == "detail" else ".color")
    is_between(box_of(moved), small, large)
    end(hero)
    expect(leaving(hero)).to_have_count(0)
    assert box_of(named(hero, start)) == small


def test_a_view_that_is_closed_while_it_opens_returns_from_where_it_is(hero):
    small = box_of(named(hero, "card 1"))
    play(hero, "Card 1")
    middle = box_of(named(hero, "detail"))
    interrupt(hero, "Close")
    settle_at(hero, 0)
    moved = leaving(hero).locator(":scope > *")
    shown = box_of(moved)
    for side in SIDES:
        assert shown[side] == pytest.approx(middle[side], abs=2), side
    settle_at(hero, 5000)
    is_between(box_of(moved), small, middle)


def test_a_view_closes_into_the_new_place_of_a_view_that_moves(hero):
    play(hero, "Tag")
    end(hero)
    hero.settles()
    tag = box_of(named(hero, "tag"))
    play(hero, "Tag")
    middle = box_of(leaving(hero))
    end(hero)
    is_between(middle, tag, box_of(named(hero, "pin")))


def test_a_view_that_replaces_an_equal_one_begins_its_own_transition(hero):
    play(hero, "Count")
    interrupt(hero, "Count")
    settle_at(hero, 2000)
    assert float(css(named(hero, "plus"), "opacity")) == pytest.approx(0.2, abs=0.02)
    expect(leaving(hero)).to_have_count(2)


def leaving(screen):
    """The views that leave the front screen."""
    return screen.front.locator("[data-c=exit]")
