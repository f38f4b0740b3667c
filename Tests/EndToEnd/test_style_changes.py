"""The number of elements whose styles a browser computes after a change.

A rule with `:has()` may affect all elements of a page. The browser then computes all styles whenever an element is inserted, or
whenever the style of an element changes, for example during a gesture.
"""

import json

import pytest

ROWS = ".lazyStack > [data-i]:not(.rowGap), .list > [data-i]:not(.rowGap), .section > .link"


def computed_styles(browser, row, change):
    """Returns the number of elements whose styles the browser computes when a script changes a row."""
    browser.start_tracing(page=row.page, categories=["devtools.timeline"])
    row.evaluate(f"row => {{ {change}; row.offsetTop; }}")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["args"]["elementCount"] for event in events if "elementCount" in event.get("args", {}))


@pytest.mark.parametrize("title", ["Lazy rows", "Lazy list", "Rows"])
def test_the_style_of_a_row_affects_few_elements(browser, case, title):
    screen = case(title)
    screen.settles()
    assert screen.page.locator("#app *").count() > 300
    row = screen.front.locator(ROWS).nth(3)
    assert 1 <= computed_styles(browser, row, "row.style.paddingBottom = '1px'") < 40


def test_an_inserted_row_affects_few_elements(browser, case):
    screen = case("Lazy rows")
    screen.settles()
    assert screen.page.locator("#app *").count() > 500
    row = screen.front.locator(ROWS).nth(3)
    assert 5 <= computed_styles(browser, row, "row.before(row.cloneNode(true))") < 40
