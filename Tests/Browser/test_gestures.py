"""Gestures in a browser: what fingers and mice do to the card of the Gallery."""

import unittest

from gallery import PHONE, Box, GalleryTestCase, chromium_only, open_index

AT_FIRST = Box(105, 332, 180, 180)


@chromium_only
class GestureTests(GalleryTestCase):
    """The demo "Gestures"."""

    def open_demo(self, **how):
        browser = self.browse(size=PHONE, **how)
        open_index(browser, self.server.address)
        browser.wait_for("demo-gestures")
        browser.script("document.querySelector('[data-identifier=demo-gestures]').scrollIntoView();")
        browser.tap("demo-gestures")
        browser.wait_for("gesture-card")
        browser.wait_until(
            lambda: (box := browser.box("gesture-card")) and box.is_near(AT_FIRST), "the card is in the middle"
        )
        return browser

    def touch(self, browser, kind, *points):
        touches = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=touches)

    def wait_for_text(self, browser, text):
        browser.wait_until(lambda: browser.text("gesture-state") == text, f'the label says "{text}"')

    def test_a_finger_drags_the_card(self):
        browser = self.open_demo(touch=True)
        self.touch(browser, "touchStart", (195, 420))
        for step in range(1, 9):
            self.touch(browser, "touchMove", (195 + 5 * step, 420 + 10 * step))
        self.touch(browser, "touchEnd")
        self.wait_for_text(browser, "Dragged")
        self.assert_box(browser.box("gesture-card"), Box(145, 412, 180, 180))

    def test_a_mouse_drags_the_card_and_hovers_over_it(self):
        browser = self.open_demo()
        color = "return getComputedStyle(document.querySelector('[data-identifier=gesture-card]')).backgroundColor;"
        before = browser.script(color)
        mouse = lambda kind, x, y, **more: browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)
        mouse("mouseMoved", 195, 420)
        browser.wait_until(lambda: browser.script(color) != before, "the card shows that a pointer is over it")
        mouse("mousePressed", 195, 420, button="left", clickCount=1)
        for step in range(1, 6):
            mouse("mouseMoved", 195, 420 - 20 * step, button="left")
        mouse("mouseReleased", 195, 320, button="left", clickCount=1)
        self.wait_for_text(browser, "Dragged")
        self.assert_box(browser.box("gesture-card"), Box(105, 232, 180, 180))
        mouse("mouseMoved", 20, 780)
        browser.wait_until(lambda: browser.script(color) == before, "the pointer left the card")

    def test_two_fingers_scale_the_card_and_not_the_page(self):
        browser = self.open_demo(touch=True)
        self.touch(browser, "touchStart", (170, 420), (220, 420))
        for step in range(1, 6):
            self.touch(browser, "touchMove", (170 - 5 * step, 420), (220 + 5 * step, 420))
        self.wait_for_text(browser, "Pinching")
        self.touch(browser, "touchEnd")
        browser.wait_until(
            lambda: abs(browser.box("gesture-card").width - 360) < 2, "the card is twice as large"
        )
        self.assertEqual(browser.script("return visualViewport.scale;"), 1)

    def test_a_long_press_puts_the_card_back(self):
        browser = self.open_demo(touch=True)
        self.touch(browser, "touchStart", (195, 420))
        self.touch(browser, "touchMove", (250, 500))
        self.touch(browser, "touchEnd")
        self.wait_for_text(browser, "Dragged")
        self.touch(browser, "touchStart", (250, 500))
        self.wait_for_text(browser, "Pressed long")
        self.touch(browser, "touchEnd")
        browser.wait_until(lambda: browser.box("gesture-card").is_near(AT_FIRST), "the card is back in the middle")

    def test_a_swipe_beside_the_card_is_told(self):
        browser = self.open_demo(touch=True)
        self.touch(browser, "touchStart", (320, 650))
        for x in (280, 230, 180):
            self.touch(browser, "touchMove", (x, 652))
        self.touch(browser, "touchEnd")
        self.wait_for_text(browser, "Swiped left")


if __name__ == "__main__":
    unittest.main()
