#!/usr/bin/env python3
"""Compares the runtime's public symbols with SwiftUI's.

Reads the symbol graph of a built NavigatorRuntime, the list of SwiftUI's names (Documentation/swiftui-api.tsv), the names that are
public beyond it with a reason each (Documentation/parity-additions.tsv) and those that hosts may ignore
(Documentation/parity-hints.tsv). Writes Documentation/SwiftUIParity.md.

  parity.py                  write the document
  parity.py --check          fail where a public symbol is in no list or the document is stale
  parity.py --check-symbols  fail where a public symbol is in no list
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile
from collections import defaultdict

from symbolgraph import extract

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTATION = ROOT / "Documentation"
DOCUMENT = DOCUMENTATION / "SwiftUIParity.md"
MODULE = "NavigatorRuntime"

KINDS = {
    "swift.associatedtype": "associatedtype",
    "swift.class": "class",
    "swift.deinit": "deinit",
    "swift.enum": "enum",
    "swift.enum.case": "case",
    "swift.func": "func",
    "swift.func.op": "func",
    "swift.init": "init",
    "swift.ivar": "var",
    "swift.macro": "macro",
    "swift.method": "func",
    "swift.property": "var",
    "swift.protocol": "protocol",
    "swift.struct": "struct",
    "swift.subscript": "subscript",
    "swift.type.method": "func",
    "swift.type.property": "var",
    "swift.type.subscript": "subscript",
    "swift.typealias": "typealias",
    "swift.var": "var",
}


def rows(path):
    """The lines of a table after its header, as tuples; empty lines and those that begin with # are left out."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [tuple(line.split("\t")) for line in lines if line.strip() and not line.startswith("#")]


class Lists:
    """What the tables in Documentation/ say. A symbol is (container, kind, name)."""

    def __init__(self):
        table = rows(DOCUMENTATION / "swiftui-api.tsv")
        self.swiftui = {row[:3] for row in table}
        self.deprecated = {row[:3] for row in table if len(row) > 4 and row[4] == "y"}
        self.additions = {row[:3]: row[3] for row in rows(DOCUMENTATION / "parity-additions.tsv")}
        self.hints = {row[:3]: row[3] for row in rows(DOCUMENTATION / "parity-hints.tsv")}

    def addition(self, symbol):
        """The addition that allows `symbol`: its own line, one for every container, or one for a whole container."""
        container, kind, name = symbol
        for key in (symbol, ("*", kind, name), (container, "*", "*")):
            if key in self.additions:
                return key
        return None


# Reading the symbol graph


def public_symbols(build):
    """Every public symbol of the built runtime."""
    with tempfile.TemporaryDirectory() as folder:
        extract(MODULE, build, folder)
        graphs = [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]
    found = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            kind = symbol["kind"]["identifier"]
            if kind == "swift.extension":
                continue
            *container, name = symbol["pathComponents"]
            found.add((".".join(container) or "-", KINDS.get(kind, kind), name))
    return found


# Faults


def unlisted(symbols, lists):
    return sorted(s for s in symbols if s not in lists.swiftui and lists.addition(s) is None)


def faults(symbols, lists):
    """Lines that say which symbols are in no list, and which lines of the lists say nothing."""
    said = [
        f"{container} {kind} {name}: public, but neither SwiftUI's nor in Documentation/parity-additions.tsv"
        for container, kind, name in unlisted(symbols, lists)
    ]
    used = {lists.addition(s) for s in symbols if s not in lists.swiftui}
    said += [f"{' '.join(key)}: in parity-additions.tsv, but not needed" for key in sorted(lists.additions.keys() - used)]
    said += [f"{' '.join(key)}: in parity-hints.tsv, but not public" for key in sorted(lists.hints.keys() - symbols)]
    return said


# The document


def code(names):
    return ", ".join(f"`{name}`" for name in sorted(names))


def labelled(symbols):
    """The names of `symbols`, types with their kind."""
    types = {"class", "enum", "macro", "protocol", "struct", "typealias", "associatedtype"}
    return code(f"{kind} {name}" if kind in types else name for _, kind, name in symbols)


def row(title, text):
    return [f"| {title} | {text} |"] if text else []


def section(container, there, absent, lists):
    """The table of one container."""
    hints = {s for s in there if s in lists.hints}
    additions = {s for s in there if s not in lists.swiftui}
    lines = ["", f"### {'Types and functions' if container == '-' else container}", "", "| | |", "| --- | --- |"]
    lines += row("there", labelled(there - hints - additions))
    lines += row("hint", "; ".join(f"`{s[2]}` ({lists.hints[s]})" for s in sorted(hints)))
    lines += row("beyond the list", labelled(additions))
    lines += row("not there", labelled(absent))
    return lines


def document(symbols, lists):
    current = lists.swiftui - lists.deprecated
    there, absent = defaultdict(set), defaultdict(set)
    for symbol in symbols:
        there[symbol[0]].add(symbol)
    for symbol in current - symbols:
        absent[symbol[0]].add(symbol)
    untouched = sorted(c for c in absent if c not in there)
    own = symbols & lists.swiftui
    lines = [
        "# SwiftUI parity",
        "",
        "What the runtime has of SwiftUI's API, by name and labels. Written by `make parity`; do not edit.",
        "",
        "What is *there* does what SwiftUI's documentation says. A *hint* is taken and carried to the host, which may have no way to show",
        "it. What is *beyond the list* is newer than the list or a witness that Swift makes public. What is *not there* does not",
        "compile. Names that SwiftUI deprecates are not counted as missing.",
        "",
        "| | names |",
        "| --- | ---: |",
        f"| there | {len(own - set(lists.hints))} |",
        f"| hint | {len(own & set(lists.hints))} |",
        f"| beyond the list | {len(symbols - lists.swiftui)} |",
        f"| not there | {len(current - symbols)} |",
        "",
        "## What is there, container by container",
    ]
    for container in sorted(there, key=lambda c: (c != "-", c)):
        lines += section(container, there[container], absent.get(container, set()), lists)
    lines += ["", "## Containers of which nothing is there", "", code(untouched), ""]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description="Compares the runtime's public symbols with SwiftUI's.")
    parser.add_argument("--check", action="store_true", help="fail on unlisted symbols and a stale document; write nothing")
    parser.add_argument("--check-symbols", action="store_true", help="fail on unlisted symbols; write nothing")
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="where the build's modules are")
    arguments = parser.parse_args()

    lists = Lists()
    symbols = public_symbols(arguments.build_path)
    said = faults(symbols, lists)
    text = document(symbols, lists)
    checks = arguments.check or arguments.check_symbols
    if arguments.check and (not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != text):
        said.append(f"{os.path.relpath(DOCUMENT, ROOT)} is stale: run 'make parity'")
    if not checks:
        DOCUMENT.write_text(text, encoding="utf-8")
    if said:
        sys.exit("\n".join(said))
    print(f"{len(symbols)} public symbols, each in a list." + ("" if checks else f" Wrote {os.path.relpath(DOCUMENT, ROOT)}."))


if __name__ == "__main__":
    main()
