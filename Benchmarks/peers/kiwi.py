"""Measures kiwisolver on constraint systems and prints one JSON object a line, times in microseconds.

usage: kiwi.py SYSTEM.json…

Times are processor time. What Python itself takes to call a method is measured and subtracted.
"""

import json
import statistics
import sys
import time
from pathlib import Path

import kiwisolver

SECONDS = 0.3


def call_overhead():
    """Returns the seconds that a loop takes to call one method of a C extension that does nothing."""
    subject, rounds = kiwisolver.Variable("x"), 20_000
    method, values = subject.name, [None] * rounds
    times = []
    for _ in range(9):
        start = time.thread_time()
        for _ in values:
            method()
        times.append((time.thread_time() - start) / rounds)
    return statistics.median(times)


def constraint(row, variables):
    """Returns a constraint of kiwi for a row of a system."""
    terms = [kiwisolver.Term(variables[int(index)], coefficient) for index, coefficient in row["terms"]]
    return kiwisolver.Constraint(kiwisolver.Expression(terms, row["constant"]), row["rel"], row["strength"])


class Run:
    """A system in a solver of kiwi, its constraints made beforehand."""

    def __init__(self, system, edits_first):
        self.edits_first = edits_first
        # Kiwi knows weights only: a row's strength is the one that the system names for its priority.
        strengths = {int(priority): strength for priority, strength in system["strengths"].items()}
        for row in system["constraints"]:
            row["strength"] = strengths[row["priority"]]
        self.variables = [kiwisolver.Variable(name) for name in system["variables"]]
        self.constraints = [constraint(row, self.variables) for row in system["constraints"]]
        initially = [row.get("initially", True) for row in system["constraints"]]
        self.initial = [made for made, is_initial in zip(self.constraints, initially) if is_initial]
        self.edits = [
            (self.variables[edit["variable"]], strengths[edit["priority"]], edit["value"])
            for edit in system["edits"]
        ]
        self.build()

    def build(self):
        """Builds the system in a new solver; returns the calls made."""
        self.solver = solver = kiwisolver.Solver()
        if self.edits_first:
            for variable, strength, _ in self.edits:
                solver.addEditVariable(variable, strength)
        add = solver.addConstraint
        for made in self.initial:
            add(made)
        for variable, strength, value in self.edits:
            if not self.edits_first:
                solver.addEditVariable(variable, strength)
            solver.suggestValue(variable, value)
        solver.updateVariables()
        return len(self.initial) + 2 * len(self.edits) + 1

    def compiled(self, steps):
        """Returns a script as method calls with arguments, so that Python's own part is small."""
        calls = []
        for step in steps:
            for index, value in step.get("suggest", []):
                calls.append((self.solver.suggestValue, (self.variables[index], value)))
            if "remove" in step:
                calls.append((self.solver.removeConstraint, (self.constraints[step["remove"]],)))
            if "add" in step:
                calls.append((self.solver.addConstraint, (self.constraints[step["add"]],)))
            calls.append((self.solver.updateVariables, ()))
        return calls


def run_calls(calls):
    """Makes the calls of a script; returns their number."""
    for method, arguments in calls:
        method(*arguments)
    return len(calls)


def median_microseconds(body, overhead):
    """Returns the median time of a call of `body`, less the overhead of the calls that it says it made."""
    times, end = [], time.thread_time() + SECONDS
    while len(times) < 5 or time.thread_time() < end:
        start = time.thread_time()
        calls = body()
        times.append(time.thread_time() - start - calls * overhead)
    return statistics.median(times) * 1e6


def report(system, operation, value):
    print(json.dumps({"system": system, "operation": operation, "us": value}), flush=True)


def seconds(body):
    start = time.thread_time()
    body()
    return time.thread_time() - start


def measure(system, overhead):
    """Reports the times of a system; of two orders of building it, in the one that suits kiwi better.

    Which of them does depends on the system, by a factor of up to six.
    """
    run = min((Run(system, edits_first) for edits_first in (True, False)), key=lambda run: seconds(run.build))
    report(system["name"], "build", median_microseconds(run.build, overhead))
    for name in ("drag", "rotate", "swap"):
        steps = system["script"][name]
        operations = len(steps) // 2 if name == "swap" else len(steps)
        calls = run.compiled(steps)
        report(system["name"], name, median_microseconds(lambda: run_calls(calls), overhead) / operations)


def main():
    # As in SolverRows: a large block that was freed makes the C allocator keep what is freed later.
    block = bytearray(30 << 20)
    del block
    overhead = call_overhead()
    for path in sys.argv[1:]:
        measure(json.loads(Path(path).read_text()), overhead)


if __name__ == "__main__":
    main()
