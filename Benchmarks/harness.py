"""What every row of the benchmark uses: programs, processes, medians and results."""

import os
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmarks"
PEERS = Path(__file__).resolve().parent / "peers"
LIBRARIES = {"wsload": [], "mhd_ws": ["-lmicrohttpd", "-lcrypto", "-lpthread"], "mhd_event": ["-lmicrohttpd"]}


class BenchmarkError(Exception):
    """A row that could not be measured, with the reason."""


@dataclass
class Result:
    """One line of the table. The peer's value and the ratio are None where a row has no peer, `met` where it has no bar."""

    name: str
    value: float
    unit: str
    bar: str
    met: bool | None
    peer: float | None = None
    ratio: float | None = None

    @classmethod
    def told(cls, name, value, unit):
        """A row that stands beside another one and has no limit."""
        return cls(name, value, unit, "-", None)

    @classmethod
    def at_most(cls, name, value, unit, limit):
        """A row whose value has a limit of its own."""
        return cls(name, value, unit, f"<= {limit:g} {unit}", value <= limit)

    @classmethod
    def ratio_at_least(cls, name, value, unit, peer, limit):
        """A row that is to reach a share of its peer's value."""
        ratio = value / peer
        return cls(name, value, unit, f">= {limit:g} x peer", ratio >= limit, peer, ratio)

    @classmethod
    def ratio_at_most(cls, name, value, unit, peer, limit):
        """A row that is to stay within a multiple of its peer's value."""
        ratio = value / peer
        return cls(name, value, unit, f"<= {limit:g} x peer", ratio <= limit, peer, ratio)


def note(text):
    """Says what is going on, apart from the table on standard output."""
    print(text, file=sys.stderr, flush=True)


def run(*command, timeout=600, **options):
    """Runs a command to its end and returns its output; raises with its last words if it failed."""
    result = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=timeout, cwd=ROOT, **options
    )
    if result.returncode:
        words = (result.stderr or result.stdout).strip().splitlines()[-3:]
        raise BenchmarkError(f"{command[0]} ended with code {result.returncode}: {' / '.join(words)}")
    return result.stdout


def build_product(name, *options):
    """Builds a product for release, with further options of the build, and returns the path of its program."""
    note(f"building {name} for release")
    # As `make run` and the Dockerfile build it.
    build = (ROOT / "Scripts" / "build-release.sh",)
    run(*build, "--product", name, *options, timeout=3600)
    folder = run(*build, "--show-bin-path").strip()
    return Path(folder) / name


def build_peer(name):
    """Compiles one of the C programs, unless its result is newer, and returns its path."""
    WORK.mkdir(parents=True, exist_ok=True)
    source, program = PEERS / f"{name}.c", WORK / name
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        run("gcc", "-O2", "-o", program, source, *LIBRARIES[name])
    return program


def free_port():
    """Returns a port of the loopback address that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port, process, seconds=15):
    """Waits until a program accepts connections."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if process.poll() is not None:
            raise BenchmarkError(f"{process.args[0]} ended with code {process.returncode} before it answered")
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.02)
    raise BenchmarkError(f"{process.args[0]} does not listen on port {port} after {seconds} s")


@contextmanager
def serving(*command, port, seconds=15):
    """Runs a server for the time of a block; yields its process. It is to listen within some seconds."""
    WORK.mkdir(parents=True, exist_ok=True)
    with open(WORK / f"{Path(command[0]).name}.log", "ab") as log:
        process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    try:
        wait_for_port(port, process, seconds)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def gallery(*options):
    """Runs the release Gallery for the time of a block; yields its address and its process."""
    program = os.environ.get("VITRINE_GALLERY") or build_product("Gallery")
    port = free_port()
    command = [program, "--host", "127.0.0.1", "--port", port, "--log-level", "warning", *options]
    with serving(*command, port=port) as process:
        yield f"http://127.0.0.1:{port}", process


def fetch(address, data=None, headers=None, method=None):
    """Returns the status, headers and body of a request; an error status raises."""
    request = urllib.request.Request(address, data=data, headers=headers or {}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except OSError as error:
        raise BenchmarkError(f"{method or ('POST' if data else 'GET')} {address}: {error}") from error


def alternate(ours, peers, runs):
    """Measures both sides in turns, so that both see the same machine; returns their medians."""
    pairs = [(ours(), peers()) for _ in range(runs)]
    return tuple(statistics.median(side) for side in zip(*pairs))
