"""Touch events on a page."""


class Finger:
    """One finger on the page."""

    def __init__(self, page):
        self.devtools = page.context.new_cdp_session(page)

    def _touch(self, kind, *points):
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        self._touch("touchStart", (x, y))

    def move(self, x, y):
        self._touch("touchMove", (x, y))

    def up(self):
        self._touch("touchEnd")


def swipe(finger, start, end, y=500, steps=8):
    finger.down(start, y)
    for step in range(1, steps + 1):
        finger.move(start + (end - start) * step / steps, y)
