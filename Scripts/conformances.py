#!/usr/bin/env python3
"""Compares the conformances of the runtime's public types with those of SwiftUI's.

Reads the symbol graph of a built NavigatorRuntime, SwiftUI's conformances (Documentation/swiftui-conformances.tsv) and the
differences that are accepted, each with a reason (Documentation/conformance-exceptions.tsv). A conformance is a type, a protocol
and a condition. Types that the runtime does not have are omitted.

  conformances.py                            fail on a missing or extra conformance, and on an exception that is not needed
  conformances.py --without 'TYPE PROTOCOL'  remove a conformance from the runtime's, to test that the check reports it
  conformances.py --with 'TYPE PROTOCOL'     add one without a condition, for the same purpose
"""

import argparse
import json
import pathlib
import re
import sys
from collections import defaultdict

from parity import DOCUMENTATION, MODULE, ROOT, rows
from symbolgraph import symbol_graphs

EXCEPTIONS = "conformance-exceptions.tsv"
# The protocols to which every type conforms unless it suppresses them. Sendable implies SendableMetatype.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype"}
# SwiftUI's list has the raw type of an enumeration among its protocols.
RAW_TYPES = {"Int", "Int8", "UInt", "String"}
# The protocols that a protocol of the standard library inherits.
INHERITED = {
    "BidirectionalCollection": {"Collection"},
    "Codable": {"Decodable", "Encodable"},
    "Collection": {"Sequence"},
    "Comparable": {"Equatable"},
    "ExpressibleByExtendedGraphemeClusterLiteral": {"ExpressibleByUnicodeScalarLiteral"},
    "ExpressibleByStringInterpolation": {"ExpressibleByStringLiteral"},
    "ExpressibleByStringLiteral": {"ExpressibleByExtendedGraphemeClusterLiteral"},
    "Hashable": {"Equatable"},
    "LosslessStringConvertible": {"CustomStringConvertible"},
    "MutableCollection": {"Collection"},
    "OptionSet": {"RawRepresentable", "SetAlgebra"},
    "RandomAccessCollection": {"BidirectionalCollection"},
    "SetAlgebra": {"Equatable", "ExpressibleByArrayLiteral"},
}


class Protocols:
    """The protocols that each protocol inherits, as SwiftUI and the standard library declare them."""

    def __init__(self, table):
        self.inherited = defaultdict(set, {name: set(inherited) for name, inherited in INHERITED.items()})
        for name, inherited, *rest in table:
            if rest[1:] == ["protocol"]:
                self.inherited[name].add(inherited)

    def all(self, name):
        """Returns the protocol and all protocols that it inherits, without the implicit ones."""
        found, pending = set(), [name]
        while pending:
            name = pending.pop()
            if name not in found:
                found.add(name)
                pending += self.inherited[name]
        return found - {"Codable"} - IMPLICIT

    def condition(self, requirements):
        """Returns the requirements of a condition and the requirements that they imply, as a comparable set."""
        found = set()
        for subject, relation, target in requirements:
            targets = self.all(target) if relation == ":" else {target}
            found |= {(subject, relation, target) for target in targets if target not in IMPLICIT}
        return frozenset(found)


class Conformances:
    """The conformances of types to protocols, each with its conditions."""

    def __init__(self, protocols):
        self.protocols = protocols
        self.conditions = defaultdict(set)

    def add(self, type, protocol, requirements):
        condition = self.protocols.condition(requirements)
        for name in self.protocols.all(protocol):
            self.conditions[(type, name)].add(condition)

    def weakest(self, key):
        """Returns the conditions of a conformance without those that a weaker condition implies."""
        conditions = self.conditions.get(key, set())
        return {condition for condition in conditions if not any(other < condition for other in conditions)}


def requirements(text):
    """The requirements of a condition in the list: 'Value : Sendable, ID == String'."""
    for part in filter(None, (part.strip() for part in text.split(","))):
        subject, relation, target = re.match(r"(.+?)\s*(:|==)\s*(.+)", part).groups()
        yield subject, relation, target


def graph_requirements(constraints):
    relations = {"conformance": ":", "superclass": ":", "sameType": "=="}
    return [(each["lhs"], relations[each["kind"]], each["rhs"]) for each in constraints]


