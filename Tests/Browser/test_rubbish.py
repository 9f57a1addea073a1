"""Rubbish on the server's port: it answers, refuses or hangs up, and goes on as if nothing had been."""

import http.client
import json
import os
import random
import re
import socket
import time
import unittest

import websocket
from server import Server, gallery_program

SECONDS = float(os.environ.get("VITRINE_RUBBISH_SECONDS", "15"))
SEED = int(os.environ.get("VITRINE_RUBBISH_SEED", "1"))

NUMBERS = [
    "0", "1", "-1", "1e308", "1e309", "1e-400", "9007199254740993", "-0", "NaN", "Infinity", "00", "1e", "--1",
    "18446744073709551616",
]
# Inputs with values that are right.
INPUTS = {
    "tap": ["70", "35"], "down": ["0", "70", "35"], "move": ["0", "80", "40"], "up": ["0", "80", "40"],
    "cancel": ["0", "80", "40"], "activate": ["12"], "key": ["1", '"a"', '"KeyA"', "0"],
    "size": ["390", "844", "3", "0", "0", "0", "0"], "environment": ["17", '"en-GB"'], "visible": ["1"],
}
PATHS = [
    "/", "/api/scenes", "/api/scenes/x/events", "/health", "/fonts/x", "/images/x", "/assets/x/y", "/scene/1/patches",
    "/scene/1/events?after=x", "/scene/99999999999999999999/patches", "/../../etc/passwd", "/%2e%2e/%2f",
    "/scene/%00", "//", "/" + "a" * 9000,
]
HEADS = [
    b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/9.9\r\nHost: a\r\n\r\n", b"GET " + b"/a" * 5000 + b" HTTP/1.1\r\n\r\n",
    b"POST /api/scenes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/scenes HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 3000 + b"\r\n",
]


class Rubbish:
    """What no browser would send, the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.number = 0

    def bytes(self, most):
        """Returns bytes of any kind."""
        return self.random.randbytes(self.random.randrange(1, most))

    def value(self, depth=0):
        """Returns a text that is JSON, or nearly."""
        choices = [
            lambda: self.random.choice(NUMBERS), lambda: str(self.random.uniform(-1e7, 1e7)), lambda: "null",
            lambda: json.dumps(self.random.choice([*INPUTS, "\u202e😀", "", "x" * 70])), lambda: '"\\ud800"',
            lambda: "[" * self.random.randrange(200), lambda: '{"a":1}',
        ]
        if depth < 3:
            choices.append(lambda: f"[{','.join(self.value(depth + 1) for _ in range(self.random.randrange(4)))}]")
        return self.random.choice(choices)()

    def message(self):
        """Returns a message of a page: right, slightly wrong, or neither."""
        if self.random.random() < 0.2:
            return self.value()
        self.number += 1
        kind, values = self.random.choice(list(INPUTS.items()))
        values = list(values)
        if self.random.random() < 0.3:
            values[self.random.randrange(len(values))] = self.value()
        return f'[{self.number},"{kind}",{",".join(values)}]'


class RubbishTests(unittest.TestCase):
    """One server, thrown at for a while."""

    def setUp(self):
        self.server = self.enterContext(
            Server(gallery_program(), "--log-level", "error", "--scene-timeout", "5", "--max-scenes-per-address", "300")
        )
        self.rubbish = Rubbish(SEED)
        self.random = self.rubbish.random
        self.statuses = set()

    def memory(self):
        """Returns the server's resident memory, in megabytes."""
        with open(f"/proc/{self.server.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") >> 20

    def descriptors(self):
        """Returns how many files the server has open."""
        return len(os.listdir(f"/proc/{self.server.process.pid}/fd"))

    def test_server_outlives_rubbish(self):
        self.throw_for(2)
        # What the first scenes load stays: fonts, code, caches.
        memory, descriptors = self.memory(), self.descriptors()
        self.throw_for(SECONDS)
        self.assertIsNone(self.server.process.poll(), self.server.last_words())
        self.assertEqual(self.server.status("/health"), 200)
        self.assertEqual([status for status in self.statuses if status >= 500 and status not in (501, 503)], [])
        self.assertLess(self.memory() - memory, 60)
        end = time.monotonic() + 20
        while self.descriptors() > descriptors + 20 and time.monotonic() < end:
            time.sleep(0.2)
        self.assertLessEqual(self.descriptors(), descriptors + 20)

    def throw_for(self, seconds):
        """Throws all kinds of rubbish in turn."""
        end = time.monotonic() + seconds
        kinds = [self.throw_bytes, self.leave_half, self.throw_request, self.throw_messages]
        while time.monotonic() < end:
            try:
                self.random.choice(kinds)()
            except (OSError, http.client.HTTPException, websocket.WebSocketException):
                # Being hung up on is an answer.
                pass

    def throw_bytes(self):
        """Sends bytes that are no request, or hardly one."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as client:
            client.sendall(self.random.choice([b"", *HEADS]) + self.rubbish.bytes(3000))
            client.settimeout(0.02)
            client.recv(65536)

    def leave_half(self):
        """Leaves connections in the middle of a request."""
        clients = [socket.create_connection(("127.0.0.1", self.server.port), timeout=5) for _ in range(10)]
        for client in clients:
            client.sendall(self.random.choice([b"", b"GET /", HEADS[4]]))
        for client in clients:
            client.close()

    def throw_request(self):
        """Sends a request whose path and body are any."""
        client = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=2)
        events = ",".join(
            f'{{"type":"{self.random.choice(["tap", "touch", "resize"])}","x":{self.rubbish.value()},"y":1}}'
            for _ in range(self.random.randrange(4))
        )
        bodies = [f'{{"events":[{events}]}}', f'{{"width":{self.rubbish.value()}}}', "[" * 100_000, None]
        method = self.random.choice(["GET", "POST", "HEAD", "DELETE", "PUT", "OPTIONS", "BREW"])
        body = self.random.choice(bodies)
        try:
            client.request(method, self.random.choice(PATHS), None if body is None else body.encode())
            self.statuses.add(client.getresponse().status)
        finally:
            client.close()

    def throw_messages(self):
        """Opens a page's socket and sends messages, frames and pieces of frames."""
        _, headers, page = self.server.get("/")
        scene = re.search(rb'data-scene="?([^" >]+)', page)
        if not scene:
            return
        client = websocket.create_connection(
            f"ws://127.0.0.1:{self.server.port}{scene[1].decode()}/socket",
            cookie=(headers["Set-Cookie"] or "").split(";")[0], timeout=5,
        )
        self.rubbish.number = 0
        try:
            client.send('["hello",1,0]')
            for _ in range(50):
                client.send(f"[{','.join(self.rubbish.message() for _ in range(self.random.randrange(1, 5)))}]")
            client.send_binary(self.rubbish.bytes(200))
            client.sock.sendall(b"\x81\xff" + self.rubbish.bytes(12))
        finally:
            client.sock.close()


if __name__ == "__main__":
    unittest.main()
