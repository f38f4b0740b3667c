"""Each screen has an address, and the browser's history matches the app."""

import random
import re

import pytest
from playwright.sync_api import expect

from app_server import served
from conftest import TIMEOUT
from screen import Screen


@pytest.fixture(scope="session")
def addresses():
    """An app that assigns addresses to its places with SwiftUI only."""
    yield from served("the app", "BrowserTestApp", {"CASE": "addresses"})


@pytest.fixture
def at(page, addresses):
    def open_at(path="/"):
        response = page.goto(addresses + path)
        page.locator("html[data-live]").wait_for()
        screen = Screen(page)
        screen.status = response.status
        return screen

    return open_at


def is_at(screen, path, title=None):
    expect(screen.page).to_have_url(re.compile(re.escape(path) + "$"))
    if title:
        screen.has_title(title)


def test_pushes_add_entries_that_back_and_forward_traverse(at):
    screen = at()
    is_at(screen, "/a/one", "one")
    screen.tap("Push")
    is_at(screen, "/a/one/1", "one 1")
    screen.tap("Push")
    is_at(screen, "/a/one/1-2", "one 2")
    screen.page.go_back()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_back()
    is_at(screen, "/a/one", "one")
    screen.page.go_forward()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_forward()
    is_at(screen, "/a/one/1-2", "one 2")


def test_the_back_button_of_a_bar_traverses_the_browser_history(at):
    screen = at()
    screen.tap("Push")
    is_at(screen, "/a/one/1", "one 1")
    screen.go_back()
    is_at(screen, "/a/one", "one")
    # The screen that was left is reached by Forward, not by Back.
    screen.page.go_forward()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_back()
    is_at(screen, "/a/one", "one")


def test_tabs_are_entries_and_keep_their_screens(at):
    screen = at()
    screen.tap("Push")
    is_at(screen, "/a/one/1", "one 1")
    screen.page.get_by_role("tab", name="two").click()
    is_at(screen, "/a/two", "two")
    screen.tap("Push two")
    is_at(screen, "/a/two/1-2", "two 2")
    screen.page.go_back()
    is_at(screen, "/a/two", "two")
    screen.page.go_back()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_forward()
    is_at(screen, "/a/two", "two")


def test_a_sheet_adds_an_entry_and_back_and_escape_dismiss_it(at):
    screen = at()
    screen.tap("Sheet")
    is_at(screen, "/a/sheet/1", "Sheet 1")
    screen.page.keyboard.press("Escape")
    is_at(screen, "/a/one", "one")
    screen.page.go_forward()
    is_at(screen, "/a/sheet/1", "Sheet 1")
    screen.page.go_back()
    expect(screen.presentations).to_have_count(0)
    is_at(screen, "/a/one", "one")


def test_a_refused_dismissal_keeps_the_screen_and_the_history_entry(at):
    screen = at()
    screen.tap("Sheet")
    screen.page.get_by_role("switch").click()
    expect(screen.page.locator(".sheet[data-keep]")).to_have_count(1)
    screen.page.go_back()
    is_at(screen, "/a/sheet/1", "Sheet 1")
    screen.page.get_by_role("switch").click()
    expect(screen.page.locator(".sheet[data-keep]")).to_have_count(0)
    screen.page.go_back()
    is_at(screen, "/a/one", "one")


def test_back_dismisses_a_cover_that_has_no_gesture(at):
    screen = at()
    screen.tap("Cover")
    is_at(screen, "/a/cover")
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(1)
    screen.page.go_back()
    expect(screen.presentations).to_have_count(0)
    is_at(screen, "/a/one", "one")


def test_reload_and_a_copied_address_lead_to_the_same_screen(at, new_context, addresses):
    screen = at()
    screen.tap("Push")
    is_at(screen, "/a/one/1", "one 1")
    screen.tap("Push")
    is_at(screen, "/a/one/1-2", "one 2")
    screen.page.reload()
    screen.page.locator("html[data-live]").wait_for()
    is_at(screen, "/a/one/1-2", "one 2")
    # Back leads to the previous entry as before.
    screen.page.go_back()
    is_at(screen, "/a/one/1", "one 1")
    other = new_context().new_page()
    other.goto(addresses + "/a/one/1-2")
    other.locator("html[data-live]").wait_for()
    Screen(other).has_title("one 2")
    Screen(other).go_back()
    Screen(other).has_title("one 1")


def test_the_first_response_contains_the_screen_and_its_status(at, page, addresses):
    found = page.request.get(addresses + "/a/one/1-2")
    assert found.status == 200 and "<title>one 2 – " in found.text()
    missing = page.request.get(addresses + "/a/nothing")
    assert missing.status == 404 and "<title>Not found – " in missing.text()
    screen = at("/nowhere")
    assert screen.status == 404
    is_at(screen, "/nowhere", "Not found")


def test_links_are_html_links_with_addresses(at):
    screen = at()
    link = screen.front.locator("a", has_text="Push")
    expect(link).to_have_attribute("href", "/a/one/1")
    with screen.page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    Screen(opened.value).has_title("one 1")
    is_at(screen, "/a/one", "one")
    link.click()
    is_at(screen, "/a/one/1", "one 1")


def test_back_restores_where_a_screen_was_scrolled_and_what_had_the_focus(at):
    screen = at()
    rows = screen.front.locator(".list")
    rows.evaluate("(node) => (node.scrollTop = 40)")
    screen.front.locator("a", has_text="Push").focus()
    screen.page.keyboard.press("Enter")
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_back()
    is_at(screen, "/a/one", "one")
    expect(rows).to_have_js_property("scrollTop", 40)
    expect(screen.front.locator("a", has_text="Push")).to_be_focused()


