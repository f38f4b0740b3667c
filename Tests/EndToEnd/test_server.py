"""The process: its shutdown, and its messages for invalid options."""

import signal
import socket
import subprocess

import pytest

from app_server import AppServer


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_cleanly_while_a_page_is_open(page, number):
    with AppServer() as server:
        page.goto(server.address)
        page.locator("html[data-live]").wait_for()
        server.process.send_signal(number)
        assert server.process.wait(timeout=15) == 0


def test_a_port_in_use_is_reported_in_one_line():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = subprocess.run([AppServer().binary, "--port", str(port)], capture_output=True, text=True, timeout=30)
    assert run.returncode == 1
    assert str(port) in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_options_are_explained():
    run = subprocess.run([AppServer().binary, "--help"], capture_output=True, text=True, timeout=30)
    assert run.returncode == 0
    for option in ("--host", "--port", "--sessions", "--log-level"):
        assert option in run.stdout


def test_an_app_without_a_store_reports_it_and_runs(page, tmp_path):
    with AppServer(arguments=["--sessions", str(tmp_path / "sessions.sqlite")]) as server:
        page.goto(server.address)
        page.locator("html[data-live]").wait_for()
        assert "Add NavigatorStore" in server.printed
