"""An app in a package of its own: builds, runs with `swift run`, and finds client files and fonts by itself."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from server import ROOT, Server

PACKAGE = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
# The package's build folder is the main one's, so that Vitrine is not compiled twice.
PLACE = ("--package-path", str(PACKAGE), "--scratch-path", str(BUILD))


def forget_build_description():
    """Makes the package manager describe the build anew.

    It takes the description in a build folder for its own package's, and would not find another's targets there.
    What was compiled stays.
    """
    for description in BUILD.glob("*/*/description.json"):
        description.unlink(missing_ok=True)


def addresses(html, pattern):
    """Returns the addresses on a page that a pattern finds, each once."""
    return sorted(set(re.findall(pattern, html)))


class PackageTests(unittest.TestCase):
    """The package ClientPackage beside this file."""

    @classmethod
    def setUpClass(cls):
        forget_build_description()
        cls.addClassCleanup(forget_build_description)
        subprocess.run(["swift", "build", *PLACE, "--product", "ClientApp"], check=True, stdin=subprocess.DEVNULL)
        # From a folder that has nothing to do with either package, nothing can be found by its relative path.
        folder = cls.enterClassContext(tempfile.TemporaryDirectory())
        command = ("swift", "run", *PLACE, "--skip-build", "ClientApp")
        cls.server = cls.enterClassContext(Server(*command, folder=folder))
        status, cls.headers, body = cls.server.get("/", {"Accept": "text/html"})
        assert status == 200, f"/ answers {status}"
        cls.html = body.decode()

    def assert_served(self, paths, kind):
        """Fails unless there are paths and each answers with content of a kind."""
        self.assertTrue(paths, f"the page names no {kind}")
        for path in paths:
            status, headers, body = self.server.get(path)
            self.assertEqual(status, 200, path)
            self.assertIn(kind, headers["Content-Type"], path)
            self.assertTrue(body, path)

    def test_page_shows_the_controller(self):
        self.assertIn("Good morning", self.html)
        self.assertRegex(self.html, 'data-identifier="?greeting')

    def test_client_files_are_served(self):
        scripts = addresses(self.html, r'(?:src|href)="?(/[^">\s]+\.js)')
        self.assert_served(scripts, "javascript")
        self.assert_served(addresses(self.html, r'href="?(/[^">\s]+\.css)'), "css")

    def test_fonts_are_served(self):
        self.assert_served(addresses(self.html, r'(/[^"\'()>\s]+\.woff2)'), "font/woff2")

    def test_stops_when_asked(self):
        with Server("swift", "run", *PLACE, "--skip-build", "ClientApp") as server:
            self.assertEqual(server.stop(), 0)

    def test_readme_begins_with_a_controller_of_the_package(self):
        shown = re.search(r"```swift\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL).group(1)
        self.assertEqual(shown, (PACKAGE / "Sources/ClientScreens/HelloController.swift").read_text())
        self.assertLessEqual(len([line for line in shown.splitlines() if line and not line.startswith("import ")]), 15)

    def test_own_tests_can_import_testing_beside_uikit(self):
        result = subprocess.run(
            ["swift", "test", *PLACE], stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
        )
        self.assertEqual(result.returncode, 0, result.stdout[-2000:] + result.stderr[-2000:])
        self.assertRegex(result.stdout + result.stderr, r"Test run with [1-9]\d* tests? .*passed")


if __name__ == "__main__":
    unittest.main()
