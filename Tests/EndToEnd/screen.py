"""The front screen of a page and the actions of a user on it."""

import json
import re
import time

from playwright.sync_api import expect

LEAVING = ":not([data-c=exit])"


def opened(page, address, *titles):
    """Opens an app, follows links to the screens with these titles, and returns the front screen."""
    screen = Screen(page, Traffic(page))
    page.goto(address)
    page.locator("html[data-live]").wait_for()
    screen.has_scripts()
    screen.open(*titles)
    return screen


# All scripts are loaded, no press is shown, and all animations have ended but endless ones.
AT_REST = """() => !document.querySelector('[data-c], [data-c-swipe], [data-c-pressed], [data-loading]')
  && document.getAnimations().every(one => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""

# A function that resolves after two frames. The page updates its titles and names in the frame after a change.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def lasts(page, condition):
    """Waits until a condition is met before and after two frames.

    The page arranges what it has changed in the next frame, also after the arrival of a script.
    """
    # `wait_for_function` waits for a promise, but does not read its value.
    page.wait_for_function(
        f"""async () => {{
          const [isMet, frames] = [{condition}, {FRAMES}];
          for (let wasMet = false; !(wasMet && isMet()); await frames()) wasMet = isMet();
          return true;
        }}"""
    )


def rests(page):
    """Waits until the page is at rest, and has updated what it updates in a frame."""
    lasts(page, AT_REST)


class Traffic:
    """The events that a page has sent, and those that its session has answered."""

    def __init__(self, page):
        self.sent = self.answered = 0
        page.on("websocket", self.follow)

    def follow(self, socket):
        self.sent = self.answered = 0
        socket.on("framesent", self.send)
        socket.on("framereceived", self.receive)

    def send(self, text):
        if isinstance(text, str):
            self.sent = max(self.sent, json.loads(text).get("n", 0) if '"t":"e"' in text else 0)

    def receive(self, text):
        if isinstance(text, str):
            self.answered = max(self.answered, json.loads(text).get("e", 0))


class Screen:
    """The visible part of a page: the topmost screen of the topmost layer."""

    def __init__(self, page, traffic=None):
        self.page = page
        self.traffic = traffic or Traffic(page)

    @property
    def front(self):
        return self.page.locator(f".screen:not(.covered){LEAVING}").filter(visible=True).last

    @property
    def presentations(self):
        return self.page.locator(f".presentation{LEAVING}")

    @property
    def sheet(self):
        return self.presentations.last

    def has_title(self, title):
        expect(self.front.locator("h1")).to_have_text(title)

    def tap(self, text, within=None):
        """Taps the element whose text is exactly `text`."""
        exactly = re.compile(rf"^\s*{re.escape(text)}\s*$")
        (within or self.front).locator("button, a").filter(has_text=exactly).click()

    def has_scripts(self):
        """Waits until the page has loaded the scripts that it needs so far, and has used them. Without them, it ignores some
        input."""
        lasts(self.page, "() => !document.querySelector('[data-loading]')")

    def rests(self):
        """Waits until the page is at rest."""
        rests(self.page)

    def settles(self):
        """Waits until the page is at rest, the session has answered all of its events, and it sends no further one."""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            self.rests()
            before = self.traffic.sent
            self.page.evaluate(FRAMES)
            if before == self.traffic.sent <= self.traffic.answered and self.page.evaluate(AT_REST):
                return
        raise AssertionError(f"{self.traffic.answered} of {self.traffic.sent} events were answered.")

    def is_silent(self):
        """Waits as `settles` does, and until the page sends no acknowledgement either."""
        self.settles()
        # The page sends it at most 250 ms after a batch (`acknowledgeDelay`), with a timer that ends before this later one.
        self.page.evaluate("() => new Promise(done => setTimeout(done, 250))")

    def go_back(self):
        self.front.locator(".backButton").click()

    def open(self, *titles):
        """Follows links whose labels are the titles of their screens."""
        for title in titles:
            self.tap(title)
            self.has_title(title)
            self.has_scripts()
