"""Screens and presentations that are opened, covered and closed while they are still moving."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css

# Pauses the movements of screens and presentations when they begin. The page ends each of them after a second, except here.
PAUSE = """() => {
  const schedule = window.setTimeout;
  window.setTimeout = (body, time, ...rest) => schedule(body, time === 1000 ? 1e6 : time, ...rest);
  const pause = (target) => target.getAnimations().forEach((one) => one.pause());
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, ({ target }) => {
      if (target.matches('.screen, .card, .backdrop')) requestAnimationFrame(() => pause(target));
    });
  }
}"""

LEAVING = "[data-c=exit]"
ENTERING = "[data-c=enter]"


def paused(case, title):
    screen = case(title)
    screen.rests()
    screen.page.evaluate(PAUSE)
    return screen


@pytest.fixture
def screen(case):
    return paused(case, "Interrupted transitions")


def press(screen, title, within=".screen:not([inert]), .presentation"):
    """Clicks a control that may be moving."""
    nodes = screen.page.locator(f":is({within}):not({LEAVING})").locator("button, a")
    nodes.filter(has_text=title).last.evaluate("node => node.click()")


def back(screen):
    screen.page.locator(f".screen:not({LEAVING}) > .navigationBar .backButton").last.evaluate("node => node.click()")


def moving(screen, selector, part):
    """Returns the last element that matches a selector, after its paused movement has been set to a part of its duration."""
    node = screen.page.locator(selector).last
    handle = node.element_handle()
    screen.page.wait_for_function(
        "node => node.getAnimations()[0] && node.getAnimations().every((one) => one.playState === 'paused')", arg=handle
    )
    handle.evaluate(
        """(node, part) => node.getAnimations().forEach((one) => {
          one.currentTime = one.effect.getComputedTiming().endTime * part;
        })""",
        part,
    )
    return node


def finish(screen):
    screen.page.evaluate("document.getAnimations().forEach((one) => one.finish())")


def arrives(screen):
    """Waits until a screen or a presentation begins to enter, and ends its movement."""
    moving(screen, f".screen{ENTERING}, {ENTERING} > .card", 0.5)
    finish(screen)
    expect(screen.page.locator(ENTERING)).to_have_count(0)


def appearance(node):
    box = box_of(node)
    return [box["left"], box["top"], box["width"], float(css(node, "opacity"))]


def leaves_from(screen, selector, shown):
    """Checks that a leaving element begins with an appearance, and that it changes afterwards."""
    assert appearance(moving(screen, f"{LEAVING}{selector}", 0)) == pytest.approx(shown, abs=0.5)
    assert appearance(moving(screen, f"{LEAVING}{selector}", 0.6)) != pytest.approx(shown, abs=0.05)
    finish(screen)
    expect(screen.page.locator(LEAVING)).to_have_count(0)


def test_a_screen_that_is_closed_while_it_is_pushed_leaves_from_where_it_is(screen):
    press(screen, "Next")
    shown = appearance(moving(screen, f".screen{ENTERING}", 0.3))
    assert 5 < shown[0] < 385
    back(screen)
    leaves_from(screen, ".screen", shown)
    screen.has_title("Interrupted transitions")


@pytest.mark.parametrize("part", [0.15, 0.5])
def test_a_screen_that_is_closed_while_it_grows_shrinks_from_where_it_is(case, part):
    zoom = paused(case, "Zoom")
    zoom.page.get_by_test_id("photo 1").evaluate("node => node.click()")
    entering = moving(zoom, f".screen{ENTERING}", part)
    shown, clip = appearance(entering), css(entering, "clipPath")
    assert 100 < shown[2] < 380 and (0.1 < shown[3] < 0.9 or part == 0.5)
    assert clip.startswith("inset(") and clip != "inset(0px)"
    back(zoom)
    assert css(moving(zoom, f".screen{LEAVING}", 0), "clipPath") == clip
    source = box_of(zoom.page.locator("[data-zs]").nth(1))
    assert appearance(moving(zoom, f".screen{LEAVING}", 0.999))[0] == pytest.approx(source["left"], abs=5)
    leaves_from(zoom, ".screen", shown)
    zoom.has_title("Zoom")


@pytest.mark.parametrize("title", ["Sheet", "Alert"])
def test_a_presentation_that_is_closed_while_it_appears_leaves_from_where_it_is(screen, title):
    press(screen, "Next")
    finish(screen)
    press(screen, title)
    shown = [appearance(moving(screen, f"{ENTERING} > {part}", 0.3)) for part in (".backdrop", ".card")]
    press(screen, "Close", ".presentation")
    assert appearance(moving(screen, f"{LEAVING} > .backdrop", 0)) == pytest.approx(shown[0], abs=0.5)
    leaves_from(screen, " > .card", shown[1])


def test_a_sheet_does_not_end_the_movement_of_a_screen(screen):
    press(screen, "Next")
    node = moving(screen, f".screen{ENTERING}", 0.3)
    place = css(node, "transform")
    press(screen, "Sheet")
    moving(screen, f".sheet{ENTERING} > .card", 0)
    # The sheet makes everything below it smaller, but does not move the screen in its stack.
    assert css(node, "transform") == place != "none"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_screen_that_is_covered_while_it_is_pushed_moves_on_from_where_it_is(screen, direction):
    screen.page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    press(screen, "Next")
    first = screen.page.locator(".screen[aria-label='Screen 1']")
    shown = appearance(moving(screen, f".screen{ENTERING}", 0.3))
    press(screen, "Next")
    screen.has_title("Screen 2")
    selector = ".screen[aria-label='Screen 1']"
    assert appearance(moving(screen, selector, 0)) == pytest.approx(shown, abs=0.5)
    assert appearance(moving(screen, selector, 0.9))[0] * (1 if direction == "ltr" else -1) < 0
    expect(first).to_be_visible()


def test_a_screen_that_leaves_moves_on_while_the_next_one_is_closed(screen):
    for number in (1, 2):
        press(screen, "Next")
        screen.has_title(f"Screen {number}")
        finish(screen)
    back(screen)
    leaving = screen.page.locator(LEAVING)
    shown = appearance(moving(screen, f".screen{LEAVING}", 0.3))
    lower = appearance(moving(screen, ".screen[aria-label='Screen 1']", 0.3))
    assert lower[0] < -5
    back(screen)
    expect(leaving).to_have_count(2)
    assert appearance(leaving.last) == pytest.approx(shown, abs=0.5)
    assert appearance(moving(screen, f".screen{LEAVING}:not({LEAVING} ~ {LEAVING})", 0)) == pytest.approx(lower, abs=0.5)
    finish(screen)
    expect(leaving).to_have_count(0)
    screen.has_title("Interrupted transitions")


def test_of_several_screens_that_are_pushed_at_once_the_front_one_moves(screen):
    press(screen, "Stack")
    finish(screen)
    press(screen, "Push two", ".presentation")
    front = moving(screen, f".screen{ENTERING}", 0.3)
    expect(front.locator("h1")).to_have_text("Number 2")
    assert 5 < box_of(front)["left"] < 385
    expect(screen.page.locator(f".screen{ENTERING}")).to_have_count(1)


def test_a_screen_that_is_covered_while_it_grows_keeps_its_clip(case):
    zoom = paused(case, "Zoom")
    zoom.page.get_by_test_id("photo 1").evaluate("node => node.click()")
    node = moving(zoom, f".screen{ENTERING}", 0.15)
    shown = appearance(node)
    clip = css(node, "clipPath")
    assert 0.1 < shown[3] < 0.9 and clip != "inset(0px)"
    press(zoom, "Details")
    zoom.has_title("Details")
    covered = moving(zoom, ".screen[aria-label='Photo 1']", 0)
    assert appearance(covered) == pytest.approx(shown, abs=0.5)
    assert css(covered, "clipPath") == clip
    assert appearance(moving(zoom, ".screen[aria-label='Photo 1']", 0.999)) == pytest.approx([-117, 0, 390, 1], abs=1)
    finish(zoom)
    zoom.page.evaluate("document.querySelectorAll('.screen').forEach((node) => delete node.dataset.c)")
    back(zoom)
    zoom.has_title("Photo 1")
    finish(zoom)
    assert appearance(covered) == [0, 0, 390, 1] and css(covered, "clipPath") == "none"


@pytest.mark.parametrize("count", [1, 2])
def test_screens_that_are_closed_while_they_are_pushed_move_on_from_where_they_are(screen, count):
    press(screen, "Next")
    moving(screen, f".screen{ENTERING}", 0.3)
    press(screen, "Next")
    screen.has_title("Screen 2")
    shown = appearance(moving(screen, ".screen[aria-label='Screen 1']", 0.4))
    back(screen)
    screen.has_title("Screen 1")
    assert appearance(moving(screen, ".screen[aria-label='Screen 1']", 0)) == pytest.approx(shown, abs=0.5)
    if count == 2:
        back(screen)
        screen.has_title("Interrupted transitions")
        assert appearance(moving(screen, f".screen{LEAVING}:not({LEAVING} ~ {LEAVING})", 0)) == pytest.approx(shown, abs=0.5)
    finish(screen)
    expect(screen.page.locator(LEAVING)).to_have_count(0)
    assert appearance(screen.front) == [0, 0, 390, 1]


def test_a_screen_that_is_covered_by_two_at_once_moves_on_from_where_it_is(screen):
    press(screen, "Stack")
    finish(screen)
    press(screen, "Push one", ".presentation")
    entering = moving(screen, f".screen{ENTERING}", 0.3)
    expect(entering.locator("h1")).to_have_text("Number 1")
    shown = appearance(entering)
    press(screen, "Push two", f".screen{ENTERING}")
    expect(screen.page.locator(f".screen{ENTERING} h1")).to_have_text("Number 3")
    covered = screen.page.locator(".presentation .screen", has=screen.page.get_by_role("heading", name="Number 1"))
    expect(covered).to_be_visible()
    assert appearance(covered) == pytest.approx(shown, abs=0.5)


def test_a_sheet_that_is_dismissed_while_it_grows_keeps_its_height(case):
    sheet = paused(case, "Detents")
    sheet.tap("Show")
    finish(sheet)
    press(sheet, "Make it large", ".presentation")
    card = moving(sheet, ".presentation > .card", 0.3)
    shown = box_of(card)["height"]
    assert 440 < shown < 800
    sheet.page.keyboard.press("Escape")
    card = sheet.page.locator(f"{LEAVING} > .card")
    expect(card).to_have_count(1)
    assert box_of(card)["height"] == pytest.approx(shown, abs=0.5)
    # Its height goes on.
    assert card.evaluate("node => node.getAnimations().map((one) => one.transitionProperty || one.animationName).sort()") == [
        "height", "to-below",
    ]
    finish(sheet)
    expect(card).to_have_count(0)


def test_screens_that_are_popped_at_once_leave_from_where_they_are(screen):
    press(screen, "Stack")
    arrives(screen)
    press(screen, "Push one", ".presentation")
    arrives(screen)
    press(screen, "Push one", ".presentation")
    moving(screen, f".screen{ENTERING}", 0.5)
    screens = [f".screen[aria-label='Number {number}']" for number in (1, 2)]
    shown = [appearance(moving(screen, selector, 0.5)) for selector in screens]
    assert shown[0][0] < -5 and 5 < shown[1][0] < 385
    press(screen, "Root", f".screen{ENTERING}")
    expect(screen.page.locator(f".screen{LEAVING}")).to_have_count(2)
    assert [appearance(moving(screen, selector, 0)) for selector in screens] == [pytest.approx(part, abs=0.5) for part in shown]
    finish(screen)
    expect(screen.page.locator(LEAVING)).to_have_count(0)
    assert appearance(screen.front) == [0, 10, 390, 1]


def test_a_covered_screen_does_not_leave_if_it_is_hidden(screen):
    press(screen, "Stack")
    arrives(screen)
    for _ in range(2):
        press(screen, "Push one", ".presentation")
        arrives(screen)
    press(screen, "Root", ".screen[aria-label='Number 2']")
    leaving = screen.page.locator(f".screen{LEAVING}")
    expect(leaving).to_have_count(1)
    expect(leaving.locator("h1")).to_have_text("Number 2")


@pytest.mark.parametrize("count", [1, 2])
def test_a_screen_that_is_replaced_moves_aside_below_the_new_one(screen, count):
    press(screen, "Stack")
    arrives(screen)
    press(screen, "Push one", ".presentation")
    arrives(screen)
    for number in range(count):
        press(screen, "Replace", f".screen:not({LEAVING} ~ *)")
        entering = moving(screen, f".screen{ENTERING}", 0.5)
        leaving = screen.page.locator(f".screen{LEAVING}")
        expect(leaving).to_have_count(number + 1)
    moved = appearance(moving(screen, f".screen{LEAVING}", 0.5))
    assert moved[0] < -5
    # The new screen is in front.
    box = box_of(entering)
    point = [box["left"] + 20, 200]
    assert entering.evaluate("(node, point) => node.contains(document.elementFromPoint(...point))", point)
    finish(screen)
    expect(leaving).to_have_count(0)
    assert appearance(screen.front) == [0, 10, 390, 1]


def test_a_screen_that_was_just_covered_is_hidden_with_its_tab(screen):
    press(screen, "Tabs")
    arrives(screen)
    tab = screen.page.locator(".tab")
    tab.filter(has_text="Second").click()
    press(screen, "Next", ".tabContent.selected .screen")
    moving(screen, f".screen{ENTERING}", 0.5)
    covered = screen.page.locator(".screen[aria-label='Second tab']")
    assert css(covered, "visibility") == "visible"
    tab.filter(has_text="First").click()
    expect(screen.page.locator(".tabContent.selected")).to_have_text("Content")
    assert css(covered, "visibility") == "hidden"
