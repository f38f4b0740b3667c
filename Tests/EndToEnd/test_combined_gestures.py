"""Gestures that affect others: sequences, priorities, drops, hovering, and the reset of a gesture's state."""

import contextlib

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened
from test_view_gestures import center, drag, element, log
from wire import Wire


@pytest.fixture
def screen(case, page):
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    screen = case()
    screen.sockets = sockets
    screen.front.locator(".link").filter(has_text="Combined gestures").first.focus()
    screen.page.keyboard.press("Enter")
    screen.has_title("Combined gestures")
    screen.rests()
    return screen


def test_a_gesture_state_is_reset_with_its_animation(screen):
    drag(screen, "pull", 60, 0)
    expect(element(screen, "pull")).to_have_css("translate", "60px")
    screen.page.mouse.up()
    screen.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().duration === 10000)")
    screen.page.evaluate("document.getAnimations().forEach(one => { one.pause(); one.currentTime = 5000 })")
    expect(element(screen, "pull")).to_have_css("translate", "30px")
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(element(screen, "pull")).to_have_css("translate", "0px")


@contextlib.contextmanager
def holding(screen):
    """Waits until the page reports that the duration of a long press has passed."""
    with screen.sockets[-1].expect_event("framesent", lambda text: "press changed" in text):
        yield


def test_a_drag_counts_after_a_long_press_only(screen):
    drag(screen, "sequence", 60, 0)
    screen.page.mouse.up()
    log(screen, "none")
    x, y = center(element(screen, "sequence"))
    screen.page.mouse.move(x, y)
    with holding(screen):
        screen.page.mouse.down()
    screen.page.mouse.move(x + 50, y, steps=4)
    screen.page.mouse.up()
    log(screen, "held and dragged 50")


def test_a_gesture_with_priority_prevents_one_inside(screen):
    drag(screen, "inner", 40, 0)
    screen.page.mouse.up()
    log(screen, "outer first")


def test_only_two_quick_taps_are_a_double_tap(screen):
    quick = element(screen, "quick")
    quick.click()
    # The page counts a click anew after the time of a double click, which the browser measures.
    quick.dispatch_event("click", {"detail": 1})
    log(screen, "none")
    quick.dblclick()
    log(screen, "two quick taps")


def test_an_action_for_one_tap_waits_for_a_second_one(screen):
    both = element(screen, "both")
    both.dblclick()
    expect(both).to_have_text("Once or twice: 0 1")
    both.click()
    expect(both).to_have_text("Once or twice: 1 1")
    both.dblclick()
    expect(both).to_have_text("Once or twice: 1 2")


def test_a_double_tap_excludes_a_tap_beside_a_simultaneous_drag(screen):
    element(screen, "picture").dblclick()
    log(screen, "none, zoomed")
    element(screen, "picture").click()
    log(screen, "none, zoomed, shown")


def test_the_return_key_performs_a_double_tap(screen):
    element(screen, "quick").focus()
    screen.page.keyboard.press("Enter")
    log(screen, "two quick taps")


def test_the_return_key_performs_a_tap_or_two_of_a_view_with_both(screen):
    both = element(screen, "both")
    both.focus()
    screen.page.keyboard.press("Enter")
    expect(both).to_have_text("Once or twice: 1 0")
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("Enter")
    expect(both).to_have_text("Once or twice: 1 1")


def test_each_of_several_quick_taps_with_a_location_counts(screen):
    place = element(screen, "place")
    place.click(click_count=3)
    expect(place).to_have_text("Places: 3")


def test_two_more_quick_taps_are_a_second_double_tap(screen):
    both = element(screen, "both")
    both.click(click_count=4)
    expect(both).to_have_text("Once or twice: 0 2")


def test_a_tap_with_a_key_is_at_the_center_of_its_view(screen):
    place = element(screen, "place")
    box = box_of(place)
    place.focus()
    screen.page.keyboard.press("Enter")
    log(screen, f"at {round(box['width'] / 2)} {round(box['height'] / 2)}")