def runtime_conformances(build, protocols):
    """Returns the conformances of the built runtime, and the requirements of its public types' and protocols' parameters."""
    graph = json.loads((symbol_graphs(MODULE, build) / f"{MODULE}.symbols.json").read_text(encoding="utf-8"))
    names, own = {}, {}
    for symbol in graph["symbols"]:
        name = ".".join(symbol["pathComponents"])
        names[symbol["identifier"]["precise"]] = name
        if symbol["kind"]["identifier"] in ("swift.struct", "swift.enum", "swift.class", "swift.protocol"):
            generics = symbol.get("swiftGenerics", {}).get("constraints", [])
            is_protocol = symbol["kind"]["identifier"] == "swift.protocol"
            own[name] = [] if is_protocol else graph_requirements(generics)
    found = Conformances(protocols)
    for relation in graph["relationships"]:
        if relation["kind"] != "conformsTo" or relation["source"] not in names:
            continue
        type = names[relation["source"]]
        protocol = names.get(relation["target"], relation.get("targetFallback", "?")).rpartition(".")[2]
        if protocol not in IMPLICIT:
            found.add(type, protocol, graph_requirements(relation.get("swiftConstraints", [])) + own[type])
    return found, own


def apple_conformances(table, own, protocols):
    """Returns SwiftUI's conformances of the runtime's types. Their conditions include the requirements of the runtime's types."""
    found = Conformances(protocols)
    for type, protocol, condition, *_ in table:
        if type in own and protocol not in RAW_TYPES:
            found.add(type, protocol, list(requirements(condition)) + own[type])
    return found


def text(conditions):
    """Returns conditions in source notation."""
    each = [", ".join(" ".join(part) for part in sorted(condition)) for condition in conditions]
    return " or ".join(sorted(part or "always" for part in each))


def differences(ours, apples):
    """Yields each differing conformance as (type, protocol), with a line that describes the difference."""
    for type, protocol in sorted(ours.conditions.keys() | apples.conditions.keys()):
        key = (type, protocol)
        own, expected = ours.weakest(key), apples.weakest(key)
        if own == expected:
            continue
        if not own:
            yield key, f"{type} must conform to {protocol} ({text(expected)})"
        elif not expected:
            yield key, f"{type} conforms to {protocol} ({text(own)}), which SwiftUI's does not"
        else:
            yield key, f"{type} conforms to {protocol} if {text(own)}; SwiftUI's does if {text(expected)}"


def faults(ours, apples, exceptions, protocols):
    """Yields messages for differences without an exception, and for exceptions without a difference."""
    covered = defaultdict(set)
    for type, name in exceptions:
        for inherited in protocols.all(name):
            covered[(type, inherited)].add((type, name))
    used = set()
    for (type, protocol), fault in differences(ours, apples):
        matching = covered[(type, protocol)] | covered[("*", protocol)]
        used |= matching
        if not matching:
            yield fault
    for type, protocol in sorted(exceptions.keys() - used):
        yield f"{type} {protocol}: in {EXCEPTIONS}, but not needed"


def read_exceptions():
    found = {}
    for line in rows(DOCUMENTATION / EXCEPTIONS):
        if len(line) != 3 or not line[2].strip():
            sys.exit(f"{EXCEPTIONS}: the line '{' '.join(line)}' needs a type, a protocol and a reason")
        found[line[:2]] = line[2]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="the folder of the build's modules")
    parser.add_argument("--without", default="", help="a conformance to remove from the runtime's, to test the check")
    parser.add_argument("--with", dest="added", default="", help="a conformance to add to the runtime's, to test the check")
    arguments = parser.parse_args()

    table = rows(DOCUMENTATION / "swiftui-conformances.tsv")
    protocols = Protocols(table)
    ours, own = runtime_conformances(arguments.build_path, protocols)
    ours.conditions.pop(tuple(arguments.without.split()), None)
    if arguments.added:
        type, protocol = arguments.added.split()
        ours.add(type, protocol, own[type])
    apples = apple_conformances(table, own, protocols)
    found = list(faults(ours, apples, read_exceptions(), protocols))
    if found:
        sys.exit("\n".join(found))
    print(f"{len(ours.conditions)} conformances of {len(own)} types, each SwiftUI's or an exception with a reason.")


if __name__ == "__main__":
    main()
