"""Appearance and animations: titles, bars, edges, colors, sizes and directions."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from screen import opened as opened_screen


@pytest.fixture
def opened(new_context):
    """Opens an app in a browser context with these options."""

    def open_page(address, **options):
        return opened_screen(new_context(**options).new_page(), address)

    return open_page


def style(locator, name):
    return locator.evaluate("(node, name) => getComputedStyle(node)[name]", name)


def comes_to(screen, expression, node, expected):
    screen.page.wait_for_function(f"([node, expected]) => {expression} === expected", arg=[node.element_handle(), expected])


def test_a_large_title_collapses_into_the_bar(opened, guide):
    screen = opened(guide)
    title, bar = screen.front.locator("h1"), screen.front.locator(".barTitle")
    material, items = screen.front.locator(".material"), screen.front.locator(".items")
    assert (style(title, "fontSize"), style(title, "fontWeight")) == ("34px", "700")
    assert (style(bar, "fontSize"), style(bar, "fontWeight")) == ("17px", "600")
    assert box_of(items)["height"] == 44
    comes_to(screen, "getComputedStyle(node).opacity", bar, "0")
    top = box_of(title)["top"]
    scroller = screen.front.locator(".list")
    scroller.evaluate("node => node.scrollTop = 20")
    screen.page.wait_for_function(
        "([node, top]) => node.getBoundingClientRect().top === top - 20", arg=[title.element_handle(), top]
    )
    comes_to(screen, "getComputedStyle(node).opacity", bar, "0")
    scroller.evaluate("node => node.scrollTop = 90")
    comes_to(screen, "getComputedStyle(node).opacity", bar, "1")
    comes_to(screen, "getComputedStyle(node).opacity", material, "1")
    scroller.evaluate("node => node.scrollTop = 0")
    comes_to(screen, "getComputedStyle(node).opacity", bar, "0")
    comes_to(screen, "node.getBoundingClientRect().top", title, top)


def test_rows_below_a_collapsed_large_title_receive_taps(opened, guide):
    screen = opened(guide)
    scroller = screen.front.locator(".list")
    scroller.evaluate("node => node.scrollTop = 90")
    comes_to(screen, "getComputedStyle(node).opacity", screen.front.locator(".barTitle"), "1")
    hits = "(list, y) => list.contains(document.elementFromPoint(195, y))"
    assert [scroller.evaluate(hits, y) for y in (20, 60, 90)] == [False, True, True]


def test_a_view_at_the_edge_follows_a_collapsing_large_title(case):
    screen = case("Edge bar")
    button = screen.front.get_by_role("button", name="Filters 0")
    top = box_of(button)["top"]
    assert top > 90
    screen.front.locator(".list").evaluate("node => node.scrollTop = 30")
    comes_to(screen, "node.getBoundingClientRect().top", button, top - 30)
    screen.front.locator(".list").evaluate("node => node.scrollTop = 300")
    comes_to(screen, "node.getBoundingClientRect().top", button, top - 52)
    button.click()
    expect(screen.front.get_by_role("button", name="Filters 1")).to_be_visible()


def test_rows_are_44_pixels_high_and_grouped(opened, guide):
    screen = opened(guide)
    row = screen.front.locator(".link").first
    assert box_of(row)["height"] == 44
    assert (box_of(row)["left"], box_of(row)["right"]) == (16, NARROW["width"] - 16)


def test_the_tab_bar_is_below_narrow_and_beside_wide_content(opened, shop):
    for size, is_wide in ((NARROW, False), (WIDE, True)):
        screen = opened(shop, viewport=size)
        bar, content = box_of(screen.page.locator(".tabBar")), box_of(screen.page.locator(".tabContent.selected"))
        if is_wide:
            assert (bar["left"], bar["top"], bar["height"]) == (0, 0, size["height"])
            assert content["left"] == bar["right"] and content["right"] == size["width"]
            assert box_of(screen.page.locator(".tab").nth(1))["top"] > box_of(screen.page.locator(".tab").first)["top"]
        else:
            assert (bar["left"], bar["bottom"], bar["width"], bar["height"]) == (0, size["height"], size["width"], 49)
            assert content["width"] == size["width"]


def test_the_dark_color_scheme_has_a_dark_background(opened, guide):
    light, dark = (opened(guide, color_scheme=scheme) for scheme in ("light", "dark"))
    assert style(light.front.locator(".list"), "backgroundColor") == "rgb(242, 242, 247)"
    assert style(dark.front.locator(".list"), "backgroundColor") == "rgb(0, 0, 0)"
    assert style(light.front.locator("h1"), "color") == "rgb(0, 0, 0)"
    assert style(dark.front.locator("h1"), "color") == "rgb(255, 255, 255)"


def test_the_increased_contrast_setting_increases_contrast(opened, guide):
    plain, strong = (opened(guide, contrast=contrast) for contrast in ("no-preference", "more"))
    for screen in (plain, strong):
        screen.open("Guards")
    words = [style(screen.front.locator(".sectionHeader").first, "color") for screen in (plain, strong)]
    assert words[0] != words[1] and words[1] == "rgb(60, 60, 67)"


def test_controls_are_distinguishable_with_forced_colors(opened, cases):
    screen = opened(cases, forced_colors="active")
    screen.open("Controls")
    switch = screen.front.get_by_role("switch")
    on = style(switch, "backgroundColor")
    screen.front.locator(".toggle").click()
    expect(switch).not_to_be_checked()
    screen.rests()
    assert style(switch, "backgroundColor") != on
    assert style(switch, "borderTopStyle") == "solid"


def test_text_and_bars_grow_with_the_browsers_text(opened, guide):
    screen = opened(guide)
    row, title = screen.front.locator(".link").first, screen.front.locator("h1")
    before = box_of(row)["height"], box_of(screen.front.locator(".navigationBar"))["height"]
    screen.page.evaluate("document.documentElement.style.fontSize = '200%'")
    screen.settles()
    # Titles grow up to the limit of iOS, and the content without limit.
    assert (style(title, "fontSize"), style(row, "fontSize")) == ("60px", "34px")
    assert box_of(row)["height"] > before[0] and box_of(screen.front.locator(".navigationBar"))["height"] > 1.5 * before[1]
    # The title is not truncated, and the list begins below the bar.
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth && node.clientHeight <= node.parentNode.clientHeight")
    assert box_of(screen.front.locator(".sectionHeader").first)["top"] >= box_of(screen.front.locator(".navigationBar"))["bottom"]


def test_a_right_to_left_page_mirrors_the_layout(opened, guide):
    screen = opened(guide)
    screen.page.evaluate("document.documentElement.dir = 'rtl'")
    row = screen.front.locator(".link").first
    icon, words = box_of(row.locator(".labelIcon")), box_of(row.locator(".labelTitle"))
    assert icon["left"] > words["left"]
    screen.open("State and text")
    screen.rests()
    back, edge = box_of(screen.front.locator(".backButton")), NARROW["width"]
    assert back["right"] > edge - 16 and back["left"] > edge / 2
    chevron = screen.front.locator(".backButton .symbol")
    assert style(chevron, "scale").startswith("-1")
    switch = screen.front.get_by_role("switch")
    assert box_of(switch)["left"] < edge / 2


def test_a_push_slides_and_can_be_interrupted(opened, guide):
    screen = opened(guide)
    # The next tap occurs in the turn in which the screen was inserted, long before its animation ends.
    screen.page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            const front = document.querySelector(".screen[data-c=enter]");
            const link = front && [...front.querySelectorAll(".link")].find((one) => one.textContent === "Go deeper");
            if (!link || window.seen.length) return;
            window.seen = front.getAnimations().map((one) => [one.playState, one.effect.getTiming().duration]);
            link.click();
          }).observe(document.getElementById("app"), { childList: true, subtree: true });
        }"""
    )
    screen.tap("State and text")
    screen.has_title("Home Page 1")
    assert screen.page.evaluate("seen") == [["running", 350]]
    expect(screen.page.locator(".screen")).to_have_count(3)


