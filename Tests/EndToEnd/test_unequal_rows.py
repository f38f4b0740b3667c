"""Rows of unequal heights that are created near the viewport."""

import json

import pytest
from playwright.sync_api import expect

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


def test_rows_are_requested_a_few_times_beside_a_section_with_other_heights(page, case):
    sockets, sent = [], []
    page.on("websocket", lambda socket: sockets.append(socket))
    screen = case("Unequal sections")
    for name in ("high", "low"):
        screen.front.get_by_role("button", name=f"To {name}").click()
        expect(screen.front.get_by_text(f"{name.title()} 400", exact=True)).to_be_in_viewport()
        screen.settles()
    page.mouse.move(200, 400)
    sockets[-1].on("framesent", lambda text: sent.append(json.loads(text)))
    for _ in range(30):
        page.mouse.wheel(0, 300)
        screen.settles()
    requests = [message for message in sent if message.get("a") == "change"]
    # The page passes more than 150 rows, and a request creates about 20.
    assert 3 <= len(requests) <= 12, requests