def test_a_replaced_screen_is_no_new_entry(at):
    screen = at()
    screen.tap("Push")
    is_at(screen, "/a/one/1")
    screen.tap("Replace")
    is_at(screen, "/a/one/2", "one 2")
    screen.page.go_back()
    is_at(screen, "/a/one", "one")


def test_a_fragment_that_a_person_adds_is_an_entry_of_the_same_place(at):
    screen = at()
    screen.tap("Push")
    is_at(screen, "/a/one/1", "one 1")
    screen.page.evaluate("location.hash = 'x'")
    screen.tap("Push")
    is_at(screen, "/a/one/1-2", "one 2")
    screen.go_back()
    screen.has_title("one 1")
    # The history is updated further.
    screen.tap("Sheet")
    is_at(screen, "/a/sheet/1", "Sheet 1")
    screen.page.go_back()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_back()
    is_at(screen, "/a/one/1", "one 1")
    screen.page.go_back()
    is_at(screen, "/a/one", "one")


STEPS = ["Push", "Push two", "Replace", "Pop to root", "Sheet", "Other sheet", "Cover", "Close", "Uncover"]

# Records the messages between the page and its session, and whether all sent messages were processed.
OVERHEAR = """
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    window.socket = this;
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === "at") window.told = message.k;
    });
  }
  send(data) {
    const message = JSON.parse(data);
    if (message.t === "e") window.lastEvent = message.n;
    super.send(data);
  }
};
window.answered = () => new Promise((done, fail) => {
  const hear = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t !== "e" || message.e < (window.lastEvent || 0)) return;
    socket.removeEventListener("message", hear);
    done();
  };
  socket.addEventListener("message", hear);
  setTimeout(() => fail(new Error("the session does not answer")), 10000);
  socket.send(JSON.stringify({ t: "a", n: 0 }));
});
"""

# Performs one action that is possible now, and returns its name.
ACT = """async ([kind, chance, steps]) => {
  const [at, entries] = JSON.parse(sessionStorage.getItem("navigator-history"));
  const gone = new Promise((done, fail) => {
    addEventListener("popstate", () => done(kind), { once: true });
    setTimeout(() => fail(new Error(`${kind} leads nowhere`)), 10000);
  });
  if (kind === "back" && at > Math.max(0, entries.length - history.length)) return history.back(), gone;
  if (kind === "forward" && at < entries.length - 1) return history.forward(), gone;
  gone.catch(() => {});
  if (kind === "escape") {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return kind;
  }
  const selector = { bar: ".backButton", tab: ".tab", tap: ".link, .button" }[kind];
  const found = [...document.querySelectorAll(selector || "nothing")].filter((node) =>
    !node.closest("[inert], [data-c=exit]") && node.getClientRects().length &&
    (kind !== "tap" || steps.includes(node.textContent.trim())));
  const node = found[Math.floor(chance * found.length)];
  if (!node) return "nothing";
  node.click();
  return `${kind} ${node.textContent.trim()}`;
}"""

# Returns whether the address, the history entry and the app's own text agree.
AGREES = """() => {
  const here = [...document.querySelectorAll("[data-testid=here]")].filter((node) =>
    !node.closest("[inert], [data-c=exit]") && node.getClientRects().length).pop();
  const [at, entries] = JSON.parse(sessionStorage.getItem("navigator-history"));
  const told = JSON.stringify(window.told || JSON.parse(document.querySelector("meta[name=navigator-location]").content).k);
  return here && here.textContent.trim() === location.pathname && history.state.i === at &&
    JSON.stringify(entries[at]) === told && JSON.stringify(history.state.k) === told && told.includes(location.pathname);
}"""

ENTRIES = """() => JSON.parse(sessionStorage.getItem("navigator-history"))"""

# Performs an action, waits as `has_settled` does, and returns the action's name and the entries.
STEP = f"""async (step) => {{
  const [act, agrees] = [{ACT}, {AGREES}];
  const name = await act(step);
  // The page sends its events by then.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await answered();
  for (const end = Date.now() + {TIMEOUT}; !agrees(); await new Promise(requestAnimationFrame)) {{
    if (Date.now() > end) throw new Error(`The address, the entry and the app do not agree after ${{name}}.`);
  }}
  return [name, JSON.parse(sessionStorage.getItem("navigator-history"))[1]];
}}"""


def has_settled(page):
    """Waits until the session has processed all messages of the page and the history is updated."""
    page.evaluate("answered()")
    page.wait_for_function(AGREES)


@pytest.mark.parallel
@pytest.mark.parametrize("seed", range(4))
def test_the_history_matches_the_session_after_each_of_2000_random_steps(page, at, seed):
    """After any action, the address and the history entry match the app, and no two adjacent entries are equal."""
    page.add_init_script(OVERHEAR)
    at()
    has_settled(page)
    chance = random.Random(seed)
    done = []
    for _ in range(500):
        kind = chance.choices(["tap", "back", "forward", "bar", "escape", "tab"], [8, 4, 3, 3, 1, 2])[0]
        try:
            name, entries = page.evaluate(STEP, [kind, chance.random(), STEPS])
        except Exception as error:
            raise AssertionError(f"after {done[-12:]}, {kind}: it is at {page.url}, {page.evaluate(ENTRIES)}") from error
        done.append(name)
        assert all(one != other for one, other in zip(entries, entries[1:]) if one), (done[-12:], entries)
    assert len(set(done)) > 12, "the steps must lead somewhere"
    # Back reaches all previous entries one by one.
    behind = page.evaluate(ENTRIES)
    for index in range(behind[0] - 1, max(0, behind[0] - 8), -1):
        page.go_back()
        has_settled(page)
        assert page.evaluate(ENTRIES)[0] == index
