"""Screens, texts and rows that change again while an earlier change is still moving them."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_motion import css, interrupt, named, settle_at, tap_moving

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


def test_a_screen_that_is_closed_while_it_grows_shrinks_from_where_it_is(case):
    zoom = paused(case, "Zoom")
    zoom.page.get_by_test_id("photo 1").evaluate("node => node.click()")
    shown = appearance(moving(zoom, f".screen{ENTERING}", 0.5))
    assert 100 < shown[2] < 380
    back(zoom)
    node = moving(zoom, f".screen{LEAVING}", 0)
    clip = css(node, "clipPath")
    assert clip.startswith("inset(") and clip != "inset(0px)"
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


def test_a_screen_that_is_covered_while_it_is_pushed_moves_on_from_where_it_is(screen):
    press(screen, "Next")
    first = screen.page.locator(".screen[aria-label='Screen 1']")
    shown = appearance(moving(screen, f".screen{ENTERING}", 0.3))
    press(screen, "Next")
    screen.has_title("Screen 2")
    selector = ".screen[aria-label='Screen 1']"
    assert appearance(moving(screen, selector, 0)) == pytest.approx(shown, abs=0.5)
    assert appearance(moving(screen, selector, 0.9))[0] < 0
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


@pytest.fixture
def texts(case):
    screen = case("Changing texts")
    screen.rests()
    return screen


def digits(texts):
    """Returns the visible digits of the copies that show a moving number: each with its opacity and its distance from the
    number."""
    top = box_of(named(texts, "number"))["top"]
    found = texts.page.locator(LEAVING).evaluate_all(
        """(copies, top) => copies.flatMap((copy) => [...copy.children].map((part) => [
          part.textContent, Number(getComputedStyle(part).opacity), part.getBoundingClientRect().top - top,
        ]))""",
        top,
    )
    return sorted(part for part in found if part[1] > 0)


def change(texts, title):
    """Taps a button whose change begins further animations, and stops those at their start."""
    texts.page.evaluate("() => { window.earlier = new Set(document.getAnimations()); }")
    texts.tap(title)
    texts.page.wait_for_function(
        "() => document.getAnimations().some((one) => !earlier.has(one) && one.effect.getTiming().duration > 5000)"
    )
    texts.page.evaluate(
        """() => document.getAnimations().filter((one) => !earlier.has(one)).forEach((one) => {
          one.pause();
          one.currentTime = 0;
        })"""
    )


def is_shown(found, parts):
    """Checks that digits are shown with the opacities and at the distances of others."""
    assert [part[0] for part in found] == [part[0] for part in parts]
    for part, other in zip(found, parts):
        assert part[1:] == pytest.approx(other[1:], abs=0.05), part[0]


def test_a_number_that_changes_again_continues_from_the_digits_that_are_shown(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    assert [(part[0], part[1]) for part in before] == [("11", 1), ("8", 0.6), ("9", 0.4)]
    change(texts, "Add")
    expect(named(texts, "number")).to_have_text("120")
    # The 9, which has not arrived, leaves from where it is, and so does the second 1.
    is_shown(digits(texts), [["1", 1, 0], ["1", 1, 0], *before[1:]])


def test_a_digit_that_stays_in_another_change_goes_on_arriving(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    change(texts, "Add ten")
    expect(named(texts, "number")).to_have_text("129")
    is_shown(digits(texts), [["1", 1, 0], ["1", 1, 0], *before[1:]])
    # The digits of this change are half way.
    settle_at(texts, 5000)
    shown = {(part[0], round(part[1], 2)) for part in digits(texts)}
    assert {("1", 0.5), ("2", 0.5), ("9", 0.7), ("8", 0.5)} <= shown


def test_a_change_without_an_animation_shows_the_number_at_once(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    texts.tap("Set")
    number = named(texts, "number")
    expect(number).to_have_text("500")
    expect(texts.page.locator(LEAVING)).to_have_count(0)
    assert css(number, "maskImage") == "none"


def test_a_number_that_is_removed_leaves_no_digits(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    assert digits(texts)
    texts.tap("Remove")
    expect(texts.page.locator(LEAVING)).to_have_count(0)


def test_a_number_that_leaves_takes_along_the_digits_that_are_arriving(texts):
    texts.tap("Add")
    settle_at(texts, 4000)
    before = digits(texts)
    change(texts, "Toggle")
    expect(named(texts, "number")).to_have_count(0)
    leaving = texts.page.locator(LEAVING).filter(has_text="119")
    expect(leaving).to_have_count(1)
    assert css(leaving, "maskImage") == "none"
    arriving = leaving.locator("span").filter(has_text="9")
    assert float(css(arriving, "opacity")) == pytest.approx(before[2][1], abs=0.05)
    assert box_of(arriving)["top"] - box_of(leaving)["top"] == pytest.approx(before[2][2], abs=1)


def test_a_word_that_changes_again_fades_from_the_opacity_that_is_shown(texts):
    texts.tap("Word")
    settle_at(texts, 4000)
    assert float(css(named(texts, "word"), "opacity")) == pytest.approx(0.4, abs=0.01)
    change(texts, "Word")
    leaving = texts.page.locator(LEAVING)
    for text, opacity in (("First", 0.6), ("Second", 0.4)):
        assert float(css(leaving.filter(has_text=text), "opacity")) == pytest.approx(opacity, abs=0.01), text
    assert float(css(named(texts, "word"), "opacity")) == pytest.approx(0, abs=0.01)


def test_a_number_that_changes_often_has_a_limited_number_of_copies(texts):
    for _ in range(20):
        change(texts, "Add")
    expect(named(texts, "number")).to_have_text("138")
    # The digits that arrive, and the eight latest numbers that leave.
    assert texts.page.locator(LEAVING).count() <= 9


@pytest.fixture
def motion(case):
    screen = case("Motion")
    screen.rests()
    return screen


def test_rows_that_change_places_again_move_on_from_where_they_are(motion):
    first, second = named(motion, "item 1"), named(motion, "item 2")
    places = [box_of(item)["top"] for item in (first, second)]
    motion.tap("Rotate")
    settle_at(motion, 5000)
    middle = [box_of(item)["top"] for item in (first, second)]
    assert all(abs(one - other) > 5 for one, other in zip(places, middle))
    interrupt(motion, "Rotate")
    settle_at(motion, 0)
    assert [box_of(item)["top"] for item in (first, second)] == pytest.approx(middle, abs=1)
    settle_at(motion, 9999)
    # The second item is now the last one, and the first one is before it.
    assert box_of(second)["top"] > box_of(first)["top"] > places[0]


def test_another_change_does_not_hurry_the_rows_that_change_places(motion):
    second = named(motion, "item 2")
    place = box_of(second)["top"]
    motion.tap("Rotate")
    settle_at(motion, 5000)
    middle = box_of(second)["top"]
    tap_moving(motion, "Quick")
    expect(named(motion, "completions")).to_have_text("1 completions")
    settle_at(motion, 5000)
    assert box_of(second)["top"] == pytest.approx(middle, abs=1)
    settle_at(motion, 9999)
    assert place - box_of(second)["top"] == pytest.approx(2 * (place - middle), abs=1)
