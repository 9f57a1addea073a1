"""The size of the browser client."""

import gzip
import re

from harness import ROOT, BenchmarkError, Result

# What a module imports as a whole is loaded with it; `import()` is not.
IMPORT = re.compile(r'^import [^;]*? from "\./([^"]+)";', re.MULTILINE)


def first_files(folder):
    """Returns the scripts that the first page loads: main.js and what it imports."""
    found, waiting = [], ["main.js"]
    while waiting:
        file = folder / waiting.pop()
        if file in found:
            continue
        if not file.is_file():
            raise BenchmarkError(f"no script {file}")
        found.append(file)
        waiting += IMPORT.findall(file.read_text())
    return found


def gzip_bytes(names, runs):
    """The scripts that the first page loads, each packed by itself as it is served, with gzip's default level.

    Modules that are imported when something first needs them do not count.
    """
    files = first_files(ROOT / "Public" / "client")
    size = sum(len(gzip.compress(file.read_bytes(), 6, mtime=0)) for file in files)
    return [Result.at_most("client-gzip-bytes", size, "bytes", 15_000)]
