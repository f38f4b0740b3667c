"""Rows whose content has its own layout, surface or indentation."""

import pytest

from boxes import box_of
from screen import Screen, opened
from test_look import style


@pytest.fixture
def rows(case):
    screen = case("Row contents")
    screen.settles()
    return screen


def find(rows, name):
    return rows.front.get_by_test_id(name)


def test_a_stack_that_is_a_row_keeps_its_alignment(rows):
    assert box_of(find(rows, "top"))["top"] == box_of(find(rows, "tall"))["top"]
    assert box_of(find(rows, "bottom"))["bottom"] == box_of(find(rows, "tall in section"))["bottom"]


def test_a_section_has_a_distance_from_the_row_above_it(rows):
    above = box_of(rows.front.locator(".list > .hStack"))["bottom"]
    assert box_of(rows.front.locator(".section").first)["top"] - above >= 20


def test_a_button_with_a_surface_is_in_its_row(rows):
    row = box_of(rows.front.locator(".section").first)
    save, wide = box_of(find(rows, "save")), box_of(find(rows, "wide"))
    assert save["left"] == row["left"] + 16 and save["right"] < row["right"] - 100
    assert (wide["left"], wide["right"]) == (row["left"] + 16, row["right"] - 16)


def test_a_paste_button_has_its_surface_in_its_row(rows):
    row, paste = box_of(rows.front.locator(".section").first), find(rows, "paste")
    assert box_of(paste)["left"] == row["left"] + 16 and box_of(paste)["right"] < row["right"] - 100
    # The white text would not be visible on the surface of the row.
    assert not paste.evaluate("node => node.matches('.section > *')")
    assert style(paste, "backgroundColor") not in ("rgba(0, 0, 0, 0)", style(paste, "color"))


@pytest.mark.parametrize("name, label", [("name", "Name"), ("level", "Level")])
def test_a_labeled_field_or_slider_takes_the_rest_of_its_line(rows, name, label):
    row = box_of(rows.front.locator(".section").first)
    title, field = box_of(rows.front.locator(".labeledContent").get_by_text(label, exact=True).first), box_of(find(rows, name))
    assert title["top"] < (field["top"] + field["bottom"]) / 2 < title["bottom"]
    assert abs(field["right"] - row["right"] + 16) < 1
    assert abs(field["left"] - title["right"] - 12) < 1


def test_the_insets_of_a_row_are_outside_of_the_frame_of_its_control(rows):
    editor = find(rows, "editor")
    assert box_of(editor)["bottom"] - box_of(editor)["top"] == 100
    assert editor.evaluate("node => node.closest('.section > *').getBoundingClientRect().height") == 122


def test_a_text_field_in_a_row_has_no_border(rows):
    assert style(find(rows, "name"), "boxShadow") == "none"


def test_the_rows_of_expanded_groups_are_indented(rows):
    def start(name):
        return find(rows, name).evaluate(
            """node => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return range.getBoundingClientRect().left;
            }"""
        )

    assert start("deep leaf") - start("leaf") == 20


def test_labels_and_values_stay_in_the_window_at_the_largest_text(new_context, cases):
    page = new_context().new_page()
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '32px')")
    screen = opened(page, cases, "Row contents")
    screen.settles()
    for row in screen.front.locator(".section > *, .list > *").all():
        assert row.evaluate(
            """node => [node, ...node.querySelectorAll(':not(.scrollView *)')]
                 .every((one) => one.getBoundingClientRect().right <= innerWidth + 1)"""
        )
    title = screen.front.locator(".datePicker > .title")
    assert title.evaluate("node => node.getBoundingClientRect().width") > 100


def test_a_word_that_is_wider_than_the_window_is_broken(rows):
    assert box_of(find(rows, "token"))["right"] <= 390


def test_the_texts_of_a_canvas_are_where_its_figures_are(rows):
    canvas = box_of(find(rows, "canvas"))
    text = find(rows, "canvas").get_by_text("1").evaluate(
        "node => { const { left, right } = node.getBoundingClientRect(); return (left + right) / 2; }"
    )
    assert abs(text - canvas["left"] - 10) < 2


def test_the_icon_of_a_control_in_a_group_is_beside_its_title(home):
    screen = Screen(home)
    screen.open("Groups and tables")
    screen.rests()
    label = screen.front.locator(".controlGroup .label").first
    icon, title = box_of(label.locator(".labelIcon")), box_of(label.locator(".labelTitle"))
    assert 0 < title["left"] - icon["right"] <= 8 and icon["right"] - icon["left"] < 28


def test_the_insets_of_a_row_apply_to_scroll_views_and_segments(rows):
    row = box_of(rows.front.locator(".section").last)
    assert box_of(find(rows, "strip"))["left"] == row["left"]
    segments = box_of(find(rows, "sizes").locator(".choices"))
    assert (segments["left"], segments["right"]) == (row["left"], row["right"])


def test_the_insets_of_a_row_apply_to_each_option_of_an_inline_picker(rows):
    text = find(rows, "light")
    option = box_of(text.evaluate_handle("node => node.closest('.option')").as_element())
    row = box_of(rows.front.locator(".section").last)
    assert box_of(text)["left"] == row["left"] + 60
    assert (option["x"], option["x"] + option["width"]) == (row["left"], row["right"])
    assert option["height"] == pytest.approx(40 + box_of(text)["bottom"] - box_of(text)["top"], abs=1)


def test_the_line_below_a_row_begins_at_the_text_of_a_label(rows):
    names = ["plain label", "labeled switch", "labeled picker"]
    starts = [find(rows, name).evaluate("node => getComputedStyle(node).getPropertyValue('--line-start')") for name in names]
    assert len(set(starts)) == 1 and starts[0] != "16px"


def test_a_spinner_is_at_the_leading_edge_of_its_row(rows):
    row, label = box_of(rows.front.locator(".section").last), box_of(rows.front.get_by_text("Loading"))
    assert label["left"] == row["left"] + 16


@pytest.mark.parametrize("name", ["after an image", "beside a circle"])
def test_the_line_below_a_stack_begins_at_its_first_text(rows, name):
    text = find(rows, name)
    row = text.evaluate_handle("node => node.closest('.section > *')").as_element()
    line = text.evaluate("node => parseFloat(getComputedStyle(node.closest('.hStack'), '::after').left)")
    assert line == pytest.approx(box_of(text)["left"] - box_of(row)["x"] - 16, abs=0.5)
    assert row.evaluate("node => getComputedStyle(node).getPropertyValue('--line-start')") == "100%"


@pytest.mark.parametrize("name", ["guided", "first"])
def test_the_line_below_another_stack_is_that_of_its_row(rows, name):
    text = find(rows, name)
    assert text.evaluate("node => getComputedStyle(node.closest('.hStack'), '::after').content") == "none"
    assert text.evaluate("node => getComputedStyle(node.closest('.section > *')).getPropertyValue('--line-start')") != "100%"


def test_the_controls_of_rows_are_at_the_edges_while_edit_mode_begins(case):
    screen = case("Menus")
    screen.tap("Edit")
    handle = screen.front.get_by_role("button", name="Reorder").first
    handle.wait_for()
    screen.page.evaluate("document.getAnimations().forEach(animation => animation.pause())")
    row = box_of(handle.locator("xpath=.."))
    assert abs(box_of(handle)["right"] - row["right"]) < 1
    assert abs(box_of(screen.front.get_by_role("button", name="Remove").first)["left"] - row["left"]) < 1
