"""Commands, and the windows that an app opens and closes."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from conftest import NARROW, WIDE
from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture(scope="module")
def commands():
    with AppServer("BrowserTestApp", {"CASE": "commands"}) as server:
        yield server.address


def test_commands_are_menus_of_a_wide_window_and_have_shortcuts(new_context, commands):
    page = new_context(viewport=WIDE).new_page()
    screen = opened(page, commands)
    bar = page.locator(".menuBar")
    expect(bar).to_be_visible()
    assert box_of(bar)["y"] == 0
    bar.get_by_text("Mail").click()
    page.get_by_role("menuitem", name="Archive").click()
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: archived")
    page.keyboard.press("Control+k")
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: new")
    has_no_violations(page)
    narrow = new_context(viewport=NARROW).new_page()
    screen = opened(narrow, commands)
    expect(narrow.locator(".menuBar")).to_have_count(0)
    narrow.keyboard.press("Control+k")
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: new")


def test_a_window_opens_as_a_tab_with_its_value(new_context, commands):
    context = new_context()
    page = context.new_page()
    screen = opened(page, commands)
    with context.expect_page() as opening:
        screen.tap("Open")
    tab = opening.value
    tab.locator("html[data-live]").wait_for()
    expect(tab.get_by_text("Detail 7")).to_be_visible()
    expect(screen.front.get_by_text("Open", exact=True)).to_be_visible()
    with context.expect_page() as opening:
        screen.tap("Settings…")
    tab = opening.value
    tab.locator("html[data-live]").wait_for()
    expect(tab.get_by_role("switch", name="Notifications")).to_be_checked()


def opened_window(context, screen, button):
    with context.expect_page() as opening:
        screen.tap(button)
    tab = opening.value
    tab.locator("html[data-live]").wait_for()
    return tab


def test_a_window_that_the_app_opened_closes_itself_after_navigation(new_context, commands):
    context = new_context()
    page = context.new_page()
    screen = opened(page, commands)
    tab = opened_window(context, screen, "Open")
    assert tab.evaluate("opener") is None
    tab.get_by_role("button", name="Push").click()
    tab.get_by_role("heading", name="Pushed").wait_for()
    with tab.expect_event("close"):
        tab.get_by_role("button", name="Close").click()
    expect(screen.front.get_by_text("Close all")).to_be_visible()


def test_a_page_closes_windows_of_a_group_and_a_value(new_context, commands):
    context = new_context()
    page = context.new_page()
    screen = opened(page, commands)
    seven = opened_window(context, screen, "Open")
    eight = opened_window(context, screen, "Open 8")
    with seven.expect_event("close"):
        screen.tap("Close 7")
    with eight.expect_event("close"):
        screen.tap("Close 8")
    again = [opened_window(context, screen, button) for button in ("Open", "Open 8")]
    with again[0].expect_event("close"), again[1].expect_event("close"):
        screen.tap("Close all")
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: none")
    assert context.pages == [page]
