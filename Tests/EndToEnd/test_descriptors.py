"""A host without free descriptors waits without using the processor, and serves again when some are free."""

import http.client
import os
import resource
import socket
import time

from app_server import AppServer

LIMIT = 64


class LimitedServer(AppServer):
    """Starts an app with a low limit of descriptors."""

    def start(self):
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (LIMIT, limits[1]))
        try:
            return super().start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def processor_seconds(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_accepting_waits_for_descriptors_and_continues():
    with LimitedServer() as server:
        connections = [socket.create_connection(("127.0.0.1", server.port), timeout=15) for _ in range(LIMIT * 2)]
        deadline = time.monotonic() + 15
        while len(os.listdir(f"/proc/{server.process.pid}/fd")) < LIMIT and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(os.listdir(f"/proc/{server.process.pid}/fd")) == LIMIT
        before, begin = processor_seconds(server.process.pid), time.process_time()
        while time.process_time() - begin < 1:
            pass
        # An accept that is repeated without a pause uses as much of a processor as this loop.
        assert processor_seconds(server.process.pid) - before < 0.25
        assert server.process.poll() is None
        for connection in connections:
            connection.close()
        client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        client.request("GET", "/client.css")
        assert client.getresponse().status == 200
        client.close()
