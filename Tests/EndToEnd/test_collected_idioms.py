"""Idioms of apps whose layout on a page depends on the style sheet."""

import pytest

from boxes import box_of


@pytest.fixture
def screen(case):
    screen = case("Collected idioms")
    screen.settles()
    return screen


def box(screen, name):
    return box_of(screen.front.get_by_test_id(name))


def test_a_title_of_one_line_leaves_space_for_the_text_beside_it(screen):
    time = box(screen, "time")
    assert time["height"] < 30
    assert time["x"] + time["width"] == pytest.approx(screen.page.viewport_size["width"], abs=1)


def test_the_label_of_a_button_takes_the_height_of_its_frame(screen):
    assert box(screen, "label")["height"] == pytest.approx(60, abs=0.5)


def test_the_content_of_a_geometry_reader_does_not_enlarge_it_in_a_row(screen):
    assert box(screen, "reader")["width"] == pytest.approx(90, abs=0.5)
    assert box_of(screen.front.locator(".geometry").first)["width"] == pytest.approx(90, abs=0.5)


def test_a_view_is_above_the_moved_view_before_it(screen):
    assert screen.front.get_by_test_id("above").evaluate(
        """node => {
          const { left, top, width } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + 4));
        }"""
    )


def test_an_inserted_scroll_view_with_an_anchor_takes_the_remaining_height(screen):
    screen.front.get_by_test_id("label").click()
    screen.front.get_by_text("move").wait_for()
    screen.settles()
    assert box(screen, "moves")["height"] > 300


def test_a_part_of_a_screen_has_the_color_scheme_of_its_environment(screen):
    scheme = screen.front.get_by_text("bar").evaluate("node => getComputedStyle(node).colorScheme")
    assert scheme == "dark"
