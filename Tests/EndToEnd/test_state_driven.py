"""State-driven navigation with optionals and enums."""

import pytest
from playwright.sync_api import expect

from screen import Screen


@pytest.fixture
def screen(home):
    screen = Screen(home)
    screen.has_title("Guide")
    return screen


def test_an_optional_pushes_and_back_makes_it_nil(screen):
    screen.open("Driven by optionals")
    screen.tap("Go to counter")
    screen.has_title("Counter")
    screen.tap("Go deeper")
    screen.has_title("Home Page 42")
    screen.go_back()
    screen.has_title("Counter")
    screen.go_back()
    screen.has_title("Driven by optionals")
    expect(screen.front.get_by_test_id("optionals")).to_have_text("Row: nil, number: nil")


def test_another_case_replaces_the_screen(screen):
    screen.open("Driven by enums")
    screen.tap("Edit a text")
    expect(screen.presentations).to_have_count(1)
    screen.tap("Count them", within=screen.sheet)
    expect(screen.presentations).to_have_count(0)
    screen.has_title("Counter")
    screen.tap("Finish")
    screen.has_title("Report of 5")
    screen.go_back()
    screen.has_title("Driven by enums")
