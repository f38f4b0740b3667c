#!/usr/bin/env python3
"""Compares the runtime's public symbols with SwiftUI's.

Reads the symbol graph of a built NavigatorRuntime, the list of SwiftUI's names (Documentation/swiftui-api.tsv), the names that
are public beyond it with a reason each (Documentation/parity-additions.tsv), those that hosts may ignore
(Documentation/parity-hints.tsv) and those that were absent and that several published apps use, with the number of these apps
(Documentation/often-used.tsv): they must exist or be declared as unavailable. Writes Documentation/SwiftUIParity.md, and
Documentation/absent-names.tsv for the command that checks an app's sources.

  parity.py                  write the document
  parity.py --check          fail where a public symbol is in no list or the document is stale
  parity.py --check-symbols  fail where a public symbol is in no list
"""

import argparse
import json
import keyword
import os
import pathlib
import re
import sys
from collections import defaultdict

from symbolgraph import symbol_graphs

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTATION = ROOT / "Documentation"
DOCUMENT = DOCUMENTATION / "SwiftUIParity.md"
ABSENT = DOCUMENTATION / "absent-names.tsv"
MODULE = "NavigatorRuntime"
UNAVAILABLE = ROOT / "Sources" / MODULE / "Unavailable"

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
TYPE_KINDS = {"class", "enum", "macro", "protocol", "struct", "typealias", "associatedtype"}


