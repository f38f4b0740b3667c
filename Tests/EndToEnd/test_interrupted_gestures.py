"""Gestures whose view is removed before they end, several long presses on one view, and positions set before their rows exist."""

import pytest
from playwright.sync_api import expect

from test_view_gestures import center, drag, element, log


@pytest.fixture
def screen(case, page):
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    screen = case()
    screen.sockets = sockets
    screen.front.locator(".link").filter(has_text="Interrupted gestures").first.focus()
    screen.page.keyboard.press("Enter")
    screen.has_title("Interrupted gestures")
    screen.rests()
    return screen


def test_the_state_of_a_gesture_is_reset_when_its_view_is_removed(screen):
    x, y = center(element(screen, "card"))
    drag(screen, "card", 40, 0)
    expect(element(screen, "distance")).to_have_text("Distance 40")
    screen.page.mouse.move(x + 80, y, steps=4)
    expect(element(screen, "card")).to_have_count(0)
    expect(element(screen, "distance")).to_have_text("Distance 0")
    screen.page.mouse.up()
    log(screen, "none")


def test_each_long_press_of_a_view_has_its_own_duration(screen):
    screen.page.mouse.move(*center(element(screen, "hold")))
    screen.page.mouse.down()
    log(screen, "short and long")
    screen.page.mouse.up()
    with screen.sockets[-1].expect_event("framesent", lambda text: "press changed" in text):
        screen.page.mouse.down()
    screen.page.mouse.up()
    log(screen, "short")


def test_a_shorter_long_press_is_recognized_when_the_longer_one_has_failed(screen):
    screen.page.mouse.move(*center(element(screen, "either")))
    with screen.sockets[-1].expect_event("framesent", lambda text: "press changed" in text):
        screen.page.mouse.down()
    log(screen, "none")
    screen.page.mouse.up()
    log(screen, "shorter")


def test_a_scroll_view_scrolls_to_its_position_when_the_rows_arrive(case):
    screen = case("Awaited rows")
    expect(screen.front.get_by_test_id("position")).to_have_text("At 150")
    screen.tap("Load")
    expect(screen.front.get_by_text("Row 150", exact=True)).to_be_in_viewport()
    expect(screen.front.get_by_test_id("position")).to_have_text("At 150")
