"""Headless Chromium as a person uses it: a window, a finger, eyes that measure boxes."""

import json
import shutil
import time
from dataclasses import dataclass

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PHONE = (390, 844)
DESKTOP = (1280, 800)

# A node's element carries the accessibility identifier of its view.
FIND = "const find = name => document.querySelector(`[data-identifier=\"${CSS.escape(name)}\"]`);"

# Scrolls an element into the window, as a person does before a tap; returns whether it had to.
REVEAL = FIND + """
const [, x, y] = arguments;
if (x > 0 && x < innerWidth && y > 0 && y < innerHeight) return false;
find(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" });
return true;
"""

SAMPLER = FIND + """
const [name, seconds] = arguments;
const samples = [];
const start = performance.now();
const step = () => {
    const node = find(name);
    const time = (performance.now() - start) / 1000;
    if (node) {
        const box = node.getBoundingClientRect();
        samples.push([time, box.x, box.y, box.width, box.height]);
    }
    if (time < seconds) requestAnimationFrame(step);
    else window.vitrineSamples.done = true;
};
window.vitrineSamples = { samples, done: false };
requestAnimationFrame(step);
"""


@dataclass(frozen=True)
class Box:
    """A rectangle in points of the page's window."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self):
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def is_near(self, other, tolerance=0.5):
        """Tells whether every side is within a tolerance of another's."""
        return all(abs(a - b) <= tolerance for a, b in zip(self.sides, other.sides))

    @property
    def sides(self):
        """The four numbers."""
        return self.x, self.y, self.width, self.height


@dataclass(frozen=True)
class Sample:
    """A box at a time of the page's clock, in seconds from the beginning of the sampling."""

    time: float
    box: Box


class Browser:
    """One window of headless Chromium with a profile of its own."""

    def __init__(self, size=PHONE, dark=False, touch=False, scale=1):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for argument in (
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            # A page in a test is never in the background, whatever the window manager thinks.
            "--disable-background-timer-throttling",
            "--disable-renderer-backgrounding",
            "--disable-backgrounding-occluded-windows",
            # Emulated scales round boxes to whole points, where screens round them to pixels.
            f"--force-device-scale-factor={scale}",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        service = Service(shutil.which("chromedriver") or "chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.size, self.dark, self.touch, self.scale = size, dark, touch, scale
        self.errors = []
        self.emulate()

    def emulate(self):
        """Gives the current tab its size and its look."""
        width, height = self.size
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=0, mobile=self.touch,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if self.dark else "light"}
        self.command("Emulation.setEmulatedMedia", features=[scheme])
        self.command("Emulation.setTouchEmulationEnabled", enabled=self.touch)

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol and returns its result."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def script(self, text, *arguments):
        """Runs JavaScript in the page and returns what it returns."""
        return self.driver.execute_script(text, *arguments)

    @property
    def address(self):
        """The address of the page."""
        return self.driver.current_url

    def open(self, address):
        """Loads a page."""
        self.driver.get(address)

    def reload(self):
        """Loads the page again."""
        self.driver.refresh()

    def forget_cookies(self):
        """Forgets what the server knows the browser by."""
        self.driver.delete_all_cookies()

    def open_tab(self, address):
        """Opens a further tab of the same profile and goes to it; returns the handle of the one before."""
        before = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.emulate()
        self.open(address)
        return before

    def go_to_tab(self, handle):
        """Goes to another tab."""
        self.driver.switch_to.window(handle)

    def wait_until(self, claim, what, seconds=10):
        """Waits until a claim returns something true and returns that."""
        end = time.monotonic() + seconds
        while True:
            if result := claim():
                return result
            if time.monotonic() > end:
                raise AssertionError(f"after {seconds} s still not so: {what}")
            time.sleep(0.02)

    def box(self, identifier):
        """Returns the box of the element with an accessibility identifier, None where there is none."""
        sides = self.script(
            FIND + "const node = find(arguments[0]); if (!node) return null;"
            "const box = node.getBoundingClientRect(); return [box.x, box.y, box.width, box.height];",
            identifier,
        )
        return Box(*sides) if sides else None

    def text(self, identifier):
        """Returns the text of an element, None where there is none."""
        return self.script(FIND + "return find(arguments[0])?.innerText ?? null;", identifier)

    def identifiers(self, prefix=""):
        """Returns the accessibility identifiers on the page that begin with a prefix, each once."""
        names = self.script("return [...document.querySelectorAll('[data-identifier]')].map(n => n.dataset.identifier);")
        return [name for name in dict.fromkeys(names) if name.startswith(prefix)]

    def wait_for(self, identifier):
        """Waits for an element to be there and at rest; returns its box."""
        self.wait_until(lambda: self.box(identifier), f'the page has an element "{identifier}"')
        boxes = [None]

        def is_at_rest():
            boxes.append(self.box(identifier))
            return boxes[-1] is not None and boxes[-1] == boxes[-2]

        self.wait_until(is_at_rest, f'the element "{identifier}" is at rest')
        return boxes[-1]

    def wait_for_box(self, identifier, box, seconds=5):
        """Waits until an element has a box."""
        self.wait_until(
            lambda: (found := self.box(identifier)) and found.is_near(box),
            f'"{identifier}" is at {box.sides}; it is at {self.box(identifier)}', seconds,
        )

    def tap(self, identifier):
        """Taps the middle of an element, where it is now."""
        box = self.box(identifier)
        assert box, f'the page has no element with data-identifier "{identifier}"; it has {self.identifiers()}'
        for _ in range(10):
            if not self.script(REVEAL, identifier, *box.middle):
                break
            # The page tells the server of its scrolling with the next frame; what is still loading may scroll back.
            time.sleep(0.2)
            box = self.box(identifier)
        self.tap_at(*box.middle)

    def tap_at(self, x, y):
        """Taps a point of the window: with a finger in a touch window, else with a mouse."""
        if self.touch:
            self.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        self.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key, code, key_code):
        """Presses and releases a key, such as "Enter", "Enter", 13."""
        text = {"Enter": "\r", " ": " "}.get(key)
        extra = {"text": text} if text else {}
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            self.command(
                "Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=key_code,
                **(extra if kind == "keyDown" else {}),
            )

    def type(self, keys):
        """Types text into what has the focus; keys without a character are those of selenium's `Keys`."""
        ActionChains(self.driver).send_keys(keys).perform()

    def shortcut(self, key):
        """Presses a key with Control."""
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

    def start_sampling(self, identifier, seconds):
        """Begins to note an element's box in every frame."""
        self.script(SAMPLER, identifier, seconds)

    def samples(self):
        """Waits for the sampling to end and returns its samples."""
        self.wait_until(lambda: self.script("return window.vitrineSamples.done;"), "the sampling has ended")
        return [Sample(time, Box(*sides)) for time, *sides in self.script("return window.vitrineSamples.samples;")]

    def collect_errors(self):
        """Reads the console and returns all errors and warnings of it since the browser began."""
        for entry in self.driver.get_log("browser"):
            if entry["level"] in ("SEVERE", "WARNING"):
                self.errors.append(entry["message"])
        return self.errors

    def network_events(self):
        """Returns what the network did since the last call: (method, parameters) of the DevTools protocol."""
        events = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"].startswith("Network."):
                events.append((message["method"], message["params"]))
        return events

    def screenshot(self, path):
        """Writes a picture of the window."""
        self.driver.save_screenshot(str(path))

    def close(self):
        """Ends the browser."""
        self.driver.quit()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
