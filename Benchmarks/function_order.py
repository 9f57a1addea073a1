"""Writes Scripts/function-order.txt: the functions that inputs and pages go through, in the order of their first call.

The linker puts them beside each other. What a processor has to fetch again after a pause is then a few pages of the
program instead of hundreds: a tap after a pause is answered about a sixth sooner.

Names that a later program does not have do no harm; the file wants to be made anew once much of a tap's way has changed.
"""

import json
import re
import sys
import time
from collections import Counter
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Tests" / "Browser"))

import script_api
import session
from harness import WORK, BenchmarkError, build_product, fetch, free_port, note, run, serving
from websocket import create_connection

ORDER = ROOT / "Scripts" / "function-order.txt"
OUTPUT = WORK / "calls.out"
VALGRIND = (
    "valgrind", "--tool=callgrind", "--instr-atstart=no", "--dump-instr=yes", "--compress-strings=no",
    "--compress-pos=no", "--demangle=no", "--separate-recs=1", f"--callgrind-out-file={OUTPUT}",
)
TAPS = 5
# Blocks whose functions count all, and how many demos share those of the others.
MAIN_BLOCKS = 2
COMMON = 5
# How many bytes of code a name may bring with it to be among the first, and to be named at all.
MOST_DRAGGED = 10_000
MOST_OF_ALL = 200_000
# As high as the index is long, so that its entries can be tapped without scrolling.
INDEX = {"width": 390, "height": 4000}
PHONE = {"type": "resize", "width": 390, "height": 844}
SCROLLERS = ("UIScrollView", "UITableView", "UICollectionView")
FIELDS = ("UITextField", "UITextView")
# What an event may be refused with: the view does not take it, or is gone.
REFUSALS = (404, 409)


class Tracer:
    """Notes which functions of a program run, by Valgrind's callgrind."""

    def __init__(self, process):
        self.process = process
        self.files = 0
        #: What ran in each block, in the order of the first call.
        self.blocks = []

    def control(self, *words):
        """Tells the program's callgrind something; it is heard once the program runs."""
        run("callgrind_control", *words, self.process.pid)

    @contextmanager
    def tracing(self):
        """Notes the functions that run during a block."""
        self.control("--instr=on")
        yield
        self.control("--instr=off")
        self.control("--dump")
        self.files += 1
        self.blocks.append(ordered(*read_calls(f"{OUTPUT}.{self.files}")))

    def names(self):
        """Returns the functions of the main blocks, and after them what several of the other blocks had."""
        main, others = self.blocks[:MAIN_BLOCKS], self.blocks[MAIN_BLOCKS:]
        counts = Counter(name for block in others for name in block)
        common = [name for block in others for name in block if counts[name] >= COMMON]
        # A dictionary keeps the order in which names came.
        return list(dict.fromkeys([name for block in main for name in block] + common))


def read_calls(path):
    """Returns the functions of a profile in the order of the file, and of each the calls in it by their place."""
    functions, calls = {}, {}
    function = callee = None
    for line in Path(path).read_text().splitlines():
        if line.startswith("fn="):
            function = plain_name(line[3:])
            functions.setdefault(function, None)
        elif line.startswith("cfn="):
            callee = plain_name(line[4:])
        elif line.startswith("0x") and callee:
            # The line after "calls=" has the place of the call.
            calls.setdefault(function, {}).setdefault(callee, int(line.split()[0], 16))
            callee = None
    return functions, calls


def plain_name(name):
    """Returns a function's name without callgrind's number of a call within itself."""
    return re.sub(r"'\d+$", "", name)


def ordered(functions, calls):
    """Returns functions so that each is followed by what it calls, in the order of the calls' places in it."""
    called = {callee for callees in calls.values() for callee in callees}
    found = {}
    # Those that nobody calls come first, with all that is below them.
    for root in sorted(functions, key=lambda name: name in called):
        waiting = [root]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found[name] = None
            callees = calls.get(name, {})
            waiting += sorted(callees, key=callees.get, reverse=True)
    return list(found)


def build():
    """Builds the Gallery for release; returns its program and the linker's map of it."""
    map_file = WORK / "link.map"
    program = build_product("Gallery")
    # The linker looks neither at its map nor at the order where nothing else has changed.
    program.unlink()
    return build_product("Gallery", "-Xlinker", f"-Map={map_file}", "-Xlinker", "--no-demangle"), map_file


def dragged_bytes(map_file):
    """Returns how many bytes of code the linker moves for the sake of each name: all sections that have it."""
    sizes = Counter()
    size, names = 0, set()
    with open(map_file, errors="replace") as lines:
        for line in lines:
            words = line.split(maxsplit=4)
            if len(words) < 5 or words[3] == "Align":
                continue
            if re.search(r":\(\.text[^)]*\)$", words[4].rstrip()):
                size, names = int(words[2], 16), set()
            elif ":(" in words[4]:
                size = 0
            elif size and (name := words[4].strip()) not in names:
                names.add(name)
                sizes[name] += size
    return sizes


def placed(names, sizes):
    """Returns names so that those come first that move little but their own code; the libraries' files come last."""
    small = [name for name in names if 0 < sizes[name] <= MOST_DRAGGED]
    large = [name for name in names if MOST_DRAGGED < sizes[name] <= MOST_OF_ALL]
    return small + large


