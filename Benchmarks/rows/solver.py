"""The constraint solver beside kiwi, the C++ solver under Python's kiwisolver.

Both run the same systems and scripts and report the time of an operation; the systems lie beside the package.
"""

import json
import math
import statistics
import sys
from functools import partial

from harness import ROOT, BenchmarkError, Result, build_product, run

SYSTEMS = ROOT.parent / "shared" / "solver"
NAMES = (
    "chain-10", "chain-100", "chain-250", "chain-1000", "row-10", "row-100",
    "form-10", "form-42", "form-100", "feed-cell",
)
OPERATIONS = ("build", "drag", "rotate", "swap")
# Where kiwi's time grows with the square, ours has to stay far below.
LIMITS = {("chain-1000", "build"): 0.1, ("form-100", "build"): 0.1}
GROWTH = (10, 100, 1000, 10_000)
# Ten times the system in at most this power of ten times the time.
GROWTH_LIMIT = 1.2


def times(*command):
    """Returns the times that a driver printed, by system and operation."""
    lines = map(json.loads, run(*command, timeout=900).splitlines())
    return {(line["system"], line["operation"]): line["us"] for line in lines}


def measure(system, names, runs):
    """One system in both solvers, in turns; kiwi's driver runs in the interpreter that runs this."""
    file = SYSTEMS / f"{system}.json"
    if not file.exists():
        raise BenchmarkError(f"{file} is not there")
    program = build_product("SolverRows")
    driver = ROOT / "Benchmarks" / "peers" / "kiwi.py"
    pairs = [(times(program, file), times(sys.executable, driver, file)) for _ in range(runs)]
    results = []
    for operation in OPERATIONS:
        key = (system, operation)
        value, peer = (statistics.median(side[key] for side in sides) for sides in zip(*pairs))
        name, limit = f"solver-{system}-{operation}", LIMITS.get(key, 1)
        results.append(Result.ratio_at_most(name, value, "us", peer, limit))
    return results


def growth(names, runs):
    """The exponent by which the time to build a chain grows with its length."""
    program = build_product("SolverRows")
    samples = [times(program, "--growth", *GROWTH) for _ in range(runs)]
    medians = [statistics.median(sample[(f"chain-{n}", "build")] for sample in samples) for n in GROWTH]
    print(
        "solver-growth: " + ", ".join(f"{n}: {time:,.0f} us" for n, time in zip(GROWTH, medians)),
        file=sys.stderr,
    )
    exponent = math.log(medians[-1] / medians[0]) / math.log(GROWTH[-1] / GROWTH[0])
    return [Result.at_most("solver-growth", exponent, "power", GROWTH_LIMIT)]


ROWS = {
    f"solver-{system}-{operation}": measure_system
    for system in NAMES
    for measure_system in [partial(measure, system)]
    for operation in OPERATIONS
} | {"solver-growth": growth}
