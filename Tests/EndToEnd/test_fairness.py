"""Clients that use their full limits do not delay others."""

import base64
import contextlib
import http.client
import json
import os
import re
import socket
import struct

import pytest

from app_server import AppServer

SESSIONS, TAPS = 20, 550


class RawClient:
    """A client without a browser: a WebSocket (RFC 6455) that sends messages and reads texts."""

    def __init__(self, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        with contextlib.closing(connection):
            connection.request("GET", "/")
            response = connection.getresponse()
            self.html = response.read().decode()
            cookie = response.headers["Set-Cookie"].split(";")[0]
        token = re.search(r'name="navigator-token" content="([^"]*)"', self.html).group(1)
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.received = b""
        self.sent = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /socket HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Cookie: {cookie}", "", "",
        ]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.received:
            self.received += self.socket.recv(65536)
        self.received = self.received.split(b"\r\n\r\n", 1)[1]
        self.send({"t": "hello", "s": token, "u": "/"})
        while json.loads(self.next())["t"] not in ("ok", "root"):
            pass

    @staticmethod
    def frame(message):
        data = json.dumps(message).encode()
        assert len(data) < 65536
        head = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
        # The masking key is zero.
        return head + b"\0\0\0\0" + data

    def send(self, *messages):
        self.socket.sendall(b"".join(self.frame(message) for message in messages))

    def tap(self, element, count=1):
        numbers = range(self.sent + 1, self.sent + count + 1)
        self.sent += count
        self.send(*({"t": "e", "i": element, "a": "tap", "n": number} for number in numbers))

    def next(self):
        """Returns the next text."""
        while (text := self._take()) is None:
            data = self.socket.recv(65536)
            assert data, "the server closed the connection"
            self.received += data
        return text

    def answered(self):
        """Returns the number of the last processed event in the messages that have arrived."""
        self.socket.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while data := self.socket.recv(65536):
                self.received += data
        last = 0
        while (text := self._take()) is not None:
            last = json.loads(text).get("e", last)
        return last

    def _take(self):
        if len(self.received) < 2:
            return None
        size, begin = self.received[1] & 0x7F, 2
        if size == 126:
            size, begin = int.from_bytes(self.received[2:4], "big"), 4
        elif size == 127:
            size, begin = int.from_bytes(self.received[2:10], "big"), 10
        if len(self.received) < begin + size:
            return None
        opcode, data = self.received[0] & 0x0F, self.received[begin : begin + size]
        self.received = self.received[begin + size :]
        return data.decode() if opcode == 1 else self._take()


def button(html, words):
    before = html[: html.index(words)]
    return int(re.findall(r'<button[^>]* data-i="(\d+)"', before)[-1])


def open_counter(client):
    """Opens the screen with a counter and returns its button."""
    client.tap(button(client.html, "Resuming"))
    while True:
        for operation in json.loads(client.next()).get("o", []):
            html = next((part for part in operation if isinstance(part, str) and "Counted 0" in part), None)
            if html:
                return button(html, "Counted 0")


@pytest.fixture
def server():
    with AppServer("BrowserTestApp", arguments=["--max-sessions-per-address", "100"]) as server:
        yield server


def test_a_session_does_not_wait_for_all_events_of_hostile_sessions(server):
    clients = [RawClient(server.port) for _ in range(SESSIONS + 1)]
    buttons = [open_counter(client) for client in clients]
    bystander, *hostile = clients
    for client, element in zip(hostile, buttons[1:]):
        client.tap(element, TAPS)
    bystander.tap(buttons[0])
    while "Counted 1" not in bystander.next():
        pass
    answered = sum(client.answered() for client in hostile)
    assert answered < SESSIONS * TAPS / 2
