#!/usr/bin/env python3
"""Checks that NavigatorUI and the modules that it exports compile for Apple's platforms, as far as that is possible on Linux.

Four things are checked of their sources:

- They import only modules that exist on Apple's platforms, or import other modules within #if.
- Every symbol of the runtime that they use, according to the compiler's index, is in SwiftUI's API
  (Documentation/swiftui-api.tsv, or Documentation/parity-additions.tsv with the iOS version that introduced it). It is not
  deprecated, and exists in the oldest system that Package.swift supports.
- A symbol that a platform lacks (Documentation/apple-platforms.tsv) is used within a branch of #if that excludes the platform.
- In the branches of #if that are not compiled on Linux, every name is SwiftUI's, declared in these sources, or in
  Documentation/apple-only.tsv.

  apple_api.py [--build-path FOLDER] [--sources FOLDER --index FOLDER] [--without 'CONTAINER KIND NAME']
"""

import argparse
import json
import pathlib
import re
import sys
from collections import defaultdict

import swiftplatforms
import swiftsource
from indexstore import IndexStore
from parity import DOCUMENTATION, KINDS, MODULE, ROOT, rows
from symbolgraph import symbol_graphs

# The modules that are checked.
CHECKED = ["NavigatorUI", "NavigatorAddresses", "NavigatorBindings", "NavigatorDialogs"]
# Modules that Apple's SwiftUI exports or that this package contains.
IMPORTS = {"SwiftUI", "Foundation", "Observation", "NavigatorCasePaths", "NavigatorModel", *CHECKED}
# Modules that do not exist on all platforms. They are imported and used within #if.
CONDITIONAL_IMPORTS = {"os", "Combine", "Logging", "IssueReporting"}
# The API is deprecated, but has no replacement. It is called through a protocol to avoid the compiler's warning.
TOLERATED = {("NavigationLink", "init", "init(isActive:destination:label:)")}
# The names of Combine that SwiftUI exports. OpenCombine provides them here.
COMBINE = re.compile(r"11OpenCombine(16ObservableObject|9Published|25ObservableObjectPublisher)")
KEYWORDS = set(
    "_ Any Self actor any as associatedtype async await borrowing break case catch class consuming continue convenience "
    "default defer deinit do dynamic else enum extension fallthrough false fileprivate final for func get guard if import in "
    "indirect init inout internal is isolated lazy let mutating nil nonisolated open operator optional override package "
    "private protocol public repeat required rethrows return self sending set some static struct subscript super switch throw "
    "throws true try typealias unowned var weak where while willSet didSet if elseif else endif canImport os available".split()
)


def version(text):
    """Returns a version as comparable numbers. A symbol without a version has always existed."""
    return tuple(int(part) for part in text.split(".")) if text else (0,)


class API:
    """The API of Apple's SwiftUI: the iOS version that introduced a symbol, by (container, kind, name)."""

    def __init__(self, without):
        self.since, self.deprecated = {}, set()
        for container, kind, name, ios, *rest in rows(DOCUMENTATION / "swiftui-api.tsv"):
            key = (container, kind, name)
            self.since[key] = min(self.since.get(key, version(ios)), version(ios))
            if rest and rest[0] == "y":
                self.deprecated.add(key)
        for container, kind, name, _, *rest in rows(DOCUMENTATION / "parity-additions.tsv"):
            if rest and rest[0]:
                self.since[(container, kind, name)] = version(rest[0])
        self.missing = {row[:3]: frozenset(row[3].split()) for row in rows(DOCUMENTATION / "apple-platforms.tsv")}
        self.since.pop(without, None)
        self.names = {name for symbol in self.since for name in swiftsource.identifiers(" ".join(symbol))}
        self.names |= {row[0] for row in rows(DOCUMENTATION / "apple-only.tsv")}

    def fault(self, symbol, oldest):
        """Returns the reason why a symbol must not be used, or None."""
        container, kind, name = symbol
        keys = [key for key in (symbol, ("*", kind, name), (container, "*", "*")) if key in self.since]
        if not keys:
            return "is not in SwiftUI's API"
        if all(self.since[key] > oldest for key in keys):
            return f"needs iOS {'.'.join(map(str, self.since[keys[0]]))}"
        return "is deprecated" if symbol in self.deprecated - TOLERATED else None


def oldest_system():
    """Returns the minimum iOS version of the package."""
    found = re.search(r"\.iOS\(\.v(\d+)\)", (ROOT / "Package.swift").read_text(encoding="utf-8"))
    return (int(found[1]), 0)


def runtime_symbols(build):
    """Returns the runtime's public symbols by the compiler's identifiers (USR)."""
    graphs = [json.loads(path.read_text()) for path in symbol_graphs(MODULE, build).glob("*.symbols.json")]
    found = {}
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        *container, name = symbol["pathComponents"]
        kind = symbol["kind"]["identifier"]
        found[symbol["identifier"]["precise"]] = (".".join(container) or "-", KINDS.get(kind, kind), name)
    return found


class Source:
    """A file and the lines of it that Linux compiles."""

    def __init__(self, path, occurrences):
        self.path = path
        code = swiftsource.code(path.read_text(encoding="utf-8"))
        self.lines = list(enumerate(code.splitlines(), 1))
        self.branches = swiftsource.branches(code)
        mentioned = {occurrence.line for occurrence in occurrences}
        dead = [branch for branch in self.branches if not any(number in mentioned for number, _ in branch.lines)]
        self.platforms = swiftplatforms.lines(code)
        self.imports = set(re.findall(r"^\s*import (\w+)", code, re.MULTILINE))
        self.uncompiled = {number: line for branch in dead for number, line in branch.lines if not line.lstrip().startswith("#")}

    def is_conditional(self, line):
        return any(branch.first <= line <= branch.last for branch in self.branches)

    def compiled_names(self):
        return {name for number, line in self.lines if number not in self.uncompiled for name in swiftsource.identifiers(line)}

    def place(self, line):
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{line}"


