"""The size of the browser client."""

import gzip
import re

from harness import ROOT, BenchmarkError, Result


def gzip_bytes(names, runs):
    """The scripts that a page loads first, each packed by itself as it is served, with gzip's default level.

    Modules that are imported when something first needs them do not count.
    """
    folder = ROOT / "Public" / "client"
    waiting, size, seen = ["main.js"], 0, set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        file = folder / name
        if not file.exists():
            raise BenchmarkError(f"no script {file}")
        text = file.read_bytes()
        size += len(gzip.compress(text, 6, mtime=0))
        waiting += re.findall(r'from "\./([^"]+)"', text.decode())
    return [Result.at_most("client-gzip-bytes", size, "bytes", 15_000)]
