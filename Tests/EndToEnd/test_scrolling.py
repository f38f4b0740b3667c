"""Lazy containers, grids, scrolling by the app, pages and views at edges."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import WIDE
from test_paging import comes_to_rest_at


def scrolls_to_end(screen, scroller, last):
    """Scrolls on until the text of the last row is in the viewport. The height of rows that do not exist is an estimate, so that
    the end moves when the last rows are measured."""
    screen.page.wait_for_function(
        """([node, last]) => {
          const row = [...node.querySelectorAll(".text")].find((row) => row.textContent === last);
          const { bottom } = node.getBoundingClientRect();
          if (row && row.getBoundingClientRect().bottom <= bottom) return true;
          node.scrollTop = node.scrollHeight;
        }""",
        arg=[scroller.element_handle(), last],
    )
    screen.settles()


def shows_rows(scroller):
    """Waits until a lazy stack has rows in its whole viewport."""
    scroller.page.wait_for_function(
        """node => { const box = node.getBoundingClientRect();
        const shown = [...node.querySelectorAll(".lazyStack > [data-i]")].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > box.top && top < box.bottom });
        return shown.length > 5 && !shown.some((row) => row.matches(".rowGap")) }""",
        arg=scroller.element_handle(),
    )


def test_a_jump_into_a_lazy_stack_of_100_000_rows_shows_its_rows(case):
    screen = case("Lazy rows")
    rows = screen.front.get_by_test_id("rows")
    expect(rows).to_have_text(re.compile("^0 to "))
    scroller = screen.front.locator(".scrollView")
    assert screen.front.locator(".lazyStack > .hStack, .lazyStack > .box").count() < 200
    height = scroller.evaluate("node => node.scrollHeight")
    assert 3_000_000 < height < 9_000_000
    scroller.evaluate("node => node.scrollTop = node.scrollHeight / 2")
    expect(rows).to_have_text(re.compile("^(4[5-9]|5[0-5]),[0-9]{3} to "))
    shows_rows(scroller)
    assert screen.front.locator(".lazyStack > .hStack, .lazyStack > .box").count() < 300
    scrolls_to_end(screen, scroller, "Row 99,999")
    expect(screen.front.get_by_text("Row 99,999", exact=True)).to_be_in_viewport()
    scroller.evaluate("node => node.scrollTop = 0")
    expect(screen.front.get_by_text("Row 0", exact=True)).to_be_in_viewport()


def test_rows_that_are_reordered_with_an_animation_are_visible_and_the_position_stays_at_its_row(case):
    screen = case("Reordered rows")
    scroller = screen.front.locator(".scrollView")
    screen.front.get_by_role("button", name="Middle").click()
    row = screen.front.get_by_text("Row 50,000", exact=True)
    expect(row).to_be_in_viewport()
    shows_rows(scroller)
    screen.front.get_by_role("button", name="Reorder").click()
    expect(screen.front.get_by_text("Row 50,001", exact=True)).to_have_count(0)
    expect(row).to_be_in_viewport()
    shows_rows(scroller)


def test_a_row_with_state_keeps_it_while_it_is_far_away_and_rows_stay_in_place_while_scrolling(case):
    screen = case("Lazy rows")
    screen.front.get_by_role("button", name="Count 0").first.click()
    expect(screen.front.get_by_role("button", name="Count 1")).to_be_visible()
    scroller = screen.front.locator(".scrollView")
    for step in range(1, 30):
        scroller.evaluate("(node, top) => node.scrollTop = top", step * 300)
        shows_rows(scroller)
    expect(screen.front.get_by_role("button", name="Count 1")).to_have_count(0)
    screen.settles()
    first = screen.front.locator(".lazyStack .text").evaluate_all(
        """(nodes) => { const top = nodes[0].closest(".scrollView").getBoundingClientRect().top;
        return nodes.find((node) => node.getBoundingClientRect().top >= top).textContent }"""
    )
    row = screen.front.get_by_text(first, exact=True)
    before = box_of(row)["y"]
    screen.front.get_by_role("button", name="Prepend").click()
    screen.settles()
    assert abs(box_of(row)["y"] - before) < 2
    scroller.evaluate("node => node.scrollTop = 0")
    expect(screen.front.get_by_role("button", name="Count 1")).to_have_count(1)


def test_the_app_scrolls_to_a_row_that_does_not_exist_yet(case):
    screen = case("Lazy rows")
    screen.front.get_by_role("button", name="Middle").click()
    row = screen.front.get_by_text("Row 50,000", exact=True)
    expect(row).to_be_in_viewport()
    screen.settles()
    top = box_of(screen.front.locator(".scrollView"))["y"]
    assert abs(box_of(row)["y"] - top) < 40


@pytest.mark.parametrize("title, container, end", [("Lazy list", ".list", "Row 99,999"), ("Lazy form", ".form", "The end")])
def test_100_000_rows_scroll_to_their_end(case, title, container, end):
    screen = case(title)
    scroller = screen.front.locator(container)
    expect(screen.front.get_by_text("Row 0", exact=True)).to_be_visible()
    assert scroller.locator(".text").count() < 200
    scrolls_to_end(screen, scroller, end)
    expect(screen.front.get_by_text(end, exact=True)).to_be_in_viewport()
    expect(screen.front.get_by_text("Row 99,999", exact=True)).to_be_in_viewport()
    assert scroller.locator(".text").count() < 400


def test_the_rows_that_a_condition_includes_are_shown(case):
    screen = case("Filtered rows")
    expect(screen.front.get_by_text("Row 4,900", exact=True)).to_be_visible()
    screen.settles()
    screen.front.get_by_role("switch", name="Filter").click()
    expect(screen.front.get_by_text("Row 0", exact=True)).to_be_visible()
    screen.settles()
    assert screen.front.locator(".list .text").count() <= 500


def test_a_page_with_rows_without_a_height_comes_to_rest(case):
    screen = case("Flat rows")
    screen.settles()


def test_the_last_row_loads_the_next_page_while_a_person_scrolls(case):
    screen = case("Pages")
    for count in (40, 60, 80, 100, 120, 140):
        # The user scrolls on until the row exists. At the end of the list nothing moves, so the page must report the
        # last row by itself.
        screen.page.wait_for_function(
            """name => {
              const list = [...document.querySelectorAll(".screen:not(.covered) .list")].at(-1);
              list.scrollTop = list.scrollHeight;
              return [...list.querySelectorAll(".text")].some(row => row.textContent === name);
            }""",
            arg=f"Row {count - 1}",
        )


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, WIDE])
def test_the_columns_of_grids_have_the_sizes_of_swiftui(new_context, cases, viewport):
    from screen import opened

    page = new_context(viewport).new_page()
    screen = opened(page, cases, "Grids")
    screen.settles()
    width = box_of(screen.front.locator(".lazyStack").first)["width"]
    columns = int((width + 8) // 88)
    cells = [box_of(screen.front.get_by_test_id(f"adaptive {number}")) for number in range(10)]
    for number, cell in enumerate(cells):
        assert abs(cell["width"] - (width - 8 * (columns - 1)) / columns) < 1
        assert abs(cell["y"] - cells[0]["y"] - number // columns * 50) < 1
    span, note = box_of(screen.front.get_by_test_id("span")), box_of(screen.front.get_by_test_id("note"))
    assert note["x"] > span["x"] + 60
    first, second = box_of(screen.front.get_by_test_id("h 0")), box_of(screen.front.get_by_test_id("h 1"))
    assert abs(first["x"] - second["x"]) < 1 and abs(second["y"] - first["y"] - 48) < 1


def test_the_header_of_a_section_stays_below_the_bar(case):
    screen = case("Grids")
    scroller = screen.front.locator(".screenContent > .scrollView")
    item = screen.front.get_by_text("Item 0.8", exact=True)
    item.evaluate("node => node.scrollIntoView({ block: 'center' })")
    header = screen.front.get_by_text("Section 0", exact=True)
    bar = scroller.evaluate("node => parseFloat(getComputedStyle(node).scrollPaddingTop)")
    expect(header).to_be_in_viewport()
    screen.settles()
    assert abs(box_of(header)["y"] - box_of(scroller)["y"] - bar) < 8


def test_positions_of_scroll_views_follow_the_app_and_the_person(case):
    screen = case("Scrolling")
    cards, lines = screen.front.get_by_test_id("cards"), screen.front.get_by_test_id("lines")
    expect(screen.front.get_by_test_id("shown")).to_have_text("[0]")
    screen.front.get_by_role("button", name="Fifth").click()
    expect(screen.front.get_by_test_id("card 5")).to_be_in_viewport(ratio=0.9)
    view, card = box_of(cards), box_of(screen.front.get_by_test_id("card 5"))
    assert abs(card["width"] - (view["width"] - 40)) < 1
    expect(screen.front.get_by_test_id("card")).to_have_text("Card 5")
    expect(screen.front.get_by_test_id("shown")).to_have_text("[5]")
    cards.evaluate("node => node.scrollTo({ left: 0 })")
    expect(screen.front.get_by_test_id("card")).to_have_text("Card 0")
    screen.front.get_by_role("button", name="Fifth").click()
    # A wheel would continue a scroll that has not ended.
    comes_to_rest_at(screen, cards, "[data-testid='card 5']")
    cards.hover()
    screen.page.mouse.wheel(-(card["width"] + 20), 0)
    expect(screen.front.get_by_test_id("card")).to_have_text("Card 4")
    screen.front.get_by_role("button", name="Bottom").click()
    expect(screen.front.get_by_text("The end")).to_be_in_viewport()
    expect(screen.front.get_by_test_id("distance")).to_have_text("far")
    expect(screen.front.get_by_test_id("seen")).to_have_text("seen")
    expect(screen.front.get_by_test_id("phase")).to_have_text("idle")
    screen.front.get_by_role("button", name="Point").click()
    expect(screen.front.get_by_test_id("distance")).to_have_text("near")
    screen.page.wait_for_function("node => Math.round(node.scrollTop) === 100", arg=lines.element_handle())


def test_the_phase_is_idle_after_a_page_is_reloaded_while_it_scrolls(case):
    screen = case("Scrolling")
    lines, phase = screen.front.get_by_test_id("lines"), screen.front.get_by_test_id("phase")
    # The page reports the beginning of scrolling by a wheel, and no end.
    lines.evaluate("node => [new WheelEvent('wheel'), new Event('scroll')].forEach((event) => node.dispatchEvent(event))")
    expect(phase).to_have_text("interacting")
    screen.page.reload()
    screen.page.locator("html[data-live]").wait_for()
    expect(phase).to_have_text("idle")


def test_a_view_at_the_bottom_edge_covers_no_row(case):
    screen = case("Insets")
    list_ = screen.front.locator(".list")
    composer = screen.front.get_by_test_id("composer")

    def scrolls_until_the_last_row_is_above():
        # Rows that are made near the end change the length of the list, so that its end is reached step by step.
        screen.page.wait_for_function(
            """([list, composer]) => {
              list.scrollTop = list.scrollHeight;
              const last = [...list.querySelectorAll(":scope > .text")].pop();
              return last?.textContent === "Message 29"
                && last.getBoundingClientRect().bottom <= composer.getBoundingClientRect().top + 1 }""",
            arg=[list_.element_handle(), composer.element_handle()],
        )

    scrolls_until_the_last_row_is_above()
    screen.front.get_by_role("button", name="Grow").click()
    screen.settles()
    assert box_of(composer)["height"] >= 139
    scrolls_until_the_last_row_is_above()
    screen.front.get_by_role("button", name="Send").click()
    row = screen.front.get_by_text("Message 30", exact=True)
    expect(row).to_be_in_viewport(ratio=0.9)
    screen.page.wait_for_function(
        """([row, composer]) => row.isConnected
          && row.getBoundingClientRect().bottom <= composer.getBoundingClientRect().top + 1""",
        arg=[row.element_handle(), composer.element_handle()],
    )


def test_a_scroll_view_opens_at_its_end_above_a_view_at_the_bottom_edge(case):
    screen = case("Anchored")
    above = """([row, composer]) => row.isConnected
      && Math.abs(row.getBoundingClientRect().bottom + 8 - composer.getBoundingClientRect().top) < 2"""
    composer = screen.front.get_by_test_id("composer").element_handle()
    row = screen.front.get_by_text("Message 59", exact=True)
    screen.page.wait_for_function(above, arg=[row.element_handle(), composer])
    screen.front.get_by_role("button", name="Add").click()
    row = screen.front.get_by_text("Message 60", exact=True)
    screen.page.wait_for_function(above, arg=[row.element_handle(), composer])


def test_the_anchors_for_the_first_position_and_for_size_changes_differ(case):
    screen = case("Anchor roles")
    page = screen.page

    def wait_until_last_is_visible(name, number):
        expect(screen.front.get_by_text(f"{name} {number}", exact=True)).to_be_in_viewport(ratio=0.9)

    wait_until_last_is_visible("initial", 39)
    expect(screen.front.get_by_text("kept 0", exact=True)).to_be_in_viewport()
    screen.settles()
    screen.front.get_by_role("button", name="Add").click()
    expect(screen.front.get_by_text("kept 44", exact=True)).to_have_count(1)
    screen.settles()
    # Neither scroll view has moved: the first one keeps no anchor, and the second one was not at its anchor.
    expect(screen.front.get_by_text("initial 39", exact=True)).to_be_in_viewport()
    expect(screen.front.get_by_text("initial 44", exact=True)).not_to_be_in_viewport()
    expect(screen.front.get_by_text("kept 0", exact=True)).to_be_in_viewport()
    screen.front.get_by_test_id("kept").evaluate("node => node.scrollTo({ top: node.scrollHeight })")
    wait_until_last_is_visible("kept", 44)
    page.wait_for_function("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    screen.front.get_by_role("button", name="Add").click()
    wait_until_last_is_visible("kept", 49)


def test_the_target_at_the_anchor_is_reported_and_those_of_scroll_views_inside_are_not(case):
    screen = case("Scroll targets")
    shelves = screen.front.get_by_test_id("shelves")
    shelves.evaluate("node => node.scrollTo({ top: 200 })")
    screen.settles()
    middle = shelves.evaluate(
        """node => {
          const center = node.getBoundingClientRect().top + node.clientHeight / 2;
          const rows = [...node.querySelectorAll("[data-testid^='shelf ']")];
          const away = (row) => { const box = row.getBoundingClientRect(); return Math.abs(box.top + box.height / 2 - center); };
          return rows.sort((a, b) => away(a) - away(b))[0].dataset.testid;
        }"""
    )
    expect(screen.front.get_by_test_id("shelf")).to_have_text(middle.replace("shelf", "Shelf"))


def test_a_behavior_of_the_app_determines_where_scrolling_ends(case):
    screen = case("Scroll targets")
    lines = screen.front.get_by_test_id("hundreds")
    lines.hover()
    screen.page.mouse.wheel(0, 170)
    screen.page.wait_for_function(
        "node => node.scrollTop === 200", arg=lines.element_handle()
    )


def test_a_horizontal_scroll_view_is_as_high_as_its_content(case):
    screen = case("Scrolled row")
    screen.settles()

    def distance():
        above, below = (box_of(screen.front.get_by_test_id(name)) for name in ("above", "below"))
        return below["y"] - above["y"] - above["height"]

    assert abs(distance() - 50) < 1
    screen.front.get_by_test_id("below").click()
    screen.settles()
    assert distance() > 300
    screen.front.get_by_test_id("below").click()
    screen.settles()
    assert abs(distance() - 50) < 1
