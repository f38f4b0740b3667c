"""Sizes of lists, subtitles, appearance of sheets, scopes of a search, and pictures of asset catalogs."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from screen import FRAMES, Screen, opened
from test_accessibility import has_none_in_both_schemes, looks
from test_drawing import Picture, is_close


@pytest.fixture
def page_of(new_context, cases):
    def make(*titles, **options):
        return opened(new_context(**options).new_page(), cases, *titles)

    return make


def test_a_list_has_the_sizes_that_the_app_sets(page_of):
    screen = page_of("Chrome")
    rows = screen.front.locator(".section").first.locator("> :not(.sectionHeader)")
    boxes = [box_of(row) for row in rows.all()]
    assert all(box["height"] >= 60 for box in boxes)
    assert boxes[1]["y"] - boxes[0]["y"] - boxes[0]["height"] == pytest.approx(12, abs=0.5)
    next_header = box_of(screen.front.locator(".sectionHeader").nth(1))
    assert next_header["y"] - boxes[-1]["y"] - boxes[-1]["height"] >= 50
    header = screen.front.locator(".sectionHeader").first
    assert float(header.evaluate("node => getComputedStyle(node).fontSize").removesuffix("px")) >= 20


def test_the_line_above_a_row_takes_the_place_of_the_line_below_the_row_before(page_of):
    screen = page_of("Chrome")
    rows = screen.front.locator(".section").first.locator("> :not(.sectionHeader)")
    has_line_above = "rows => rows.map(row => getComputedStyle(row, '::before').backgroundImage.includes('gradient'))"
    # Rows with space between them have no lines.
    assert rows.evaluate_all(has_line_above) == [False] * 4
    screen.front.locator(".spaced").evaluate("list => list.classList.remove('spaced')")
    assert rows.evaluate_all(has_line_above) == [False, True, False, False]
    lines = rows.evaluate_all("rows => rows.map(row => getComputedStyle(row).getPropertyValue('--row-line').trim())")
    assert lines == ["transparent", "", "", ""]


def test_the_tint_of_an_item_colors_its_icon_and_not_its_other_parts(page_of):
    screen = page_of("Chrome")
    row = screen.front.locator(".section").first.locator("> :not(.sectionHeader)").first
    green, blue = "rgb(52, 199, 89)", "rgb(0, 122, 255)"
    assert row.locator(".labelIcon").evaluate("node => getComputedStyle(node).color") == green
    # A selection mark in the row has the color of the list.
    mark = "row => { const mark = document.createElement('i'); mark.style.color = 'var(--tint)'; row.append(mark); "
    assert row.evaluate(mark + "return getComputedStyle(mark).color }") == blue


def test_white_and_black_are_tints_of_texts_in_both_color_schemes(page_of):
    screen = page_of("Chrome")
    color = """(body, tint) => {
      const text = document.createElement('i');
      text.style = `--tint:${tint};color:var(--ink)`;
      body.append(text);
      const lightness = Number(Number(/oklch\\(([\\d.]+)/.exec(getComputedStyle(text).color)[1]).toFixed(2));
      text.remove();
      return lightness;
    }"""
    for scheme in ("light", "dark"):
        screen.page.emulate_media(color_scheme=scheme)
        lightness = [screen.page.locator("body").evaluate(color, tint) for tint in ("white", "black", "yellow", "navy")]
        assert lightness[:2] == [1, 0], scheme
        # Other tints are legible on the background of the color scheme.
        assert all(value <= 0.52 if scheme == "light" else value >= 0.7 for value in lightness[2:]), scheme


def test_sections_of_a_plain_list_have_the_lines_that_the_app_sets(page_of):
    screen = page_of("Section lines")

    def lines(row):
        """Returns whether the page draws a line above a row, and one below it."""
        style = "(node, name) => getComputedStyle(node, '::before')[name]"
        above = row.evaluate(style, "backgroundSize").split(",")[0]
        below = row.evaluate(style, "borderBottomWidth")
        return above.startswith("100%") and above != "100% 0px", below != "0px"

    def row(name):
        return screen.front.get_by_test_id(name)

    red = "rgb(255, 59, 48)"
    assert lines(row("first red"))[0]
    assert red in row("first red").evaluate("node => getComputedStyle(node, '::before').backgroundImage")
    assert lines(row("last red")) == (False, True)
    assert red in row("last red").evaluate("node => getComputedStyle(node, '::before').borderImageSource")
    assert lines(row("only")) == (False, True)
    assert red not in row("only").evaluate("node => getComputedStyle(node, '::before').borderImageSource")
    assert lines(row("none")) == (False, False)
    swiped = screen.front.locator(".section > .swipeRow")
    line = swiped.evaluate("node => getComputedStyle(node, '::after').backgroundSize").split(", ")
    assert len(line) == 2 and "100% 0px" not in line
    line = row("without").evaluate("node => getComputedStyle(node, '::before').borderImageSource")
    assert set(re.findall(r"rgba?\([^)]*\)", line)) == {"rgba(0, 0, 0, 0)"}


def test_a_subtitle_is_below_the_title_and_covers_nothing(page_of):
    screen = page_of("Chrome", viewport=NARROW)
    subtitle = screen.front.locator(".subtitle")
    expect(subtitle).to_have_text("3 new")
    title = box_of(screen.front.locator("h1"))
    box = box_of(subtitle)
    assert box["y"] >= title["y"]
    assert box["y"] + box["height"] <= box_of(screen.front.locator(".sectionHeader").first)["y"] + 12


def test_a_sheet_has_the_size_the_color_and_the_corners_that_its_content_requests(page_of):
    screen = page_of("Chrome", viewport=WIDE)
    screen.tap("Present")
    screen.rests()
    card = screen.sheet.locator(".card")
    box = box_of(card)
    assert box["width"] < 400 and box["height"] < 300
    style = card.evaluate("node => { const s = getComputedStyle(node); return [s.borderTopLeftRadius, s.backgroundColor] }")
    assert style[0] == "30px"
    assert style[1].startswith("rgb(255, 1")


def test_actions_for_assistive_technologies_are_a_context_menu(page_of):
    screen = page_of("Chrome")
    screen.front.get_by_test_id("log").click(button="right")
    screen.page.get_by_role("menuitem", name="Archive").click()
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: archived")
    screen.front.get_by_role("button", name="Spoken").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: spoken")
    # The bar is arranged in the next frame.
    screen.rests()
    title, button = screen.front.locator(".barTitle"), screen.front.get_by_role("button", name="Title menu")
    words, area = box_of(title), box_of(button)
    assert abs(words["x"] + words["width"] / 2 - area["x"] - area["width"] / 2) < 30
    assert title.evaluate("node => getComputedStyle(node, '::after').rotate") == "45deg"
    button.click()
    screen.page.get_by_role("menuitem", name="Rename").click()
    expect(screen.front.get_by_test_id("log")).to_have_text("Log: renamed")


def test_the_menu_of_a_title_covers_it_if_its_script_is_loaded_after_the_bar_is_arranged(page, cases):
    waiting = []
    page.route("**/extras.js*", lambda route: waiting.append(route))
    screen = Screen(page)
    with page.expect_request("**/extras.js*"):
        page.goto(cases)
        screen.tap("Chrome")
    screen.has_title("Chrome")
    page.evaluate(FRAMES)
    button = screen.front.get_by_role("button", name="Title menu")
    assert box_of(button)["width"] < 50
    waiting[0].continue_()
    screen.rests()
    title, area = box_of(screen.front.locator(".barTitle")), box_of(button)
    assert area["width"] > 100
    assert abs(title["x"] + title["width"] / 2 - area["x"] - area["width"] / 2) < 30


def test_a_form_shows_the_background_below_it_and_a_bar_has_a_color_scheme(new_context, guide):
    page = new_context(color_scheme="light").new_page()
    screen = opened(page, f"{guide}/chrome")
    screen.tap("Open the tabs")
    page.get_by_role("tab", name="Options").click()
    screen.has_title("Options")
    screen.rests()
    expect(screen.front.locator(".form")).to_contain_class("clear")
    # A fifth of indigo. The gray of forms has almost as much red as blue.
    red, _, blue = Picture.of_page(screen, 0.5, 0.7)
    assert blue - red > 15
    assert screen.front.locator(".navigationBar").evaluate("node => getComputedStyle(node).colorScheme") == "dark"


def test_buttons_in_containers_without_a_background_receive_taps(case):
    screen = case("Clear containers")
    screen.front.get_by_role("button", name="Row").click()
    expect(screen.front.get_by_text("Tapped: row", exact=True)).to_be_visible()
    screen.front.get_by_role("button", name="Item").click()
    expect(screen.front.get_by_text("Tapped: row, item", exact=True)).to_be_visible()


@looks
def test_scopes_appear_with_a_text_and_leave_the_results_visible(page_of, size):
    screen = page_of("Scopes", viewport=size)
    field = screen.front.get_by_role("searchbox")
    field.click()
    expect(screen.front.get_by_text("Everywhere")).to_have_count(0)
    field.fill("a")
    screen.front.get_by_role("radio", name="Everywhere").check()
    expect(screen.front.get_by_text("Scope 1")).to_be_visible()
    scopes = box_of(screen.front.locator(".suggestions"))
    result = box_of(screen.front.get_by_text("Scope 1"))
    if size == NARROW:
        assert scopes["y"] + scopes["height"] <= result["y"] + 1


def test_pictures_are_loaded_from_the_catalog_for_the_scheme_and_the_scale(new_context, cases):
    loaded = {}
    for scheme in ["light", "dark"]:
        for scale in [1, 2]:
            page = new_context(color_scheme=scheme, device_scale_factor=scale).new_page()
            screen = opened(page, cases, "Pictures")
            pictures = screen.front.locator("img")
            # Two of them have the natural sizes of pictures with tiles and edges.
            expect(pictures).to_have_count(8)
            page.wait_for_function("() => [...document.querySelectorAll('img')].every(one => one.complete && one.naturalWidth)")
            loaded[scheme, scale] = [picture.evaluate("node => node.currentSrc") for picture in pictures.all()]
            assert round(box_of(pictures.first)["width"]) == 8
            assert round(box_of(pictures.nth(1))["width"]) == 100
    assert loaded["light", 1][0] != loaded["light", 2][0]
    assert loaded["light", 1][0] != loaded["dark", 1][0]
    assert loaded["light", 1][2] == loaded["dark", 2][2]
    response = page.request.get(loaded["light", 1][0])
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"] == "image/png"
    assert page.request.get(cases.rstrip("/") + "/asset/none.png").status == 404


def test_a_template_picture_has_the_foreground_color(page_of):
    screen = page_of("Pictures")
    picture = screen.front.get_by_test_id("template").locator("img")
    expect(picture).to_have_css("background-color", "rgb(255, 59, 48)")
    assert "/asset/" in picture.evaluate("node => getComputedStyle(node).maskImage")
    assert "contain" in picture.evaluate("node => getComputedStyle(node).maskSize")


def test_the_bars_at_the_bottom_have_the_colors_that_the_screen_requests(page_of):
    screen = page_of("Colored bars", viewport=NARROW)
    tabs = screen.page.locator(".tabBar:visible")
    # The red of dark surfaces.
    expect(tabs).to_have_css("background-color", "rgb(255, 69, 58)")
    # The tab view is the content of a screen.
    assert box_of(tabs)["height"] > 40
    item = screen.front.locator(".toolbarItem.bottom")
    fill = "(node, name) => getComputedStyle(node, '::before')[name]"
    assert item.evaluate(fill, "backgroundColor") == "rgb(52, 199, 89)"
    assert tabs.evaluate("node => getComputedStyle(node).colorScheme") == "dark"
    screen.tap("Hide")
    expect(tabs).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert item.evaluate(fill, "display") == "none"


@pytest.mark.parametrize("name, factor, font", [("mini", 0.65, 13), ("small", 0.8, 15), ("regular", 1, 17), ("large", 1.15, 17)])
def test_controls_have_the_sizes_that_the_app_sets(page_of, name, factor, font):
    screen = page_of("Control sizes")

    def height(kind, inner=""):
        node = screen.front.get_by_test_id(f"{name} {kind}")
        return box_of((node.locator(inner) if inner else node))["height"]

    # The script with the sizes has been loaded.
    mini = screen.front.get_by_test_id("mini toggle").locator("input")
    screen.page.wait_for_function("node => node.getBoundingClientRect().height < 25", arg=mini.element_handle())
    assert height("toggle", "input") == pytest.approx(31 * factor, abs=0.6)
    assert height("stepper", ".steps") == pytest.approx(32 * factor, abs=0.6)
    assert height("field") == pytest.approx(22 + 12 * factor, abs=0.6)
    assert height("picker") == pytest.approx(34 * factor, abs=0.6)
    assert height("slider", "input") == pytest.approx(28 * factor, abs=0.6)
    assert height("date", "input") == pytest.approx(34 * factor, abs=0.6)
    assert height("segments") == pytest.approx(32 * factor, abs=0.6)
    assert height("bar", "progress") == pytest.approx(4 * factor, abs=0.3)
    assert height("circle", ".gauge") == pytest.approx(24 * factor, abs=0.6)
    for kind in ["toggle", "stepper", "field", "picker", "date"]:
        expect(screen.front.get_by_test_id(f"{name} {kind}")).to_have_css("font-size", f"{font}px")


def test_buttons_have_the_border_shapes_of_the_app(page, guide):
    screen = opened(page, f"{guide}/chrome")
    radius = "node => parseFloat(getComputedStyle(node).borderRadius)"
    capsule, corners = (screen.front.get_by_role("button", name=name, exact=True) for name in ["Capsule", "Corners"])
    assert capsule.evaluate(radius) >= box_of(capsule)["height"] / 2
    assert corners.evaluate(radius) == 4


def test_placeholders_cover_texts_until_they_are_loaded(page, guide):
    screen = opened(page, f"{guide}/chrome")
    name = screen.front.get_by_text("Ada Lovelace", exact=True)
    expect(name).to_have_css("color", "rgba(0, 0, 0, 0)")
    expect(name).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    screen.front.get_by_role("switch", name="Show placeholders", exact=True).click()
    expect(name).to_have_css("color", "rgb(0, 0, 0)")
    expect(name).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_the_label_of_a_slider_names_it_and_is_not_shown(page_of):
    screen = page_of("Control sizes")
    slider = screen.front.get_by_test_id("limited")
    track = slider.locator("input")
    expect(track).to_have_accessible_name("Balance")
    assert box_of(slider.locator(".title"))["width"] <= 1
    assert box_of(track)["width"] == pytest.approx(box_of(slider)["width"], abs=0.6)


def test_sliders_select_their_marks_and_limits(page_of):
    screen = page_of("Control sizes")
    marked = screen.front.get_by_test_id("marked").locator("input")
    marked.scroll_into_view_if_needed()
    # The script with the marks has been loaded.
    screen.page.wait_for_function(
        "node => getComputedStyle(node).backgroundImage.includes('gradient')", arg=marked.element_handle()
    )
    expect(marked).to_have_attribute("aria-valuetext", "Slow")
    marked.focus()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.front.get_by_text("speed 40", exact=True)).to_be_visible()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.front.get_by_text("speed 90", exact=True)).to_be_visible()
    expect(marked).to_have_attribute("aria-valuetext", "Fast")
    marked.fill("20")
    expect(screen.front.get_by_text("speed 10", exact=True)).to_be_visible()
    expect(marked).to_have_value("10")
    limited = screen.front.get_by_test_id("limited").locator("input")
    limited.fill("-1")
    expect(screen.front.get_by_text("balance 0", exact=True)).to_be_visible()
    expect(limited).to_have_value("0")


def test_a_slider_without_a_thumb_selects_values(page_of):
    screen = page_of("Control sizes")
    slider = screen.front.get_by_test_id("bare")
    expect(slider).to_have_attribute("data-bare", "")
    screen.page.wait_for_function(
        "() => document.adoptedStyleSheets.some(sheet => "
        "[...sheet.cssRules].some(rule => rule.selectorText?.includes('data-bare')))"
    )
    slider.locator("input").fill("0.25")
    expect(screen.front.get_by_text("balance 25", exact=True)).to_be_visible()


def test_a_text_shows_a_picture_on_its_baseline(page_of):
    screen = page_of("Pictures")
    text = screen.front.get_by_test_id("text")
    picture = text.get_by_role("img", name="Logo")
    box = box_of(picture.locator("img"))
    assert round(box["width"]) == 8
    # An inline element without height is at the baseline of letters without descenders.
    baseline = text.evaluate(
        "node => { const mark = document.createElement('span'); mark.style.display = 'inline-block';"
        " node.firstElementChild.append(mark); const y = mark.getBoundingClientRect().bottom; mark.remove(); return y }"
    )
    assert abs(box["y"] + box["height"] - baseline) < 1
    template = screen.front.get_by_test_id("template text").locator("img")
    expect(template).to_have_css("background-color", "rgb(255, 59, 48)")


def test_a_picture_is_repeated_or_keeps_the_thickness_of_its_edges(page_of):
    picture = Picture(page_of("Pictures"))
    blue, yellow = (0, 0, 255), (255, 255, 0)
    # Five by three pictures of 12 by 12 points: the middle of the third one, and the edge between it and the next one.
    assert is_close(picture("tiles", 30 / 60, 0.5), yellow)
    assert is_close(picture("tiles", 36 / 60, 0.5), blue)
    # The edge of 3 points would have 15 in a stretched picture.
    assert is_close(picture("framed", 1.5 / 60, 0.5), blue)
    assert is_close(picture("framed", 6 / 60, 0.5), yellow)
    assert is_close(picture("framed", 0.5, 6 / 36), yellow)


def test_the_large_title_of_a_wide_screen_without_a_list_is_at_its_edge(case_in):
    screen = case_in("Loaded ratios", WIDE)
    screen.settles()
    assert box_of(screen.front.locator(".largeTitle > h1"))["x"] == 20


@pytest.mark.parallel
@looks
@pytest.mark.parametrize("case", ["Chrome", "Section lines", "Pictures", "Scopes"])
def test_axe_finds_nothing(case_in, size, case):
    has_none_in_both_schemes(case_in(case, size))
