"""Views at the edges of scroll views (`safeAreaInset`): the content scrolls below these views and below the bars."""

from playwright.sync_api import expect

from boxes import box_of
from screen import Screen
from test_geometry import SHIFTS


FRAMES = """() => {
  const screen = [...document.querySelectorAll(".screen:not(.covered):not([data-c=exit])")].at(-1);
  const frame = (node) => node && node.getBoundingClientRect();
  const named = (name) => frame(screen.querySelector(`[data-testid=${name}]`));
  const row = (number) => frame([...screen.querySelectorAll(".text")].find((text) => text.textContent === `Row ${number}`));
  const [page, tabs] = [frame(screen), frame(screen.querySelector(".tabBar"))];
  const [rows, filter, composer] = ["rows", "filter", "composer"].map(named);
  const near = (left, right) => Math.abs(left - right) < 1;
  try {
    return CONDITION;
  } catch {
    // A part is missing.
    return false;
  }
}"""


def waits_for_frames(screen, condition):
    """Waits until a condition on the frames of the page, the tab bar, the rows and the views at the edges holds."""
    screen.page.wait_for_function(FRAMES.replace("CONDITION", condition))


def test_a_list_that_loads_later_scrolls_below_the_views_at_both_edges_and_the_bars(case):
    screen = case("Edge views")
    load = screen.front.get_by_role("button", name="Load")
    expect(screen.front.get_by_text("Loading")).to_be_visible()
    for _ in range(2):
        load.click()
        waits_for_frames(screen, "near(rows.top, page.top) && near(rows.bottom, page.bottom)")
        waits_for_frames(screen, "near(composer.bottom, page.bottom) && row(0).top >= filter.bottom")
        waits_for_frames(screen, "filter.top > page.top + 40")
        screen.front.get_by_test_id("rows").evaluate("node => node.scrollTo({ top: node.scrollHeight })")
        waits_for_frames(screen, "row(39).bottom <= composer.top && row(39).bottom > composer.top - 60")
        load.click()
        expect(screen.front.get_by_text("Loading")).to_be_visible()
        waits_for_frames(screen, "!rows")


def test_a_scroll_view_in_a_tab_scrolls_below_the_views_at_its_edges_and_the_bar(case):
    screen = case("Tab edge views")
    waits_for_frames(screen, "near(rows.bottom, tabs.bottom) && near(composer.bottom, tabs.top) && near(rows.top, filter.top)")
    waits_for_frames(screen, "row(0).top >= filter.bottom && row(0).top < filter.bottom + 40")
    screen.front.get_by_test_id("rows").evaluate("node => node.scrollTo({ top: node.scrollHeight })")
    waits_for_frames(screen, "row(39).bottom <= composer.top && row(39).bottom > composer.top - 40")


def test_the_end_of_a_chat_stays_above_a_composer_that_becomes_lower_with_an_animation(case):
    screen = case("Sent message")
    waits_for_frames(screen, "near(row(29).bottom, composer.top)")
    height = screen.front.get_by_test_id("composer").bounding_box()["height"]
    screen.front.get_by_role("button", name="Send").click()
    waits_for_frames(screen, f"composer.height < {height} - 50 && near(row(30).bottom, composer.top)")
    screen.settles()
    waits_for_frames(screen, "near(composer.bottom, page.bottom) && near(row(30).bottom, composer.top)")


def test_the_first_paint_of_a_list_with_views_at_its_edges_has_no_jump(case):
    screen = case("Edge views")
    screen.settles()
    filter_top, composer_top = (box_of(screen.front.get_by_test_id(name))["y"] for name in ("filter", "composer"))
    screen.front.get_by_role("button", name="Load").click()
    waits_for_frames(screen, "rows && row(0).top >= filter.bottom")
    page = screen.page
    page.wait_for_function("() => document.cookie.includes('navigator-size=')")
    page.add_init_script(SHIFTS)
    page.reload()
    page.locator("html[data-live]").wait_for()
    Screen(page).settles()
    waits_for_frames(screen, "row(0).top >= filter.bottom && near(composer.bottom, page.bottom)")
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    assert shifts == []
    # The predicted space belongs to the list that the first HTML contains.
    screen.front.get_by_role("button", name="Load").click()
    expect(screen.front.get_by_text("Loading")).to_be_visible()
    waits_for_frames(screen, f"!rows && near(filter.top, {filter_top}) && near(composer.top, {composer_top})")
