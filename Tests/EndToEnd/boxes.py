"""The positions and sizes of elements in a page."""

# The unit of a browser's layout, as a fraction of a point.
UNIT = 64


def box_of(node):
    """Returns the box of an element, in points from the top left corner of the window.

    A browser computes the width of an element that does not start at a whole point from two rounded numbers, so that an element
    of 1 point has 1.0000038 points. The values are rounded to the unit of its layout, of which sums and differences are exact.
    """
    box = node.evaluate("node => node.getBoundingClientRect().toJSON()")
    return {side: round(value * UNIT) / UNIT for side, value in box.items()}
