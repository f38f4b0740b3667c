"""Layouts of the session with the widths of the font that the page has."""

import json

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened

# Its narrow letters are about twice as wide as those of other fonts. With one family, browsers use a smaller font size.
MONOSPACED = "'DejaVu Sans Mono', monospace"

# The event precedes the page's own script.
SET_FONT = f"""document.addEventListener('readystatechange', () => {{
  document.documentElement.style.setProperty('--sans', "{MONOSPACED}");
}}, {{ once: true }});"""


@pytest.fixture
def reports(page):
    """The reports that contain the widths of a font."""
    found = []

    def follow(text):
        message = json.loads(text) if isinstance(text, str) else {}
        if message.get("a") == "measure" and message["v"].startswith("font "):
            found.append(message["v"])

    page.on("websocket", lambda socket: socket.on("framesent", follow))
    return found


def shows(screen, shown, hidden):
    """Expects the view that fits the window, and the views of a row to be beside each other."""
    expect(screen.front.get_by_test_id(shown)).to_be_visible()
    expect(screen.front.get_by_test_id(hidden)).to_be_hidden()
    screen.settles()
    view = box_of(screen.front.get_by_test_id(shown))
    assert view["left"] >= 0 and view["right"] <= 390
    first, second, third = (box_of(screen.front.get_by_test_id(name)) for name in ["first", "second", "third"])
    for left, right in [(first, second), (second, third)]:
        assert right["left"] == pytest.approx(left["right"], abs=2)


def test_the_session_lays_out_texts_with_the_widths_of_the_font_that_the_page_has(page, cases, reports):
    page.add_init_script(SET_FONT)
    screen = opened(page, cases, "Page font")
    shows(screen, "short", "long")
    assert len(reports) == 1
    widths = reports[0].split(";")[0].split(" ")[1:]
    assert len(widths) == 191
    # The characters of the regular weight.
    assert len(set(widths[:95])) == 1


def test_the_session_lays_out_texts_again_after_the_page_has_loaded_fonts(page, cases, reports):
    screen = opened(page, cases, "Page font")
    shows(screen, "long", "short")
    for font, shown, hidden in [(MONOSPACED, "short", "long"), ("", "long", "short")]:
        reports.clear()
        page.evaluate("font => document.documentElement.style.setProperty('--sans', font)", font)
        page.evaluate("() => document.fonts.dispatchEvent(new Event('loadingdone'))")
        shows(screen, shown, hidden)
        assert len(reports) == 1
    reports.clear()
    page.evaluate("() => document.fonts.dispatchEvent(new Event('loadingdone'))")
    screen.settles()
    assert reports == []
