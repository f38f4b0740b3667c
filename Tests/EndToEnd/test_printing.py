"""Printing: the whole of the screen in front, without bars."""

import re


def pages(screen):
    """The number of sheets of paper."""
    return len(re.findall(rb"/Type\s*/Page\b", screen.page.pdf(format="A4")))


def bottom(screen, text):
    return screen.page.evaluate(
        """text => {
          const found = [...document.querySelectorAll('.text')].find(node => node.textContent === text && node.checkVisibility())
          return found ? found.getBoundingClientRect().bottom : null
        }""",
        text,
    )


def test_a_long_list_is_printed_to_its_end(case):
    screen = case("Long")
    screen.rests()
    # Rows that do not exist yet are requested first. Without the braces, `evaluate` would call the function at once.
    screen.page.evaluate("() => { print = () => document.documentElement.dataset.printed = true }")
    screen.page.keyboard.press("Control+p")
    screen.page.locator("html[data-printed]").wait_for()
    assert pages(screen) >= 4
    screen.page.emulate_media(media="print")
    last = bottom(screen, "Row 119")
    height = screen.page.evaluate("document.documentElement.scrollHeight")
    assert last is not None and 844 * 4 < last <= height
    assert bottom(screen, "Row 0") < bottom(screen, "Row 60") < bottom(screen, "Row 109") < last
    # The screens below and the elements for fingers are not printed.
    assert not screen.page.locator(".backButton").last.is_visible()
    assert not screen.page.get_by_text("Refused dismissal").is_visible()
    assert screen.front.locator("h1").is_visible()


def test_a_sheet_is_printed_instead_of_what_it_covers(case):
    screen = case("Long")
    screen.tap("Show")
    screen.rests()
    assert 2 <= pages(screen) <= 4
    screen.page.emulate_media(media="print")
    assert bottom(screen, "Line 59") > 844
    assert bottom(screen, "Row 100") is None
