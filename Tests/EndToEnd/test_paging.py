"""Scroll views that come to rest at views and pages, and tab views with pages."""

from playwright.sync_api import expect


def test_pages_turn_by_scrolling_by_dots_by_keys_and_by_the_app(case):
    screen = case("Page tabs")
    page, scroller = screen.front.get_by_test_id("page"), screen.front.locator(".pageScroller")
    expect(screen.front.get_by_text("Content 1")).to_be_in_viewport()
    expect(screen.front.get_by_text("Content 0")).not_to_be_in_viewport()
    screen.front.get_by_role("button", name="Next").click()
    expect(screen.front.get_by_text("Content 2")).to_be_in_viewport()
    scroller.evaluate("node => node.scrollTo({ left: 0 })")
    expect(page).to_have_text("Page 0")
    screen.front.get_by_role("tab", name="Page 4 of 4").click()
    expect(page).to_have_text("Page 3")
    screen.page.wait_for_function("node => Math.abs(node.scrollLeft - 3 * node.clientWidth) < 1", arg=scroller.element_handle())
    scroller.focus()
    screen.page.keyboard.press("ArrowLeft")
    expect(page).to_have_text("Page 2")
    expect(screen.front.get_by_role("tab", name="Page 3 of 4")).to_have_attribute("aria-selected", "true")


def comes_to_rest_at(screen, scroller, targets):
    """Waits until the leading edge of a target is at the leading edge of a scroll view within its margins."""
    screen.page.wait_for_function(
        """([node, targets]) => {
          const start = node.getBoundingClientRect().left + parseFloat(getComputedStyle(node).scrollPaddingLeft || 0);
          return [...document.querySelectorAll(targets)].some((row) => Math.abs(row.getBoundingClientRect().left - start) < 1);
        }""",
        arg=[scroller.element_handle(), targets],
    )


def test_a_scroll_view_comes_to_rest_at_a_view(case):
    screen = case("Scrolling")
    cards = screen.front.get_by_test_id("cards")
    cards.hover()
    screen.page.mouse.wheel(450, 0)
    screen.page.wait_for_function("node => node.scrollLeft > 100", arg=cards.element_handle())
    comes_to_rest_at(screen, cards, "[data-testid^='card ']")
    expect(screen.front.get_by_test_id("card")).not_to_have_text("Card 0")


def test_a_scroll_view_comes_to_rest_at_a_page(case):
    screen = case("Scroll targets")
    leaves = screen.front.get_by_test_id("leaves")
    leaves.hover()
    screen.page.mouse.wheel(250, 0)
    screen.page.wait_for_function("node => node.scrollLeft > 0", arg=leaves.element_handle())
    screen.page.wait_for_function("node => node.scrollLeft === node.clientWidth", arg=leaves.element_handle())


def test_a_paged_scroll_view_scrolls_to_its_position_over_other_pages(case):
    screen = case("Page positions")
    expect(screen.front.get_by_text("Chapter 4", exact=True)).to_be_in_viewport()
    screen.settles()
    expect(screen.front.get_by_text("Position 4", exact=True)).to_be_visible()
    for button, number in (("Show chapter 12", 12), ("Animate to chapter 2", 2)):
        screen.front.get_by_role("button", name=button).click()
        expect(screen.front.get_by_text(f"Chapter {number}", exact=True)).to_be_in_viewport()
        screen.settles()
        expect(screen.front.get_by_text(f"Position {number}", exact=True)).to_be_visible()


def test_the_shown_page_receives_taps_and_other_pages_do_not(case):
    screen = case("Page buttons")
    page = screen.front.locator(".page")
    taps = []
    for number in range(3):
        expect(page.nth(number)).not_to_have_attribute("inert", "")
        for other in {0, 1, 2} - {number}:
            expect(page.nth(other)).to_have_attribute("inert", "")
        screen.front.get_by_role("button", name=f"Button {number}").click()
        taps.append(str(number))
        expect(screen.front.get_by_text("Tapped: " + ", ".join(taps), exact=True)).to_be_visible()
        if number < 2:
            screen.front.get_by_role("button", name="Next page").click()
    page.nth(2).evaluate("node => node.parentElement.scrollTo(0, 0)")
    expect(page.nth(0)).not_to_have_attribute("inert", "")
    screen.front.get_by_role("button", name="Button 0").click()
    expect(screen.front.get_by_text("Tapped: 0, 1, 2, 0", exact=True)).to_be_visible()
