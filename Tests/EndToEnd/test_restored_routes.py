"""Routes that only the page stores: they are restored after a restart, a reload and a step forward in the history."""

import re
import signal

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import Screen


@pytest.fixture
def deep(page):
    """The Guide at a screen that was reached by another route than its address determines. Only the page stores the route."""
    with AppServer() as server:
        page.goto(server.address)
        page.locator("html[data-live]").wait_for()
        screen = Screen(page)
        screen.server = server
        screen.open("Navigation methods")
        screen.tap("Page 3: its method is .managedSheet")
        screen.has_title("Home Page 3")
        screen.tap("Link to Home Page 77")
        screen.has_title("Home Page 77")
        expect(page).to_have_url(re.compile("/home/page-n/77$"))
        yield screen


def goes_the_same_way_back(screen):
    screen.has_title("Home Page 77")
    expect(screen.page).to_have_url(re.compile("/home/page-n/77$"))
    expect(screen.presentations).to_have_count(1)
    screen.go_back()
    screen.has_title("Home Page 3")
    screen.page.keyboard.press("Escape")
    screen.has_title("Navigation methods")
    expect(screen.presentations).to_have_count(0)
    screen.go_back()
    screen.has_title("Guide")


def test_a_restarted_server_restores_the_sheets_and_screens_below(deep):
    deep.page.evaluate("window.isSamePage = true")
    deep.server.end(signal.SIGKILL)
    deep.page.locator("html:not([data-live])").wait_for()
    deep.server.start()
    deep.page.locator("html[data-live]").wait_for()
    goes_the_same_way_back(deep)
    assert deep.page.evaluate("window.isSamePage") is True


def test_a_page_that_is_loaded_again_has_the_same_below_it(deep):
    deep.page.reload()
    deep.page.locator("html[data-live]").wait_for()
    goes_the_same_way_back(deep)


def test_forward_restores_the_same_route(deep):
    for title in ("Home Page 3", "Navigation methods", "Guide"):
        deep.page.go_back()
        deep.has_title(title)
    deep.page.evaluate("history.go(3)")
    goes_the_same_way_back(deep)


def test_a_copied_address_has_its_own_screens_below(deep, new_context):
    other = Screen(new_context().new_page())
    other.page.goto(deep.page.url)
    other.page.locator("html[data-live]").wait_for()
    other.has_title("Home Page 77")
    expect(other.presentations).to_have_count(0)
    other.go_back()
    other.has_title("Destination views")
