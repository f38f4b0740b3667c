"""The Shop: browsing, buying with a sign-in, addresses, and independent visitors."""

import re

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import Screen


class Visit(Screen):
    """A visitor of the Shop and the visitor's actions."""

    @classmethod
    def begin(cls, page, address):
        page.goto(address)
        page.locator("html[data-live]").wait_for()
        return cls(page)

    def show_tab(self, name):
        self.page.locator(".tab", has_text=name).click()

    def badge(self, name):
        return self.page.locator(".tab", has_text=name).locator(".badge")

    def follow(self, text):
        self.front.locator(".link, .button", has_text=text).first.click()

    def has_text(self, text):
        expect(self.front.get_by_text(text, exact=True).first).to_be_visible()

    def sign_in(self, name):
        self.has_title("Sign In")
        self.tap(name)
        button = self.front.get_by_test_id("sign-in")
        expect(button).to_be_enabled()
        button.click()
        expect(self.page.locator("h1", has_text="Sign In")).to_have_count(0)

    def add(self, product):
        self.follow(product)
        self.has_title(product)
        self.tap("Add to Cart")


@pytest.fixture
def visit(page, shop):
    visit = Visit.begin(page, shop)
    visit.has_title("Leaf & Bean")
    return visit


def test_a_shelf_shows_its_products(visit):
    visit.show_tab("Catalogue")
    visit.has_title("Catalogue")
    visit.follow("Coffee")
    visit.has_title("Coffee")
    visit.follow("House Espresso")
    visit.has_title("House Espresso")
    visit.has_text("Brazil and Guatemala")
    visit.go_back()
    visit.has_title("Coffee")


def test_a_search_finds_the_typed_text(visit):
    visit.show_tab("Catalogue")
    visit.front.locator("input").click()
    visit.page.keyboard.type("washi", delay=20)
    visit.follow("Tea Caddy")
    visit.has_title("Tea Caddy")


def test_buying_requires_a_sign_in_and_creates_an_order(visit):
    visit.add("Sencha")
    expect(visit.badge("Cart")).to_have_text("1")
    visit.follow("Show Cart")
    visit.has_title("Cart")
    visit.tap("Check Out")
    visit.sign_in("Ada Lovelace")
    visit.has_title("Address")
    visit.tap("Continue")
    visit.has_title("Delivery")
    visit.front.get_by_label("Express").check()
    visit.tap("Continue")
    visit.has_title("Payment")
    # A long address does not break the words of its label.
    assert box_of(visit.front.get_by_text("To", exact=True))["height"] < 30
    visit.tap("Place Order")
    visit.has_title("Ordered")
    number = re.search(r"\d+", visit.front.get_by_text("Your order has the number").inner_text()).group()
    visit.tap("Show Order")
    visit.has_title(f"Order {number}")
    visit.has_text("1 × Sencha")
    expect(visit.presentations).to_have_count(0)
    expect(visit.badge("Cart")).to_have_count(0)
    visit.go_back()
    visit.has_title("Orders")


def test_an_address_opens_its_place(page, shop):
    visit = Visit.begin(page, f"{shop}/catalog/tea")
    visit.has_title("Tea")
    visit.go_back()
    visit.has_title("Catalogue")


def test_the_address_of_an_order_requires_a_sign_in(page, shop):
    visit = Visit.begin(page, f"{shop}/orders/1001")
    visit.sign_in("Ada Lovelace")
    visit.has_title("Order 1001")
    visit.has_text("2 × Sencha")


@pytest.mark.parametrize(
    "path, titles", [("", ["Address"]), ("/delivery", ["Delivery", "Address"]), ("/payment", ["Payment", "Delivery", "Address"])]
)
def test_a_checkout_step_requires_a_sign_in_and_is_then_shown(page, shop, path, titles):
    answer = page.goto(f"{shop}/checkout{path}")
    assert answer.status == 200
    assert "<title>Sign In" in answer.text()
    page.locator("html[data-live]").wait_for()
    visit = Visit(page)
    visit.sign_in("Ada Lovelace")
    visit.has_title(titles[0])
    expect(page).to_have_title(re.compile(f"^{titles[0]}"))
    expect(page).to_have_url(f"{shop}/checkout{path}")
    for title in titles[1:]:
        visit.go_back()
        visit.has_title(title)


def test_an_unknown_address_shows_a_message(page, shop):
    visit = Visit.begin(page, f"{shop}/moon")
    visit.has_title("Not Found")
    visit.tap("Show the Catalogue")
    visit.has_title("Catalogue")
    expect(visit.presentations).to_have_count(0)


def test_leaving_an_unsaved_address_requires_a_confirmation(visit):
    visit.show_tab("Settings")
    visit.tap("Sign In")
    visit.sign_in("Alan Turing")
    visit.tap("Delivery Address")
    visit.has_title("Delivery Address")
    visit.front.get_by_placeholder("Town").click()
    visit.page.keyboard.type("Bletchley", delay=20)
    visit.go_back()
    visit.tap("Keep Editing", within=visit.presentations.last)
    expect(visit.presentations).to_have_count(0)
    visit.has_title("Delivery Address")
    expect(visit.front.get_by_placeholder("Town")).to_have_value("Bletchley")
    visit.go_back()
    visit.tap("Discard", within=visit.presentations.last)
    visit.has_title("Settings")


def test_two_visitors_have_carts_of_their_own(visit, new_context, shop):
    other = Visit.begin(new_context().new_page(), shop)
    visit.add("Yirgacheffe")
    expect(visit.badge("Cart")).to_have_text("1")
    other.has_title("Leaf & Bean")
    other.show_tab("Cart")
    expect(other.front.get_by_text("Your cart is empty")).to_be_visible()
    expect(other.badge("Cart")).to_have_count(0)
