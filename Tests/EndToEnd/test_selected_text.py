"""Fields whose selected text the app reads and sets, and announcements of the app."""

import pytest
from playwright.sync_api import expect

BOUNDS = "input => [input.selectionStart, input.selectionEnd]"


@pytest.fixture
def screen(case):
    return case("Selected text")


@pytest.fixture
def words(screen):
    return screen.front.get_by_placeholder("Words")


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def test_the_app_reads_the_selection_of_the_user(screen, words):
    has(screen, "words", "[none]")
    words.focus()
    words.evaluate("input => input.setSelectionRange(4, 7)")
    has(screen, "words", "[two]")
    screen.page.keyboard.press("ArrowRight")
    has(screen, "words", "[at 7]")
    screen.page.keyboard.type("!")
    has(screen, "words", "[at 8]")


def test_the_page_shows_the_selection_of_the_app(screen, words):
    screen.tap("Select two")
    has(screen, "words", "[two]")
    words.evaluate("input => input.focus()")
    assert words.evaluate(BOUNDS) == [4, 7]
    screen.page.keyboard.press("Home")
    has(screen, "words", "[at 0]")
    screen.tap("Insert")
    expect(words).to_have_value("<>one two three")
    has(screen, "words", "[at 1]")
    assert words.evaluate(BOUNDS) == [1, 1]


def test_the_selection_of_a_cleared_text_is_at_its_start(screen, words):
    words.focus()
    screen.page.keyboard.press("End")
    has(screen, "words", "[at 13]")
    screen.tap("Clear")
    expect(words).to_have_value("")
    words.focus()
    screen.page.keyboard.type("a")
    has(screen, "words", "[at 1]")


def test_an_editor_counts_characters_and_not_code_units(screen):
    note = screen.front.locator("textarea")
    note.focus()
    note.evaluate("input => input.setSelectionRange(4, 4)")
    has(screen, "note", "[at 3]")
    note.evaluate("input => input.setSelectionRange(2, 4)")
    has(screen, "note", "[😀]")


def test_an_announcement_is_in_the_live_region(screen):
    screen.tap("Announce")
    expect(screen.page.locator("#announcer")).to_have_text("Saved the note")
    expect(screen.page.locator("#announcer")).to_have_attribute("role", "status")
