"""Lost connections: the page keeps its location, and no typed text is lost."""

import json

import pytest
from playwright.sync_api import expect

from screen import FRAMES, Screen, opened
from test_accessibility import has_no_violations
from wire import Wire


class Visit(Screen):
    """A page with the case "Resuming"."""

    def __init__(self, page, address):
        super().__init__(page)
        page.goto(address)
        self.is_live()
        # The value would be lost if the page were loaded again.
        page.evaluate("window.isSamePage = true")
        self.open("Resuming")

    @property
    def notice(self):
        return self.page.locator(".notice", has_text="Reconnecting…")

    @property
    def fields(self):
        return self.front.locator("input[type=text]")

    def is_live(self):
        self.page.locator("html[data-live]").wait_for()

    def is_gone(self):
        self.page.locator("html:not([data-live])").wait_for()

    def is_same_page(self):
        assert self.page.evaluate("window.isSamePage") is True

    def has_counted(self, count, kept):
        expect(self.front.locator("button", has_text="Counted")).to_have_text(f"Counted {count}")
        expect(self.front.locator("button", has_text="Kept")).to_have_text(f"Kept {kept}")

    def greets(self, name, other=""):
        expect(self.page.get_by_test_id("greeting")).to_have_text(f"Hello, {name} and {other}")


@pytest.fixture
def wire(cases):
    wire = Wire(int(cases.rsplit(":", 1)[1]))
    yield wire
    wire.cut()


def test_a_lost_connection_is_shown_and_the_session_continues(page, wire):
    visit = Visit(page, wire.address)
    visit.tap("Counted 0")
    visit.tap("Kept 0")
    visit.fields.first.click()
    page.keyboard.type("Ada")
    visit.greets("Ada")
    wire.cut()
    expect(visit.notice).to_be_visible()
    page.keyboard.type(" Lovelace")
    visit.fields.nth(1).click()
    page.keyboard.type("Charles")
    wire.mend()
    expect(visit.notice).to_have_count(0)
    visit.greets("Ada Lovelace", "Charles")
    expect(visit.fields.first).to_have_value("Ada Lovelace")
    expect(visit.fields.nth(1)).to_be_focused()
    visit.has_counted(1, 1)
    visit.is_same_page()


def cut(page, wire):
    wire.cut()
    page.locator("html:not([data-live])").wait_for()


def test_each_step_during_a_lost_connection_is_counted(page, wire):
    screen = opened(page, wire.address, "Controls")
    cut(page, wire)
    for _ in range(3):
        screen.front.get_by_role("button", name="Decrement").click()
    wire.mend()
    expect(screen.front.locator(".stepper")).to_contain_text("Count 0")


def test_what_is_scrolled_during_a_lost_connection_is_reported_afterwards(page, wire):
    screen = opened(page, wire.address, "Scrolling")
    lines, distance, phase = (screen.front.get_by_test_id(name) for name in ("lines", "distance", "phase"))
    screen.settles()
    cut(page, wire)
    lines.evaluate("node => node.scrollTo({ top: node.scrollHeight })")
    # The position is reported a frame after the phase.
    page.evaluate(FRAMES)
    wire.mend()
    expect(distance).to_have_text("far")
    expect(screen.front.get_by_test_id("seen")).to_have_text("seen")
    expect(phase).to_have_text("idle")
    screen.settles()
    # No kind of report waits for an answer that never arrives.
    lines.evaluate("node => [new WheelEvent('wheel'), new Event('scroll')].forEach((event) => node.dispatchEvent(event))")
    expect(phase).to_have_text("interacting")
    lines.evaluate("node => node.scrollTo({ top: 0 })")
    expect(distance).to_have_text("near")


def test_events_during_a_lost_connection_keep_their_order(page, wire):
    page.clock.install()
    screen = opened(page, wire.address, "Searching")
    screen.front.locator("[role=search] > input").click()
    # Without a passage of time the page is not notified of the dropped connection.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    cut(page, wire)
    page.keyboard.type("tea")
    page.keyboard.press("Enter")
    page.keyboard.type(" pot")
    wire.mend()
    page.clock.resume()
    expect(page.get_by_test_id("log")).to_have_text("Did search for tea")
    expect(screen.front.locator("[role=search] > input")).to_have_value("tea pot")


