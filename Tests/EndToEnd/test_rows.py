"""Swipe actions of rows with mouse, touch and keyboard."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from finger import Finger, swipe
from screen import Screen
from test_accessibility import has_no_violations


class Rows(Screen):
    """A page with a list in front whose rows have swipe actions."""

    def row(self, text):
        return self.front.locator(".swipeRow").filter(has=self.page.get_by_text(text, exact=text.startswith("Row")))

    def action(self, row, name):
        return self.row(row).get_by_role("button", name=name, exact=True)

    def place(self, text, part=0.5):
        box = box_of(self.row(text))
        return box["x"] + box["width"] * part, box["y"] + box["height"] / 2

    def pauses(self):
        """Waits until the page's clock, by which it measures the speed of a drag, has advanced."""
        self.page.wait_for_function("begin => performance.now() > begin + 60", arg=self.page.evaluate("performance.now()"))

    def drag(self, text, by, part=0.5):
        """Drags a row by a number of pixels, slowly enough not to be a fling."""
        x, y = self.place(text, part)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + by * 0.9, y, steps=6)
        self.pauses()
        mouse.move(x + by, y, steps=3)
        self.pauses()
        mouse.up()

    def is_open(self, text, side="trailing"):
        width = 80 * self.row(text).locator(f".{side} > *").count()
        expect(self.row(text).locator(f".{side}")).to_have_css("width", f"{width}px")

    def is_closed(self, text):
        for side in ("leading", "trailing"):
            expect(self.row(text).locator(f".{side}")).to_have_css("width", "0px")

    def logs(self, text):
        expect(self.page.get_by_test_id("log")).to_have_text(f"Did {text}")


@pytest.fixture
def rows(case):
    rows = Rows(case("Searching").page)
    rows.rests()
    return rows


def inbox(page, guide):
    rows = Rows(page)
    page.goto(f"{guide}/messages/inbox")
    page.locator("html[data-live]").wait_for()
    rows.rests()
    return rows


def test_a_row_that_is_dragged_aside_shows_its_actions(rows):
    rows.is_closed("Row 5")
    rows.drag("Row 5", -100)
    rows.is_open("Row 5")
    rows.action("Row 5", "Move").click()
    rows.logs("move 5")
    rows.is_closed("Row 5")


def test_a_row_that_is_hardly_moved_closes(rows):
    rows.drag("Row 5", -40)
    rows.is_closed("Row 5")
    rows.logs("nothing")


def test_the_other_side_has_its_own_actions(rows):
    rows.drag("Row 5", 60)
    rows.is_open("Row 5", "leading")
    rows.action("Row 5", "Flag").click()
    rows.logs("flag 5")


def test_a_full_swipe_does_the_first_action(rows):
    rows.drag("Row 5", -300, part=0.95)
    rows.logs("delete 5")
    expect(rows.front.get_by_text("Row 5", exact=True)).to_have_count(0)


def test_a_deleted_row_collapses(rows):
    rows.page.evaluate("""() => new MutationObserver(() => {
      const row = document.querySelector('.swipeRow[data-c=exit]');
      if (row) window.collapse ||= [row.inert, row.getAnimations().length];
    }).observe(document.body, {subtree: true, childList: true})""")
    rows.drag("Row 5", -300, part=0.95)
    expect(rows.front.get_by_text("Row 5", exact=True)).to_have_count(0)
    assert rows.page.evaluate("window.collapse") == [True, 1]


def test_without_full_swipes_a_long_swipe_shows_the_actions(rows):
    rows.drag("Row 1", -300, part=0.95)
    rows.is_open("Row 1")
    rows.logs("nothing")


def test_one_row_is_open_at_a_time_and_a_tap_elsewhere_only_closes_it(page, guide):
    rows = inbox(page, guide)
    rows.drag("Which frequency?", -100)
    rows.is_open("Which frequency?")
    rows.drag("A puzzle", -100)
    rows.is_open("A puzzle")
    rows.is_closed("Which frequency?")
    rows.front.get_by_text("Which frequency?").click()
    rows.is_closed("A puzzle")
    rows.has_title("Inbox")
    rows.front.get_by_text("Which frequency?").click()
    rows.has_title("Which frequency?")


def test_a_tap_on_the_open_row_closes_it(page, guide):
    rows = inbox(page, guide)
    rows.drag("Which frequency?", -100)
    rows.is_open("Which frequency?")
    x, y = rows.place("Which frequency?", 0.2)
    page.mouse.click(x, y)
    rows.is_closed("Which frequency?")
    rows.has_title("Inbox")


