"""The Gallery as people get it, optimised: all its demos open, and stand a person who tries everything.

Optimisation can break what works in debug builds, and nearly all other tests run those.
"""

import os
import random
import unittest

import script_api
from server import RELEASE, Server, build

ENTRY_PREFIX = "demo-"
# As high as the index is long, so that its entries can be tapped without scrolling.
INDEX = {"width": 390, "height": 4000}
SCROLLERS = ("UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIPickerView")
FIELDS = ("UITextField", "UITextView", "UISearchTextField")
SIZES = [(390, 844), (844, 390), (1280, 800), (320, 480)]
STEPS = int(os.environ.get("VITRINE_RELEASE_STEPS", "60"))
# What an event may be refused with: the scene has moved on, or the view does not take it.
REFUSALS = {409}


class ReleaseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        program = os.environ.get("VITRINE_GALLERY") or build("Gallery", RELEASE)
        cls.server = cls.enterClassContext(Server(program, "--log-level", "warning"))
        scene = cls.call("POST", "/api/scenes", INDEX)[1]["id"]
        cls.demos = [
            element["identifier"] for element in cls.elements(scene)
            if element.get("identifier", "").startswith(ENTRY_PREFIX)
        ]
        cls.call("DELETE", f"/api/scenes/{scene}")

    @classmethod
    def call(cls, method, path, body=None):
        """Sends a request; returns its status and what its JSON says."""
        try:
            return script_api.call(cls.server.address, method, path, body)
        except OSError as error:
            raise AssertionError(f"{method} {path}: {error}; the server's last words: {cls.server.last_words()}")

    @classmethod
    def elements(cls, scene):
        """Returns all views of a scene, in one list."""
        return script_api.elements(cls.call("GET", f"/api/scenes/{scene}/tree")[1])

    def open(self, demo):
        """Makes a scene that shows a demo."""
        status, scene = self.call("POST", "/api/scenes", INDEX)
        self.assertEqual(status, 201, scene)
        self.addCleanup(self.call, "DELETE", f"/api/scenes/{scene['id']}")
        self.send(scene["id"], {"type": "tap", "identifier": demo}, refusals=())
        return scene["id"]

    def send(self, scene, event, refusals=REFUSALS):
        """Sends an event and lets the animations that it began end."""
        status, answer = self.call("POST", f"/api/scenes/{scene}/events", {"events": [event]})
        self.assertIn(status, {200, *refusals}, (event, answer))
        status, answer = self.call("POST", f"/api/scenes/{scene}/clock", {"advance": 0.6})
        self.assertEqual(status, 200, (event, answer))

    def test_every_demo_opens(self):
        self.assertGreater(len(self.demos), 15, "the index has fewer demos than it had")
        for demo in self.demos:
            with self.subTest(demo):
                scene = self.open(demo)
                shown = {element.get("identifier") for element in self.elements(scene) if element["visible"]}
                self.assertNotIn(demo, shown, "the index is still shown")
                status, page = self.call("GET", f"/api/scenes/{scene}/page")
                self.assertEqual(status, 200)
                self.assertIn("</html>", page)

    def test_every_demo_stands_a_person_who_tries_everything(self):
        for demo in self.demos:
            with self.subTest(demo):
                chance = random.Random(demo)
                scene = self.open(demo)
                self.send(scene, self.resize(SIZES[0]), refusals=())
                done = []
                for _ in range(STEPS):
                    elements = [element for element in self.elements(scene) if element["visible"]]
                    self.assertTrue(elements, f"nothing is left to be seen after {done}")
                    event = self.something(chance, elements)
                    done.append(event)
                    self.send(scene, event)
                self.assertEqual(self.call("GET", f"/api/scenes/{scene}/page")[0], 200, done)
        self.assertEqual(self.server.status("/health"), 200)

    @staticmethod
    def resize(size):
        return {"type": "resize", "width": size[0], "height": size[1]}

    def something(self, chance, elements):
        """Returns what a person might do next."""
        def one(fitting):
            """Returns one of the views that fit, or any where none does."""
            return chance.choice([element for element in elements if fitting(element)] or elements)

        element = chance.choice(elements)
        frame = element["frame"]
        middle = {"x": frame["x"] + frame["width"] / 2, "y": frame["y"] + frame["height"] / 2}
        kind = chance.choices(
            ["tap", "tap at", "drag", "scroll", "adjust", "type", "select", "key", "resize", "style", "time"],
            [30, 20, 12, 10, 6, 8, 3, 4, 3, 2, 2],
        )[0]
        match kind:
            case "tap":
                actor = one(lambda element: {"button", "toggleButton"} & set(element["traits"]))
                return {"type": "tap", "element": actor["id"]}
            case "tap at":
                return {"type": "tap", **middle}
            case "drag":
                path = [("began", 0, 0), ("moved", 30, 5), ("moved", 90, 40), ("ended", 90, 40)]
                phase, dx, dy = chance.choice(path)
                return {"type": "touch", "phase": phase, "touch": 1, "x": middle["x"] + dx, "y": middle["y"] + dy}
            case "scroll":
                return {"type": "scroll", "element": one(lambda element: element["class"] in SCROLLERS)["id"], "y": chance.uniform(-100, 3000)}
            case "adjust":
                return {"type": chance.choice(["activate", "increment", "decrement"]), "element": element["id"]}
            case "type":
                field = one(lambda element: element["class"] in FIELDS)
                return {"type": "type", "element": field["id"], "characters": chance.choice(["a", "٣", "👩‍👩‍👧", "long " * 40])}
            case "select":
                field = one(lambda element: element["class"] in FIELDS)
                return {"type": "select", "element": field["id"], "start": 0, "end": 0}
            case "key":
                return {"type": "key", "phase": chance.choice(["down", "up"]), "key": chance.choice(["Enter", "Escape", "Tab", " "])}
            case "resize":
                return self.resize(chance.choice(SIZES))
            case "style":
                return {"type": "environment", "style": chance.choice(["light", "dark"])}
            case _:
                return {"type": "visibility", "visible": chance.choice([True, True, False])}
