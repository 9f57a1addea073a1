"""Reading and laying out a large storyboard beside reading the same file with Python's xml.etree.

Both sides are whole processes, started anew for each run. The file lies beside the package.
"""

import statistics
import subprocess
import sys
import time

from harness import ROOT, BenchmarkError, Result, alternate, build_product
from rows import swift

FILE = ROOT.parent / "shared" / "storyboards" / "IBAnimatable-DemoApp.storyboard"
READ = "import sys, xml.etree.ElementTree; xml.etree.ElementTree.parse(sys.argv[1])"


def milliseconds(*command):
    """Returns how long a process takes from its start to its end."""
    start = time.perf_counter()
    result = subprocess.run([str(word) for word in command], stdout=subprocess.DEVNULL, timeout=120)
    if result.returncode:
        raise BenchmarkError(f"{command[0]} ended with code {result.returncode}")
    return (time.perf_counter() - start) * 1_000


def middle(*command, count=7):
    """Returns the middle time of some runs after one that fills the caches of the system."""
    milliseconds(*command)
    return statistics.median(milliseconds(*command) for _ in range(count))


def measure(names, runs):
    """Both rows have the same peer: a process that only reads the file."""
    if not FILE.exists():
        raise BenchmarkError(f"skipped: {FILE} is not there")

    def peer():
        return middle(sys.executable, "-c", READ, FILE)

    results = []
    if "storyboard-layout" in names:
        tool = build_product("vitrine")
        value, other = alternate(lambda: middle(tool, "layout", FILE, "--json"), peer, runs)
        results.append(Result.ratio_at_most("storyboard-layout", value, "ms", other, 3))
    if "storyboard-reopen" in names:
        value = swift.samples("storyboard-reopen", runs) / 1_000
        other = statistics.median(peer() for _ in range(runs))
        results.append(Result.ratio_at_most("storyboard-reopen", value, "ms", other, 0.1))
    return results
