"""An app that serves TLS itself, with browsers, with other clients, and with invalid files."""

import http.client
import socket
import ssl
import subprocess
from urllib.parse import urlsplit

import pytest

from app_server import AppServer
from certificates import Certificate
from screen import Screen


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    return Certificate.make(tmp_path_factory.mktemp("tls"), "own")


@pytest.fixture(scope="module")
def server(certificate):
    with AppServer("BrowserTestApp", arguments=certificate.options) as server:
        yield server


def test_a_browser_gets_the_page_and_the_socket_through_tls(new_context, server):
    assert server.address.startswith("https://")
    context = new_context(ignore_https_errors=True)
    page = context.new_page()
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(server.address)
    page.locator("html[data-live]").wait_for()
    assert [url.split(":")[0] for url in sockets] == ["wss"]
    Screen(page).open("Controls")
    cookie = next(cookie for cookie in context.cookies() if cookie["name"] == "__Host-navigator-visitor")
    assert cookie["secure"] and cookie["httpOnly"]


def test_a_client_that_trusts_the_certificate_uses_a_current_tls_version(server, certificate):
    url = urlsplit(server.address)
    trusting = ssl.create_default_context(cafile=certificate.certificate)
    connection = http.client.HTTPSConnection(url.hostname, url.port, context=trusting, timeout=15)
    connection.request("GET", "/health")
    assert connection.getresponse().status == 200
    assert connection.sock is None or connection.sock.version() in ("TLSv1.2", "TLSv1.3")
    connection.close()


def test_an_old_tls_is_refused(server):
    url = urlsplit(server.address)
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname = False
    old.verify_mode = ssl.CERT_NONE
    old.set_ciphers("ALL:@SECLEVEL=0")
    old.minimum_version = ssl.TLSVersion.TLSv1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection((url.hostname, url.port), timeout=15) as plain, pytest.raises((ssl.SSLError, ConnectionError)):
        old.wrap_socket(plain)


def test_a_request_without_tls_gets_no_page(server):
    url = urlsplit(server.address)
    with socket.create_connection((url.hostname, url.port), timeout=15) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" not in plain.recv(4096)
    assert server.process.poll() is None


@pytest.mark.parametrize("wrong", ["missing", "empty", "swapped", "another key"])
def test_invalid_certificate_files_are_reported_in_one_line(tmp_path, certificate, wrong):
    files = Certificate(certificate.certificate, certificate.key)
    match wrong:
        case "missing":
            files.certificate = tmp_path / "none.pem"
            said = f"{files.certificate} cannot be read: there is no such file."
        case "empty":
            files.key = tmp_path / "empty.key"
            files.key.touch()
            said = f"{files.key} contains no private key in PEM form"
        case "swapped":
            files = Certificate(certificate.key, certificate.certificate)
            said = f"{files.certificate} contains no certificate in PEM form"
        case "another key":
            files.key = Certificate.make(tmp_path, "other").key
            said = f"{files.key} is not the key of the certificate in {files.certificate}."
    command = [AppServer("BrowserTestApp").binary, "--port", "0", *files.options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert run.returncode == 1
    assert said in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_program_without_tls_does_not_start_with_a_certificate(certificate):
    command = [AppServer("Guide").binary, "--port", "0", *certificate.options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert run.returncode == 1
    assert run.stderr == "error: this app is built without TLS. Add NavigatorTLS to the dependencies of its target.\n"
