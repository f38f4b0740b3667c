"""Views behind rows of lists."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_look import style


@pytest.fixture
def rows(case):
    screen = case("Row backgrounds")
    screen.settles()
    return screen


def find(rows, name):
    return rows.front.get_by_test_id(name)


def row_around(node):
    return node.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' swipeRow ')]")


@pytest.mark.parametrize("name", ["button", "link", "toggle", "stack", "last"])
def test_a_view_fills_its_row_to_the_edges(rows, name):
    node = find(rows, name)
    row, view = box_of(row_around(node)), box_of(node)
    section = box_of(rows.front.locator(".section").first)
    assert (row["left"], row["right"]) == (section["left"], section["right"])
    for edge in ["left", "right", "top", "bottom"]:
        assert view[edge] == pytest.approx(row[edge], abs=0.6)


def test_padding_is_around_the_view_and_not_around_the_row(rows):
    row, card = box_of(row_around(find(rows, "card"))), box_of(find(rows, "card"))
    assert (card["top"] - row["top"], row["bottom"] - card["bottom"]) == (4, 4)
    assert row["height"] == box_of(find(rows, "plain"))["height"]


def test_rows_keep_their_height_chevron_and_control(rows):
    plain = box_of(find(rows, "plain"))["height"]
    for name in ["card", "button", "link", "toggle", "last"]:
        assert box_of(row_around(find(rows, name)))["height"] == pytest.approx(plain, abs=0.6), name
    link = rows.front.locator(".swipeRow > .link")
    assert link.evaluate("node => getComputedStyle(node, '::after').width") == "8px"


def test_a_view_is_under_the_content_and_clipped_to_the_corners(rows):
    last = row_around(find(rows, "last"))
    assert style(last, "borderBottomLeftRadius") == "10px" and style(last, "overflow") == "clip"
    surface = "node => getComputedStyle(node, '::before').backgroundColor"
    assert last.locator(":scope > .text").evaluate(surface) == "rgba(0, 0, 0, 0)"
    on_top = """node => {
      const { left, top, height } = node.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2).closest(".text, .layerBackground").className;
    }"""
    assert "text" in last.evaluate(on_top)


def test_a_view_follows_the_state_of_the_app(rows):
    assert style(find(rows, "button"), "backgroundColor") != style(find(rows, "behind Mail 1"), "backgroundColor")
    selected = style(find(rows, "behind Mail 1"), "backgroundColor")
    rows.tap("Button")
    expect(find(rows, "button")).to_have_css("background-color", selected)
    rows.front.get_by_text("Mail 2", exact=True).click()
    expect(find(rows, "behind Mail 2")).to_have_css("background-color", selected)
    expect(find(rows, "button")).not_to_have_css("background-color", selected)
    color = rows.front.get_by_text("Color", exact=True).locator("xpath=ancestor-or-self::button")
    color.click()
    rows.settles()
    assert "--row" in color.get_attribute("style")


def test_the_color_of_an_edited_row_extends_below_its_control(rows):
    rows.tap("Edit")
    rows.settles()
    colored = rows.front.get_by_text("Colored", exact=True)
    shadow = colored.evaluate("node => getComputedStyle(node, '::before').boxShadow")
    assert shadow.endswith(" -44px 0px 0px 0px") and "rgba(0, 0, 0, 0)" not in shadow
    control = row_around(colored).locator(".rowControl.delete")
    assert control.evaluate("""node => {
      const { left, top, height, width } = node.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === node;
    }""")


def test_a_view_moves_with_a_row_that_is_edited(rows):
    rows.tap("Edit")
    rows.settles()
    behind = find(rows, "behind Mail 1")
    row, view = box_of(row_around(behind)), box_of(behind)
    assert (view["left"], view["right"]) == (row["left"], row["right"])
    row_around(behind).locator(".rowControl.delete").click()
    rows.page.wait_for_function(
        "([node, left]) => node.getBoundingClientRect().left === left - 80", arg=[behind.element_handle(), row["left"]]
    )
    rows.front.locator(".swipeActions.trailing button", has_text="Delete").first.click()
    expect(find(rows, "behind Mail 1")).to_have_count(0)
    expect(find(rows, "behind Mail 2")).to_have_count(1)
