"""The layout of rows, bars and lists."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, TABLET, WIDE
from test_look import style


def row(screen, text):
    return screen.front.locator(".section > *").filter(has_text=text).first


def after(locator, name):
    return locator.evaluate("(node, name) => getComputedStyle(node, '::after')[name]", name)


# Rows


def test_a_disabled_link_in_a_list_looks_disabled(case_in):
    screen = case_in("Rows")
    enabled, disabled, label = (row(screen, text) for text in ("Enabled link", "Disabled link", "Disabled label"))
    assert style(enabled.locator(".text"), "opacity") == "1"
    for link in (disabled, label):
        expect(link).to_be_disabled()
        assert float(style(link.locator("> *").first, "opacity")) < 0.5
        assert float(after(link, "opacity")) < 0.5
    icon = label.locator(".labelIcon")
    assert style(icon, "color") == style(label, "color")


@pytest.mark.parametrize("text, badge", [("Inbox", "12"), ("Sent", "new"), ("Folder", "7"), ("Plain text", "5")])
def test_a_badge_is_at_the_end_of_its_row(case_in, text, badge):
    screen = case_in("Rows")
    line = row(screen, text)
    marked = line if line.get_attribute("data-badge") else line.locator("[data-badge]")
    assert after(marked, "content") == f'"{badge}"'
    # The element with the badge reaches to the edge of the row, or to the chevron.
    assert box_of(marked)["right"] >= box_of(line)["right"] - 40
    assert box_of(line)["height"] == 44


def test_the_badge_of_a_link_is_before_its_chevron(case_in):
    line = row(case_in("Rows"), "Drafts")
    badge = line.locator(".badge")
    expect(badge).to_have_text("3")
    assert box_of(line)["right"] - 50 < box_of(badge)["right"] < box_of(line)["right"] - 20


def test_a_badge_of_zero_is_not_drawn(case_in):
    line = row(case_in("Rows"), "Bin")
    assert line.locator("[data-badge], .badge").count() == 0


def test_a_tap_anywhere_in_a_row_taps_its_only_button(case_in):
    screen = case_in("Rows")
    taps = screen.front.get_by_test_id("taps")
    line = row(screen, "Also by its description")
    screen.front.get_by_text("Also by its description").click()
    expect(taps).to_have_text("Taps 1")
    line.click(position={"x": 300, "y": 20})
    expect(taps).to_have_text("Taps 2")
    screen.front.get_by_text("Add one").click()
    expect(taps).to_have_text("Taps 3")


def test_a_row_with_two_buttons_or_a_bordered_button_ignores_taps(case_in):
    screen = case_in("Rows")
    taps = screen.front.get_by_test_id("taps")
    for text in ("Two buttons", "Bordered", "A disabled button"):
        screen.front.get_by_text(text).click()
    screen.front.get_by_text("Plus").click()
    expect(taps).to_have_text("Taps 1")
    screen.front.get_by_text("Ten").click()
    expect(taps).to_have_text("Taps 11")


@pytest.mark.parametrize("text", ["Region", "Language", "Version"])
def test_labeled_content_fills_its_row(case_in, text):
    line = row(case_in("Rows"), text)
    assert box_of(line.get_by_text(text))["left"] < 40
    assert box_of(line.locator(".labeledContentValue"))["right"] > NARROW["width"] - 70


def test_segments_have_one_line(case_in):
    segments = row(case_in("Rows"), "Extra small")
    assert box_of(segments.locator(".choices"))["height"] == 32
    for option in segments.locator(".option").all():
        assert box_of(option.locator(".text"))["right"] <= box_of(option)["right"]


# Bars


LONG = "The title of a screen that has no room at all"
TITLES = [("Tea", LONG), (LONG, "Tea"), ("Settings", "A rather long title"), ("A rather long title", "Settings"), ("Back", "Tea")]


@pytest.mark.parametrize("size", [NARROW, {"width": 320, "height": 600}, WIDE], ids=["narrow", "least", "wide"])
@pytest.mark.parametrize("items", ["Without items", "With items"])
def test_the_back_label_never_overlaps_the_title(case_in, size, items):
    screen = case_in("Titles", size)
    for below, title in TITLES:
        screen.tap(f"{below} / {title}")
        screen.has_title(below)
        screen.tap(items)
        screen.has_title(title)
        # The page fits the labels of a bar in the frame in which the bar is shown.
        screen.settles()
        back, words = box_of(screen.front.locator(".backButton")), title_box(screen)
        assert back["right"] <= words["left"], (below, title)
        for item in screen.front.locator(".toolbarItem .button").all():
            assert words["right"] <= box_of(item)["left"], (below, title)
        label = screen.front.locator(".backButton > span").filter(visible=True)
        assert label.all_inner_texts() in ([below], ["Back"], [])
        assert label.evaluate_all("labels => labels.every(node => node.scrollWidth <= node.clientWidth)")
        screen.go_back()
        screen.has_title(below)
        screen.go_back()
        screen.has_title("Titles")


def title_box(screen):
    """The rectangle in which the title is visible."""
    return screen.front.locator("h1.barTitle").evaluate(
        """node => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          const style = getComputedStyle(node);
          const box = node.getBoundingClientRect();
          return {
            left: Math.max(left, box.left + parseFloat(style.paddingLeft)),
            right: Math.min(right, box.right - parseFloat(style.paddingRight)),
          };
        }"""
    )


def test_the_back_label_is_the_longest_that_fits(case_in):
    screen = case_in("Titles")
    for below, title, label in (
        ("Settings", "Tea", "Settings"),
        ("A rather long title", "Settings", "Back"),
        ("Settings", LONG, None),
    ):
        screen.tap(f"{below} / {title}")
        screen.has_title(below)
        screen.tap("Without items")
        screen.has_title(title)
        shown = screen.front.locator(".backButton > span").filter(visible=True)
        if label:
            expect(shown).to_have_text(label)
        else:
            expect(shown).to_have_count(0)
        # A window that grows has room for the whole label.
        screen.page.set_viewport_size(TABLET)
        expect(shown).to_have_text(below)
        screen.page.set_viewport_size(NARROW)
        screen.go_back()
        screen.has_title(below)
        screen.go_back()
        screen.has_title("Titles")


@pytest.mark.parametrize("name", ["Padded", "Padded at the sides", "Padded in colour", "Padded list"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_padded_content_is_not_below_the_bar(case_in, name, size):
    screen = case_in("Padded scrolling", size)
    screen.tap(name)
    screen.has_title("Help")
    screen.rests()
    bar = box_of(screen.front.locator(".navigationBar"))
    assert box_of(screen.front.get_by_text("Line 0", exact=True))["top"] >= bar["bottom"]
    scroller = screen.front.locator(".scrollView, .list")
    assert box_of(scroller)["left"] == 16
    # Rows that come while the list scrolls move its end.
    screen.page.wait_for_function(
        """([node, line, limit]) => {
          node.scrollTop = 1e6;
          return line.isConnected && line.getBoundingClientRect().bottom <= limit;
        }""",
        arg=[scroller.element_handle(), screen.front.get_by_text("Line 39").element_handle(), size["height"] + 1],
    )


def test_content_with_padding_at_the_sides_scrolls_below_the_bar(case_in):
    screen = case_in("Padded scrolling")
    screen.tap("Padded at the sides")
    screen.has_title("Help")
    scroller = screen.front.locator(".scrollView")
    assert box_of(scroller)["top"] == 0
    scroller.evaluate("node => node.scrollTop = 100")
    expect(screen.front.locator(".barTitle").first).to_have_css("opacity", "1")


# Lists


def test_lists_are_as_wide_as_on_a_tablet(case_in):
    for size, margin in ((NARROW, 16), (WIDE, 140), ({"width": 900, "height": 800}, 20)):
        screen = case_in("Rows", size)
        line, title = box_of(row(screen, "Enabled link")), screen.front.locator(".largeTitle")
        assert (line["left"], line["right"]) == (margin, size["width"] - margin)
        if title.count():
            assert style(title, "paddingLeft") == f"{margin}px"
