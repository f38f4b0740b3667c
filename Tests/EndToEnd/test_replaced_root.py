"""Apps whose root view is replaced while a sheet or an alert over it ends, and screens whose content is replaced."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import opened


@pytest.fixture(scope="module")
def app():
    with AppServer("BrowserTestApp", {"CASE": "replaced root"}) as server:
        yield server.address


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("question", ["Show a sheet", "Show an alert"])
def test_a_root_that_replaces_another_stays_when_the_sheet_over_it_is_gone(new_context, app, question, motion):
    screen = opened(new_context(reduced_motion=motion).new_page(), app)
    screen.has_title("Welcome")
    screen.tap(question)
    screen.rests()
    screen.tap("Sign in", within=screen.presentations)
    screen.settles()
    expect(screen.page.locator(".presentation")).to_have_count(0)
    screen.has_title("Home")
    screen.tap("Sign out")
    screen.has_title("Welcome")


@pytest.mark.parametrize("replacement", ["Other rows", "No rows"])
def test_the_title_of_a_screen_is_large_again_after_its_scrolled_content_is_replaced(case, replacement):
    screen = case("Replaced content")
    screen.rests()
    screen.page.mouse.move(200, 500)
    screen.page.mouse.wheel(0, 600)
    expect(screen.front).to_have_attribute("data-c-under", "")
    screen.tap(replacement)
    expect(screen.front).not_to_have_attribute("data-c-under", "")
    assert screen.front.evaluate("node => node.style.getPropertyValue('--y')") == "0px"
