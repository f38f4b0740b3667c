"""Input on slow networks: no control loses an event, or shows an older value again."""

import json
import re

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from screen import Screen, opened
from wire import Wire

ROUND_TRIPS = [0, 50, 150, 400]


def port(address):
    return int(address.rsplit(":", 1)[1])


@pytest.fixture
def wire(cases):
    """Creates a connection to the app with a round trip in milliseconds."""
    wires = []

    def make(round_trip):
        wires.append(Wire(port(cases), round_trip / 1000))
        return wires[-1]

    yield make
    for one in wires:
        one.cut()


@pytest.fixture(params=ROUND_TRIPS, ids=lambda one: f"{one} ms")
def screen(request, page, wire):
    return opened(page, wire(request.param).address, "Input")


@pytest.fixture(params=ROUND_TRIPS, ids=lambda one: f"{one} ms")
def tabs(request, page, wire):
    screen = opened(page, wire(request.param).address, "Tabs")
    screen.tap("Show")
    expect(page.locator(".tab")).to_have_count(4)
    screen.rests()
    return screen


def has(screen, words):
    """Waits until the session has a value."""
    expect(screen.front.get_by_test_id("summary")).to_have_text(re.compile(rf"(^| ){re.escape(words)}( |$)"))


def row(screen, label):
    return screen.front.locator(".toggle, .stepper, .slider, .picker").filter(has_text=label)


class Watch:
    """The values that an expression has had, one for each frame, without repetitions."""

    def __init__(self, screen, expression):
        self.page = screen.page
        self.page.evaluate(
            """expression => {
              const read = new Function(`return ${expression}`)
              const values = (window.watched = [read()])
              const step = () => {
                const value = read()
                if (value !== values.at(-1)) values.push(value)
                if (window.watched === values) requestAnimationFrame(step)
              }
              requestAnimationFrame(step)
            }""",
            expression,
        )

    def values(self):
        """Returns the values when all events have been answered and the page had some frames to show the answers."""
        return self.page.evaluate(
            """async () => {
              for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
              return window.watched
            }"""
        )


def slider(index):
    return f"Number(document.querySelectorAll('[type=range]')[{index}].value)"


def test_a_slider_moved_by_a_held_arrow_key_loses_no_step(screen):
    row(screen, "Level").locator("input").focus()
    watch = Watch(screen, slider(0))
    for value in range(21, 61):
        # A key that is pressed again before it is released repeats.
        screen.page.keyboard.down("ArrowRight")
        screen.page.wait_for_function(f"() => {slider(0)} === {value}")
    screen.page.keyboard.up("ArrowRight")
    has(screen, "level:60")
    values = watch.values()
    assert values == sorted(values) and values[-1] == 60
    expect(screen.front.get_by_test_id("levels")).to_have_text(" ".join(str(step) for step in range(21, 61)))


@pytest.mark.parametrize("label, index, name", [("Level", 0, "level"), ("Volume", 1, "volume")])
def test_a_dragged_slider_neither_jumps_back_nor_repeats_values(screen, label, index, name):
    knob = row(screen, label).locator("input")
    knob.scroll_into_view_if_needed()
    box = box_of(knob)
    y = box["y"] + box["height"] / 2
    mouse = screen.page.mouse
    left = box["x"] + 14
    # Jumping to the start is part of the drag.
    mouse.move(left, y)
    mouse.down()
    watch = Watch(screen, slider(index))
    for step in range(30):
        mouse.move(left + (box["width"] - 60) * step / 30, y)
        screen.page.evaluate("() => new Promise(requestAnimationFrame)")
    mouse.up()
    shown = screen.page.evaluate(slider(index))
    has(screen, f"{name}:{round(shown, 3):g}" if shown % 1 else f"{name}:{int(shown)}")
    # The session's number has fewer digits.
    values = [round(value, 3) for value in watch.values()]
    assert values == sorted(values) and values[-1] == round(shown, 3)


@pytest.mark.parametrize("taps", [2, 3])
def test_a_quickly_tapped_toggle_ends_in_the_visible_state(screen, taps):
    watch = Watch(screen, "document.querySelector('.toggle input').checked")
    for _ in range(taps):
        row(screen, "Switched").click()
    isOn = taps % 2 == 1
    has(screen, f"on:{str(isOn).lower()}")
    # The last response may arrive after another one with the same value.
    answered(screen)
    has(screen, f"on:{str(isOn).lower()}")
    values = watch.values()
    assert values[-1] is isOn and len(values) <= taps + 1


