"""Native scrolling in a browser: what the server hears of it, and what it does to it."""

import time
import unittest

from gallery import DESKTOP, GalleryTestCase, Proxy, chromium_only, open_index, wait_until_connected

# Scrolls as soon as there is what scrolls, which is long before the scripts come.
EARLY = """
const scroll = () => {
    const scroller = document.querySelector(".s");
    if (!scroller) return void requestAnimationFrame(scroll);
    window.wasLive = document.documentElement.hasAttribute("data-live");
    scroller.scrollTop = 150;
};
scroll();
"""
PLACE = "return document.querySelector('.s').scrollTop;"
# Writes down where the feed is and what the server says of it, frame by frame.
RECORD = """
window.record = [];
const step = () => {
    const label = document.querySelector("[data-identifier=place-label]");
    window.record.push([document.querySelector(".s").scrollTop, parseInt(label.textContent)]);
    if (window.record.length < 300) requestAnimationFrame(step);
};
step();
"""


class ScrollingTests(GalleryTestCase):
    """The feed and the shelf of the Gallery."""

    def open_demo(self, browser, entry, identifier):
        open_index(browser, self.server.address)
        browser.wait_for(entry)
        browser.tap(entry)
        browser.wait_for(identifier)

    def wheel(self, browser, distance, x=300, y=400):
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def wait_for_place(self, browser, points):
        browser.wait_until(
            lambda: browser.text("place-label") == f"{points} points",
            f"the server knows that the feed is at {points}",
        )

    def drag(self, browser, start, end, steps=8):
        """Moves a finger slowly, so that nothing goes on when it leaves."""
        def send(kind, points):
            browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)

        send("touchStart", [{"x": start[0], "y": start[1]}])
        for step in range(1, steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(start, end))
            send("touchMove", [{"x": x, "y": y}])
        send("touchMove", [{"x": end[0], "y": end[1]}])
        send("touchEnd", [])

    def test_wheel_reaches_the_server_and_no_frame_comes_back(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-feed", "post-1")
        browser.network_events()
        self.wheel(browser, 500)
        self.wait_for_place(browser, 500)
        self.assertEqual(browser.script(PLACE), 500)
        frames = [
            parameters["response"]["payloadData"]
            for method, parameters in browser.network_events()
            if method == "Network.webSocketFrameReceived"
        ]
        self.assertTrue(frames)
        # The label that says the place is outside of what scrolls.
        self.assertLess(max(map(len, frames)), 200, frames)

    @chromium_only
    def test_scrolling_before_the_scripts_have_come_is_kept(self):
        proxy = self.enterContext(Proxy(self.server.port))
        proxy.delay = 0.4
        browser = self.browse()
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=EARLY)
        browser.open(proxy.address + "/")
        browser.wait_until(lambda: browser.identifiers("demo-"), "the index is shown")
        self.assertIs(browser.script("return window.wasLive;"), False)
        wait_until_connected(browser)
        browser.wait_until(
            lambda: browser.script("return performance.getEntriesByName"
                                   "(performance.getEntriesByType('resource').map(entry => entry.name)"
                                   ".find(name => name.endsWith('/scroll.js'))).length > 0;"),
            "what follows scrolling has come",
        )
        time.sleep(3 * proxy.delay)
        self.assertEqual(browser.script(PLACE), 150)
        # What is tapped is what stands there, for the server too.
        places = [browser.box(name).middle for name in browser.identifiers("demo-")]
        browser.tap_at(*next(place for place in places if 300 < place[1] < 600))
        browser.wait_until(lambda: not browser.identifiers("demo-"), "a demo is shown in place of the index")

    def test_tap_in_scrolled_content_reaches_its_view(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-feed", "post-1")
        self.wheel(browser, 900)
        self.wait_for_place(browser, 900)
        box = browser.box("like-10")
        self.assertTrue(0 < box.y < DESKTOP[1] - 100, box)
        browser.tap_at(box.x + 15, box.middle[1])
        browser.wait_until(lambda: browser.text("like-10") == "Liked", "the tenth post is liked")
        self.assertEqual(browser.text("like-9"), "Like")

    # Headless Firefox does not scroll by BiDi's fingers.
    @chromium_only
    def test_finger_scrolls_and_presses_nothing(self):
        browser = self.browse(touch=True)
        self.open_demo(browser, "demo-feed", "post-1")
        button = browser.box("like-3")
        self.drag(browser, (button.x + 15, button.middle[1]), (button.x + 15, button.middle[1] - 200))
        browser.wait_until(lambda: browser.script(PLACE) > 100, "the feed has scrolled")
        place = browser.wait_until(lambda: self.place_at_rest(browser), "the feed is at rest")
        self.wait_for_place(browser, int(place))
        self.assertEqual(browser.text("like-3"), "Like")

    def place_at_rest(self, browser):
        before = browser.script(PLACE)
        time.sleep(0.2)
        return before if browser.script(PLACE) == before else None

    def test_server_scrolls_to_the_top(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-feed", "post-1")
        self.wheel(browser, 700)
        self.wait_for_place(browser, 700)
        browser.script(RECORD)
        browser.tap("top-button")
        browser.wait_until(lambda: browser.script(PLACE) == 0, "the page is at the top")
        self.wait_for_place(browser, 0)
        record = browser.script("return window.record;")
        places, told = ([entry[index] for entry in record] for index in (0, 1))
        self.assertEqual(places, sorted(places, reverse=True), "the page goes straight to the top")
        self.assertEqual(told, sorted(told, reverse=True), "the app hears of each step in turn")
        self.assertTrue(any(0 < place < 700 for place in places), places)
        self.assertTrue(any(0 < place < 700 for place in told), told)
        self.wheel(browser, 300)
        self.wait_for_place(browser, 300)

    def test_place_outlives_a_reload_and_a_cut_connection(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-feed", "post-1")
        self.wheel(browser, 640)
        self.wait_for_place(browser, 640)
        browser.reload()
        browser.wait_for("post-1")
        wait_until_connected(browser)
        browser.wait_until(lambda: browser.script(PLACE) == 640, "the page made anew is where it was")
        browser.tap("like-8")
        browser.wait_until(lambda: browser.text("like-8") == "Liked", "a patch came")
        self.assertEqual(browser.script(PLACE), 640)

    @chromium_only
    def test_shelf_comes_to_rest_at_pages(self):
        browser = self.browse(touch=True)
        self.open_demo(browser, "demo-media", "shelf")
        shelf = browser.box("shelf")
        x, y = shelf.middle
        self.drag(browser, (x + 120, y), (x - 120, y))
        browser.wait_until(lambda: browser.text("page-label") == "Album 2 of 4", "the second album is shown")
        inner = "return document.querySelectorAll('.s')[1].scrollLeft;"
        browser.wait_until(lambda: browser.script(inner) == shelf.width, "the page is a whole one")
        browser.tap("next-album")
        browser.wait_until(lambda: browser.text("page-label") == "Album 3 of 4", "the third album is shown")
        browser.wait_until(lambda: browser.script(inner) == 2 * shelf.width, "the server's page is a whole one")

    @chromium_only
    def test_a_finger_turns_pages_and_stops_at_the_ends(self):
        browser = self.browse(touch=True)
        self.open_demo(browser, "demo-pages", "tour-text-0")
        width, y = browser.size[0], 300

        def turn(step):
            self.drag(browser, (width / 2 + 120 * step, y), (width / 2 - 120 * step, y))

        def wait_for_page(index):
            def is_at_rest():
                box = browser.box(f"tour-text-{index}")
                # The server has put its neighbours beside it: a page that was come to stands at the end before.
                look = "const s = document.querySelector('.s'); return [s.scrollWidth, s.scrollLeft].map((n) => n / s.clientWidth);"
                pages, before = browser.script(look)
                is_ready = pages == (2 if index in (0, 3) else 3) and before == (0 if index == 0 else 1)
                return box and abs(box.middle[0] - width / 2) < 1 and is_ready

            browser.wait_until(is_at_rest, f"page {index} is shown and its neighbours stand ready")

        # There is nothing before the first page and after the last, not even the way back.
        wait_for_page(0)
        turn(-1)
        time.sleep(1)
        wait_for_page(0)
        for index in (1, 2, 3):
            turn(1)
            wait_for_page(index)
        turn(1)
        time.sleep(1)
        wait_for_page(3)
        turn(-1)
        wait_for_page(2)
        browser.tap("tour-go-2")
        wait_for_page(3)
        browser.tap("tour-go-3")
        wait_for_page(0)

    # Headless Firefox makes no clicks of BiDi's keys.
    @chromium_only
    def test_tab_key_brings_hidden_controls_into_sight(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-feed", "post-1")

        def tenth_has_focus():
            browser.press("Tab", "Tab", 9)
            return browser.script("return document.activeElement?.dataset.identifier;") == "like-10"

        browser.wait_until(tenth_has_focus, "the tab key reaches the tenth post")
        self.assertGreater(browser.script(PLACE), 0)
        browser.press("Enter", "Enter", 13)
        browser.wait_until(lambda: browser.text("like-10") == "Liked", "Enter presses what was scrolled to")


if __name__ == "__main__":
    unittest.main()