def import_faults(source):
    for number, line in source.lines:
        attributes = r"(?:@\w+(?:\(\w+\))?\s+|public\s+|package\s+|internal\s+|private\s+)*"
        found = re.match(rf"\s*{attributes}import\s+(?:\w+\s+(?=\w+\.))?(\w+)", line)
        if not found or found[1] in IMPORTS:
            continue
        if found[1] not in CONDITIONAL_IMPORTS:
            yield f"{source.place(number)}: imports {found[1]}, which is not on Apple's platforms or not this module's business"
        elif not source.is_conditional(number):
            yield f"{source.place(number)}: imports {found[1]} without asking for it by #if"


def platform_fault(symbol, name, line, source, api):
    """Returns the reason why a line must not use a symbol: platforms that compile the line and lack the symbol."""
    lacking = api.missing.get(symbol, frozenset()) & source.platforms[line]
    return f"{' '.join(symbol[:2])} {name} is not on {', '.join(sorted(lacking))}" if lacking else None


def mentions(line, symbol):
    """Returns whether a line that is not compiled on Linux uses a symbol. The name and the adjacent code determine that."""
    _, kind, name = symbol
    base = re.escape(name.partition("(")[0])
    pattern = {"var": rf"\.{base}\b(?!\s*[(:])", "func": rf"\b{base}\s*[({{]"}.get(kind, rf"\b{base}\b")
    return re.search(pattern, line) is not None


def symbol_fault(occurrence, source, symbols, api, oldest):
    """Returns the fault of a use of a symbol outside of the checked sources, or None."""
    usr, name = occurrence.usr, occurrence.name
    module = re.match(r"s:(\d+)", usr)
    module = usr[module.end() :][: int(module[1])] if module else ""
    if module == MODULE:
        if usr in symbols:
            fault = api.fault(symbols[usr], oldest)
            symbol = symbols[usr]
            return f"{' '.join(symbol)} {fault}" if fault else platform_fault(symbol, symbol[2], occurrence.line, source, api)
        # Accessors are checked with their properties, generic parameters with their types, and expansions with their macro.
        is_part = name.startswith(("getter:", "setter:", "__Entry")) or usr.endswith("mfp")
        return None if is_part else f"{name} is not public in the runtime"
    if "OpenCombine" in usr:
        if not COMBINE.search(usr):
            return f"{name} is Combine's, and SwiftUI does not bring it"
        return None if "Combine" in source.imports else f"{name} is Combine's, which this file does not import"
    if module in CONDITIONAL_IMPORTS:
        return None if source.is_conditional(occurrence.line) else f"{name} of {module} is used without asking for it by #if"
    if usr.startswith("c:") and not usr.startswith("c:@M@"):
        return f"{name} is a C function or type, which may not be on Apple's platforms"
    return None


def faults(sources, occurrences, symbols, api):
    own = {occurrence.usr for found in occurrences.values() for occurrence in found if occurrence.is_declaration}
    known = KEYWORDS | api.names | {name for source in sources for name in source.compiled_names()}
    oldest = oldest_system()
    unknown = api.missing.keys() - api.since.keys()
    yield from (f"{' '.join(key)}: in apple-platforms.tsv, but not in SwiftUI's API" for key in unknown)
    for source in sources:
        yield from import_faults(source)
        for occurrence in occurrences[source.path]:
            if occurrence.usr in own or occurrence.usr.startswith("s:e:"):
                continue
            if fault := symbol_fault(occurrence, source, symbols, api, oldest):
                yield f"{source.place(occurrence.line)}: {fault}"
        for number, line in source.uncompiled.items():
            for symbol in api.missing:
                # Without a compiler, the labels of a call are unknown.
                fault = platform_fault(symbol, symbol[2].partition("(")[0], number, source, api)
                if fault and mentions(line, symbol):
                    yield f"{source.place(number)}: {fault}"
            for name in swiftsource.identifiers(line):
                if name not in known:
                    yield f"{source.place(number)}: {name} is in no list, and this line is not compiled here"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="where the build's modules are")
    parser.add_argument("--sources", type=pathlib.Path, nargs="+", help="what to check; the default is the modules in CHECKED")
    parser.add_argument("--index", type=pathlib.Path, help="the index of the sources; the default is that of the build")
    parser.add_argument("--without", default="", help="removes a symbol from the list, to test the check")
    arguments = parser.parse_args()

    # The steps of tutorials are not part of the module.
    folders = arguments.sources or [ROOT / "Sources" / module for module in CHECKED]
    found = (path for folder in folders for path in folder.resolve().rglob("*.swift"))
    paths = sorted(path for path in found if ".docc" not in str(path))
    store = IndexStore(arguments.index or arguments.build_path / "index" / "store")
    occurrences = defaultdict(list)
    for occurrence in store.occurrences(paths):
        occurrences[occurrence.file].append(occurrence)
    sources = [Source(path, occurrences[path]) for path in paths]
    symbols = runtime_symbols(arguments.build_path)
    said = sorted(set(faults(sources, occurrences, symbols, API(tuple(arguments.without.split(" ", 2))))))
    if said:
        sys.exit("\n".join(said))
    used = {symbols[o.usr] for found in occurrences.values() for o in found if o.usr in symbols}
    print(f"{len(paths)} files use {len(used)} names of SwiftUI, each in the list and in the oldest system.")


if __name__ == "__main__":
    main()
