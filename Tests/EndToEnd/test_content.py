"""Texts that the page itself adapts, previews of menus, the order of reading, and the color scheme of the app."""

import pytest
from playwright.sync_api import expect

from app_server import AppServer
from boxes import box_of
from conftest import NARROW, WIDE
from screen import opened
from test_accessibility import has_no_violations, looks, schemes


@pytest.fixture
def content(new_context, cases):
    def make(**options):
        return opened(new_context(**options).new_page(), cases, "Content")

    return make


def named(screen, name):
    return screen.front.get_by_test_id(name)


def seconds(time):
    minutes, rest = time.split(":")
    return int(minutes) * 60 + int(rest)


@pytest.mark.parametrize(("name", "direction"), [("timer", 1), ("interval", -1)])
def test_a_time_ticks_without_a_turn_of_the_server(new_context, cases, name, direction):
    page = new_context().new_page()
    frames = []

    def follow(socket):
        for kind in ("framesent", "framereceived"):
            socket.on(kind, lambda frame: frames.append(frame))

    page.on("websocket", follow)
    screen = opened(page, cases, "Content")
    screen.is_silent()
    frames.clear()
    before = named(screen, name).inner_text()
    expect(named(screen, name)).not_to_have_text(before)
    assert 1 <= direction * (seconds(named(screen, name).inner_text()) - seconds(before)) <= 5
    assert [frame for frame in frames if isinstance(frame, str) and frame.startswith("{")] == []


def test_a_text_is_scaled_to_its_frame_down_to_the_least_factor(content):
    page = content().page
    lines = "document.querySelector('[style*=--minimum-scale] > span')"
    page.wait_for_function(f"() => {lines}.style.zoom")
    assert 0.5 <= page.evaluate(f"Number({lines}.style.zoom)") < 1
    assert page.evaluate(f"{lines}.scrollWidth <= {lines}.clientWidth + 1")


@pytest.fixture
def framed(new_context, cases):
    screen = opened(new_context().new_page(), cases, "Framed texts")
    screen.page.wait_for_function("() => document.querySelector('[data-testid=scaled] > span').style.zoom")
    screen.settles()
    return screen


def measured(screen, name):
    """The box of a text, the box of its words, and the properties of its lines."""
    return named(screen, name).evaluate(
        """node => {
          const lines = node.firstElementChild;
          const range = document.createRange();
          range.selectNodeContents(lines);
          const box = ({ x, y, width, height }) => ({ x, y, width, height });
          const { display, textOverflow, webkitLineClamp } = getComputedStyle(lines);
          // A flexible box would show no ellipsis.
          const hasEllipsis = !display.includes("flex") && (textOverflow === "ellipsis" || webkitLineClamp === "1");
          return {
            box: box(node.getBoundingClientRect()), words: box(range.getBoundingClientRect()), hasEllipsis,
            lines: box(lines.getBoundingClientRect()), zoom: Number(lines.style.zoom || 1),
            isCut: lines.scrollWidth > lines.clientWidth || lines.scrollHeight > lines.clientHeight,
          };
        }"""
    )


def test_a_line_in_a_frame_ends_with_an_ellipsis(framed):
    line = measured(framed, "one")
    assert line["box"]["width"] == pytest.approx(80)
    assert line["lines"]["width"] == pytest.approx(80)
    assert line["hasEllipsis"] and line["isCut"]


def test_a_short_line_is_placed_in_its_frame_and_updated(framed):
    for name, part in [("short", 0.5), ("trailing", 1)]:
        line = measured(framed, name)
        assert line["box"]["width"] == pytest.approx(80)
        assert not line["isCut"]
        free = line["box"]["width"] - line["words"]["width"]
        assert line["words"]["x"] - line["box"]["x"] == pytest.approx(free * part, abs=1)
    framed.tap("Count")
    expect(named(framed, "short")).to_have_text("Ab 1")
    expect(named(framed, "one")).to_have_text("A long text in a short line 1")
    assert measured(framed, "one")["isCut"]


def test_lines_in_a_frame_have_a_limit(framed):
    text = measured(framed, "two")
    assert text["box"]["width"] == pytest.approx(100)
    assert text["isCut"]
    height = named(framed, "two").evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert 2 * height < text["box"]["height"] < 3 * height


