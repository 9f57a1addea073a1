"""The faces that text is drawn in: the page has them all."""

import unittest

from gallery import IS_FIREFOX, GalleryTestCase, open_index

# Screens with letters beyond English: accents, other scripts, symbols.
DEMOS = ["demo-cards", "demo-contacts", "demo-preferences", "demo-right-to-left"]
# The families that text asks for first, of which the page has no face.
MISSING = """
const known = new Set([...document.fonts].map(face => face.family.replace(/^"|"$/g, "")));
const wanted = new Set([...document.querySelectorAll("body *")]
    .map(node => node.style.fontFamily.split(",")[0].replace(/"/g, "")).filter(family => family));
if (!wanted.size) throw new Error("no text says its family");
return [...wanted].filter(family => !known.has(family));
"""


class FontTests(GalleryTestCase):
    def is_expected_error(self, text):
        """Firefox complains of what was on its way when the page was left, which the end of a test does."""
        return IS_FIREFOX and (
            "downloadable font: download failed" in text or "error loading dynamically imported module" in text
        )

    def test_the_page_has_every_family_that_text_asks_for(self):
        browser = self.browse()
        for demo in DEMOS:
            with self.subTest(demo):
                self.assertIn(demo, open_index(browser, self.server.address))
                browser.tap(demo)
                browser.wait_until(
                    lambda: not browser.identifiers(demo), "the demo is shown in place of the index"
                )
                self.assertEqual(browser.script(MISSING), [])


if __name__ == "__main__":
    unittest.main()
