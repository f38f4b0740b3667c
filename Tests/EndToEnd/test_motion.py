"""Changes that the page plays with an animation."""

import json
import re

import pytest
from playwright.sync_api import expect

from boxes import box_of


def named(screen, name):
    return screen.front.get_by_test_id(name)


def settle_at(screen, milliseconds):
    """Pauses all animations at a time since their start, once there are some."""
    screen.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().duration > 5000)")
    screen.page.evaluate(
        """time => document.getAnimations().forEach(one => { one.pause(); one.currentTime = time; })""", milliseconds
    )


def interrupt(screen, title):
    """Taps a button whose change replaces the animations that `settle_at` has paused, and waits for the new ones."""
    screen.tap(title)
    # Style sheets animate the button.
    screen.page.wait_for_function(
        "() => document.getAnimations().some(one => one.constructor === Animation && one.playState === 'running')"
    )


def tap_moving(screen, title):
    """Taps a button that may be moving. `tap` waits until the movement of the button has ended."""
    screen.front.get_by_role("button", name=title, exact=True).click(force=True)


def css(node, name):
    return node.evaluate("(node, name) => getComputedStyle(node)[name]", name)


def animated(screen):
    """Returns the number of animations that the script plays; style sheets animate the buttons."""
    return screen.page.evaluate("document.getAnimations().filter(one => one.constructor === Animation).length")


@pytest.fixture
def motion(case):
    screen = case("Motion")
    screen.rests()
    return screen


def test_an_animated_change_is_half_way_at_half_of_its_duration(motion):
    word = named(motion, "word")
    start = box_of(word)["left"]
    motion.tap("Fade")
    settle_at(motion, 5000)
    assert float(css(word, "opacity")) == pytest.approx(0.6, abs=0.01)
    assert box_of(word)["left"] - start == pytest.approx(50, abs=1)
    assert css(word, "color") not in ("rgb(255, 59, 48)", "rgb(0, 122, 255)")


def test_a_running_animation_needs_no_message(case, page):
    sockets, batches, frames = [], [], []

    def receive(text):
        message = json.loads(text)
        if "o" in message:
            batches.append(message["n"])

    def is_acknowledgement(text):
        message = json.loads(text)
        return message["t"] == "a" and message["n"] in batches

    page.on("websocket", lambda socket: sockets.append(socket))
    screen = case("Motion")
    screen.settles()
    socket = sockets[-1]
    socket.on("framereceived", receive)
    with socket.expect_event("framesent", is_acknowledgement):
        screen.tap("Fade")
    socket.on("framesent", lambda text: frames.append(text))
    socket.on("framereceived", lambda text: frames.append(text))
    word = named(screen, "word")
    place = box_of(word)["left"]
    for step in range(1, 4):
        page.wait_for_function(
            "([node, left]) => node.getBoundingClientRect().left > left", arg=[word.element_handle(), place + 2 * step]
        )
    assert frames == []


def test_an_interrupted_animation_continues_from_the_value_that_is_shown(motion):
    word = named(motion, "word")
    motion.tap("Fade")
    settle_at(motion, 5000)
    interrupt(motion, "Fade")
    settle_at(motion, 0)
    assert float(css(word, "opacity")) == pytest.approx(0.6, abs=0.02)
    settle_at(motion, 5000)
    assert float(css(word, "opacity")) == pytest.approx(0.8, abs=0.02)


def test_the_completion_is_called_when_the_animation_has_ended(motion):
    motion.tap("Quick")
    expect(named(motion, "completions")).to_have_text("1 completions")
    # The page and the session count the time separately.
    expect(named(motion, "word")).to_have_css("opacity", "0.2", timeout=2_000)


def test_a_change_without_an_animation_is_shown_at_once(motion):
    motion.tap("Plain")
    expect(named(motion, "word")).to_have_css("opacity", "0.2")
    assert animated(motion) == 0


def test_a_view_below_animation_of_a_value_grows(motion):
    bar = named(motion, "bar")
    motion.tap("Grow")
    settle_at(motion, 5000)
    assert box_of(bar)["width"] == pytest.approx(90, abs=1)


