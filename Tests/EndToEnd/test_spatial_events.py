"""The locations of each pointer that presses a view."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_view_gestures import element, log


@pytest.fixture
def screen(case):
    screen = case("Spatial events")
    screen.rests()
    return screen


def pointers(screen, text):
    expect(element(screen, "pointers")).to_have_text(text)


def test_a_mouse_is_followed_from_the_press_to_the_release(screen):
    box = box_of(element(screen, "pad"))
    mouse = screen.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 30)
    mouse.down()
    pointers(screen, "pointer 20 30")
    screen.page.keyboard.down("Shift")
    mouse.move(box["x"] + 50, box["y"] + 40, steps=4)
    pointers(screen, "pointer 50 40 with Shift")
    mouse.up()
    screen.page.keyboard.up("Shift")
    pointers(screen, "")
    log(screen, "ended")


def test_a_key_presses_the_center_until_it_is_released(screen):
    pad = element(screen, "pad")
    pad.focus()
    screen.page.keyboard.down("Space")
    pointers(screen, "pointer 100 100")
    screen.page.keyboard.up("Space")
    pointers(screen, "")
    log(screen, "ended")


def test_an_arrow_key_moves_a_pointer_from_the_center(screen):
    screen.page.get_by_test_id("pad").focus()
    for key, place in [("ArrowRight", "120 100"), ("Shift+ArrowUp", "100 0")]:
        screen.page.keyboard.press(key)
        expect(element(screen, "last")).to_have_text(place)
    pointers(screen, "")
    log(screen, "ended")


def test_two_fingers_have_an_event_each(screen):
    box = box_of(element(screen, "pad"))
    devtools = screen.page.context.new_cdp_session(screen.page)

    def touch(kind, *points):
        touches = [{"x": box["x"] + x, "y": box["y"] + y, "id": index} for index, x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (1, 20, 30))
    touch("touchStart", (1, 20, 30), (2, 120, 130))
    pointers(screen, "touch 120 130, touch 20 30")
    touch("touchMove", (1, 40, 50), (2, 120, 140))
    pointers(screen, "touch 120 140, touch 40 50")
    touch("touchEnd")
    pointers(screen, "")
    log(screen, "ended")
    touch("touchStart", (1, 20, 30))
    pointers(screen, "touch 20 30")
    touch("touchCancel")
    pointers(screen, "")
    log(screen, "cancelled")
