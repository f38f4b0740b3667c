#!/usr/bin/env python3
"""Checks that each missing name of the census of apps has a reason.

Documentation/swiftui-census.tsv lists the names of SwiftUI that published apps use and that were missing when they were counted,
with their capability and the number of the apps. Documentation/census-reasons.tsv contains the reason for each name that is still
missing. The check compares the base names with Documentation/absent-names.tsv, and names with labels, such as those of
initializers, with the overloads in Documentation/SwiftUIParity.md. parity.py updates both. At least 99 % of the uses of SwiftUI
in those apps must be of names that exist.
"""

import pathlib
import re
import sys

DOCUMENTATION = pathlib.Path(__file__).resolve().parent.parent / "Documentation"
WRITTEN_KINDS = {"type": "type", "wrapper": "type", "modifier": "member", "member": "member", "static": "member",
                 "style": "member", "env": "environment"}
# The lines of the parity document with declarations that compile.
PRESENT = ("| there |", "| hint |", "| beyond the list |")

# The fraction of the apps' uses of SwiftUI whose names existed when the census was taken. The census lists the other uses.
COUNTED_SHARE = 0.899
MINIMUM_SHARE = 0.99


def rows(name):
    lines = (DOCUMENTATION / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:] if line]


def base(name):
    """The base name: `focusable` of `.focusable`, `openWindow` of `\\.openWindow`, `inset` of `tableStyle(.inset)`."""
    style = re.fullmatch(r"\w+\(\.(\w+)\)", name)
    return style.group(1) if style else re.sub(r"\(.*", "", name).lstrip("@.\\").split(".")[-1]


def overloads():
    """The labels of each overload that exists, by container and base name."""
    found, container = {}, ""
    for line in (DOCUMENTATION / "SwiftUIParity.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            container = line[4:]
        if line.startswith(PRESENT):
            for name, parameters in re.findall(r"`(\w+)\(([^`]*)\)`", line):
                found.setdefault((container, name), []).append(labels(parameters))
    return found


def labels(parameters):
    """The labels of `_: String, text: Binding<(Int, Int)>` and of `_:text:`."""
    nested = re.compile(r"\([^()]*\)|<[^<>]*>|\[[^][]*\]")
    parameters = parameters.replace("->", "")
    while nested.search(parameters):
        parameters = nested.sub("", parameters)
    return re.findall(r"([\w{}]+):", parameters)


def has_overload(name, kind, known):
    """Returns whether an overload has the labels of a use in the same order, possibly with other labels between them.

    {} is a closure with any label.
    """
    written = labels(re.search(r"\((.*)\)", name).group(1))
    if kind == "init":
        candidates = known.get((base(name), "init"), [])
    else:
        candidates = [each for (_, other), all_labels in known.items() if other == base(name) for each in all_labels]
    return any(is_subsequence(written, candidate) for candidate in candidates)


def is_subsequence(written, declared):
    rest = iter(declared)
    return all(any(label in ("{}", other) for other in rest) for label in written)


def is_missing(name, kind, absent, known):
    if (WRITTEN_KINDS.get(kind), base(name)) in absent:
        return True
    # A static member is missing with its type, although another type may have a member with its name.
    if kind == "static" and ("type", name.partition(".")[0]) in absent:
        return True
    return ":)" in name and not has_overload(name, kind, known)


def faults():
    absent, known = {tuple(row) for row in rows("absent-names.tsv")}, overloads()
    reasons = dict(rows("census-reasons.tsv"))
    missing = [name for name, kind, *_ in rows("swiftui-census.tsv") if is_missing(name, kind, absent, known)]
    yield from (f"{name} is missing; implement it, or add a reason to Documentation/census-reasons.tsv"
                for name in missing if name not in reasons)
    yield from (f"{name} is not missing; remove it from Documentation/census-reasons.tsv"
                for name in reasons if name not in missing)


def share():
    """Returns the fraction of the apps' uses of SwiftUI whose names exist."""
    missing = dict(rows("census-reasons.tsv"))
    uses = {name: int(count) for name, _, _, _, count in rows("swiftui-census.tsv")}
    return 1 - (1 - COUNTED_SHARE) * sum(uses[name] for name in missing) / sum(uses.values())


def main():
    found = list(faults())
    if found:
        sys.exit("\n".join(found))
    existing = share()
    if existing < MINIMUM_SHARE:
        sys.exit(f"{existing:.2%} of the uses in apps are of names that exist; the minimum is {MINIMUM_SHARE:.0%}")
    count, missing = len(rows("swiftui-census.tsv")), len(rows("census-reasons.tsv"))
    print(f"{count} names in the census; {missing} are missing, each with a reason. {existing:.1%} of the uses exist.")


if __name__ == "__main__":
    main()
