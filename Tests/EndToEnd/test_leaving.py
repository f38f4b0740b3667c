"""Sheets, screens and the browser's tab that the app refuses to close."""

import pytest
from playwright.sync_api import expect

from waiting import until


def test_a_sheet_whose_binding_refuses_stays_until_the_binding_accepts(case):
    screen = case("Refused dismissal")
    screen.tap("Show")
    attempts = screen.sheet.get_by_test_id("attempts")
    expect(attempts).to_have_text("Attempts 0")
    screen.page.keyboard.press("Escape")
    expect(attempts).to_have_text("Attempts 1")
    screen.sheet.locator(".backdrop").click(position={"x": 5, "y": 5})
    expect(attempts).to_have_text("Attempts 2")
    expect(screen.presentations).to_have_count(1)
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)


def test_a_screen_whose_path_refuses_stays_with_what_was_typed(case):
    screen = case("Refused back")
    screen.tap("Show")
    screen.has_title("Draft")
    field = screen.front.locator("input[type=text]")
    field.fill("half a thought")
    screen.go_back()
    screen.go_back()
    screen.has_title("Draft")
    expect(field).to_have_value("half a thought")
    screen.front.locator(".toggle").click()
    screen.go_back()
    screen.has_title("Drafts")


@pytest.fixture
def unsaved(case):
    screen = case("Unsaved changes")
    screen.questions = []

    def answer(dialog):
        screen.questions.append(dialog.type)
        dialog.accept()

    screen.page.on("dialog", answer)
    return screen


def type_text(screen):
    screen.front.locator("input[type=text]").click()
    screen.page.keyboard.type("draft")
    expect(screen.page.locator("main[data-keep]")).to_have_count(1)


def test_the_browser_asks_before_a_tab_with_changes_is_left(unsaved):
    type_text(unsaved)
    unsaved.page.goto("about:blank")
    assert unsaved.questions == ["beforeunload"]


def test_the_browser_shows_no_confirmation_without_unsaved_changes(unsaved):
    type_text(unsaved)
    unsaved.tap("Save")
    expect(unsaved.page.locator("main[data-keep]")).to_have_count(0)
    unsaved.page.goto("about:blank")
    assert unsaved.questions == []


def test_the_browser_shows_no_confirmation_when_another_program_opens(unsaved):
    type_text(unsaved)
    with unsaved.page.expect_console_message(lambda message: "mailto:" in message.text):
        unsaved.tap("Write a mail")
    field = unsaved.front.locator("input[type=text]")
    field.press("End")
    unsaved.page.keyboard.type("er")
    expect(field).to_have_value("drafter")
    assert unsaved.questions == []


def test_a_user_who_stays_can_continue(case):
    screen = case("Unsaved changes")
    type_text(screen)
    screen.page.on("dialog", lambda dialog: dialog.dismiss())
    with screen.page.expect_event("dialog"):
        screen.page.evaluate("location.reload()")
    screen.front.locator("input[type=text]").press("End")
    screen.page.keyboard.type("er")
    expect(screen.front.locator("input[type=text]")).to_have_value("drafter")
    screen.tap("Save")
    expect(screen.page.locator("main[data-keep]")).to_have_count(0)


def has_tab_cookie(page):
    return any(cookie["name"] == "navigator-tab" for cookie in page.context.cookies())


def test_no_cookie_of_the_tab_is_left_when_a_user_stays(case):
    screen = case("Unsaved changes")
    type_text(screen)
    screen.page.on("dialog", lambda dialog: dialog.dismiss())
    with screen.page.expect_event("dialog"):
        screen.page.evaluate("location.reload()")
    screen.page.wait_for_function("() => !document.cookie.includes('navigator-tab')")


def test_no_cookie_of_the_tab_is_left_when_a_user_goes_elsewhere(case):
    screen = case("Unsaved changes")
    screen.page.goto("about:blank")
    # The browser stores the change after the page has gone. It would remove the cookie itself after 10 seconds.
    until(lambda: not has_tab_cookie(screen.page), seconds=5)
