"""Geometry readers and geometry changes: the page measures, and the session answers."""

import json
import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import Screen, opened


@pytest.fixture
def reports(page):
    """The reports of measured frames that the page sends."""
    found = []

    def follow(text):
        message = json.loads(text) if isinstance(text, str) else {}
        if message.get("a") == "measure":
            found.append(message["v"])

    page.on("websocket", lambda socket: socket.on("framesent", follow))
    return found


def box(screen, identifier):
    return box_of(screen.front.get_by_test_id(identifier))


def test_a_reader_gets_its_size_and_its_content_follows(case):
    screen = case("Geometry")
    expect(screen.front.get_by_test_id("size")).to_have_text("390 x 100")
    assert abs(box(screen, "size")["width"] - 195) < 0.1
    screen.tap("Widen")
    expect(screen.front.get_by_test_id("size")).to_have_css("width", "292.5px")
    screen.page.set_viewport_size({"width": 600, "height": 800})
    expect(screen.front.get_by_test_id("size")).to_have_text("600 x 100")
    expect(screen.front.get_by_test_id("size")).to_have_css("width", "450px")


def test_a_change_of_the_size_runs_the_action(case):
    screen = case("Geometry")
    for _ in range(2):
        screen.settles()
        expect(screen.front.get_by_test_id("width")).to_have_text(f"Title {round(box(screen, 'title')['width'])}")
        screen.tap("Lengthen")


def test_positions_follow_scrolling(case):
    screen = case("Geometry")
    expect(screen.front.get_by_test_id("row 3")).to_have_text("Row 3 at 114")
    screen.front.get_by_test_id("scroll").evaluate("node => node.scrollTop = 100")
    expect(screen.front.get_by_test_id("row 3")).to_have_text("Row 3 at 14")
    screen.front.get_by_test_id("scroll").evaluate("node => node.scrollTop = 0")
    expect(screen.front.get_by_test_id("row 3")).to_have_text("Row 3 at 114")


def test_positions_are_reported_at_most_once_a_frame_and_only_for_readers(case, reports):
    screen = case("Geometry")
    screen.settles()
    reports.clear()
    # Five changes of the position in each of thirty frames.
    screen.front.get_by_test_id("scroll").evaluate(
        """async (node) => {
          for (let index = 0; index < 150; index++) {
            if (index % 5 === 0) await new Promise(requestAnimationFrame);
            node.scrollTop += 1;
            node.dispatchEvent(new Event("scroll"));
          }
        }"""
    )
    expect(screen.front.get_by_test_id("row 6")).to_have_text("Row 6 at 78")
    # The last position may be reported in the frame after the others.
    assert 0 < len(reports) <= 31
    reported = {part.split()[0] for report in reports for part in report.split(";") if not part.startswith("font")}
    readers = screen.page.evaluate("[...document.querySelectorAll('[data-g~=size], [data-g~=frame]')].map(one => one.dataset.i)")
    assert reported and reported <= set(readers)


def test_an_effect_follows_the_position_of_its_view(case):
    screen = case("Geometry")
    row = screen.front.get_by_test_id("row 5").locator("xpath=ancestor-or-self::*")

    def opacity():
        return row.evaluate_all("nodes => nodes.reduce((all, one) => all * getComputedStyle(one).opacity, 1)")

    expect(screen.front.get_by_test_id("row 5")).to_have_text("Row 5 at 190")
    assert opacity() == 1
    screen.front.get_by_test_id("scroll").evaluate("node => node.scrollTop = 100")
    expect(screen.front.get_by_test_id("row 5")).to_have_text("Row 5 at 90")
    screen.settles()
    assert opacity() == 0.5


def test_a_page_at_rest_reports_nothing(case, reports):
    screen = case("Geometry")
    expect(screen.front.get_by_test_id("row 3")).to_have_text("Row 3 at 114")
    screen.settles()
    reports.clear()
    screen.settles()
    assert reports == []


def test_a_screen_without_readers_loads_no_script_for_them(page, cases, reports):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    opened(page, cases, "Texts").settles()
    assert not [url for url in requests if re.search("graphics", url)]
    assert reports == []


def test_each_page_keeps_the_size_of_its_window_for_the_next_one(page, cases):
    opened(page, cases, "Texts").settles()
    page.wait_for_function("() => /navigator-size=390x844x1(;|$)/.test(document.cookie)")
    page.set_viewport_size({"width": 700, "height": 500})
    page.wait_for_function("() => /navigator-size=700x500x1(;|$)/.test(document.cookie)")


SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push(entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("knows_size", [True, False], ids=["size of the last visit", "device class only"])
def test_the_first_paint_of_a_screen_with_readers_has_no_jump(case, knows_size):
    screen = case("Geometry")
    page = screen.page
    expect(screen.front.get_by_test_id("size")).to_be_visible()
    page.wait_for_function("() => document.cookie.includes('navigator-size=')")
    page.add_init_script(SHIFTS)
    if not knows_size:
        page.context.clear_cookies(name="navigator-size")
    page.reload()
    page.locator("html[data-live]").wait_for()
    screen.settles()
    expect(screen.front.get_by_test_id("size")).to_be_visible()
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    if knows_size:
        assert shifts == []
    else:
        assert sum(shifts) < 0.05


PHONE = {"user_agent": "Mozilla/5.0 (Linux; Android 16) Mobile Chrome/140", "is_mobile": True}


def test_the_first_paint_on_a_phone_that_was_never_here_has_no_jump(new_context, cases):
    page = new_context({"width": 390, "height": 844}, **PHONE).new_page()
    page.add_init_script(SHIFTS)
    screen = opened(page, cases, "Geometry")
    screen.settles()
    expect(screen.front.get_by_test_id("size")).to_have_text("390 x 100")
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    # The number that shows the width of a text changes with the font, which the session does not know yet.
    assert sum(shifts) < 0.0001


@pytest.mark.parametrize("path", ["groups", "chrome", "controls"])
def test_the_first_paint_of_a_screen_with_rare_styles_has_no_jump(page, guide, path):
    opened(page, guide).settles()
    page.add_init_script(SHIFTS)
    page.goto(f"{guide}/{path}")
    page.locator("html[data-live]").wait_for()
    Screen(page).settles()
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    # Without the styles, the sum is above 0.004.
    assert sum(shifts) < 0.001


REPLACED = """
window.replaced = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { removedNodes } of changes)
    for (const node of removedNodes) if (node.nodeType === 1) window.replaced.push(node.outerHTML.slice(0, 200));
}).observe(document.body, { childList: true, subtree: true }));
"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "narrow"])
@pytest.mark.parametrize("path", ["", "/legacy", "/presentations"])
def test_the_first_page_has_the_arrangement_of_its_window(new_context, guide, size, path):
    page = new_context({"width": size[0], "height": size[1]}, **(PHONE if size[0] < 600 else {})).new_page()
    page.context.clear_cookies()
    page.add_init_script(REPLACED)
    opened(page, guide + path).settles()
    assert page.evaluate("window.replaced") == []