def answered(screen):
    """Waits until the session has answered all events: an event after them is answered."""
    before = taps(screen)
    screen.tap("Tap")
    has(screen, f"taps:{before + 1}")


def taps(screen):
    return int(re.search(r"taps:(\d+)", screen.front.get_by_test_id("summary").inner_text())[1])


def test_a_toggle_whose_change_the_app_refuses_shows_the_session_s_value_again(screen):
    switch = row(screen, "Refused").locator("input")
    row(screen, "Refused").click()
    expect(switch).not_to_be_checked()
    row(screen, "Refused").dblclick()
    answered(screen)
    expect(switch).not_to_be_checked()


def test_a_stepper_loses_no_step(screen):
    steps = row(screen, "Count").locator("button")
    for _ in range(4):
        steps.nth(1).click()
    has(screen, "count:9")
    steps.nth(1).click()
    has(screen, "count:10")
    expect(steps.nth(1)).to_be_disabled()
    # From its limit down and up again: the button was disabled when the first step began.
    steps.nth(0).click()
    steps.nth(1).click()
    for _ in range(3):
        steps.nth(0).click()
    has(screen, "count:7")
    steps.nth(0).focus()
    for _ in range(4):
        screen.page.keyboard.down("Enter")
    screen.page.keyboard.up("Enter")
    has(screen, "count:3")
    expect(screen.front.locator("[data-c-pressed]")).to_have_count(0)


CHOSEN = "[...document.querySelectorAll('.picker.{0} input')].findIndex(input => input.checked)"


@pytest.mark.parametrize(
    "variant, name, labels, value",
    [
        ("segmented", "size", ["Medium", "Large", "Small", "Large"], 2),
        ("inline", "speed", ["Fast", "Rapid", "Fast"], 1),
    ],
)
def test_options_chosen_one_after_another_are_neither_lost_nor_shown_again(screen, variant, name, labels, value):
    picker = screen.front.locator(f".picker.{variant}")
    picker.scroll_into_view_if_needed()
    watch = Watch(screen, CHOSEN.format(variant))
    for label in labels:
        picker.locator(".option").filter(has_text=label).click()
    has(screen, f"{name}:{value}")
    answered(screen)
    values = watch.values()
    assert values[-1] == value and len(values) <= len(labels) + 1
    picker.locator("input").nth(value).focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        screen.page.keyboard.press(key)
    wanted = (value - 1) % 3
    has(screen, f"{name}:{wanted}")
    answered(screen)
    assert watch.values()[-1] == wanted


def test_a_menu_keeps_the_option_that_was_chosen_last(screen):
    menu = screen.front.locator(".picker.menu select")
    watch = Watch(screen, "document.querySelector('.picker.menu select').selectedIndex")
    for index in (1, 2, 0, 2):
        menu.select_option(index=index)
    has(screen, "colour:2")
    answered(screen)
    assert watch.values()[-1] == 2 and len(watch.values()) <= 5
    expect(screen.front.locator(".picker.menu .option.selected")).to_have_text("Blue")


@pytest.mark.parametrize("kind", ["menu", "below"])
def test_a_choice_is_that_of_the_option_that_the_user_saw(page, wire, kind):
    connection = wire(0)
    screen = opened(page, connection.address, "Pickers")
    connection.hold("down")
    screen.tap("Grow")
    picker = screen.front.get_by_test_id(f"fruit {kind}")
    if kind == "menu":
        picker.locator("select").select_option("Nut")
    else:
        picker.get_by_role("radio", name="Nut").click()
    connection.release()
    expect(picker.locator(".option")).to_have_count(5)
    expect(screen.front.get_by_test_id("fruit")).to_have_text("Nut")


@pytest.mark.parametrize("kind, name", [("text", "text"), ("password", "password")])
def test_typed_text_loses_no_letter(screen, kind, name):
    field = screen.front.locator(f"input[type={kind}]")
    field.click()
    text = "thequickbrownfoxjumpsoverthelazydog"
    screen.page.keyboard.type(text, delay=4)
    has(screen, f"{name}:{text}")
    for _ in range(10):
        screen.page.keyboard.down("Backspace")
    screen.page.keyboard.up("Backspace")
    has(screen, f"{name}:{text[:-10]}")
    expect(field).to_have_value(text[:-10])


def test_quick_taps_are_all_counted(screen):
    for _ in range(6):
        screen.tap("Tap")
    has(screen, "taps:6")


SELECTED = "[...document.querySelectorAll('.tab')].findIndex(tab => tab.ariaSelected === 'true')"


