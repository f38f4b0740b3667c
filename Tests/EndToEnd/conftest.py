"""Fixtures of all browser tests: running apps, a browser and pages."""

import pathlib
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from app_server import AppServer, launch_browser, served  # noqa: E402
from menus import Menus  # noqa: E402
from screen import opened  # noqa: E402

NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
# An iPad of 13 inches, in landscape.
TABLET = {"width": 1366, "height": 1024}

# The milliseconds that a condition on a page may take on a slow machine. A test that succeeds does not wait for them.
TIMEOUT = 15_000
expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def guide():
    """The address of the Guide, which runs for all tests."""
    yield from served("the Guide")


@pytest.fixture(scope="session")
def shop(tmp_path_factory):
    """The address of the Shop, which runs for all tests with separate data."""
    database = tmp_path_factory.mktemp("shop") / "shop.sqlite"
    yield from served("the Shop", "ExampleShop", {"SHOP_DATABASE": str(database)})


@pytest.fixture(scope="session")
def cases():
    """The address of the app in Tests/EndToEnd/App, which contains the cases that the Guide lacks."""
    yield from served("the app", "BrowserTestApp")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser):
    """Creates browser contexts, one for each visitor. An error in a page's script fails the test.

    The visitors have been here before with a window of this size, so that nothing is rearranged when the page connects.
    """
    contexts, errors = [], []

    def make(viewport=NARROW, **options):
        context = browser.new_context(viewport=viewport, **options)
        context.set_default_timeout(TIMEOUT)
        if viewport:
            size = f"{viewport['width']}x{viewport['height']}x1"
            context.add_cookies([{"name": "navigator-size", "value": size, "url": "http://127.0.0.1"}])
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_context):
    return new_context().new_page()


@pytest.fixture
def home(page, guide):
    """The Guide's home, with the script connected."""
    opened(page, guide)
    return page


@pytest.fixture
def case(page, cases):
    """Opens a case of that app by its title, or its list of cases."""

    return lambda *titles: opened(page, cases, *titles)


@pytest.fixture
def case_in(new_context, cases):
    """Opens a case of the test app in a window of a size."""

    def open_case(title, size=NARROW, **options):
        return opened(new_context(viewport=size, reduced_motion="reduce", **options).new_page(), cases, title)

    return open_case


@pytest.fixture
def app_in(new_context):
    """Opens the test app with a case for the whole window, in a window of a size."""
    servers = []

    def open_app(case, size):
        server = AppServer("BrowserTestApp", {"CASE": case}).__enter__()
        servers.append(server)
        screen = opened(new_context(viewport=size, reduced_motion="reduce").new_page(), server.address)
        # The session's first layout is for the class of the device.
        screen.settles()
        return screen

    yield open_app
    for server in servers:
        server.__exit__()


@pytest.fixture
def menus(new_context, cases):
    """Opens the case with menus in a new browser context with options."""

    def make(**options):
        return Menus(new_context(**options).new_page(), cases)

    return make
