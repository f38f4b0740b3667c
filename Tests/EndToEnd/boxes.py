"""The positions and sizes of elements in a page."""


def box_of(node):
    """Returns the box of an element, in points from the top left corner of the window.

    The values are rounded to hundredths. A browser computes the width of an element that does not start at a whole point from
    two rounded numbers, so that an element of 1 point has 1.0000038 points.
    """
    box = node.evaluate("node => node.getBoundingClientRect().toJSON()")
    return {side: round(value, 2) for side, value in box.items()}
