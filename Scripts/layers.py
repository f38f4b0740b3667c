#!/usr/bin/env python3
"""Computes the dependencies between targets and folders, draws them, and checks that they contain no loops.

Two graphs are computed:

- the targets below Sources/, by their import statements;
- the folders of NavigatorUI, by the symbols that their files mention, as the compiler's index says.

Each is a picture in ARCHITECTURE.md, between two comments that name it. A folder may only use the folders below it in LAYERS.

  layers.py             prints the graphs with their loops
  layers.py --write     writes the pictures
  layers.py --check     fails where a picture is out of date, a graph has a loop, or a folder uses one above it
"""

import argparse
import pathlib
import re
import sys
from collections import defaultdict

from indexstore import IndexStore

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "ARCHITECTURE.md"
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)
# The folders that each folder of NavigatorUI may use. A folder that is not listed fails the check.
LEAVES = {"Addresses", "Bindings", "Dialogs"}
LAYERS = {
    "Values": set(),
    **{leaf: {"Values"} for leaf in LEAVES},
    "Engine": {"Values", *LEAVES},
    "API": {"Engine", "Values", *LEAVES},
    "Modifiers": {"API", "Engine", "Values", *LEAVES},
}


def loops(graph):
    """The strongly connected components of more than one node, by Tarjan's algorithm."""
    numbers, lowest, stack, found = {}, {}, [], []

    def visit(node):
        numbers[node] = lowest[node] = len(numbers)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in numbers:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], numbers[other])
        if lowest[node] == numbers[node]:
            component = []
            while not component or component[-1] != node:
                component.append(stack.pop())
            if len(component) > 1:
                found.append(sorted(component))

    for node in sorted(graph):
        if node not in numbers:
            visit(node)
    return found


def reduced(graph):
    """Returns an acyclic graph without the edges that other edges imply."""

    def reachable(start):
        seen, waiting = set(), [start]
        while waiting:
            for other in graph.get(waiting.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    below = {node: reachable(node) for node in graph}

    def follows(other, others):
        return any(other in below[third] for third in others if third != other)

    return {node: {other for other in others if not follows(other, others)} for node, others in graph.items()}


def sources(folder):
    """The sources that are compiled with a target. Its articles have others."""
    return [path for path in sorted(folder.rglob("*.swift")) if not any(part.endswith(".docc") for part in path.parts)]


def target_graph():
    """The package's own targets below Sources/ that each target imports."""
    targets = {folder.name: folder for folder in (ROOT / "Sources").iterdir() if folder.is_dir()}
    graph = {}
    for name, folder in targets.items():
        imported = {found for path in sources(folder) for found in IMPORT.findall(path.read_text(encoding="utf-8"))}
        graph[name] = (imported & targets.keys()) - {name}
    return graph


class FolderGraph:
    """The dependencies between the folders of a target, with the source lines that cause them."""

    def __init__(self, target, build):
        folder = ROOT / "Sources" / target
        paths = sources(folder)
        self.mentions = defaultdict(lambda: defaultdict(set))
        declared, mentioned = {}, []
        for found in IndexStore(build / "index" / "store").occurrences(paths):
            place = found.file.relative_to(folder).parts[0]
            if found.is_declaration:
                # Extensions are not declarations that other files refer to.
                if not found.usr.startswith("s:e:"):
                    declared[found.usr] = place
            else:
                mentioned.append((place, found))
        for place, found in mentioned:
            other = declared.get(found.usr, place)
            if other != place:
                self.mentions[place][other].add(f"{found.file.relative_to(ROOT)}:{found.line}: {found.name}")
        places = {path.relative_to(folder).parts[0] for path in paths}
        self.edges = {place: set(self.mentions[place]) for place in places}

    def faults(self):
        """Yields the uses of symbols in folders that the using folder must not depend on."""
        for place, others in sorted(self.mentions.items()):
            if place not in LAYERS:
                yield f"{place} is in no layer: add it to LAYERS"
            for other, lines in sorted(others.items()):
                if other not in LAYERS.get(place, ()):
                    yield from (f"{line} is in {other}, which {place} must not use" for line in sorted(lines))


def picture(graph):
    """Returns a graph in Mermaid's syntax."""
    lines = ["```mermaid", "graph TD"]
    drawn = graph if loops(graph) else reduced(graph)
    for node in sorted(drawn):
        others = sorted(drawn[node])
        lines += [f"  {node} --> {other}" for other in others] or [f"  {node}"]
    return "\n".join([*lines, "```"])


def drawn(document, pictures):
    """The document with its pictures replaced."""
    for name, text in pictures.items():
        pattern = re.compile(rf"(<!-- {name}: begin[^\n]*-->\n).*?(<!-- {name}: end -->)", re.DOTALL)
        if not pattern.search(document):
            sys.exit(f"{DOCUMENT.name} has no place for the picture {name}.")
        document = pattern.sub(lambda found: f"{found[1]}{text}\n{found[2]}", document)
    return document


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build-path", type=pathlib.Path, default=ROOT / ".build" / "debug", help="where the build's index is")
    parser.add_argument("--verbose", action="store_true", help="prints the mentions behind each edge between folders")
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--write", action="store_true", help="writes the pictures")
    action.add_argument("--check", action="store_true", help="checks the pictures and the layers")
    arguments = parser.parse_args()

    targets = target_graph()
    folders = FolderGraph("NavigatorUI", arguments.build_path)
    pictures = {"targets": picture(targets)}
    if LAYERS:
        pictures["folders"] = picture(folders.edges)
    document = DOCUMENT.read_text(encoding="utf-8")
    graphs = {"targets": targets, "folders": folders.edges}
    faults = [f"{name}: {' and '.join(loop)} use each other" for name, graph in graphs.items() for loop in loops(graph)]

    if arguments.write:
        DOCUMENT.write_text(drawn(document, pictures), encoding="utf-8")
    elif arguments.check:
        faults += folders.faults()
        if drawn(document, pictures) != document:
            faults.append(f"{DOCUMENT.name} is out of date: run 'make layers'")
        if faults:
            sys.exit("\n".join(faults))
        print(f"The dependencies of {len(targets)} targets and {len(folders.edges)} folders contain no loops.")
    else:
        for name, graph in graphs.items():
            print(f"{name}:")
            for node in sorted(graph):
                print(f"  {node} -> {', '.join(sorted(graph[node])) or '-'}")
        if arguments.verbose:
            for place, others in sorted(folders.mentions.items()):
                for other, lines in sorted(others.items()):
                    print(f"{place} -> {other}", *sorted(lines), sep="\n  ")
        print(*faults, sep="\n")


if __name__ == "__main__":
    main()
