"""Taps: the parts of a view that receive them, their movement, and the presses of controls."""

import pytest
from playwright.sync_api import expect

from test_view_gestures import center, element


@pytest.fixture
def screen(case):
    screen = case("Taps")
    # The positions of views are known when the screen has arrived.
    screen.settles()
    return screen


def press_and_move(screen, name, distance):
    x, y = center(element(screen, name))
    screen.page.mouse.move(x - 20, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x - 20 + distance, y, steps=4)
    screen.page.mouse.up()


@pytest.mark.parametrize("name, expected", [("gap", "behind"), ("clear", "behind"), ("shape", "shape")])
def test_a_tap_passes_through_parts_without_content(screen, name, expected):
    screen.page.mouse.click(*center(element(screen, name)))
    expect(element(screen, "log")).to_have_text(expected)


def test_the_contents_of_a_stack_receive_its_taps(screen):
    screen.front.get_by_text("Above").click()
    expect(element(screen, "log")).to_have_text("stack")


@pytest.mark.parametrize("name", ["once", "spot"])
def test_a_tap_fails_if_the_pointer_moves(screen, name):
    press_and_move(screen, name, 40)
    # The session would have processed the failed tap before this one.
    screen.front.get_by_text("Above").click()
    expect(element(screen, "log")).to_have_text("stack")
    press_and_move(screen, name, 6)
    expect(element(screen, "log")).to_have_text(name)


def test_a_button_acts_where_the_pointer_is_released(screen):
    press_and_move(screen, "button", 40)
    expect(element(screen, "log")).to_have_text("button")


@pytest.mark.parametrize("name, expected", [("like", "liked"), ("tapped", "tapped")])
def test_views_in_the_label_of_a_link_receive_their_taps(screen, name, expected):
    screen.page.mouse.click(*center(element(screen, name)))
    expect(element(screen, "log")).to_have_text(expected)


def test_a_button_in_the_label_of_a_link_is_dimmed_alone(screen):
    like = element(screen, "like")
    screen.page.mouse.move(*center(like))
    screen.page.mouse.down()
    expect(like).to_have_css("opacity", "0.35")
    expect(screen.front.locator(".link:has([data-testid=like])")).to_have_css("opacity", "1")
    screen.page.mouse.up()


def test_a_field_in_the_label_of_a_button_receives_the_keys(screen):
    field = screen.front.get_by_placeholder("Name")
    field.click()
    screen.page.keyboard.type("a b")
    screen.page.keyboard.press("Enter")
    expect(element(screen, "log")).to_have_text("none submitted a b")


def test_a_link_in_a_custom_style_is_pressed_by_a_pointer_and_a_key(screen):
    state = element(screen, "state")
    screen.page.mouse.move(*center(element(screen, "link")))
    screen.page.mouse.down()
    expect(state).to_have_text("down")
    screen.page.mouse.move(0, 0)
    screen.page.mouse.up()
    expect(state).to_have_text("up")
    element(screen, "link").focus()
    screen.page.keyboard.down("Space")
    expect(state).to_have_text("down")
    screen.page.keyboard.up("Space")
    expect(screen.front.get_by_text("Destination")).to_be_visible()
