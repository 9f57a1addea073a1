"""How a load driver becomes a browser tab: the only place here that knows the server's addresses and messages.

Documentation/Protocol.md states them. A tab fetches the page, keeps the cookie, opens the socket that the page
names and goes on from the page's numbers.
"""

import base64
import json
import os
import re
import sys
from dataclasses import dataclass
from urllib.parse import urlsplit

from harness import ROOT, WORK, BenchmarkError, fetch

# Accessibility identifiers of the Gallery's elements.
HOME_ENTRY = "demo-home"
COUNTER_BUTTON = "count-button"
COUNTER_LABEL = "count-label"

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
    if not cookies:
        raise BenchmarkError(f"{address}/ sets no cookie")
    return read_page(address, "; ".join(cookies), body.decode())


def read_page(address, cookie, html):
    """Returns the tab that a page describes."""
    values = dict(re.findall(r'data-(scene|patch|input)="?([^"\s>]*)', html[: html.find("<head")]))
    if set(values) != {"scene", "patch", "input"}:
        raise BenchmarkError(
            f"the page names the values {sorted(values)}; expected data-scene, data-patch and data-input"
        )
    return Tab(address, cookie, values["scene"], int(values["patch"]), int(values["input"]) + 1, html)


def socket_path(tab):
    """Returns the path of a tab's WebSocket."""
    return f"{tab.scene}/socket"


def events_path(tab):
    """Returns the path that takes a tab's messages over plain HTTP."""
    return f"{tab.scene}/events"


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


def tap_point(address):
    """Returns the middle of the counter's button in a window of SIZE, as Chromium shows it."""
    sys.path.append(str(ROOT / "Tests" / "Browser"))
    try:
        import browser
        import gallery
    except ImportError as error:
        raise BenchmarkError(f"{error}; run it by Scripts/python.sh or make bench") from error
    with browser.Browser(size=SIZE) as window:
        gallery.open_home(window, address)
        return window.wait_for(COUNTER_BUTTON).middle


def steps_home(tab):
    """Returns the messages that bring a fresh tab to the home screen, and counts them as sent."""
    first = tab.next_input
    tab.next_input += 2
    return message(first, "size", *SIZE, 1, 0, 0, 0, 0), message(first + 1, "activate", tab.node(HOME_ENTRY))


def reload(tab):
    """Fetches a tab's page again, as the reload button does, and takes over its numbers."""
    headers = {"Accept": "text/html", "Cookie": tab.cookie, "Cache-Control": "max-age=0"}
    _, _, body = fetch(tab.address + tab.scene, headers=headers)
    return read_page(tab.address, tab.cookie, body.decode())


def post(tab, *messages):
    """Sends messages over HTTP, as a page does where WebSocket is refused; returns the messages of the answer."""
    body = f"[{','.join(messages)}]".encode()
    headers = {"Content-Type": "application/json", "Cookie": tab.cookie, "Origin": tab.address}
    _, _, answer = fetch(f"{tab.address}{events_path(tab)}?after={tab.patch}", body, headers, "POST")
    return json.loads(answer)


def open_home_over_http(address):
    """Opens a tab, brings it to the home screen and returns it with the numbers it then has."""
    tab = open_tab(address)
    post(tab, *steps_home(tab))
    home = reload(tab)
    home.node(COUNTER_BUTTON)
    return home


def require_one_patch_per_tap(tab, x, y):
    """Fails unless a tap is answered by one patch with the next number; the load drivers count on it."""
    for _ in range(3):
        answer = post(tab, message("seen", tab.patch), message(tab.next_input, "tap", x, y))
        if [part[:2] for part in answer] != [[tab.patch + 1, tab.next_input]]:
            raise BenchmarkError(
                f"tap {tab.next_input} after patch {tab.patch} was answered by {json.dumps(answer)[:200]}; "
                "expected one patch with the next number"
            )
        tab.patch += 1
        tab.next_input += 1


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


def tap_plan(address, sessions, x, y):
    """Writes the plan in which each session goes to the home screen and taps its counter, again and again."""
    steps = [["D 1000"]]  # What moved the home screen in is over before the first tap is counted.
    # A tap tells which patch was seen last, as the client does; its own patch names its number.
    tap = f'[["seen",{{P}}],[{{N}},"tap",{x:g},{y:g}]]'
    for _ in range(sessions):
        tab = open_tab(address)
        size, enter = steps_home(tab)
        steps.append([
            "C",
            f"U {encoded(upgrade_request(tab))}",
            f"S {encoded(message('hello', PROTOCOL_VERSION, tab.patch))}",
            f"S {encoded(size)}",
            f"S {encoded(enter)}",
            f"W {encoded(COUNTER_LABEL)} 1",
            f"N {tab.next_input}",
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
