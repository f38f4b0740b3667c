"""Gestures of views that the gestures move and scale."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_view_gestures import center, drag, element


@pytest.fixture
def screen(case):
    screen = case()
    screen.front.locator(".link").filter(has_text="Moved gestures").first.focus()
    screen.page.keyboard.press("Enter")
    screen.has_title("Moved gestures")
    screen.rests()
    return screen


def test_a_location_does_not_depend_on_the_offset_inside_of_the_gesture(screen):
    drag(screen, "thumb", 100, 0)
    screen.page.mouse.up()
    expect(element(screen, "value")).to_have_text("Slider 100")
    drag(screen, "thumb", 50, 0)
    screen.page.mouse.up()
    expect(element(screen, "value")).to_have_text("Slider 150")


def test_a_pinch_goes_on_when_the_anchor_changes(screen):
    devtools = screen.page.context.new_cdp_session(screen.page)
    x, y = center(element(screen, "photo"))
    x, y = x + 30, y + 20

    def touch(kind, distance):
        points = [{"x": x - distance, "y": y, "id": 1}, {"x": x + distance, "y": y, "id": 2}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if distance else []})

    for factor, end in ((1.5, "1.5"), (2, "3.0")):
        touch("touchStart", 20)
        touch("touchMove", 24)
        touch("touchMove", 20 * factor)
        expect(element(screen, "scale")).to_have_text(f"Scale {end}")
        touch("touchEnd", 0)


def test_locations_are_those_in_a_view_that_is_scaled_and_rotated_outside_of_the_gesture(screen):
    x, y = center(element(screen, "turned"))
    mouse = screen.page.mouse
    mouse.move(x, y - 10)
    mouse.down()
    mouse.move(x + 4, y + 10, steps=4)
    mouse.up()
    # The view has a quarter of its width above its center, and half of its size.
    expect(element(screen, "movement")).to_have_text("Turned 20 20 40 -8")


def test_a_simultaneous_tap_acts_once(screen):
    element(screen, "taps").click()
    expect(element(screen, "taps")).to_have_text("Taps 1")


def test_a_view_that_fits_its_space_keeps_its_size_while_it_moves(screen):
    start = box_of(element(screen, "square"))
    assert abs(start["width"] - start["height"]) < 1
    drag(screen, "square", 30, 10)
    expect(element(screen, "square")).to_have_css("translate", "30px 10px")
    moved = box_of(element(screen, "square"))
    assert abs(moved["width"] - start["width"]) < 1 and abs(moved["height"] - start["height"]) < 1
    screen.page.mouse.up()
