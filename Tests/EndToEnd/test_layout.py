"""The layout of rows, popovers, bars, columns and tabs."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from conftest import NARROW, WIDE
from screen import Screen, opened
from test_look import box, style

# An iPad of 13 inches, in landscape.
TABLET = {"width": 1366, "height": 1024}


@pytest.fixture
def case_in(new_context, cases):
    """Opens a case of the test app in a window of a size."""

    def open_case(title, size=NARROW, **options):
        return opened(new_context(viewport=size, reduced_motion="reduce", **options).new_page(), cases, title)

    return open_case


@pytest.fixture
def app_in(new_context):
    """Opens the test app with a case for the whole window, in a window of a size."""
    servers = []

    def open_app(case, size):
        server = AppServer("BrowserTestApp", {"CASE": case}).__enter__()
        servers.append(server)
        screen = opened(new_context(viewport=size, reduced_motion="reduce").new_page(), server.address)
        # The session's first layout is for the class of the device.
        screen.settles()
        return screen

    yield open_app
    for server in servers:
        server.__exit__()


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
    assert box(marked)["right"] >= box(line)["right"] - 40
    assert box(line)["height"] == 44


def test_the_badge_of_a_link_is_before_its_chevron(case_in):
    line = row(case_in("Rows"), "Drafts")
    badge = line.locator(".badge")
    expect(badge).to_have_text("3")
    assert box(line)["right"] - 50 < box(badge)["right"] < box(line)["right"] - 20


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
    assert box(line.get_by_text(text))["left"] < 40
    assert box(line.locator(".labeledContentValue"))["right"] > NARROW["width"] - 70


def test_segments_have_one_line(case_in):
    segments = row(case_in("Rows"), "Extra small")
    assert box(segments.locator(".choices"))["height"] == 32
    for option in segments.locator(".option").all():
        assert box(option.locator(".text"))["right"] <= box(option)["right"]


# Popovers


@pytest.mark.parametrize("name", ["Small", "Wide", "Stack", "Framed stack", "Tall"])
@pytest.mark.parametrize("size", [WIDE, {"width": 800, "height": 480}], ids=["high", "low"])
def test_a_popover_is_within_the_window(case_in, name, size):
    screen = case_in("Popovers", size)
    screen.tap(name)
    screen.rests()
    card = box(screen.sheet.locator(":scope > .card"))
    assert card["left"] >= 8 and card["right"] <= size["width"] - 8
    assert card["top"] >= 8 and card["bottom"] <= size["height"] - 8


def test_a_popover_has_the_size_of_its_content(case_in):
    screen = case_in("Popovers", WIDE)
    screen.tap("Small")
    screen.rests()
    content = box(screen.sheet.get_by_text("Small"))
    card = box(screen.sheet.locator(":scope > .card"))
    assert card["width"] < 120 and card["height"] < 80
    assert (content["left"], content["right"]) == (card["left"], card["right"]) or content["left"] - card["left"] <= 16
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)
    screen.tap("Wide")
    screen.rests()
    card = box(screen.sheet.locator(":scope > .card"))
    assert (card["width"], card["height"]) == (520, 180)


@pytest.mark.parametrize("name", ["Stack", "Framed stack"])
def test_the_toolbar_of_a_popover_is_inside_it(case_in, name):
    screen = case_in("Popovers", WIDE)
    screen.tap(name)
    screen.rests()
    card = box(screen.sheet.locator(":scope > .card"))
    for title in ("Cancel", "Done", "Reset all"):
        button = box(screen.sheet.get_by_role("button", name=title))
        assert card["left"] <= button["left"] and button["right"] <= card["right"]
        assert card["top"] <= button["top"] and button["bottom"] <= card["bottom"]


# The distance of a popover from each edge of its source.
EDGES = {
    "Top": lambda card, source: source["top"] - card["bottom"],
    "Leading": lambda card, source: source["left"] - card["right"],
    "Bottom": lambda card, source: card["top"] - source["bottom"],
    "Trailing": lambda card, source: card["left"] - source["right"],
}


def popover_and_source(screen, name):
    screen.tap(name)
    screen.rests()
    source = screen.page.locator(f'[data-i="{screen.sheet.get_attribute("data-anchor")}"]')
    return box(screen.sheet.locator(":scope > .card")), box(source)


def center(edges, axis):
    start, end = ("left", "right") if axis == "x" else ("top", "bottom")
    return (edges[start] + edges[end]) / 2


@pytest.mark.parametrize("name", EDGES)
def test_a_popover_is_beside_the_edge_that_the_app_chose(case_in, name):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, name)
    assert EDGES[name](card, source) == 12
    axis = "x" if name in ("Top", "Bottom") else "y"
    assert abs(center(card, axis) - center(source, axis)) <= 1


def test_a_popover_points_at_a_part_of_its_source(case_in):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, "Point")
    assert card["left"] == source["right"] + 12
    assert abs(center(card, "y") - source["bottom"]) <= 1
    screen.page.keyboard.press("Escape")
    expect(screen.presentations).to_have_count(0)
    card, source = popover_and_source(screen, "Part")
    assert card["top"] == source["top"] + 60 + 12
    assert abs(center(card, "x") - (source["left"] + 25)) <= 1


def test_a_popover_without_room_is_at_the_opposite_edge_or_below(case_in):
    screen = case_in("Popover edges", WIDE)
    card, source = popover_and_source(screen, "At the edge")
    assert card["left"] == source["right"] + 12
    screen = case_in("Popover edges", {"width": 800, "height": 800})
    card, source = popover_and_source(screen, "Wide")
    assert card["top"] == source["bottom"] + 12


def test_a_popover_stays_one_in_a_narrow_window_if_the_app_asks_for_it(case_in):
    screen = case_in("Adaptations")
    screen.tap("Popover")
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("width", "120px")
    screen.rests()
    edges, source = box(card), box(screen.page.locator(f'[data-i="{screen.sheet.get_attribute("data-anchor")}"]'))
    assert edges["height"] == 80
    assert edges["top"] == source["bottom"] + 12
    assert abs(center(edges, "x") - center(source, "x")) <= 1
    # In a wide window it is the same popover.
    screen.page.set_viewport_size(WIDE)
    expect(card).to_have_css("width", "120px")


@pytest.mark.parametrize("name", ["Popover as cover", "Sheet as cover"])
def test_a_presentation_is_a_cover_in_a_narrow_window_if_the_app_asks_for_it(case_in, name):
    screen = case_in("Adaptations")
    screen.tap(name)
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("height", f"{NARROW['height']}px")
    screen.rests()
    edges = box(card)
    assert (edges["left"], edges["top"], edges["right"]) == (0, 0, NARROW["width"])
    expect(card.locator(":scope > .grabber")).to_be_hidden()
    screen.page.set_viewport_size(WIDE)
    expect(card).not_to_have_css("height", f"{WIDE['height']}px")


def test_a_popover_is_a_sheet_in_a_low_window_if_the_app_asks_for_it(case_in):
    size = {"width": 800, "height": 440}
    screen = case_in("Adaptations", size)
    screen.tap("Low")
    card = screen.sheet.locator(":scope > .card")
    expect(card).to_have_css("width", "800px")
    screen.rests()
    assert (box(card)["top"], box(card)["bottom"]) == (10, 440)


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
        back, words = box(screen.front.locator(".backButton")), title_box(screen)
        assert back["right"] <= words["left"], (below, title)
        for item in screen.front.locator(".toolbarItem .button").all():
            assert words["right"] <= box(item)["left"], (below, title)
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
    bar = box(screen.front.locator(".navigationBar"))
    assert box(screen.front.get_by_text("Line 0", exact=True))["top"] >= bar["bottom"]
    scroller = screen.front.locator(".scrollView, .list")
    assert box(scroller)["left"] == 16
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
    assert box(scroller)["top"] == 0
    scroller.evaluate("node => node.scrollTop = 100")
    expect(screen.front.locator(".barTitle").first).to_have_css("opacity", "1")


# Lists


def test_lists_are_as_wide_as_on_a_tablet(case_in):
    for size, margin in ((NARROW, 16), (WIDE, 140), ({"width": 900, "height": 800}, 20)):
        screen = case_in("Rows", size)
        line, title = box(row(screen, "Enabled link")), screen.front.locator(".largeTitle")
        assert (line["left"], line["right"]) == (margin, size["width"] - margin)
        if title.count():
            assert style(title, "paddingLeft") == f"{margin}px"


# Split views


def test_a_list_in_the_detail_of_a_tablet_has_its_width(app_in):
    screen = app_in("split", TABLET)
    assert box(screen.page.locator(".column.sidebar"))["width"] == 320
    line = box(screen.page.locator(".column.detail .labeledContent").first)
    assert (line["left"], line["right"]) == (320 + 23, TABLET["width"] - 23)


def test_a_column_has_its_preferred_width(app_in):
    screen = app_in("split of a width", WIDE)
    assert box(screen.page.locator(".column.sidebar"))["width"] == 240
    screen.page.set_viewport_size(NARROW)
    expect(screen.page.locator(".column.sidebar")).to_have_js_property("offsetWidth", NARROW["width"])


def test_a_button_hides_and_shows_the_sidebar(app_in):
    screen = app_in("split", WIDE)
    page = screen.page
    toggle = page.get_by_role("button", name="Hide sidebar")
    title = page.locator(".column.sidebar h1")
    assert box(toggle)["bottom"] <= box(title)["top"]
    toggle.click()
    expect(page.locator(".column.sidebar")).to_have_count(0)
    expect(page.locator(".column.detail")).to_have_js_property("offsetWidth", WIDE["width"])
    show = page.get_by_role("button", name="Show sidebar")
    expect(show).to_be_focused()
    show.click()
    expect(page.locator(".column.sidebar")).to_be_visible()
    expect(page.get_by_role("button", name="Show sidebar")).to_have_count(0)
    # The app's binding has followed.
    page.get_by_role("button", name="Hide sidebar").click()
    expect(page.locator(".column.sidebar")).to_have_count(0)
    screen.tap("Show all columns", within=page)
    expect(page.locator(".column.sidebar")).to_be_visible()


def test_a_narrow_window_has_no_button_for_the_sidebar(app_in):
    screen = app_in("split", WIDE)
    screen.page.get_by_role("button", name="Hide sidebar").click()
    expect(screen.page.locator(".column.sidebar")).to_have_count(0)
    screen.page.set_viewport_size(NARROW)
    expect(screen.page.locator(".sidebarToggle")).to_be_hidden()
    screen.settles()
    back = screen.page.locator(".columnBack")
    assert box(back)["right"] <= int(style(screen.page.locator(".column.detail .items").first, "paddingLeft").removesuffix("px"))
    back.click()
    expect(screen.page.locator(".column.sidebar")).to_be_visible()
    expect(screen.page.locator(".sidebarToggle").filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_headers_of_a_sidebar_are_bold_and_collapse_their_sections(app_in, size):
    screen = app_in("split", size)
    page = screen.page
    header = page.get_by_role("button", name="Mailboxes")
    assert int(style(header, "fontWeight")) >= 600 and style(header, "fontSize") == "20px"
    expect(header).to_have_attribute("aria-expanded", "true")
    header.click()
    expect(page.get_by_text("Inbox")).to_have_count(0)
    expect(header).to_have_attribute("aria-expanded", "false")
    header.press("Enter")
    expect(page.get_by_text("Inbox")).to_be_visible()
    page.get_by_role("button", name="Folders").press(" ")
    expect(page.get_by_text("Work")).to_have_count(0)


# Tabs


def test_tabs_are_a_bar_above_wide_content(app_in):
    screen = app_in("tabs", WIDE)
    page = screen.page
    bar, content = box(page.locator(".tabBar")), box(page.locator(".tabContent.selected"))
    assert bar["top"] < 20 and bar["height"] < 60
    assert bar["left"] + bar["right"] == pytest.approx(WIDE["width"], abs=1)
    assert (content["left"], content["top"], content["right"], content["bottom"]) == (0, 0, WIDE["width"], WIDE["height"])
    assert box(screen.front.locator(".items"))["top"] >= bar["bottom"]
    assert box(screen.front.get_by_role("button", name="Edit"))["top"] >= bar["bottom"]
    for name, text in (("Library", "Book 0"), ("Search", "Nothing found")):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        screen.settles()
        assert box(page.get_by_text(text, exact=True))["top"] >= bar["bottom"]
    page.set_viewport_size(NARROW)
    screen.settles()
    assert box(page.locator(".tabBar"))["bottom"] == NARROW["height"]


def test_adaptable_tabs_are_a_sidebar_beside_wide_content(app_in):
    screen = app_in("adaptable tabs", WIDE)
    bar, content = box(screen.page.locator(".tabBar")), box(screen.page.locator(".tabContent.selected"))
    assert (bar["left"], bar["top"], bar["height"]) == (0, 0, WIDE["height"])
    assert content["left"] == bar["right"]
