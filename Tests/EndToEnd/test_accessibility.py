"""axe-core finds no violation of WCAG 2.2 AA: narrow, wide, light, dark, and with presentations."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import NARROW, WIDE
from screen import LEAVING, Screen, opened, rests

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    # Best practices beyond WCAG.
    "rules": {"aria-dialog-name": {"enabled": True}},
    "resultTypes": ["violations"],
}
AXE = Axe().axe_script


def has_no_violations(page):
    """Checks a page at rest, because colors are mixed during a transition."""
    rests(page)
    # The script stays in the document.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        "options => axe.run(options).then(({ passes, violations }) => ({ passes: passes.length, violations }))", RULES
    )
    assert found["passes"] > 5, "axe looked at nothing"
    assert [
        f"{violation['id']}: {node['html']}\n{node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ] == []


def has_none_in_both_schemes(screen):
    """Checks the page in its color scheme, and then in the other one, which it keeps. The session follows the change."""
    has_no_violations(screen.page)
    is_dark = screen.page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    screen.page.emulate_media(color_scheme="light" if is_dark else "dark")
    screen.settles()
    has_no_violations(screen.page)


def shown(new_context, address, size, scheme="light"):
    return opened(new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce").new_page(), address)


def titles_of_links(screen):
    return [title.strip() for title in screen.front.locator(".link").all_inner_texts()]


pytestmark = pytest.mark.parallel
looks = pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
schemes = pytest.mark.parametrize("scheme", ["light", "dark"])


@looks
@pytest.mark.timeout(600)
def test_every_screen_of_the_guide(new_context, guide, size):
    """The home, its sections, each with its source, and the screens to which the sections link."""
    screen = shown(new_context, guide, size)
    screens = screen.page.locator(f".screen{LEAVING}")
    has_none_in_both_schemes(screen)
    sections = titles_of_links(screen)
    assert len(sections) == 53
    seen = set()
    for section in sections:
        screen.open(section)
        expect(screen.front.get_by_test_id("source")).to_contain_text("import SwiftUI")
        has_none_in_both_schemes(screen)
        for number in range(screen.front.locator(".link").count()):
            screen.rests()
            screen.front.locator(".link").nth(number).click()
            # The home, the section, and the screen or the sheet above it. An article may have the title of its section.
            expect(screens).to_have_count(3)
            title = screen.front.locator("h1").inner_text().strip()
            if title not in seen:
                has_none_in_both_schemes(screen)
            seen.add(title)
            screen.page.keyboard.press("Escape") if screen.presentations.count() else screen.go_back()
            expect(screens).to_have_count(2)
            screen.has_title(section)
        screen.go_back()
        screen.has_title("Guide")
    assert seen >= {"Album", "Grids and cards", "Guards", "Home Page 42", "Names", "Pages", "Planets", "Shopping", "Sign in"}
    assert len(seen) >= 30


@schemes
def test_the_menus_of_the_guide(new_context, guide, scheme):
    screen = shown(new_context, guide, WIDE, scheme)
    screen.page.locator(".menuBar").get_by_text("Format").click()
    expect(screen.page.get_by_role("menuitem", name="Make Uppercase")).to_be_disabled()
    has_no_violations(screen.page)


@looks
def test_what_the_guide_presents(new_context, guide, size):
    screen = shown(new_context, guide, size)
    screen.open("Navigation methods")
    screen.tap("Page 3: its method is .managedSheet")
    screen.has_title("Home Page 3")
    has_none_in_both_schemes(screen)
    screen.tap("Dismiss")
    screen.has_title("Navigation methods")
    screen.go_back()
    screen.open("Asking before leaving")
    screen.front.locator("input").fill("Bob")
    screen.go_back()
    expect(screen.page.get_by_role("alertdialog")).to_be_visible()
    has_none_in_both_schemes(screen)


# A section, the buttons that lead to a presentation, and a text in that.
PRESENTATIONS = {
    "legacy sheet": ("Legacy navigation", ["Open the mails"], "Links with a tag"),
    "legacy screen": ("Legacy navigation", ["Open the mails", "Your invoice"], "Return to the mails"),
    "alert": ("Legacy navigation", ["Show an alert"], "This cannot be undone."),
    "action sheet": ("Legacy navigation", ["Show an action sheet"], "To the archive"),
    "colored sheet": ("Windows and sheets", ["Present a colored sheet"], "A sheet of its own size"),
    "filters": ("Compact windows", ["Filters, a popover in every window"], "Hide read messages"),
    "photo": ("Compact windows", ["Photo, a cover in a compact window"], "Photo"),
}


@looks
@pytest.mark.parametrize("section, buttons, text", PRESENTATIONS.values(), ids=PRESENTATIONS)
def test_what_the_sections_present(new_context, guide, size, section, buttons, text):
    screen = shown(new_context, guide, size)
    screen.open(section)
    for button in buttons:
        screen.tap(button)
    expect(screen.sheet.get_by_text(text, exact=True)).to_be_visible()
    has_none_in_both_schemes(screen)


@looks
def test_the_tabs_that_a_section_presents(new_context, guide, size):
    screen = shown(new_context, guide, size)
    screen.open("Tabs and chrome")
    screen.tap("Open the tabs")
    for tab in ("Reading", "Options"):
        screen.page.get_by_role("tab", name=tab).click()
        screen.has_title(tab)
        has_none_in_both_schemes(screen)


@looks
def test_the_accessory_that_a_section_presents(new_context, guide, size):
    screen = shown(new_context, guide, size)
    screen.open("Tab accessories")
    screen.tap("Open the player")
    for tab in ("Songs", "Options"):
        screen.page.get_by_role("tab", name=tab).click()
        screen.has_title(tab)
        expect(screen.page.locator(".bottomAccessory")).to_be_visible()
        has_none_in_both_schemes(screen)


@looks
@schemes
@pytest.mark.parametrize("button, title", [("Open a note in a window", "Note"), ("Open the settings", "Settings")])
def test_the_windows_of_the_guide(new_context, guide, size, scheme, button, title):
    screen = shown(new_context, guide, size, scheme)
    screen.open("Windows and sheets")
    with screen.page.context.expect_page() as opening:
        screen.tap(button)
    window = opening.value
    window.locator("html[data-live]").wait_for()
    Screen(window).has_title(title)
    has_no_violations(window)


@looks
def test_controls_and_other_presentations(new_context, cases, size):
    screen = shown(new_context, cases, size)
    screen.open("Controls")
    has_none_in_both_schemes(screen)
    for name in ("Popover", "Alert", "Dialog", "Cover"):
        screen.tap(name)
        expect(screen.presentations).to_have_count(1)
        has_none_in_both_schemes(screen)
        screen.page.keyboard.press("Escape") if name != "Cover" else screen.tap("Close")
        expect(screen.presentations).to_have_count(0)


@looks
def test_the_main_screens_of_the_shop(new_context, shop, size):
    screen = shown(new_context, shop, size)
    titles = {"Home": "Leaf & Bean"} | {title: title for title in ["Catalogue", "Cart", "Orders", "Settings"]}
    for tab, title in titles.items():
        screen.page.locator(".tab", has_text=tab).click()
        screen.has_title(title)
        screen.front.locator(".progress").first.wait_for(state="hidden")
        has_none_in_both_schemes(screen)
