"""An app for iOS made into a package by `vitrine port`: it builds as it was written, runs, and its storyboard works."""

import json
import shutil
import subprocess
import tempfile
import unittest
import urllib.request
from pathlib import Path

from server import ROOT, Server, build
from test_package import BUILD, forget_build_description

APP = ROOT / "Tests/SourcePortTests/Fixtures/Notes"


def forget_resources():
    """Takes the app's resources out of the build folder, where tests of our own would find its storyboard."""
    for bundle in BUILD.glob("*/*/Notes_Notes.resources"):
        shutil.rmtree(bundle, ignore_errors=True)


class PortTests(unittest.TestCase):
    """The app Notes, which names nothing but iOS."""

    @classmethod
    def setUpClass(cls):
        folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory())) / "Notes"
        command = [build("vitrine"), "port", APP, "--out", folder, "--json"]
        answer = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        cls.report = json.loads(answer.stdout)
        cls.status = answer.returncode
        forget_build_description()
        cls.addClassCleanup(forget_build_description)
        cls.addClassCleanup(forget_resources)
        place = ("--package-path", str(folder), "--scratch-path", str(BUILD))
        subprocess.run(
            ["swift", "build", *place, "--product", "Notes"], check=True, stdin=subprocess.DEVNULL
        )
        cls.server = cls.enterClassContext(Server("swift", "run", *place, "--skip-build", "Notes"))

    def setUp(self):
        self.scene = "/api/scenes/" + self.send("/api/scenes", {"width": 375, "height": 667})["id"]
        self.send(self.scene + "/clock", {"advance": 1})

    def send(self, path, body=None):
        """Sends a request with a JSON body, or asks without one; returns the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.server.address + path, data=data, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())

    def tap(self, **element):
        """Taps an element and lets a second pass."""
        self.send(self.scene + "/events", {"events": [{"type": "tap", **element}]})
        self.send(self.scene + "/clock", {"advance": 1})

    def text(self, identifier):
        """Returns what an element says."""
        found = self.send(f"{self.scene}/elements?identifier={identifier}")["elements"]
        self.assertEqual(len(found), 1, identifier)
        return found[0]["text"]

    def test_only_what_was_left_out_is_noted(self):
        self.assertEqual([note["file"] for note in self.report["notes"]], ["Pods"])
        self.assertEqual(self.status, 1)

    def test_overrides_of_extensions_are_called(self):
        self.assertEqual(self.text("status"), "Appeared")

    def test_a_selector_in_a_lazy_property_is_called(self):
        self.tap(identifier="status")
        self.assertEqual(self.text("status"), "Tapped")

    def test_actions_outlets_and_optional_requirements_work(self):
        self.tap(identifier="clear")
        self.tap(identifier="add")
        self.assertEqual(self.text("status"), "1 notes")
        # The badge's outlet has an observer, its caption is a runtime attribute, its class has another name there.
        self.assertEqual(self.text("badge-label"), "Notes: 1")

    def test_unwinding_and_observed_key_paths_work(self):
        self.tap(identifier="more")
        self.tap(identifier="rename")
        self.tap(identifier="help")
        self.assertEqual(self.text("detail-status"), "Help for Renamed")
        self.tap(label="Done")
        found = self.send(f"{self.scene}/elements?identifier=status")["elements"]
        self.assertEqual([element["text"] for element in found], ["Appeared"])


if __name__ == "__main__":
    unittest.main()
