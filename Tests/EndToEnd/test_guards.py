"""Guards lead to a sign-in and back, and a screen asks before it is left."""

import pytest
from playwright.sync_api import expect

from screen import Screen


@pytest.fixture
def screen(home):
    screen = Screen(home)
    screen.has_title("Guide")
    return screen


def test_signing_in_leads_to_what_was_wanted(screen):
    screen.open("Guards")
    screen.tap("Your orders")
    screen.has_title("Sign in")
    screen.tap("Not now")
    screen.has_title("Guards")
    expect(screen.presentations).to_have_count(0)
    screen.tap("Your orders")
    screen.has_title("Sign in")
    screen.tap("Sign in")
    screen.has_title("Your orders")
    expect(screen.presentations).to_have_count(0)
    screen.go_back()
    screen.has_title("Guards")


def test_back_asks_while_there_is_something_to_lose(screen):
    screen.open("Asking before leaving")
    field = screen.front.locator("input[type=text]")
    field.click()
    screen.page.keyboard.type("a")
    expect(screen.page.locator("main[data-keep]")).to_have_count(1)
    screen.go_back()
    screen.tap("Keep editing", within=screen.presentations.last)
    expect(screen.presentations).to_have_count(0)
    screen.has_title("Asking before leaving")
    expect(field).to_have_value("Anna")
    screen.go_back()
    screen.tap("Discard", within=screen.presentations.last)
    screen.has_title("Guide")
    expect(screen.page.locator("main[data-keep]")).to_have_count(0)
