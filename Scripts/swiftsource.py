"""Scans Swift source without a compiler."""

import re
from dataclasses import dataclass, field


def code(text):
    """Returns the source without comments and string literals. Interpolations and line numbers are kept."""
    out, position = [], 0
    while position < len(text):
        position = _token(text, position, out)
    return "".join(out)


def _token(text, start, out):
    """Copies the character at `start` to `out`, or skips a comment or a string literal there. Returns the next position."""
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    if text.startswith("/*", start):
        return _comment(text, start, out)
    if match := re.compile(r'(#*)("""|")').match(text, start):
        return _string(text, match, out)
    out.append(text[start])
    return start + 1


def _comment(text, start, out):
    depth, position = 0, start
    while position < len(text):
        if text.startswith("/*", position):
            depth, position = depth + 1, position + 2
        elif text.startswith("*/", position):
            depth, position = depth - 1, position + 2
        else:
            out.append("\n" if text[position] == "\n" else "")
            position += 1
        if depth == 0:
            break
    return position


def _string(text, opening, out):
    hashes, quotes = opening.groups()
    position = opening.end()
    out.append(" ")
    while position < len(text):
        if text.startswith(quotes + hashes, position):
            return position + len(quotes) + len(hashes)
        if text.startswith("\\" + hashes + "(", position):
            position = _interpolation(text, position + 2 + len(hashes), out)
        elif text.startswith("\\" + hashes, position):
            position += 2 + len(hashes)
        else:
            out.append("\n" if text[position] == "\n" else "")
            position += 1
    return position


def _interpolation(text, start, out):
    depth, position = 1, start
    out.append(" ")
    while position < len(text) and depth:
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position = _token(text, position, out) if depth else position + 1
    out.append(" ")
    return position


def identifiers(line):
    return re.findall(r"[A-Za-z_][A-Za-z0-9_]*", re.sub(r"\b\d\w*", " ", line))


@dataclass
class Branch:
    """The lines between a directive such as `#if` or `#else` and the next one at the same level, including nested branches."""

    condition: str
    first: int
    last: int = 0
    lines: list = field(default_factory=list)


def branches(source):
    """Returns all branches of conditional compilation in `code(source)`, by line numbers."""
    found, open_branches = [], []
    for number, line in enumerate(source.splitlines(), 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if directive and directive[1] != "if":
            open_branches.pop().last = number - 1
        if directive and directive[1] != "endif":
            branch = Branch(directive[2].strip(), number + 1)
            found.append(branch)
            open_branches.append(branch)
    lines = source.splitlines()
    for branch in found:
        branch.lines = list(enumerate(lines[branch.first - 1 : branch.last], branch.first))
    return found