def test_an_arrow_key_drags_a_view_that_must_be_held_first(screen):
    element(screen, "sequence").focus()
    screen.page.keyboard.press("ArrowRight")
    log(screen, "held and dragged 20")


def test_a_pointer_is_followed_until_it_leaves(screen):
    x, y = center(element(screen, "where"))
    screen.page.mouse.move(x, y)
    box = box_of(element(screen, "where"))
    log(screen, f"at {round(box['width'] / 2)} {round(box['height'] / 2)}")
    screen.page.mouse.move(x + 8, y)
    log(screen, f"at {round(box['width'] / 2 + 8)} {round(box['height'] / 2)}")
    screen.page.mouse.move(1, 1)
    log(screen, "left")


def test_a_pointer_that_rests_is_reported_at_its_last_location_on_a_slow_network(page, cases):
    wire = Wire(int(cases.rsplit(":", 1)[1]), 0.3)
    try:
        screen = opened(page, wire.address, "Combined gestures")
        screen.rests()
        x, y = center(element(screen, "where"))
        width, height = (box_of(element(screen, "where"))[side] for side in ("width", "height"))
        page.mouse.move(x, y)
        log(screen, f"at {round(width / 2)} {round(height / 2)}")
        # The page sends the first of these movements, and has to keep the last one until the session has answered.
        wire.hold("down")
        for distance in (2, 4, 8):
            page.mouse.move(x + distance, y)
            page.evaluate("() => new Promise(requestAnimationFrame)")
        wire.release()
        log(screen, f"at {round(width / 2 + 8)} {round(height / 2)}")
        page.mouse.move(1, 1)
        log(screen, "left")
    finally:
        wire.cut()


def test_a_value_is_dragged_to_a_place_that_takes_it(screen):
    mouse = screen.page.mouse
    mouse.move(*center(element(screen, "apple")))
    mouse.down()
    mouse.move(*center(element(screen, "pear")), steps=4)
    x, y = center(element(screen, "basket"))
    mouse.move(x, y, steps=4)
    expect(element(screen, "basket")).to_have_text("Drop now")
    mouse.move(x + 1, y)
    mouse.up()
    log(screen, "got Apple")
    expect(element(screen, "basket")).to_have_text("Basket")


def test_a_drag_that_leaves_a_place_is_not_dropped(screen):
    mouse = screen.page.mouse
    mouse.move(*center(element(screen, "pear")))
    mouse.down()
    mouse.move(*center(element(screen, "basket")), steps=4)
    expect(element(screen, "basket")).to_have_text("Drop now")
    mouse.move(*center(element(screen, "log")), steps=4)
    expect(element(screen, "basket")).to_have_text("Basket")
    mouse.up()
    log(screen, "none")


def test_a_mask_excludes_the_gestures_inside_or_its_own(screen):
    element(screen, "masked").click()
    log(screen, "outside")
    screen.tap("Unmask")
    element(screen, "masked").click()
    log(screen, "inside")


def test_the_keyboard_drags_a_value_to_a_place(screen):
    keyboard = screen.page.keyboard
    element(screen, "apple").focus()
    keyboard.press("Enter")
    expect(element(screen, "apple")).to_have_attribute("aria-roledescription", "lifted")
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(element(screen, "basket")).to_be_focused()
    keyboard.press("Enter")
    log(screen, "got Apple")
    expect(element(screen, "apple")).to_have_attribute("aria-roledescription", "draggable")


def test_escape_puts_a_lifted_value_back(screen):
    keyboard = screen.page.keyboard
    element(screen, "pear").focus()
    keyboard.press("Enter")
    keyboard.press("Tab")
    keyboard.press("Escape")
    expect(element(screen, "pear")).to_have_attribute("aria-roledescription", "draggable")
    keyboard.press("Enter")
    log(screen, "none")
