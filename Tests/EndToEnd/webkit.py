"""WebKit, the engine of Safari, driven by the WebDriver protocol."""

import json
import os
import pathlib
import shutil
import subprocess
import time
import urllib.error
import urllib.request

from app_server import free_ports

BROWSERS = sorted(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Unavailable(Exception):
    """WebKit is not installed, or does not start on this machine."""


class WebKit:
    """A window of WebKit on a screen in memory."""

    def __init__(self, width, height):
        self.size = (width, height)
        self.processes = []
        self.session = None

    def __enter__(self):
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        if not (driver and screen and BROWSERS):
            raise Unavailable("WebKit is not installed: apt-get install webkit2gtk-driver xvfb")
        try:
            self._start(driver, screen)
        except Exception as error:
            self.__exit__()
            raise Unavailable(f"WebKit does not start: {error}") from error
        return self

    def __exit__(self, *_):
        if self.session:
            try:
                self._request("DELETE", self.session)
            except OSError:
                pass
        for process in reversed(self.processes):
            process.terminate()
            process.wait()

    def _start(self, driver, screen):
        # Xvfb chooses a free display, and the driver a free port. Both print their choice.
        reading, writing = os.pipe()
        self._run([screen, "-displayfd", str(writing), "-screen", "0", "1600x1400x24"], pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as display:
            environment = os.environ | {"DISPLAY": f":{display.readline().strip()}", "GDK_BACKEND": "x11"}
        (port,) = free_ports(1)
        self._run([driver, f"--port={port}"], env=environment)
        self.base = f"http://127.0.0.1:{port}"
        options = {"webkitgtk:browserOptions": {"binary": str(BROWSERS[-1]), "args": ["--automation"]}}
        answer = self._first_answer({"capabilities": {"alwaysMatch": options}})
        self.session = f"/session/{answer['sessionId']}"
        width, height = self.size
        self._request("POST", f"{self.session}/window/rect", {"width": width, "height": height})

    def _run(self, command, **options):
        self.processes.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options))

    def _first_answer(self, body):
        """Creates a session when the driver listens."""
        answers = []

        def answered():
            try:
                answers.append(self._request("POST", "/session", body))
            except ConnectionRefusedError:
                return False
            return True

        if not self.waits_until(answered, seconds=30):
            raise TimeoutError("the driver does not listen")
        return answers[0]

    def _request(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from error
        except urllib.error.URLError as error:
            raise error.reason

    def open(self, address):
        """Opens a page, and waits until its session is connected."""
        self._request("POST", f"{self.session}/url", {"url": address})
        self.waits_for("document.documentElement.dataset.live === ''")

    def evaluate(self, expression):
        return self._request("POST", f"{self.session}/execute/sync", {"script": f"return {expression}", "args": []})

    def waits_until(self, condition, seconds=15):
        """Waits until a function returns true, and returns whether it did. WebDriver reports no events of a page."""
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        return True

    def waits_for(self, expression):
        """Waits until an expression of the page is true."""
        assert self.waits_until(lambda: self.evaluate(expression)), f"not true in time: {expression}"

    def click(self, text):
        """Clicks the button or the link with a text on the screen in front."""
        path = f"//*[(self::button or self::a) and normalize-space(.)='{text}']"
        found = self._request("POST", f"{self.session}/elements", {"using": "xpath", "value": path})
        paths = [f"{self.session}/element/{node[ELEMENT]}" for node in found]
        shown = [path for path in paths if self._request("GET", f"{path}/displayed")]
        assert shown, f"no visible button has the text {text!r}"
        self._request("POST", f"{shown[-1]}/click")