def test_a_tab_is_selected_at_once(tabs):
    """The script selects the tab in the handler of the tap."""
    assert tabs.page.evaluate(f"() => {{ document.querySelectorAll('.tab')[1].click(); return {SELECTED} }}") == 1
    expect(tabs.page.locator(".tabContent.selected")).to_have_text("Page Second")


def test_of_several_tapped_tabs_the_last_is_selected(tabs):
    watch = Watch(tabs, SELECTED)
    for index in (1, 2, 0, 2):
        tabs.page.locator(".tab").nth(index).click()
    expect(tabs.page.locator(".tabContent.selected")).to_have_text("Page Third")
    tabs.page.locator(".tab").nth(1).click()
    expect(tabs.page.locator(".tabContent.selected")).to_have_text("Page Second")
    expect(tabs.page.locator(".tab[data-c-pressed]")).to_have_count(0)
    assert watch.values()[-1] == 1 and len(watch.values()) <= 6


def test_a_refused_tab_restores_the_selection(tabs):
    tabs.page.locator(".tab").nth(1).click()
    expect(tabs.page.locator(".tabContent.selected")).to_have_text("Page Second")
    assert tabs.page.evaluate(f"() => {{ document.querySelectorAll('.tab')[3].click(); return {SELECTED} }}") == 3
    expect(tabs.page.locator(".tab[aria-selected=true]")).to_have_text("Second")
    expect(tabs.page.locator(".tabContent.selected")).to_have_text("Page Second")


@pytest.mark.parametrize("label", ["Tap", "Nothing"])
def test_a_pressed_row_stays_highlighted_until_its_event_is_answered(page, wire, label):
    line = wire(0)
    sockets, sent = [], []
    page.on("websocket", lambda socket: sockets.append(socket))
    screen = opened(page, line.address, "Input")
    line.hold("down")
    screen.tap(label)
    row = screen.front.locator("button", has_text=label)
    surface = "node => getComputedStyle(node, '::before').backgroundColor"
    # The mark is set before the next frame.
    expect(row).to_have_attribute("data-c-pressed", "")
    # The color of a row that is pressed.
    assert row.evaluate(surface) == "rgb(209, 209, 214)"
    expect(page.locator("html[data-waiting]")).to_be_attached()
    line.release()
    expect(row).not_to_have_attribute("data-c-pressed", "")
    expect(page.locator("html:not([data-waiting])")).to_be_attached()
    # The session answers the event of a button that changes nothing without a further request.
    screen.is_silent()
    sockets[-1].on("framesent", lambda text: sent.append(json.loads(text)["t"]))
    with sockets[-1].expect_event("framereceived", lambda text: "e" in json.loads(text)):
        screen.tap(label)
    assert sent == ["e"]
    page.wait_for_function("() => !document.querySelector('[data-c-pressed]')")


@pytest.mark.parametrize("round_trip", [2_000, 5_000])
def test_a_page_connects_on_a_very_slow_network(page, wire, round_trip):
    page.set_default_timeout(60_000)
    page.goto(wire(round_trip).address)
    # A sign is visible until then.
    sign = "getComputedStyle(document.body, '::after').visibility === "
    page.wait_for_function(f"() => !('live' in document.documentElement.dataset) && {sign} 'visible'", polling=50)
    page.wait_for_function(f"() => 'live' in document.documentElement.dataset && {sign} 'hidden'")
    screen = Screen(page)
    screen.tap("Input")
    page.locator(".screen[aria-label=Input]").wait_for()
    # Its events are answered, without a new connection.
    screen.tap("Tap")
    expect(screen.front.get_by_test_id("summary")).to_have_text(re.compile("taps:1"), timeout=30_000)
    expect(page.locator(".notice")).to_be_empty()


def test_input_before_the_script_is_loaded_is_not_lost(page):
    with AppServer("BrowserTestApp", environment={"CASE": "input"}) as server:
        waiting = []
        page.route("**/client.js*", lambda route: waiting.append(route))
        with page.expect_request("**/client.js*"):
            page.goto(server.address, wait_until="commit")
        screen = Screen(page)
        screen.front.locator("input[type=text]").type("early")
        row(screen, "Switched").click()
        screen.front.locator(".segmented .option", has_text="Large").click()
        assert len(waiting) == 1, "the script must not be loaded until here"
        waiting[0].continue_()
        for words in ("text:early", "on:true", "size:2"):
            has(screen, words)
        expect(screen.front.locator("input[type=text]")).to_have_value("early")
