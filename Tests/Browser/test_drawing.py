"""Drawn views and images in a browser: the pixels of the Gallery's demo."""

import unittest

from gallery import PHONE, GalleryTestCase, open_index

# The colour of one pixel of an element's drawing, at shares of its box.
PIXEL = """
const [identifier, across, down] = arguments;
const image = document.querySelector(`[data-identifier=${identifier}] > img`);
if (!image?.complete || !image.naturalWidth) return null;
const canvas = document.createElement("canvas");
[canvas.width, canvas.height] = [image.clientWidth, image.clientHeight];
const context = canvas.getContext("2d");
context.drawImage(image, 0, 0, canvas.width, canvas.height);
return [...context.getImageData(canvas.width * across, canvas.height * down, 1, 1).data];
"""


class DrawingTests(GalleryTestCase):
    """The demo "Drawing"."""

    def open_demo(self, **how):
        browser = self.browse(size=PHONE, **how)
        open_index(browser, self.server.address)
        browser.wait_for("demo-drawing")
        browser.script("document.querySelector('[data-identifier=demo-drawing]').scrollIntoView();")
        browser.tap("demo-drawing")
        browser.wait_for("drawn-ring")
        browser.wait_until(lambda: browser.script(PIXEL, "drawn-badge", 0.5, 0.2), "the badge is loaded")
        browser.wait_until(lambda: browser.script(PIXEL, "drawn-ring", 0.5, 0.5), "the ring is loaded")
        return browser

    def test_images_have_the_colours_that_were_drawn(self):
        browser = self.open_demo()
        red, green, blue, alpha = browser.script(PIXEL, "drawn-badge", 0.5, 0.15)
        self.assertGreater(red, 200, "the badge is red")
        self.assertLess(max(green, blue), 110)
        self.assertEqual(alpha, 255)
        self.assertEqual(browser.script(PIXEL, "drawn-badge", 0.01, 0.01)[3], 0, "outside of the badge is nothing")

    def test_a_view_is_drawn_anew_when_it_asks_for_it(self):
        browser = self.open_demo()
        box = browser.box("drawn-ring")
        # The middle of the line at its left end: reached by three quarters.
        across = 0.5 - (box.height / 2 - 10) / box.width
        before = browser.script(PIXEL, "drawn-ring", across, 0.5)
        for _ in range(3):
            browser.tap("drawn-ring")

        def is_green():
            pixel = browser.script(PIXEL, "drawn-ring", across, 0.5)
            return pixel and pixel[1] > 150 and pixel[0] < 120 and pixel[3] == 255

        browser.wait_until(is_green, "the ring reaches its left end")
        self.assertLess(before[3], 128, "the line was not there before")


if __name__ == "__main__":
    unittest.main()
