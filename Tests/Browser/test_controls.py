"""The controls of the Gallery, each operated by mouse, finger and keyboard."""

import unittest

from gallery import DESKTOP, GalleryTestCase, chromium_only, open_index

ARROWS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "End": 35, " ": 32}


class ControlTests(GalleryTestCase):
    """What a person does with a control, and what its app hears."""

    def open_demo(self, entry, **options):
        browser = self.browse(**options)
        open_index(browser, self.server.address)
        browser.wait_for(entry)
        browser.tap(entry)
        browser.wait_for("report-label")
        return browser

    def wait_for_report(self, browser, words):
        browser.wait_until(
            lambda: browser.text("report-label") == words,
            f"the app heard {words!r}; it says {browser.text('report-label')!r}",
        )

    def attribute(self, browser, identifier, name):
        return browser.script(
            "return document.querySelector(`[data-identifier='${arguments[0]}']`)"
            "?.getAttribute(arguments[1]);", identifier, name,
        )

    def focus(self, browser, selector):
        browser.script("document.querySelector(arguments[0]).focus();", selector)

    def press(self, browser, key):
        browser.press(key, "Space" if key == " " else key, ARROWS[key])

    def drag_mouse(self, browser, start, end, steps=6):
        mouse = {"button": "left", "clickCount": 1}
        browser.command("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], **mouse)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            browser.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        browser.command("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], **mouse)

    def drag_finger(self, browser, start, end, steps=6):
        def send(kind, points):
            browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)

        send("touchStart", [{"x": start[0], "y": start[1]}])
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            send("touchMove", [{"x": x, "y": y}])
        send("touchEnd", [])

    # Values

    def test_switch(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        self.assertEqual(self.attribute(browser, "switch", "role"), "switch")
        self.assertEqual(self.attribute(browser, "switch", "aria-checked"), "true")
        browser.tap("switch")
        self.wait_for_report(browser, "Switch: off")
        self.assertEqual(self.attribute(browser, "switch", "aria-checked"), "false")
        self.focus(browser, "[data-identifier='switch']")
        self.press(browser, " ")
        self.wait_for_report(browser, "Switch: on")
        box = browser.box("switch")
        self.drag_mouse(browser, (box.x + 40, box.middle[1]), (box.x + 5, box.middle[1]))
        self.wait_for_report(browser, "Switch: off")

    def thumb(self, browser):
        return browser.script(
            "const box = [...document.querySelectorAll('[data-identifier=slider] > [id]')]"
            ".map(part => part.getBoundingClientRect()).find(box => box.width === 28 && box.height === 28);"
            "return [box.x + 14, box.y + 14];"
        )

    def test_slider_by_mouse_and_keys(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        x, y = self.thumb(browser)
        self.drag_mouse(browser, (x, y), (x + 4_000, y))
        self.wait_for_report(browser, "Slider: 100")
        self.assertEqual(self.attribute(browser, "slider", "aria-valuetext"), "100%")
        self.focus(browser, "[data-identifier='slider']")
        self.press(browser, "ArrowLeft")
        self.wait_for_report(browser, "Slider: 90")
        self.press(browser, "ArrowUp")
        self.wait_for_report(browser, "Slider: 100")
        self.assertEqual(self.attribute(browser, "slider", "aria-valuenow"), "1")

    def test_finger_moves_slider_and_not_the_page(self):
        browser = self.open_demo("demo-controls", touch=True)
        x, y = self.thumb(browser)
        self.drag_finger(browser, (x, y), (x - 300, y - 30))
        self.wait_for_report(browser, "Slider: 0")
        self.assertEqual(browser.script("return document.querySelector('.s').scrollTop;"), 0)

    # Headless Firefox makes no clicks of BiDi's keys.
    @chromium_only
    def test_stepper(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        box = browser.box("stepper")
        browser.tap_at(box.x + 70, box.middle[1])
        self.wait_for_report(browser, "Stepper: 1")
        self.focus(browser, "[data-identifier='stepper'] [aria-label='Increment']")
        self.press(browser, " ")
        self.wait_for_report(browser, "Stepper: 2")
        browser.command("Input.dispatchMouseEvent", type="mousePressed", x=box.x + 20, y=box.middle[1],
                        button="left", clickCount=1)
        self.wait_for_report(browser, "Stepper: 0")
        browser.command("Input.dispatchMouseEvent", type="mouseReleased", x=box.x + 20, y=box.middle[1],
                        button="left", clickCount=1)

    # Choices

    def test_segments(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        box = browser.box("segments")
        browser.tap_at(box.x + box.width / 2, box.middle[1])
        self.wait_for_report(browser, "Segments: Week")
        self.focus(browser, "[data-identifier='segments'] [aria-checked='true']")
        self.press(browser, "ArrowRight")
        self.wait_for_report(browser, "Segments: Month")
        chosen = browser.script(
            "return [document.activeElement.getAttribute('aria-label'),"
            " document.activeElement.getAttribute('aria-checked')];"
        )
        self.assertEqual(chosen, ["Month", "true"])
        # After the last comes the first.
        self.press(browser, "ArrowRight")
        self.wait_for_report(browser, "Segments: Day")

    def test_pages(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        box = browser.box("pages")
        browser.tap_at(box.x + box.width - 5, box.middle[1])
        self.wait_for_report(browser, "Page: 2")
        self.focus(browser, "[data-identifier='pages']")
        self.press(browser, "End")
        self.wait_for_report(browser, "Page: 5")

    def test_indicator_goes_round_in_the_compositor(self):
        browser = self.open_demo("demo-controls", size=DESKTOP)
        running = "return document.getAnimations().filter(a => a.animationName === 'spin').length;"
        self.assertEqual(browser.script(running), 2)
        browser.script("document.querySelector('[data-identifier=work-button]').scrollIntoView();")
        browser.script("document.querySelector('[data-identifier=work-button]').click();")
        browser.wait_until(lambda: browser.script(running) == 1, "one of two stands still")

    # Wheels

    def column(self, browser, index):
        return browser.script(
            "const box = document.querySelectorAll('[role=spinbutton]')[arguments[0]].getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2];", index,
        )

    def test_wheel_of_rows(self):
        browser = self.open_demo("demo-pickers", size=DESKTOP)
        x, y = self.column(browser, 0)
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=70)
        self.wait_for_report(browser, "Fig, medium")
        # Some browsers come to rest in the middle of a row first.
        place = "return document.querySelectorAll('.s[data-scrolls~=wheel]')[0].scrollTop % 32;"
        browser.wait_until(lambda: browser.script(place) < 0.5, "the wheel rests with a row in its middle")
        browser.tap_at(x, y - 32)
        self.wait_for_report(browser, "Cherry, medium")
        self.focus(browser, "[role=spinbutton]")
        self.press(browser, "ArrowDown")
        self.wait_for_report(browser, "Fig, medium")
        self.assertEqual(
            browser.script("return document.activeElement.getAttribute('aria-valuetext');"), "Fig")

    def test_wheel_of_months(self):
        browser = self.open_demo("demo-pickers", size=DESKTOP)
        browser.script("document.querySelectorAll('[role=spinbutton]')[3].focus();")
        self.press(browser, "ArrowDown")
        self.wait_for_report(browser, "2001-2-1")


if __name__ == "__main__":
    unittest.main()
