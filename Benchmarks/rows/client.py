"""The size of the browser client."""

import gzip
import re

from harness import ROOT, BenchmarkError, Result

FOLDER = ROOT / "Public" / "client"
MOST_BYTES = 15_000

# What a module imports as a whole is loaded with it; `import()` is not.
IMPORT = re.compile(r'^import [^;]*? from "\./([^"]+)";', re.MULTILINE)


def with_imports(*names):
    """Returns the scripts of the given names and all that they import."""
    found, waiting = [], list(names)
    while waiting:
        file = FOLDER / waiting.pop()
        if file in found:
            continue
        if not file.is_file():
            raise BenchmarkError(f"no script {file}")
        found.append(file)
        waiting += IMPORT.findall(file.read_text())
    return found


def packed(files):
    """Returns the bytes of scripts, each packed by itself with gzip's default level; served ones are packed harder."""
    return sum(len(gzip.compress(file.read_bytes(), 6, mtime=0)) for file in files)


def gzip_bytes(names, runs):
    """The scripts that every page loads first, which have the bar: main.js and what it imports.

    Beside them, without a bar: what the first load of the Gallery's index takes, whose content scrolls, so that its page
    names scroll.js too (PageFiles.swift); and all scripts, most of which a page loads when it first needs them.
    """
    return [
        Result.at_most("client-gzip-bytes", packed(with_imports("main.js")), "bytes", MOST_BYTES),
        Result.told("client-gzip-bytes-index", packed(with_imports("main.js", "scroll.js")), "bytes"),
        Result.told("client-gzip-bytes-all", packed(sorted(FOLDER.glob("*.js"))), "bytes"),
    ]