def test_a_tap_during_a_pop_goes_to_the_screen_below(opened, guide):
    screen = opened(guide)
    screen.open("Guards")
    screen.rests()
    # The tap goes to the element in the middle of a row of the Guide, while the screen above it slides away.
    screen.page.evaluate(
        """() => new MutationObserver((_, observer) => {
          if (!document.querySelector(".screen[data-c=exit]")) return;
          observer.disconnect();
          const row = [...document.querySelectorAll(".link")].find((one) => one.textContent === "Asking before leaving");
          const { left, right, top, bottom } = row.getBoundingClientRect();
          document.elementFromPoint(Math.max(left, 0) / 2 + right / 2, (top + bottom) / 2).click();
        }).observe(document.getElementById("app"), { childList: true, subtree: true, attributes: true })"""
    )
    screen.go_back()
    screen.has_title("Asking before leaving")
    expect(screen.page.locator(".screen:not([data-c=exit])")).to_have_count(2)


def test_a_patch_during_a_push_does_not_interrupt_the_transition(opened, shop):
    screen = opened(shop)
    screen.page.locator(".tab", has_text="Catalogue").click()
    screen.has_title("Catalogue")
    screen.page.evaluate(
        """() => {
          window.ends = [];
          for (const type of ["animationend", "animationcancel"]) {
            document.addEventListener(type, (event) => event.target.matches(".screen") && window.ends.push(type));
          }
        }"""
    )
    # A shelf is loaded while its screen appears.
    screen.front.locator(".link", has_text="Coffee").click()
    expect(screen.front.get_by_text("House Espresso")).to_be_visible()
    screen.rests()
    assert screen.page.evaluate("ends") == ["animationend"]


