"""Navigation by links, by the Back button, by value and by method."""

import pytest
from playwright.sync_api import expect

from screen import Screen


@pytest.fixture
def screen(home):
    screen = Screen(home)
    screen.has_title("Guide")
    return screen


def test_links_of_three_destination_types_push_and_back_pops(screen):
    screen.open("Links without registration")
    for title in ("User Profile", "Settings", "About Navigator"):
        screen.tap(title)
        screen.has_title(title)
        screen.go_back()
        screen.has_title("Links without registration")
    screen.go_back()
    screen.has_title("Guide")
    expect(screen.page.locator(".screen")).to_have_count(1)


def test_the_page_title_is_the_title_of_the_front_screen(screen):
    expect(screen.page).to_have_title("Guide")
    screen.open("State and text")
    expect(screen.page).to_have_title("State and text – Guide")
    screen.tap("Go deeper")
    expect(screen.page).to_have_title("Home Page 1 – Guide")
    screen.go_back()
    expect(screen.page).to_have_title("State and text – Guide")
    screen.go_back()
    expect(screen.page).to_have_title("Guide")


@pytest.mark.parametrize(
    "button, title",
    [
        ("Modifier Navigate to Page 3!", "Settings Page 3"),
        ("Modifier Trigger Page 3!", "Settings Page 3"),
        ("Button Navigate To Home Page 55", "Home Page 55"),
        ("Button Push Home Page 55", "Home Page 55"),
    ],
)
def test_state_changes_navigate(screen, button, title):
    screen.open("Programmatic navigation")
    for _ in range(2):
        screen.tap(button)
        screen.has_title(title)
        screen.go_back()
        screen.has_title("Programmatic navigation")


def test_associated_values_reach_the_view(screen):
    screen.open("Destination views")
    screen.tap("Link to Home Page 42")
    screen.has_title("Home Page 42")
    screen.tap("Link to Home Page 77")
    screen.has_title("Home Page 77")


def test_a_pushed_screen_keeps_its_state_below_others(screen):
    screen.open("State and text")
    screen.tap("Counted 0")
    screen.tap("Counted 1")
    screen.tap("Go deeper")
    screen.has_title("Home Page 1")
    screen.go_back()
    screen.has_title("State and text")
    expect(screen.front.get_by_test_id("counter")).to_have_text("Counted 2")


def test_a_popped_screen_loses_its_state(screen):
    screen.open("State and text")
    screen.tap("Counted 0")
    expect(screen.front.get_by_test_id("counter")).to_have_text("Counted 1")
    screen.go_back()
    screen.has_title("Guide")
    screen.open("State and text")
    expect(screen.front.get_by_test_id("counter")).to_have_text("Counted 0")
