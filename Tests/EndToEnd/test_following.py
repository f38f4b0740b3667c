"""Views that follow a gesture, on a network whose answers take 300 ms or do not arrive."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened
from wire import Wire


@pytest.fixture
def wire(cases):
    wire = Wire(int(cases.rsplit(":", 1)[1]), 0.3)
    yield wire
    wire.cut()


@pytest.fixture
def screen(page, wire):
    screen = opened(page, wire.address, "Following")
    screen.rests()
    # The script is loaded after the page is at rest. A second import of it ends after the page's import.
    page.wait_for_function(
        """() => {
          const script = performance.getEntriesByType("resource").find(one => one.name.includes("following"));
          return script && import(script.name).then(() => true);
        }"""
    )
    return screen


def named(screen, name):
    return screen.front.get_by_test_id(name)


def content(screen, name):
    """The element inside of a view with two transforms, which has the inner transform."""
    return named(screen, name).locator("> *").first


def center(locator):
    box = box_of(locator)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Drag:
    """A drag with the mouse from the center of a view."""

    def __init__(self, screen, name):
        self.page = screen.page
        self.x, self.y = center(named(screen, name))
        self.page.mouse.move(self.x, self.y)
        self.page.mouse.down()

    def to(self, x, y=0):
        self.page.mouse.move(self.x + x, self.y + y)

    def up(self):
        self.page.mouse.up()


def shown(screen, name, style):
    return shown_in(named(screen, name), style)


def shown_in(locator, style):
    """Returns the value of a style in the next frame, and waits for nothing else."""
    return locator.evaluate(
        """async (node, style) => {
          await new Promise(requestAnimationFrame);
          return getComputedStyle(node)[style];
        }""",
        style,
    )


def test_a_view_follows_a_finger_in_the_next_frame_though_no_answer_arrives(screen, wire):
    drag = Drag(screen, "card")
    drag.to(20)
    expect(named(screen, "card")).to_have_css("translate", "20px")
    wire.hold("down")
    for x, y in ((50, 0), (90, 30), (40, -10)):
        drag.to(x, y)
        assert shown(screen, "card", "translate").split(" ")[0] == f"{x}px"
    wire.release()
    expect(named(screen, "card")).to_have_css("translate", "40px -10px")
    drag.up()
    expect(named(screen, "log")).to_have_text("placed 40 -10")
    expect(named(screen, "card")).to_have_css("translate", "40px -10px")


def test_a_view_that_has_followed_a_drag_follows_the_next_one_at_once(screen, wire):
    drag = Drag(screen, "card")
    drag.to(0, 20)
    expect(named(screen, "card")).to_have_css("translate", "0px 20px")
    drag.to(40, 30)
    expect(named(screen, "card")).to_have_css("translate", "40px 30px")
    drag.up()
    expect(named(screen, "log")).to_have_text("placed 40 30")
    wire.hold("down")
    drag = Drag(screen, "card")
    drag.to(-20, 15)
    assert shown(screen, "card", "translate") == "20px 45px"
    drag.to(30, 15)
    assert shown(screen, "card", "translate") == "70px 45px"
    drag.up()
    # Until the session responds, the view stays at the position at which the finger was lifted.
    assert shown(screen, "card", "translate") == "70px 45px"
    wire.release()
    expect(named(screen, "log")).to_have_text("placed 70 45")
    assert shown(screen, "card", "translate") == "70px 45px"


def test_an_angle_and_a_scale_follow_a_drag(screen, wire):
    drag = Drag(screen, "tilted")
    for x, y in ((20, 10), (40, -20), (60, 20)):
        drag.to(x, y)
        expect(named(screen, "tilted")).to_have_css("rotate", f"{x / 4:g}deg")
    wire.hold("down")
    drag.to(100, 60)
    assert shown(screen, "tilted", "rotate") == "25deg"
    assert shown_in(content(screen, "tilted"), "scale") == "1.3"
    drag.up()
    wire.release()
    expect(named(screen, "log")).to_have_text("tilted")
    assert shown(screen, "tilted", "rotate") in ("none", "0deg")
    assert shown_in(content(screen, "tilted"), "scale") in ("none", "1")


def test_a_limited_view_ends_where_the_session_has_it(screen, wire):
    drag = Drag(screen, "limited")
    drag.to(30)
    expect(named(screen, "limited")).to_have_css("translate", "30px")
    drag.to(200)
    expect(named(screen, "limited")).to_have_css("translate", "60px")
    # The last response was not linear, so the view waits for the next one.
    wire.hold("down")
    drag.to(150)
    assert shown(screen, "limited", "translate") == "60px"
    drag.up()
    wire.release()
    expect(named(screen, "log")).to_have_text("level 60")
    assert shown(screen, "limited", "translate") == "60px"


def test_a_view_that_is_reset_with_an_animation_begins_where_the_finger_has_left_it(screen, wire):
    drag = Drag(screen, "bounced")
    drag.to(20)
    expect(named(screen, "bounced")).to_have_css("translate", "20px")
    drag.to(40)
    drag.to(80)
    assert shown(screen, "bounced", "translate") == "80px"
    drag.up()
    expect(named(screen, "log")).to_have_text("bounced")
    screen.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().duration === 10000)")
    screen.page.evaluate("document.getAnimations().forEach(one => { one.pause(); one.currentTime = 5000 })")
    assert shown(screen, "bounced", "translate") == "40px"
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    assert shown(screen, "bounced", "translate") in ("none", "0px")


def test_a_cancelled_drag_ends_with_the_session_s_value(screen, wire):
    drag = Drag(screen, "card")
    drag.to(20)
    expect(named(screen, "card")).to_have_css("translate", "20px")
    drag.to(60)
    assert shown(screen, "card", "translate") == "60px"
    named(screen, "card").dispatch_event("pointercancel", {"pointerId": 1, "bubbles": True})
    expect(named(screen, "card")).to_have_css("translate", "0px")
    expect(named(screen, "card")).not_to_have_attribute("style", re.compile("--followed"))
    drag.up()


class Fingers:
    """Two fingers around a point."""

    def __init__(self, screen, name):
        self.devtools = screen.page.context.new_cdp_session(screen.page)
        self.x, self.y = center(named(screen, name))

    def touch(self, kind, x, y):
        points = [{"x": self.x - x, "y": self.y - y, "id": 1}, {"x": self.x + x, "y": self.y + y, "id": 2}]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})


def test_two_fingers_scale_and_rotate_a_view_without_an_answer(screen, wire):
    fingers = Fingers(screen, "map")
    fingers.touch("touchStart", 40, 0)
    fingers.touch("touchMove", 50, 0)
    expect(content(screen, "map")).to_have_css("scale", "1.25")
    wire.hold("down")
    fingers.touch("touchMove", 80, 0)
    assert shown_in(content(screen, "map"), "scale") == "2"
    wire.release()
    expect(content(screen, "map")).to_have_css("scale", "2")
    fingers.touch("touchMove", 0, 80)
    expect(named(screen, "map")).to_have_css("rotate", "90deg")
    fingers.touch("touchEnd", 0, 0)
    expect(named(screen, "log")).to_have_text("turned 90 scaled 2.0")
    assert shown(screen, "map", "rotate") == "90deg"


def test_keys_turn_and_magnify_the_view_that_has_the_focus(case):
    screen = case("Following")
    named(screen, "map").focus()
    screen.page.keyboard.press("]")
    expect(named(screen, "log")).to_have_text("turned 15 scaled 1.0")
    screen.page.keyboard.press("+")
    expect(content(screen, "map")).to_have_css("scale", "1.25")
    screen.page.keyboard.press("[")
    expect(named(screen, "log")).to_have_text("turned 0 scaled 1.2")



def test_keys_that_are_pressed_at_once_are_all_gestures_and_repetitions_of_a_held_key_wait(case):
    screen = case("Following")
    view = named(screen, "map")
    view.focus()
    view.evaluate(
        """node => {
          for (const repeat of [false, false, true, true, false]) {
            node.dispatchEvent(new KeyboardEvent('keydown', { key: ']', repeat, bubbles: true, cancelable: true }));
          }
        }"""
    )
    expect(named(screen, "log")).to_have_text("turned 45 scaled 1.0")
    expect(view).to_have_css("rotate", "45deg")
    screen.settles()
    expect(named(screen, "log")).to_have_text("turned 45 scaled 1.0")
