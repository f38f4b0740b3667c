"""A tab that loads its page again continues its session. A visitor's tabs share what the app stores for the visitor."""

import signal

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import Screen
from test_resuming import Visit
from test_shop import Visit as Shopping
from waiting import saves


def button(visit, text):
    return visit.front.locator("button", has_text=text)


def loads_again(visit, load=None):
    (load or visit.page.reload)()
    visit.is_live()
    return visit


@pytest.fixture
def visit(page, cases):
    visit = Visit(page, cases)
    visit.tap("Counted 0")
    visit.tap("Kept 0")
    visit.fields.first.fill("Ada")
    visit.greets("Ada")
    return visit


def is_continued(visit):
    visit.has_title("Resuming")
    visit.has_counted(1, 1)
    visit.greets("Ada")
    expect(visit.fields.first).to_have_value("Ada")


def test_a_reload_continues_the_session_with_all_state(visit):
    for _ in range(3):
        loads_again(visit)
        is_continued(visit)
    visit.tap("Counted 1")
    visit.has_counted(2, 1)
    visit.go_back()
    visit.has_title("Cases")


def test_the_first_html_after_a_reload_is_the_screen_of_the_session(visit):
    response = visit.page.reload()
    assert "Counted 1" in response.text()
    visit.is_live()
    is_continued(visit)


def test_a_reload_that_the_browser_does_not_announce_continues_the_session(visit):
    """As with browsers that dispatch no `beforeunload`."""
    visit.page.evaluate("addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)")
    visit.page.evaluate("document.__defineSetter__('cookie', () => {})")
    visit.page.reload()
    visit.is_live()
    is_continued(visit)


def test_a_link_away_and_back_continues_the_session(visit):
    visit.page.goto("about:blank")
    visit.page.go_back()
    visit.is_live()
    is_continued(visit)


def test_an_address_that_is_typed_again_continues_the_session(visit, cases):
    loads_again(visit, lambda: visit.page.goto(cases))
    is_continued(visit)


def test_a_new_tab_and_a_duplicate_have_sessions_of_their_own(visit, cases):
    with visit.page.expect_popup() as popup:
        visit.page.evaluate("open(location.href)")
    # A popup with an opener gets a copy of the tab's storage, as a duplicate does.
    duplicate = Screen(popup.value)
    popup.value.locator("html[data-live]").wait_for()
    duplicate.has_title("Cases")
    other = Screen(visit.page.context.new_page())
    other.page.goto(cases)
    other.page.locator("html[data-live]").wait_for()
    other.has_title("Cases")
    visit.tap("Counted 1")
    visit.has_counted(2, 1)
    visit.is_same_page()
    popup.value.reload()
    popup.value.locator("html[data-live]").wait_for()
    duplicate.has_title("Cases")


def test_a_reload_after_a_restart_of_the_server_shows_what_the_scene_stored(page, tmp_path):
    with AppServer("BrowserTestApp", arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        visit = Visit(page, server.address)
        visit.tap("Kept 0")
        visit.has_counted(0, 1)
        server.end(signal.SIGTERM)
        visit.is_gone()
        server.start()
        response = page.reload()
        visit.is_live()
        visit.has_title("Resuming")
        visit.has_counted(0, 1)
        assert "Kept 1" in response.text()


def test_a_stack_with_a_scene_shows_its_screens_after_a_reload(page, guide):
    page.goto(guide)
    page.locator("html[data-live]").wait_for()
    screen = Screen(page)
    screen.open("Restoration")
    screen.tap("Open the recipes")
    screen.open("Soup", "Shopping list")
    page.reload()
    page.locator("html[data-live]").wait_for()
    screen.has_title("Shopping list")
    expect(page.locator("h1", has_text="Soup")).to_have_count(1)


def test_a_stack_with_a_scene_shows_its_last_screen_after_a_restart(page, tmp_path):
    with AppServer("ExampleShop", arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        visit = Shopping.begin(page, server.address)
        visit.show_tab("Catalogue")
        visit.follow("Coffee")
        visit.follow("House Espresso")
        visit.has_title("House Espresso")
        server.end(signal.SIGTERM)
        page.locator("html:not([data-live])").wait_for()
        server.start()
        page.reload()
        page.locator("html[data-live]").wait_for()
        visit.has_title("House Espresso")
        # Directly after the page is live, because the page before the reload has connected to the restarted server too.
        visit.go_back()
        visit.has_title("Coffee")


def test_values_of_the_app_are_those_of_the_visitor_in_all_tabs(page, new_context, tmp_path):
    with AppServer("BrowserTestApp", arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        first = Visit(page, server.address)
        second = Visit(page.context.new_page(), server.address)
        stranger = Visit(new_context().new_page(), server.address)
        first.tap("Shared 0")
        expect(button(first, "Shared")).to_have_text("Shared 1")
        expect(button(second, "Shared")).to_have_text("Shared 1")
        second.tap("Shared 1")
        expect(button(first, "Shared")).to_have_text("Shared 2")
        loads_again(first)
        expect(button(first, "Shared")).to_have_text("Shared 2")
        expect(button(stranger, "Shared")).to_have_text("Shared 0")
        saves(tmp_path / "sessions.sqlite", "resuming.shared", 2)
        server.end(signal.SIGKILL)
        server.start()
        third = Visit(page.context.new_page(), server.address)
        expect(button(third, "Shared")).to_have_text("Shared 2")


def test_a_person_stays_signed_in_after_a_reload_and_in_another_tab(page, shop):
    visit = Shopping.begin(page, f"{shop}/orders/1001")
    visit.sign_in("Ada Lovelace")
    visit.has_title("Order 1001")
    page.reload()
    page.locator("html[data-live]").wait_for()
    visit.has_title("Order 1001")
    Shopping.begin(page.context.new_page(), f"{shop}/orders/1001").has_title("Order 1001")
