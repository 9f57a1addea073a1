"""A server program of ours, run for the time of a test."""

import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# How programs are built for debugging, and as people get them.
DEBUG = ("swift", "build")
RELEASE = (str(ROOT / "Scripts" / "build-release.sh"),)


def free_port():
    """Returns a port of the loopback address that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def build(product, command=DEBUG):
    """Builds a product and returns the path of its program."""
    command = [*command, "--package-path", str(ROOT)]
    subprocess.run([*command, "--product", product], check=True, stdin=subprocess.DEVNULL)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / product


def gallery_program():
    """Returns the Gallery to test: $VITRINE_GALLERY, or a debug build of this package."""
    return os.environ.get("VITRINE_GALLERY") or build("Gallery")


class Server:
    """A program that serves HTTP on a free port of the loopback address, stopped at the end of a `with`."""

    def __init__(self, *command, folder=None):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.NamedTemporaryFile("w+", prefix="vitrine-", suffix=".log")
        words = [str(word) for word in (*command, "--host", "127.0.0.1", "--port", self.port)]
        self.process = subprocess.Popen(
            words, cwd=folder, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log
        )
        try:
            self.wait_until_healthy()
        except BaseException:
            self.stop()
            raise

    def wait_until_healthy(self, seconds=20):
        """Waits until /health answers 200."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with code {self.process.returncode}: {self.last_words()}")
            if self.status("/health") == 200:
                return
            time.sleep(0.05)
        raise RuntimeError(f"{self.address}/health is not 200 after {seconds} s: {self.last_words()}")

    def last_words(self):
        """Returns the end of what the server has logged."""
        with open(self.log.name, errors="replace") as log:
            return " / ".join(log.read().strip().splitlines()[-5:]) or "it logged nothing"

    def get(self, path, headers=None):
        """Returns status, headers and body of a page; an error's status is returned like any other."""
        request = urllib.request.Request(self.address + path, headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    def status(self, path):
        """Returns the status of a page, 0 where there is no answer."""
        try:
            return self.get(path)[0]
        except OSError:
            return 0

    def stop(self, seconds=5):
        """Asks the server to end; returns its exit code, or None if it had to be killed."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.log.close()
