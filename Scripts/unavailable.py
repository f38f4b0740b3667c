#!/usr/bin/env python3
"""Checks that the compiler reports an absent SwiftUI API at the line that uses it.

Type-checks Tests/UnavailableAPI/AbsentNames.swift against a built runtime and compares the errors with the comments of the file.
"""

import argparse
import pathlib
import re
import subprocess
import sys

from parity import ROOT
from symbolgraph import module_maps, modules_directory

SAMPLE = ROOT / "Tests" / "UnavailableAPI" / "AbsentNames.swift"
PAGE = "see Documentation/SwiftUIParity.md"
ERROR = re.compile(r"AbsentNames\.swift:(\d+):\d+: error: (.*)")
EXPECTED = re.compile(r"// absent: (\S+?)(?:; (.+))?$")


def reported(build):
    """Returns the error messages by line."""
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", str(modules_directory("SwiftUI", build))]
    for path in module_maps(build):
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    result = subprocess.run([*command, str(SAMPLE)], capture_output=True, text=True)
    errors = {}
    for line, message in ERROR.findall(result.stderr):
        errors.setdefault(int(line), set()).add(message)
    return errors


def faults(errors):
    for number, line in enumerate(SAMPLE.read_text(encoding="utf-8").splitlines(), 1):
        expected = EXPECTED.search(line)
        messages = errors.pop(number, set())
        if expected is None:
            yield from (f"line {number}: unexpected error: {message}" for message in messages)
            continue
        matching = [message for message in messages if f"'{expected[1]}" in message and (expected[2] or PAGE) in message]
        if not matching:
            yield f"line {number}: no error refers to {expected[1]} and {expected[2] or 'the page'}: {sorted(messages)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="the folder of the build's modules")
    arguments = parser.parse_args()
    found = list(faults(reported(arguments.build_path)))
    if found:
        sys.exit("\n".join(found))
    print("The compiler reports each absent name at its line.")


if __name__ == "__main__":
    main()
