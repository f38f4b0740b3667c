"""Views that change while they scroll into and out of a scroll view. The page applies the changes without the session."""

import pytest


@pytest.fixture
def effects(case):
    screen = case("Scroll effects")
    screen.page.wait_for_function("() => document.getAnimations().length > 5")
    return screen


def look(screen, identifier):
    """The opacity, the scale and the horizontal shift of the view with a text."""
    screen.settles()
    return screen.front.get_by_test_id(identifier).evaluate(
        """node => {
          const { opacity, scale, translate } = getComputedStyle(node.closest("[data-effect]").firstElementChild);
          const [, sign, distance] = translate.match(/(-?) ?([\\d.]+)px/) || [];
          return [opacity, scale, sign + distance || 0].map(parseFloat);
        }"""
    )


def scroll(screen, identifier, place, side="scrollTop"):
    scroller = screen.front.get_by_test_id(identifier).locator(".scrollView")
    scroller.evaluate("(node, [side, place]) => node[side] = place", [side, place])


def test_a_change_follows_the_scrolling(effects):
    assert look(effects, "row 0") == pytest.approx([1, 1, 0], abs=0.01)
    # A third of the fourth row is visible.
    assert look(effects, "row 3") == pytest.approx([0.2 + 0.8 / 3, 0.5 + 0.5 / 3, 40 * 2 / 3], abs=0.01)
    assert look(effects, "row 5") == pytest.approx([0.2, 0.5, 40], abs=0.01)
    scroll(effects, "rows", 90)
    assert look(effects, "row 1") == pytest.approx([0.6, 0.75, -20], abs=0.01)
    assert look(effects, "row 3") == pytest.approx([1, 1, 0], abs=0.01)
    scroll(effects, "rows", 0)
    assert look(effects, "row 1") == pytest.approx([1, 1, 0], abs=0.01)


def test_an_animated_change_begins_at_its_threshold(effects):
    assert look(effects, "column 0")[0] == pytest.approx(1)
    assert look(effects, "column 3")[0] == pytest.approx(0.25)
    scroll(effects, "columns", 60, "scrollLeft")
    assert look(effects, "column 0")[0] == pytest.approx(0.5)
    assert look(effects, "column 2")[0] == pytest.approx(1)
    scroll(effects, "columns", 0, "scrollLeft")
    assert look(effects, "column 0")[0] == pytest.approx(1)


def test_scrolling_sends_nothing_to_the_session(effects):
    effects.settles()
    before = effects.traffic.sent
    scroll(effects, "rows", 300)
    assert look(effects, "row 5") == pytest.approx([1, 1, 0], abs=0.01)
    assert effects.traffic.sent == before
    effects.tap("Count 0")
    assert look(effects, "row 5") == pytest.approx([1, 1, 0], abs=0.01)
    assert effects.traffic.sent > before


def test_reduced_motion_changes_the_opacity_only(effects):
    effects.page.emulate_media(reduced_motion="reduce")
    effects.page.reload()
    effects.page.wait_for_function("() => document.getAnimations().length > 5")
    opacity, scale, shift = look(effects, "row 5")
    assert opacity == pytest.approx(0.2, abs=0.01)
    assert str(scale) == "nan" and shift == 0