def test_an_inserted_view_slides_in_and_its_siblings_make_room(motion):
    below = named(motion, "below")
    old = box_of(below)["top"]
    motion.tap("Show")
    settle_at(motion, 5000)
    half = box_of(below)["top"]
    sliding = box_of(named(motion, "sliding"))
    settle_at(motion, 9999)
    end = box_of(below)["top"]
    assert half == pytest.approx((old + end) / 2, abs=1)
    # The stack is centered, so that half of the new space is above.
    assert end - old == pytest.approx(24, abs=1)
    assert sliding["left"] - box_of(named(motion, "sliding"))["left"] == pytest.approx(-50, abs=1)


def test_a_removed_view_stays_inert_until_its_transition_has_ended(motion):
    motion.tap("Briefly")
    expect(named(motion, "sliding")).to_be_visible()
    motion.rests()
    place = box_of(named(motion, "sliding"))
    motion.tap("Show")
    settle_at(motion, 5000)
    ghost = motion.page.locator("[data-c=exit]")
    assert ghost.count() == 1 and ghost.evaluate("node => node.inert && node.ariaHidden === 'true' && !node.dataset.i")
    shown = box_of(ghost)
    assert shown["width"] == pytest.approx(50, abs=1)
    assert shown["left"] + 25 == pytest.approx(place["left"] + 50, abs=1)
    motion.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(ghost).to_have_count(0)


def test_a_view_that_is_removed_and_inserted_quickly_is_shown_once(motion):
    for _ in range(5):
        motion.tap("Briefly")
    motion.rests()
    expect(motion.page.get_by_test_id("sliding")).to_have_count(1)
    expect(motion.page.get_by_text("Sliding")).to_have_count(1)


def test_a_view_that_is_inserted_while_it_leaves_returns_from_where_it_is(motion):
    motion.tap("Briefly")
    expect(named(motion, "sliding")).to_be_visible()
    motion.rests()
    motion.tap("Show")
    settle_at(motion, 5000)
    interrupt(motion, "Show")
    settle_at(motion, 0)
    sliding = named(motion, "sliding")
    expect(motion.page.get_by_text("Sliding")).to_have_count(1)
    assert box_of(sliding)["width"] == pytest.approx(50, abs=2)
    assert float(css(sliding, "opacity")) == pytest.approx(0.5, abs=0.02)
    settle_at(motion, 5000)
    assert box_of(sliding)["width"] == pytest.approx(75, abs=2)


def test_rows_that_change_places_move(motion):
    first, second = named(motion, "item 1"), named(motion, "item 2")
    old = box_of(second)["top"]
    motion.tap("Rotate")
    settle_at(motion, 0)
    assert box_of(second)["top"] == pytest.approx(old, abs=1)
    settle_at(motion, 9999)
    assert box_of(first)["top"] > box_of(second)["top"]


def test_a_pulse_repeats_until_a_change_without_an_animation(motion):
    motion.tap("Pulse")
    motion.page.wait_for_function("() => document.getAnimations().some(one => one.effect.getTiming().iterations === Infinity)")
    motion.tap("Stop")
    # Once in each turn of the pulse the opacity is 1 as well.
    motion.page.wait_for_function("() => document.getAnimations().every(one => one.constructor !== Animation)")
    expect(named(motion, "pulse")).to_have_css("opacity", "1")


def test_a_page_without_animations_does_not_load_their_script(motion):
    loaded = "performance.getEntriesByType('resource').some(one => one.name.includes('graphics'))"
    motion.tap("Plain")
    expect(named(motion, "word")).to_have_css("opacity", "0.2")
    assert not motion.page.evaluate(loaded)
    motion.tap("Quick")
    expect(named(motion, "completions")).to_have_text("1 completions")
    assert motion.page.evaluate(loaded)


def test_reduced_motion_fades_and_does_not_move(motion):
    expect(named(motion, "preference")).to_have_text("lively")
    motion.page.emulate_media(reduced_motion="reduce")
    expect(named(motion, "preference")).to_have_text("calm")
    word = named(motion, "word")
    motion.tap("Fade")
    settle_at(motion, 5000)
    assert float(css(word, "opacity")) == pytest.approx(0.6, abs=0.01)
    assert css(word, "translate") == "100px"
    motion.tap("Show")
    expect(named(motion, "sliding")).to_be_attached()
    settle_at(motion, 5000)
    assert float(css(named(motion, "sliding"), "opacity")) == pytest.approx(0.5, abs=0.01)
    assert css(named(motion, "sliding"), "translate") == "none"


