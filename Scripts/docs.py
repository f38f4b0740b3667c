#!/usr/bin/env python3
"""Builds the documentation of all products as one site. Fails on unresolved links and on symbols without a topic.

  docs.py           write .build/documentation
  docs.py --check   the same, without keeping it
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

from curation import uncurated
from symbolgraph import symbol_graphs

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The modules, in the order of the combined site.
MODULES = ["NavigatorUI", "NavigatorTesting", "NavigatorWeb", "NavigatorHTML", "NavigatorHost", "NavigatorCasePaths"]
# The modules whose symbols are documented in the pages of the module that exports them.
EXPORTED = {"NavigatorUI": ["NavigatorAddresses", "NavigatorBindings", "NavigatorDialogs"]}


def convert(module, build, output):
    """Writes a module's archive. Returns True if there are no warnings and every symbol has a topic."""
    options = ["-emit-extension-block-symbols"]
    if module in EXPORTED:
        options.append(f"-experimental-allowed-reexported-modules={','.join(EXPORTED[module])}")
    graphs = symbol_graphs(module, build, *options)
    command = ["docc", "convert", str(ROOT / "Sources" / module / f"{module}.docc")]
    command += ["--additional-symbol-graph-dir", str(graphs), "--output-path", str(output)]
    command += ["--fallback-display-name", module, "--fallback-bundle-identifier", module]
    command += ["--fallback-default-module-kind", "Module", "--warnings-as-errors"]
    if subprocess.run(command).returncode != 0:
        return False
    missing = uncurated(output)
    for page, symbols in missing.items():
        print(f"{page} lists these symbols by kind; add them to a topic of a page in {module}.docc:", file=sys.stderr)
        for symbol in symbols:
            print(f"  {symbol}", file=sys.stderr)
    return not missing


def build_site(build, folder, output):
    """Converts all modules, and merges their archives if no conversion fails."""
    archives = [folder / f"{module}.doccarchive" for module in MODULES]
    results = [convert(module, build, archive) for module, archive in zip(MODULES, archives)]
    if not all(results):
        return False
    shutil.rmtree(output, ignore_errors=True)
    command = ["docc", "merge", *map(str, archives), "--synthesized-landing-page-name", "Navigator"]
    return subprocess.run([*command, "--output-path", str(output)]).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="do not keep the pages")
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        output = folder / "documentation" if arguments.check else ROOT / ".build" / "documentation"
        sys.exit(0 if build_site(arguments.build_path, folder, output) else 1)


if __name__ == "__main__":
    main()
