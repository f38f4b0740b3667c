"""Lost connections and killed servers: the page keeps its location, and no typed text is lost."""

import json
import random
import re
import shutil
import signal
import sqlite3

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import Screen, opened
from test_accessibility import has_no_violations
from waiting import saves
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


@pytest.fixture
def server(tmp_path):
    """An app that saves sessions in a file and can be restarted."""
    with AppServer("BrowserTestApp", arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        yield server


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
    """Returns the messages for a field: that of the browser and the visible one below it."""
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


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_restarted_server_restores_the_page(page, server, tmp_path, number):
    visit = Visit(page, server.address)
    visit.tap("Kept 0")
    visit.tap("Kept 1")
    visit.tap("Counted 0")
    visit.has_counted(1, 2)
    visit.fields.nth(1).click()
    page.keyboard.type("Grace")
    visit.greets("", "Grace")
    scroller = "[...document.querySelectorAll('.screen:not(.covered) *')].find(node => node.scrollTop > 0)"
    visit.front.get_by_text("Row 39", exact=True).scroll_into_view_if_needed()
    saves(tmp_path / "sessions.sqlite", "resuming.kept", 2)
    server.end(number)
    visit.is_gone()
    page.keyboard.type(" Hopper")
    place = page.evaluate(f"{scroller}.scrollTop")
    server.start()
    visit.is_live()
    visit.has_title("Resuming")
    # The view's own state is new, the scene's values are restored, and the typed text is sent again.
    visit.has_counted(0, 2)
    visit.greets("", "Grace Hopper")
    expect(visit.fields.nth(1)).to_have_value("Grace Hopper")
    expect(visit.fields.nth(1)).to_be_focused()
    page.wait_for_function(f"place => {scroller}?.scrollTop === place", arg=place)
    expect(visit.notice).to_have_count(0)
    visit.is_same_page()
    visit.tap("Counted 0")
    visit.has_counted(1, 2)


def test_a_restarted_server_shows_the_screen_of_the_address(page, tmp_path):
    arguments = ["--sessions", str(tmp_path / "sessions.sqlite")]
    with AppServer("BrowserTestApp", environment={"CASE": "addresses"}, arguments=arguments) as server:
        page.goto(server.address)
        page.locator("html[data-live]").wait_for()
        page.evaluate("window.isSamePage = true")
        screen = Screen(page)
        screen.tap("Push two")
        screen.has_title("one 2")
        expect(page).to_have_url(re.compile("/a/one/1-2$"))
        server.end(signal.SIGKILL)
        page.locator("html:not([data-live])").wait_for()
        expect(page.locator(".notice")).to_be_visible()
        # A link without a connection does not make the page navigate.
        screen.front.locator("a", has_text="Push").click()
        server.start()
        page.locator("html[data-live]").wait_for()
        screen.has_title("one 2")
        expect(page).to_have_url(re.compile("/a/one/1-2$"))
        screen.go_back()
        screen.has_title("one 1")
        expect(page).to_have_url(re.compile("/a/one/1$"))
        assert page.evaluate("window.isSamePage") is True


def test_a_sheet_is_restored_with_its_typed_text(page, server, tmp_path):
    visit = Visit(page, server.address)
    visit.fields.first.fill("below")
    visit.greets("below")
    visit.tap("Show the sheet")
    visit.sheet.locator("input[type=text]").fill("half a thought")
    expect(page.get_by_test_id("noted")).to_have_text("Noted: half a thought")
    saves(tmp_path / "sessions.sqlite", "resuming.sheet", True)
    server.end(signal.SIGKILL)
    visit.is_gone()
    server.start()
    visit.is_live()
    expect(page.get_by_test_id("noted")).to_have_text("Noted: half a thought")
    expect(visit.presentations).to_have_count(1)
    visit.page.keyboard.press("Escape")
    expect(visit.presentations).to_have_count(0)
    # The field below the sheet accepts text after the sheet was closed.
    visit.greets("below")
    visit.is_same_page()


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


def test_nothing_leaks_between_tabs_and_users(new_context, server, tmp_path):
    alice, bob = new_context(), new_context()
    visits = [Visit(context.new_page(), server.address) for context in (alice, alice, bob)]
    for number, visit in enumerate(visits):
        for count in range(number + 1):
            visit.tap(f"Kept {count}")
        visit.has_counted(0, number + 1)
        visit.fields.first.fill(f"visitor {number}")
        visit.greets(f"visitor {number}")
        saves(tmp_path / "sessions.sqlite", "resuming.kept", number + 1)
    server.end(signal.SIGKILL)
    for visit in visits:
        visit.is_gone()
    server.start()
    for number, visit in enumerate(visits):
        visit.is_live()
        visit.has_counted(0, number + 1)
        visit.greets(f"visitor {number}")
        visit.is_same_page()
    # Bob has a copy of the token of Alice's page.
    token = visits[0].page.locator("meta[name=navigator-token]").get_attribute("content")
    answer = visits[2].page.evaluate(
        """token => new Promise((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({ t: "hello", s: token, g: 0, n: 0, u: "/" }));
          socket.onmessage = (event) => { resolve(event.data); socket.close(); };
          socket.onerror = reject;
        })""",
        token,
    )
    assert json.loads(answer)["t"] == "root"
    assert "Kept" not in answer and "visitor" not in answer
    # Alice's page is not affected.
    visits[0].tap("Kept 1")
    visits[0].has_counted(0, 2)


def rows_of(path, folder):
    """Returns the number of states in a copy of the file of a killed process, and checks that the copy is intact."""
    for suffix in "", "-wal":
        source = path.with_name(path.name + suffix)
        if source.exists():
            shutil.copy(source, folder / source.name)
    copy = sqlite3.connect(folder / path.name)
    assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    count = copy.execute("SELECT COUNT(*) FROM sessionState WHERE key != 'installation-secret'").fetchone()[0]
    copy.close()
    return count


def test_no_state_is_lost_when_a_server_is_killed_again_and_again_while_sessions_write(new_context, server, tmp_path):
    path = tmp_path / "sessions.sqlite"
    seed = random.randrange(1 << 32)
    generator = random.Random(seed)
    print("seed", seed)
    visits = [Visit(context.new_page(), server.address) for context in (new_context() for _ in range(4)) for _ in range(2)]
    kept = [0] * len(visits)
    for visit in visits:
        visit.tap("Kept 0")
        visit.has_counted(0, 1)
        visit.page.evaluate(
            """() => {
              const button = () => [...document.querySelectorAll("button")].find((one) => one.textContent.startsWith("Kept"));
              setInterval(() => window.isBusy && document.documentElement.dataset.live === "" && button().click(), 50);
              window.readKept = () => Number(button().textContent.split(" ")[1]);
              window.waitForKept = (count) => new Promise((resolve) => {
                const timer = setInterval(() => window.readKept() >= count && resolve(clearInterval(timer)), 10);
              });
            }"""
        )
    for number in range(6):
        for visit in visits:
            visit.page.evaluate("window.isBusy = true")
        watched = number % len(visits)
        visits[watched].page.evaluate("count => window.waitForKept(count)", kept[watched] + generator.randrange(5, 20))
        server.end(signal.SIGKILL)
        for visit in visits:
            visit.is_gone()
            visit.page.evaluate("window.isBusy = false")
        copy = tmp_path / f"copy-{number}"
        copy.mkdir()
        assert rows_of(path, copy) == len(visits)
        server.start()
        for index, visit in enumerate(visits):
            visit.is_live()
            count = visit.page.evaluate("window.readKept()")
            # States that were saved before an earlier kill are never lost.
            assert count >= max(1, kept[index])
            kept[index] = count
            visit.is_same_page()


def test_a_page_keeps_the_session_that_a_server_without_its_state_gave_it(page, tmp_path):
    """The page then gets and uses another token."""
    with AppServer("BrowserTestApp") as server:
        wire = Wire(server.port)
        visit = Visit(page, wire.address)
        visit.tap("Kept 0")
        visit.has_counted(0, 1)
        server.end(signal.SIGKILL)
        visit.is_gone()
        server.start()
        visit.is_live()
        visit.open("Resuming")
        visit.tap("Counted 0")
        visit.has_counted(1, 0)
        for _ in range(2):
            cut(page, wire)
            wire.mend()
            visit.is_live()
            # The view's own state shows that it is the same session.
            visit.has_counted(1, 0)
        visit.is_same_page()
        wire.cut()


def test_an_unusable_store_file_does_not_prevent_the_start(page, tmp_path):
    path = tmp_path / "sessions.sqlite"
    path.write_text("This is no database. " * 500)
    before = path.read_bytes()
    with AppServer("BrowserTestApp", arguments=["--sessions", str(path)]) as server:
        visit = Visit(page, server.address)
        visit.tap("Kept 0")
        visit.has_counted(0, 1)
    assert path.read_bytes() == before