def rows(path):
    """Returns the lines of a table after its header, as tuples. Empty lines and lines that begin with # are omitted."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [tuple(line.split("\t")) for line in lines if line.strip() and not line.startswith("#")]


class Lists:
    """The contents of the tables in Documentation/. A symbol is (container, kind, name)."""

    def __init__(self):
        table = rows(DOCUMENTATION / "swiftui-api.tsv")
        self.swiftui = {row[:3] for row in table}
        self.deprecated = {row[:3] for row in table if len(row) > 4 and row[4] == "y"}
        self.additions = {row[:3]: row[3] for row in rows(DOCUMENTATION / "parity-additions.tsv")}
        self.hints = {row[:3]: row[3] for row in rows(DOCUMENTATION / "parity-hints.tsv")}
        self.often_used = [row[:2] for row in rows(DOCUMENTATION / "often-used.tsv")]

    def addition(self, symbol):
        """Returns the addition that permits `symbol`: its own line, one for all containers, or one for a whole container."""
        container, kind, name = symbol
        for key in (symbol, ("*", kind, name), (container, "*", "*")):
            if key in self.additions:
                return key
        return None


# Reading the symbol graph


class Symbols:
    """The public symbols of the built runtime, with their overloads by parameter types. The graph omits unavailable symbols."""

    def __init__(self, build):
        graphs = [json.loads(path.read_text()) for path in sorted(symbol_graphs(MODULE, build).glob("*.symbols.json"))]
        self.overloads = defaultdict(set)
        for entry in (symbol for graph in graphs for symbol in graph["symbols"]):
            kind = entry["kind"]["identifier"]
            if kind == "swift.extension":
                continue
            *container, name = entry["pathComponents"]
            self.overloads[(".".join(container) or "-", KINDS.get(kind, kind), name)].add(typed(entry))
        self.all = set(self.overloads)

    def names(self, symbols):
        """Returns the overloads of `symbols` with their parameter types, and types with their kind."""
        return [name for symbol in symbols for name in self.overloads[symbol]]


DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? )*(?:nonisolated |mutating |static |public )*public (?:static |mutating )*"
    r"(?P<declaration>(?P<kind>struct|enum|class|protocol|typealias|func|var|init)\b ?`?(?P<name>\w*)(?:(?!\n\n|\n *})[^{])*)",
    re.MULTILINE,
)
CONTAINER = re.compile(r"^extension (?P<extended>\w+)", re.MULTILINE)


def unavailable_names():
    """Returns the declarations in Sources/NavigatorRuntime/Unavailable: the overloads by (container, name)."""
    found = defaultdict(set)
    for path in sorted(UNAVAILABLE.glob("*.swift")):
        text, container = path.read_text(encoding="utf-8"), "-"
        matches = [*DECLARATION.finditer(text), *CONTAINER.finditer(text)]
        for match in sorted(matches, key=lambda match: match.start()):
            if "extended" in match.groupdict():
                container = match["extended"]
                continue
            kind, declaration = match["kind"], " ".join(match["declaration"].split()).replace("( ", "(").replace(" )", ")")
            if kind in TYPE_KINDS and not match["indent"]:
                container = match["name"]
                found[("-", container)].add(f"{kind} {container}")
            else:
                found[(container, match["name"] or "init")].add(re.sub(r"^(?:func|var) | -> \w+$", "", declaration))
    return found


def typed(entry):
    """The name of a symbol with the types of its parameters, such as 'lineLimit(_: Int?)'."""
    name = entry["pathComponents"][-1]
    kind = KINDS.get(entry["kind"]["identifier"], "")
    parameters = entry.get("functionSignature", {}).get("parameters", [])
    if kind in TYPE_KINDS:
        return f"{kind} {name}"
    labels = name.partition("(")[2].rstrip(")").split(":")[:-1]
    if not parameters or len(labels) != len(parameters):
        return name
    constraints = entry.get("swiftGenerics", {}).get("constraints", [])
    types = [parameter_type(each, constraints) for each in parameters]
    return f"{name.partition('(')[0]}({', '.join(f'{label}: {type}' for label, type in zip(labels, types))})"


def parameter_type(parameter, constraints):
    """The type of a parameter without its attributes. A generic parameter with one requirement becomes 'some Protocol'."""
    fragments = [each["spelling"] for each in parameter["declarationFragments"] if each["kind"] != "attribute"]
    type = "".join(fragments).partition(":")[2].strip()
    requirements = [each for each in constraints if each["lhs"] == type]
    if len(requirements) == 1 and requirements[0]["kind"] == "conformance":
        return f"some {requirements[0]['rhs']}"
    return " ".join(type.replace("`", "").split())


# Faults


def unlisted(symbols, lists):
    return sorted(s for s in symbols if s not in lists.swiftui and lists.addition(s) is None)


def faults(symbols, lists):
    """Yields messages for symbols that no list contains, and for unused lines of the lists."""
    said = [
        f"{container} {kind} {name}: public, but neither SwiftUI's nor in Documentation/parity-additions.tsv"
        for container, kind, name in unlisted(symbols, lists)
    ]
    used = {lists.addition(s) for s in symbols if s not in lists.swiftui}
    said += [f"{' '.join(key)}: in parity-additions.tsv, but not needed" for key in sorted(lists.additions.keys() - used)]
    said += [f"{' '.join(key)}: in parity-hints.tsv, but not public" for key in sorted(lists.hints.keys() - symbols)]
    return said


def often_used_faults(symbols, lists):
    """Yields messages for frequently used APIs that are neither implemented nor declared unavailable."""
    known = {(container, name.partition("(")[0]) for container, _, name in symbols.all} | set(unavailable_names())
    known |= {("*", name) for _, name in known}
    for container, name in lists.often_used:
        if (container, name) not in known:
            yield f"{container} {name}: in often-used.tsv, but neither there nor in {os.path.relpath(UNAVAILABLE, ROOT)}"


# The document


def code(names):
    return ", ".join(f"`{name}`" for name in sorted(names))


def labelled(symbols):
    """The names of `symbols`, types with their kind."""
    return code(f"{kind} {name}" if kind in TYPE_KINDS else name for _, kind, name in symbols)


def row(title, text):
    return [f"| {title} | {text} |"] if text else []


def section(container, symbols, absent, lists):
    """The table of one container."""
    there = {s for s in symbols.all if s[0] == container}
    declared = [names for (owner, _), names in unavailable_names().items() if owner == container]
    hints = {s for s in there if s in lists.hints}
    additions = {s for s in there if s not in lists.swiftui}
    lines = ["", f"### {'Types and functions' if container == '-' else container}", "", "| | |", "| --- | --- |"]
    lines += row("there", code(symbols.names(there - hints - additions)))
    lines += row("hint", "; ".join(f"`{s[2]}` ({lists.hints[s]})" for s in sorted(hints)))
    lines += row("beyond the list", labelled(additions))
    lines += row("reported by name", code(name for names in declared for name in names))
    lines += row("not there", labelled(absent))
    return lines


def document(symbols, lists):
    current = lists.swiftui - lists.deprecated
    available = symbols.all
    absent = defaultdict(set)
    for symbol in current - available:
        absent[symbol[0]].add(symbol)
    containers = {symbol[0] for symbol in available}
    untouched = sorted(c for c in absent if c not in containers)
    own = available & lists.swiftui
    lines = [
        "# SwiftUI parity",
        "",
        "The part of SwiftUI's API that the runtime has, by names, labels and parameter types. "
        "Written by `make parity`; do not edit.",
        "",
        "An API that is *there* behaves as SwiftUI's documentation describes. "
        "A *hint* is passed to the host, which may be unable",
        "to show it. A name *beyond the list* is newer than the list or a witness that Swift makes public. An API that is",
        "*not there* does not compile. Its names that are *reported by name* are declared as unavailable, so that the compiler's",
        "message refers to this page.",
        "Names that SwiftUI deprecates are not counted as missing.",
        "",
        "SwiftUI has several overloads of some names. An overload whose types are not listed does not exist here.",
        "",
        "| | names |",
        "| --- | ---: |",
        f"| there | {len(own - set(lists.hints))} |",
        f"| hint | {len(own & set(lists.hints))} |",
        f"| beyond the list | {len(available - lists.swiftui)} |",
        f"| not there | {len(current - available)} |",
        f"| reported by name | {len(unavailable_names())} |",
        "",
        "## What is there, container by container",
    ]
    for container in sorted(containers, key=lambda c: (c != "-", c)):
        lines += section(container, symbols, absent.get(container, set()), lists)
    lines += ["", "## Containers of which nothing is there", "", code(untouched), ""]
    lines += ["## Out of scope", ""]
    lines += ["These are left out on purpose. Keep code that uses them in `#if canImport(…)`, as the article"]
    lines += ["\"Moving an app\" describes.", "", "| | reason |", "| --- | --- |"]
    lines += [f"| {title} | {reason} |" for title, reason in OUT_OF_SCOPE] + [""]
    return "\n".join(lines)


# The parts that are omitted intentionally, each with a reason.
OUT_OF_SCOPE = [
    ("Bridges to UIKit and AppKit (`UIViewRepresentable`, `UIViewControllerRepresentable`, `UIHostingController`, "
     "`NSViewRepresentable`, `UIApplicationDelegateAdaptor`)",
     "They show views of frameworks that exist on Apple's systems only. A page has elements instead."),
    ("Widgets (WidgetKit, `Widget`, `WidgetBundle`, Live Activities)",
     "Apple's home screens show them. A browser has no such place."),
    ("SwiftData",
     "Its store is part of Apple's systems, and belongs to one user. A server shares its data, in a database of its own."),
    ("Core Data (`FetchRequest`, `FetchedResults`, `SectionedFetchRequest`, `managedObjectContext`)",
     "The framework does not exist on Linux. Use a database of the server, such as SQLite with GRDB."),
    ("MapKit (`Map`, `Marker`, `MapPolyline`)", "The maps and their data are a service behind Apple's framework."),
    ("Charts (`Chart`, `BarMark`, `foregroundStyle(by:)`)",
     "A framework of its own beside SwiftUI. Draw charts with `Canvas` and `Path`."),
    ("StoreKit (`ProductView`, `SubscriptionStoreView`, `requestReview`)",
     "Purchases belong to an account of the App Store, which a browser does not have."),
]
# The containers, besides views and scenes, whose methods are listed for the check of an app's sources.
CHAINED = {
    "Animation", "Color", "Commands", "DynamicViewContent", "Font", "Gesture", "Gradient", "Image", "InsettableShape", "Material",
    "Path", "Shape", "ShapeStyle", "TabContent", "TableRowContent", "Text", "ToolbarContent",
}
# The containers that an app omits before a member, as in `placement: .keyboard`.
STYLES = re.compile(r"(Style|Placement|Behavior|Role|Kinds|Size|Prominence|Detent|Shape|Mode|Effect)$")


def absent_names(symbols, lists):
    """Returns the table of absent base names. A member is present if any overload of its name is present.

    The types are not compared, because that would require a compiler. Names of Apple's other frameworks that the runtime has are
    listed as available.
    """

    def base(name):
        return name.partition("(")[0]

    present = {base(name) for _, _, name in symbols.all}
    found = {tuple(row) for row in rows(DOCUMENTATION / "unlisted-names.tsv") if row[1] not in present}
    for container, kind, name in lists.swiftui:
        name = base(name)
        if name in present or not name.isidentifier() or keyword.iskeyword(name):
            continue
        if container == "-" and kind in TYPE_KINDS:
            found.add(("type", name))
        elif container in {"View", "Scene"} | CHAINED and kind == "func":
            found.add(("member", name))
        elif container == "EnvironmentValues" and kind == "var":
            found.add(("environment", name))
        elif kind in {"case", "var"} and STYLES.search(container) and name != "hashValue":
            found.add(("implicit", name))
    found |= {("available", name) for container, _, name in symbols.all if container == "-" and re.match(r"(UI|NS)[A-Z]", name)}
    return "".join("\t".join(row) + "\n" for row in [("kind", "name"), *sorted(found)])


def main():
    parser = argparse.ArgumentParser(description="Compares the runtime's public symbols with SwiftUI's.")
    parser.add_argument("--check", action="store_true", help="fail on unlisted symbols and a stale document; write nothing")
    parser.add_argument("--check-symbols", action="store_true", help="fail on unlisted symbols; write nothing")
    parser.add_argument(
        "--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="where the build's modules are")
    arguments = parser.parse_args()

    lists = Lists()
    symbols = Symbols(arguments.build_path)
    said = faults(symbols.all, lists) + list(often_used_faults(symbols, lists))
    text = document(symbols, lists)
    checks = arguments.check or arguments.check_symbols
    if arguments.check and (not DOCUMENT.exists() or DOCUMENT.read_text(encoding="utf-8") != text):
        said.append(f"{os.path.relpath(DOCUMENT, ROOT)} is stale: run 'make parity'")
    absent = absent_names(symbols, lists)
    if arguments.check and (not ABSENT.exists() or ABSENT.read_text(encoding="utf-8") != absent):
        said.append(f"{os.path.relpath(ABSENT, ROOT)} is stale: run 'make parity'")
    if not checks:
        DOCUMENT.write_text(text, encoding="utf-8")
        ABSENT.write_text(absent, encoding="utf-8")
    if said:
        sys.exit("\n".join(said))
    written = "" if checks else f" Wrote {os.path.relpath(DOCUMENT, ROOT)}."
    print(f"Each of the {len(symbols.all)} public symbols is in a list.{written}")


if __name__ == "__main__":
    main()
