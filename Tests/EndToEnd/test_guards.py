"""Guards that redirect to a sign-in, and a screen that requires a confirmation before it is left."""

import re

import pytest
from playwright.sync_api import expect

from screen import Screen


@pytest.fixture
def screen(home):
    screen = Screen(home)
    screen.has_title("Guide")
    return screen


def test_signing_in_shows_the_intended_destination(screen):
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


def test_a_guarded_address_shows_the_sign_in_and_then_its_screen(page, guide):
    answer = page.goto(f"{guide}/account/orders")
    assert answer.status == 200
    html = answer.text()
    assert "<title>Sign in" in html and "Your orders</h1>" not in html
    page.locator("html[data-live]").wait_for()
    screen = Screen(page)
    screen.has_title("Sign in")
    expect(page).to_have_url(f"{guide}/account/sign-in")
    screen.tap("Sign in")
    screen.has_title("Your orders")
    expect(page).to_have_title(re.compile("^Your orders"))
    expect(page).to_have_url(f"{guide}/account/orders")
    expect(screen.presentations).to_have_count(0)
    screen.go_back()
    screen.has_title("Guards")


def test_back_requires_a_confirmation_while_there_are_unsaved_changes(screen):
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
