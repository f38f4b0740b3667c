"""The first load of the Guide in a browser."""

import gzip
import urllib.request
from urllib.parse import urljoin

from playwright.sync_api import expect

from screen import rests

MAXIMUM_REQUESTS = 3
MAXIMUM_BYTES = 40 * 1024
MAXIMUM_SCRIPT_BYTES = 14 * 1024
MAXIMUM_STYLE_BYTES = 19 * 1024


def test_the_home_opens(home):
    expect(home.locator("#app main")).to_be_visible()
    expect(home.locator("h1").first).not_to_be_empty()


def test_the_home_is_readable_without_script(new_context, guide, page):
    silent = new_context(java_script_enabled=False).new_page()
    silent.goto(guide)
    page.goto(guide)
    expect(silent.locator("h1").first).to_be_visible()
    assert silent.locator("#app").inner_text().split() == page.locator("#app").inner_text().split()
    assert len(silent.locator("#app").inner_text()) > 40


def test_starting_the_script_changes_nothing_visible(new_context, guide):
    silent = new_context(java_script_enabled=False, reduced_motion="reduce").new_page()
    silent.goto(guide)
    scripted = new_context(reduced_motion="reduce").new_page()
    scripted.goto(guide)
    scripted.locator("html[data-live]").wait_for()
    rests(scripted)
    assert silent.screenshot() == scripted.screenshot()


def test_all_scripts_have_the_origin_of_the_host(page, guide):
    policy = page.goto(guide).headers["content-security-policy"]
    directives = {words[0]: words[1:] for words in map(str.split, policy.split(";")) if words}
    scripts = directives.get("script-src", directives.get("default-src"))
    assert scripts == ["'self'"]
    assert page.evaluate("[...document.scripts].every(script => script.src.startsWith(location.origin))")


def test_the_first_load_takes_few_requests_and_bytes(page, guide):
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    requests, sizes = [], {}
    network.on("Network.requestWillBeSent", lambda event: requests.append(event["request"]["url"]))
    network.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(guide, wait_until="networkidle")
    loaded = [url for url in requests if not url.startswith("data:")]
    assert len(loaded) <= MAXIMUM_REQUESTS, loaded
    assert sum(sizes.values()) <= MAXIMUM_BYTES, sizes


def test_the_script_and_the_style_are_within_their_budgets_and_load_nothing_else(page, guide):
    requests = []
    page.on("request", lambda request: requests.append(request.resource_type))
    page.goto(guide, wait_until="networkidle")
    assert sorted(kind for kind in requests if kind != "websocket") == ["document", "script", "stylesheet"]
    for source in page.evaluate("[...document.scripts, ...document.styleSheets].map(file => file.src || file.href)"):
        maximum = MAXIMUM_STYLE_BYTES if ".css" in source else MAXIMUM_SCRIPT_BYTES
        with urllib.request.urlopen(urljoin(guide, source)) as response:
            assert len(gzip.compress(response.read(), 9)) <= maximum
