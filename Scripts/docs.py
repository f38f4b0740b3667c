#!/usr/bin/env python3
"""Builds the DocC pages of NavigatorUI; a link that leads nowhere fails.

  docs.py           write .build/documentation
  docs.py --check   the same, without keeping it
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

from symbolgraph import extract

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULE = "NavigatorUI"
CATALOG = ROOT / "Sources" / MODULE / f"{MODULE}.docc"


def convert(build, output):
    with tempfile.TemporaryDirectory() as graphs:
        extract(MODULE, build, graphs, "-emit-extension-block-symbols")
        command = ["docc", "convert", str(CATALOG), "--additional-symbol-graph-dir", graphs]
        command += ["--fallback-display-name", MODULE, "--fallback-bundle-identifier", MODULE]
        command += ["--warnings-as-errors", "--output-path", str(output)]
        return subprocess.run(command).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="do not keep the pages")
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug")
    arguments = parser.parse_args()
    if arguments.check:
        with tempfile.TemporaryDirectory() as folder:
            sys.exit(convert(arguments.build_path, pathlib.Path(folder) / "documentation"))
    sys.exit(convert(arguments.build_path, ROOT / ".build" / "documentation"))


if __name__ == "__main__":
    main()
