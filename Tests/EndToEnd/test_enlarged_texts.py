"""Layouts of the session for users who enlarge texts in their browser."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from screen import opened


@pytest.mark.parametrize("points", [16, 32])
def test_the_session_lays_out_texts_of_the_size_that_the_browser_has(new_context, cases, points):
    page = new_context().new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{points}px')")
    screen = opened(page, cases, "Enlarged texts")
    screen.settles()
    shown, hidden = ("beside", "above") if points == 16 else ("above", "beside")
    expect(screen.front.get_by_test_id(shown)).to_be_visible()
    expect(screen.front.get_by_test_id(hidden)).to_be_hidden()
    first, second, third = (box_of(screen.front.get_by_test_id(name)) for name in ["first", "second", "third"])
    assert first["height"] == pytest.approx(22 * points / 16, abs=2)
    assert second["top"] >= first["bottom"] - 1 and third["top"] >= second["bottom"] - 1


@pytest.mark.parametrize("points, limited", [(16, 17), (32, 19)])
def test_a_view_sets_or_limits_the_size_of_its_texts(new_context, cases, points, limited):
    page = new_context().new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{points}px')")
    screen = opened(page, cases, "Enlarged texts")
    for name, size in [("fixed title", 28 * 21 / 17), ("fixed body", 21), ("limited", limited)]:
        node = screen.front.get_by_test_id(name).element_handle()
        page.wait_for_function(
            "([node, size]) => Math.abs(parseFloat(getComputedStyle(node).fontSize) - size) < .1", arg=[node, size]
        )


def test_the_first_layout_of_the_next_page_has_the_size_of_texts(new_context, cases):
    context = new_context()
    page = context.new_page()
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '32px')")
    opened(page, cases, "Enlarged texts").settles()
    page.wait_for_function("() => /navigator-size=[0-9]+x[0-9]+x2(;|$)/.test(document.cookie)")
