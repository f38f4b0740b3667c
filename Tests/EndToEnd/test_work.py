"""The cost of small changes in the page and the host, and the work that waits for the next frame."""

import pathlib

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from screen import opened

# Counts calls that search the whole document and calls that force style and layout.
COUNTED = """
window.calls = [];
for (const [type, name] of [[Document, "querySelectorAll"], [HTMLElement, "focus"], [Element, "getBoundingClientRect"]]) {
  const body = type.prototype[name];
  type.prototype[name] = function (...rest) { calls.push(name); return body.apply(this, rest); };
}
"""

# Clicks `link`, which has the focus as after a real click. Returns the value of `look` after the patch and before a frame.
CHANGED = """
window.changed = (link, look) => new Promise((resolve) => {
  const observer = new MutationObserver((records) => {
    // A press that is not answered at once is marked.
    if (records.every((record) => record.attributeName === "data-c-pressed")) return;
    observer.disconnect();
    resolve(look());
  });
  link.focus();
  calls.length = 0;
  link.click();
  observer.observe(document.getElementById("app"), { subtree: true, childList: true, characterData: true, attributes: true });
});
"""


@pytest.fixture
def screen(page, guide):
    page.add_init_script(COUNTED + CHANGED)
    return opened(page, guide)


def at_change(screen, text, look):
    """Clicks the element with `text`, and returns the value of `look` right after the patch was applied."""
    find = f"[...document.querySelectorAll('button, a')].find((node) => node.textContent.trim() === '{text}')"
    return screen.page.evaluate(f"changed({find}, () => {look})")


def test_a_text_change_processes_only_its_element(screen):
    screen.open("State and text")
    screen.settles()
    assert at_change(screen, "Counted 0", "[...calls]") == []
    expect(screen.front.get_by_test_id("counter")).to_have_text("Counted 1")


def test_a_screen_is_inserted_before_style_and_layout_are_computed_for_its_focus(screen):
    calls = at_change(screen, "Managed stacks", "[...calls]")
    assert "focus" not in calls and "getBoundingClientRect" not in calls
    expect(screen.front.locator("h1")).to_be_focused()
    screen.settles()
    calls = screen.page.evaluate("changed(document.querySelector('.screen:last-child .backButton'), () => [...calls])")
    assert "focus" not in calls and "getBoundingClientRect" not in calls
    expect(screen.page.locator(":focus")).to_have_text("Managed stacks")


def test_a_screen_costs_neither_style_nor_layout_once_it_is_covered(screen):
    is_worked_out = "document.querySelector('.screen a').checkVisibility()"
    assert at_change(screen, "Managed stacks", is_worked_out), "it is seen while the other one slides over it"
    screen.rests()
    assert not screen.page.evaluate(is_worked_out)
    screen.go_back()
    screen.has_title("Guide")
    assert screen.page.evaluate(is_worked_out)


@pytest.mark.parametrize(
    "event", ["KeyboardEvent('keydown', { key: 'Shift' })", "PointerEvent('pointerdown')", "MouseEvent('click')"]
)
def test_an_event_before_the_next_frame_finds_the_focus_and_the_title_updated(screen, event):
    look = f"(dispatchEvent(new {event}), [document.activeElement.textContent, document.title])"
    assert at_change(screen, "Managed stacks", look) == ["Managed stacks", "Managed stacks – Guide"]


def test_a_hidden_page_updates_its_title_without_frames(screen):
    screen.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true }); window.requestAnimationFrame = () => 0; }"
    )
    # A synthetic click, so that no pointer event makes the page catch up.
    at_change(screen, "Managed stacks", "0")
    expect(screen.page).to_have_title("Managed stacks – Guide")


def switches(process):
    """Returns the number of context switches of each thread of a process."""
    counts = {}
    for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        lines = dict(line.split(":", 1) for line in (task / "status").read_text().splitlines())
        counts[int(task.name)] = int(lines["voluntary_ctxt_switches"]) + int(lines["nonvoluntary_ctxt_switches"])
    return counts


def test_an_event_is_answered_without_a_change_of_threads(page):
    page.add_init_script(COUNTED + CHANGED)
    with AppServer() as server:
        screen = opened(page, server.address, "State and text")
        screen.settles()
        before = switches(server.process)
        for count in range(100):
            at_change(screen, f"Counted {count}", "0")
        expect(screen.front.get_by_test_id("counter")).to_have_text("Counted 100")
        after = switches(server.process)
    main = server.process.pid
    # The main thread wakes for each event, and other threads only for timers.
    assert after[main] - before[main] >= 100
    assert sum(count - before.get(thread, 0) for thread, count in after.items() if thread != main) < 50
