"""The Guide's presentations that adapt to compact windows."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from screen import opened

LOW = {"width": 800, "height": 440}


@pytest.fixture
def section_in(new_context, guide):
    """Opens the section in a window of a size."""

    def open_section(size):
        return opened(new_context(viewport=size, reduced_motion="reduce").new_page(), guide, "Compact windows")

    return open_section


def presented(screen, button):
    """Taps a button, and returns the edges of the card that it presents when it is at rest."""
    screen.tap(button)
    expect(screen.presentations).to_have_count(1)
    screen.rests()
    return box_of(screen.sheet.locator(":scope > .card"))


def is_popover(edges, size):
    """Returns whether a card is smaller than the window, and touches no edge of it."""
    return edges["left"] > 0 and edges["right"] < size["width"] and edges["top"] > 0 and edges["bottom"] < size["height"]


def is_cover(edges, size):
    return (edges["left"], edges["top"], edges["right"], edges["bottom"]) == (0, 0, size["width"], size["height"])


@pytest.mark.parametrize("size", [NARROW, LOW, WIDE], ids=["narrow", "low", "wide"])
def test_a_popover_is_one_in_every_window(section_in, size):
    screen = section_in(size)
    edges = presented(screen, "Filters, a popover in every window")
    assert is_popover(edges, size)
    assert edges["width"] == 280
    toggle = screen.sheet.get_by_role("switch", name="Hide read messages")
    toggle.click()
    expect(toggle).to_be_checked()
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)


@pytest.mark.parametrize("size", [NARROW, LOW, WIDE], ids=["narrow", "low", "wide"])
def test_a_popover_is_a_sheet_in_a_low_window(section_in, size):
    screen = section_in(size)
    edges = presented(screen, "Options, a sheet in a low window")
    if size == LOW:
        assert (edges["left"], edges["right"], edges["bottom"]) == (0, LOW["width"], LOW["height"])
    else:
        assert is_popover(edges, size)


@pytest.mark.parametrize("size", [NARROW, LOW, WIDE], ids=["narrow", "low", "wide"])
def test_a_popover_is_a_cover_in_a_narrow_window(section_in, size):
    screen = section_in(size)
    edges = presented(screen, "Legend, a cover in a narrow window")
    assert is_cover(edges, size) == (size == NARROW)
    assert is_popover(edges, size) == (size != NARROW)
    screen.tap("Close", within=screen.sheet)
    expect(screen.presentations).to_have_count(0)


@pytest.mark.parametrize("size", [NARROW, LOW, WIDE], ids=["narrow", "low", "wide"])
def test_a_sheet_is_a_cover_in_a_compact_window(section_in, size):
    screen = section_in(size)
    edges = presented(screen, "Photo, a cover in a compact window")
    assert is_cover(edges, size) == (size != WIDE)
    screen.tap("Close", within=screen.sheet)
    expect(screen.presentations).to_have_count(0)


def test_a_cover_of_a_narrow_window_is_a_sheet_when_the_window_becomes_wide(section_in):
    screen = section_in(NARROW)
    presented(screen, "Photo, a cover in a compact window")
    screen.page.set_viewport_size(WIDE)
    card = screen.sheet.locator(":scope > .card")
    expect(card).not_to_have_css("height", f"{WIDE['height']}px")
    assert not is_cover(box_of(card), WIDE)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_section_shows_its_source(section_in, size):
    screen = section_in(size)
    source = screen.front.get_by_test_id("source")
    expect(source).to_contain_text(".presentationCompactAdaptation(horizontal: .popover, vertical:")
