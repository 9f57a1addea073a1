"""Runs every kind of test and closes with one line that sums them: "N passed, N failed, N skipped".

usage: run_tests.py [--only swift,javascript,types,browser,package,openapi,release] [--results FILE]

Each part is run even if one before it failed. A part that cannot run counts as one failure. What failed is said
again before the sum, because what a test printed when it failed may be thousands of lines above. The sum is also written
to FILE (default .build/test-results.json).
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"


# How a test that failed is named by Swift Testing, Node's runner, unittest and a process that was killed.
FAILURE = re.compile(r"recorded an issue|^\s*✖ |^\s*not ok \d|^(FAIL|ERROR): |^error: |Fatal error: |^\w*Error: ")

# The lines of all that failed so far.
failures = []


@dataclass
class Count:
    """How many tests passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other):
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return text + (f", {self.skipped} skipped" if self.skipped else "")


def run(*command):
    """Runs a command, showing its output as it comes; returns its exit code and its output."""
    print("$ " + " ".join(str(word) for word in command), flush=True)
    process = subprocess.Popen(
        [str(word) for word in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines = []
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line)
        if FAILURE.search(line):
            failures.append(line.strip()[:600])
    return process.wait(), "".join(lines)


def agree(count, code):
    """Returns the count, with a failure added where the exit code tells of one that was not counted."""
    return count if code == 0 or count.failed else count + Count(failed=1)


def count_xunit(path):
    """Returns the count in a file that `swift test --xunit-output` wrote; None where there is none."""
    try:
        cases = list(ElementTree.parse(path).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return None
    failed = sum(1 for case in cases if case.find("failure") is not None)
    skipped = sum(1 for case in cases if case.find("skipped") is not None)
    return Count(len(cases) - failed - skipped, failed, skipped)


# Tests that talk to servers have their own process: they share the main actor with nothing but their servers, whose timeouts
# would count how busy all other tests keep it.
NETWORK_TESTS = r"^(WebHostTests|HTTPServerTests)\."


def test_swift():
    """The unit tests of the Swift modules."""
    code, _ = run("swift", "build", "--build-tests")
    if code:
        return Count(failed=1)
    return run_swift_tests("units", "--skip") + run_swift_tests("network", "--filter")


def run_swift_tests(name, choice):
    """Runs the Swift tests that are, or are not, those over the network; returns their count."""
    # Swift Testing puts its own word before the extension.
    result = BUILD / f"swift-{name}-swift-testing.xml"
    result.unlink(missing_ok=True)
    path = BUILD / f"swift-{name}.xml"
    code, _ = run("swift", "test", "--skip-build", choice, NETWORK_TESTS, "--xunit-output", path)
    count = count_xunit(result)
    if count is None:
        print("run_tests.py: swift test wrote no result: it ended before its last test.")
        return Count(failed=1)
    return agree(count, code)


def test_javascript():
    """The unit tests of the browser client."""
    files = sorted((ROOT / "Tests/ClientTests").glob("**/*.test.*js"))
    if not files:
        print("run_tests.py: found no Tests/ClientTests/*.test.js or *.test.mjs.")
        return Count(failed=1)
    code, output = run("node", "--test", *files)
    numbers = {name: int(n) for name, n in re.findall(r"^\S+ (pass|fail|skipped) (\d+)$", output, re.M)}
    count = Count(numbers.get("pass", 0), numbers.get("fail", 0), numbers.get("skipped", 0))
    return agree(count, code)


def check_types():
    """The types of the browser client, where the TypeScript compiler is installed."""
    compiler = shutil.which("tsc")
    if not compiler:
        print("run_tests.py: tsc is not installed; the client's types are not checked.")
        return Count(skipped=1)
    files = sorted((ROOT / "Public/client").glob("*.js")) + [ROOT / "Tests/ClientTests/newer-dom.d.ts"]
    options = "--noEmit --allowJs --checkJs --strict --target es2022 --module nodenext --lib es2022,dom,dom.iterable"
    code, _ = run(compiler, *options.split(), *files)
    return Count(passed=1) if code == 0 else Count(failed=1)


def run_python_tests(folder):
    """Runs the Python tests of a folder in their virtual environment; returns their count."""
    result = BUILD / f"{Path(folder).name}-tests.json"
    result.unlink(missing_ok=True)
    code, _ = run("Scripts/python.sh", "Tests/Browser/run_unittests.py", folder, result)
    try:
        count = Count(**json.loads(result.read_text()))
    except (OSError, ValueError):
        return Count(failed=1)
    return agree(count, code)


def test_browser():
    """The Gallery in headless Chromium."""
    return run_python_tests("Tests/Browser")


def test_package():
    """An app in a package of its own."""
    return run_python_tests("Tests/ClientPackage")


def test_openapi():
    """The HTTP API for scripts against its description."""
    return run_python_tests("Tests/OpenAPI")


def test_release():
    """The Gallery built as people get it, with optimisation."""
    # Where the time is limited, the longest part is left out rather than cut off with all the others.
    latest = os.environ.get("VITRINE_RELEASE_BEFORE")
    if latest and time.time() > float(latest):
        print("run_tests.py: the time is too short for a release build; it is not tested.")
        return Count(skipped=1)
    return run_python_tests("Tests/Release")


PARTS = {
    "swift": test_swift,
    "javascript": test_javascript,
    "types": check_types,
    "browser": test_browser,
    "package": test_package,
    "openapi": test_openapi,
    "release": test_release,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default=",".join(PARTS), help="parts, separated by commas")
    parser.add_argument("--results", type=Path, default=BUILD / "test-results.json")
    arguments = parser.parse_args()
    names = [name for name in arguments.only.split(",") if name]
    unknown = [name for name in names if name not in PARTS]
    if unknown or not names:
        parser.error(f"unknown part {', '.join(unknown) or '(none)'}; expected {', '.join(PARTS)}")

    BUILD.mkdir(exist_ok=True)
    arguments.results.unlink(missing_ok=True)
    counts = {}
    for name in names:
        print(f"\n== {name}: {PARTS[name].__doc__}", flush=True)
        counts[name] = PARTS[name]()
    total = sum(counts.values(), Count())
    arguments.results.write_text(json.dumps({"total": asdict(total)} | {
        name: asdict(count) for name, count in counts.items()
    }))
    print()
    if total.failed:
        for line in dict.fromkeys(failures):
            print(f"   {line}")
        print()
    for name, count in counts.items():
        # The part's name comes after, so that only the last line reads as the sum.
        print(f"   {name:<12} {count}")
    print(total, flush=True)
    # A run of no test proves nothing.
    sys.exit(0 if total.passed and not total.failed else 1)


if __name__ == "__main__":
    main()
