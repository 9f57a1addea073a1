"""Rows over the network: a tap and its patch, beside bare C programs on libmicrohttpd."""

import json
import re
import statistics

import session
from harness import WORK, BenchmarkError, Result, alternate, build_peer, free_port, gallery, run, serving

SESSIONS = 16
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
            figures = drive(session.tap_plan(address, SESSIONS), process)
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


def write_wrk_script(paths, body):
    """Writes the requests that wrk sends in turn; returns the script's path."""
    listed = ", ".join(json.dumps(path) for path in paths)
    script = WORK / "tap.lua"
    script.write_text(f"""
local paths, index = {{ {listed} }}, 0
local body = {json.dumps(body)}
local headers = {{ ["Content-Type"] = "application/json" }}
request = function()
  index = index % #paths + 1
  return wrk.format("POST", paths[index], headers, body)
end
""")
    return script


def load(address, script):
    """Runs wrk and returns its requests per second; any answer but 2xx raises."""
    for seconds in (WARMUP, SECONDS):
        output = run(
            "wrk", "--threads", 1, "--connections", SESSIONS, "--duration", f"{seconds}s",
            "--script", script, address, timeout=120,
        )
    wrong = re.search(r"Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)", output)
    if wrong:
        raise BenchmarkError(f"wrk on {address}: {wrong[0]}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])


def http_tap(names, runs):
    """Taps a second over keep-alive connections to the HTTP API, spread over 16 scenes."""

    def ours():
        with gallery(*session.SERVER_OPTIONS) as (address, _):
            x, y = session.tap_point(address, session.COUNTER_BUTTON)
            scenes = [session.Script(address) for _ in range(SESSIONS)]
            for scene in scenes:
                scene.tap(session.HOME_ENTRY)
                scene.advance(1)
            body = json.dumps(session.Script.tap_event_at(x, y))
            return load(address, write_wrk_script([f"{scene.path}/events" for scene in scenes], body))

    def peer():
        port = free_port()
        with serving(build_peer("mhd_event"), port, 1, port=port):
            body = json.dumps(session.Script.tap_event_at(195, 400))
            return load(f"http://127.0.0.1:{port}", write_wrk_script(["/event"], body))

    value, other = alternate(ours, peer, runs)
    return [Result.ratio_at_least("http-tap", value, "requests/s", other, SHARE_OVER_HTTP)]
