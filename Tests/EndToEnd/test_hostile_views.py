"""Misbehaving views: the session is reported, other sessions continue, and SIGTERM ends the process."""

import http.client
import json
import signal

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import opened
from waiting import saves, until

PHASES = {
    "body": "BodyWriter writes BodyWriter.number while it is evaluated",
    "preference": "PreferenceWriter",
    "structure": "StructureWriter",
    "change": "ChangeWriter",
    "appearance": "AppearanceWriter",
    "task": "TaskWriter",
    "layout": "changes endlessly because the view depends on its own size",
    "position": "changes endlessly because the view depends on its own position",
    "missing": "No Account in the environment",
    "nesting": "contains itself",
}


@pytest.fixture
def server():
    with AppServer("BrowserTestApp") as server:
        yield server


def health(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", "/health")
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    finally:
        connection.close()


def button(page, text):
    return page.locator("button", has_text=text).first


@pytest.mark.parametrize("phase", PHASES)
def test_an_endlessly_updating_view_does_not_affect_other_sessions(server, new_context, phase):
    hostile = opened(new_context().new_page(), server.address, "Hostile views")
    bystander = opened(new_context().new_page(), server.address, "Controls")
    button(hostile.page, f"Begin {phase}").click()
    toggle = bystander.page.locator("input[type=checkbox]").first
    for _ in range(10):
        was_on = toggle.is_checked()
        toggle.click()
        expect(toggle).to_be_checked(checked=not was_on, timeout=1_000)
    until(lambda: PHASES[phase] in server.printed)
    # The session itself continues, too.
    expect(hostile.page.get_by_text(f"Phase: {phase}")).to_be_visible()
    assert health(server.port) == (200, {"status": "ok"})
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=15) == 0


def test_values_nested_100000_deep_leave_the_process_running(server, new_context):
    hostile = opened(new_context().new_page(), server.address, "Hostile views")
    for _ in range(3):
        button(hostile.page, "Nest values").click()
        expect(hostile.page.get_by_text("Comment 100,000")).to_be_visible()
    bystander = opened(new_context().new_page(), server.address, "Controls")
    expect(bystander.page.locator("input[type=checkbox]").first).to_be_visible()
    assert server.process.poll() is None


def test_the_page_shows_the_last_of_100_screens_that_are_pushed_at_once(server, new_context):
    hostile = opened(new_context().new_page(), server.address, "Hostile views")
    button(hostile.page, "Present a stack").click()
    button(hostile.page, "Push 100 screens").click()
    level = hostile.page.get_by_role("button", name="Level 100", exact=True)
    expect(level).to_be_visible()
    expect(hostile.page.locator(".screen[data-c]")).to_have_count(0)
    hostile.page.get_by_role("button", name="Back to Screen 99").click()
    expect(hostile.page.get_by_role("button", name="Level 99", exact=True)).to_be_visible()
    hostile.page.get_by_role("button", name="Level 99", exact=True).click()
    expect(button(hostile.page, "Push 100 screens")).to_be_visible()


def test_a_blocked_main_actor_is_reported_with_the_session_and_the_event(server, new_context):
    hostile = opened(new_context().new_page(), server.address, "Hostile views")
    assert health(server.port) == (200, {"status": "ok"})
    button(hostile.page, "Block").click()
    until(lambda: health(server.port)[0] == 503)
    assert health(server.port)[1]["status"] == "unresponsive"
    until(lambda: "the main actor does not respond" in server.printed)
    line = next(line for line in server.printed.splitlines() if "the main actor does not respond" in line)
    assert "event=tap" in line and "session=1" in line and "seconds=" in line
    # A shutdown does not wait for it.
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=30) == 70


def test_a_blocked_process_ends_if_configured_and_sessions_resume(new_context, tmp_path):
    store = tmp_path / "sessions.sqlite"
    with AppServer("BrowserTestApp", arguments=["--exit-when-unresponsive", "6", "--sessions", store]) as server:
        other = opened(new_context().new_page(), server.address, "Resuming")
        kept = button(other.page, "Kept")
        kept.click()
        expect(kept).to_have_text("Kept 1")
        saves(store, "resuming.kept", 1)
        hostile = opened(new_context().new_page(), server.address, "Hostile views")
        button(hostile.page, "Block").click()
        assert server.process.wait(timeout=30) == 70
        server.drain.join(timeout=15)
        hostile.page.close()
        server.start()
        other.page.locator("html[data-live]").wait_for()
        expect(button(other.page, "Kept")).to_have_text("Kept 1")
