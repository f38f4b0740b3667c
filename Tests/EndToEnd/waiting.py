"""Conditions outside of a page that a test waits for."""

import contextlib
import sqlite3
import time


def until(condition, seconds=30):
    """Waits until a function returns a true value."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition was not met in time"
        time.sleep(0.05)


def is_saved(path, text):
    """Returns whether a saved state in a store contains a text."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
        return any(text in state for (state,) in store.execute("SELECT state FROM sessionState"))


def saves(path, name, value):
    """Waits until a store contains a value of a scene or a visitor. A session saves its state after it has answered."""
    kind = "bool" if isinstance(value, bool) else "integer"
    text = f'"{name}":{{"{kind}":{{"_0":{str(value).lower()}}}}}'.encode()
    until(lambda: is_saved(path, text))
