"""Stacks, tabs and presented controllers: pushed, shown, and left by every way back."""

import time
import unittest

from gallery import DESKTOP, PHONE, GalleryTestCase, open_index
from screenshots import wait_for_stillness

ENTRY = "demo-containers"
PUSH = "containers-push"
SHEET = "containers-sheet"
CARD = "containers-card"
ALERT = "containers-alert"
BACK = "BackButton"

INERT = """
const button = document.querySelector(`[data-identifier="${arguments[0]}"]`);
return button.closest("[inert]") !== null;
"""
MODAL = "return document.querySelectorAll('[role=dialog][aria-modal=true]').length;"
STEPS = "return Number(document.querySelector('[data-back]')?.dataset.back || 0);"
FOCUSED = "return document.activeElement.closest('[role=dialog]') !== null;"


class ContainerTests(GalleryTestCase):
    """What a person sees of the containers' screen."""

    def open(self, **options):
        browser = self.browse(**options)
        open_index(browser, self.server.address)
        browser.wait_for(ENTRY)
        browser.tap(ENTRY)
        browser.wait_for(PUSH)
        return browser

    def wait_for_steps(self, browser, count):
        browser.wait_until(lambda: browser.script(STEPS) == count, f"{count} steps lead back")

    def test_push_and_the_bars_way_back(self):
        for size in (PHONE, DESKTOP):
            with self.subTest(size=size):
                browser = self.open(size=size)
                self.assertNotIn(BACK, browser.identifiers())
                browser.tap(PUSH)
                browser.wait_for(BACK)
                self.wait_for_steps(browser, 2)
                # While the screen moves in, its bar takes no taps.
                time.sleep(0.5)
                browser.tap(BACK)
                browser.wait_until(lambda: BACK not in browser.identifiers(), "the bar has no way back")
                self.wait_for_steps(browser, 1)

    def test_the_browsers_way_back_pops_and_closes(self):
        browser = self.open()
        address = browser.address
        browser.tap(PUSH)
        self.wait_for_steps(browser, 2)
        browser.wait_for(BACK)
        browser.tap(SHEET)
        browser.wait_for(CARD)
        self.wait_for_steps(browser, 3)
        browser.script("history.back();")
        self.wait_for_steps(browser, 2)
        browser.wait_until(lambda: CARD not in browser.identifiers(), "the card is gone")
        browser.script("history.back();")
        self.wait_for_steps(browser, 1)
        browser.wait_until(lambda: BACK not in browser.identifiers(), "the first step is shown")
        self.assertEqual(browser.address, address)

    def test_the_browsers_way_back_cancels_an_alert(self):
        """Back is for the alert, not for what is below it or for the whole page."""
        browser = self.open()
        address = browser.address
        browser.tap(PUSH)
        self.wait_for_steps(browser, 2)
        browser.wait_for(BACK)
        browser.tap(ALERT)
        browser.wait_until(lambda: browser.script(MODAL) == 1, "the alert is shown")
        self.wait_for_steps(browser, 3)
        wait_for_stillness(browser)
        time.sleep(0.5)
        browser.script("history.back();")
        browser.wait_until(lambda: browser.script(MODAL) == 0, "the alert is gone")
        self.wait_for_steps(browser, 2)
        self.assertEqual(browser.text("containers-result"), "Kept")
        self.assertEqual(browser.address, address)

    def test_a_card_takes_focus_and_input_and_goes_by_escape(self):
        browser = self.open()
        browser.tap(SHEET)
        browser.wait_for(CARD)
        self.assertEqual(browser.script(MODAL), 1)
        self.assertTrue(browser.script(INERT, PUSH))
        browser.press("Tab", "Tab", 9)
        self.assertTrue(browser.script(FOCUSED), "the focus is outside of the card")
        browser.press("Escape", "Escape", 27)
        browser.wait_until(lambda: browser.script(MODAL) == 0, "the card is gone")
        self.assertFalse(browser.script(INERT, PUSH))

    def test_a_tap_beside_a_card_closes_it(self):
        browser = self.open()
        browser.tap(SHEET)
        browser.wait_for(CARD)
        browser.tap_at(20, 100)
        browser.wait_until(lambda: browser.script(MODAL) == 0, "the card is gone")

    def test_tabs_change_what_is_shown(self):
        browser = self.open()
        selected = (
            "return [...document.querySelectorAll('[role=tablist] [role=tab]')]"
            ".filter(tab => tab.ariaSelected === 'true').map(tab => tab.ariaLabel);"
        )
        before = browser.script(selected)
        self.assertEqual(len(before), 1)
        browser.script(
            "[...document.querySelectorAll('button')].find(b => b.ariaLabel === 'Recents').click();"
        )
        browser.wait_until(lambda: PUSH not in browser.identifiers(), "the other tab is shown")
        browser.wait_until(lambda: browser.script(selected) == ["Recents"], "that tab is read as selected")
        self.assertNotEqual(before, ["Recents"])

    def test_arrows_lead_through_the_tabs(self):
        browser = self.open()
        stops = (
            "return [...document.querySelectorAll('[role=tablist] [role=tab]')]"
            ".filter(tab => tab.tabIndex === 0).map(tab => tab.ariaLabel);"
        )
        first = browser.script(stops)
        self.assertEqual(len(first), 1, "one tab is reached by the Tab key")
        browser.script("document.querySelector('[role=tab][aria-selected=true]').focus();")
        browser.press("ArrowRight", "ArrowRight", 39)
        browser.wait_until(lambda: browser.script(stops) != first, "the next tab is selected")
        focused = browser.script("return document.activeElement.ariaLabel;")
        self.assertEqual([focused], browser.script(stops))


if __name__ == "__main__":
    unittest.main()
