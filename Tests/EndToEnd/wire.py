"""A proxy between a browser and an app, with which a test closes and delays connections."""

import queue
import socket
import threading
import time


class Wire:
    """Forwards connections to a port. While it is cut, it accepts none. While it is held, it delays arriving bytes. Each
    direction takes half of the round trip, which is given in seconds."""

    def __init__(self, port, round_trip=0):
        self._target = port
        self._delay = round_trip / 2
        self._lock = threading.Lock()
        self._pairs = []
        self._flows = {"up": threading.Event(), "down": threading.Event()}
        for flow in self._flows.values():
            flow.set()
        self._listener = None
        self.port = 0
        self.mend()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self):
        """Closes all connections with their delayed bytes, and accepts no others."""
        listener, self._listener = self._listener, None
        if listener:
            # Closing the socket does not wake the accepting thread.
            listener.shutdown(socket.SHUT_RDWR)
            listener.close()
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                _close(end)
        for flow in self._flows.values():
            flow.set()

    def mend(self):
        """Accepts connections again at the same port."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen()
        self.port = listener.getsockname()[1]
        self._listener = listener
        threading.Thread(target=self._accept, args=[listener], daemon=True).start()

    def hold(self, *directions):
        """Delays the bytes that go "up" to the app or "down" to the browser."""
        for direction in directions:
            self._flows[direction].clear()

    def release(self):
        """Lets the delayed bytes arrive."""
        for flow in self._flows.values():
            flow.set()

    def _accept(self, listener):
        while True:
            try:
                browser, _ = listener.accept()
            except OSError:
                return
            try:
                app = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                # The app does not run. A later connection may reach it.
                _close(browser)
                continue
            with self._lock:
                self._pairs.append((browser, app))
            for source, target, direction in (browser, app, "up"), (app, browser, "down"):
                travelling = queue.Queue()
                threading.Thread(target=self._receive, args=[source, travelling], daemon=True).start()
                arguments = [travelling, source, target, self._flows[direction]]
                threading.Thread(target=self._deliver, args=arguments, daemon=True).start()

    def _receive(self, source, travelling):
        """Reads bytes, and notes when they arrive at the other end. Empty bytes are the end."""
        data = b"-"
        while data:
            try:
                data = source.recv(65536)
            except OSError:
                data = b""
            travelling.put((time.monotonic() + self._delay, data))

    @staticmethod
    def _deliver(travelling, source, target, flow):
        try:
            while True:
                arrival, data = travelling.get()
                time.sleep(max(0, arrival - time.monotonic()))
                flow.wait()
                if not data:
                    break
                target.sendall(data)
        except OSError:
            pass
        _close(source)
        _close(target)


def _close(end):
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    end.close()
