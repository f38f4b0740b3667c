"""Screens that grow from a view, and the insets of the safe area."""

import pytest
from playwright.sync_api import expect

from boxes import box_of

HALT = """() => {
  const halt = ({ target }) => {
    if (!target.matches('.screen, .card')) return;
    requestAnimationFrame(() => target.getAnimations().forEach((one) => { one.pause(); window.halted = true; }));
  };
  window.halted = false;
  document.addEventListener('animationstart', halt);
}"""


def seek(screen, part):
    """Sets the paused animations to a part of their duration."""
    screen.page.wait_for_function("() => window.halted")
    screen.page.evaluate(
        """part => document.getAnimations().filter(one => one.playState === 'paused')
          .forEach(one => { one.currentTime = one.effect.getComputedTiming().endTime * part; })""",
        part,
    )


@pytest.fixture
def zoom(case):
    screen = case("Zoom")
    screen.rests()
    screen.page.evaluate(HALT)
    return screen


def source(screen, number):
    return screen.page.locator("[data-zs]").nth(number)


def scale(screen):
    """Returns the scale and the visible part of the moving screen or card."""
    node = screen.page.locator(".screen[data-c], .presentation[data-c] > .card").last
    return node.evaluate("node => [new DOMMatrix(getComputedStyle(node).transform).a, getComputedStyle(node).clipPath]")


def test_a_pushed_screen_grows_from_its_source(zoom):
    start = box_of(source(zoom, 0))
    zoom.page.get_by_test_id("photo 0").click()
    seek(zoom, 0)
    factor, clip = scale(zoom)
    assert factor == pytest.approx(start["width"] / 390, abs=0.02)
    assert clip.startswith("inset(0px")
    seek(zoom, 0.5)
    half = scale(zoom)[0]
    assert factor < half < 1
    seek(zoom, 0.999)
    assert scale(zoom)[0] == pytest.approx(1, abs=0.02)
    zoom.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    zoom.rests()
    zoom.has_title("Photo 0")


def test_a_growing_screen_covers_the_bar_of_the_screen_below(zoom):
    zoom.page.get_by_test_id("photo 0").click()
    # The bars are at almost the same place. The stacking order is that of hit tests, which all elements receive here.
    seek(zoom, 0.95)
    front = zoom.page.evaluate(
        """() => {
          const moving = document.querySelector('.screen[data-c]');
          const { left, top, width, height } = moving.querySelector('.navigationBar').getBoundingClientRect();
          const below = moving.previousElementSibling;
          // The screen below becomes invisible in the time of the paused animation.
          [below.style.visibility, below.inert] = ['visible', false];
          for (const one of moving.parentElement.querySelectorAll('*')) one.style.pointerEvents = 'auto';
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return moving.contains(found);
        }"""
    )
    assert front


def test_a_popped_screen_shrinks_to_its_source(zoom):
    zoom.page.get_by_test_id("photo 1").click()
    zoom.page.wait_for_function("() => window.halted")
    zoom.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    zoom.rests()
    zoom.page.evaluate("window.halted = false")
    zoom.go_back()
    seek(zoom, 0.999)
    start = box_of(source(zoom, 1))
    assert start["left"] > 150
    assert scale(zoom)[0] == pytest.approx(start["width"] / 390, abs=0.05)
    zoom.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(zoom.page.locator("[data-c=exit]")).to_have_count(0)
    zoom.has_title("Zoom")


def test_a_cover_grows_from_its_source(zoom):
    zoom.tap("Cover")
    seek(zoom, 0)
    assert scale(zoom)[0] < 0.5
    zoom.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(zoom.page.get_by_text("Close")).to_be_visible()


def test_a_screen_without_a_source_has_the_usual_transition(zoom):
    zoom.tap("Without a source")
    seek(zoom, 0)
    assert scale(zoom)[0] == pytest.approx(1)
    zoom.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    zoom.has_title("Alone")


def test_reduced_motion_has_no_zoom(zoom):
    zoom.page.emulate_media(reduced_motion="reduce")
    zoom.page.get_by_test_id("photo 0").click()
    zoom.has_title("Photo 0")
    clipping = "document.getAnimations().filter(one => one.effect.getKeyframes().some(k => k.clipPath)).length"
    assert zoom.page.evaluate(clipping) == 0


def test_the_insets_of_the_safe_area_follow_the_views_at_the_edges(case):
    screen = case("Safe area")
    screen.rests()
    shown = screen.front.get_by_test_id("insets")
    expect(shown).to_have_text("84 40")
    screen.tap("Grow")
    expect(shown).to_have_text("84 60")


def test_the_insets_of_the_safe_area_follow_a_bar_that_is_hidden(case):
    screen = case("Safe area")
    screen.rests()
    shown = screen.front.get_by_test_id("insets")
    expect(shown).to_have_text("84 40")
    screen.tap("Hide")
    expect(shown).to_have_text("40 40")
    screen.tap("Hide")
    expect(shown).to_have_text("84 40")
