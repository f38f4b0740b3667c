"""The accessory of a tab view, and lengths of lists that an app sets."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from conftest import WIDE
from screen import opened
from test_accessibility import has_no_violations


@pytest.fixture(scope="module")
def address():
    with AppServer("BrowserTestApp", {"CASE": "tab accessory"}) as server:
        yield server.address


@pytest.fixture
def page(new_context, address):
    page = new_context().new_page()
    opened(page, address)
    expect(page.locator(".bottomAccessory")).to_have_css("position", "absolute")
    return page


def test_the_accessory_is_above_the_tabs_and_stays_when_another_tab_is_selected(page):
    accessory, bar = page.locator(".bottomAccessory"), page.locator(".tabBar")
    assert box_of(accessory)["y"] + box_of(accessory)["height"] <= box_of(bar)["y"]
    page.get_by_role("button", name="Played 0 times").click()
    page.get_by_role("tab", name="Search").click()
    expect(page.get_by_text("Nothing found")).to_be_visible()
    expect(page.get_by_role("button", name="Played 1 times")).to_be_visible()
    has_no_violations(page)


def test_the_accessory_fits_in_the_window_with_its_content_in_the_middle(page):
    accessory, song = box_of(page.locator(".bottomAccessory")), box_of(page.get_by_role("button", name="Played 0 times"))
    assert accessory["x"] >= 12
    assert accessory["x"] + accessory["width"] <= page.viewport_size["width"] - 12
    assert abs(song["y"] + song["height"] / 2 - accessory["y"] - accessory["height"] / 2) < 1


def test_the_last_row_of_a_list_scrolls_above_the_accessory(page):
    page.locator(".list").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    last = page.get_by_text("Song 39")
    assert box_of(last)["y"] + box_of(last)["height"] <= box_of(page.locator(".bottomAccessory"))["y"]


def test_the_accessory_has_its_style_before_other_scripts_are_loaded(new_context, address):
    # Without its scripts, the page has only its HTML and its style sheet.
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address)
    accessory, bar = page.locator(".bottomAccessory"), page.locator(".tabBar")
    expect(accessory).to_have_css("position", "absolute")
    expect(accessory).to_have_css("border-top-left-radius", "24px")
    assert box_of(accessory)["height"] == 48
    assert abs(box_of(accessory)["y"] + box_of(accessory)["height"] + 8 - box_of(bar)["y"]) < 1
    assert abs(box_of(bar)["y"] + box_of(bar)["height"] - page.viewport_size["height"]) < 1


def test_the_app_hides_the_accessory(page):
    page.get_by_role("switch", name="Accessory").click()
    expect(page.locator(".bottomAccessory")).to_have_count(0)


def test_the_accessory_is_at_the_bottom_of_a_wide_window(new_context, address):
    page = new_context(viewport=WIDE).new_page()
    opened(page, address)
    accessory = page.locator(".bottomAccessory")
    expect(accessory).to_have_css("position", "absolute")
    place = box_of(accessory)
    assert abs(place["y"] + place["height"] + 8 - WIDE["height"]) < 1
    assert abs(place["x"] + place["width"] / 2 - WIDE["width"] / 2) < 1


def test_links_labels_and_sections_have_the_lengths_of_the_app(page):
    mark = "link => getComputedStyle(link, '::after').display"
    assert page.locator(".link", has_text="Without a mark").evaluate(mark) == "none"
    assert page.locator(".link", has_text="With a mark").evaluate(mark) != "none"
    icon, title = (page.locator(f".list .label > .{part}") for part in ("labelIcon", "labelTitle"))
    assert box_of(icon)["width"] == 60
    assert abs(box_of(title)["x"] - box_of(icon)["x"] - box_of(icon)["width"] - 40) < 1
    row = page.locator(".section", has_text="Wide")
    assert abs(box_of(row)["x"] - box_of(page.locator(".list"))["x"] - 4) < 1
