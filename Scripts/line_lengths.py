#!/usr/bin/env python3
"""Checks that comments in Swift sources have at most 130 columns. swift-format checks the code, but not the comments.

Generated files, which swift-format ignores, are not checked.

  line_lengths.py PATH…   fails if a comment is too long
"""

import pathlib
import sys

MAXIMUM = 130
GENERATED = "// swift-format-ignore-file"


def sources(path):
    """Returns the Swift files at a path, without those of build folders."""
    files = sorted(path.rglob("*.swift")) if path.is_dir() else [path]
    return [file for file in files if ".build" not in file.parts]


def too_long(file):
    """Returns the numbers of the lines with comments that are too long."""
    lines = file.read_text().splitlines()
    if lines[:1] == [GENERATED]:
        return []
    return [number for number, line in enumerate(lines, 1) if len(line) > MAXIMUM and line.lstrip().startswith("//")]


found = [f"{file}:{number}" for path in sys.argv[1:] for file in sources(pathlib.Path(path)) for number in too_long(file)]
if found:
    sys.exit("\n".join([f"These comments have more than {MAXIMUM} columns:", *found]))
