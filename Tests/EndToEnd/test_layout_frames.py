"""The computed frames equal the frames in the browser: within 1 point, and the widths of texts within 2 %."""

import json
import os
import subprocess

import pytest

from app_server import AppServer
from conftest import NARROW
from screen import opened

# The elements whose frames differ, each with the reason.
PADDING = "A browser gives a view that shares a stack its padding in addition to its share."
WRAPPED = "In a browser, a text that wraps is as wide as its container if that has no visible effect."
KERNING = "The table of widths has no kerning."
BASELINE = "The largest font has a baseline that differs by 1 point."
GRID = "In a browser, the rows of a grid do not share what is left of its height."
ROW = "In a browser, a text that is a header or a footer includes its insets."
CUT = "In a browser, a text that is cut is as wide as its space."
OUTSET = "In a browser, a negative padding is a margin, so the box of the view is that of its content."
STRETCHED = "In a browser, a view with a maximum does not fill a stack without a proposed length."
DIFFERENCES = (
    dict.fromkeys(["s104.a", "s104.b"], PADDING)
    | dict.fromkeys(["s445.b"], WRAPPED)
    | dict.fromkeys(["s124.a", "s154.b"], KERNING)
    | dict.fromkeys(["s125.b", "s561.a"], BASELINE)
    | dict.fromkeys(["s143.a", "s143.b", "s143.c", "s143.d"], GRID)
    | dict.fromkeys(["s170.f", "s170.h"], ROW)
    | dict.fromkeys(["s203.a", "s203.b", "s372.b"], CUT)
    | dict.fromkeys(["s223.a", "s223.b"], KERNING)
    | dict.fromkeys(["s109.b", "s424.c"], OUTSET)
    | dict.fromkeys(["s321.a"], STRETCHED)
)

# The frames of the named views in a page, each in its scenario, and 1 for each text or button.
FRAMES = """Object.fromEntries([...document.querySelectorAll("[data-testid*='.']")].flatMap((node) => {
  const name = node.dataset.testid;
  const box = document.querySelector(`[data-testid="${name.split(".")[0]}"]`)?.getBoundingClientRect();
  const { x, y, width, height } = node.getBoundingClientRect();
  return box ? [[name, [x - box.x, y - box.y, width, height, +node.matches(".text, .button")]]] : [];
}))"""

TEXTS_PER_LINE = 0.02
MINIMUM_SCENARIOS = 150


# The share of random views that may differ: long texts in narrow spaces wrap or overflow in other ways.
RANDOM_DIFFERENCES = 0.08


def computed(scenarios, **variables):
    """Returns the frames that the layout computes, by identifier."""
    environment = os.environ | {"LAYOUT_FRAMES": scenarios} | variables
    output = subprocess.run([AppServer("BrowserTestApp").binary], env=environment, capture_output=True, timeout=60, check=True)
    return json.loads(output.stdout)


def measured(scenarios, new_context, **variables):
    """Returns the frames in a browser, and 1 for each text or button."""
    with AppServer("BrowserTestApp", {"CASE": scenarios} | variables) as server:
        screen = opened(new_context(viewport=NARROW, reduced_motion="reduce").new_page(), server.address)
        screen.settles()
        return screen.page.evaluate(f"() => {FRAMES}")


def differences(computed, measured, points=1, share=TEXTS_PER_LINE):
    """Returns the frames that differ by more than a number of points, or a share of the width of a text, by identifier."""
    differing = {}
    for name, frame in ((name, frame) for name, frame in computed.items() if "." in name):
        *other, is_text = measured[name]
        # A text that is wider by a share begins or ends elsewhere, but is not higher or lower.
        horizontal = max(points, share * other[2]) if is_text else points
        if any(abs(a - b) > limit for a, b, limit in zip(frame, other, (horizontal, points, horizontal, points))):
            differing[name] = ([round(value, 1) for value in frame], [round(value, 1) for value in other])
    return differing


def print_table(differing):
    """Prints the frames that differ, with the reasons."""
    print(f"\n{'view':8} {'computed frame':32} {'frame in the browser':32} reason")
    for name, (frame, other) in sorted(differing.items()):
        print(f"{name:8} {frame!s:32} {other!s:32} {DIFFERENCES.get(name, 'NEW')}")


def test_frames_agree(new_context, capsys):
    frames = computed("layout")
    assert len({name.split(".")[0] for name in frames}) >= MINIMUM_SCENARIOS
    differing = differences(frames, measured("layout", new_context))
    # The table is also printed if the test passes.
    with capsys.disabled():
        print_table(differing)
    assert differing.keys() == DIFFERENCES.keys(), differing


@pytest.mark.parametrize("seed", ["1", "2"])
def test_random_frames_agree(new_context, seed):
    frames = computed("random", LAYOUT_SEED=seed)
    sources = computed("random sources", LAYOUT_SEED=seed)
    found = differences(frames, measured("random", new_context, LAYOUT_SEED=seed))
    print_table(found)
    differing = {name.split(".")[0] for name in found}
    for name in sorted(differing):
        print(name, sources[name])
    assert len(differing) <= RANDOM_DIFFERENCES * len(sources)


def test_frames_below_bars_agree(new_context):
    frames = computed("edges")
    assert frames["e0.a"] == [0, -44, 390, 844]
    assert not differences(frames, measured("edges", new_context))
