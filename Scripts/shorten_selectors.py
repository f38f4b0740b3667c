#!/usr/bin/env python3
"""Removes the spaces after commas in the lists of selectors in minified scripts.

esbuild keeps the spaces in strings. Only strings that consist of selectors change; texts for users, messages and values of styles
keep their spaces.

  shorten_selectors.py FILE…   changes the files in place
"""

import pathlib
import re
import sys

# The names of elements in selectors. A string with any other word outside of brackets is no selector.
TAGS = (
    "a|button|canvas|dialog|form|h1|h2|hr|i|iframe|img|input|label|main|nav|option|path|progress|select|span|summary|svg|table|"
    "td|textarea|th|time|tr|ul|use|video")
# The characters between two quotes. Matches overlap, because quotes in regular expressions and templates are not distinguished from
# those of strings. The code between two strings contains no spaces after commas, so it never changes.
STRING = re.compile(r"""(?=(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1)""")
SUBSTITUTION = re.compile(r"\$\{[^{}]*\}")
VALUE = r"""(?:\\?"[^"]*"|'[^']*'|[\w.-]*)"""
SELECTORS = re.compile(
    rf"(?:\[[\w-]+(?:[~*^$|]?={VALUE})?\]|\.[\w-]+|::?[\w-]+|\#[\w-]+|[>+~,*()\s]|(?<![\w-])(?:{TAGS})(?![\w-]))*")
SPACE = re.compile(r", (?=[.:\[])")


def shortened(script):
    """Returns a script with shorter strings. Strings with other parts than selectors do not change."""
    removed = set()
    for match in STRING.finditer(script):
        start, string = match.start(2), match[2]
        if SPACE.search(string) and SELECTORS.fullmatch(SUBSTITUTION.sub("x", string)):
            removed.update(start + space.end() - 1 for space in SPACE.finditer(string))
    return "".join(letter for index, letter in enumerate(script) if index not in removed)


def main():
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        path.write_text(shortened(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
