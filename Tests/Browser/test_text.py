"""Text as a person types it: at once, whatever the network does, and as the server wants it in the end."""

from gallery import GalleryTestCase, Proxy, banner_is_shown, chromium_only, open_index
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

NAME = "sign-in-name"
PASSWORD = "sign-in-password"
CARD = "sign-in-card"
MESSAGE = "sign-in-message"
NOTE = "note-text"

FIELD = """
const node = document.querySelector(`[data-identifier="${arguments[0]}"]`);
return node.querySelector(".f");
"""


class TextTests(GalleryTestCase):
    """The sign-in form and the notes."""

    def is_expected_error(self, text):
        return any(word in text for word in ("net::ERR_", "WebSocket connection"))

    def open(self, browser, entry, name, address=None):
        open_index(browser, address or self.server.address)
        browser.tap(entry)
        browser.wait_for(name)
        browser.wait_until(lambda: self.field(browser, name), f"{name} is a field")
        return self.field(browser, name)

    def field(self, browser, name):
        return browser.driver.execute_script(FIELD, name)

    def value(self, browser, name):
        return self.field(browser, name).get_property("value")

    def type(self, browser, keys):
        ActionChains(browser.driver).send_keys(keys).perform()

    def press(self, browser, key):
        """Presses a key with Control."""
        ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

    def wait_for_value(self, browser, name, expected, seconds=5):
        browser.wait_until(
            lambda: self.value(browser, name) == expected,
            f"{name} shows {expected!r}, not {self.value(browser, name)!r}",
            seconds=seconds,
        )

    def test_what_is_typed_shows_at_once_and_reaches_the_app(self):
        browser = self.browse()
        self.open(browser, "demo-sign-in", NAME).click()
        self.type(browser, "ada@example.org")
        self.assertEqual(self.value(browser, NAME), "ada@example.org")
        self.type(browser, Keys.ENTER)
        browser.wait_until(
            lambda: browser.driver.switch_to.active_element == self.field(browser, PASSWORD), "Return leads on"
        )
        self.type(browser, "hush")
        browser.wait_until(lambda: "4 characters" in browser.text(MESSAGE), "the app knows the secret's length")
        browser.tap("sign-in-button")
        browser.wait_until(lambda: browser.text(MESSAGE) == "Welcome, ada@example.org.", "the app knows the name")
        browser.wait_until(
            lambda: browser.script("return document.activeElement.className") != "f", "the app ends the editing"
        )

    def test_text_stays_over_a_reload_and_secrets_do_not_come_back(self):
        browser = self.browse()
        self.open(browser, "demo-sign-in", NAME).click()
        self.type(browser, "<b>&\"'é😀")
        self.type(browser, Keys.TAB)
        self.type(browser, "hush")
        # The last thing typed is answered, and so everything before it.
        self.type(browser, Keys.TAB + "12345")
        self.wait_for_value(browser, CARD, "1234 5")
        browser.reload()
        browser.wait_until(lambda: self.field(browser, NAME), "the form is back")
        self.wait_for_value(browser, NAME, "<b>&\"'é😀")
        self.assertEqual(self.value(browser, PASSWORD), "••••")
        self.assertNotIn("hush", browser.driver.page_source)

    def test_a_formatter_corrects_while_more_is_typed(self):
        proxy = self.enterContext(Proxy(self.server.port))
        browser = self.browse()
        self.open(browser, "demo-sign-in", CARD, proxy.address).click()
        proxy.delay = 0.2
        self.type(browser, "12345678x9012")
        # Nothing waits for the network.
        self.assertEqual(self.value(browser, CARD).replace(" ", ""), "12345678x9012")
        self.wait_for_value(browser, CARD, "1234 5678 9012", seconds=15)
        self.type(browser, "3456")
        self.wait_for_value(browser, CARD, "1234 5678 9012 3456", seconds=15)

    def test_typing_goes_on_while_the_connection_is_cut(self):
        proxy = self.enterContext(Proxy(self.server.port))
        browser = self.browse()
        self.open(browser, "demo-sign-in", NAME, proxy.address).click()
        self.type(browser, "before ")
        proxy.cut()
        browser.wait_until(lambda: banner_is_shown(browser), "the banner tells that the connection is cut")
        self.type(browser, "during ")
        proxy.mend()
        self.type(browser, "after@")
        browser.wait_until(lambda: not banner_is_shown(browser), "the page is connected again", seconds=20)
        self.wait_for_value(browser, NAME, "before during after@")
        self.type(browser, Keys.TAB + "x")
        browser.wait_until(lambda: "1 characters" in browser.text(MESSAGE), "the app got all of it", seconds=15)

    def test_selection_and_paste_are_edits(self):
        browser = self.browse()
        field = self.open(browser, "demo-sign-in", NAME)
        field.click()
        self.type(browser, "one two")
        browser.driver.execute_script("arguments[0].setSelectionRange(4, 7)", field)
        self.press(browser, "c")
        self.type(browser, Keys.HOME)
        self.press(browser, "v")
        self.wait_for_value(browser, NAME, "twoone two")
        # Undo is the browser's own.
        self.press(browser, "z")
        self.wait_for_value(browser, NAME, "one two")

    def test_huge_text_is_cut_at_the_limit_and_harms_nothing(self):
        browser = self.browse()
        field = self.open(browser, "demo-notes", NOTE)
        field.click()
        browser.driver.execute_script(
            "document.execCommand('insertText', false, `${'x'.repeat(99)}\\n`.repeat(700));"
        )
        # No pair of surrogates is cut in two.
        self.assertIn(browser.script("return document.activeElement.value.length"), (65_535, 65_536))
        self.press(browser, Keys.END)
        self.type(browser, Keys.BACKSPACE * 3 + "end")
        length = browser.script("return document.activeElement.value.length")
        self.assertTrue(browser.script("return document.activeElement.value.endsWith('end')"))
        browser.wait_until(
            lambda: browser.text("note-count") == f"{length:,} units", "the server has all of it", seconds=30
        )

    @chromium_only
    def test_composition_is_not_interrupted(self):
        browser = self.browse()
        field = self.open(browser, "demo-sign-in", NAME)
        field.click()
        browser.command("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        browser.command("Input.imeSetComposition", text="にほ", selectionStart=2, selectionEnd=2)
        self.assertEqual(self.value(browser, NAME), "にほ")
        browser.command("Input.insertText", text="日本")
        self.wait_for_value(browser, NAME, "日本")
        self.type(browser, "@")
        self.wait_for_value(browser, NAME, "日本@")

    def test_notes_grow_with_their_text(self):
        browser = self.browse()
        field = self.open(browser, "demo-notes", "note-title")
        field.click()
        height = browser.box("note-title").height
        self.type(browser, "A title that takes more than one line\nbecause it has a line end and more words in it")
        browser.wait_until(lambda: browser.box("note-title").height > height + 30, "the title grew")
        self.assertEqual(
            browser.driver.execute_script("return arguments[0].scrollHeight <= arguments[0].clientHeight", field), True
        )

    def test_text_stands_where_the_server_measured_it(self):
        browser = self.browse()
        field = self.open(browser, "demo-sign-in", NAME)
        box = browser.box(NAME)
        padding = browser.driver.execute_script("return getComputedStyle(arguments[0]).padding", field)
        self.assertEqual(padding.split()[1], "7px")
        self.assertEqual(round(box.height), 34)
        self.assertEqual(
            browser.driver.execute_script("return getComputedStyle(arguments[0]).fontFamily.includes('Inter')", field),
            True,
        )
