"""Calendars in which days are selected, one or several."""

import pytest
from playwright.sync_api import expect

from screen import opened
from test_accessibility import has_none_in_both_schemes, looks


@pytest.fixture
def screen(case):
    return case("Calendars")


def calendar(screen, name):
    return screen.front.get_by_role("group", name=name, exact=True)


def day(calendar, name):
    return calendar.get_by_role("button", name=name, exact=True)


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def test_a_day_is_selected_in_another_month_and_keeps_its_time(screen):
    due = calendar(screen, "Due")
    expect(day(due, "Monday, November 23, 2026")).to_have_attribute("aria-current", "true")
    day(due, "Wednesday, November 18, 2026").click()
    has(screen, "seconds", "1795017600")
    expect(day(due, "Wednesday, November 18, 2026")).to_have_attribute("aria-current", "true")
    expect(due.locator("[aria-current]")).to_have_count(1)
    day(due, "Next month").click()
    expect(due.get_by_text("December 2026", exact=True)).to_be_visible()
    expect(due.locator("[aria-current]")).to_have_count(0)
    day(due, "Wednesday, December 2, 2026").click()
    has(screen, "seconds", "1796227200")
    day(due, "Previous month").click()
    expect(due.get_by_text("November 2026", exact=True)).to_be_visible()


def test_several_days_are_selected_within_bounds(screen):
    off = calendar(screen, "Days off")
    day(off, "Tuesday, February 10, 2026").click()
    has(screen, "days", "Days: 3 10")
    expect(off.locator("[aria-current]")).to_have_count(2)
    day(off, "Tuesday, February 3, 2026").click()
    has(screen, "days", "Days: 10")
    expect(day(off, "Sunday, February 1, 2026")).to_be_disabled()
    expect(day(off, "Previous month")).to_be_disabled()
    day(off, "Next month").click()
    expect(off.get_by_text("March 2026", exact=True)).to_be_visible()
    expect(day(off, "Next month")).to_be_disabled()


def test_days_are_selected_with_the_keyboard(screen):
    press = screen.page.keyboard.press
    off = calendar(screen, "Days off")
    day(off, "Tuesday, February 10, 2026").focus()
    press("Space")
    has(screen, "days", "Days: 3 10")
    expect(day(off, "Tuesday, February 10, 2026")).to_be_focused()
    press("Tab")
    expect(day(off, "Wednesday, February 11, 2026")).to_be_focused()
    press("Enter")
    has(screen, "days", "Days: 3 10 11")
    press("Shift+Tab")
    press("Enter")
    has(screen, "days", "Days: 3 11")
    day(off, "Next month").focus()
    press("Enter")
    expect(off.get_by_text("March 2026", exact=True)).to_be_visible()
    day(off, "Tuesday, March 10, 2026").press("Space")
    has(screen, "days", "Days: 3 10 11")


def test_months_and_days_have_names_in_the_language_of_the_visitor(new_context, cases):
    screen = opened(new_context(locale="de-DE").new_page(), cases, "Calendars")
    due = calendar(screen, "Due")
    expect(due.get_by_text("November 2026", exact=True)).to_be_visible()
    expect(day(due, "Montag, 23. November 2026")).to_have_attribute("aria-current", "true")


@pytest.mark.parallel
@looks
def test_axe_finds_nothing(case_in, size):
    has_none_in_both_schemes(case_in("Calendars", size))
