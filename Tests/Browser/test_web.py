"""A web view: HTML of the app's own in a frame that is kept apart from the page."""

from gallery import PHONE, GalleryTestCase, chromium_only, open_index

FRAME = "return document.querySelector('[data-identifier=\"web-view\"] > iframe')"


class WebViewTests(GalleryTestCase):
    """The Gallery's screen with a web view."""

    @chromium_only
    def test_html_of_the_app_stands_apart(self):
        """The page allows frames when one is needed; scripts in it run, and reach nothing."""
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        policy = self.server.get("/")[1]["Content-Security-Policy"]
        self.assertNotIn("frame-src", policy)
        browser.wait_for("demo-web")
        browser.tap("demo-web")
        browser.wait_until(lambda: browser.text("report-label") == "A page apart", "the page was loaded")
        frame = browser.script(FRAME)
        self.assertNotIn("allow-same-origin", frame.get_attribute("sandbox"))
        box = browser.box("web-view")
        self.assertEqual((frame.rect["width"], frame.rect["height"]), (box.width, box.height))
        browser.driver.switch_to.frame(frame)
        text = browser.script("return document.getElementById('origin').textContent")
        self.assertEqual(text, "Origin null, reaches nothing")
        self.assertEqual(browser.script("return getComputedStyle(document.querySelector('h1')).color"), "rgb(0, 119, 204)")
        browser.driver.switch_to.default_content()

    @chromium_only
    def test_a_reload_shows_the_page_again(self):
        """The frame comes back with a page that is loaded anew, and goes with its view."""
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        browser.wait_for("demo-web")
        browser.tap("demo-web")
        browser.wait_until(lambda: browser.text("report-label") == "A page apart", "the page was loaded")
        browser.reload()
        browser.wait_until(lambda: browser.script(FRAME + "?.src"), "the frame is there again")
        browser.script("history.back()")
        browser.wait_until(lambda: browser.script(FRAME) is None, "the frame is gone")