def outline(screen):
    """Returns the end of the outline of the ring that is shown, in the coordinates of its drawing."""
    return screen.page.evaluate(
        """() => {
          const path = document.querySelector("[data-testid=ring] path");
          const style = getComputedStyle(path).d || "";
          const numbers = style.match(/-?[\\d.]+/g).map(Number);
          return numbers.slice(-2);
        }"""
    )


def test_a_ring_and_a_number_are_half_way_at_half_of_the_duration(motion):
    motion.tap("Fill")
    settle_at(motion, 5000)
    x, y = outline(motion)
    assert x == pytest.approx(15, abs=1) and y == pytest.approx(30, abs=1)
    expect(named(motion, "counter")).to_have_text("25 %")
    motion.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(named(motion, "counter")).to_have_text("50 %")
    x, y = outline(motion)
    assert x == pytest.approx(0, abs=1) and y == pytest.approx(15, abs=1)


def test_an_interrupted_number_continues_from_the_value_that_is_shown(motion):
    motion.tap("Fill")
    motion.page.wait_for_function("() => parseInt(document.querySelector('[data-testid=counter]').textContent) >= 5")
    motion.page.evaluate("() => { window.earlier = new Set(document.getAnimations()); }")
    # The growing number moves the buttons of its row.
    tap_moving(motion, "Fill")
    motion.page.wait_for_function(
        "() => document.getAnimations().some(one => !earlier.has(one) && one.effect.getTiming().duration > 5000)"
    )
    settle_at(motion, 0)
    # The texts and the outline of a frame follow the animations in the next one.
    motion.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown = int(named(motion, "counter").inner_text().removesuffix(" %"))
    assert 5 <= shown < 45
    settle_at(motion, 5000)
    expect(named(motion, "counter")).to_have_text(re.compile(f"^({shown // 2}|{(shown + 1) // 2}) %$"))


def test_an_interrupted_spring_moves_on_before_it_turns_back(motion):
    sprung = named(motion, "sprung")
    start = box_of(sprung)["left"]
    motion.tap("Spring")
    settle_at(motion, 1500)
    shown = box_of(sprung)["left"] - start
    assert 5 < shown < 45
    interrupt(motion, "Spring")
    settle_at(motion, 300)
    assert box_of(sprung)["left"] - start > shown + 1


def test_reduced_motion_shows_the_ends_of_springs_and_of_counted_values(motion):
    motion.page.emulate_media(reduced_motion="reduce")
    expect(named(motion, "preference")).to_have_text("calm")
    sprung = named(motion, "sprung")
    place = box_of(sprung)["left"]
    motion.tap("Spring")
    # The session has answered when the element has its new style, which an animation would hide.
    expect(sprung).to_have_attribute("style", re.compile(r"translate:calc\(50px"))
    assert box_of(sprung)["left"] - place == pytest.approx(50, abs=1)
    motion.tap("Fill")
    motion.page.wait_for_function("() => document.querySelector('[data-testid=counter]').textContent === '50 %'", timeout=5_000)
    assert animated(motion) == 0


def clip(node):
    """Returns the left and the right edge of the outline to which an element is clipped."""
    return node.evaluate(
        """node => {
          const numbers = getComputedStyle(node).clipPath.match(/-?[\\d.]+/g).map(Number).slice(2);
          const xs = numbers.filter((_, index) => index % 2 === 0);
          return [Math.min(...xs), Math.max(...xs)];
        }"""
    )


def test_clips_and_masks_are_half_way_at_half_of_the_duration(case):
    screen = case("Clip motion")
    screen.rests()
    screen.tap("Open")
    settle_at(screen, 5000)
    circle, bar = named(screen, "circle"), named(screen, "bar")
    assert clip(circle) == pytest.approx([75, 125], abs=1)
    assert clip(bar) == pytest.approx([0, 100], abs=1)
    # The mask shows the end of the change.
    assert css(circle, "maskImage") == css(bar, "maskImage") == "none"
    assert css(named(screen, "corners"), "borderTopLeftRadius") == "24px"
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(circle).to_have_css("clip-path", "none")
    assert "data:image/svg" in css(circle, "maskImage")


