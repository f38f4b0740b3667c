"""Texts that wrap have the width of their longest line."""

from boxes import box_of
from conftest import NARROW
from screen import FRAMES

# The number of lines of a text, their width, and the width of the box for them, without padding.
LINES = """name => {
  const node = document.querySelector(`[data-testid="${name}"]`);
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()];
  const style = getComputedStyle(node);
  const width = Math.max(...lines.map(line => line.right)) - Math.min(...lines.map(line => line.left));
  const box = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return { count: new Set(lines.map(line => line.top)).size, width, box };
}"""

FITS = f"""name => {{
  const {{ count, width, box }} = ({LINES})(name);
  return count > 1 && box - width < 1.5;
}}"""

BUBBLE = """document.querySelector('[data-testid="message 0"]')"""

# Counts the measured texts, and adds up the movements of elements that a user sees.
COUNTER = """
window.measured = 0;
const original = Range.prototype.getClientRects;
Range.prototype.getClientRects = function () {
  if (new Error().stack.includes("/lines.js")) window.measured += 1;
  return original.call(this);
};
window.shifts = 0;
new PerformanceObserver(list => list.getEntries().forEach(entry => (window.shifts += entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def fits(screen, name):
    """Waits until a text has several lines and the width of the longest one."""
    screen.page.wait_for_function(FITS, arg=name)


def bounds(screen, name):
    return box_of(screen.page.get_by_test_id(name))


def trailing(box):
    return box["x"] + box["width"]


def press(screen, title):
    screen.page.get_by_role("button", name=title, exact=True).click()
    screen.settles()


def test_a_text_that_wraps_has_the_width_of_its_longest_line(app_in):
    screen = app_in("lines", NARROW)
    fits(screen, "message 0")
    fits(screen, "beside")
    assert trailing(bounds(screen, "message 0")) == NARROW["width"]
    # The row is in the center of the window.
    star, text = bounds(screen, "star"), bounds(screen, "beside")
    assert star["x"] > 1
    assert abs(star["x"] - (NARROW["width"] - trailing(text))) < 1.5


def test_a_frame_keeps_its_width_and_places_the_lines(app_in):
    screen = app_in("lines", NARROW)
    assert bounds(screen, "framed")["width"] == NARROW["width"]
    left, right = screen.page.get_by_test_id("framed").evaluate(
        """node => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          return [left, right];
        }"""
    )
    assert left > 1
    assert abs(left - (NARROW["width"] - right)) < 1.5


def test_other_texts_keep_their_width(app_in):
    screen = app_in("lines", NARROW)
    fits(screen, "message 0")
    lines = screen.page.evaluate(LINES, "short")
    assert lines["count"] == 1
    assert abs(lines["box"] - lines["width"]) < 1
    # The width of a text at the leading edge of a column has no effect.
    assert screen.page.get_by_test_id("hidden").get_attribute("data-cl") is None


def test_the_first_frame_has_the_widths(new_context, app_in):
    address = app_in("lines", NARROW).page.url
    page = new_context().new_page()
    page.add_init_script(COUNTER)
    page.goto(address)
    page.locator("html[data-live]").wait_for()
    page.wait_for_function(FITS, arg="message 0")
    assert page.evaluate("window.shifts") == 0


def test_changes_by_the_session_have_the_new_widths(app_in):
    screen = app_in("lines", NARROW)
    first = bounds(screen, "message 0")
    press(screen, "Send")
    fits(screen, "message 1")
    press(screen, "Continue")
    fits(screen, "message 0")
    assert bounds(screen, "message 0")["height"] > first["height"]
    # A view beside a text leaves it less space.
    press(screen, "Badge")
    fits(screen, "message 0")
    assert bounds(screen, "message 0")["width"] < first["width"] - 60
    press(screen, "Badge")
    press(screen, "Shorten")
    lines = screen.page.evaluate(LINES, "message 0")
    assert lines["count"] == 1
    assert abs(lines["box"] - lines["width"]) < 1


def test_a_text_keeps_its_width_while_its_style_changes(app_in):
    screen = app_in("lines", NARROW)
    fits(screen, "message 0")
    before = bounds(screen, "message 0")
    screen.page.get_by_role("button", name="Read", exact=True).click()
    screen.page.wait_for_function("() => document.getAnimations().length > 0")
    assert bounds(screen, "message 0") == before


def test_the_width_follows_the_window_and_the_size_of_the_font(app_in):
    screen = app_in("lines", NARROW)
    page = screen.page
    fits(screen, "message 0")
    narrow = bounds(screen, "message 0")
    page.set_viewport_size({"width": 600, "height": 844})
    page.wait_for_function(f"width => {BUBBLE}.offsetWidth > width", arg=narrow["width"])
    fits(screen, "message 0")
    page.set_viewport_size(NARROW)
    page.wait_for_function(f"width => {BUBBLE}.offsetWidth === width", arg=narrow["width"])
    page.evaluate("document.documentElement.style.fontSize = '24px'")
    page.wait_for_function(
        f"height => {BUBBLE}.offsetHeight > height && ({FITS})('message 0')",
        arg=narrow["height"],
    )
    page.evaluate("document.documentElement.dir = 'rtl'")
    fits(screen, "message 0")
    assert bounds(screen, "message 0")["x"] == 0


def test_printed_texts_have_the_width_of_the_paper(app_in):
    screen = app_in("lines", NARROW)
    fits(screen, "beside")
    screen.page.emulate_media(media="print")
    assert bounds(screen, "star")["x"] == 0


def test_texts_are_measured_once_for_each_change(new_context, app_in):
    address = app_in("lines", NARROW).page.url
    page = new_context().new_page()
    page.add_init_script(COUNTER)
    page.goto(address)
    page.locator("html[data-live]").wait_for()
    page.wait_for_function(FITS, arg="message 0")
    page.evaluate(FRAMES)
    count = page.evaluate("window.measured")
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    assert page.evaluate("window.measured") == count
    page.get_by_role("button", name="Continue", exact=True).click()
    page.wait_for_function("count => window.measured > count", arg=count)
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    # The other texts are not measured again.
    assert page.evaluate("window.measured") == count + 1
