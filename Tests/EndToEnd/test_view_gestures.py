"""Gestures: the page recognizes them, and the session's views follow."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from finger import Finger
from screen import opened


@pytest.fixture
def screen(case):
    return with_gestures(case())


def with_gestures(screen):
    """Opens the screen of gestures with the keyboard, so that no pointer is above a view that follows it."""
    screen.front.locator(".link").filter(has_text="Gestures").first.focus()
    screen.page.keyboard.press("Enter")
    screen.has_title("Gestures")
    screen.rests()
    return screen


def center(locator):
    box = box_of(locator)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def element(screen, identifier):
    return screen.front.get_by_test_id(identifier)


def log(screen, text):
    if text == "none":
        # The text of the start is also shown until a wrong event has been answered.
        screen.settles()
    expect(element(screen, "log")).to_have_text(text)


def drag(screen, identifier, dx, dy, steps=8):
    x, y = center(element(screen, identifier))
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=steps)


def test_a_view_follows_a_drag_and_stays_where_it_ends(screen):
    start = box_of(element(screen, "card"))
    drag(screen, "card", 80, 0)
    expect(element(screen, "card")).to_have_css("translate", "80px")
    screen.page.mouse.up()
    log(screen, "dragged 80 0")
    end = box_of(element(screen, "card"))
    assert abs(end["x"] - start["x"] - 80) < 1


def test_a_cancelled_drag_resets_its_state(screen):
    drag(screen, "card", 60, 10)
    expect(element(screen, "card")).to_have_css("translate", "60px 10px")
    element(screen, "card").dispatch_event("pointercancel", {"pointerId": 1, "bubbles": True})
    expect(element(screen, "card")).not_to_have_css("translate", "60px 10px")
    log(screen, "none")


def test_a_drag_is_cancelled_when_the_page_is_hidden(screen):
    drag(screen, "card", 60, 10)
    expect(element(screen, "card")).to_have_css("translate", "60px 10px")
    screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(element(screen, "card")).not_to_have_css("translate", "60px 10px")
    log(screen, "none")
    screen.page.mouse.up()
    log(screen, "none")


def lose_release(screen):
    """Releases the mouse without an event that the page receives, as behind an alert or outside of the window."""
    screen.page.evaluate(
        "addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"
    )
    screen.page.mouse.up()


def test_a_drag_whose_release_was_lost_ends_where_the_pointer_was_pressed_last(screen):
    start = box_of(element(screen, "card"))
    drag(screen, "card", 80, 0)
    expect(element(screen, "card")).to_have_css("translate", "80px")
    lose_release(screen)
    screen.page.mouse.move(start["x"] + 250, start["y"] + 90, steps=4)
    log(screen, "dragged 80 0")
    end = box_of(element(screen, "card"))
    assert abs(end["x"] - start["x"] - 80) < 1
    # The next drag is a new one.
    drag(screen, "card", 40, 0)
    screen.page.mouse.up()
    log(screen, "dragged 40 0")


def test_a_press_whose_release_was_lost_ends_with_the_next_movement(screen):
    x, y = center(element(screen, "press"))
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    expect(element(screen, "press")).to_have_text("Pressed")
    lose_release(screen)
    mouse.move(x + 1, y)
    expect(element(screen, "press")).to_have_text("Released")


def test_a_long_press_acts_after_its_duration_and_a_movement_ends_it(screen):
    x, y = center(element(screen, "hold"))
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    log(screen, "held")
    mouse.up()
    mouse.down()
    # The text is there until the press has lasted as long. `expect` could look later than that.
    screen.page.wait_for_function("node => node.textContent === 'pressing true'", arg=element(screen, "log").element_handle())
    mouse.move(x + 30, y, steps=3)
    log(screen, "pressing false")
    mouse.up()


def test_a_press_without_movement_is_a_drag_without_a_minimum_distance(screen):
    x, y = center(element(screen, "press"))
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    expect(element(screen, "press")).to_have_text("Pressed")
    mouse.up()
    expect(element(screen, "press")).to_have_text("Released")


def test_the_keyboard_performs_a_long_press(screen):
    element(screen, "hold").focus()
    screen.page.keyboard.press("Enter")
    log(screen, "held")


def test_two_taps_are_not_one(screen):
    element(screen, "double").dblclick()
    log(screen, "double")
    element(screen, "double").click(position={"x": 20, "y": 10})
    log(screen, "single at 20")


def test_a_pointer_enters_and_leaves(screen):
    element(screen, "hover").hover()
    log(screen, "over")
    screen.page.mouse.move(1, 1)
    log(screen, "out")


def test_a_simultaneous_tap_comes_after_that_of_the_button(screen):
    screen.tap("Both")
    log(screen, "button and gesture")


def test_a_button_with_a_simultaneous_long_press_acts_when_it_is_released(screen):
    x, y = center(element(screen, "forward"))
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    log(screen, "held")
    mouse.up()
    log(screen, "held and released")


def test_a_wheel_with_the_control_key_magnifies(screen):
    x, y = center(element(screen, "scale"))
    screen.page.mouse.move(x, y)
    screen.page.keyboard.down("Control")
    screen.page.mouse.wheel(0, -70)
    screen.page.keyboard.up("Control")
    expect(element(screen, "scale")).to_have_text("Scale 2.0")


@pytest.mark.parametrize(("delta", "text"), [(-100, "Scale 100.0"), (100, "Scale 0.0")])
def test_a_fast_wheel_magnifies_within_limits(screen, delta, text):
    element(screen, "scale").evaluate(
        """(node, deltaY) => {
          for (let turn = 0; turn < 30; turn += 1) {
            node.dispatchEvent(new WheelEvent("wheel", { deltaY, ctrlKey: true, bubbles: true, cancelable: true }));
          }
        }""",
        delta,
    )
    expect(element(screen, "scale")).to_have_text(text)
    screen.tap("Both")
    log(screen, "button and gesture")


def test_a_horizontal_drag_in_a_scroll_view_leaves_it_scrolling(screen):
    row = screen.front.locator("[data-g]", has=screen.page.get_by_text("Row 2", exact=True)).last
    expect(row).to_have_css("touch-action", "pan-y")
    x, y = center(row)
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x + 50, y, steps=4)
    screen.page.mouse.up()
    log(screen, "row 2 by 50")


def test_a_drag_of_a_scroll_view_leaves_it_scrolling(screen):
    rows = element(screen, "rows")
    expect(rows).not_to_have_css("touch-action", "none")
    x, y = center(rows)
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x, y - 30, steps=4)
    screen.page.mouse.up()
    expect(element(screen, "scrolled")).to_have_text("Scrolled")


def test_a_finger_scrolls_in_the_direction_of_the_scroll_view_and_drags_in_the_other(new_context, cases):
    screen = with_gestures(opened(new_context(has_touch=True).new_page(), cases))
    rows = element(screen, "rows")
    row = screen.front.locator("[data-g]", has=screen.page.get_by_text("Row 1", exact=True)).last
    finger = Finger(screen.page)
    x, y = center(row)

    def swipe(dx, dy):
        finger.down(x, y)
        for step in range(1, 9):
            finger.move(x + dx * step / 8, y + dy * step / 8)
        finger.up()

    swipe(0, -64)
    screen.page.wait_for_function("(rows) => rows.scrollTop > 20", arg=rows.element_handle())
    log(screen, "none")
    rows.evaluate("(rows) => rows.scrollTo(0, 0)")
    expect(row).to_be_in_viewport()
    x, y = center(row)
    swipe(64, 0)
    log(screen, "row 1 by 64")


def test_movements_are_sent_at_most_once_a_frame(case, page):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: "drag changed" in text and sent.append(text)))
    screen = with_gestures(case())
    x, y = center(element(screen, "card"))
    drag(screen, "card", 30, 0)
    expect(element(screen, "card")).to_have_css("translate", "30px")
    sent.clear()
    # Ten movements in each of twenty frames.
    element(screen, "card").evaluate(
        """async (node, [x, y]) => {
          for (let index = 1; index <= 200; index++) {
            if (index % 10 === 1) await new Promise(requestAnimationFrame);
            const place = { clientX: x + 30 + index / 2, clientY: y };
            node.dispatchEvent(new PointerEvent("pointermove", { ...place, pointerId: 1, buttons: 1, bubbles: true }));
          }
        }""",
        [x, y],
    )
    expect(element(screen, "card")).to_have_css("translate", "130px")
    # The last movement may be sent in the frame after the others.
    assert 0 < len(sent) <= 21
    page.mouse.up()


def test_an_arrow_key_drags_the_view_that_has_the_focus(screen):
    element(screen, "card").focus()
    screen.page.keyboard.press("ArrowRight")
    log(screen, "dragged 20 0")
    screen.page.keyboard.press("Shift+ArrowDown")
    log(screen, "dragged 0 100")


def test_keys_magnify_the_view_that_has_the_focus(screen):
    element(screen, "scale").focus()
    screen.page.keyboard.press("+")
    expect(element(screen, "scale")).to_have_text("Scale 1.2")
    screen.page.keyboard.press("-")
    expect(element(screen, "scale")).to_have_text("Scale 1.0")


def test_the_focus_of_the_keyboard_hovers_over_a_view(screen):
    element(screen, "pointed").focus()
    log(screen, "pointed at")
    screen.page.keyboard.press("Tab")
    log(screen, "not pointed at")


def test_the_keyboard_reaches_a_view_that_only_reports_pointers(screen):
    element(screen, "twice").focus()
    screen.page.keyboard.press("Tab")
    log(screen, "over")
    screen.page.keyboard.press("Shift+Tab")
    log(screen, "out")


def test_a_style_shows_that_its_button_is_pressed(screen):
    state = element(screen, "state")
    expect(state).to_have_text("up")
    screen.page.mouse.move(*center(state))
    screen.page.mouse.down()
    expect(state).to_have_text("down")
    expect(screen.front.locator(".button", has=screen.page.get_by_test_id("state"))).to_have_css("opacity", "1")
    screen.page.mouse.up()
    expect(state).to_have_text("up")
    log(screen, "released")


def test_a_pointer_that_leaves_a_pressed_button_releases_it(screen):
    state = element(screen, "state")
    x, y = center(state)
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    expect(state).to_have_text("down")
    screen.page.mouse.move(x, y + 200, steps=4)
    expect(state).to_have_text("up")
    screen.page.mouse.up()
    log(screen, "none")


def test_the_keyboard_performs_several_taps(screen):
    element(screen, "twice").focus()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("Enter")
    log(screen, "twice")
