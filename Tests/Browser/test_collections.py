"""Collection views in a browser: deep scrolling, selection, items that come and go, pages."""

import unittest

from gallery import DESKTOP, GalleryTestCase, open_index, wait_until_connected

ALBUM = "return document.querySelector('[data-identifier=album]');"
CELLS = "return document.querySelectorAll('[data-identifier^=photo-]').length;"


class CollectionTests(GalleryTestCase):
    """The album and the journeys of the Gallery."""

    def open_demo(self, browser, entry, identifier):
        open_index(browser, self.server.address)
        browser.wait_for(entry)
        browser.tap(entry)
        browser.wait_for(identifier)
        wait_until_connected(browser)

    def scroll_album(self, browser, place):
        browser.script(
            "const box = document.querySelector('[data-identifier=album]');"
            "(box.matches('.s') ? box : box.querySelector('.s')).scrollTop = arguments[0];",
            place,
        )

    def test_deep_scrolling_brings_new_cells_and_takes_old_ones(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-album", "photo-1")
        shown = browser.script(CELLS)
        self.assertLess(shown, 200)
        self.scroll_album(browser, 100_000)
        browser.wait_until(lambda: browser.box("photo-705"), "the last photograph is shown")
        browser.wait_until(lambda: not browser.box("photo-1"), "the first photograph is gone")
        self.assertLess(browser.script(CELLS), 200)
        self.scroll_album(browser, 0)
        browser.wait_until(lambda: browser.box("photo-1"), "the first photograph is shown again")

    def test_marked_photographs_are_deleted_and_others_move_up(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-album", "photo-1")
        first, third = browser.box("photo-1"), browser.box("photo-3")
        browser.tap("photo-1")
        browser.tap("photo-2")
        browser.tap("delete-photos")
        browser.wait_until(lambda: not browser.box("photo-2"), "the marked photographs are gone")
        browser.wait_until(
            lambda: browser.box("photo-3").is_near(first), "the third photograph stands where the first was"
        )
        self.assertFalse(third.is_near(first))

    def test_an_added_photograph_stands_first(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-album", "photo-1")
        first = browser.box("photo-1")
        browser.tap("add-photo")
        browser.wait_until(lambda: browser.box("photo-706"), "the new photograph is there")
        browser.wait_until(lambda: browser.box("photo-706").is_near(first), "it stands first")
        browser.wait_until(lambda: browser.box("photo-1").x > first.x, "the others have moved")

    def test_cards_scroll_page_by_page(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-journeys", "city-Lisbon")
        self.assertEqual(browser.text("city-place"), "1 of 8")
        browser.tap("next-city")
        browser.wait_until(lambda: browser.text("city-place") == "2 of 8", "the second card is named")
        browser.wait_until(lambda: abs(browser.box("city-Bergen").x) < 1, "the second card fills the page")


if __name__ == "__main__":
    unittest.main()
