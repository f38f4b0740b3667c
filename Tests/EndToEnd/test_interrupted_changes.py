"""Texts and rows that change again while an earlier change is still moving them."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css, interrupt, named, settle_at, tap_moving

LEAVING = "[data-c=exit]"


@pytest.fixture
def texts(case):
    screen = case("Changing texts")
    screen.rests()
    return screen


def digits(texts):
    """Returns the visible digits of the copies that show a moving number: each with its opacity and its distance from the
    number."""
    top = box_of(named(texts, "number"))["top"]
    found = texts.page.locator(LEAVING).evaluate_all(
        """(copies, top) => copies.flatMap((copy) => [...copy.children].map((part) => [
          part.textContent, Number(getComputedStyle(part).opacity), part.getBoundingClientRect().top - top,
        ]))""",
        top,
    )
    return sorted(part for part in found if part[1] > 0)


def change(texts, title):
    """Taps a button whose change begins further animations, and stops those at their start."""
    texts.page.evaluate("() => { window.earlier = new Set(document.getAnimations()); }")
    texts.tap(title)
    texts.page.wait_for_function(
        "() => document.getAnimations().some((one) => !earlier.has(one) && one.effect.getTiming().duration > 5000)"
    )
    texts.page.evaluate(
        """() => document.getAnimations().filter((one) => !earlier.has(one)).forEach((one) => {
          one.pause();
          one.currentTime = 0;
        })"""
    )


def is_shown(found, parts):
    """Checks that digits are shown with the opacities and at the distances of others."""
    assert [part[0] for part in found] == [part[0] for part in parts]
    for part, other in zip(found, parts):
        assert part[1:] == pytest.approx(other[1:], abs=0.05), part[0]


def test_a_number_that_changes_again_continues_from_the_digits_that_are_shown(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    assert [(part[0], part[1]) for part in before] == [("11", 1), ("8", 0.6), ("9", 0.4)]
    change(texts, "Add")
    expect(named(texts, "number")).to_have_text("120")
    # The 9, which has not arrived, leaves from where it is, and so does the second 1.
    is_shown(digits(texts), [["1", 1, 0], ["1", 1, 0], *before[1:]])


def test_a_digit_that_stays_in_another_change_goes_on_arriving(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    change(texts, "Add ten")
    expect(named(texts, "number")).to_have_text("129")
    is_shown(digits(texts), [["1", 1, 0], ["1", 1, 0], *before[1:]])
    # The digits of this change are half way.
    settle_at(texts, 5000)
    shown = {(part[0], round(part[1], 2)) for part in digits(texts)}
    assert {("1", 0.5), ("2", 0.5), ("9", 0.7), ("8", 0.5)} <= shown


def test_a_change_without_an_animation_shows_the_number_at_once(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    texts.tap("Set")
    number = named(texts, "number")
    expect(number).to_have_text("500")
    expect(texts.page.locator(LEAVING)).to_have_count(0)
    assert css(number, "maskImage") == "none"


def test_a_number_that_is_removed_leaves_no_digits(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    assert digits(texts)
    texts.tap("Remove")
    expect(texts.page.locator(LEAVING)).to_have_count(0)


def test_a_number_that_leaves_takes_along_the_digits_that_are_arriving(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    change(texts, "Toggle")
    expect(named(texts, "number")).to_have_count(0)
    leaving = texts.page.locator(LEAVING).filter(has_text="119")
    expect(leaving).to_have_count(1)
    assert css(leaving, "maskImage") == "none"
    arriving = leaving.locator("span").filter(has_text="9")
    assert float(css(arriving, "opacity")) == pytest.approx(before[2][1], abs=0.05)
    assert box_of(arriving)["top"] - box_of(leaving)["top"] == pytest.approx(before[2][2], abs=1)


def test_a_word_that_changes_again_fades_from_the_opacity_that_is_shown(texts):
    texts.tap("Word")
    settle_at(texts, 4000)
    assert float(css(named(texts, "word"), "opacity")) == pytest.approx(0.4, abs=0.01)
    change(texts, "Word")
    leaving = texts.page.locator(LEAVING)
    for text, opacity in (("First", 0.6), ("Second", 0.4)):
        assert float(css(leaving.filter(has_text=text), "opacity")) == pytest.approx(opacity, abs=0.01), text
    assert float(css(named(texts, "word"), "opacity")) == pytest.approx(0, abs=0.01)


def test_a_number_that_changes_often_has_a_limited_number_of_copies(texts):
    for _ in range(20):
        change(texts, "Add")
    expect(named(texts, "number")).to_have_text("138")
    # The digits that arrive, and the eight latest numbers that leave.
    assert texts.page.locator(LEAVING).count() <= 9


@pytest.fixture
def motion(case):
    screen = case("Motion")
    screen.rests()
    return screen


def test_rows_that_change_places_again_move_on_from_where_they_are(motion):
    first, second = named(motion, "item 1"), named(motion, "item 2")
    places = [box_of(item)["top"] for item in (first, second)]
    motion.tap("Rotate")
    settle_at(motion, 5000)
    middle = [box_of(item)["top"] for item in (first, second)]
    assert all(abs(one - other) > 5 for one, other in zip(places, middle))
    interrupt(motion, "Rotate")
    settle_at(motion, 0)
    assert [box_of(item)["top"] for item in (first, second)] == pytest.approx(middle, abs=1)
    settle_at(motion, 9999)
    # The second item is now the last one, and the first one is before it.
    assert box_of(second)["top"] > box_of(first)["top"] > places[0]


def test_another_change_does_not_hurry_the_rows_that_change_places(motion):
    second = named(motion, "item 2")
    place = box_of(second)["top"]
    motion.tap("Rotate")
    settle_at(motion, 5000)
    middle = box_of(second)["top"]
    tap_moving(motion, "Quick")
    expect(named(motion, "completions")).to_have_text("1 completions")
    settle_at(motion, 5000)
    assert box_of(second)["top"] == pytest.approx(middle, abs=1)
    settle_at(motion, 9999)
    assert place - box_of(second)["top"] == pytest.approx(2 * (place - middle), abs=1)
