#!/usr/bin/env python3
"""Pictures the Guide's screens, narrow and wide, light and dark, into .screenshots/."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from guide_server import AppServer, launch_browser  # noqa: E402

SIZES = {"narrow": {"width": 390, "height": 844}, "wide": {"width": 1280, "height": 800}}
LINKS = ".screen:not(.covered) .link"


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:40]


def open_home(page, address):
    page.goto(address)
    page.locator("html[data-live]").wait_for()


def picture(browser, address, size, scheme):
    """The home and each screen that it links to, in one size and colour scheme."""
    folder = ROOT / ".screenshots" / f"{size}-{scheme}"
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(viewport=SIZES[size], color_scheme=scheme, reduced_motion="reduce", device_scale_factor=2)
    page = context.new_page()
    open_home(page, address)
    page.screenshot(path=folder / "00-home.png")
    names = page.locator(LINKS).all_inner_texts()
    for number, name in enumerate(names):
        open_home(page, address)
        page.locator(LINKS).nth(number).click()
        page.locator(".backButton").last.wait_for()
        page.screenshot(path=folder / f"{number + 1:02}-{slug(name)}.png")
    context.close()
    print(f"{folder.relative_to(ROOT)}: {len(names) + 1} pictures")


def main():
    with AppServer() as server, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for size in SIZES:
            for scheme in ("light", "dark"):
                picture(browser, server.address, size, scheme)
        browser.close()


if __name__ == "__main__":
    main()