def test_a_scaled_text_keeps_the_size_of_its_frame_and_its_padding(framed):
    line = measured(framed, "scaled")
    assert (line["box"]["width"], line["box"]["height"]) == (pytest.approx(150), pytest.approx(40))
    assert 0.5 < line["zoom"] < 1 and not line["isCut"]
    assert line["words"]["width"] <= 151
    least = measured(framed, "least")
    assert least["box"]["width"] == pytest.approx(100)
    assert (least["zoom"], least["isCut"], least["hasEllipsis"]) == (0.5, True, True)
    lines = measured(framed, "lines")
    assert (lines["box"]["width"], lines["box"]["height"]) == (pytest.approx(100), pytest.approx(44))
    assert 0.25 < lines["zoom"] < 1 and lines["words"]["height"] <= 45
    padded = measured(framed, "padded")
    assert 180 < padded["box"]["width"] <= 200
    assert padded["lines"]["x"] - padded["box"]["x"] == pytest.approx(10)
    assert 0.5 < padded["zoom"] < 1


def test_a_text_is_scaled_again_when_the_view_beside_it_changes_its_size(framed):
    """The text has the same words. Only the space that the other view leaves changes."""
    narrow = measured(framed, "beside")
    assert 0.25 < narrow["zoom"] < 0.8 and not narrow["isCut"]
    zoom = "Number(document.querySelector('[data-testid=beside] > span').style.zoom || 1)"
    framed.tap("Count")
    framed.page.wait_for_function(f"() => {zoom} > {narrow['zoom']} + 0.1")
    wide = measured(framed, "beside")
    assert not wide["isCut"] and 150 < wide["box"]["width"] <= 181
    framed.tap("Count")
    framed.page.wait_for_function(f"() => {zoom} === {narrow['zoom']}")
    assert not measured(framed, "beside")["isCut"]


def test_the_middle_of_a_line_is_omitted(content):
    screen = content()
    halves = screen.front.locator(
        "[data-testid=middle] [aria-hidden=true] > span, [data-testid=middle] + [aria-hidden=true] > span"
    )
    expect(halves).to_have_count(2)
    screen.rests()
    line = box_of(halves.first.locator(".."))
    first, second = box_of(halves.first), box_of(halves.last)
    assert first["width"] + second["width"] <= 161
    assert abs(first["width"] - second["width"]) < 30
    assert first["x"] + first["width"] <= second["x"] + 1
    # The end of the text is at the end of the line, and the hidden part is in the middle.
    end = box_of(halves.last.locator("span"))
    assert end["x"] + end["width"] == pytest.approx(line["x"] + min(line["width"], 160), abs=1.5)
    assert end["width"] > second["width"]


def test_an_increased_badge_has_a_background(content):
    screen = content()
    background = "node => getComputedStyle(node, '::after').backgroundColor"
    screen.page.wait_for_function(
        "() => getComputedStyle(document.querySelector('[data-x=increased]'), '::after').backgroundColor !== 'rgba(0, 0, 0, 0)'"
    )
    assert screen.front.locator("[data-badge='2']").evaluate(background) == "rgba(0, 0, 0, 0)"


def test_the_layers_of_a_symbol_have_their_colors(content):
    drawing = content().front.locator(".symbol:has(.badge)").first
    lower, upper = drawing.locator("> g").all()
    assert lower.evaluate("node => getComputedStyle(node).stroke") == "rgb(255, 59, 48)"
    assert upper.evaluate("node => getComputedStyle(node).stroke") == "rgb(52, 199, 89)"


def test_the_tab_key_follows_the_sort_priority(content):
    screen = content()
    first = screen.front.get_by_role("button", name="First")
    first.focus()
    screen.page.keyboard.press("Tab")
    expect(screen.front.get_by_role("button", name="Second")).to_be_focused()
    screen.page.keyboard.press("Tab")
    expect(screen.front.get_by_role("button", name="Last")).to_be_focused()


