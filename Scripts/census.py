#!/usr/bin/env python3
"""Checks that each missing name of the census of apps has a reason.

Documentation/swiftui-census.tsv lists the names of SwiftUI that published apps use and that were missing when they were counted,
with their capability and the number of the apps. Documentation/census-reasons.tsv contains the reason for each name that is still
missing. The check uses base names, as in Documentation/absent-names.tsv, which parity.py updates.
"""

import pathlib
import re
import sys

DOCUMENTATION = pathlib.Path(__file__).resolve().parent.parent / "Documentation"
WRITTEN_KINDS = {"type": "type", "wrapper": "type", "modifier": "member", "member": "member", "static": "member", "style": "member",
                 "env": "environment"}


def rows(name):
    lines = (DOCUMENTATION / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:] if line]


def base(name):
    """The base name: `focusable` of `.focusable`, `openWindow` of `\\.openWindow`, `inset` of `tableStyle(.inset)`."""
    style = re.fullmatch(r"\w+\(\.(\w+)\)", name)
    return style.group(1) if style else re.sub(r"\(.*", "", name).lstrip("@.\\").split(".")[-1]


def faults():
    absent = {tuple(row) for row in rows("absent-names.tsv")}
    reasons = dict(rows("census-reasons.tsv"))
    missing = [name for name, kind, *_ in rows("swiftui-census.tsv") if (WRITTEN_KINDS.get(kind), base(name)) in absent]
    yield from (f"{name} is missing; implement it, or add a reason to Documentation/census-reasons.tsv"
                for name in missing if name not in reasons)
    yield from (f"{name} is not missing; remove it from Documentation/census-reasons.tsv" for name in reasons if name not in missing)


def main():
    found = list(faults())
    if found:
        sys.exit("\n".join(found))
    print(f"{len(rows('swiftui-census.tsv'))} names in the census; {len(rows('census-reasons.tsv'))} are missing, each with a reason.")


if __name__ == "__main__":
    main()
