"""Outlines, control groups, gauges and previews of menus on the Guide's screen about groups."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture
def screen(page, guide):
    return opened(page, f"{guide}/groups")


def test_an_outline_expands_level_by_level(screen):
    front = screen.front
    for folder, item in [("Travel", "Maps"), ("Maps", "Harbor")]:
        expect(front.get_by_text(item, exact=True)).to_have_count(0)
        button = front.get_by_role("button", name=folder, exact=True)
        expect(button).to_have_attribute("aria-expanded", "false")
        button.focus()
        screen.page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-expanded", "true")
        expect(front.get_by_text(item, exact=True)).to_be_visible()
    screen.settles()
    starts = [box_of(front.get_by_text(name, exact=True))["left"] for name in ["Travel", "Maps", "Harbor"]]
    assert starts[1] - starts[0] == starts[2] - starts[1] == 20
    has_no_violations(screen.page)
    front.get_by_role("button", name="Travel", exact=True).click()
    expect(front.get_by_text("Harbor", exact=True)).to_have_count(0)


def test_the_controls_of_a_group_change_a_gauge(screen):
    gauge = screen.front.locator("[aria-valuenow]").first
    expect(gauge).to_have_attribute("aria-valuenow", "0.6")
    buttons = screen.front.locator(".controlGroup > .button")
    less, more = box_of(buttons.first), box_of(buttons.last)
    assert less["top"] == more["top"] and 0 <= more["left"] - less["right"] <= 1
    screen.tap("More")
    expect(gauge).to_have_attribute("aria-valuenow", "0.7")


def test_the_preview_of_a_menu_is_inside_its_card(screen):
    screen.front.get_by_text("Press me long", exact=True).click(button="right")
    card = screen.page.locator(".menu.presentation > .card")
    preview = card.get_by_text("A preview of its own", exact=True)
    expect(preview).to_be_visible()
    screen.rests()
    outer, inner = box_of(card), box_of(preview)
    assert outer["left"] < inner["left"] and inner["right"] < outer["right"]
    # The text has one line and space around it.
    assert inner["bottom"] - inner["top"] < 100
