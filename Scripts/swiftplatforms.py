"""Finds the Apple platforms on which each line of Swift source is compiled."""

import re

PLATFORMS = frozenset({"iOS", "macOS", "tvOS", "watchOS", "visionOS"})
# The platforms of the modules that conditions mention. Other modules are absent on Apple's platforms.
MODULES = {name: PLATFORMS for name in ("Combine", "Darwin", "Foundation", "Observation", "SwiftUI", "os")}
MODULES |= {"AppKit": frozenset({"macOS"}), "UIKit": PLATFORMS - {"macOS"}}


def lines(source):
    """Returns the platforms of each line of `swiftsource.code(...)`, by line numbers from 1."""
    found, current, enclosing = {}, PLATFORMS, []
    for number, line in enumerate(source.splitlines(), 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        found[number] = current
        if not directive:
            continue
        if directive[1] == "endif":
            current, _ = enclosing.pop()
            continue
        if directive[1] == "if":
            enclosing.append((current, current))
        outer, remaining = enclosing[-1]
        taken = remaining if directive[1] == "else" else remaining & condition(directive[2])
        enclosing[-1] = (outer, remaining - taken)
        current = taken
    return found


def condition(text):
    """Returns the platforms on which a condition is true. Unknown flags and modules are absent."""
    tokens = re.findall(r"&&|\|\||!|\(|\)|\w+\s*\([^()]*\)|\w+", text)
    platforms, rest = _alternatives(tokens)
    if rest:
        raise ValueError(f"not a condition: {text}")
    return platforms


def _alternatives(tokens):
    found, tokens = _conjunction(tokens)
    while tokens[:1] == ["||"]:
        other, tokens = _conjunction(tokens[1:])
        found |= other
    return found, tokens


def _conjunction(tokens):
    found, tokens = _term(tokens)
    while tokens[:1] == ["&&"]:
        other, tokens = _term(tokens[1:])
        found &= other
    return found, tokens


def _term(tokens):
    first, rest = tokens[0], tokens[1:]
    if first == "!":
        found, rest = _term(rest)
        return PLATFORMS - found, rest
    if first == "(":
        found, rest = _alternatives(rest)
        return found, rest[1:]
    call = re.match(r"(\w+)\s*\(\s*([^()]*?)\s*\)", first)
    if not call:
        return PLATFORMS if first == "true" else frozenset(), rest
    if call[1] == "os":
        return frozenset({call[2]}) & PLATFORMS, rest
    if call[1] == "canImport":
        return MODULES.get(call[2], frozenset()), rest
    return PLATFORMS if call[1] in ("swift", "compiler") else frozenset(), rest