def test_reduced_motion_disables_slide_transitions(opened, guide):
    screen = opened(guide, reduced_motion="reduce")
    screen.page.evaluate(
        """() => {
          window.moved = 0;
          document.addEventListener("animationstart", () => window.moved++);
          document.addEventListener("transitionrun", () => window.moved++);
        }"""
    )
    screen.open("State and text")
    assert box_of(screen.front)["left"] == 0
    screen.go_back()
    screen.has_title("Guide")
    expect(screen.page.locator(".screen")).to_have_count(1)
    assert screen.page.evaluate("moved") == 0


def test_the_view_below_a_sheet_is_scaled_down(opened, guide):
    screen = opened(guide)
    screen.open("Navigation methods")
    screen.tap("Page 3: its method is .managedSheet")
    screen.has_title("Home Page 3")
    screen.rests()
    below = screen.page.locator(".window > .navigationStack")
    assert box_of(below)["width"] == pytest.approx(0.92 * NARROW["width"], abs=0.1)
    assert box_of(screen.sheet.locator(":scope > .card"))["top"] == 10
    screen.tap("Dismiss")
    expect(screen.presentations).to_have_count(0)
    screen.rests()
    assert box_of(below)["width"] == NARROW["width"]
    assert screen.page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.body.scrollHeight <= innerHeight"
    )


def test_a_sheet_is_dragged_away_at_its_bar(opened, guide):
    screen = opened(guide)
    screen.open("Navigation methods")
    screen.tap("Page 3: its method is .managedSheet")
    screen.has_title("Home Page 3")
    screen.rests()
    bar, mouse = box_of(screen.sheet.locator(".items")), screen.page.mouse
    mouse.move(NARROW["width"] / 2, bar["bottom"] - 8)
    mouse.down()
    mouse.move(NARROW["width"] / 2, 300)
    mouse.move(NARROW["width"] / 2, 600)
    mouse.up()
    expect(screen.presentations).to_have_count(0)
