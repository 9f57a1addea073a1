"""Drag and drop in a browser: within the page by mouse and finger, and files and text from outside."""

import tempfile
import time
from pathlib import Path

from gallery import PHONE, GalleryTestCase, chromium_only, open_index
from test_files import PICTURE

# The texts in an element, by their places.
TEXTS = """
const found = [];
for (const node of document.querySelectorAll(`[data-identifier="${arguments[0]}"] *`)) {
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data).join('').trim();
    const { x, y, width } = node.getBoundingClientRect();
    const isSeen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (text && width && isSeen) { found.push([text, x, y]); }
}
return found.sort((a, b) => Math.round(a[2] - b[2]) || a[1] - b[1]).map(([text]) => text);
"""
PICTURE_IS_SHOWN = """
const picture = document.querySelector('[data-identifier="picture-frame"] img');
return Boolean(picture?.complete && picture.naturalWidth);
"""
IS_AT_REST = "return document.getAnimations().every((animation) => animation.playState !== 'running');"
STEPS = ["Preheat the oven", "Weigh the flour", "Beat the eggs", "Bake"]


@chromium_only
class DraggingTests(GalleryTestCase):
    """The demo "Drag and drop"."""

    def open_demo(self, **how):
        browser = self.browse(size=PHONE, **how)
        open_index(browser, self.server.address)
        browser.wait_for("demo-dragging")
        browser.script("document.querySelector('[data-identifier=demo-dragging]').scrollIntoView();")
        browser.tap("demo-dragging")
        browser.wait_for("steps-table")
        self.wait_for_texts(browser, "steps-table", STEPS)
        browser.wait_until(lambda: browser.script(IS_AT_REST), "the screen is still")
        return browser

    def wait_for_texts(self, browser, identifier, texts):
        browser.wait_until(
            lambda: browser.script(TEXTS, identifier) == texts, f"{identifier} shows {texts}"
        )

    def row(self, browser, index):
        """The middle of a row of the table."""
        box = browser.box("steps-table")
        return box.x + 150, box.y + 48 * index + 24

    def mouse(self, browser, kind, x, y, **more):
        browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def pull(self, browser, start, end):
        """Drags with a mouse, in steps."""
        self.mouse(browser, "mouseMoved", *start)
        self.mouse(browser, "mousePressed", *start, button="left", clickCount=1)
        for step in range(1, 11):
            point = [a + (b - a) * step / 10 for a, b in zip(start, end)]
            self.mouse(browser, "mouseMoved", *point, button="left")
            time.sleep(0.03)
        time.sleep(0.3)

    def release(self, browser, end):
        self.mouse(browser, "mouseReleased", *end, button="left", clickCount=1)

    def test_a_mouse_moves_a_row(self):
        browser = self.open_demo()
        end = self.row(browser, 2)[0], self.row(browser, 2)[1] + 10
        self.pull(browser, self.row(browser, 0), end)
        self.release(browser, end)
        self.wait_for_texts(browser, "steps-table", STEPS[1:3] + STEPS[:1] + STEPS[3:])
        self.check_console(browser)

    def test_a_finger_moves_a_row_after_a_long_press(self):
        browser = self.open_demo(touch=True)
        touch = lambda kind, *points: browser.command(
            "Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points]
        )
        start, end = self.row(browser, 3), self.row(browser, 1)
        touch("touchStart", start)
        time.sleep(0.8)
        for step in range(1, 11):
            touch("touchMove", (start[0], start[1] + (end[1] - 10 - start[1]) * step / 10))
            time.sleep(0.03)
        time.sleep(0.3)
        touch("touchEnd")
        self.wait_for_texts(browser, "steps-table", STEPS[:1] + STEPS[3:] + STEPS[1:3])

    def test_a_finger_that_does_not_wait_scrolls(self):
        browser = self.open_demo(touch=True)
        top = browser.box("steps-table").y
        touch = lambda kind, *points: browser.command(
            "Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points]
        )
        x, y = self.row(browser, 3)
        touch("touchStart", (x, y))
        for step in range(1, 11):
            touch("touchMove", (x, y - 12 * step))
            time.sleep(0.02)
        touch("touchEnd")
        browser.wait_until(lambda: browser.box("steps-table").y < top - 40, "the screen scrolls")
        self.wait_for_texts(browser, "steps-table", STEPS)

    def test_what_is_dragged_follows_the_pointer_and_goes_back(self):
        browser = self.open_demo()
        start = self.row(browser, 0)
        end = start[0], 60
        self.pull(browser, start, end)
        followed = "return [...document.querySelectorAll('[id^=n]')].find((one) => one.style.translate !== '')?.id;"
        browser.wait_until(lambda: browser.script(followed), "the picture follows the pointer")
        self.release(browser, end)
        browser.wait_until(lambda: not browser.script(followed), "nothing follows any more")
        self.wait_for_texts(browser, "steps-table", STEPS)

    def test_fruit_is_copied_into_the_basket(self):
        browser = self.open_demo()
        shelf, basket = browser.box("shelf"), browser.box("basket")
        end = basket.x + 30, basket.y + 46
        self.pull(browser, (shelf.x + 46, shelf.y + 46), end)
        self.release(browser, end)
        self.wait_for_texts(browser, "basket", ["🍎", "🍌"])
        self.assertEqual(browser.script(TEXTS, "shelf")[0], "🍎")

    def drop(self, browser, data):
        """Drops data onto the frame, as from another window."""
        browser.script("document.querySelector('[data-identifier=picture-frame]').scrollIntoView({block: 'center'});")
        browser.wait_for("picture-frame")
        x, y = browser.box("picture-frame").middle
        data = {"items": [], "dragOperationsMask": 1, **data}
        for kind in ("dragEnter", "dragOver"):
            browser.command("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)
        time.sleep(0.3)
        for kind in ("dragOver", "drop"):
            browser.command("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)

    def test_a_file_of_the_desktop_is_dropped(self):
        browser = self.open_demo()
        folder = self.enterContext(tempfile.TemporaryDirectory())
        path = Path(folder) / "red.png"
        path.write_bytes(PICTURE)
        self.drop(browser, {"files": [str(path)]})
        browser.wait_until(lambda: browser.script(PICTURE_IS_SHOWN), "the picture is shown")

    def test_a_text_of_another_window_is_dropped(self):
        browser = self.open_demo()
        self.drop(browser, {"items": [{"mimeType": "text/plain", "data": "From elsewhere"}]})
        browser.wait_until(lambda: browser.text("dropped-text") == "From elsewhere", "the text is shown")
