"""Columns: side by side where there is room, one after the other on phones; an alert with a field."""

import unittest

from gallery import DESKTOP, PHONE, GalleryTestCase, open_index
from screenshots import wait_for_stillness
from selenium.webdriver.common.keys import Keys

ENTRY = "demo-columns"
FIRST = "letter-0"
TEXT = "letter-text"
RENAME = "letter-rename"
SUBJECT = "letter-subject"
BACK = "BackButton"
SEARCH = "letter-search"
VALUE = "return document.activeElement.value;"
SHOWN = "return [...document.querySelectorAll('h2')].map(node => node.textContent);"


class ColumnTests(GalleryTestCase):
    """What a person sees of letters and their text."""

    def open(self, **options):
        browser = self.browse(**options)
        open_index(browser, self.server.address)
        browser.wait_for(ENTRY)
        browser.tap(ENTRY)
        browser.wait_for(FIRST)
        wait_for_stillness(browser)
        return browser

    def test_a_wide_window_shows_both_columns(self):
        browser = self.open(size=DESKTOP)
        self.assertGreater(browser.box(TEXT).x, 320)
        self.assertLess(browser.box(FIRST).x + browser.box(FIRST).width, 321)
        browser.tap(FIRST)
        browser.wait_until(lambda: browser.text(TEXT).startswith("It weaves"), "the letter is shown")

    def test_a_phone_goes_from_the_list_to_the_letter_and_back(self):
        browser = self.open(size=PHONE)
        self.assertNotIn(TEXT, browser.identifiers())
        browser.tap(FIRST)
        browser.wait_for(TEXT)
        wait_for_stillness(browser)
        browser.tap(BACK)
        browser.wait_until(lambda: TEXT not in browser.identifiers(), "the list is back")

    def test_escape_ends_a_search(self):
        browser = self.open(size=PHONE)
        shown = "return document.querySelectorAll('[data-identifier^=letter-][role=listitem]').length;"
        self.assertEqual(browser.script(shown), 4)
        browser.tap(SEARCH)
        browser.wait_until(lambda: browser.script("return document.activeElement.className;") == "f", "it is edited")
        browser.type("zz")
        browser.wait_until(lambda: browser.script(shown) == 0, "nothing is found")
        browser.type(Keys.ESCAPE)
        browser.wait_until(lambda: browser.script(shown) == 4, "all letters are shown again")
        browser.wait_until(lambda: browser.script("return document.activeElement.className;") != "f", "the search is over")

    def test_what_is_typed_in_an_alert_reaches_its_handler(self):
        browser = self.open(size=DESKTOP)
        browser.tap(FIRST)
        browser.wait_for(RENAME)
        browser.tap(RENAME)
        browser.wait_for(SUBJECT)
        wait_for_stillness(browser)
        browser.wait_until(lambda: browser.script(VALUE) == "The engine", "the field has the focus")
        browser.type("!" + Keys.ENTER)
        browser.wait_until(lambda: SUBJECT not in browser.identifiers(), "the alert is gone")
        browser.wait_until(lambda: "The engine!" in browser.script(SHOWN), "the title is what was typed")


if __name__ == "__main__":
    unittest.main()