def test_rarely_animated_properties_are_half_way_at_half_of_the_duration(case):
    screen = case("Property motion")
    screen.rests()
    spaced, moved = named(screen, "spaced"), named(screen, "moved").element_handle()
    start = box_of(spaced)["height"]
    screen.tap("Change")
    settle_at(screen, 9999)
    end = box_of(spaced)["height"]
    settle_at(screen, 5000)
    assert end > start + 10 and box_of(spaced)["height"] == pytest.approx((start + end) / 2, abs=1)
    assert 500 < float(css(named(screen, "weight"), "fontWeight")) < 700
    assert float(css(named(screen, "symbol"), "fontSize").removesuffix("px")) == pytest.approx(17 * 1.04, abs=0.2)
    # The system's red is (255, 59, 48).
    red = int(re.search(r"rgb\((\d+)", css(named(screen, "gradient"), "backgroundImage")).group(1))
    assert red == pytest.approx(128, abs=12)
    part, of = (named(screen, "runs").locator("span[style]").nth(number) for number in range(2))
    assert css(part, "color") == "rgb(128, 128, 128)"
    assert float(css(of, "fontSize").removesuffix("px")) == pytest.approx(20, abs=0.5)
    # The name is that of the frame around the circle.
    multiplied = named(screen, "multiplied").locator("> .circle")
    middle = css(multiplied, "filter")
    settle_at(screen, 9999)
    assert "feColorMatrix" in middle and middle != css(multiplied, "filter")
    settle_at(screen, 5000)
    # The element of the view is kept, so that it fades.
    assert moved.evaluate("node => node.isConnected")
    surface = named(screen, "surface").locator("> div")
    numbers = surface.evaluate("node => getComputedStyle(node).clipPath.match(/-?[\\d.]+/g).map(Number).slice(2)")
    assert max(numbers[::2]) - min(numbers[::2]) == pytest.approx(30, abs=1)
    # The change back to no line spacing is half way too.
    screen.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    screen.tap("Change")
    settle_at(screen, 5000)
    assert box_of(spaced)["height"] == pytest.approx((start + end) / 2, abs=1)


def test_a_centered_text_stays_centered_and_a_view_is_raised_half_way(case):
    screen = case("Property motion")
    screen.rests()
    centered, raised = named(screen, "centered"), named(screen, "raised")
    start = box_of(centered)
    screen.tap("Change")
    for time in (0, 5000):
        settle_at(screen, time)
        assert box_of(centered)["width"] > start["width"] + 20
        assert sum(box_of(centered)[edge] - start[edge] for edge in ("left", "right")) == pytest.approx(0, abs=1)
    assert css(raised, "zIndex") == "300"
    settle_at(screen, 9999)
    assert css(raised, "zIndex") == "400"


def test_a_surface_grows_with_its_content_and_a_leaving_symbol_stays_complete(case):
    screen = case("Property motion")
    screen.rests()
    card, title = named(screen, "card"), named(screen, "title")
    start, line = box_of(card)["height"], box_of(title)["height"]
    screen.tap("Change")
    settle_at(screen, 9999)
    end = box_of(card)["height"]
    settle_at(screen, 5000)
    assert end > start + 20 and box_of(card)["height"] == pytest.approx((start + end) / 2, abs=1)
    # A text with a line limit could be lower than its line.
    assert box_of(title)["height"] == pytest.approx(line, abs=0.5)
    # The symbol is drawn with a mask, to which its paths refer.
    assert screen.page.locator("[data-c=exit] mask[id]").count() == 1


def test_a_text_that_changes_without_an_end_continues_after_the_page_is_loaded_again(case):
    screen = case("Property motion")
    screen.rests()
    screen.tap("Count")
    count = named(screen, "count")
    expect(count).to_have_text(re.compile(r"^[1-9]\d? of 100$"))
    screen.page.reload()
    screen.page.locator("html[data-live]").wait_for()
    expect(count).to_have_text(re.compile(r"^[1-9]\d? of 100$"))
