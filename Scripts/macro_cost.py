#!/usr/bin/env python3
"""Measures the build time of @CasePathable with 100 enums of 5 cases, with and without the macro.

Needs a debug build of NavigatorCasePaths.

  macro_cost.py [--build-path FOLDER] [--enums COUNT]
"""

import argparse
import pathlib
import subprocess
import tempfile
import time

from symbolgraph import modules_directory

ROOT = pathlib.Path(__file__).resolve().parent.parent
CASES = """
  case none
  case number(Int)
  case text(String)
  case size(width: Double, height: Double)
  case several([Int], next: String?)
"""


def source(count, attribute):
    enums = "".join(f"{attribute}enum Enum{number} {{{CASES}}}\n\n" for number in range(count))
    return f"import NavigatorCasePaths\n\n{enums}"


def seconds(build, text):
    """Returns the shortest of three compilation times of a file."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Enums.swift"
        file.write_text(text, encoding="utf-8")
        plugin = build / "NavigatorMacros-tool"
        command = ["swiftc", "-parse-as-library", "-swift-version", "6", "-c", str(file), "-o", f"{folder}/Enums.o"]
        command += ["-I", str(modules_directory("NavigatorCasePaths", build))]
        command += ["-load-plugin-executable", f"{plugin}#NavigatorMacros"]
        times = []
        for _ in range(3):
            start = time.monotonic()
            subprocess.run(command, check=True)
            times.append(time.monotonic() - start)
        return min(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug")
    parser.add_argument("--enums", type=int, default=100)
    arguments = parser.parse_args()
    without = seconds(arguments.build_path, source(arguments.enums, ""))
    with_macro = seconds(arguments.build_path, source(arguments.enums, "@CasePathable "))
    each = (with_macro - without) / arguments.enums * 1000
    print(f"{arguments.enums} enums: {without:.2f} s, with @CasePathable {with_macro:.2f} s, {each:.1f} ms an enum")


if __name__ == "__main__":
    main()
