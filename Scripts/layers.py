#!/usr/bin/env python3
"""Computes the dependencies between targets and folders, draws them, and checks that they contain no loops.

Three kinds of graphs are computed:

- the targets below Sources/, by their import statements;
- the folders of NavigatorUI and of NavigatorWeb, by the symbols that their files mention according to the compiler's index;
- the parts of a folder that is listed in PARTS, in the same way.

PICTURES contains the documents with pictures of these graphs. Each picture is between two comments with its name. A folder, a
part of one or a folder of NavigatorWeb may only use those before it in LAYERS, PARTS or WEB.

  layers.py             prints the graphs with their loops
  layers.py --write     writes the pictures
  layers.py --check     fails if a picture is outdated, a graph has a loop, or a folder uses one above it
"""

import argparse
import pathlib
import re
import sys
from collections import defaultdict

from indexstore import IndexStore

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The documents and the pictures that each contains.
PICTURES = {
    "ARCHITECTURE.md": ("targets", "folders"),
    "Documentation/Architecture/Navigation.md": ("Engine",),
    "Documentation/Architecture/WebHost.md": ("web",),
}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)
# The modules that targets import by another name (`-module-alias` in Package.swift).
ALIASES = dict.fromkeys(["NavigatorUI", "NavigatorBindings", "NavigatorDialogs"], {"SwiftUI": "NavigatorSwiftUI"})
# The folders of NavigatorUI. Each may use the folders before it. A folder that is not listed fails the check.
LAYERS = ["Values", "Engine", "API", "Modifiers"]
# The folders of NavigatorWeb. Each may use the folders before it.
WEB = ["Limits", "Queues", "Health", "Visitors", "Wire", "Files", "Metrics", "Session", "HTTP", "Socket", "Host"]
# The parts of a folder. Each may use the parts before it. The files of the folder itself are the part with the folder's name.
PARTS = {
    "Engine": [
        *["Events", "Tree", "Routes", "Mapping", "Send", "Guards", "Presentations", "Stack", "Checkpoints", "Restoration"],
        *["Requests", "States", "Flows", "Addresses", "Hosting"],
    ],
    "Modifiers": [
        *["Modifiers", "Guards", "Mapping", "Restoration", "Screens", "Managed", "Routes", "Addresses", "Checkpoints", "Send"],
        *["States", "Provided"],
    ],
}


def loops(graph):
    """Returns the strongly connected components with more than one node (Tarjan's algorithm)."""
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
    """Returns the sources that are compiled with a target, without those in its articles."""
    return [path for path in sorted(folder.rglob("*.swift")) if not any(part.endswith(".docc") for part in path.parts)]


def target_graph():
    """The package's own targets below Sources/ that each target imports."""
    targets = {folder.name: folder for folder in (ROOT / "Sources").iterdir() if folder.is_dir()}
    graph = {}
    for name, folder in targets.items():
        imported = {found for path in sources(folder) for found in IMPORT.findall(path.read_text(encoding="utf-8"))}
        imported = {ALIASES.get(name, {}).get(module, module) for module in imported}
        graph[name] = (imported & targets.keys()) - {name}
    return graph


def occurrences(target, build):
    """The declarations and mentions in a target's sources, each with its path within the target."""
    folder = ROOT / "Sources" / target
    found = IndexStore(build / "index" / "store").occurrences(sources(folder))
    return [(occurrence.file.relative_to(folder), occurrence) for occurrence in found]


