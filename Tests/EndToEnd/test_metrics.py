"""An app's metrics, read with Prometheus' own parser."""

import re
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from app_server import AppServer
from screen import Screen

METRICS = re.compile(r"Metrics are at (http://\S+/metrics)\s")


@pytest.fixture
def server():
    with AppServer(arguments=["--metrics-port", "0"], awaited=METRICS) as server:
        yield server


def samples(server):
    """Returns all values by name and labels."""
    with urllib.request.urlopen(METRICS.search(server.printed).group(1), timeout=15) as response:
        assert response.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        text = response.read().decode()
    families = list(text_string_to_metric_families(text))
    assert all(family.documentation for family in families)
    return {(sample.name, *sorted(sample.labels.items())): sample.value for family in families for sample in family.samples}


def test_a_visit_is_counted(page, server):
    before = samples(server)
    assert before[("navigator_sessions",)] == 0
    page.goto(server.address)
    page.locator("html[data-live]").wait_for()
    Screen(page).open("State and text")
    after = samples(server)
    assert after[("navigator_sessions",)] == 1
    assert after[("navigator_sessions_started_total",)] == 1
    assert after[("navigator_connections",)] == 1
    assert after[("navigator_events_handled_total",)] >= 1
    assert after[("navigator_batches_sent_total",)] >= 1
    assert after[("navigator_patches_sent_total",)] >= 1
    assert after[("navigator_sent_bytes_total",)] > 100
    assert after[("navigator_evaluation_seconds_count", ("for", "page"))] == 1
    assert after[("navigator_evaluation_seconds_sum", ("for", "event"))] > 0
    assert after[("process_resident_memory_bytes",)] > 1_000_000


def test_visitors_cannot_access_the_metrics(page, server):
    page.goto(server.address + "/metrics")
    assert "navigator_sessions" not in page.content()


def test_without_the_option_there_are_no_metrics():
    with AppServer() as plain:
        assert "Metrics" not in plain.printed