def test_a_context_menu_shows_its_preview_above_its_items(content):
    screen = content(viewport=WIDE)
    screen.front.get_by_text("Menu with a preview").click(button="right")
    menu = screen.page.locator(".menu.presentation")
    expect(menu.get_by_text("The preview")).to_be_visible()
    item = menu.get_by_role("menuitem", name="Act")
    assert box_of(menu.get_by_text("The preview"))["y"] < box_of(item)["y"]
    item.click()
    expect(named(screen, "log")).to_have_text("Log: acted")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_preferred_color_scheme_overrides_that_of_the_browser(content, scheme):
    screen = content(color_scheme=scheme)
    background = "() => getComputedStyle(document.querySelector('.screen:not(.covered) .list')).backgroundColor"
    usual = screen.page.evaluate(background)
    screen.front.get_by_role("switch", name="Dark").click()
    if scheme == "light":
        screen.page.wait_for_function(f"usual => ({background})() !== usual", arg=usual)
    expect(screen.page.locator("[data-scheme=dark]").first).to_be_attached()
    scheme_of = "() => getComputedStyle(document.querySelector('.screen:not(.covered)')).colorScheme"
    assert screen.page.evaluate(scheme_of) == "dark"
    screen.front.get_by_role("switch", name="Dark").click()
    expect(screen.page.locator("[data-scheme=dark]")).to_have_count(0)
    screen.page.wait_for_function(f"usual => ({background})() === usual", arg=usual)


@pytest.fixture(scope="module")
def sections():
    with AppServer("BrowserTestApp", {"CASE": "tab sections"}) as server:
        yield server.address


def test_a_sidebar_shows_the_titles_of_sections_above_their_tabs(new_context, sections):
    page = new_context(viewport=WIDE).new_page()
    opened(page, sections)
    title = "() => getComputedStyle(document.querySelector('[data-header]'), '::before').content"
    page.wait_for_function(f"() => ({title})().includes('Library')")
    home, albums = box_of(page.get_by_role("tab", name="Home")), box_of(page.get_by_role("tab", name="Albums"))
    assert albums["y"] - home["y"] - home["height"] >= 30
    has_no_violations(page)
    narrow = new_context(viewport=NARROW).new_page()
    opened(narrow, sections)
    assert narrow.evaluate(title) == "none"


@pytest.fixture(scope="module")
def parts():
    with AppServer("BrowserTestApp", {"CASE": "tab parts"}) as server:
        yield server.address


def test_a_sidebar_with_other_views_has_a_list_of_its_tabs(new_context, parts):
    page = new_context(viewport=WIDE).new_page()
    opened(page, parts)
    tabs = page.get_by_role("tablist").get_attribute("aria-owns")
    page.get_by_role("button", name="New Playlist").click()
    expect(page.get_by_role("tab", name="Playlist 2")).to_be_visible()
    owns = "tabs => document.querySelector('[role=tablist]').getAttribute('aria-owns').startsWith(tabs + ' ')"
    page.wait_for_function(owns, arg=tabs)
    page.get_by_role("tab", name="Home").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("tab", name="Playlist 2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("All of Playlist 2")).to_be_visible()
    has_no_violations(page)


def test_the_bottom_bar_of_a_sidebar_stays_at_its_bottom(new_context, parts):
    page = new_context(viewport={"width": 1000, "height": 360}).new_page()
    opened(page, parts)
    bar, bottom = page.locator(".tabBar"), page.locator(".tabBar > .bottomBar")
    expect(bottom).to_have_css("position", "sticky")

    def is_at_the_bottom():
        box, within = box_of(bottom), box_of(bar)
        return abs(box["y"] + box["height"] - within["y"] - within["height"]) < 1

    assert is_at_the_bottom()
    for count in range(3, 11):
        page.get_by_role("button", name="New Playlist").click()
        expect(page.locator(".tab")).to_have_count(count)
    bar.evaluate("bar => bar.scrollTo(0, 0)")
    assert bar.evaluate("bar => bar.scrollHeight > bar.clientHeight")
    assert is_at_the_bottom()
    bar.evaluate("bar => bar.scrollTo(0, bar.scrollHeight)")
    assert is_at_the_bottom()


def test_a_bar_of_tabs_that_becomes_a_sidebar_contains_tabs_alone_before(new_context, parts):
    page = new_context(viewport=NARROW).new_page()
    opened(page, parts)
    expect(page.locator(".tabBar")).to_have_attribute("role", "tablist")
    has_no_violations(page)
    page.set_viewport_size(WIDE)
    expect(page.locator(".tabBar")).to_have_attribute("role", "group")
    expect(page.get_by_text("Signed in")).to_be_visible()
    has_no_violations(page)
    page.set_viewport_size(NARROW)
    expect(page.locator(".tabBar")).to_have_attribute("role", "tablist")
    expect(page.get_by_role("tablist")).to_have_count(1)
    has_no_violations(page)


@pytest.mark.parallel
@looks
@schemes
def test_axe_finds_nothing(content, size, scheme):
    has_no_violations(content(viewport=size, color_scheme=scheme, reduced_motion="reduce").page)
