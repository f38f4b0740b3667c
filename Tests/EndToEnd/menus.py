"""The case with menus and lists that are edited and refreshed."""

from playwright.sync_api import expect

from screen import LEAVING, opened


class Menus:
    """The case with menus."""

    def __init__(self, page, address):
        self.page = page
        self.screen = opened(page, address, "Menus")

    @property
    def menu(self):
        return self.page.locator(f".menu.presentation{LEAVING}").last

    @property
    def open_menus(self):
        return self.page.locator(f".menu.presentation{LEAVING}")

    def item(self, name):
        return self.menu.get_by_role("menuitem", name=name, exact=True)

    def row(self, text):
        return self.screen.front.locator(".swipeRow").filter(has=self.page.get_by_text(text, exact=True))

    def has_log(self, text):
        expect(self.screen.front.get_by_test_id("log")).to_have_text(f"Log: {text}")

    def focused(self):
        return self.page.evaluate("(document.activeElement.closest('label') || document.activeElement).textContent")

    def fruits(self):
        return [text for text in self.screen.front.locator(".swipeRow .link").all_inner_texts()]
