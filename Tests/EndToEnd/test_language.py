"""The words that the runtime and the page add, in the language of the visitor."""

import pytest
from playwright.sync_api import expect

from screen import opened
from wire import Wire

LANGUAGES = {
    "de-DE": {
        "edit": "Bearbeiten",
        "delete": "Löschen",
        "search": "Suchen",
        "clear": "Text löschen",
        "back": "Zurück",
        "close": "Schließen",
        "height": "Höhe des Blatts",
        "reconnecting": "Verbindung wird wiederhergestellt …",
        "replaced": "Diese Seite ist in einem anderen Tab geöffnet.",
        "too long": "Dieser Text ist zu lang und wird nicht gesendet.",
    },
    "fr-FR": {
        "edit": "Modifier",
        "delete": "Supprimer",
        "search": "Rechercher",
        "clear": "Effacer le texte",
        "back": "Retour",
        "close": "Fermer",
        "height": "Hauteur de la feuille",
        "reconnecting": "Reconnexion…",
        "replaced": "Cette page est ouverte dans un autre onglet.",
        "too long": "Ce texte est trop long et n’est pas envoyé.",
    },
}


@pytest.fixture(params=LANGUAGES)
def visit(request, new_context, cases):
    """Opens a case in a language."""

    def open_case(title, address=cases):
        return opened(new_context(locale=request.param).new_page(), address, title)

    open_case.words = LANGUAGES[request.param]
    return open_case


@pytest.mark.parametrize(
    "locale, ferry, seats", [("de-DE", "Fähre zur Insel", "2 Plätze"), ("en-US", "Ferry to the island", "2 seats")]
)
def test_the_texts_of_a_string_catalog_have_the_language_of_the_visitor(new_context, guide, locale, ferry, seats):
    screen = opened(new_context(locale=locale).new_page(), f"{guide}/languages")
    expect(screen.front.get_by_text(ferry, exact=True)).to_be_visible()
    expect(screen.front.get_by_text(seats, exact=True)).to_be_visible()


def test_a_lost_connection_is_reported_in_the_language_of_the_visitor(visit, cases):
    wire = Wire(int(cases.rsplit(":", 1)[1]))
    try:
        screen = visit("Row contents", wire.address)
        wire.cut()
        expect(screen.page.locator(".notice")).to_have_text(visit.words["reconnecting"])
        wire.mend()
        expect(screen.page.locator(".notice")).to_be_hidden()
    finally:
        wire.cut()


def test_a_text_that_is_too_long_is_reported_in_the_language_of_the_visitor(visit):
    story = visit("Long texts").front.locator("textarea")
    story.fill("b" * 40_000)
    expect(story).to_have_js_property("validationMessage", visit.words["too long"])
    shown = story.evaluate("node => getComputedStyle(node.closest('.textField'), '::after').content")
    assert shown == f'"{visit.words["too long"]}"'
    story.fill("short")
    expect(story).to_have_js_property("validationMessage", "")


def test_the_parts_of_screens_have_names_in_the_language_of_the_visitor(visit):
    words = visit.words
    screen = visit("Row backgrounds")
    screen.tap(words["edit"])
    screen.settles()
    expect(screen.front.locator(".swipeActions.trailing button", has_text=words["delete"])).to_have_count(4)


def test_a_search_a_sheet_and_a_back_button_have_names_in_the_language_of_the_visitor(visit):
    words = visit.words
    screen = visit("Words")
    field = screen.front.locator("[role=search] input")
    expect(field).to_have_attribute("placeholder", words["search"])
    field.fill("text")
    expect(screen.front.get_by_role("button", name=words["clear"])).to_be_visible()
    field.fill("")
    screen.tap("Present")
    screen.settles()
    close = screen.page.get_by_role("button", name=words["close"], exact=True)
    expect(close).to_be_visible()
    expect(screen.page.get_by_role("slider", name=words["height"])).to_be_visible()
    close.click()
    expect(close).to_have_count(0)
    screen.tap("Untitled")
    screen.settles()
    expect(screen.page.get_by_role("button", name=f"{words['back']}, Words")).to_be_visible()
