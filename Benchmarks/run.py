"""Runs the benchmarks, prints a table and writes .build/benchmarks.json.

usage: run.py [--rows NAME,...] [--runs N] [--list]

Rows whose measure fails stand in the table with the reason, and the exit code is 2. A bar that is not met is
told, not hidden, and the exit code is then 1.
"""

import argparse
import json
import sys
from dataclasses import asdict

from harness import ROOT, BenchmarkError, Result, note
from rows import ROWS


# How the table says whether a row's bar is met; None is a row without a bar.
MET = {True: "yes", False: "NO", None: "-"}


def number(value):
    """Returns a value as the table shows it."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(results):
    """Returns the lines of the table, the columns as wide as their widest cell."""
    rows = [("row", "value", "unit", "peer", "ratio", "bar", "met")]
    for result in results:
        cells = (result.name, number(result.value), result.unit, number(result.peer))
        rows.append((*cells, number(result.ratio), result.bar, MET[result.met]))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def measure(groups, runs):
    """Runs the measures; returns their results and the reasons of those that failed."""
    results, failures = [], {}
    for measure_group, names in groups.items():
        note(f"measuring {', '.join(names)}")
        try:
            measured = measure_group(names, runs)
        # Whatever goes wrong in one row is told in the table, and the other rows are measured all the same.
        except Exception as error:
            kind = "" if isinstance(error, BenchmarkError) else f"{type(error).__name__}: "
            failures.update({name: kind + str(error).strip() for name in names})
            continue
        results += [result for result in measured if result.name in names]
        absent = set(names) - {result.name for result in measured}
        failures.update({name: "the measure returned no such row" for name in absent})
    return results, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", default=",".join(ROWS), help="rows, separated by commas; default all")
    parser.add_argument("--runs", type=int, default=3, help="runs of each side, at least 3; default 3")
    parser.add_argument("--list", action="store_true", help="print the rows' names and end")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(ROWS))
        return 0
    names = list(dict.fromkeys(name for name in arguments.rows.split(",") if name))
    unknown = [name for name in names if name not in ROWS]
    if unknown or not names:
        parser.error(f"unknown row {', '.join(unknown) or '(none)'}; the rows are {', '.join(ROWS)}")
    if arguments.runs < 3:
        parser.error(f"--runs is {arguments.runs}; a median needs at least 3")

    groups = {}
    for name in names:
        groups.setdefault(ROWS[name], []).append(name)
    results, failures = measure(groups, arguments.runs)
    order = {name: index for index, name in enumerate(names)}
    results.sort(key=lambda result: order[result.name])
    file = ROOT / ".build" / "benchmarks.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps([asdict(result) for result in results], indent=2) + "\n")
    print("\n".join(table(results)))
    for name, reason in failures.items():
        print(f"{name}: not measured: {reason}")
    if failures:
        return 2
    return 1 if any(result.met is False for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
