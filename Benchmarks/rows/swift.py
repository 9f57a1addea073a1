"""Rows measured inside the process, by the executable target SwiftRows.

It is called with a row's name and a count of samples, and prints one JSON object a line:
    {"name": "patch-bytes-label", "samples": [74, 74, 74], "unit": "bytes"}
    {"name": "label-change-10000-views", "samples": […], "unit": "us", "peer": […]}
`peer` holds the samples of the other side of a ratio, taken in turns with `samples`.
"""

import json
import statistics

from harness import BenchmarkError, Result, build_product, run

# Kilobytes are of 1,000 bytes, the stricter reading.
LIMITS = {
    "patch-bytes-label": 80,
    "patch-bytes-300-frames": 4_000,
    "scene-bytes-100-views": 100_000,
    "scene-bytes-100-views-hibernated": 40_000,
    # What an iPhone 13 Pro needs for such a feed by hand; with Auto Layout it needs three times as long.
    "feed-cells-100": 21_600,
    # Half a frame for a screen of 800 constraints, a sixteenth of one for a text, a fourth for a new size.
    "form-100-screen": 16_000,
    "text-change-in-form": 1_000,
    "resize-1000-constraints": 4_000,
    # Twelve figures and twenty lines change places and widths, animated.
    "patch-bytes-dashboard": 1_000,
}
# A template's peer is the same frames set by hand, without any constraint.
RATIOS = {"label-change-10000-views": 2, "template-switch-300-views": 12}


def result_of(name, line):
    """Returns the result of one line that SwiftRows printed."""
    value, unit = statistics.median(line["samples"]), line["unit"]
    if name in LIMITS:
        return Result.at_most(name, value, unit, LIMITS[name])
    if not line.get("peer"):
        raise BenchmarkError(f"SwiftRows gave no peer's samples for {name}")
    return Result.ratio_at_most(name, value, unit, statistics.median(line["peer"]), RATIOS[name])


def measure(name, names, runs):
    """Each row in a process of its own, so that one row's memory is not another's."""
    program = build_product("SwiftRows")
    lines = run(program, name, "--samples", runs, timeout=900).splitlines()
    return [result_of(line["name"], line) for line in map(json.loads, lines)]
