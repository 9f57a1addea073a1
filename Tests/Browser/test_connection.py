"""A cut connection: told, mended by itself, and no input lost or handled twice."""

import time

from gallery import (
    COUNTER_BUTTON,
    HELLO_LABEL,
    LABEL_AFTER_TAP,
    LABEL_AT_FIRST,
    GalleryTestCase,
    Proxy,
    banner_is_shown,
    count_shown,
    open_home,
    open_index,
)


class ConnectionTests(GalleryTestCase):
    """The home screen behind a network that is cut."""

    def setUp(self):
        self.proxy = self.enterContext(Proxy(self.server.port))

    def is_expected_error(self, text):
        # A browser reports every refused or reset connection, however well the page deals with it.
        return any(word in text for word in ("net::ERR_", "WebSocket connection", "can’t establish a connection", "NetworkError"))

    def cut(self, browser):
        """Cuts the network and waits until the page says so."""
        self.proxy.cut()
        browser.wait_until(lambda: banner_is_shown(browser), "the banner tells that the connection is cut")

    def mend(self, browser):
        """Mends the network and waits until the page has found its scene again."""
        self.proxy.mend()
        browser.wait_until(lambda: not banner_is_shown(browser), "the page is connected again", seconds=20)

    def test_page_returns_to_its_scene(self):
        browser = self.browse()
        open_home(browser, self.proxy.address)
        self.cut(browser)
        self.assert_box(browser.box(HELLO_LABEL), LABEL_AT_FIRST)
        self.mend(browser)
        browser.tap(HELLO_LABEL)
        browser.wait_for_box(HELLO_LABEL, LABEL_AFTER_TAP)

    def test_tap_during_the_cut_counts_once(self):
        browser = self.browse()
        open_home(browser, self.proxy.address)
        start = count_shown(browser)
        browser.tap(COUNTER_BUTTON)
        browser.wait_until(lambda: count_shown(browser) == start + 1, "the tap before the cut counts")
        self.cut(browser)
        browser.tap(COUNTER_BUTTON)
        self.mend(browser)
        browser.wait_until(lambda: count_shown(browser) == start + 2, "the tap during the cut counts")
        # The next tap is answered after any repeated one would have been.
        browser.tap(COUNTER_BUTTON)
        browser.wait_until(lambda: count_shown(browser) >= start + 3, "the tap after the cut counts")
        self.assertEqual(count_shown(browser), start + 3)

    def test_input_in_flight_at_the_cut_counts_once(self):
        browser = self.browse()
        open_home(browser, self.proxy.address)
        expected = count_shown(browser)
        for _ in range(3):
            browser.tap(COUNTER_BUTTON)
            expected += 1
            # The cut may fall before, between or after the input and its answer.
            self.proxy.cut()
            self.mend(browser)
            browser.wait_until(lambda: count_shown(browser) >= expected, "the tap at the cut counts", seconds=20)
            self.assertEqual(count_shown(browser), expected)

    def test_a_move_that_ends_during_the_cut_ends_once(self):
        browser = self.browse()
        open_index(browser, self.proxy.address)
        browser.tap("demo-animations")
        browser.wait_for("exhibit-interrupt")
        browser.tap("exhibit-interrupt")
        browser.wait_for("interruption-count")
        time.sleep(0.4)
        for count in (1, 2):
            browser.tap("play")
            browser.wait_until(lambda: browser.text("interruption-count") == f"{count - 1} of {count} ended", "it moves")
            self.cut(browser)
            # The move takes a second, and its completion reaches the page afterwards.
            time.sleep(1)
            self.mend(browser)
            words = f"{count} of {count} ended"
            browser.wait_until(lambda: browser.text("interruption-count") == words, words, 20)
            time.sleep(1.2)
            self.assertEqual(browser.text("interruption-count"), words)

    def test_reload_after_the_cut_returns_to_the_scene(self):
        browser = self.browse()
        open_home(browser, self.proxy.address)
        browser.tap(HELLO_LABEL)
        browser.wait_for_box(HELLO_LABEL, LABEL_AFTER_TAP)
        self.cut(browser)
        self.proxy.mend()
        browser.reload()
        browser.wait_for(HELLO_LABEL)
        self.assert_box(browser.box(HELLO_LABEL), LABEL_AFTER_TAP)
