"""Starts a built app on a free loopback port, and finds the browser."""

import contextlib
import os
import pathlib
import re
import selectors
import shutil
import signal
import socket
import subprocess
import threading
import time

# The line in which an app prints its address, with the URL as a group.
ADDRESS = re.compile(r"is running at (https?://\S+)\s")

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def free_ports(count):
    """Returns free ports. They are bound at the same time, so that they differ."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for held in sockets:
            held.bind(("127.0.0.1", 0))
        return [held.getsockname()[1] for held in sockets]


class AppServer:
    """A running process of an app and the address that it printed."""

    def __init__(self, app="Guide", environment=None, arguments=(), awaited=ADDRESS):
        """`app` is the name of a product. An environment variable with that name in capitals selects another program. The app
        has started when it has printed a text that `awaited` matches."""
        self.binary = pathlib.Path(os.environ.get(app.upper(), ROOT / ".build" / "debug" / app))
        self.environment = {**os.environ, **(environment or {})}
        self.arguments = arguments
        self.awaited = awaited
        self.port = 0
        self.address = None
        self.printed = ""
        self.process = None
        self.drain = None

    def __enter__(self):
        return self.start()

    def start(self):
        """Starts the app on a free port, and after a restart on the same port."""
        if not self.binary.exists():
            raise RuntimeError(f"{self.binary} does not exist: run 'swift build --product {self.binary.name}' first")
        self.printed = ""
        self.drain = None
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env=self.environment,
        )
        try:
            self._read_until_started(seconds=60)
            self.address = ADDRESS.search(self.printed).group(1)
            # The app would block on a full pipe that is not read.
            self.drain = threading.Thread(target=self._read_rest, daemon=True)
            self.drain.start()
        except BaseException:
            self.__exit__()
            raise
        self.port = int(self.address.rsplit(":", 1)[1])
        return self

    def __exit__(self, *_):
        self.end(signal.SIGTERM)

    def end(self, number):
        """Sends the process a signal, and waits until it has ended."""
        self.process.send_signal(number)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.drain:
            self.drain.join(timeout=15)
        self.process.stdout.close()

    def _read_rest(self):
        for line in self.process.stdout:
            self.printed += line.decode(errors="replace")

    def _read_until_started(self, seconds):
        """Reads the output of the app until it contains the address."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0 and selector.select(left):
                chunk = os.read(self.process.stdout.fileno(), 4096).decode(errors="replace")
                self.printed += chunk
                if self.awaited.search(self.printed) and ADDRESS.search(self.printed):
                    return
                if not chunk:
                    break
        raise RuntimeError(f"{self.binary.name} printed no address within {seconds} s, but:\n{self.printed}")


def served(name, app="Guide", environment=None):
    """A fixture's generator of the address of an app that is served until the tests have ended."""
    with AppServer(app, environment=environment) as server:
        yield server.address
        assert server.process.poll() is None, f"{name} ended during the tests"


def chromium_path():
    """Returns the path of Chromium: $CHROMIUM, or the first that is installed."""
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not found:
        raise RuntimeError("no Chromium is installed: run Scripts/prepare-browser")
    return found


def launch_browser(playwright):
    """Launches a headless Chromium. The root user, as in containers, has no sandbox."""
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=chromium_path(), args=arguments)
