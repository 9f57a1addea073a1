"""WebKit as a person uses it, by Debian's webkit2gtk-driver: what Safari shows pages with, but for its fonts and touches."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from browser import Browser
from firefox_input import KEYS, Input

WINDOW = Path(__file__).with_name("webkit_window.py")


class Screen:
    """A screen that nobody sees: WebKit has no headless mode."""

    def __init__(self):
        ends = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(ends[1]), "-screen", "0", "3000x2000x24"],
            pass_fds=[ends[1]], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(ends[1])
        with os.fdopen(ends[0]) as number:
            self.name = ":" + number.readline().strip()

    def close(self):
        """Ends the screen."""
        self.process.terminate()
        self.process.wait()


class WebKit(Browser):
    """One window of WebKit with a session of its own that keeps nothing."""

    def __init__(self, size=(390, 844), dark=False, touch=False, scale=1):
        self.size, self.dark, self.touch, self.scale = size, dark, touch, scale
        self.errors = []
        self.input = Input(size)
        self.turned = {"deltaX": 0, "deltaY": 0}
        self.log = tempfile.NamedTemporaryFile("w+", prefix="vitrine-webkit-", suffix=".log")
        self.screen = Screen()
        environment = {
            **os.environ, "DISPLAY": self.screen.name, "GDK_SCALE": str(scale), "GDK_BACKEND": "x11",
            "VITRINE_WEBKIT_LOG": self.log.name, "VITRINE_WEBKIT_SIZE": f"{size[0]}x{size[1]}",
            "VITRINE_WEBKIT_DARK": str(int(dark)),
            # Containers allow no sandbox in them, and have no graphics card.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        options = Options()
        options.binary_location = str(WINDOW)
        service = Service(shutil.which("WebKitWebDriver") or "WebKitWebDriver", env=environment)
        try:
            self.driver = webdriver.WebKitGTK(options=options, service=service)
        except BaseException:
            self.screen.close()
            raise

    def emulate(self):
        """Gives the current window its size; its look it has from the beginning."""
        self.driver.set_window_size(*self.size)

    def reload(self):
        """Loads the page again, as the person's button does; the driver's command opens it a second time."""
        self.script("window.vitrineIsOld = true; location.reload();")
        self.wait_until(
            lambda: self.script("return !window.vitrineIsOld && document.readyState === 'complete';"),
            "the page is loaded again",
        )

    def command(self, name, **parameters):
        """Performs input; a test that needs another command of Chromium's, or a finger, is skipped."""
        sources = None if name == "Input.dispatchTouchEvent" else self.input.actions(name, parameters)
        if sources is None:
            raise unittest.SkipTest(f"{name} is a command of Chromium's")
        if parameters.get("type") == "mouseWheel":
            # The driver turns the wheel by what a distance differs from the one before.
            for name in ("deltaX", "deltaY"):
                self.turned[name] = sources[0]["actions"][0][name] = self.turned[name] + round(parameters[name])
        self.act(*sources)

    def act(self, *sources):
        """Performs the actions of input devices."""
        self.driver.execute(Command.W3C_ACTIONS, {"actions": list(sources)})

    def tap_at(self, x, y):
        """Taps a point of the window with a mouse."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        steps = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act(self.input.pointer("mouse", "mouse", steps))

    def press(self, key, code, key_code):
        """Presses and releases a key, such as "Enter"."""
        value = KEYS.get(key, key)
        steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": steps})

    def shortcut(self, key):
        """Presses a key with Control; the one for undoing belongs to a menu, which the window has not."""
        if key == "z":
            self.script("document.execCommand('undo');")
        else:
            super().shortcut(key)

    def collect_errors(self):
        """Returns all errors and warnings of the console since the browser began."""
        self.script("return 0;")
        with open(self.log.name, errors="replace") as log:
            self.errors = log.read().splitlines()
        return self.errors

    def network_events(self):
        """Skips the test: WebKit has no DevTools protocol."""
        raise unittest.SkipTest("network_events() is Chromium's")

    def close(self):
        """Ends the browser."""
        try:
            self.driver.quit()
        finally:
            self.screen.close()
            self.log.close()
