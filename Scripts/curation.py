"""Finds the symbols of a documentation archive that no page curates. DocC lists these symbols by kind."""

import json

# Types with few members, or with members of one kind, need no topics.
FEW = 10


def uncurated(archive):
    """Returns the symbols without a topic, by the page that lists them."""
    found = {}
    for file in sorted((archive / "data" / "documentation").rglob("*.json")):
        page = json.loads(file.read_text())
        listed = listed_by_kind(page)
        if listed:
            found[page["identifier"]["url"].split("/documentation/")[1]] = listed
    return found


def listed_by_kind(page):
    """Returns the names in the generated sections of a page; empty for a short page."""
    # DocC generates pages for the members that a protocol's extension implements.
    generated = [section for section in page.get("topicSections", []) if section.get("generated")]
    names = [[name.split("/documentation/")[1] for name in section["identifiers"]] for section in generated]
    sections = [[name for name in section if not name.endswith("-Implementations")] for section in names]
    sections = [section for section in sections if section]
    symbols = [name for section in sections for name in section]
    kind = page.get("metadata", {}).get("symbolKind")
    if kind is None:
        return []
    is_type = kind not in ("module", "extension")
    if is_type and (len(symbols) <= FEW or len(sections) == 1):
        return []
    return symbols