class Person:
    """A page at the home screen, used over its socket or over HTTP."""

    def __init__(self, address):
        session.open_home_over_http(address)
        self.tab = session.open_home_over_http(address)
        time.sleep(1.5)
        self.tab = session.reload(self.tab)
        self.socket = None

    def connect(self):
        """Opens the page's socket."""
        address = self.tab.address.replace("http", "ws") + session.socket_path(self.tab)
        self.socket = create_connection(address, cookie=self.tab.cookie, origin=self.tab.address, timeout=60)
        self.socket.send(session.message("hello", session.PROTOCOL_VERSION, self.tab.patch))
        time.sleep(1)
        self.socket.settimeout(60)

    def send(self, *values):
        """Sends an input and takes over the number of the patch that answers."""
        seen = session.message("seen", self.tab.patch)
        text = session.message(self.tab.next_input, *values)
        self.tab.next_input += 1
        if self.socket:
            self.socket.send(f"[{seen},{text}]")
            answers = [json.loads(self.socket.recv())]
        else:
            answers = session.post(self.tab, seen, text)
        for answer in answers:
            if isinstance(answer[0], int):
                self.tab.patch = max(self.tab.patch, answer[0])

    def tap(self, x, y):
        """Presses and lets go."""
        self.send("down", 0, x, y, 2, 1)
        time.sleep(0.05)
        self.send("up", 0, x, y, 2, 1)
        time.sleep(0.05)


def call(address, method, path, body=None):
    """Sends a request to the API for scripts and returns what it answers; events may be refused."""
    # Under Valgrind all takes its time.
    status, answer = script_api.call(address, method, path, body, timeout=120)
    if status >= 300 and status not in REFUSALS:
        raise BenchmarkError(f"{method} {path} was answered by {status}: {answer}")
    return answer


def elements(address, scene):
    """Returns the views of a scene that can be seen, in one list."""
    shown = script_api.elements(call(address, "GET", f"/api/scenes/{scene}/tree"))
    return [element for element in shown if element["visible"]]


def demos(address):
    """Returns the identifiers of the Gallery's demos."""
    scene = call(address, "POST", "/api/scenes", INDEX)["id"]
    found = [element.get("identifier", "") for element in elements(address, scene)]
    call(address, "DELETE", f"/api/scenes/{scene}")
    return [identifier for identifier in found if identifier.startswith("demo-")]


def events_of(shown):
    """Returns what a person does with a screen: scrolls, types, taps."""
    events = []
    for element in shown:
        if element["class"] in SCROLLERS:
            events += [{"type": "scroll", "element": element["id"], "y": y} for y in (40, 90, 400)]
            break
    for element in shown:
        if element["class"] in FIELDS:
            events += [{"type": "type", "element": element["id"], "characters": letter} for letter in "ab"]
            break
    buttons = [element for element in shown if {"button", "toggleButton"} & set(element["traits"])]
    return events + [{"type": "tap", "element": element["id"]} for element in buttons[-2:]]


def use(address, tracer, demo):
    """Opens a demo and traces what a person does with it."""
    scene = call(address, "POST", "/api/scenes", INDEX)["id"]
    for event in ({"type": "tap", "identifier": demo}, PHONE):
        call(address, "POST", f"/api/scenes/{scene}/events", {"events": [event]})
        call(address, "POST", f"/api/scenes/{scene}/clock", {"advance": 1})
    events = events_of(elements(address, scene))
    with tracer.tracing():
        for event in events:
            call(address, "POST", f"/api/scenes/{scene}/events", {"events": [event]})
    call(address, "DELETE", f"/api/scenes/{scene}")


def trace(address, tracer):
    """Uses the Gallery as its visitors do, what is done most first."""
    x, y = session.tap_point(address)
    person = Person(address)
    person.connect()
    for _ in range(TAPS):
        person.tap(x, y)
    with tracer.tracing():
        for _ in range(TAPS):
            person.tap(x, y)
        for _ in range(TAPS):
            person.send("tap", x, y)
    person.socket.close()
    over_http = Person(address)
    over_http.tap(x, y)
    with tracer.tracing():
        for _ in range(TAPS):
            over_http.tap(x, y)
        fetch(f"{address}/health")
        session.reload(over_http.tab)
        session.open_tab(address)
        person.connect()
    for demo in demos(address):
        note(f"tracing {demo}")
        use(address, tracer, demo)


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    program, map_file = build()
    for old in WORK.glob(f"{OUTPUT.name}*"):
        old.unlink()
    # Valgrind needs the names of functions only; their debugging information would take it minutes.
    # It stands beside the program, where its resources are.
    plain = program.with_name("Gallery-names")
    run("strip", "--strip-debug", "-o", plain, program)
    port = free_port()
    command = (*VALGRIND, plain, "--host", "127.0.0.1", "--port", port, "--log-level", "warning")
    with serving(*command, "--public", ROOT / "Public", *session.SERVER_OPTIONS, port=port, seconds=120) as process:
        tracer = Tracer(process)
        trace(f"http://127.0.0.1:{port}", tracer)
    names = placed(tracer.names(), dragged_bytes(map_file))
    if len(names) < 1000:
        raise BenchmarkError(f"only {len(names)} functions were traced; expected some thousands")
    ORDER.write_text("\n".join(names) + "\n")
    note(f"{ORDER.relative_to(ROOT)}: {len(names)} functions")


if __name__ == "__main__":
    main()
