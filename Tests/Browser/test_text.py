"""Text as a person types it: at once, whatever the network does, and as the server wants it in the end."""

from gallery import GalleryTestCase, Proxy, banner_is_shown, chromium_only, open_index
from selenium.webdriver.common.keys import Keys

NAME = "sign-in-name"
PASSWORD = "sign-in-password"
CARD = "sign-in-card"
MESSAGE = "sign-in-message"
NOTE = "note-text"

FIELD = """
const field = document.querySelector(`[data-identifier="${arguments[0]}"] .f`);
"""


class TextTests(GalleryTestCase):
    """The sign-in form and the notes."""

    def is_expected_error(self, text):
        return any(word in text for word in ("net::ERR_", "WebSocket connection", "establish a connection"))

    def open(self, browser, entry, name, address=None):
        open_index(browser, address or self.server.address)
        browser.tap(entry)
        browser.wait_for(name)
        self.wait_for_field(browser, name)

    def open_and_edit(self, browser, entry, name, address=None):
        self.open(browser, entry, name, address)
        browser.tap(name)
        browser.wait_until(
            lambda: browser.script(FIELD + "return document.activeElement === field;", name), f"{name} has the focus"
        )

    def wait_for_field(self, browser, name):
        browser.wait_until(lambda: browser.script(FIELD + "return field !== null;", name), f"{name} is a field")

    def value(self, browser, name):
        return browser.script(FIELD + "return field.value;", name)

    def wait_for_value(self, browser, name, expected, seconds=5):
        browser.wait_until(
            lambda: self.value(browser, name) == expected,
            f"{name} shows {expected!r}, not {self.value(browser, name)!r}",
            seconds=seconds,
        )

    def test_what_is_typed_shows_at_once_and_reaches_the_app(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", NAME)
        browser.type("ada@example.org")
        self.assertEqual(self.value(browser, NAME), "ada@example.org")
        browser.type(Keys.ENTER)
        browser.wait_until(
            lambda: browser.script(FIELD + "return document.activeElement === field;", PASSWORD), "Return leads on"
        )
        browser.type("hush")
        browser.wait_until(lambda: "4 characters" in browser.text(MESSAGE), "the app knows the secret's length")
        browser.tap("sign-in-button")
        browser.wait_until(lambda: browser.text(MESSAGE) == "Welcome, ada@example.org.", "the app knows the name")
        browser.wait_until(
            lambda: browser.script("return document.activeElement.className") != "f", "the app ends the editing"
        )

    def test_text_stays_over_a_reload_and_secrets_do_not_come_back(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", NAME)
        browser.type("<b>&\"'é😀")
        browser.type(Keys.TAB)
        browser.type("hush")
        # The last thing typed is answered, and so everything before it.
        browser.type(Keys.TAB + "12345")
        self.wait_for_value(browser, CARD, "1234 5")
        browser.reload()
        self.wait_for_field(browser, NAME)
        self.wait_for_value(browser, NAME, "<b>&\"'é😀")
        self.assertEqual(self.value(browser, PASSWORD), "••••")
        self.assertNotIn("hush", browser.script("return document.documentElement.outerHTML;"))

    def test_a_formatter_corrects_while_more_is_typed(self):
        proxy = self.enterContext(Proxy(self.server.port))
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", CARD, proxy.address)
        proxy.delay = 0.2
        browser.type("12345678x9012")
        # Nothing waits for the network.
        self.assertEqual(self.value(browser, CARD).replace(" ", ""), "12345678x9012")
        self.wait_for_value(browser, CARD, "1234 5678 9012", seconds=15)
        browser.type("3456")
        self.wait_for_value(browser, CARD, "1234 5678 9012 3456", seconds=15)

    def test_typing_goes_on_while_the_connection_is_cut(self):
        proxy = self.enterContext(Proxy(self.server.port))
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", NAME, proxy.address)
        browser.type("before ")
        proxy.cut()
        browser.wait_until(lambda: banner_is_shown(browser), "the banner tells that the connection is cut")
        browser.type("during ")
        proxy.mend()
        browser.type("after@")
        browser.wait_until(lambda: not banner_is_shown(browser), "the page is connected again", seconds=20)
        self.wait_for_value(browser, NAME, "before during after@")
        browser.type(Keys.TAB + "x")
        browser.wait_until(lambda: "1 characters" in browser.text(MESSAGE), "the app got all of it", seconds=15)

    def test_selection_and_paste_are_edits(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", NAME)
        browser.type("one two")
        browser.script(FIELD + "field.setSelectionRange(4, 7);", NAME)
        browser.shortcut("c")
        browser.type(Keys.HOME)
        browser.shortcut("v")
        self.wait_for_value(browser, NAME, "twoone two")
        # Undo is the browser's own.
        browser.shortcut("z")
        self.wait_for_value(browser, NAME, "one two")

    def test_huge_text_is_cut_at_the_limit_and_harms_nothing(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-notes", NOTE)
        browser.script(
            "document.execCommand('insertText', false, `${'x'.repeat(99)}\\n`.repeat(700));"
        )
        # No pair of surrogates is cut in two.
        self.assertIn(browser.script("return document.activeElement.value.length"), (65_535, 65_536))
        browser.shortcut(Keys.END)
        browser.type(Keys.BACKSPACE * 3 + "end")
        length = browser.script("return document.activeElement.value.length")
        self.assertTrue(browser.script("return document.activeElement.value.endsWith('end')"))
        browser.wait_until(
            lambda: browser.text("note-count") == f"{length:,} units", "the server has all of it", seconds=30
        )

    @chromium_only
    def test_composition_is_not_interrupted(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-sign-in", NAME)
        browser.command("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        browser.command("Input.imeSetComposition", text="にほ", selectionStart=2, selectionEnd=2)
        self.assertEqual(self.value(browser, NAME), "にほ")
        browser.command("Input.insertText", text="日本")
        self.wait_for_value(browser, NAME, "日本")
        browser.type("@")
        self.wait_for_value(browser, NAME, "日本@")

    def test_the_keyboard_reaches_links_in_text(self):
        """A link of a text that nobody edits is one for keys and screen readers, and has its ring around it."""
        browser = self.browse()
        self.open(browser, "demo-notes", NOTE)
        name = "return document.activeElement.getAttribute('aria-label');"
        browser.script("window.open = (...values) => { window.opened = values; };")
        for _ in range(10):
            browser.type(Keys.TAB)
            if browser.script(name) == "the manual":
                break
        role, link, text = browser.script(
            "const { activeElement: link } = document;"
            "const text = [...document.querySelectorAll('.l span')].find(part => part.innerText === 'the manual');"
            "const box = element => { const { x, y, width } = element.getBoundingClientRect(); return [x, y, width]; };"
            "return [link.getAttribute('role') ?? link.tagName, box(link), box(text)];"
        )
        self.assertEqual(role, "link")
        for side, expected in zip(link, text):
            self.assertAlmostEqual(side, expected, delta=2)
        browser.type(Keys.ENTER)
        browser.wait_until(lambda: browser.script("return window.opened?.[0];"), "the link is opened")
        self.assertEqual(browser.script("return window.opened[0];"), "https://example.org/manual")

    def test_notes_grow_with_their_text(self):
        browser = self.browse()
        self.open_and_edit(browser, "demo-notes", "note-title")
        height = browser.box("note-title").height
        browser.type("A title that takes more than one line\nbecause it has a line end and more words in it")
        browser.wait_until(lambda: browser.box("note-title").height > height + 30, "the title grew")
        self.assertEqual(
            browser.script(FIELD + "return field.scrollHeight <= field.clientHeight;", "note-title"), True
        )

    def test_text_stands_where_the_server_measured_it(self):
        browser = self.browse()
        self.open(browser, "demo-sign-in", NAME)
        box = browser.box(NAME)
        padding = browser.script(FIELD + "return getComputedStyle(field).padding;", NAME)
        self.assertEqual(padding.split()[1], "7px")
        self.assertEqual(round(box.height), 34)
        self.assertEqual(
            browser.script(FIELD + "return getComputedStyle(field).fontFamily.includes('Inter');", NAME), True
        )