def test_scrolling_closes_a_row(rows):
    rows.drag("Row 5", -100)
    rows.is_open("Row 5")
    rows.front.locator(".list").evaluate("list => list.scrollTop = 30")
    rows.is_closed("Row 5")


def test_a_keyboard_reaches_the_actions(page, guide):
    rows = inbox(page, guide)
    keyboard = page.keyboard
    rows.front.locator("h1").focus()
    keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    expect(rows.row("Notes from Tuesday").locator("a")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(rows.action("Notes from Tuesday", "Delete")).to_be_focused()
    rows.is_open("Notes from Tuesday")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(rows.action("Notes from Tuesday", "Unflag")).to_be_focused()
    rows.is_open("Notes from Tuesday")
    keyboard.press("ArrowDown")
    expect(rows.row("Your train tickets").locator("a")).to_be_focused()
    rows.is_closed("Notes from Tuesday")
    keyboard.press("Tab")
    expect(rows.action("Your train tickets", "Delete")).to_be_focused()
    keyboard.press("Shift+Tab")
    rows.is_closed("Your train tickets")


def test_tab_reaches_the_actions_of_a_row_that_is_only_text(rows):
    rows.front.get_by_role("button", name="Nobody searches").focus()
    rows.page.keyboard.press("Tab")
    expect(rows.action("Row 0", "Delete")).to_be_focused()
    rows.is_open("Row 0")
    rows.page.keyboard.press("Tab")
    expect(rows.action("Row 0", "Move")).to_be_focused()
    rows.page.keyboard.press("Enter")
    rows.logs("move 0")
    rows.page.keyboard.press("Tab")
    rows.is_open("Row 0", "leading")


def test_the_content_below_an_overlay_begins_where_other_rows_do(page, guide):
    page.goto(guide)
    page.locator("html[data-live]").wait_for()
    page.locator(".link", has_text="Reading and voice").click()
    bar, text = page.locator(".layers .shape").first, page.locator(".text", has_text="Ferry to the island, at nine").first
    text.wait_for()
    Rows(page).rests()
    assert box_of(bar)["x"] == pytest.approx(box_of(text)["x"], abs=0.6)


def test_in_a_right_to_left_page_the_edges_of_actions_are_mirrored(rows):
    rows.page.evaluate("document.documentElement.dir = 'rtl'")
    rows.drag("Row 5", 100)
    rows.is_open("Row 5")
    rows.action("Row 5", "Move").click()
    rows.logs("move 5")


@pytest.fixture
def touched(new_context, guide):
    return inbox(new_context(has_touch=True).new_page(), guide)


def test_a_finger_drags_a_row(touched):
    finger = Finger(touched.page)
    x, y = touched.place("Notes from Tuesday")
    swipe(finger, x, x - 100, y)
    finger.up()
    touched.is_open("Notes from Tuesday")
    touched.action("Notes from Tuesday", "Flag").click()
    expect(touched.action("Notes from Tuesday", "Unflag")).to_have_count(1)
    touched.is_closed("Notes from Tuesday")


def test_a_vertical_drag_scrolls(touched):
    finger = Finger(touched.page)
    x, y = touched.place("A moth")
    finger.down(x, y)
    for step in range(1, 10):
        finger.move(x - step, y - 20 * step)
    finger.up()
    touched.page.wait_for_function("() => document.querySelector('.screen:last-child .list').scrollTop > 50")
    touched.is_closed("A moth")


def test_a_drag_from_the_edge_goes_back(touched):
    finger = Finger(touched.page)
    _, y = touched.place("Notes from Tuesday")
    swipe(finger, 4, 320, y)
    finger.up()
    touched.has_title("Search and swipe")


def test_a_removed_action_has_no_effect(page, guide):
    rows = inbox(page, guide)
    rows.drag("Which frequency?", -330, part=0.95)
    expect(rows.front.get_by_text("Which frequency?")).to_have_count(0)
    expect(rows.front.locator(".swipeRow")).to_have_count(11)


@pytest.mark.parallel
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_a_row_open(new_context, guide, size, scheme):
    rows = inbox(new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce").new_page(), guide)
    has_no_violations(rows.page)
    rows.action("Your train tickets", "Unflag").focus()
    rows.is_open("Your train tickets")
    has_no_violations(rows.page)
    rows.action("Your train tickets", "Read").focus()
    rows.is_open("Your train tickets", "leading")
    has_no_violations(rows.page)
