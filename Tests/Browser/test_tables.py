"""Tables in a browser: rows that come while a person scrolls, headers that stay, changes."""

import unittest

from gallery import DESKTOP, IS_FIREFOX, GalleryTestCase, open_index

ROWS = """
const scroller = document.querySelector('.s');
const box = scroller.getBoundingClientRect();
const rows = [...document.querySelectorAll('[role=listitem]')]
  .map((row) => row.getBoundingClientRect()).filter((row) => row.bottom > box.top && row.top < box.bottom)
  .sort((a, b) => a.top - b.top);
"""
COVERED = ROWS + "return rows.length ? [rows[0].top - box.top, box.bottom - rows.at(-1).bottom] : null;"
STICKY = """
return [...document.querySelectorAll('.s h2')].map((title) => [title.innerText,
  title.getBoundingClientRect().top]).filter(([, top]) => top > -1 && top < 40).map(([text]) => text)[0];
"""


class TableTests(GalleryTestCase):
    """The tables of the Gallery."""

    def open_demo(self, browser, entry, identifier):
        open_index(browser, self.server.address)
        browser.wait_for(entry)
        browser.tap(entry)
        browser.wait_for(identifier)

    def wheel(self, browser, distance, x=300, y=400):
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def covered(self, browser):
        edges = browser.script(COVERED)
        return edges and edges[0] <= 60 and edges[1] <= 60

    def test_rows_come_where_a_person_scrolls(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-posts", "post-1")
        for _ in range(12):
            self.wheel(browser, 1500)
        browser.wait_until(
            lambda: browser.script("return document.querySelector('.s').scrollTop;") > 10_000,
            "the posts were scrolled",
        )
        browser.wait_until(lambda: self.covered(browser), "rows fill what is seen")
        count = browser.script("return document.querySelectorAll('[role=listitem]').length;")
        self.assertLess(count, 60)

    def test_headers_stay_at_the_upper_edge(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        self.wheel(browser, 900)
        browser.wait_until(lambda: browser.script(STICKY) == "B", "the header of the second section stays")
        # The page moves it before the server knows anything.
        browser.script("document.querySelector('.s').scrollBy({ top: 40, behavior: 'instant' });")
        self.assertEqual(browser.script(STICKY), "B")

    def test_tap_selects_and_insertion_moves_rows(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        before = browser.box("Ada Becker").y
        browser.tap("add-contact")
        browser.wait_for("Ada New 10")
        browser.wait_until(
            lambda: abs(browser.box("Ada Becker").y - before - 44) < 0.6, "the other rows made room"
        )

    def test_row_is_deleted_by_a_swipe(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        box = browser.box("Ada Conti")
        x, y = box.x + box.width - 200, box.middle[1]

        def mouse(kind, place):
            browser.command("Input.dispatchMouseEvent", type=kind, x=place, y=y, button="left", buttons=1, clickCount=1)

        mouse("mousePressed", x)
        for step in range(1, 9):
            mouse("mouseMoved", x - 12 * step)
        mouse("mouseReleased", x - 96)
        browser.wait_until(lambda: browser.box("Ada Conti").x < box.x - 60, "the actions are shown")
        browser.tap_at(box.x + box.width - 30, y)
        browser.wait_until(lambda: browser.box("Ada Dubois").y < y, "the next row took the place")

    def test_arrows_lead_from_row_to_row(self):
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        browser.script("document.querySelector('[data-identifier=\"Ada Arnold\"]').focus();")
        browser.command("Input.dispatchKeyEvent", type="keyDown", key="ArrowDown", code="ArrowDown")
        focused = browser.script("return document.activeElement.dataset.identifier;")
        self.assertEqual(focused, "Ada Becker")

    def test_a_row_with_the_focus_that_is_scrolled_away_leaves_it_to_one_in_sight(self):
        """The content stays where the person scrolls it, and the keyboard goes on there."""
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        browser.press("Tab", "Tab", 9)
        browser.script("document.querySelector('[data-identifier=\"Ada Arnold\"]').focus();")
        for _ in range(8):
            self.wheel(browser, 900)
        browser.wait_until(lambda: not browser.box("Ada Arnold"), "the row is gone")
        browser.wait_until(
            lambda: browser.script("return document.activeElement.getAttribute('role');") == "listitem",
            "a row has the focus",
        )
        self.assertGreater(browser.script("return document.querySelector('.s').scrollTop;"), 1_000)

    def test_the_ring_of_a_row_is_inside_of_it(self):
        """The next row would cover what is outside."""
        browser = self.browse(size=DESKTOP)
        self.open_demo(browser, "demo-contacts", "Ada Arnold")
        browser.press("Tab", "Tab", 9)
        browser.script("document.querySelector('[data-identifier=\"Ada Arnold\"]').focus();")
        if IS_FIREFOX and not browser.script("return document.hasFocus();"):
            self.skipTest("headless Firefox never has its window in front, and shows no ring")
        ring = browser.script(
            "const { outlineWidth, outlineOffset } = getComputedStyle(document.activeElement);"
            "return [outlineWidth, outlineOffset];"
        )
        self.assertEqual(ring, ["3px", "-3px"])


if __name__ == "__main__":
    unittest.main()
