"""Keyboard navigation and screen reader announcements."""

import pytest
from playwright.sync_api import expect

from conftest import WIDE
from screen import Screen


@pytest.fixture
def screen(home):
    return Screen(home)


def focused(screen):
    return screen.page.locator(":focus")


def press(screen, *keys):
    for key in keys:
        screen.page.keyboard.press(key)


def test_a_pushed_screen_has_the_focus_at_its_title_and_is_announced(screen):
    press(screen, "Tab", "Enter")
    screen.has_title("Defining destinations")
    expect(screen.front.locator("h1")).to_be_focused()
    expect(screen.page.get_by_role("status")).to_have_text("Defining destinations")


def test_going_back_returns_the_focus_to_the_link_and_is_announced(screen):
    press(screen, "Tab", "ArrowDown", "ArrowDown", "Enter")
    screen.has_title("Managed stacks")
    press(screen, "Tab")
    expect(screen.front.locator(".backButton")).to_be_focused()
    press(screen, "Enter")
    screen.has_title("Guide")
    expect(focused(screen)).to_have_text("Managed stacks")
    expect(screen.page.get_by_role("status")).to_have_text("Guide")


def test_arrow_keys_move_the_focus_in_a_list(screen):
    press(screen, "Tab")
    expect(focused(screen)).to_have_text("Defining destinations")
    press(screen, "ArrowDown", "ArrowDown")
    expect(focused(screen)).to_have_text("Managed stacks")
    press(screen, "ArrowUp")
    expect(focused(screen)).to_have_text("Destination views")
    press(screen, "End")
    expect(focused(screen)).to_have_text("Publishers")
    expect(focused(screen)).to_be_in_viewport()
    press(screen, "ArrowDown")
    expect(focused(screen)).to_have_text("Publishers")
    press(screen, "Home")
    expect(focused(screen)).to_have_text("Defining destinations")


def test_an_arrow_key_moves_the_focus_from_the_title_to_the_list(screen):
    screen.open("Navigation methods")
    expect(screen.front.locator("h1")).to_be_focused()
    press(screen, "ArrowDown")
    expect(focused(screen)).to_have_text("Page 2: its method is .sheet")


def test_static_content_can_be_scrolled_by_keyboard(screen):
    screen.open("Defining destinations")
    screen.tap("Read about it")
    screen.has_title("Destinations")
    press(screen, "Tab", "Tab")
    expect(screen.front.locator(".scrollView")).to_be_focused()
    press(screen, "End")
    screen.page.wait_for_function("view => view.scrollTop > 0", arg=screen.front.locator(".scrollView").element_handle())


def test_the_focus_ring_is_visible_only_after_keyboard_input(screen):
    link = screen.front.locator(".link").first
    width = "node => getComputedStyle(node).outlineStyle === 'none' ? 0 : parseFloat(getComputedStyle(node).outlineWidth)"
    assert link.evaluate(width) == 0
    press(screen, "Tab")
    assert link.evaluate(width) >= 2
    link.click()
    screen.has_title("Defining destinations")
    expect(screen.front.locator("h1")).to_be_focused()
    assert screen.front.locator("h1").evaluate(width) == 0


def test_tab_stays_in_a_sheet_and_escape_returns_the_focus(screen):
    screen.open("Navigation methods")
    press(screen, "ArrowDown", "Enter")
    expect(screen.sheet.get_by_test_id("counter")).to_be_visible()
    inside = screen.sheet.locator(".card")
    for key in ["Tab"] * 5 + ["Shift+Tab"] * 5:
        press(screen, key)
        assert inside.evaluate("card => card.contains(document.activeElement) && card !== document.activeElement"), key
    press(screen, "Escape")
    expect(screen.presentations).to_have_count(0)
    expect(focused(screen)).to_have_text("Page 2: its method is .sheet")


def test_an_alert_is_answered_from_the_keyboard(screen):
    screen.open("Asking before leaving")
    screen.front.locator("input").fill("Bob")
    screen.go_back()
    alert = screen.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    press(screen, "Shift+Tab")
    assert alert.evaluate("alert => alert.contains(document.activeElement)")
    alert.get_by_role("button", name="Keep editing").press("Enter")
    expect(alert).to_have_count(0)
    screen.has_title("Asking before leaving")


def test_arrows_choose_among_the_options_of_a_picker(case):
    screen = case("Controls")
    screen.front.get_by_role("radio", name="Medium").focus()
    press(screen, "ArrowRight")
    expect(screen.front.get_by_test_id("chosen")).to_contain_text("2 0 0")
    expect(screen.front.get_by_role("radio", name="Large")).to_be_focused()
    press(screen, "ArrowLeft", "ArrowLeft")
    expect(screen.front.get_by_test_id("chosen")).to_contain_text("0 0 0")
    press(screen, "Tab")
    expect(screen.front.get_by_role("combobox")).to_be_focused()


@pytest.mark.parametrize("key", ["ArrowRight", "ArrowDown"])
def test_arrow_keys_move_between_tabs(page, shop, key):
    page.goto(shop)
    page.locator("html[data-live]").wait_for()
    tabs = page.get_by_role("tab")
    tabs.first.focus()
    page.keyboard.press(key)
    expect(tabs.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(tabs.last).to_be_focused()
    page.keyboard.press("Enter")
    Screen(page).has_title("Settings")
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("status")).to_have_text("Settings")


def test_a_link_skips_the_tabs(new_context, shop):
    page = new_context(viewport=WIDE).new_page()
    page.goto(shop)
    page.locator("html[data-live]").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(".tabContent.selected h1")).to_be_focused()


def test_a_page_without_tabs_has_no_skip_link(screen):
    expect(screen.page.locator(".skip")).to_be_hidden()
