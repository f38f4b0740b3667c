"""Rows of unequal heights that are created near the viewport."""

import pytest

AT_THE_TOP = """text => {
  const row = [...document.querySelectorAll(".lazyStack .text")].find(row => row.textContent === text);
  const scroller = document.querySelector(".lazyStack").closest(".scrollView");
  return row && Math.abs(row.getBoundingClientRect().top - scroller.getBoundingClientRect().top) < 45;
}"""
TARGETS = {"Near": "Row 300", "Far": "Row 4,000", "First": "Row 0"}


@pytest.mark.parametrize("names", [["Near"], ["Far"], ["Far", "First", "Near"]])
def test_an_animation_ends_at_the_target_although_new_rows_have_other_heights(case, names):
    screen = case("Unequal rows")
    for name in names:
        screen.front.get_by_role("button", name=name).click()
        screen.page.wait_for_function(AT_THE_TOP, arg=TARGETS[name])
        screen.settles()
        assert screen.page.evaluate(AT_THE_TOP, TARGETS[name])
