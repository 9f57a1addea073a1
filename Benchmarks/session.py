"""How a load driver becomes a browser tab: the only place here that knows the server's addresses and messages.

Documentation/Protocol.md states them. A tab fetches the page, keeps the cookie, opens the socket that the page
names and goes on from the page's numbers.
"""

import base64
import json
import os
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from harness import WORK, BenchmarkError, fetch

# Accessibility identifiers of the Gallery's elements.
HOME_ENTRY = "demo-home"
COUNTER_BUTTON = "counter-button"
COUNTER_LABEL = "counter-label"

PROTOCOL_VERSION = 1
# The window that a tab says it has.
SIZE = (390, 844)
# One address opens all sessions of a benchmark.
SERVER_OPTIONS = ("--max-scenes", "1000", "--max-scenes-per-address", "1000")


@dataclass
class Tab:
    """A page that was fetched, and what it takes to go on from it."""

    address: str
    cookie: str
    scene: str
    patch: int
    next_input: int
    html: str

    def node(self, identifier):
        """Returns the number of the node with an accessibility identifier on the fetched page."""
        found = re.search(rf'<\w+ id="?n(\d+)"?[^>]*data-identifier="?{re.escape(identifier)}["\s>]', self.html)
        if not found:
            raise BenchmarkError(f'the page has no element with data-identifier "{identifier}"')
        return int(found[1])


def open_tab(address):
    """Fetches the page as a browser does, which makes a scene, and returns its tab."""
    _, headers, body = fetch(f"{address}/", headers={"Accept": "text/html"})
    cookies = [value.split(";")[0] for value in headers.get_all("Set-Cookie") or []]
    html = body.decode()
    values = dict(re.findall(r'data-(scene|patch|input)="?([^"\s>]*)', html[: html.find("<head")]))
    if not cookies or set(values) != {"scene", "patch", "input"}:
        raise BenchmarkError(
            f"{address}/ gave {len(cookies)} cookies and the values {sorted(values)}; "
            "expected a cookie and data-scene, data-patch and data-input"
        )
    return Tab(
        address, "; ".join(cookies), values["scene"], int(values["patch"]), int(values["input"]) + 1, html
    )


def socket_path(tab):
    """Returns the path of a tab's WebSocket."""
    return f"{tab.scene}/socket"


def upgrade_request(tab):
    """Returns the bytes that ask for a tab's WebSocket."""
    host = urlsplit(tab.address).netloc
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {socket_path(tab)} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Origin: {tab.address}",
        f"Cookie: {tab.cookie}",
    ]
    return "\r\n".join(lines) + "\r\n\r\n"


def message(*values):
    """Returns a message as pages write it."""
    return json.dumps(values, separators=(",", ":"))


def tap_point(address, identifier):
    """Returns the middle of an element of the home screen in window points, as the HTTP API tells it."""
    api = Script(address)
    try:
        api.tap(HOME_ENTRY)
        api.advance(1)
        return api.middle_of(identifier)
    finally:
        api.close()


class Script:
    """A scene that is driven over the HTTP API, on the time that the script sets."""

    def __init__(self, address):
        self.address = address
        self.path = "/api/scenes"
        made = self.ask("POST", "", {"size": {"width": SIZE[0], "height": SIZE[1]}})
        self.path = f"/api/scenes/{made['id']}"

    def ask(self, method, path, value=None):
        """Sends a request below the scene's path and returns the answer's value."""
        data = None if value is None else json.dumps(value).encode()
        _, _, body = fetch(
            f"{self.address}{self.path}{path}", data, {"Content-Type": "application/json"}, method
        )
        return json.loads(body) if body else None

    def tap(self, identifier):
        """Taps the element with an accessibility identifier."""
        self.ask("POST", "/events", self.tap_event(identifier))

    @staticmethod
    def tap_event(identifier):
        """Returns the body of a request that taps an element."""
        return {"events": [{"type": "tap", "identifier": identifier}]}

    @staticmethod
    def tap_event_at(x, y):
        """Returns the body of a request that taps a point."""
        return {"events": [{"type": "tap", "x": x, "y": y}]}

    def advance(self, seconds):
        """Moves the scene's clock on."""
        self.ask("POST", "/clock", {"seconds": seconds})

    def middle_of(self, identifier):
        """Returns the middle of an element in window points."""
        found = self.ask("GET", f"/elements?identifier={identifier}")
        elements = found["elements"] if isinstance(found, dict) else found
        if len(elements) != 1:
            raise BenchmarkError(f'{len(elements)} elements are called "{identifier}"; expected 1')
        frame = elements[0]["frame"]
        return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def close(self):
        """Ends the scene."""
        self.ask("DELETE", "")


def encoded(text):
    """Returns text as plan files hold it."""
    return base64.b64encode(text.encode()).decode()


def write_plan(name, address, steps):
    """Writes a plan of wsload: one list of lines for each connection. Returns its path."""
    WORK.mkdir(parents=True, exist_ok=True)
    where = urlsplit(address)
    lines = [f"A {where.hostname} {where.port}"]
    for connection in steps:
        lines += connection
    path = WORK / f"{name}.plan"
    path.write_text("\n".join(lines) + "\n")
    return path


def tap_plan(address, sessions):
    """Writes the plan in which each session goes to the home screen and taps its counter, again and again."""
    x, y = tap_point(address, COUNTER_BUTTON)
    steps = [["D 1000"]]  # What moved the home screen in is over before the first tap is counted.
    for _ in range(sessions):
        tab = open_tab(address)
        number = tab.next_input
        size = message(number, "size", *SIZE, 1, 0, 0, 0, 0)
        enter = message(number + 1, "activate", tab.node(HOME_ENTRY))
        # A tap tells which patch was seen last, as the client does; its own patch names its number.
        tap = f'[["seen",{{P}}],[{{N}},"tap",{x:g},{y:g}]]'
        steps.append([
            "C",
            f"U {encoded(upgrade_request(tab))}",
            f"S {encoded(message('hello', PROTOCOL_VERSION, tab.patch))}",
            f"S {encoded(size)}",
            f"S {encoded(enter)}",
            f"W {encoded(COUNTER_LABEL)} 1",
            f"N {number + 2}",
            f"E t {encoded(tap)} {encoded(',{N},[')} 1",
        ])
    return write_plan("gallery", address, steps)


def fixed_plan(address, sessions):
    """Writes the plan for the peer, which answers any text with 200 fixed bytes."""
    request = (
        f"GET / HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    event = '[["seen",1],[{N},"tap",195,400]]'
    return write_plan("peer", address, [
        ["C", f"U {encoded(request)}", f"E t {encoded(event)} {encoded('diff')} 1"]
    ] * sessions)