def test_a_text_that_is_too_long_stays_in_the_field_with_a_message(page, cases):
    form = opened(page, cases, "Long texts")
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    name, story = form.front.locator("input"), form.front.locator("textarea")
    saved = page.get_by_test_id("saved")
    name.fill("Ada")
    story.fill("b" * 40_000)
    expect(story).to_have_js_property("validationMessage", "This text is too long, and is not sent.")
    assert told(story) != ""
    has_no_violations(page)
    form.tap("Save")
    expect(saved).to_have_text("Saved Ada and 0 characters")
    # The app has changed the field meanwhile, but not the typed text.
    expect(story).to_have_attribute("placeholder", "Story, saved")
    assert len(story.input_value()) == 40_000
    story.fill("c" * 32_000)
    expect(story).to_have_js_property("validationMessage", "")
    assert told(story) == ""
    form.tap("Save")
    expect(saved).to_have_text("Saved Ada and 32000 characters")
    # Each of these characters takes two bytes in a message.
    story.fill('"' * 32_000)
    expect(story).not_to_have_js_property("validationMessage", "")
    assert told(story) != ""
    name.fill("Grace")
    form.tap("Save")
    expect(saved).to_have_text("Saved Grace and 32000 characters")
    assert sockets == []


def told(field):
    """Returns the messages for a field: the browser's message and the visible one below the field."""
    said = field.evaluate("node => [node.validationMessage, getComputedStyle(node.parentNode, '::after').content]")
    assert said in (["", "none"], [said[0], f'"{said[0]}"'])
    return said[0]


def test_a_refused_event_does_not_discard_other_events(page, wire):
    """Changes the limit, as a restart with other limits does."""
    bound = "document.querySelector('meta[name=navigator-maximum-text-size]').content"
    page.add_init_script(f"document.addEventListener('readystatechange', () => ({bound} = 1e6))")
    form = opened(page, wire.address, "Long texts")
    name, story = form.front.locator("input"), form.front.locator("textarea")
    for length in 40_000, 90_000:
        cut(page, wire)
        name.fill("Ada")
        story.fill("b" * length)
        name.fill(f"Ada and {length}")
        wire.mend()
        page.locator("html[data-live]").wait_for()
        form.tap("Save")
        expect(page.get_by_test_id("saved")).to_have_text(f"Saved Ada and {length} and 0 characters")
        assert len(story.input_value()) == length


@pytest.mark.parametrize("direction", ["up", "down"])
def test_an_event_just_before_a_drop_counts_once(page, wire, direction):
    """The lost message is the event or its answer."""
    visit = Visit(page, wire.address)
    visit.tap("Counted 0")
    visit.has_counted(1, 0)
    wire.hold(direction)
    visit.tap("Counted 1")
    wire.cut()
    wire.mend()
    visit.has_counted(2, 0)
    visit.tap("Counted 2")
    visit.has_counted(3, 0)


def test_a_silent_network_is_shown(page, wire):
    visit = Visit(page, wire.address)
    wire.hold("up", "down")
    visit.tap("Counted 0")
    expect(visit.notice).to_be_visible()
    wire.cut()
    wire.mend()
    visit.has_counted(1, 0)
    expect(visit.notice).to_have_count(0)


def test_a_hidden_page_disconnects_until_it_is_shown(page, cases):
    sockets = []

    def join(socket):
        sockets.append(socket)
        socket.connect_to_server()

    def show(is_shown):
        page.evaluate(
            "isHidden => { window.isHidden = isHidden; document.dispatchEvent(new Event('visibilitychange')); }", not is_shown
        )

    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.isHidden || false });")
    page.route_web_socket("**/socket", join)
    page.clock.install()
    visit = Visit(page, cases)
    show(False)
    sockets[0].send(json.dumps({"t": "bye", "reason": "asleep"}))
    sockets[0].close()
    visit.is_gone()
    page.clock.fast_forward(60_000)
    expect(page.locator(".notice")).to_be_hidden()
    assert len(sockets) == 1
    show(True)
    visit.is_live()
    visit.has_title("Resuming")
    visit.is_same_page()
