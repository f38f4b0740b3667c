"""Inputs of dates and colors, editors, groups that collapse, shortcuts and sharing."""

import pytest
from playwright.sync_api import expect

from conftest import WIDE
from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture
def screen(case):
    return case("Inputs")


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def test_a_date_is_changed_by_its_parts(screen):
    has_no_violations(screen.page)
    day, time = screen.front.get_by_label("Day"), screen.front.get_by_label("Time")
    expect(day).to_have_value("2026-11-23")
    expect(time).to_have_value("16:00")
    day.fill("2026-12-24")
    has(screen, "seconds", "1798128000")
    time.fill("17:30")
    has(screen, "seconds", "1798133400")
    expect(screen.front.get_by_label("Both")).to_have_value("2026-12-24T17:30")


def test_a_color_and_a_text_of_several_lines_are_changed(screen):
    screen.front.get_by_label("Color").evaluate(
        "node => { node.value = '#00ff00'; node.dispatchEvent(new Event('change', { bubbles: true })) }"
    )
    expect(screen.front.get_by_text("Painted")).to_have_css("color", "rgb(0, 255, 0)")
    editor = screen.front.locator("textarea")
    editor.focus()
    screen.page.keyboard.press("Control+End")
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.type("Two")
    has(screen, "count", "10 characters")
    expect(editor).to_have_value("A note\nTwo")


def test_a_group_expands(screen):
    button = screen.front.locator("[data-disclosure]")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(screen.front.get_by_text("Inside")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")


def test_shortcuts_tap_their_buttons(screen):
    # Shortcuts are part of the script that loads on demand.
    loaded = "() => performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('extras') && responseEnd)"
    screen.page.wait_for_function(loaded)
    screen.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    screen.page.keyboard.press("Control+s")
    has(screen, "log", "Log: saved")
    screen.page.keyboard.press("Control+Shift+F")
    has(screen, "log", "Log: found")


def test_a_link_shares_or_copies(new_context, cases):
    context = new_context(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.share")
    screen = opened(page, cases, "Inputs")
    screen.front.locator("[data-share]").click()
    page.wait_for_function("() => navigator.clipboard.readText().then(text => text === 'A shared text')")
