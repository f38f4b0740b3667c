"""Texts with several styles and links, and images that the browser loads."""

from playwright.sync_api import expect

from boxes import box_of
from screen import Screen


def named(screen, name):
    return screen.page.get_by_test_id(name)


def test_a_link_is_opened_by_the_session_and_not_by_the_browser(case):
    screen = case("Texts")
    expect(named(screen, "links")).to_have_text("Read the guide or this.")
    named(screen, "links").get_by_text("guide").click()
    expect(named(screen, "opened")).to_have_text("Opened navigator:guide")
    named(screen, "links").get_by_role("link", name="this").click()
    expect(named(screen, "opened")).to_have_text("Opened https://example.com/this")
    assert screen.page.url.startswith("http://")
    assert len(screen.page.context.pages) == 1


def test_each_part_of_a_text_has_its_style(case):
    screen = case("Texts")
    runs = named(screen, "runs").locator("span > span")
    expect(runs.first).to_have_css("color", "rgb(255, 59, 48)")
    expect(runs.last).to_have_css("font-size", "28px")


def test_the_browser_reports_whether_an_image_is_loaded(case):
    screen = case("Texts")
    picture = named(screen, "valid picture").locator("img")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1)
    assert round(box_of(picture)["width"]) == 40
    expect(screen.front.get_by_text("invalid has failed")).to_be_visible()


def test_only_a_text_whose_selection_is_enabled_can_be_selected(home):
    screen = Screen(home)
    screen.open("Styled texts")
    selected = "() => getSelection().toString().trim()"
    screen.front.get_by_text("Larger, whatever size the user chose", exact=True).click(click_count=3)
    assert home.evaluate(selected) == ""
    screen.front.get_by_text("Select me", exact=True).click(click_count=3)
    assert home.evaluate(selected) == "Select me"


def test_lines_have_the_height_that_the_app_sets(case):
    lines = named(case("Texts"), "lines")
    expect(lines).to_have_css("line-height", "40px")
    assert round(box_of(lines)["height"]) == 80


def test_an_editor_keeps_the_attributes_of_a_text_while_the_user_types(case):
    screen = case("Texts")
    draft, selection = named(screen, "draft"), named(screen, "draft selection")
    editor = screen.front.get_by_role("textbox", name="Draft")
    editor.focus()
    editor.evaluate("input => input.setSelectionRange(0, 3)")
    expect(selection).to_have_text("[one]")
    screen.tap("Red")
    expect(draft).to_have_text("one* two")
    editor.focus()
    editor.evaluate("input => input.setSelectionRange(3, 3)")
    expect(selection).to_have_text("[at 3]")
    screen.page.keyboard.type("!!")
    expect(draft).to_have_text("one!!* two")
    expect(selection).to_have_text("[at 5]")
    expect(editor).to_have_value("one!! two")
    assert editor.evaluate("input => [input.selectionStart, input.selectionEnd]") == [5, 5]
