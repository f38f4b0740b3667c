"""The layout of split views and tabs."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, TABLET, WIDE
from test_look import style


# Split views


def test_a_list_in_the_detail_of_a_tablet_has_its_width(app_in):
    screen = app_in("split", TABLET)
    assert box_of(screen.page.locator(".column.sidebar"))["width"] == 320
    line = box_of(screen.page.locator(".column.detail .labeledContent").first)
    assert (line["left"], line["right"]) == (320 + 23, TABLET["width"] - 23)


def test_a_column_has_its_preferred_width(app_in):
    screen = app_in("split of a width", WIDE)
    assert box_of(screen.page.locator(".column.sidebar"))["width"] == 240
    screen.page.set_viewport_size(NARROW)
    expect(screen.page.locator(".column.sidebar")).to_have_js_property("offsetWidth", NARROW["width"])


def test_a_button_hides_and_shows_the_sidebar(app_in):
    screen = app_in("split", WIDE)
    page = screen.page
    toggle = page.get_by_role("button", name="Hide sidebar")
    title = page.locator(".column.sidebar h1")
    assert box_of(toggle)["bottom"] <= box_of(title)["top"]
    toggle.click()
    expect(page.locator(".column.sidebar")).to_have_count(0)
    expect(page.locator(".column.detail")).to_have_js_property("offsetWidth", WIDE["width"])
    show = page.get_by_role("button", name="Show sidebar")
    expect(show).to_be_focused()
    show.click()
    expect(page.locator(".column.sidebar")).to_be_visible()
    expect(page.get_by_role("button", name="Show sidebar")).to_have_count(0)
    # The app's binding has followed.
    page.get_by_role("button", name="Hide sidebar").click()
    expect(page.locator(".column.sidebar")).to_have_count(0)
    screen.tap("Show all columns", within=page)
    expect(page.locator(".column.sidebar")).to_be_visible()


def test_a_narrow_window_has_no_button_for_the_sidebar(app_in):
    screen = app_in("split", WIDE)
    screen.page.get_by_role("button", name="Hide sidebar").click()
    expect(screen.page.locator(".column.sidebar")).to_have_count(0)
    screen.page.set_viewport_size(NARROW)
    expect(screen.page.locator(".sidebarToggle")).to_be_hidden()
    screen.settles()
    back = screen.page.locator(".columnBack")
    padding = style(screen.page.locator(".column.detail .items").first, "paddingLeft")
    assert box_of(back)["right"] <= int(padding.removesuffix("px"))
    back.click()
    expect(screen.page.locator(".column.sidebar")).to_be_visible()
    expect(screen.page.locator(".sidebarToggle").filter(visible=True)).to_have_count(0)


def test_the_focus_follows_the_column_of_a_narrow_window(app_in):
    screen = app_in("columns", NARROW)
    page = screen.page
    sidebar, detail = page.locator(".column.sidebar"), page.locator(".column.detail")
    row = sidebar.get_by_role("button", name="Inbox", exact=True)
    for _ in range(2):
        row.focus()
        page.keyboard.press("Enter")
        expect(detail.locator("h1").filter(visible=True)).to_be_focused()
        screen.settles()
        detail.locator(".columnBack").click()
        expect(row).to_be_focused()


def test_the_focus_stays_in_a_wide_window(app_in):
    screen = app_in("columns", WIDE)
    row = screen.page.locator(".column.sidebar").get_by_role("button", name="Inbox", exact=True)
    row.focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator(".column.detail h1").filter(visible=True)).to_have_text("Inbox")
    screen.settles()
    expect(row).to_be_focused()


def test_back_from_a_column_removes_the_selection_so_that_the_row_opens_again(app_in):
    screen = app_in("columns", NARROW)
    page = screen.page
    sidebar, detail = page.locator(".column.sidebar"), page.locator(".column.detail")
    for _ in range(2):
        sidebar.get_by_text("Inbox", exact=True).click()
        expect(detail).to_be_visible()
        expect(detail.locator("h1").filter(visible=True)).to_have_text("Inbox")
        screen.settles()
        expect(detail.locator(".columnBack")).to_have_text("Inbox")
        detail.locator(".columnBack").click()
        expect(sidebar).to_be_visible()
        expect(sidebar.locator("h1").filter(visible=True)).to_have_text("Folders")


def test_the_page_has_the_title_of_the_visible_column(app_in):
    screen = app_in("columns", NARROW)
    page = screen.page
    expect(page).to_have_title("Folders – BrowserTest")
    page.locator(".column.sidebar").get_by_text("Inbox", exact=True).click()
    expect(page).to_have_title("Inbox – BrowserTest")
    page.locator(".column.detail .columnBack").click()
    expect(page).to_have_title("Folders – BrowserTest")


def test_a_screen_without_a_back_button_hides_that_of_its_column(app_in):
    screen = app_in("columns", NARROW)
    detail = screen.page.locator(".column.detail")
    screen.page.get_by_text("Sent", exact=True).click()
    column_back = detail.locator(".columnBack")
    expect(column_back).to_be_visible()
    screen.tap("Open message", within=detail)
    locked = detail.get_by_role("switch", name="Locked")
    expect(locked).to_be_visible()
    expect(column_back).to_be_hidden()
    back = detail.locator(".backButton").filter(visible=True)
    expect(back).to_have_count(0)
    locked.click()
    expect(back).to_have_count(1)
    expect(column_back).to_be_hidden()
    back.click()
    expect(column_back).to_be_visible()


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_headers_of_a_sidebar_are_bold_and_collapse_their_sections(app_in, size):
    screen = app_in("split", size)
    page = screen.page
    header = page.get_by_role("button", name="Mailboxes")
    assert int(style(header, "fontWeight")) >= 600 and style(header, "fontSize") == "20px"
    expect(header).to_have_attribute("aria-expanded", "true")
    header.click()
    expect(page.get_by_text("Inbox")).to_have_count(0)
    expect(header).to_have_attribute("aria-expanded", "false")
    header.press("Enter")
    expect(page.get_by_text("Inbox")).to_be_visible()
    page.get_by_role("button", name="Folders").press(" ")
    expect(page.get_by_text("Work")).to_have_count(0)


# Tabs


def test_tabs_are_a_bar_above_wide_content(app_in):
    screen = app_in("tabs", WIDE)
    page = screen.page
    bar, content = box_of(page.locator(".tabBar")), box_of(page.locator(".tabContent.selected"))
    assert bar["top"] < 20 and bar["height"] < 60
    assert bar["left"] + bar["right"] == pytest.approx(WIDE["width"], abs=1)
    assert (content["left"], content["top"], content["right"], content["bottom"]) == (0, 0, WIDE["width"], WIDE["height"])
    assert box_of(screen.front.locator(".items"))["top"] >= bar["bottom"]
    assert box_of(screen.front.get_by_role("button", name="Edit"))["top"] >= bar["bottom"]
    for name, text in (("Library", "Book 0"), ("Search", "Nothing found")):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        screen.settles()
        assert box_of(page.get_by_text(text, exact=True))["top"] >= bar["bottom"]
    page.set_viewport_size(NARROW)
    screen.settles()
    assert box_of(page.locator(".tabBar"))["bottom"] == NARROW["height"]


def test_adaptable_tabs_are_a_sidebar_beside_wide_content(app_in):
    screen = app_in("adaptable tabs", WIDE)
    bar, content = box_of(screen.page.locator(".tabBar")), box_of(screen.page.locator(".tabContent.selected"))
    assert (bar["left"], bar["top"], bar["height"]) == (0, 0, WIDE["height"])
    assert content["left"] == bar["right"]
