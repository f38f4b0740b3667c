"""Rows of lists appear when they are scrolled near the viewport."""

import json
import re

import pytest
from playwright.sync_api import expect

from screen import opened

SCROLLER = ".list[data-e~=scroll]"


def scroll(screen, top):
    """Scrolls the list to a position."""
    screen.front.locator(SCROLLER).evaluate("(list, top) => list.scrollTop = top", top)


def scrolls_to_end(screen, pattern):
    """Scrolls on until the app shows a text: rows that come move the end of the list."""
    screen.page.wait_for_function(
        """([list, rows, pattern]) => {
          if (new RegExp(pattern).test(rows.textContent)) return true;
          list.scrollTop = list.scrollHeight;
        }""",
        arg=[screen.front.locator(SCROLLER).element_handle(), screen.front.get_by_test_id("rows").element_handle(), pattern],
    )


def range_of(screen):
    """Returns the first and the last row that has appeared, and their number."""
    text = screen.front.get_by_test_id("rows").inner_text()
    return [int(number) for number in re.findall(r"-?\d+", text)]


@pytest.fixture
def requests(page):
    found = []
    page.on("request", lambda request: found.append(request.url))
    return found


@pytest.fixture
def reports(page):
    """The reports of rows that the page sends."""
    found = []

    def follow(text):
        message = json.loads(text) if isinstance(text, str) else {}
        if message.get("a") == "scroll":
            found.append(message["v"])

    page.on("websocket", lambda socket: socket.on("framesent", follow))
    return found


def test_rows_appear_when_they_are_scrolled_near_and_disappear_when_they_are_scrolled_away(case):
    screen = case("Appearing rows")
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^0 to 1[0-9], "))
    before = screen.front.get_by_test_id("appearances").inner_text()
    scroll(screen, 20)
    scroll(screen, 0)
    screen.settles()
    first, last, count = range_of(screen)
    assert first == 0 and count == last + 1
    scroll(screen, 4_000)
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^[78][0-9] to "))
    screen.settles()
    first, last, count = range_of(screen)
    assert count == last - first + 1 <= 60
    scrolls_to_end(screen, " to 299, ")
    scroll(screen, 0)
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^0 to "))
    screen.settles()
    assert int(screen.front.get_by_test_id("appearances").inner_text()) >= int(before) + 30


def test_inserted_rows_change_which_rows_are_near(case):
    screen = case("Appearing rows")
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^0 to 1[0-9], "))
    screen.tap("Prepend")
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^400 to 41[0-9], "))


def test_reports_are_few(case, reports):
    screen = case("Appearing rows")
    scroll(screen, 0)
    screen.settles()
    assert len(reports) <= 2
    reports.clear()
    screen.front.locator(SCROLLER).evaluate(
        """list => new Promise((done) => {
          const begin = performance.now();
          const step = (now) => {
            list.scrollTop = (now - begin) * 6;
            now - begin < 1000 ? requestAnimationFrame(step) : done();
          };
          requestAnimationFrame(step);
        })"""
    )
    screen.settles()
    assert 2 <= len(reports) <= 14, reports


def test_a_page_that_is_loaded_again_reports_its_rows(case):
    screen = case("Appearing rows")
    scroll(screen, 4_000)
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^[78][0-9] to "))
    screen.page.reload()
    screen.page.locator("html[data-live]").wait_for()
    scroll(screen, 0)
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^0 to "))


def test_a_list_without_such_rows_reports_nothing_and_loads_no_second_script(case, requests, reports):
    screen = case("Rows")
    scroller = screen.front.locator(".list")
    scroller.evaluate("list => list.scrollTop = 500")
    screen.settles()
    assert reports == []
    assert not [url for url in requests if "extras.js" in url]


def test_the_second_script_is_loaded_once_and_may_be_cached(case, requests):
    screen = case("Appearing rows")
    expect(screen.front.get_by_test_id("rows")).to_have_text(re.compile("^0 to "))
    screen.settles()
    loaded = [url for url in requests if "extras.js" in url]
    assert len(loaded) == 1 and "?v=" in loaded[0]
    headers = screen.page.request.get(loaded[0]).headers
    assert "immutable" in headers["cache-control"]
    screen.tap("Show sheet")
    expect(screen.presentations).to_have_count(1)
    assert len([url for url in requests if "extras.js" in url]) == 1


def test_the_second_script_is_requested_again_after_a_failure(page, cases):
    page.route("**/extras.js*", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        screen = opened(page, cases, "Appearing rows")
    page.unroute("**/extras.js*")
    screen.tap("Prepend")
    screen.settles()
    scrolls_to_end(screen, " to 299, |300|299")


def test_the_last_row_loads_the_next_rows_when_it_is_scrolled_near(case):
    screen = case("Paged rows")
    screen.rests()
    requests = screen.front.get_by_test_id("requests")
    expect(requests).to_have_text("Loaded 1 times")
    for loaded in [2, 3, 4]:
        # The user scrolls on until the next rows are loaded: rows that come move the end of the list.
        screen.page.wait_for_function(
            """([list, requests, text]) => {
              if (requests.textContent === text) return true;
              list.scrollTop = list.scrollHeight;
            }""",
            arg=[screen.front.locator(SCROLLER).element_handle(), requests.element_handle(), f"Loaded {loaded} times"],
        )
    expect(screen.front.get_by_text("Row 119", exact=True)).to_have_count(1)
