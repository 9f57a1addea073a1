"""Headless Firefox as a person uses it, through WebDriver BiDi of Firefox itself: Debian has no geckodriver."""

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import time
import unittest

import websocket

from browser import Browser
from firefox_input import CONTROL, KEYS, Input
from server import free_port

# What a profile of a test has beyond Firefox's defaults: nothing is fetched, nothing is asked.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_open_during_load": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.enabled": False,
}

class Session:
    """A connection to Firefox that sends commands and keeps events (https://w3c.github.io/webdriver-bidi/)."""

    def __init__(self, port, seconds=90):
        end = time.monotonic() + seconds
        while True:
            try:
                # Firefox refuses connections that name an origin.
                self.socket = websocket.create_connection(
                    f"ws://127.0.0.1:{port}/session", timeout=seconds, suppress_origin=True
                )
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
        self.numbers = itertools.count(1)
        self.events = []

    def command(self, method, **parameters):
        """Sends a command and returns its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("type") == "event":
                self.events.append(message)
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]


class Firefox(Browser):
    """One window of headless Firefox with a profile of its own."""

    def __init__(self, size=(390, 844), dark=False, touch=False, scale=1):
        self.size, self.dark, self.touch, self.scale = size, dark, touch, scale
        self.errors = []
        self.input = Input(size)
        self.profile = tempfile.TemporaryDirectory(prefix="vitrine-firefox-", ignore_cleanup_errors=True)
        preferences = dict(PREFERENCES)
        preferences["layout.css.prefers-color-scheme.content-override"] = 0 if dark else 1
        preferences["dom.w3c_touch_events.enabled"] = 1 if touch else 0
        with open(f"{self.profile.name}/user.js", "w") as file:
            for name, value in preferences.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        port = free_port()
        program = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox-esr"
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile.name,
             "--remote-debugging-port", str(port), "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            self.session = Session(port)
            self.session.command("session.new", capabilities={})
            self.session.command("session.subscribe", events=["log.entryAdded"])
            self.context = self.session.command("browsingContext.getTree")["contexts"][0]["context"]
            self.emulate()
        except BaseException:
            self.close()
            raise

    def emulate(self):
        """Gives the current tab its size."""
        width, height = self.size
        self.session.command(
            "browsingContext.setViewport", context=self.context,
            viewport={"width": width, "height": height}, devicePixelRatio=self.scale,
        )

    def command(self, name, **parameters):
        """Performs input; a test that needs another command of Chromium's is skipped."""
        sources = self.input.actions(name, parameters)
        if sources is None:
            raise unittest.SkipTest(f"{name} is a command of Chromium's")
        if sources:
            self.act(*sources)

    def script(self, text, *arguments):
        """Runs JavaScript in the page and returns what it returns."""
        code = f"() => JSON.stringify(((...args) => {{ {rename(text)} }})(...{json.dumps(arguments)})) ?? null"
        result = self.session.command(
            "script.callFunction", functionDeclaration=code, awaitPromise=True,
            target={"context": self.context},
        )
        if result["type"] != "success":
            raise RuntimeError(result["exceptionDetails"]["text"])
        value = result["result"].get("value")
        return None if value is None else json.loads(value)

    def open(self, address):
        """Loads a page."""
        self.session.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self):
        """Loads the page again."""
        self.session.command("browsingContext.reload", context=self.context, wait="complete")

    @property
    def address(self):
        """The address of the page."""
        return self.script("return location.href;")

    def forget_cookies(self):
        """Forgets what the server knows the browser by."""
        self.session.command("storage.deleteCookies")

    def open_tab(self, address):
        """Opens a further tab of the same profile and goes to it; returns the handle of the one before."""
        before = self.context
        self.context = self.session.command("browsingContext.create", type="tab")["context"]
        self.emulate()
        self.open(address)
        return before

    def go_to_tab(self, handle):
        """Goes to another tab."""
        self.context = handle
        self.session.command("browsingContext.activate", context=handle)

    def tap_at(self, x, y):
        """Taps a point of the window: with a finger in a touch window, else with a mouse."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        kind = "touch" if self.touch else "mouse"
        self.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps})

    def press(self, key, code, key_code):
        """Presses and releases a key, such as "Enter"."""
        value = KEYS.get(key, key)
        steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": steps})

    def type(self, keys):
        """Types text into what has the focus; keys without a character are those of selenium's `Keys`."""
        steps = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": steps})

    def shortcut(self, key):
        """Presses a key with Control."""
        steps = [("keyDown", CONTROL), ("keyDown", key), ("keyUp", key), ("keyUp", CONTROL)]
        self.act({"type": "key", "id": "keys", "actions": [{"type": kind, "value": value} for kind, value in steps]})

    def act(self, *sources):
        """Performs the actions of input devices, their steps at the same time."""
        self.session.command("input.performActions", context=self.context, actions=list(sources))

    def collect_errors(self):
        """Returns all errors and warnings of the console since the browser began."""
        self.script("return 0;")
        events, self.session.events = self.session.events, []
        for event in events:
            entry = event["params"]
            if entry.get("level") in ("error", "warn"):
                self.errors.append(entry.get("text") or "")
        return self.errors

    def network_events(self):
        """Skips the test: Firefox has no DevTools protocol."""
        raise unittest.SkipTest("network_events() is Chromium's")

    def screenshot(self, path):
        """Writes a picture of the window."""
        data = self.session.command("browsingContext.captureScreenshot", context=self.context)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        """Ends the browser."""
        if session := getattr(self, "session", None):
            session.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()


def rename(text):
    """Returns a script in which Selenium's `arguments` are those of an arrow function."""
    return text.replace("arguments", "args")
