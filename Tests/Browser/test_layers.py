"""Layers in a browser: shapes, gradients and masks of the Gallery's demo."""

import time
import unittest

from gallery import DESKTOP, PHONE, GalleryTestCase, chromium_only, open_index
from screenshots import wait_for_stillness

# How much of a ring's line is seen, by the dashes that are shown now.
SHOWN = """
const svgs = [...document.querySelectorAll("[data-identifier=progress-ring] > [id] > svg")];
const paths = svgs.at(-1).querySelectorAll("path");
const shown = [...paths].filter(path => {
    const style = getComputedStyle(path);
    return style.strokeOpacity !== "0" && style.opacity !== "0";
});
if (!shown.length) return 0;
const path = shown.at(-1);
const [dash] = getComputedStyle(path).strokeDasharray.split(/[ ,]+/);
return dash === "none" ? 1 : Math.min(parseFloat(dash) / path.getTotalLength(), 1);
"""


class LayerTests(GalleryTestCase):
    """The demo "Layers"."""

    def open_demo(self, size=PHONE, **how):
        browser = self.browse(size=size, **how)
        open_index(browser, self.server.address)
        browser.wait_for("demo-layers")
        browser.script("document.querySelector('[data-identifier=demo-layers]').scrollIntoView();")
        browser.tap("demo-layers")
        browser.wait_for("progress-ring")
        browser.wait_until(lambda: abs(browser.script(SHOWN) - 0.35) < 0.01, "the ring is filled by a third")
        return browser

    def test_a_line_grows_to_where_it_ends(self):
        browser = self.open_demo()
        browser.script("document.querySelector('[data-identifier=progress-button]').scrollIntoView({block: 'center'});")
        browser.tap("progress-button")
        between = []

        def is_there():
            between.append(browser.script(SHOWN))
            return abs(between[-1] - 0.6) < 0.005

        browser.wait_until(is_there, "the ring is filled by sixty of a hundred")
        self.assertEqual(between, sorted(between), "the line never goes back")
        self.assertTrue(any(0.355 < share < 0.595 for share in between), f"the line is on its way: {between}")

    def test_gradients_shapes_and_masks_are_drawn(self):
        browser = self.open_demo()
        found = browser.script("""
            const look = element => getComputedStyle(element);
            const nodes = [...document.querySelectorAll("body [id]")].map(look);
            return [
                nodes.filter(style => style.backgroundImage.startsWith("linear-gradient")).length,
                nodes.filter(style => style.backgroundImage.startsWith("conic-gradient")).length,
                nodes.filter(style => style.clipPath.startsWith("path")).length,
                nodes.filter(style => style.maskImage.includes("#m")).length,
                [...document.querySelectorAll("svg path")].every(path => path instanceof SVGPathElement),
            ];
        """)
        self.assertGreaterEqual(found[0], 2)
        self.assertEqual(found[1:2], [1])
        self.assertGreaterEqual(found[2], 2)
        self.assertEqual(found[3:], [1, True])
        fills = browser.script("""
            const inside = [...document.querySelectorAll("[data-identifier=progress-ring] path")];
            return inside.map(path => getComputedStyle(path).fill);
        """)
        self.assertEqual(set(fills), {"none"}, "rings have a line and no fill")

    @chromium_only
    def test_cards_turn_in_the_space_of_the_layer_above(self):
        """A tap spreads cards round a line, of which the nearest is seen, and turns them on the compositor; a mask grows."""
        browser = self.open_demo()
        browser.script("document.querySelector('[data-identifier=\"space-room\"]').scrollIntoView({ block: 'center' });")
        time.sleep(0.3)
        nearest = (
            "const { x, y, width, height } = document.querySelector('[data-identifier=\"space-room\"]').getBoundingClientRect();"
            "return document.elementsFromPoint(x + width / 2, y + height / 2)"
            ".map(node => node.dataset.identifier ?? '').find(name => name.startsWith('space-card'));"
        )
        self.assertEqual(browser.script(nearest), "space-card-2", "the last of a stack is on top")
        browser.tap("space-box")
        browser.wait_until(lambda: browser.script(nearest) == "space-card-0", "the cards stand in space")
        wait_for_stillness(browser)
        perspective = (
            "const node = document.querySelector('[data-identifier=\"space-card-0\"]');"
            "return new DOMMatrix(getComputedStyle(node).transform).m14;"
        )
        self.assertNotEqual(browser.script(perspective), 0)
        browser.tap("space-box")
        led = (
            "return document.getAnimations().map(({ effect }) => [effect.target.dataset?.identifier ?? effect.target.tagName,"
            " ...Object.keys(effect.getKeyframes()[0])].join(' '));"
        )
        browser.wait_until(
            lambda: sum("space-card" in words and "transform" in words for words in browser.script(led)) == 3,
            "three cards turn",
        )
        self.assertTrue(any("d" in words.split() for words in browser.script(led)), "the mask's path is led")
        browser.wait_until(lambda: browser.script(nearest) == "space-card-2", "another card is in front")

    def show_zoom_box(self, browser):
        """Brings what can be zoomed into sight; returns its box."""
        browser.script("document.querySelector('[data-identifier=zoom-box]').scrollIntoView({block: 'center'});")
        box = browser.wait_for("zoom-box")
        self.assert_box(browser.box("zoom-content"), box)
        return box

    @chromium_only
    def test_two_fingers_zoom(self):
        browser = self.open_demo(touch=True)
        box = self.show_zoom_box(browser)
        x, y = box.middle

        def touch(kind, *places):
            points = [{"x": at, "y": y, "id": index} for index, at in enumerate(places)]
            browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)

        touch("touchStart", x - 40, x + 40)
        for step in range(1, 9):
            touch("touchMove", x - 40 - 5 * step, x + 40 + 5 * step)
        touch("touchEnd")
        browser.wait_until(lambda: abs(browser.box("zoom-content").width - 2 * box.width) < 20, "it is twice as large")
        # What was between the fingers stays there.
        for at, expected in zip(browser.box("zoom-content").middle, (x, y)):
            self.assertAlmostEqual(at, expected, delta=12)

    @chromium_only
    def test_a_trackpad_zooms(self):
        browser = self.open_demo(size=DESKTOP)
        box = self.show_zoom_box(browser)
        x, y = box.middle
        for _ in range(7):
            browser.command(
                "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-10, modifiers=2
            )
        browser.wait_until(lambda: abs(browser.box("zoom-content").width - 2 * box.width) < 30, "it is twice as large")
        self.assertEqual(browser.script("return [innerWidth, visualViewport.scale];"), [1280, 1], "the page is not")
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=40)
        browser.wait_until(lambda: browser.box("zoom-content").middle[1] < y - 5, "the wheel alone scrolls")


if __name__ == "__main__":
    unittest.main()
