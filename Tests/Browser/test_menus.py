"""Menus in a browser: by mouse, by its second button, by finger and by keyboard alone."""

import time

from gallery import DESKTOP, PHONE, GalleryTestCase, chromium_only, open_index

ITEMS = "return [...document.querySelectorAll('[role^=menuitem]')].map(item => item.ariaLabel ?? item.textContent);"
# Where the keyboard is: the words and whether they are seen to have the focus.
FOCUSED = """
const { activeElement: element } = document;
return [element.ariaLabel ?? element.textContent, element.matches(':focus-visible')];
"""
# What the frame of a preview beside the menu is called.
PREVIEW = "return document.querySelector('[role=menu]')?.parentElement.querySelector('button')?.ariaLabel;"
ROW = "book-Beloved"
SORT_MENU = ["Title", "Author", "Put back all"]
ROW_MENU = ["Favorite", "About", "Delete"]


class MenuTests(GalleryTestCase):
    """The library: a bar item with a menu, and rows with menus."""

    def open_library(self, browser):
        """Goes to the list of books."""
        open_index(browser, self.server.address)
        browser.wait_for("demo-library")
        browser.tap("demo-library")
        browser.wait_for(ROW)
        time.sleep(0.5)

    def wait_for_menu(self, browser, items):
        """Waits until a menu with some choices, or none, is all that is shown."""
        browser.wait_until(lambda: browser.script(ITEMS) == items, f"the menu has {items}")
        time.sleep(0.3)

    def choose(self, browser, name):
        """Clicks a choice."""
        x, y = browser.script(
            "const item = [...document.querySelectorAll('[role^=menuitem]')].find(item =>"
            " (item.ariaLabel ?? item.textContent) === arguments[0]);"
            "const { x, y, width, height } = item.getBoundingClientRect(); return [x + width / 2, y + height / 2];", name
        )
        browser.tap_at(x, y)

    def press_second_button(self, browser, x, y):
        """Clicks with the second button of the mouse."""
        for kind in ("mousePressed", "mouseReleased"):
            browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="right", clickCount=1)

    @chromium_only
    def test_the_second_button_shows_the_menu_beside_the_pointer(self):
        """A click of the second button on a row shows its menu there; what is chosen is done."""
        browser = self.browse(size=DESKTOP)
        self.open_library(browser)
        x, y = browser.box(ROW).x + 200, browser.box(ROW).middle[1]
        self.press_second_button(browser, x, y)
        self.wait_for_menu(browser, ROW_MENU)
        place = browser.script(
            "const { x, y } = document.querySelector('[role=menu]').getBoundingClientRect(); return [x, y];"
        )
        self.assertAlmostEqual(place[0], x, delta=1)
        self.assertAlmostEqual(place[1], y + 8, delta=1)
        self.choose(browser, "Delete")
        browser.wait_until(lambda: not browser.box(ROW), "the row is gone")
        self.assertEqual(browser.script(ITEMS), [])

    @chromium_only
    def test_the_second_button_is_the_browsers_where_there_is_no_menu(self):
        """On the bar, which has no menus, the browser is not kept from its own."""
        browser = self.browse(size=DESKTOP)
        self.open_library(browser)
        browser.script(
            "window.kept = []; addEventListener('contextmenu', event => {"
            " window.kept.push(event.defaultPrevented); event.preventDefault(); });"
        )
        self.press_second_button(browser, 640, 20)
        self.press_second_button(browser, *browser.box(ROW).middle)
        self.wait_for_menu(browser, ROW_MENU)
        self.assertEqual(browser.script("return window.kept;"), [False, True])

    @chromium_only
    def test_a_finger_that_stays_shows_the_menu_of_a_row(self):
        """A long press shows the menu; the finger's end takes nothing."""
        browser = self.browse(size=PHONE, touch=True)
        self.open_library(browser)
        x, y = browser.box(ROW).middle
        browser.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.wait_for_menu(browser, ROW_MENU)
        browser.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        time.sleep(0.5)
        self.assertEqual(browser.script(ITEMS), ROW_MENU)
        self.assertEqual(browser.script(PREVIEW), "Beloved")
        browser.tap_at(x, 20)
        self.wait_for_menu(browser, [])

    @chromium_only
    def test_a_tapped_preview_shows_its_screen(self):
        """A long press shows the book above its menu; a tap on it pushes its screen."""
        browser = self.browse(size=PHONE, touch=True)
        self.open_library(browser)
        x, y = browser.box(ROW).middle
        browser.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.wait_for_menu(browser, ROW_MENU)
        browser.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        browser.tap("book-title")
        self.wait_for_menu(browser, [])
        browser.wait_until(lambda: browser.box("book-title").middle[0] == 195, "the book's screen is pushed")
        self.assertEqual(browser.script(PREVIEW), None)

    @chromium_only
    def test_the_keyboard_alone_takes_a_choice(self):
        """Enter opens the menu of an item, arrows lead through it, Enter takes a choice, Escape none."""
        browser = self.browse(size=DESKTOP)
        self.open_library(browser)
        browser.press("Tab", "Tab", 9)
        while browser.script(FOCUSED)[0] != "Sort":
            browser.press("Tab", "Tab", 9)
        order = "return ['Beloved', 'Middlemarch'].map(name => document.querySelector(" \
            "`[data-identifier=\"book-${name}\"]`).getBoundingClientRect().y);"
        first, second = browser.script(order)
        self.assertLess(first, second)
        browser.press("Enter", "Enter", 13)
        self.wait_for_menu(browser, SORT_MENU)
        self.assertEqual(browser.script(FOCUSED), ["Title", True])
        browser.press("ArrowDown", "ArrowDown", 40)
        self.assertEqual(browser.script(FOCUSED), ["Author", True])
        browser.press("Enter", "Enter", 13)
        self.wait_for_menu(browser, [])
        self.assertEqual(browser.script(FOCUSED), ["Sort", True])
        browser.wait_until(lambda: browser.script(order)[0] > browser.script(order)[1], "books stand by author")
        browser.press("Enter", "Enter", 13)
        self.wait_for_menu(browser, SORT_MENU)
        browser.press("Escape", "Escape", 27)
        self.wait_for_menu(browser, [])
        self.assertEqual(browser.script(FOCUSED), ["Sort", True])

    @chromium_only
    def test_the_key_for_menus_shows_that_of_a_row(self):
        """Shift and F10 on a row show its menu; a menu within it is entered and left by keys."""
        browser = self.browse(size=DESKTOP)
        self.open_library(browser)
        browser.press("Tab", "Tab", 9)
        browser.script(f"document.querySelector('[data-identifier={ROW}]').focus();")
        for kind in ("rawKeyDown", "keyUp"):
            browser.command(
                "Input.dispatchKeyEvent", type=kind, key="F10", code="F10", windowsVirtualKeyCode=121, modifiers=8
            )
        self.wait_for_menu(browser, ROW_MENU)
        self.assertEqual(browser.script(FOCUSED), ["Favorite", True])
        browser.press("ArrowDown", "ArrowDown", 40)
        browser.press("Enter", "Enter", 13)
        self.wait_for_menu(browser, ["About", "Toni Morrison"])
        self.assertEqual(browser.script(FOCUSED), ["About", True])
        browser.press("Enter", "Enter", 13)
        self.wait_for_menu(browser, ROW_MENU)
        browser.press("Escape", "Escape", 27)
        self.wait_for_menu(browser, [])
        self.assertEqual(browser.script("return document.activeElement.dataset.identifier;"), ROW)

    @chromium_only
    def test_the_row_after_one_that_the_keyboard_deletes_has_the_focus(self):
        """Its menu deletes a row; while rows are edited, what a row's control uncovers has the focus, and deletes it."""
        browser = self.browse(size=DESKTOP)
        self.open_library(browser)
        focused = "return document.activeElement.dataset.identifier;"
        browser.press("Tab", "Tab", 9)
        browser.script(f"document.querySelector('[data-identifier={ROW}]').focus();")
        for kind in ("rawKeyDown", "keyUp"):
            browser.command(
                "Input.dispatchKeyEvent", type=kind, key="F10", code="F10", windowsVirtualKeyCode=121, modifiers=8
            )
        self.wait_for_menu(browser, ROW_MENU)
        browser.press("ArrowUp", "ArrowUp", 38)
        browser.press("Enter", "Enter", 13)
        browser.wait_until(lambda: not browser.box(ROW), "the row is gone")
        browser.wait_until(lambda: browser.script(focused) == "book-Invisible Cities", "the next one has the focus")
        browser.script("[...document.querySelectorAll('button')].find(item => item.innerText === 'Edit').click();")
        delete = "[data-identifier=book-Middlemarch] button[aria-label=Delete]"
        browser.wait_until(lambda: browser.script(f"return document.querySelector('{delete}') !== null;"), "rows are edited")
        browser.script(f"document.querySelector('{delete}').focus();")
        browser.press("Enter", "Enter", 13)
        browser.wait_until(lambda: browser.script(FOCUSED) == ["Delete", True] and not browser.script(
            "return document.activeElement.closest('[role=listitem]') !== null;"), "the action has the focus")
        browser.press("Enter", "Enter", 13)
        browser.wait_until(lambda: not browser.box("book-Middlemarch"), "the other row is gone")
        browser.wait_until(
            lambda: browser.script(focused) == "book-The Dispossessed", "the row after it has the focus"
        )
