#!/usr/bin/env python3
"""Takes screenshots in the middle of animations, in two sizes and color schemes, and writes them to .screenshots/Motion/.

The screens are those of the app for browser tests and of the Guide. The page pauses each animation when its curve reaches half
of the change, which for a spring is long before half of its duration.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from app_server import AppServer, launch_browser  # noqa: E402
from screen import opened  # noqa: E402
from screenshots import SIZES, slug  # noqa: E402

# The apps, the titles of their screens, and the buttons that animate something.
BUTTONS = {
    "BrowserTestApp": {
        "Transitions": ["Toggle", "Up", "Down", "Expand", "Run", "Segment 2"],
        "Motion": ["Fade", "Show", "Rotate", "Fill", "Spring"],
    },
    "Guide": {
        "Motion": ["Add one", "Stretch", "Show", "Page 3", "Open the album"],
        "Transitions": ["Hide the pass", "Next tip", "Race"],
        "Curves of animations": ["Raise the lights", "Sail"],
        "Phases and timelines": ["Likes: 0", "Ring the bell"],
        "Drawing": ["Ring"],
        "Masks and effects": ["One more quarter"],
    },
}
# Pauses animations of the script and of style sheets in the middle, in the frame after they begin. Transitions of style sheets
# are those of pressed buttons. A repeating animation is paused in its first iteration.
HOLD = """() => {
  const steps = 200;
  const held = new WeakSet();
  window.heldAnimations = 0;
  const hold = () => {
    for (const one of document.getAnimations()) {
      if (held.has(one) || one instanceof CSSTransition || one.timeline !== document.timeline) continue;
      held.add(one);
      const { delay, duration } = one.effect.getComputedTiming();
      one.pause();
      let isLate;
      for (let step = 1; step < steps; step += 1) {
        one.currentTime = delay + duration * step / steps;
        // An animation that plays in reverse begins late.
        const isNowLate = one.effect.getComputedTiming().progress >= 0.5;
        if (isNowLate !== (isLate ??= isNowLate)) break;
      }
      window.heldAnimations += 1;
    }
    requestAnimationFrame(hold);
  };
  hold();
}"""
# Waits two frames, in which other animations of the same change are also paused.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def take_half_way(page, act, path):
    """Takes a screenshot in the middle of the animations that an action starts. Later actions on the page have none."""
    page.evaluate(HOLD)
    # The page may have endless animations.
    before = page.evaluate("window.heldAnimations")
    act()
    page.wait_for_function("before => window.heldAnimations > before", arg=before)
    page.evaluate(FRAMES)
    page.screenshot(path=path)


def take(browser, app, address, folder, **options):
    """Takes a screenshot of each animation in a separate session."""

    def take_one(name, act, *titles):
        context = browser.new_context(device_scale_factor=2, **options)
        page = context.new_page()
        screen = opened(page, address, *titles)
        screen.rests()
        act(screen, folder / f"{app}-{slug(titles[0])}-{slug(name)}.png")
        context.close()

    for title, buttons in BUTTONS[app].items():
        for button in buttons:
            take_one(button, lambda screen, path: take_half_way(screen.page, lambda: screen.tap(button), path), title)
    if app == "Guide":
        take_one("zoom", take_zoom, "Motion")
        take_one("zoom back", take_zoom_back, "Motion")
        take_one("searching", take_toggle, "Drawing")


def open_album(screen):
    screen.tap("Open the album")
    screen.has_title("Album")
    screen.rests()


def take_zoom(screen, path):
    """Takes a screenshot of a screen that grows from the link that opens it."""
    open_album(screen)
    take_half_way(screen.page, lambda: screen.tap("Regatta"), path)


def take_zoom_back(screen, path):
    """Takes a screenshot of a screen that shrinks to the link that opened it."""
    open_album(screen)
    screen.tap("Regatta")
    screen.has_title("Regatta")
    screen.rests()
    take_half_way(screen.page, screen.go_back, path)


def take_toggle(screen, path):
    """Takes a screenshot of a symbol effect that is active while a toggle is on."""
    toggle = screen.front.get_by_role("switch", name="Searching")
    take_half_way(screen.page, toggle.click, path)


def main():
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for app in BUTTONS:
            with AppServer(app) as server:
                for size, viewport in SIZES.items():
                    for scheme in ("light", "dark"):
                        folder = ROOT / ".screenshots" / "Motion" / f"{size}-{scheme}"
                        folder.mkdir(parents=True, exist_ok=True)
                        take(browser, app, server.address, folder, viewport=viewport, color_scheme=scheme)
        browser.close()


if __name__ == "__main__":
    main()
