"""A proxy between a browser and an app, with which a test closes and delays connections."""

import socket
import threading


class Wire:
    """Forwards connections to a port. While it is cut, it accepts none. While it is held, it delays arriving bytes."""

    def __init__(self, port):
        self._target = port
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
            # Closing alone would not wake the thread that accepts.
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

    def _accept(self, listener):
        while True:
            try:
                browser, _ = listener.accept()
                app = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                return
            with self._lock:
                self._pairs.append((browser, app))
            for source, target, direction in (browser, app, "up"), (app, browser, "down"):
                threading.Thread(target=self._pass, args=[source, target, self._flows[direction]], daemon=True).start()

    @staticmethod
    def _pass(source, target, flow):
        try:
            while data := source.recv(65536):
                flow.wait()
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
