"""Sheets that a finger drags, including at their content, and their state until the app has responded."""

import pytest
from playwright.sync_api import expect

from finger import Finger
from screen import FRAMES, opened
from wire import Wire


@pytest.fixture
def line(cases):
    wire = Wire(int(cases.rsplit(":", 1)[1]))
    yield wire
    wire.cut()


@pytest.fixture
def sheet(new_context, line):
    screen = opened(new_context(has_touch=True).new_page(), line.address, "Long")
    screen.tap("Show")
    expect(screen.presentations).to_have_count(1)
    screen.rests()
    return screen


@pytest.fixture
def finger(sheet):
    return Finger(sheet.page)


def top(screen):
    return screen.page.evaluate("document.querySelector('.presentation > .card')?.getBoundingClientRect().top ?? innerHeight")


def drag(finger, start, end, steps=8, x=195):
    finger.down(x, start)
    for step in range(1, steps + 1):
        finger.move(x, start + (end - start) * step / steps)


def tops(screen, action):
    """The positions of the card, one for each frame, while an action happens and until the card has come to rest."""
    screen.page.evaluate(
        """() => {
          window.tops = []
          window.topsEnd = Infinity
          const isMoving = () => document.getAnimations().some(
            one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity)
          const step = () => {
            const card = document.querySelector('.presentation > .card')
            if (card) window.tops.push(card.getBoundingClientRect().top)
            if (performance.now() < window.topsEnd || isMoving()) requestAnimationFrame(step)
            else window.areTopsComplete = true
          }
          window.areTopsComplete = false
          requestAnimationFrame(step)
        }"""
    )
    action()
    # The session's answer is part of it.
    screen.page.evaluate("window.topsEnd = performance.now() + 700")
    screen.page.wait_for_function("() => window.areTopsComplete")
    return screen.page.evaluate("window.tops")


@pytest.mark.parametrize("start", [24, 300], ids=["at the bar", "at the content"])
def test_a_dragged_sheet_glides_away_from_where_it_was_released(sheet, finger, start):
    drag(finger, start, start + 300)
    sheet.page.wait_for_function("() => document.querySelector('.presentation > .card').getBoundingClientRect().top > 300")
    positions = tops(sheet, finger.up)
    assert positions == sorted(positions), "the card goes down only"
    expect(sheet.presentations).to_have_count(0)


def test_a_released_sheet_stays_below_until_a_slow_session_has_answered(sheet, finger, line):
    line.hold("down")
    drag(finger, 24, 324)
    positions = tops(sheet, finger.up)
    assert positions[-1] >= 840
    line.release()
    expect(sheet.presentations).to_have_count(0)


def test_a_sheet_that_is_not_dragged_far_glides_back(sheet, finger):
    drag(finger, 300, 340)
    positions = tops(sheet, finger.up)
    assert positions == sorted(positions, reverse=True)
    assert positions[-1] == 10
    expect(sheet.presentations).to_have_count(1)


def test_the_content_of_a_sheet_scrolls_unless_it_is_at_its_top(sheet, finger):
    scrolled = "document.querySelector('.presentation .list').scrollTop"
    # Upwards the content scrolls: the sheet has no greater height.
    drag(finger, 600, 200)
    finger.up()
    sheet.page.wait_for_function(f"() => {scrolled} > 100")
    assert top(sheet) == 10
    # Downwards it scrolls back, and the sheet stays.
    drag(finger, 300, 380)
    sheet.page.evaluate(FRAMES)
    assert top(sheet) == 10
    finger.up()
    sheet.rests()
    assert top(sheet) == 10
    expect(sheet.presentations).to_have_count(1)
    sheet.page.evaluate("document.querySelector('.presentation .list').scrollTop = 0")
    drag(finger, 300, 400)
    sheet.page.wait_for_function("() => document.querySelector('.presentation > .card').getBoundingClientRect().top > 80")
    finger.up()


def test_a_drag_of_the_content_upwards_enlarges_a_sheet_that_can_grow(new_context, cases):
    screen = opened(new_context(has_touch=True).new_page(), cases, "Detents")
    screen.tap("Show")
    screen.rests()
    finger = Finger(screen.page)
    drag(finger, 700, 300)
    finger.up()
    expect(screen.sheet.get_by_test_id("detent-inside")).to_have_text("large")
    screen.page.wait_for_function("() => document.querySelector('.presentation > .card').offsetHeight === 834")
    screen.rests()
    drag(finger, 400, 800)
    finger.up()
    expect(screen.sheet.get_by_test_id("detent-inside")).to_have_text("medium")


def test_a_refused_dismissal_restores_the_sheet(new_context, cases):
    screen = opened(new_context(has_touch=True).new_page(), cases, "Refused dismissal")
    screen.tap("Show")
    screen.rests()
    finger = Finger(screen.page)
    drag(finger, 300, 700)
    finger.up()
    expect(screen.sheet.get_by_test_id("attempts")).to_have_text("Attempts 1")
    screen.page.wait_for_function("() => document.querySelector('.presentation > .card').getBoundingClientRect().top === 10")


@pytest.mark.parametrize("y", [2, 5, 9])
def test_a_touch_above_a_large_sheet_closes_it(sheet, y):
    sheet.page.touchscreen.tap(195, y)
    expect(sheet.presentations).to_have_count(0)


def test_a_swiped_screen_stays_moved_until_a_slow_session_has_answered(new_context, line):
    screen = opened(new_context(has_touch=True).new_page(), line.address, "Long")
    screen.rests()
    finger = Finger(screen.page)
    line.hold("down")
    finger.down(4, 500)
    for x in (60, 120, 200, 300):
        finger.move(x, 500)
    finger.up()
    screen.page.locator("html[data-waiting]").wait_for(state="attached")
    screen.page.wait_for_function(
        "() => document.getAnimations().every(one =>"
        " one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"
    )
    left = "document.querySelector('.screen[aria-label=Long]').getBoundingClientRect().left"
    assert screen.page.evaluate(left) >= 380
    line.release()
    screen.has_title("Cases")
