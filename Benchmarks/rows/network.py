"""Rows over the network: a tap and its patch, beside bare C programs on libmicrohttpd."""

import json
import re
import statistics
import time
from urllib.parse import urlsplit

import session
from harness import WORK, BenchmarkError, Result, alternate, build_peer, free_port, gallery, run, serving

SESSIONS = 16
# More scenes than connections, so that the taps of one scene never overtake each other.
SCENES_OVER_HTTP = 64
SECONDS = 4
WARMUP = 1
MOST_EVENTS = 5_000_000
SHARE_OVER_WEBSOCKET = 0.4
SHARE_OVER_HTTP = 0.6
CPU_SECONDS_PER_1000 = 0.018


def drive(plan, process):
    """Runs the load driver over a plan and returns what it prints."""
    output = run(
        build_peer("wsload"), plan, SESSIONS, SECONDS, WARMUP, MOST_EVENTS, process.pid, timeout=120
    )
    return json.loads(output)


def websocket_tap(names, runs):
    """Taps a second of 16 sessions in a closed loop, and the server's CPU seconds for 1,000 of them."""
    processor = []

    def ours():
        # A new server for each run: no run inherits another's scenes.
        with gallery(*session.SERVER_OPTIONS) as (address, process):
            x, y = session.tap_point(address)
            figures = drive(session.tap_plan(address, SESSIONS, x, y), process)
        processor.append(figures["cpu_s_per_1000"])
        return figures["eps"]

    def peer():
        port = free_port()
        with serving(build_peer("mhd_ws"), port, port=port) as process:
            return drive(session.fixed_plan(f"http://127.0.0.1:{port}", SESSIONS), process)["eps"]

    value, other = alternate(ours, peer, runs)
    cpu = statistics.median(processor)
    return [
        Result.ratio_at_least("websocket-tap", value, "events/s", other, SHARE_OVER_WEBSOCKET),
        Result.at_most("websocket-tap-cpu", cpu, "CPU s per 1,000", CPU_SECONDS_PER_1000),
    ]


# wrk asks for one request that it does not send, to see what requests are like; it must not count.
# The scripts put requests together by themselves: `wrk.format` costs wrk, which shares the cores with the
# server, as much as sending does.
COUNTING_SCRIPT = """
local tabs, index, isFirst = {{ {tabs} }}, 0, true
local format = string.format
request = function()
  if isFirst then
    isFirst = false
    return wrk.format("GET", "/health")
  end
  index = index % #tabs + 1
  local tab = tabs[index]
  local body = format('[["seen",%d],[%d,"tap",{x:g},{y:g}]]', tab.patch, tab.input)
  local text = format('%s%d%s%d\\r\\n\\r\\n%s', tab.start, tab.patch, tab.fields, #body, body)
  tab.patch = tab.patch + 1
  tab.input = tab.input + 1
  return text
end
"""

FIXED_SCRIPT = """
local format, number = string.format, 0
request = function()
  number = number + 1
  local body = format('[["seen",%d],[%d,"tap",195,400]]', number, number)
  return format('{start}%d\\r\\n\\r\\n%s', #body, body)
end
"""


def request_fields(address, *others):
    """Returns the end of a request line and the header up to the body's length, for a script of wrk."""
    host = f"Host: {urlsplit(address).netloc}"
    return "\\r\\n".join([" HTTP/1.1", host, *others, "Content-Type: application/json", "Content-Length: "])


def write_script(name, text):
    """Writes a script of wrk and returns its path."""
    script = WORK / name
    script.write_text(text)
    return script


def counting_script(tabs, x, y):
    """Writes the script that taps in each tab in turn, with its running numbers; returns its path."""
    lines = (
        f'{{ start = "POST {session.events_path(tab)}?after=", patch = {tab.patch}, input = {tab.next_input}, '
        f'fields = "{request_fields(tab.address, f"Cookie: {tab.cookie}", f"Origin: {tab.address}")}" }}'
        for tab in tabs
    )
    return write_script("taps.lua", COUNTING_SCRIPT.format(tabs=", ".join(lines), x=x, y=y))


def load(address, script):
    """Runs wrk and returns its requests per second and their number; any answer but 2xx raises."""
    output = run(
        "wrk", "--threads", 1, "--connections", SESSIONS, "--duration", f"{SECONDS}s",
        "--script", script, address, timeout=120,
    )
    wrong = re.search(r"Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)", output)
    if wrong:
        raise BenchmarkError(f"wrk on {address}: {wrong[0]}")
    rate = re.search(r"Requests/sec:\s+([\d.]+)", output)
    return float(rate[1]), int(re.search(r"(\d+) requests in", output)[1])


def require_all_patched(tabs, count):
    """Fails unless the scenes' own numbers tell that nearly every request was an input with a patch."""
    patches = sum(session.reload(tab).patch - tab.patch for tab in tabs)
    if patches < 0.98 * count:
        raise BenchmarkError(f"{count} taps were answered, but only {patches} patches made")


def http_tap(names, runs):
    """Taps a second over keep-alive HTTP, the way a page takes where WebSocket is refused."""

    def ours():
        with gallery(*session.SERVER_OPTIONS) as (address, _):
            x, y = session.tap_point(address)
            tabs = [session.open_home_over_http(address) for _ in range(SCENES_OVER_HTTP)]
            time.sleep(1)  # What moved the home screens in is over.
            tabs = [session.reload(tab) for tab in tabs]
            session.require_one_patch_per_tap(tabs[0], x, y)
            rate, count = load(address, counting_script(tabs, x, y))
            require_all_patched(tabs, count)
            return rate

    def peer():
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        script = FIXED_SCRIPT.format(start=f"POST /event{request_fields(address)}")
        with serving(build_peer("mhd_event"), port, 1, port=port):
            return load(address, write_script("fixed.lua", script))[0]

    value, other = alternate(ours, peer, runs)
    return [Result.ratio_at_least("http-tap", value, "requests/s", other, SHARE_OVER_HTTP)]
