"""Animations of bindings and transactions, their delays, speeds and repetitions, and a transition that slides."""

import math

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css, named, settle_at
from test_transitions import end

NAMES = ["of the change", "own", "none", "of the value", "of the body"]


@pytest.fixture
def screen(case):
    screen = case("Timing")
    screen.settles()
    return screen


def lefts(screen, names=NAMES):
    return {name: box_of(named(screen, name))["left"] for name in names}


def distances(screen, start):
    """Returns the distances that views have moved, as multiples of 10 points."""
    return {name: round((left - start[name]) / 10) * 10 for name, left in lefts(screen, start).items()}


def test_a_write_through_a_binding_is_animated(screen):
    start = lefts(screen, ["bound"])
    screen.front.get_by_role("switch", name="Bound").click()
    settle_at(screen, 5000)
    assert distances(screen, start) == {"bound": 50}
    end(screen)
    assert distances(screen, start) == {"bound": 100}


def test_transactions_replace_the_animation_of_a_change(screen):
    start = lefts(screen)
    screen.tap("Animated")
    settle_at(screen, 5000)
    assert distances(screen, start) == {
        "of the change": 50, "own": 50, "none": 100, "of the value": 50, "of the body": 50,
    }
    end(screen)
    assert set(distances(screen, start).values()) == {100}


def test_transactions_animate_a_change_without_an_animation(screen):
    start = lefts(screen)
    screen.tap("Plain")
    settle_at(screen, 5000)
    assert distances(screen, start) == {
        "of the change": 100, "own": 50, "none": 100, "of the value": 50, "of the body": 100,
    }
    # Only the modifiers in the body have its animation.
    assert float(css(named(screen, "body"), "opacity")) == pytest.approx(0.75, abs=0.01)
    end(screen)
    assert set(distances(screen, start).values()) == {100}


# The distances at times in milliseconds since the change.
TIMINGS = {
    "Delay": {10_000: 0, 25_000: 50},
    "Speed": {1_000: 0, 7_000: 50},
    "Repeat": {5_000: 50, 18_000: 20, 23_000: 30},
    "Restart": {8_000: 80, 12_000: 20},
}


@pytest.mark.parametrize("title", TIMINGS)
def test_an_animation_has_its_timing(screen, title):
    start = lefts(screen, ["timed"])
    screen.tap(title)
    for time, distance in TIMINGS[title].items():
        settle_at(screen, time)
        assert distances(screen, start) == {"timed": distance}, time
    end(screen)
    assert distances(screen, start) == {"timed": 100}


def bezier(x1, x2, y1, y2):
    """Returns a function from a part of the duration to the part of the change. It finds the parameter by bisection."""

    def value(parameter, first, second):
        rest = 1 - parameter
        return 3 * rest**2 * parameter * first + 3 * rest * parameter**2 * second + parameter**3

    def curve(time):
        low, high = 0, 1
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if value(middle, x1, x2) < time else (low, middle)
        return value(low, y1, y2)

    return curve


def spring(duration, bounce):
    """Returns a function from seconds to the part of the change, for an underdamped spring from rest (the response is
    `duration`, and the damping ratio is 1 minus the bounce)."""
    frequency, damping = 2 * math.pi / duration, 1 - bounce
    damped = frequency * math.sqrt(1 - damping**2)
    return lambda time: 1 - math.exp(-damping * frequency * time) * (
        math.cos(damped * time) + damping * frequency / damped * math.sin(damped * time)
    )


# The parts of the change at a time in seconds.
CURVES = {
    "Ease in": lambda time: bezier(0.42, 1, 0, 1)(time / 10),
    "Ease out": lambda time: bezier(0, 0.58, 0, 1)(time / 10),
    "Steep": lambda time: bezier(0.9, 0.9, 0.1, 0.1)(time / 10),
    "Spring": spring(8, 0.4),
}


@pytest.mark.parametrize("title", CURVES)
def test_a_page_plays_the_curve_of_an_animation(screen, title):
    start = lefts(screen, ["timed"])["timed"]
    screen.tap(title)
    for seconds in (1, 2.5, 4, 5, 6, 7.5, 9):
        settle_at(screen, 1000 * seconds)
        distance = lefts(screen, ["timed"])["timed"] - start
        assert distance == pytest.approx(100 * CURVES[title](seconds), abs=0.75), seconds
    end(screen)
    assert lefts(screen, ["timed"])["timed"] - start == 100


def test_a_sliding_view_comes_from_the_leading_edge_and_leaves_at_the_trailing_one(screen):
    screen.tap("Slide")
    settle_at(screen, 5000)
    half = box_of(named(screen, "sliding"))["left"]
    end(screen)
    place = box_of(named(screen, "sliding"))["left"]
    assert half - place == pytest.approx(-50, abs=1)
    screen.tap("Slide")
    settle_at(screen, 5000)
    ghost = screen.page.locator("[data-c=exit]", has_text="Sliding")
    assert box_of(ghost)["left"] - place == pytest.approx(50, abs=1)
    end(screen)
    expect(ghost).to_have_count(0)
