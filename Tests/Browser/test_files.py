"""Photos and documents that a person chooses: the browser's dialog, and the way of the files to the app."""

import base64
import json
import tempfile
from pathlib import Path

from gallery import DESKTOP, PHONE, GalleryTestCase, chromium_only, open_index

# A PNG of one red pixel.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
)
SHEET = "return document.querySelector('body > [role=dialog] p')?.textContent ?? null;"
SHOWN = """
const picture = document.querySelector('[data-identifier="chosen-image"] img');
return Boolean(picture?.complete && picture.naturalWidth);
"""

ACTIVE = """
const button = document.querySelector('[data-identifier="choose-documents"]');
const { x, y, width, height } = button.getBoundingClientRect();
return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
"""

# The middle of the frontmost element with a text; null while there is none, or it moves.
MIDDLE = """
for (const node of [...document.querySelectorAll('body *')].reverse()) {
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data).join('');
    if (text.trim() !== arguments[0]) { continue; }
    const { x, y, width, height } = node.getBoundingClientRect();
    if (document.getAnimations().some((animation) => animation.playState === 'running')) { return null; }
    return [x + width / 2, y + height / 2];
}
return null;
"""
READ = "return [...document.querySelectorAll('textarea, p, div')].some((one) => (one.value ?? '').includes("\
    "arguments[0]) || one.textContent.includes(arguments[0]));"


class FileTests(GalleryTestCase):
    """The Gallery's screen with pickers."""

    def open_screen(self, browser):
        """Goes to the screen, and has the browser tell of its dialogs instead of showing them."""
        open_index(browser, self.server.address)
        browser.wait_for("demo-files")
        browser.tap("demo-files")
        browser.wait_for("choose-photos")
        browser.command("Page.enable")
        browser.command("Page.setInterceptFileChooserDialog", enabled=True)

    def wait_for_dialog(self, browser):
        """Returns the node of the field whose dialog the browser opened."""
        def opened():
            for entry in browser.driver.get_log("performance"):
                message = json.loads(entry["message"])["message"]
                if message["method"] == "Page.fileChooserOpened":
                    return message["params"]
            return None
        return browser.wait_until(opened, "the browser opens its dialog")

    def choose(self, browser, dialog, *files):
        """Chooses files with names and contents."""
        folder = self.enterContext(tempfile.TemporaryDirectory())
        paths = []
        for name, contents in files:
            path = Path(folder) / name
            path.write_bytes(contents)
            paths.append(str(path))
        browser.command("DOM.setFileInputFiles", files=paths, backendNodeId=dialog["backendNodeId"])

    @chromium_only
    def test_a_photo_reaches_the_app_and_its_screen(self):
        """A tap opens the dialog at once; what is chosen is sent and shown."""
        browser = self.browse(size=PHONE)
        self.open_screen(browser)
        browser.tap("choose-photos")
        dialog = self.wait_for_dialog(browser)
        self.assertEqual(dialog["mode"], "selectMultiple")
        self.choose(browser, dialog, ("one.png", PICTURE), ("two.png", PICTURE))
        browser.wait_until(lambda: browser.text("report-label") == "Chosen: 2", "two photos were chosen")
        browser.wait_until(lambda: browser.script(SHOWN), "the photo is shown")
        browser.wait_until(lambda: browser.script(ACTIVE), "the picker is gone, and the app has its screen again")
        browser.tap("choose-documents")
        dialog = self.wait_for_dialog(browser)
        self.choose(browser, dialog, ("große Datei.txt", b"a" * 3_000_000))
        browser.wait_until(
            lambda: browser.text("report-label") == "große Datei.txt", "the document was chosen", seconds=20
        )

    @chromium_only
    def test_a_reloaded_page_asks_again(self):
        """Without a touch there is a sheet with a button; going back ends the picker."""
        browser = self.browse(size=DESKTOP)
        self.open_screen(browser)
        browser.tap("choose-photos")
        self.wait_for_dialog(browser)
        browser.reload()
        browser.wait_until(lambda: browser.script(SHEET) == "Choose a photo", "the page asks by itself")
        browser.command("Page.setInterceptFileChooserDialog", enabled=True)
        x, y = browser.script(
            "const [cancel] = document.querySelectorAll('body > [role=dialog] button');"
            "const { x, y, width, height } = cancel.getBoundingClientRect(); return [x + width / 2, y + height / 2];"
        )
        browser.tap_at(x, y)
        browser.wait_until(lambda: browser.script(SHEET) is None, "the sheet is gone")
        browser.wait_until(lambda: browser.text("report-label") == "No photo was chosen", "nothing was chosen")

    def tap_text(self, browser, text):
        """Taps the middle of what has a text, when all is at rest."""
        x, y = browser.wait_until(lambda: browser.script(MIDDLE, text), f'"{text}" is there, at rest')
        browser.tap_at(x, y)

    @chromium_only
    def test_a_document_is_looked_at_and_comes_back(self):
        """The preview shows a text; the list of activities gives the file back as a download."""
        browser = self.browse(size=PHONE)
        self.open_screen(browser)
        browser.tap("choose-documents")
        self.choose(browser, self.wait_for_dialog(browser), ("plan.txt", b"Mountains and lakes"))
        browser.wait_until(lambda: browser.text("report-label") == "plan.txt", "the document was chosen")
        browser.wait_until(lambda: browser.script(ACTIVE), "the picker is gone")
        browser.tap("preview")
        browser.wait_until(lambda: browser.script(READ, "Mountains and lakes"), "the preview shows the text")
        self.tap_text(browser, "Done")
        browser.wait_until(lambda: not browser.script(READ, "Mountains and lakes"), "the preview is gone")
        browser.wait_until(lambda: browser.script(ACTIVE), "the screen is back")
        folder = self.enterContext(tempfile.TemporaryDirectory())
        browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        browser.tap("share")
        self.tap_text(browser, "Save to Files")
        saved = Path(folder) / "plan.txt"
        browser.wait_until(
            lambda: saved.exists() and saved.read_bytes() == b"Mountains and lakes",
            "the document comes back whole",
        )
