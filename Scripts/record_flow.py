#!/usr/bin/env python3
"""Records the README's animation of a guarded destination in the Guide, in the light and the dark color scheme.

Needs img2webp (Debian's package webp).
"""

import base64
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from app_server import AppServer, launch_browser  # noqa: E402
from screen import Screen  # noqa: E402

IMAGES = ROOT / "Documentation" / "Images"
VIEWPORT = {"width": 375, "height": 720}
# The factor by which animations are slowed down while frames are captured, so that a slow machine captures enough of them.
SLOWDOWN = 6
FRAME = 50  # The shortest duration of a frame, in milliseconds.
HOLD = 1000  # The duration of the frame after a step, in milliseconds.
MAXIMUM_BYTES = 500_000

DOT = """([x, y]) => {
  const dot = document.createElement("div")
  dot.id = "recorded-touch"
  Object.assign(dot.style, {
    position: "fixed", left: `${x - 18}px`, top: `${y - 18}px`, width: "36px", height: "36px", borderRadius: "50%",
    background: "rgba(120, 120, 128, 0.5)", zIndex: 100000, pointerEvents: "none",
  })
  document.documentElement.append(dot)
}"""

# Animations whose playback rate was changed stay in the list after they have finished.
RESTS = """() => !document.querySelector("[data-c], [data-c-swipe]")
  && document.getAnimations().every(one => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""


class Recorder:
    """The frames of a page, each with its duration in milliseconds."""

    def __init__(self, page, folder):
        self.page = page
        self.screen = Screen(page)
        self.folder = folder
        self.frames = []
        self.captured = []
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Animation.enable")
        self.devtools.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWDOWN})
        self.devtools.on("Page.screencastFrame", self._capture)

    def _capture(self, event):
        self.captured.append((event["metadata"]["timestamp"], event["data"]))
        self.devtools.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def still(self, duration):
        """Adds a frame with the current page."""
        picture = self.devtools.send("Page.captureScreenshot", {"format": "png"})
        self._add(picture["data"], duration)

    def tap(self, locator):
        """Marks the position of a tap, performs the tap, and adds frames until the page is at rest."""
        box = locator.bounding_box()
        self.page.evaluate(DOT, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.still(350)
        self.page.evaluate("document.getElementById('recorded-touch').remove()")
        self.captured = []
        self.devtools.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        locator.click()
        self.page.wait_for_timeout(200)
        self.page.wait_for_function(RESTS)
        self.devtools.send("Page.stopScreencast")
        self._add_captured()
        self.still(HOLD)

    def _add_captured(self):
        start = None
        for timestamp, data in self.captured:
            at = timestamp * 1000 / SLOWDOWN
            if start is None or at - start >= FRAME:
                self._add(data, FRAME)
                start = at

    def _add(self, data, duration):
        file = self.folder / f"{len(self.frames):04}.png"
        file.write_bytes(base64.b64decode(data))
        self.frames.append((file, duration))

    def write(self, output):
        # Frames are stored as differences. With lossy compression, traces of moved elements would remain.
        command = ["img2webp", "-loop", "0", "-lossless", "-q", "100", "-m", "6"]
        for file, duration in self.frames:
            command += ["-d", str(duration), str(file)]
        subprocess.run([*command, "-o", str(output)], check=True, capture_output=True)
        size = output.stat().st_size
        print(f"{output.relative_to(ROOT)}: {len(self.frames)} frames, {size} bytes")
        if size > MAXIMUM_BYTES:
            sys.exit(f"{output.name} is larger than {MAXIMUM_BYTES} bytes.")


def walk(recorder, address):
    """Opens a guarded destination, signs in, and shows the destination."""
    page, screen = recorder.page, recorder.screen
    page.goto(address)
    page.locator("html[data-live]").wait_for()
    screen.rests()
    recorder.still(HOLD)
    recorder.tap(screen.front.get_by_role("link", name="Guards"))
    recorder.tap(screen.front.get_by_role("link", name="Your orders"))
    screen.has_title("Sign in")
    recorder.tap(screen.front.get_by_role("button", name="Sign in"))
    screen.has_title("Your orders")
    recorder.tap(screen.front.get_by_role("button", name="Counted 0"))
    recorder.tap(screen.front.locator(".backButton"))


def main():
    with sync_playwright() as playwright, AppServer("Guide") as server:
        browser = launch_browser(playwright)
        for scheme in ("light", "dark"):
            context = browser.new_context(viewport=VIEWPORT, color_scheme=scheme)
            with tempfile.TemporaryDirectory() as folder:
                recorder = Recorder(context.new_page(), pathlib.Path(folder))
                walk(recorder, server.address)
                recorder.write(IMAGES / f"flow-{scheme}.webp")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
