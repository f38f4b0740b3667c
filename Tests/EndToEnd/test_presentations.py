"""Sheets with and without a stack."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import Screen


@pytest.fixture
def methods(home):
    screen = Screen(home)
    screen.open("Navigation methods")
    return screen


def test_a_sheet_opens_and_closes(methods):
    methods.tap("Page 2: its method is .sheet")
    expect(methods.sheet.get_by_test_id("counter")).to_have_text("Counted 0")
    methods.tap("Dismiss", within=methods.sheet)
    expect(methods.presentations).to_have_count(0)
    methods.has_title("Navigation methods")


def test_escape_dismisses_a_sheet(methods):
    methods.tap("Present Home Page 55 Via Sheet")
    expect(methods.sheet).to_be_visible()
    methods.page.keyboard.press("Escape")
    expect(methods.presentations).to_have_count(0)


def test_a_managed_sheet_has_a_stack_of_its_own(methods):
    methods.tap("Page 3: its method is .managedSheet")
    methods.has_title("Home Page 3")
    expect(methods.presentations).to_have_count(1)
    methods.tap("Link to Home Page 77")
    methods.has_title("Home Page 77")
    expect(methods.presentations).to_have_count(1)
    methods.go_back()
    methods.has_title("Home Page 3")
    methods.tap("Dismiss")
    expect(methods.presentations).to_have_count(0)
    methods.has_title("Navigation methods")


def test_what_a_sheet_covers_takes_no_taps(methods):
    methods.tap("Page 2: its method is .sheet")
    expect(methods.sheet).to_be_visible()
    covered = methods.page.get_by_text("Page 55: its method is .push", exact=True)
    assert covered.evaluate("node => node.closest('[inert]') !== null")


def test_a_sheet_is_called_as_the_screen_in_it(methods):
    methods.tap("Page 3: its method is .managedSheet")
    expect(methods.sheet).to_have_accessible_name("Home Page 3")
    methods.tap("Link to Home Page 77")
    methods.has_title("Home Page 77")
    expect(methods.sheet).to_have_accessible_name("Home Page 77")


def test_a_sheet_that_changes_keeps_its_name(case):
    screen = case("Detents")
    screen.tap("Show")
    expect(screen.sheet).to_have_accessible_name("Sheet")
    screen.tap("Make it large")
    expect(screen.sheet).to_contain_class("large")
    expect(screen.sheet).to_have_accessible_name("Sheet")


def test_a_sheet_with_tabs_is_called_as_the_screen_that_is_shown(case):
    screen = case("Controls")
    screen.tap("Tabs")
    for name in "First", "Second", "First":
        screen.page.get_by_role("tab", name=name).click()
        expect(screen.sheet).to_have_accessible_name(name)


def test_a_popover_without_a_title_is_called_as_its_first_heading(case):
    screen = case("Popover edges")
    screen.tap("Headed")
    expect(screen.sheet).to_have_accessible_name("Heading")


def test_a_popover_without_a_title_is_called_as_the_app(case):
    screen = case("Controls")
    screen.tap("Popover")
    expect(screen.sheet).to_have_accessible_name(screen.page.locator("meta[name=application-name]").get_attribute("content"))


def test_an_alert_is_called_as_its_title_and_described_by_its_message(case):
    screen = case("Controls")
    screen.tap("Alert")
    expect(screen.sheet).to_have_accessible_name("Delete it?")
    expect(screen.sheet).to_have_accessible_description("It cannot be brought back.")


def test_a_disabled_button_of_an_alert_is_dimmed(case):
    screen = case("Controls")
    screen.tap("Alert")
    button = screen.sheet.get_by_role("button", name="Keep")
    color = button.evaluate("(node) => getComputedStyle(node).color")
    button.evaluate("(node) => (node.disabled = true)")
    expect(button).not_to_have_css("color", color)


def test_a_link_pushes_whatever_its_method(methods):
    methods.tap("Link to Home Page 3!")
    methods.has_title("Home Page 3")
    expect(methods.presentations).to_have_count(0)


def test_a_stack_in_a_sheet_is_apart_from_the_one_below(home):
    screen = Screen(home)
    screen.open("Managed stacks")
    screen.tap("Open a managed stack")
    screen.has_title("Root")
    screen.tap("Link to Page 3!")
    screen.has_title("Home Page 3")
    screen.go_back()
    screen.has_title("Root")
    screen.tap("Close")
    expect(screen.presentations).to_have_count(0)
    screen.has_title("Managed stacks")


@pytest.mark.parametrize("name", ["sheet", "cover"])
def test_a_relative_frame_uses_the_height_of_the_presentation(case, name):
    screen = case("Relative frames")
    screen.tap(f"Show the {name}")
    screen.settles()
    half = screen.page.get_by_test_id(f"half of the {name}")
    card = screen.sheet.locator(".card")
    assert abs(box_of(half)["height"] - box_of(card)["height"] / 2) < 1
