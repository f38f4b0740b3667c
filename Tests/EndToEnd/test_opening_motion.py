"""Animations that start with the session, and other motion on a first screen."""

import re

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from conftest import NARROW
from screen import opened


@pytest.fixture(scope="module")
def server():
    with AppServer("BrowserTestApp", {"CASE": "opening motion"}) as server:
        yield server.address


@pytest.fixture
def screen(new_context, server):
    return opened(new_context(viewport=NARROW).new_page(), server)


def pause(screen, milliseconds):
    screen.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().duration > 5000)")
    screen.page.evaluate(
        """time => document.getAnimations().forEach(one => { one.pause(); one.currentTime = time; })""", milliseconds
    )


def test_a_finite_animation_plays_when_the_page_is_loaded(screen):
    pause(screen, 5000)
    opacity = screen.front.get_by_test_id("word").evaluate("node => Number(getComputedStyle(node).opacity)")
    assert opacity == pytest.approx(0.625, abs=0.05)


def test_the_animation_of_the_first_page_plays_once(screen):
    word = screen.front.get_by_test_id("word")
    screen.page.evaluate("() => document.getAnimations().forEach(one => one.effect.getTiming().iterations === 1 && one.finish())")
    expect(word).to_have_css("opacity", "1")
    # The element is shown again without its animation when the sheet is removed.
    screen.page.wait_for_function("() => !document.querySelector('head style')", timeout=20_000)
    word.evaluate("node => { node.style.display = 'none'; node.offsetHeight; node.style.display = ''; }")
    expect(word).to_have_css("opacity", "1")


def test_a_finite_animation_of_the_first_page_ends_without_a_script(new_context, server):
    page = new_context(viewport=NARROW, java_script_enabled=False).new_page()
    page.goto(server)
    expect(page.get_by_test_id("word")).to_have_css("opacity", "1")


def test_a_shape_that_moves_forever_moves_from_the_start(screen):
    # The animation waits for the size of the geometry reader in front of it.
    screen.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().iterations === Infinity)")
    pause(screen, 3000)
    outline = screen.front.get_by_test_id("line").locator("path")
    numbers = re.findall(r"[\d.]+", outline.evaluate("node => getComputedStyle(node).d"))
    assert float(numbers[-1]) == pytest.approx(20, abs=1)


def test_a_full_turn_in_three_dimensions_is_shown(screen):
    screen.tap("Turn")
    screen.page.wait_for_function(
        "() => document.getAnimations().some(one => one.effect.getKeyframes().some(frame => frame.transform))"
    )
    pause(screen, 2500)
    button = screen.front.get_by_role("button", name="Turn", exact=True)
    # A quarter of the turn shows the button from its edge.
    assert button.evaluate("node => node.getBoundingClientRect().width") < 10


def test_a_number_with_a_content_transition_stays_on_one_line(screen):
    score = screen.front.get_by_test_id("score")
    height = score.evaluate("node => node.getBoundingClientRect().height")
    screen.tap("Score")
    expect(score).to_have_text("100,000")
    assert score.evaluate("node => node.offsetHeight") == pytest.approx(height, abs=1)


def drag(screen, box, distance):
    mouse = screen.page.mouse
    mouse.move(box["x"] + 5, box["y"] + 10)
    mouse.down()
    mouse.move(box["x"] + 5, box["y"] + 10 + distance, steps=4)
    mouse.up()


def test_a_canvas_with_a_drag_receives_it_on_its_whole_area(screen):
    drag(screen, box_of(screen.front.get_by_test_id("pad")), 25)
    expect(screen.front.get_by_text("1 strokes", exact=True)).to_be_visible()


def test_a_drawer_does_not_block_the_screen_behind_it(screen):
    screen.tap("Score")
    expect(screen.front.get_by_test_id("score")).to_have_text("100,000")
    drag(screen, box_of(screen.front.get_by_text("Closed", exact=True)), -40)
    expect(screen.front.get_by_text("Open", exact=True)).to_be_visible()


def test_the_action_of_a_view_that_appears_reads_the_width_of_an_unknown_window(browser, server):
    # The window differs from that of a common device, and the browser has no cookie with its size.
    context = browser.new_context(viewport={"width": 1044, "height": 700})
    screen = opened(context.new_page(), server)
    expect(screen.front.get_by_text("Widths: [1044]", exact=True)).to_be_visible()
    context.close()
