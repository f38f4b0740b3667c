"""State in the browser: typing, updates during typing, and independent sessions."""

from playwright.sync_api import expect

from screen import Screen


def test_typing_loses_no_keystroke_and_no_focus_while_the_screen_updates(home):
    screen = Screen(home)
    screen.open("State and text")
    screen.tap("Start the clock")
    clock = screen.front.get_by_test_id("clock")
    field = screen.front.locator("input[type=text]")
    field.click()
    before = clock.inner_text()
    text = "Ada Lovelace, who wrote the first program of all"
    home.keyboard.type(text, delay=25)
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    expect(screen.front.get_by_test_id("greeting")).to_have_text(f"Hello, {text}")
    assert clock.inner_text() != before
    # The cursor keeps its position, too.
    home.keyboard.press("Home")
    home.keyboard.type("Countess ", delay=25)
    expect(field).to_have_value(f"Countess {text}")
    expect(screen.front.get_by_test_id("greeting")).to_have_text(f"Hello, Countess {text}")


def test_a_toggle_switches(home):
    screen = Screen(home)
    screen.open("State and text")
    switch = screen.front.locator(".toggle input")
    expect(switch).to_be_checked()
    screen.front.locator(".toggle").click()
    expect(switch).not_to_be_checked()


def test_two_tabs_have_separate_state(home, guide):
    first = Screen(home)
    second = Screen(home.context.new_page())
    second.page.goto(guide)
    first.open("State and text")
    first.tap("Counted 0")
    expect(first.front.get_by_test_id("counter")).to_have_text("Counted 1")
    second.has_title("Guide")
    second.open("State and text")
    expect(second.front.get_by_test_id("counter")).to_have_text("Counted 0")
    second.tap("Counted 0")
    second.tap("Counted 1")
    expect(second.front.get_by_test_id("counter")).to_have_text("Counted 2")
    expect(first.front.get_by_test_id("counter")).to_have_text("Counted 1")


def test_a_wide_window_shows_the_same_app(new_context, guide):
    page = new_context(viewport={"width": 1280, "height": 800}, color_scheme="dark").new_page()
    page.goto(guide)
    screen = Screen(page)
    screen.open("Links without registration", "User Profile")
    screen.go_back()
    screen.has_title("Links without registration")


def test_a_view_receives_the_values_of_publishers(home):
    screen = Screen(home)
    screen.open("Publishers")
    toggles = screen.front.locator(".toggle")
    toggles.nth(0).click()
    expect(screen.front.get_by_text("36 euros", exact=True)).to_be_visible()
    screen.tap("Book")
    expect(screen.front.get_by_test_id("notice")).to_have_text("Booked 2 seats for 36 euros")
    toggles.nth(1).click()
    expect(screen.front.get_by_test_id("seconds")).to_contain_text("2")
