"""The size of the browser client."""

import gzip

from harness import ROOT, BenchmarkError, Result


def gzip_bytes(names, runs):
    """All script files of the client, each packed by itself as it is served, with gzip's default level."""
    folder = ROOT / "Public" / "client"
    files = sorted(folder.rglob("*.js"))
    if not files:
        raise BenchmarkError(f"no script in {folder}")
    size = sum(len(gzip.compress(file.read_bytes(), 6, mtime=0)) for file in files)
    return [Result.at_most("client-gzip-bytes", size, "bytes", 15_000)]
