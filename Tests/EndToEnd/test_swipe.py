"""The swipe that goes back to the screen below."""

import pytest
from playwright.sync_api import expect

from finger import Finger, swipe
from screen import FRAMES, opened


@pytest.fixture
def screen(new_context, guide):
    screen = opened(new_context(has_touch=True).new_page(), guide, "State and text")
    screen.tap("Go deeper")
    screen.has_title("Home Page 1")
    screen.rests()
    return screen


@pytest.fixture
def finger(screen):
    return Finger(screen.page)


def left(screen, title):
    section = screen.page.locator(f".screen[aria-label='{title}']")
    return section.evaluate("node => node.getBoundingClientRect().left")


def comes_to(screen, title, expected):
    """Waits until the left edge of a screen has a position. Moves take effect with the next frame."""
    screen.page.wait_for_function(
        "([title, expected]) => Math.abs("
        "document.querySelector(`.screen[aria-label='${title}']`).getBoundingClientRect().left - expected) <= 2",
        arg=[title, expected],
    )


def test_the_screen_follows_the_finger_and_shows_the_one_below(screen, finger):
    swipe(finger, 4, 204)
    comes_to(screen, "Home Page 1", 200)
    below = screen.page.locator(".screen[aria-label='State and text']")
    expect(below).to_be_visible()
    assert -120 < left(screen, "State and text") < -40
    finger.up()


def test_a_swipe_past_the_middle_goes_back(screen, finger):
    swipe(finger, 4, 300)
    finger.up()
    screen.has_title("State and text")
    screen.rests()
    assert left(screen, "State and text") == 0
    expect(screen.page.locator(".screen")).to_have_count(2)
    swipe(finger, 4, 300)
    finger.up()
    screen.has_title("Guide")


def test_a_reversed_swipe_keeps_the_screen(screen, finger):
    swipe(finger, 4, 200)
    for x in (160, 100, 40, 14):
        finger.move(x, 500)
    finger.up()
    screen.rests()
    screen.has_title("Home Page 1")
    assert left(screen, "Home Page 1") == 0
    expect(screen.page.locator(".screen[aria-label='State and text']")).to_be_hidden()


def test_a_drag_that_begins_away_from_the_edge_is_not_a_swipe(screen, finger):
    swipe(finger, 100, 380)
    screen.page.evaluate(FRAMES)
    assert left(screen, "Home Page 1") == 0
    finger.up()
    screen.has_title("Home Page 1")


def test_a_vertical_drag_scrolls(screen, finger):
    finger.down(4, 500)
    for y in (480, 440, 400, 300):
        finger.move(6, y)
    screen.page.evaluate(FRAMES)
    assert left(screen, "Home Page 1") == 0
    finger.up()
    screen.has_title("Home Page 1")


def test_a_blocked_screen_returns_to_its_place(new_context, guide):
    screen = opened(new_context(has_touch=True).new_page(), guide, "Asking before leaving")
    screen.front.locator("input").fill("Bob")
    expect(screen.front.get_by_role("button", name="Save")).to_be_enabled()
    screen.rests()
    finger = Finger(screen.page)
    swipe(finger, 4, 300)
    finger.up()
    screen.tap("Keep editing", within=screen.presentations.last)
    screen.rests()
    screen.has_title("Asking before leaving")
    assert left(screen, "Asking before leaving") == 0


def test_in_a_right_to_left_page_the_swipe_begins_at_the_right_edge(screen, finger):
    screen.page.evaluate("document.documentElement.dir = 'rtl'")
    swipe(finger, 386, 186)
    comes_to(screen, "Home Page 1", -200)
    finger.move(60, 500)
    finger.up()
    screen.has_title("State and text")
