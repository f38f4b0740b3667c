"""Servers that end and start again: what their pages restore, and what they do not share."""

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
from test_resuming import Visit, cut
from waiting import saves
from wire import Wire


@pytest.fixture
def server(tmp_path):
    """An app that saves sessions in a file and can be restarted."""
    with AppServer("BrowserTestApp", arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        yield server


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


def test_a_restarted_server_knows_the_positions_of_scroll_views(page, tmp_path):
    """The page does not move, so that nothing but the new session makes it report them."""
    arguments = ["--sessions", str(tmp_path / "sessions.sqlite")]
    with AppServer("BrowserTestApp", environment={"CASE": "scrolling"}, arguments=arguments) as server:
        screen = opened(page, server.address)
        page.evaluate("window.isSamePage = true")
        lines = screen.front.get_by_test_id("lines")

        def knows(**texts):
            for name, text in texts.items():
                expect(screen.front.get_by_test_id(name)).to_have_text(text)

        knows(distance="near", seen="unseen")
        # The width of a card with its spacing is that of the viewport without 30 points.
        screen.front.get_by_test_id("cards").evaluate("node => node.scrollTo({ left: 2 * (node.clientWidth - 30) })")
        lines.evaluate("node => node.scrollTo({ top: node.scrollHeight })")
        knows(card="Card 2", shown="[2]", distance="far", seen="seen")
        screen.settles()
        server.end(signal.SIGTERM)
        page.locator("html:not([data-live])").wait_for()
        server.start()
        page.locator("html[data-live]").wait_for()
        knows(card="Card 2", shown="[2]", distance="far", seen="seen")
        lines.evaluate("node => node.scrollTo({ top: 0 })")
        knows(card="Card 2", shown="[2]", distance="near", seen="unseen")
        assert page.evaluate("window.isSamePage") is True


def test_a_restarted_server_knows_the_selected_text(page, tmp_path):
    arguments = ["--sessions", str(tmp_path / "sessions.sqlite")]
    with AppServer("BrowserTestApp", environment={"CASE": "selected text"}, arguments=arguments) as server:
        screen = opened(page, server.address)
        field, told = screen.front.get_by_placeholder("Words"), screen.front.get_by_test_id("words")
        field.focus()
        page.keyboard.press("End")
        page.keyboard.type("!")
        expect(told).to_have_text("[at 14]")
        screen.settles()
        server.end(signal.SIGTERM)
        page.locator("html:not([data-live])").wait_for()
        server.start()
        page.locator("html[data-live]").wait_for()
        expect(field).to_have_value("one two three!")
        expect(told).to_have_text("[at 14]")


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
