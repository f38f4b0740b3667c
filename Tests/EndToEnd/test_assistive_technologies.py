"""The parts of the Guide's screens about accessibility, as assistive technologies and the keyboard receive them."""

import pytest
from playwright.sync_api import expect

from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture
def screen(page, guide):
    return opened(page, f"{guide}/accessibility")


@pytest.fixture
def reading(page, guide):
    return opened(page, f"{guide}/reading")


def has_log(screen, text):
    expect(screen.front.get_by_test_id("log")).to_have_text(text)


def test_the_arrow_keys_adjust_a_view(screen):
    rating = screen.front.get_by_role("spinbutton", name="Rating", exact=True)
    expect(rating).to_have_attribute("aria-valuetext", "3 of 5")
    rating.focus()
    screen.page.keyboard.press("ArrowUp")
    expect(rating).to_have_attribute("aria-valuetext", "4 of 5")
    screen.page.keyboard.press("ArrowLeft")
    expect(rating).to_have_attribute("aria-valuetext", "3 of 5")
    expect(rating).to_be_focused()


def test_a_combined_element_has_the_texts_of_its_children_and_its_custom_content(screen):
    mail = screen.front.get_by_role("group", name="Ada The boat leaves at nine", exact=True)
    expect(mail).to_have_attribute("aria-description", "Received: yesterday")


def test_the_keyboard_opens_the_actions_of_an_element(screen):
    mail = screen.front.get_by_role("group", name="Ada The boat leaves at nine", exact=True)
    screen.front.get_by_role("spinbutton", name="Rating").focus()
    screen.page.keyboard.press("Tab")
    expect(mail).to_be_focused()
    has_no_violations(screen.page)
    screen.page.keyboard.press("Shift+F10")
    screen.page.get_by_role("menuitem", name="Archive").click()
    has_log(screen, "Archived")
    expect(mail).to_be_focused()


def test_the_keyboard_opens_the_context_menu_of_a_text(page, guide):
    screen = opened(page, f"{guide}/menus")
    label = screen.front.locator(".label").filter(has_text="Press me long")
    label.focus()
    expect(label).to_be_focused()
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Reply").click()
    has_log(screen, "Replied")


def test_the_focus_moves_to_a_message(screen):
    screen.tap("Check the name")
    expect(screen.front.get_by_text("The name is missing.", exact=True)).to_be_focused()


def test_headings_have_levels_and_decoration_is_hidden(reading):
    for title in ["Today", "This week"]:
        expect(reading.front.get_by_role("heading", name=title, exact=True, level=2)).to_be_visible()
    weather = reading.front.locator(".hStack").filter(has_text="Rain until the evening")
    expect(weather.locator(".image")).to_have_attribute("aria-hidden", "true")
    expect(weather.get_by_role("img")).to_have_count(0)


def test_a_drawing_has_children_and_a_control_a_name(reading):
    expect(reading.front.get_by_text("Monday: 3 millimeters of rain", exact=True)).to_be_attached()
    bars = reading.front.locator(".hStack[aria-hidden=true] > .shape")
    expect(bars).to_have_count(4)
    reading.front.get_by_role("button", name="Save the place", exact=True).click()
    has_log(reading, "Saved the place")


def test_several_actions_of_a_text_are_a_menu(reading):
    mail = reading.front.get_by_text("Mail from Ada", exact=True)
    mail.focus()
    reading.page.keyboard.press("Shift+F10")
    reading.page.get_by_role("menuitem", name="Forward").click()
    has_log(reading, "Forwarded")
