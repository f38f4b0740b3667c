"""Menus, context menus, and lists that are edited."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from conftest import NARROW, WIDE
from finger import Finger
from menus import Menus
from test_accessibility import has_no_violations
from test_refreshing import refresh_button


@pytest.mark.parametrize("viewport", [NARROW, WIDE])
def test_an_item_acts_and_closes_the_menu_beside_its_button(menus, viewport):
    menus = menus(viewport=viewport)
    menus.screen.tap("Actions")
    expect(menus.item("Duplicate")).to_be_visible()
    expect(menus.screen.front.locator("[aria-haspopup=menu]").first).to_have_attribute("aria-expanded", "true")
    menus.screen.rests()
    card = box_of(menus.menu.locator(".card"))
    button = box_of(menus.screen.front.locator("[aria-haspopup=menu]").first)
    assert card["y"] >= button["y"] + button["height"]
    assert card["x"] >= 0 and card["x"] + card["width"] <= viewport["width"]
    # The button is a row with its text at the leading edge.
    assert abs(card["x"] - button["x"]) < 1
    has_no_violations(menus.page)
    menus.item("Duplicate").click()
    expect(menus.open_menus).to_have_count(0)
    menus.has_log("duplicated, Name, wide")


def test_a_closing_menu_fades_and_is_removed_when_it_is_transparent(menus):
    menus = menus()
    menus.screen.tap("Actions")
    menus.screen.rests()
    closing = menus.page.evaluate(
        """() => {
          const card = document.querySelector(".menu.presentation > .card");
          [...card.querySelectorAll("[role=menuitem]")].find((item) => item.textContent.includes("Duplicate")).click();
          return new Promise((done) => {
            const menu = card.parentElement;
            new MutationObserver(() => {
              const [fade] = menu.dataset.c === "exit" ? card.getAnimations() : [];
              if (!fade) return;
              fade.finish();
              fade.finished.then(() => requestAnimationFrame(() => done(menu.isConnected)));
            }).observe(menu, { attributes: true });
          });
        }"""
    )
    assert closing is False


def test_pickers_toggles_and_submenus_are_items(menus):
    menus = menus()
    menus.screen.tap("Actions")
    radio = menus.menu.get_by_role("menuitemradio", name="Date")
    expect(menus.menu.get_by_role("menuitemradio", name="Name")).to_be_checked()
    radio.click()
    menus.has_log("none, Date, wide")
    expect(menus.open_menus).to_have_count(0)
    menus.screen.tap("Actions")
    menus.menu.get_by_role("menuitemcheckbox", name="Compact").click()
    menus.has_log("none, Date, compact")
    menus.screen.tap("Actions")
    menus.item("More").click()
    menus.item("Export").click()
    menus.has_log("exported, Date, compact")
    expect(menus.open_menus).to_have_count(0)


def test_the_keyboard_moves_through_a_menu(menus):
    menus = menus()
    button = menus.screen.front.locator("[aria-haspopup=menu]").first
    button.focus()
    press = menus.page.keyboard.press
    press("Enter")
    expect(menus.item("Cut")).to_be_visible()
    press("ArrowDown")
    expect(menus.item("Cut")).to_be_focused()
    press("End")
    expect(menus.item("Remove")).to_be_focused()
    press("ArrowDown")
    expect(menus.item("Cut")).to_be_focused()
    press("d")
    expect(menus.item("Duplicate")).to_be_focused()
    press("m")
    expect(menus.item("More")).to_be_focused()
    press("ArrowRight")
    expect(menus.open_menus).to_have_count(2)
    press("ArrowLeft")
    expect(menus.open_menus).to_have_count(1)
    press("Escape")
    expect(menus.open_menus).to_have_count(0)
    expect(button).to_be_focused()
    menus.has_log("none, Name, wide")


def test_a_secondary_click_opens_a_context_menu(menus):
    menus = menus(viewport=WIDE)
    menus.row("Banana").click(button="right")
    menus.item("Eat Banana").click()
    menus.has_log("ate Banana, Name, wide")
    menus.row("Banana").click(button="right")
    menus.menu.locator(".backdrop").click(position={"x": 5, "y": 5})
    expect(menus.open_menus).to_have_count(0)
    menus.row("Cherry").locator(".link").focus()
    menus.page.keyboard.press("Shift+F10")
    menus.item("Throw away").click()
    expect(menus.row("Cherry")).to_have_count(0)


def test_a_menu_opens_beside_the_content_of_a_row_with_a_gesture_and_actions(menus):
    menus = menus(viewport=WIDE)
    row = menus.row("Tapped twice")
    row.scroll_into_view_if_needed()
    menus.screen.rests()
    box = box_of(row)
    menus.page.mouse.click(box["x"] + box["width"] - 40, box["y"] + 3, button="right")
    menus.item("Praise").click()
    menus.has_log("praised, Name, wide")


def test_a_long_press_opens_a_menu_and_a_tap_does_not(menus):
    menus = menus(has_touch=True)
    # The rows move with their screen until then.
    menus.screen.rests()
    finger = Finger(menus.page)
    box = box_of(menus.row("Apple"))
    x, y = box["x"] + 60, box["y"] + box["height"] / 2
    finger.down(x, y)
    expect(menus.item("Eat Apple")).to_be_visible()
    finger.up()
    menus.item("Eat Apple").tap()
    menus.has_log("ate Apple, Name, wide")
    menus.screen.has_title("Menus")
    save = menus.screen.front.locator(".button").filter(has_text="Save")
    save.tap()
    menus.has_log("saved, Name, wide")


def test_a_menu_stays_open_when_a_long_press_ends_late(new_context, cases):
    page = new_context(has_touch=True).new_page()
    page.clock.install()
    menus = Menus(page, cases)
    menus.screen.rests()
    finger = Finger(page)
    box = box_of(menus.row("Apple"))
    finger.down(box["x"] + 60, box["y"] + box["height"] / 2)
    expect(menus.item("Eat Apple")).to_be_visible()
    page.clock.fast_forward(2_000)
    finger.up()
    menus.screen.settles()
    menus.item("Eat Apple").tap()
    menus.has_log("ate Apple, Name, wide")


def test_edited_rows_are_deleted_and_moved(menus):
    menus = menus()
    assert menus.fruits() == ["Apple", "Banana", "Cherry", "Date"]
    menus.screen.tap("Edit")
    menus.row("Banana").get_by_role("button", name="Remove").click()
    menus.row("Banana").get_by_role("button", name="Delete").click()
    expect(menus.row("Banana")).to_have_count(0)
    handle = menus.row("Apple").get_by_role("button", name="Reorder")
    has_no_violations(menus.page)
    handle.focus()
    menus.page.keyboard.press("ArrowDown")
    expect(menus.screen.front.locator(".swipeRow").first).to_contain_text("Cherry")
    expect(handle).to_be_focused()
    menus.screen.settles()
    start, end = box_of(handle), box_of(menus.row("Date"))
    mouse = menus.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 20, end["y"] + end["height"], steps=8)
    mouse.up()
    expect(menus.screen.front.locator(".swipeRow:has(.link)").last).to_contain_text("Apple")
    assert menus.fruits() == ["Cherry", "Date", "Apple"]
    menus.screen.tap("Done")
    expect(menus.screen.front.locator(".rowControl")).to_have_count(0)


def test_rows_are_selected_in_edit_mode(menus):
    menus = menus()
    menus.screen.open("Picking")
    front = menus.screen.front
    picked = front.get_by_test_id("picked")
    expect(front.get_by_role("checkbox")).to_have_count(0)
    menus.screen.tap("Edit")
    expect(front.get_by_role("checkbox", name="Select")).to_have_count(3)
    for name in ["Apple", "Banana", "Cherry"]:
        expect(front.get_by_role("checkbox", name=f"Select {name}", exact=True)).to_have_count(1)
    apple, banana, cherry = (menus.row(name).get_by_role("checkbox") for name in ["Apple", "Banana", "Cherry"])
    expect(apple).not_to_be_checked()
    expect(banana).to_be_checked()
    expect(front.get_by_role("button", name="Remove")).to_have_count(0)
    expect(front.get_by_role("button", name="Reorder")).to_have_count(2)
    menus.screen.settles()
    has_no_violations(menus.page)
    # The link does not open, wherever the row is clicked.
    menus.row("Apple").get_by_text("Apple", exact=True).click()
    expect(apple).to_be_checked()
    link = menus.row("Banana").locator(".link")
    box = box_of(link)
    link.click(position={"x": box["width"] - 20, "y": box["height"] / 2})
    expect(banana).not_to_be_checked()
    box = box_of(menus.row("Cherry"))
    menus.row("Cherry").click(position={"x": box["width"] - 20, "y": box["height"] / 2})
    expect(cherry).to_be_checked()
    expect(picked).to_have_text("Picked: Apple Cherry")
    press = menus.page.keyboard.press
    apple.focus()
    press("Space")
    expect(apple).not_to_be_checked()
    expect(apple).to_be_focused()
    link.focus()
    press("Enter")
    expect(banana).to_be_checked()
    menus.screen.has_title("Picking")
    menus.screen.tap("Done")
    expect(front.get_by_role("checkbox")).to_have_count(0)
    expect(picked).to_have_text("Picked: Banana Cherry")
    menus.row("Apple").locator(".link").click()
    menus.screen.has_title("Apple")


def test_the_controls_of_rows_have_the_names_of_the_rows(menus):
    menus = menus()
    front = menus.screen.front

    def has(*names):
        for name in names:
            expect(front.get_by_role("button", name=name, exact=True)).to_have_count(1)

    menus.screen.tap("Edit")
    has("Remove Banana", "Reorder Banana", "Remove Cherry", "Reorder Cherry")
    front.get_by_role("button", name="Remove Banana").click()
    menus.row("Banana").get_by_role("button", name="Delete").click()
    expect(menus.row("Banana")).to_have_count(0)
    has("Remove Apple", "Reorder Apple", "Remove Date", "Reorder Date")
    menus.screen.tap("Done")
    menus.screen.tap("Edit")
    has("Remove Apple", "Reorder Date")


def test_the_controls_of_a_row_have_its_new_name_when_its_text_changes(menus):
    menus = menus()
    menus.screen.open("Arriving")
    menus.screen.has_scripts()
    refresh_button(menus, "Aktualisieren").focus()
    menus.page.keyboard.press("Enter")
    expect(menus.row("Two")).to_be_visible()
    menus.screen.tap("Bearbeiten")
    controls = menus.screen.front.locator(".rowControl")
    expect(controls).to_have_count(4)
    expect(controls.nth(0)).to_have_accessible_name("Entfernen One")
    menus.screen.tap("Rename")
    for position, name in enumerate(["Entfernen Uno", "Neu anordnen Uno", "Entfernen Two", "Neu anordnen Two"]):
        expect(controls.nth(position)).to_have_accessible_name(name)
    has_no_violations(menus.page)


@pytest.mark.parallel
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [NARROW, WIDE], ids=["narrow", "wide"])
def test_open_menus_have_no_violations(menus, viewport, scheme):
    menus = menus(viewport=viewport, color_scheme=scheme, reduced_motion="reduce")
    menus.screen.tap("Actions")
    expect(menus.item("Duplicate")).to_be_visible()
    menus.screen.rests()
    has_no_violations(menus.page)
    menus.item("More").click()
    expect(menus.item("Export")).to_be_visible()
    menus.screen.rests()
    has_no_violations(menus.page)
    menus.item("Export").click()
    expect(menus.open_menus).to_have_count(0)
    menus.row("Banana").click(button="right")
    expect(menus.item("Eat Banana")).to_be_visible()
    menus.screen.rests()
    has_no_violations(menus.page)
