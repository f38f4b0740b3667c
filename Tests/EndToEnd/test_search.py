"""Search fields: typing, cancelling, submitting, suggestions and placement."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from conftest import NARROW, WIDE
from screen import Screen
from test_accessibility import has_no_violations
from wire import Wire


class Search(Screen):
    """A page with a searchable list in front."""

    @property
    def field(self):
        return self.front.locator("[role=search] > input")

    @property
    def cancel(self):
        return self.front.get_by_role("button", name="Cancel")

    @property
    def senders(self):
        return self.front.locator(".list .link .text:first-child")

    def top(self, locator):
        return box_of(locator)["y"]


def inbox(page, address):
    search = Search(page)
    page.goto(f"{address}/messages/inbox")
    page.locator("html[data-live]").wait_for()
    search.has_scripts()
    search.has_title("Inbox")
    return search


@pytest.fixture
def search(page, guide):
    return inbox(page, guide)


@pytest.fixture
def searching(case):
    return Search(case("Searching").page)


def test_typed_text_filters_the_list_and_keeps_the_focus(search):
    expect(search.senders).to_have_count(12)
    search.field.click()
    search.page.keyboard.type("boat leaves", delay=5)
    expect(search.senders).to_have_text(["Ada"])
    expect(search.field).to_be_focused()
    search.page.keyboard.press("Home")
    search.page.keyboard.type("The ")
    expect(search.field).to_have_value("The boat leaves")
    assert search.field.evaluate("field => field.selectionStart") == 4


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_cancel_empties_the_field_and_gives_the_title_the_focus(search, way):
    expect(search.cancel).to_be_hidden()
    search.field.click()
    search.page.keyboard.type("boat")
    expect(search.senders).to_have_count(1)
    search.cancel.click() if way == "button" else search.page.keyboard.press("Escape")
    expect(search.field).to_have_value("")
    expect(search.senders).to_have_count(12)
    expect(search.cancel).to_be_hidden()
    expect(search.front.locator("h1")).to_be_focused()


def test_the_clear_button_empties_the_field_and_the_search_continues(search):
    search.field.click()
    clear = search.front.get_by_role("button", name="Clear text")
    expect(clear).to_be_hidden()
    search.page.keyboard.type("train")
    expect(search.senders).to_have_text(["Charles"])
    clear.click()
    expect(search.field).to_have_value("")
    expect(search.field).to_be_focused()
    expect(search.senders).to_have_count(12)
    expect(search.cancel).to_be_visible()


def test_a_keyboard_alone_searches(search):
    keyboard = search.page.keyboard
    expect(search.front.locator("h1")).to_be_attached()
    search.front.locator("h1").focus()
    keyboard.press("Tab")
    expect(search.front.locator(".backButton")).to_be_focused()
    keyboard.press("Tab")
    expect(search.field).to_be_focused()
    suggestions = search.front.locator(".suggestions .button")
    expect(suggestions).to_have_text(["Ada", "Boat", "Train"])
    keyboard.press("Tab")
    expect(search.cancel).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(suggestions.nth(1)).to_be_focused()
    keyboard.press("Enter")
    expect(search.field).to_have_value("Boat")
    expect(suggestions).to_have_count(0)
    expect(search.senders).to_have_text(["Ada"])


def test_a_focus_that_changes_faster_than_answers_ends_at_the_last_state(search):
    sent = []
    search.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    search.page.reload()
    search.page.locator("html[data-live]").wait_for()
    search.field.evaluate("field => [1, 2, 3].forEach(() => { field.focus(); field.blur(); })")
    expect(search.cancel).to_be_visible()
    search.settles()
    assert sum('"focus"' in frame for frame in sent) == 6
    expect(search.field).not_to_be_focused()


def test_return_submits_the_search(searching):
    searching.field.click()
    searching.page.keyboard.type("Row 7")
    searching.page.keyboard.press("Enter")
    expect(searching.page.get_by_test_id("log")).to_have_text("Did search for Row 7")
    expect(searching.field).to_have_value("Row 7")


def test_the_app_ends_a_search(searching):
    searching.field.click()
    searching.page.keyboard.type("Row 39")
    searching.front.get_by_role("button", name="End the search").click()
    expect(searching.field).to_have_value("")
    expect(searching.front.get_by_role("button", name="Nobody searches")).to_be_visible()
    expect(searching.field).not_to_be_focused()


def test_back_returns_to_the_results(search):
    search.field.click()
    search.page.keyboard.type("train")
    search.front.get_by_text("Your train tickets").click()
    search.has_title("Your train tickets")
    search.rests()
    search.page.go_back()
    search.has_title("Inbox")
    expect(search.field).to_have_value("train")
    expect(search.senders).to_have_text(["Charles"])


def test_a_lost_connection_loses_no_typed_text(page, guide):
    wire = Wire(int(guide.rsplit(":", 1)[1]))
    search = inbox(page, wire.address)
    search.field.click()
    page.keyboard.type("tra")
    expect(search.senders).to_have_text(["Charles"])
    wire.cut()
    page.locator("html:not([data-live])").wait_for()
    page.keyboard.type("ins")
    wire.mend()
    page.locator("html[data-live]").wait_for()
    expect(search.front.get_by_text("Nothing is about “trains”.")).to_be_visible()
    expect(search.field).to_have_value("trains")
    expect(search.field).to_be_focused()
    wire.cut()


def test_a_restarted_server_receives_the_search_text_again(page, tmp_path):
    with AppServer(arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        search = inbox(page, server.address)
        search.field.click()
        page.keyboard.type("tra")
        expect(search.senders).to_have_text(["Charles"])
        server.end(9)
        page.locator("html:not([data-live])").wait_for()
        page.keyboard.type("in")
        server.start()
        page.locator("html[data-live]").wait_for()
        expect(search.field).to_have_value("train")
        expect(search.senders).to_have_text(["Charles"])
        expect(search.cancel).to_be_visible()
        expect(search.field).to_be_focused()


def test_the_field_is_hidden_with_the_title_and_shown_again(search):
    list_ = search.front.locator(".list")
    resting = search.top(search.field)
    assert resting > search.top(search.front.locator("h1"))
    list_.evaluate("list => list.scrollTop = 300")
    search.page.wait_for_function("() => document.querySelector('.screen:last-child').hasAttribute('data-c-under')")
    box = box_of(search.field)
    point = [box["x"] + 60, box["y"] + 18]
    assert not search.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.searchField')", point)
    list_.evaluate("list => list.scrollTop = 0")
    search.page.wait_for_function("() => !document.querySelector('.screen:last-child').hasAttribute('data-c-under')")
    search.page.wait_for_function(
        "([node, top]) => Math.abs(node.getBoundingClientRect().top - top) < 0.5", arg=[search.field.element_handle(), resting]
    )


def test_a_field_that_is_always_shown_stays(searching):
    resting = searching.top(searching.field)
    searching.front.locator(".list").evaluate("list => list.scrollTop = 300")
    searching.page.wait_for_function("() => document.querySelector('.screen:last-child').hasAttribute('data-c-under')")
    assert searching.top(searching.field) == resting


def test_a_wide_bar_holds_the_field_beside_its_buttons(new_context, guide):
    search = inbox(new_context(viewport=WIDE).new_page(), guide)
    back = box_of(search.front.locator(".backButton"))
    box = box_of(search.field)
    assert abs((box["y"] + box["height"] / 2) - (back["y"] + back["height"] / 2)) < 2
    search.field.click()
    expect(search.front.locator("h1")).to_be_visible()
    expect(search.front.locator(".backButton")).to_be_visible()


@pytest.mark.parallel
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_a_person_searches(new_context, guide, size, scheme):
    search = inbox(new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce").new_page(), guide)
    search.field.click()
    expect(search.front.locator(".suggestions .button")).to_have_count(3)
    has_no_violations(search.page)
    search.page.keyboard.type("ada")
    expect(search.senders).to_have_count(2)
    has_no_violations(search.page)


def test_a_keystroke_processes_only_the_results(new_context, guide):
    page = new_context().new_page()
    page.add_init_script(
        """
        window.calls = [];
        for (const [type, name] of [[Document, "querySelectorAll"], [HTMLElement, "focus"], [Element, "getBoundingClientRect"]]) {
          const body = type.prototype[name];
          type.prototype[name] = function (...rest) { calls.push(name); return body.apply(this, rest); };
        }
        """
    )
    search = inbox(page, guide)
    search.field.click()
    page.keyboard.type("a")
    expect(search.senders).to_have_count(10)
    search.settles()
    seen = page.evaluate(
        """() => new Promise((resolve) => {
          const field = document.querySelector(".screen:last-child .searchField > input");
          field.value = "ada";
          calls.length = 0;
          new MutationObserver((_, observer) => { observer.disconnect(); resolve([...calls]); })
            .observe(document.querySelector(".screen:last-child .list"), { childList: true, subtree: true });
          field.dispatchEvent(new Event("input", { bubbles: true }));
        })"""
    )
    assert seen == []
