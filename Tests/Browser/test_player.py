"""A screen that follows an observable model: no code tells its views of changes."""

import unittest

from gallery import PHONE, GalleryTestCase, open_index
from screenshots import wait_for_stillness

ENTRY = "demo-player"
TRACK = "track"
PLAY = "play"
COVER = "cover"
LARGE = "large-cover"
TEXT = "return document.body.innerText;"


class PlayerTests(GalleryTestCase):
    """What a person sees of a model that changes."""

    def open(self):
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        browser.wait_for(ENTRY)
        browser.tap(ENTRY)
        browser.wait_for(TRACK)
        wait_for_stillness(browser)
        return browser

    def test_the_screen_follows_the_model(self):
        browser = self.open()
        self.assertEqual(browser.text(TRACK), "Analytical Engine")
        self.assertIn("Paused", browser.script(TEXT))
        browser.script("document.querySelector('[aria-label=Next]').click();")
        browser.wait_until(lambda: browser.text(TRACK) == "Moth in the Relay", "the next track is shown")
        narrow = browser.box(COVER).width
        browser.tap(PLAY)
        browser.wait_until(lambda: "Playing" in browser.script(TEXT), "it plays")
        wait_for_stillness(browser)
        self.assertGreater(browser.box(COVER).width, narrow * 1.1)

    def test_the_cover_grows_to_the_screen(self):
        browser = self.open()
        small = browser.box(COVER)
        browser.start_sampling(LARGE, 3)
        browser.tap(COVER)
        widths = {sample.box.width for sample in browser.samples()}
        wait_for_stillness(browser)
        self.assertEqual(browser.box(LARGE).width, PHONE[0])
        self.assertTrue(any(small.width <= width < PHONE[0] for width in widths), widths)
        browser.tap("BackButton")
        browser.wait_until(lambda: LARGE not in browser.identifiers(), "the player is back")
        wait_for_stillness(browser)
        self.assertEqual(browser.box(COVER), small)


if __name__ == "__main__":
    unittest.main()
