"""An app behind nginx with Documentation/nginx.conf."""

import contextlib
import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time
from urllib.parse import urlsplit

import pytest

from app_server import ROOT, AppServer, free_ports
from certificates import Certificate
from screen import Screen


def nginx_path():
    unpacked = ROOT / ".build" / "nginx" / "usr" / "sbin"
    return os.environ.get("NGINX") or shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{unpacked}")


pytestmark = pytest.mark.skipif(
    not nginx_path() and "CI" not in os.environ, reason="there is no nginx: run Scripts/prepare-nginx"
)


class Nginx:
    """A running nginx with the documented configuration, other ports and a certificate of the test."""

    def __init__(self, folder, app_port):
        self.plain_port, self.port = free_ports(2)
        certificate = Certificate.make(folder, "nginx")
        site = (ROOT / "Documentation" / "nginx.conf").read_text()
        for documented, here in (
            ("server 127.0.0.1:8080;", f"server 127.0.0.1:{app_port};"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("server_name shop.example;", "server_name localhost;"),
            ("/etc/letsencrypt/live/shop.example/fullchain.pem", str(certificate.certificate)),
            ("/etc/letsencrypt/live/shop.example/privkey.pem", str(certificate.key)),
        ):
            assert documented in site, f"the configuration no longer contains '{documented}'"
            site = site.replace(documented, here)
        (folder / "site.conf").write_text(site)
        names = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        stores = "".join(f"  {name}_temp_path {folder}/{name};\n" for name in names)
        self.configuration = folder / "nginx.conf"
        self.log = folder / "error.log"
        self.configuration.write_text(
            f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {self.log};\nevents {{}}\n"
            f"http {{\n  access_log off;\n{stores}  include {folder}/site.conf;\n}}\n"
        )
        self.folder = folder
        self.process = None

    @property
    def address(self):
        return f"https://localhost:{self.port}"

    def __enter__(self):
        self.process = subprocess.Popen(
            [nginx_path(), "-p", self.folder, "-c", self.configuration, "-e", self.log], stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 15
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.__exit__()
                    raise RuntimeError(f"nginx does not start: {self.log.read_text() if self.log.exists() else ''}") from None
                time.sleep(0.02)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=15)

    def get(self, path="/", source="127.0.0.1", headers=None):
        """Sends a request from an address of this machine without a check of the certificate."""
        trusting = ssl.create_default_context()
        trusting.check_hostname = False
        trusting.verify_mode = ssl.CERT_NONE
        connection = http.client.HTTPSConnection(
            "127.0.0.1", self.port, context=trusting, timeout=15, source_address=(source, 0)
        )
        with contextlib.closing(connection):
            connection.request("GET", path, headers={"Host": f"localhost:{self.port}", **(headers or {})})
            response = connection.getresponse()
            if response.status != 101:
                response.read()
            return response


@pytest.fixture(scope="module")
def nginx(tmp_path_factory):
    options = ["--allowed-host", "localhost", "--trust-forwarded-headers", "--max-sessions-per-address", "4"]
    with AppServer(arguments=options) as server:
        with Nginx(tmp_path_factory.mktemp("nginx"), urlsplit(server.address).port) as nginx:
            yield nginx


def test_a_browser_gets_the_page_and_the_socket_through_nginx(new_context, nginx):
    context = new_context(ignore_https_errors=True)
    page = context.new_page()
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    assert page.goto(nginx.address).headers["strict-transport-security"] == "max-age=31536000"
    page.locator("html[data-live]").wait_for()
    assert sockets == [f"wss://localhost:{nginx.port}/socket"]
    Screen(page).open("State and text")
    cookie = next(cookie for cookie in context.cookies() if cookie["name"] == "__Host-navigator-visitor")
    assert cookie["secure"] and cookie["httpOnly"]


def test_an_http_request_is_redirected_to_https(nginx):
    connection = http.client.HTTPConnection("127.0.0.1", nginx.plain_port, timeout=15)
    with contextlib.closing(connection):
        connection.request("GET", "/orders?tab=open", headers={"Host": "localhost"})
        response = connection.getresponse()
        assert (response.status, response.headers["Location"]) == (301, "https://localhost/orders?tab=open")


def test_sessions_are_counted_by_the_client_address_behind_nginx(new_context, nginx):
    context = new_context(ignore_https_errors=True)
    statuses = []
    # The session of another test's page may still exist.
    for _ in range(5):
        page = context.new_page()
        statuses.append(page.goto(nginx.address).status)
        if statuses[-1] == 200:
            page.locator("html[data-live]").wait_for()
    assert (statuses[0], statuses[-1]) == (200, 429)
    # Forwarded headers of a client are ignored.
    assert nginx.get(source="127.0.0.1", headers={"X-Forwarded-For": "203.0.113.9"}).status == 429
    assert nginx.get(source="127.0.0.3").status == 200


def test_a_socket_of_another_site_is_refused_through_nginx(nginx):
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    assert nginx.get("/socket", headers={**upgrade, "Origin": nginx.address}).status == 101
    assert nginx.get("/socket", headers={**upgrade, "Origin": "https://evil.example"}).status == 403
