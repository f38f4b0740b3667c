#!/usr/bin/env python3
"""Writes screenshots of the Guide and the Shop to .screenshots/, in two sizes and color schemes, and one for the README."""

import base64
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from app_server import AppServer, launch_browser  # noqa: E402
from screen import Screen  # noqa: E402

SIZES = {"narrow": {"width": 390, "height": 844}, "wide": {"width": 1280, "height": 800}}
LINKS = ".screen:not(.covered) .link"
IMAGES = ROOT / "Documentation" / "Images"
README = {
    ("ExampleShop", "wide", "light", "Leaf & Bean"): "shop.webp",
}


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:40]


def open_home(page, address):
    page.goto(address)
    page.locator("html[data-live]").wait_for()


class Album:
    """The screenshots of one app in one size and color scheme."""

    def __init__(self, app, browser, size, scheme):
        self.key = (app, size, scheme)
        self.folder = ROOT / ".screenshots" / app / f"{size}-{scheme}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.context = browser.new_context(
            viewport=SIZES[size], color_scheme=scheme, reduced_motion="reduce", device_scale_factor=2
        )
        self.page = self.context.new_page()
        self.count = 0

    def picture(self, name):
        self.page.screenshot(path=self.folder / f"{self.count:02}-{slug(name)}.png")
        self.count += 1
        if file := README.get((*self.key, name)):
            devtools = self.context.new_cdp_session(self.page)
            picture = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
            (IMAGES / file).write_bytes(base64.b64decode(picture["data"]))

    def close(self):
        self.context.close()
        print(f"{self.folder.relative_to(ROOT)}: {self.count} pictures")


def guide(album, address):
    """Takes screenshots of the home screen and of each screen to which it links."""
    page = album.page
    open_home(page, address)
    album.picture("home")
    for number, name in enumerate(page.locator(LINKS).all_inner_texts()):
        open_home(page, address)
        page.locator(LINKS).nth(number).click()
        page.locator(".backButton").last.wait_for()
        album.picture(name.strip())
    presented(album, address)


def presented(album, address):
    """Takes screenshots of the Guide's presentations, and of its home screen with a collapsed title."""
    page, screen = album.page, Screen(album.page)
    open_home(page, address)
    page.locator(".list").evaluate("list => list.scrollTop = 120")
    page.locator(".screen[data-c-under]").wait_for()
    screen.rests()
    album.picture("Scrolled")
    screen.open("Navigation methods")
    screen.tap("Page 3: its method is .managedSheet")
    screen.has_title("Home Page 3")
    album.picture("A sheet")
    open_home(page, address)
    screen.open("Asking before leaving")
    screen.front.locator("input").fill("Bob")
    screen.go_back()
    screen.presentations.wait_for()
    album.picture("An alert")
    open_home(page, f"{address}/messages/inbox")
    album.picture("Inbox")
    screen.front.get_by_role("button", name="Delete").nth(2).focus()
    screen.rests()
    album.picture("Actions of a row")
    screen.front.get_by_role("searchbox").click()
    screen.rests()
    album.picture("Suggestions")
    page.keyboard.type("ada")
    screen.front.get_by_text("Photographs of the harbour").wait_for()
    album.picture("Found")


def shop(album, address):
    """Takes screenshots of the steps from the home screen to an order."""
    page, screen = album.page, Screen(album.page)

    def picture(title, name=None):
        screen.has_title(title)
        page.locator(".progress").first.wait_for(state="hidden")
        album.picture(name or title)

    def follow(text):
        screen.front.locator(".link, .button", has_text=text).first.click()

    def show_tab(name):
        page.locator(".tab", has_text=name).click()

    open_home(page, address)
    follow("Welcome")
    picture("Our Story")
    screen.go_back()
    picture("Leaf & Bean")
    show_tab("Catalogue")
    picture("Catalogue")
    follow("Tea")
    follow("Sencha")
    screen.tap("Add to Cart")
    picture("Sencha")
    screen.go_back()
    picture("Tea")
    show_tab("Orders")
    picture("Orders", "Orders, nobody there")
    show_tab("Cart")
    picture("Cart")
    screen.tap("Check Out")
    picture("Sign In")
    screen.tap("Ada Lovelace")
    screen.front.get_by_test_id("sign-in").click()
    picture("Address")
    screen.tap("Continue")
    picture("Delivery")
    screen.tap("Continue")
    picture("Payment")
    screen.tap("Place Order")
    picture("Ordered")
    screen.tap("Show Order")
    screen.front.get_by_text("1 × Sencha").wait_for()
    album.picture("Order")
    screen.go_back()
    picture("Orders")
    show_tab("Settings")
    picture("Settings")
    open_home(page, f"{address}/moon")
    picture("Not Found")


def main():
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        apps = {"Guide": (guide, {}), "ExampleShop": (shop, {"SHOP_DATABASE": f"{data}/shop.sqlite"})}
        for app, (walk, environment) in apps.items():
            with AppServer(app, environment) as server:
                for size in SIZES:
                    for scheme in ("light", "dark"):
                        album = Album(app, browser, size, scheme)
                        walk(album, server.address)
                        album.close()
        browser.close()


if __name__ == "__main__":
    main()