class FolderGraph:
    """The folders of a target, or the parts of a folder, with the mentions that cause dependencies between them."""

    def __init__(self, occurrences, place, layers):
        """Computes the graph. `place` returns the folder of a path, or None for a path that does not count."""
        self.layers = layers
        self.mentions = defaultdict(lambda: defaultdict(set))
        declared, mentioned, places = {}, [], set()
        for path, found in occurrences:
            here = place(path)
            if here is None:
                continue
            places.add(here)
            if not found.is_declaration:
                mentioned.append((here, found))
            elif not found.usr.startswith("s:e:"):
                # Extensions are not declarations that other files refer to.
                declared[found.usr] = here
        for here, found in mentioned:
            other = declared.get(found.usr, here)
            if other != here:
                self.mentions[here][other].add(f"{found.file.relative_to(ROOT)}:{found.line}: {found.name}")
        self.edges = {here: set(self.mentions[here]) for here in places}

    def faults(self):
        """Yields the uses of symbols in folders that the using folder must not depend on."""
        for here in sorted(self.edges.keys() - self.layers.keys()):
            yield f"{here} is in no layer: add it to LAYERS, WEB or PARTS"
        for here, others in sorted(self.mentions.items()):
            for other, lines in sorted(others.items()):
                if other not in self.layers.get(here, ()):
                    yield from (f"{line} is in {other}, which {here} must not use" for line in sorted(lines))


def ordered(names):
    """Returns the layers of a sequence, in which each name may use the names before it."""
    return {name: set(names[:index]) for index, name in enumerate(names)}


def part_graph(occurrences, folder):
    """The graph of a folder's parts."""

    def place(path):
        if path.parts[0] != folder:
            return None
        return path.parts[1] if len(path.parts) > 2 else folder

    return FolderGraph(occurrences, place, ordered(PARTS[folder]))


def picture(graph):
    """Returns a graph in Mermaid's syntax."""
    lines = ["```mermaid", "graph TD"]
    drawn = graph if loops(graph) else reduced(graph)
    for node in sorted(drawn):
        others = sorted(drawn[node])
        lines += [f"  {node} --> {other}" for other in others] or [f"  {node}"]
    return "\n".join([*lines, "```"])


def drawn(path, graphs):
    """The text of a document with its pictures replaced."""
    document = (ROOT / path).read_text(encoding="utf-8")
    for name in PICTURES[path]:
        text = picture(graphs[name])
        pattern = re.compile(rf"(<!-- {name}: begin[^\n]*-->\n).*?(<!-- {name}: end -->)", re.DOTALL)
        if not pattern.search(document):
            sys.exit(f"{path} has no place for the picture {name}.")
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
    symbols = occurrences("NavigatorUI", arguments.build_path)
    folders = {"folders": FolderGraph(symbols, lambda path: path.parts[0], ordered(LAYERS))}
    folders["web"] = FolderGraph(occurrences("NavigatorWeb", arguments.build_path), lambda path: path.parts[0], ordered(WEB))
    folders |= {folder: part_graph(symbols, folder) for folder in PARTS}
    graphs = {"targets": targets, **{name: graph.edges for name, graph in folders.items()}}
    faults = [f"{name}: {' and '.join(loop)} use each other" for name, graph in graphs.items() for loop in loops(graph)]

    if arguments.write:
        for path in PICTURES:
            (ROOT / path).write_text(drawn(path, graphs), encoding="utf-8")
    elif arguments.check:
        faults += [fault for graph in folders.values() for fault in graph.faults()]
        for path in PICTURES:
            if drawn(path, graphs) != (ROOT / path).read_text(encoding="utf-8"):
                faults.append(f"{path} is out of date: run 'make layers'")
        if faults:
            sys.exit("\n".join(faults))
        counts = f"{len(targets)} targets, {len(graphs['folders'])} folders of NavigatorUI, {len(graphs['web'])} of NavigatorWeb"
        parts = " and ".join(f"{len(graphs[folder])} parts of {folder}" for folder in PARTS)
        print(f"{counts}, {parts} use each other in one direction.")
    else:
        for name, graph in graphs.items():
            print(f"{name}:")
            for node in sorted(graph):
                print(f"  {node} -> {', '.join(sorted(graph[node])) or '-'}")
        if arguments.verbose:
            for graph in folders.values():
                for here, others in sorted(graph.mentions.items()):
                    for other, lines in sorted(others.items()):
                        print(f"{here} -> {other}", *sorted(lines), sep="\n  ")
        print(*faults, sep="\n")


if __name__ == "__main__":
    main()
