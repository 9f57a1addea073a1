"""Where the page is: the browser asks the person, tells the app, and follows the way."""

from gallery import PHONE, GalleryTestCase, chromium_only, open_index


class PlaceTests(GalleryTestCase):
    """The Gallery's screen with a location manager."""

    def open_screen(self, **permission):
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        for name, setting in permission.items():
            browser.command("Browser.setPermission", permission={"name": name}, setting=setting)
        browser.wait_for("demo-place")
        browser.script("document.querySelector('[data-identifier=demo-place]').scrollIntoView();")
        browser.tap("demo-place")
        browser.wait_for("locate-button")
        return browser

    def wait_for_place(self, browser, text):
        browser.wait_until(lambda: browser.text("place-label") == text, f"the screen says {text}")

    @chromium_only
    def test_the_page_tells_where_it_is_and_goes(self):
        """The first place, the next one, and after a reload the way goes on."""
        browser = self.open_screen(geolocation="granted")
        browser.command("Emulation.setGeolocationOverride", latitude=52.5, longitude=13.25, accuracy=20)
        browser.tap("locate-button")
        self.wait_for_place(browser, "52.5000°, 13.2500°")
        browser.command("Emulation.setGeolocationOverride", latitude=52.51, longitude=13.25, accuracy=20)
        self.wait_for_place(browser, "52.5100°, 13.2500°")
        self.assertEqual(browser.text("way-label"), "Within 20 m, 1113 m from the start")
        browser.reload()
        browser.wait_for("locate-button")
        browser.command("Emulation.setGeolocationOverride", latitude=-33.9, longitude=-70.5, accuracy=5)
        self.wait_for_place(browser, "-33.9000°, -70.5000°")

    @chromium_only
    def test_who_refuses_is_nowhere(self):
        """The app hears that it may not know."""
        browser = self.open_screen(geolocation="denied")
        browser.tap("locate-button")
        self.wait_for_place(browser, "The browser may not tell")
