"""The Gallery in a browser: the names of its elements and the way to its screens."""

import os
import unittest

from browser import DESKTOP, PHONE, Box, Browser
from firefox import Firefox
from proxy import Proxy
from server import Server, gallery_program
from webkit import WebKit

# The index has one entry a demo, each with an identifier of this prefix.
ENTRY_PREFIX = "demo-"
HOME_ENTRY = "demo-home"
HELLO_LABEL = "hello-label"
COUNTER_BUTTON = "count-button"
COUNTER_LABEL = "count-label"

LABEL_AT_FIRST = Box(100, 100, 300, 30)
LABEL_AFTER_TAP = Box(0, 0, 300, 30)
ANIMATION_SECONDS = 0.4

# VITRINE_BROWSER=firefox runs the tests in Firefox (Debian's firefox-esr), but for some; webkit in WebKit (Debian's
# webkit2gtk-driver, xvfb, python3-gi and gir1.2-webkit2-4.1), but for more.
BROWSER = {"firefox": Firefox, "webkit": WebKit}.get(os.environ.get("VITRINE_BROWSER"), Browser)
IS_FIREFOX = BROWSER is Firefox
chromium_only = unittest.skipIf(BROWSER is not Browser, "needs what only Chromium can be told to do")
# WebKit lays nothing out again for what its compositor moves, so that boxes say where that began.
needs_moving_boxes = unittest.skipIf(BROWSER is WebKit, "WebKit tells no boxes of what moves")

__all__ = ["DESKTOP", "PHONE", "Box", "Browser", "Proxy", "Server", "GalleryTestCase"]

# The first page of a browser is laid out for a window that the server only supposes.
IS_LAID_OUT = """
const { width, height } = document.body.firstElementChild.getBoundingClientRect();
return width === innerWidth && height === innerHeight;
"""
BANNER = """
const words = document.documentElement.dataset.disconnected;
if (!words) throw new Error("the page says no data-disconnected");
return [...document.querySelectorAll("body, body *")].some(node =>
    node.textContent.trim() === words && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && node.getClientRects().length > 0);
"""


def open_index(browser, address):
    """Loads the index and returns its entries when it is connected and ready to be tapped."""
    browser.open(address + "/")
    browser.wait_until(lambda: browser.identifiers(ENTRY_PREFIX), "the index shows its demos")
    wait_until_connected(browser)
    return browser.identifiers(ENTRY_PREFIX)


def wait_until_connected(browser):
    """Waits until the page has its fonts, shows no banner and is laid out for its window."""
    browser.wait_until(
        lambda: browser.script("return document.readyState === 'complete' && document.fonts.status === 'loaded';"),
        "the page and its fonts are loaded",
    )
    browser.wait_until(lambda: not banner_is_shown(browser), "the banner is gone")
    browser.wait_until(lambda: browser.script(IS_LAID_OUT), "the page is laid out for its window")


def open_home(browser, address):
    """Goes to the home screen by way of the index."""
    open_index(browser, address)
    browser.wait_for(HOME_ENTRY)
    browser.tap(HOME_ENTRY)
    browser.wait_for(HELLO_LABEL)


def banner_is_shown(browser):
    """Tells whether the page says that its connection is cut."""
    return browser.script(BANNER)


def count_shown(browser):
    """Returns the number in the counter's text."""
    text = browser.text(COUNTER_LABEL)
    digits = "".join(character for character in text or "" if character.isdigit())
    assert digits, f'"{COUNTER_LABEL}" shows {text!r}; expected a text with a number'
    return int(digits)


class GalleryTestCase(unittest.TestCase):
    """Tests that share one server, each with a browser of its own whose console must stay empty."""

    options = ("--log-level", "warning")

    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server(gallery_program(), *cls.options))

    def browse(self, **how):
        """Returns a new browser, which ends with the test."""
        browser = BROWSER(**how)
        self.addCleanup(browser.close)
        # Cleanups run last first: the console is read before the browser ends.
        self.addCleanup(self.check_console, browser)
        return browser

    def check_console(self, browser):
        """Fails where the page had errors, but for the ones that a cut network must cause."""
        errors = [text for text in browser.collect_errors() if not self.is_expected_error(text)]
        self.assertEqual(errors, [], "the browser's console has errors")

    def is_expected_error(self, text):
        """Tells whether a line of the console belongs to what the test does; by default none does."""
        return False

    def assert_box(self, box, expected):
        """Fails where a box is not where it should be, to half a point."""
        self.assertIsNotNone(box)
        self.assertTrue(box.is_near(expected), f"{box.sides} is not {expected.sides}")
