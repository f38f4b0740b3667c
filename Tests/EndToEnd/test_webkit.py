"""The page in WebKit, the engine of Safari. These tests are skipped where WebKit is not installed or does not start."""

import pytest

from app_server import AppServer
from test_layout_frames import DIFFERENCES, FRAMES, computed, differences
from webkit import Unavailable, WebKit

# WebKit rounds the heights of lines down to whole points, and has other widths of letters.
POINTS, SHARE = 3, 0.06

# The elements whose frames differ in WebKit only, each with the reason.
SHARED = "WebKit gives a view that fits its space its natural height before other views share the rest."
ROW = "In WebKit, a view that fits its space has its share of a row, although the height limits its width."
FIELD = "WebKit before Safari 26.2 does not give a text editor the height of its text."
WEBKIT_DIFFERENCES = (
    dict.fromkeys(["s326.a", "s326.b"], SHARED)
    | dict.fromkeys(["s331.a", "s333.a", "s333.b", "s335.a", "s335.b", "s433.a", "s433.b", "s434.b", "s435.a", "s435.b"], ROW)
    | dict.fromkeys(["s522.a", "s522.a1", "s522.b", "s522.b1", "s522.c", "s522.c1"], ROW)
    | dict.fromkeys(["s660.a", "s660.c"], ROW)
    | dict.fromkeys(["s535.a", "s535.b"], FIELD)
    # Circles with initials in rows.
    | dict.fromkeys(["s586.c", "s586.d", "s587.a", "s587.b", "s587.c", "s587.d"], ROW)
    | dict.fromkeys(["s588.a", "s588.b", "s588.c", "s588.d", "s590.c", "s590.d", "s591.a", "s591.b", "s591.d"], ROW)
)


@pytest.fixture
def webkit():
    try:
        window = WebKit(430, 900).__enter__()
    except Unavailable as reason:
        pytest.skip(str(reason))
    yield window
    window.__exit__()


def test_frames_agree_in_webkit(webkit):
    frames = computed("layout")
    with AppServer("BrowserTestApp", {"CASE": "layout"}) as server:
        webkit.open(server.address)
        webkit.waits_for(f"Object.keys({FRAMES}).length > 500")
        known = DIFFERENCES.keys() | WEBKIT_DIFFERENCES.keys()

        def unknown():
            found = differences(frames, webkit.evaluate(FRAMES), POINTS, SHARE)
            return {name: frame for name, frame in found.items() if name not in known}

        # Some views have their frames only after the page has measured them and the session has answered.
        webkit.waits_until(lambda: not unknown())
        assert not unknown()


def test_links_and_back_lead_to_screens_in_webkit(webkit, cases):
    webkit.open(cases)
    title = "[...document.querySelectorAll('.screen:not(.covered, [data-c=exit]) h1')].pop()?.textContent.trim()"
    webkit.waits_for(f"{title} === 'Cases'")
    webkit.click("Content")
    webkit.waits_for(f"{title} === 'Content'")
    webkit.evaluate("history.back()")
    webkit.waits_for(f"{title} === 'Cases'")
