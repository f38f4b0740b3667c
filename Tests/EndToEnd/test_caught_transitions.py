"""Screens and sheets that a finger moves while they are moving, or while the app closes them."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from finger import Finger, swipe
from screen import FRAMES, opened
from test_interrupted_transitions import ENTERING, LEAVING, PAUSE, appearance, back, finish, moving, press
from test_motion import css


@pytest.fixture
def touched(new_context, cases):
    def begin(title, **options):
        screen = opened(new_context(has_touch=True, **options).new_page(), cases, title)
        screen.rests()
        screen.page.evaluate(PAUSE)
        return screen, Finger(screen.page)

    return begin


@pytest.fixture
def pushed(touched):
    screen, finger = touched("Interrupted transitions")
    push(screen)
    return screen, finger


def push(screen):
    press(screen, "Next")
    screen.has_title("Screen 1")
    screen.has_scripts()
    finish(screen)
    expect(screen.page.locator(".screen[data-c]")).to_have_count(0)


def root(screen):
    return screen.page.locator(".screen[aria-label='Interrupted transitions']")


def swipes_back(screen, finger):
    """Checks that a swipe goes back, and that nothing of it remains."""
    swipe(finger, 4, 304)
    finger.up()
    screen.has_title("Interrupted transitions")
    finish(screen)
    expect(screen.page.locator("[data-c-swipe], [data-c=exit]")).to_have_count(0)
    assert appearance(root(screen)) == [0, 0, 390, 1]


def test_a_screen_that_the_app_closes_during_a_swipe_leaves_from_where_it_is(pushed):
    screen, finger = pushed
    swipe(finger, 4, 104)
    screen.page.evaluate(FRAMES)
    shown = appearance(screen.front)
    assert shown[0] == pytest.approx(100, abs=1)
    press(screen, "Close")
    leaving = moving(screen, f".screen{LEAVING}", 0)
    assert appearance(leaving) == pytest.approx(shown, abs=0.5)
    # The screen below moves to its place although the finger rests.
    assert appearance(moving(screen, ".screen[aria-label='Interrupted transitions']", 0))[0] < -50
    assert appearance(moving(screen, ".screen[aria-label='Interrupted transitions']", 0.999))[0] == pytest.approx(0, abs=1)
    for x in (204, 304):
        finger.move(x, 500)
        screen.page.evaluate(FRAMES)
        assert appearance(leaving) == pytest.approx(shown, abs=0.5)
    finish(screen)
    expect(screen.page.locator(LEAVING)).to_have_count(0)
    finger.move(320, 500)
    finger.up()
    assert appearance(root(screen)) == [0, 0, 390, 1]
    push(screen)
    swipes_back(screen, finger)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_finger_that_rests_on_a_screen_that_the_app_closes_can_swipe_the_next_one(touched, motion):
    screen, finger = touched("Interrupted transitions", reduced_motion=motion)
    push(screen)
    finger.down(4, 500)
    press(screen, "Close")
    screen.has_title("Interrupted transitions")
    finish(screen)
    expect(screen.page.locator(LEAVING)).to_have_count(0)
    for x in (40, 80, 120):
        finger.move(x, 500)
    finger.up()
    expect(screen.page.locator("[data-c-swipe]")).to_have_count(0)
    push(screen)
    swipes_back(screen, finger)


def test_the_screen_below_stays_visible_while_a_cancelled_swipe_returns(pushed):
    screen, finger = pushed
    swipe(finger, 4, 104)
    finger.move(100, 500)
    screen.page.evaluate(FRAMES)
    finger.up()
    front = moving(screen, ".screen[aria-label='Screen 1']", 0.2)
    assert 10 < box_of(front)["left"] < 96
    assert [css(root(screen), name) for name in ("visibility", "contentVisibility")] == ["visible", "visible"]
    finish(screen)
    assert [css(root(screen), name) for name in ("visibility", "contentVisibility")] == ["hidden", "hidden"]
    assert appearance(front) == [0, 0, 390, 1]


def test_a_finger_catches_a_screen_that_is_being_pushed(touched):
    screen, finger = touched("Interrupted transitions")
    press(screen, "Next")
    moving(screen, f".screen{ENTERING}", 0.4)
    front = screen.page.locator(".screen[aria-label='Screen 1']")
    screen.has_scripts()
    left = box_of(front)["left"]
    assert 10 < left < 200
    swipe(finger, left + 4, left + 54)
    screen.page.evaluate(FRAMES)
    assert box_of(front)["left"] == pytest.approx(left + 50, abs=1)
    for distance in (40, 20, 0):
        finger.move(left + distance, 500)
    finger.up()
    # It goes on to its place, and does not appear again.
    assert appearance(moving(screen, ".screen[aria-label='Screen 1']", 0.9))[0] < left
    finish(screen)
    expect(screen.page.locator("[data-c-swipe]")).to_have_count(0)
    assert appearance(front) == [0, 0, 390, 1]
    swipes_back(screen, finger)


def drag_down(finger, start, end):
    finger.down(195, start)
    for y in range(start + 20, end + 1, 20):
        finger.move(195, y)


def card(screen):
    return screen.page.locator(".presentation > .card")


@pytest.fixture
def sheet(touched):
    screen, finger = touched("Detents")
    screen.tap("Show")
    moving(screen, f"{ENTERING} > .card", 0.5)
    finish(screen)
    expect(screen.page.locator(ENTERING)).to_have_count(0)
    screen.has_scripts()
    return screen, finger


def test_a_sheet_that_is_dragged_down_does_not_stop_before_it_leaves(sheet):
    screen, finger = sheet
    drag_down(finger, 440, 840)
    finger.up()
    expect(screen.page.locator(LEAVING)).to_have_count(1)
    tops = [box_of(moving(screen, f"{LEAVING} > .card", part))["top"] for part in (0, 0.1, 0.5, 0.6)]
    # Without a stop, the sheet is faster at the start than later.
    assert tops[1] - tops[0] > tops[3] - tops[2] > 0
    finish(screen)
    expect(screen.presentations).to_have_count(0)


def test_a_sheet_that_is_dismissed_under_a_finger_does_not_follow_it(sheet):
    screen, finger = sheet
    drag_down(finger, 440, 500)
    screen.page.evaluate(FRAMES)
    top = box_of(card(screen))["top"]
    assert top == pytest.approx(422 + 60, abs=1)
    screen.page.keyboard.press("Escape")
    leaving = moving(screen, f"{LEAVING} > .card", 0)
    assert box_of(leaving)["top"] == pytest.approx(top, abs=1)
    finger.move(195, 440)
    screen.page.evaluate(FRAMES)
    assert box_of(leaving)["top"] == pytest.approx(top, abs=1)
    finger.up()
    finish(screen)
    expect(screen.presentations).to_have_count(0)


def test_a_finger_catches_a_sheet_that_is_appearing(touched):
    screen, finger = touched("Detents")
    screen.tap("Show")
    moving(screen, f"{ENTERING} > .card", 0.4)
    screen.has_scripts()
    node = card(screen)
    top = box_of(node)["top"]
    assert 440 < top < 700
    drag_down(finger, int(top) + 10, int(top) + 50)
    screen.page.evaluate(FRAMES)
    assert box_of(node)["top"] == pytest.approx(top + 40, abs=2)
    drag = int(top) + 50
    for y in range(drag, drag - 200, -20):
        finger.move(195, y)
    finger.up()
    finish(screen)
    assert box_of(node)["top"] == pytest.approx(422, abs=1)
    expect(screen.page.locator(ENTERING)).to_have_count(0)


def test_a_finger_catches_a_sheet_that_is_returning(sheet):
    screen, finger = sheet
    drag_down(finger, 440, 500)
    screen.page.evaluate(FRAMES)
    finger.up()
    top = box_of(moving(screen, ".presentation > .card", 0.4))["top"]
    assert 425 < top < 480
    drag_down(finger, int(top) + 10, int(top) + 50)
    screen.page.evaluate(FRAMES)
    assert box_of(card(screen))["top"] == pytest.approx(top + 40, abs=2)
    finger.up()
