"""The front screen of a page and the actions of a user on it."""

import re

from playwright.sync_api import expect

LEAVING = ":not([data-c=exit])"


def opened(page, address, *titles):
    """Opens an app, follows links to the screens with these titles, and returns the front screen."""
    page.goto(address)
    page.locator("html[data-live]").wait_for()
    screen = Screen(page)
    screen.open(*titles)
    return screen


class Screen:
    """The visible part of a page: the topmost screen of the topmost layer."""

    def __init__(self, page):
        self.page = page

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

    def rests(self):
        """Waits until all scripts are loaded and all animations except endless ones have ended."""
        self.page.wait_for_function(
            "() => !document.querySelector('[data-c], [data-c-swipe], [data-loading]')"
            " && document.getAnimations().every(one => one.effect.getTiming().iterations === Infinity)"
        )

    def go_back(self):
        self.front.locator(".backButton").click()

    def open(self, *titles):
        """Follows links whose labels are the titles of their screens."""
        for title in titles:
            self.tap(title)
            self.has_title(title)
