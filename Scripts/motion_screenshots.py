#!/usr/bin/env python3
"""Takes screenshots of animations half way into .screenshots/Motion/, in two sizes and color schemes.

The screens are those of the app for browser tests. Each of its animations lasts 10 seconds, and is paused at 5.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from app_server import AppServer, launch_browser  # noqa: E402
from screen import opened  # noqa: E402

SIZES = {"narrow": {"width": 390, "height": 844}, "wide": {"width": 1280, "height": 800}}
BUTTONS = {"Transitions": ["Toggle", "Up", "Down", "Expand", "Run"], "Motion": ["Fade", "Show", "Rotate", "Fill", "Spring"]}
IS_PLAYING = "() => document.getAnimations().some(one => one.effect.getTiming().duration > 5000)"
PAUSE = "document.getAnimations().forEach(one => { one.pause(); one.currentTime = 5000; })"


def take(browser, address, folder, **options):
    """Takes a screenshot of each animation alone, in a session of its own."""
    for case, buttons in BUTTONS.items():
        for button in buttons:
            context = browser.new_context(device_scale_factor=2, **options)
            page = context.new_page()
            screen = opened(page, address, case)
            screen.rests()
            screen.tap(button)
            page.wait_for_function(IS_PLAYING)
            page.evaluate(PAUSE)
            page.screenshot(path=folder / f"{case}-{button}.png")
            context.close()


def main():
    with AppServer("BrowserTestApp") as server, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for size, viewport in SIZES.items():
            for scheme in ("light", "dark"):
                folder = ROOT / ".screenshots" / "Motion" / f"{size}-{scheme}"
                folder.mkdir(parents=True, exist_ok=True)
                take(browser, server.address, folder, viewport=viewport, color_scheme=scheme)
        browser.close()


if __name__ == "__main__":
    main()
