"""Whether every element of every screen is where the server says, and every line of text as wide."""

import json
import unittest
import urllib.request

from gallery import DESKTOP, PHONE, GalleryTestCase, open_index
from screenshots import is_uncovered, wait_for_stillness

# Half a point: what is less is a matter of rounding to pixels.
TOLERANCE = 0.5

# All boxes by nesting, with each line of text: its box and that of the characters in it.
READ = """
const rect = box => [box.x, box.y, box.width, box.height];
const lineOf = element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const parts = [...range.getClientRects()].filter(part => part.width > 0);
    const rows = new Set(parts.map(part => Math.round(part.y + part.height / 2)));
    return { box: rect(element.getBoundingClientRect()), characters: rect(range.getBoundingClientRect()),
        isWrapped: rows.size > 1 && !element.firstElementChild, text: element.textContent };
};
const read = element => {
    const first = element.children[0];
    const holder = first?.className === "s" ? first.children[0] : element;
    const children = [...holder.children];
    return {
        id: element.id,
        box: rect(element.getBoundingClientRect()),
        isHidden: element.getClientRects().length === 0,
        lines: children.filter(child => child.className === "l").map(lineOf),
        children: children.filter(child => child.id).map(read),
    };
};
return read(document.querySelector("body > [id]")).children;
"""

# Demos with layers that no view has, and with links in text: they are on the page, and no elements of the scene.
WITH_MORE_NODES = {"demo-layers", "demo-notes"}


def box_of(view):
    """Returns the sides that the scene says of a view."""
    return [view["frame"][side] for side in ("x", "y", "width", "height")]


def as_read(views):
    """Returns views in the order in which a page reads them: a bar before the content that it lies above."""
    if len(views) > 1 and views[0]["class"] == "NavigationContentView":
        return [views[1], views[0], *views[2:]]
    return views


def without_more_nodes(shown, views):
    """Returns the nodes that are views, in order: each is the first that stands where the next view does."""
    found, waiting = [], list(views)
    for node in shown:
        if waiting and all(abs(a - b) <= TOLERANCE for a, b in zip(node["box"], box_of(waiting[0]))):
            found.append(node)
            waiting.pop(0)
    return found


class Script:
    """A scene without a browser, with the same app in it."""

    def __init__(self, server, size, scale):
        self.address = server.address + "/api/scenes"
        self.height = size[1]
        scene = self.ask("", {"width": size[0], "height": size[1], "scale": scale})
        self.address += "/" + scene["id"]

    def ask(self, path, body=None):
        """Sends a request and returns what is answered."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def do(self, **event):
        """Does something to the scene."""
        self.ask("/events", {"events": [event]})

    def open(self, entry):
        """Opens a demo from the index, which it may have to scroll."""
        frame = self.ask(f"/elements?identifier={entry}")["elements"][0]["frame"]
        if frame["y"] + frame["height"] > self.height:
            self.do(type="scroll", **{"class": "UIScrollView"}, y=frame["y"] - self.height / 2)
        self.do(type="tap", identifier=entry)

    def windows(self):
        """Returns all views with their frames."""
        return self.ask("/tree")["windows"]


class BoxTests(GalleryTestCase):
    """The Gallery's screens at two sizes, each compared with the frames of a scene for scripts."""

    def test_screens_of_a_phone(self):
        self.check_screens(PHONE, touch=True)

    def test_screens_of_a_desktop(self):
        self.check_screens(DESKTOP, touch=False)

    def test_scrolled_content(self):
        browser = self.browse(size=PHONE)
        open_index(browser, self.server.address)
        browser.tap("demo-feed")
        browser.wait_for("post-1")
        script = Script(self.server, PHONE, 1)
        script.open("demo-feed")
        for top in (700, 1234, 10_000, 0):
            browser.script("document.querySelector('.s').scrollTo({ top: arguments[0], behavior: 'instant' });", top)
            script.do(type="scroll", identifier="scroll-view", y=top)
            words = script.ask("/elements?identifier=place-label")["elements"][0]["text"]
            browser.wait_until(lambda: browser.text("place-label") == words, f"the server knows {words}")
            self.compare(browser, script, f"feed at {words}")

    def check_screens(self, size, touch):
        browser = self.browse(size=size, touch=touch)
        for entry in open_index(browser, self.server.address):
            browser.forget_cookies()
            open_index(browser, self.server.address)
            script = Script(self.server, size, 1)
            browser.tap(entry)
            script.open(entry)
            browser.wait_until(lambda: not is_uncovered(browser, entry), f"{entry} leaves the index")
            wait_for_stillness(browser)
            with self.subTest(entry, size=size):
                self.assertGreater(self.compare(browser, script, entry), 5)

    def compare(self, browser, script, name):
        """Compares all boxes; returns how many there were."""
        faults = []
        self.has_more_nodes = name in WITH_MORE_NODES
        count = self.compare_lists(browser.script(READ), script.windows(), faults)
        self.assertEqual(faults, [], name)
        return count

    def compare_lists(self, shown, views, faults):
        views = as_read(views)
        if self.has_more_nodes and len(shown) > len(views):
            shown = without_more_nodes(shown, views)
        self.assertEqual(len(shown), len(views), [node["id"] for node in shown])
        return sum(self.compare_node(*pair, faults) for pair in zip(shown, views))

    def compare_node(self, node, view, faults):
        if node["isHidden"]:
            return 0
        frame = box_of(view)
        words = f'{node["id"]} {view["class"]} {view.get("text", "")!r}'
        if any(abs(a - b) > TOLERANCE for a, b in zip(node["box"], frame)):
            faults.append(f'{words}: {node["box"]} on the page, {frame} in the scene')
        for line in node["lines"]:
            x, y, width, height = line["characters"]
            left, top, room, _ = line["box"]
            if line["isWrapped"]:
                faults.append(f'{words}: the line {line["text"]!r} is wrapped')
            if width > room + TOLERANCE or x < left - TOLERANCE or x + width > left + room + TOLERANCE:
                faults.append(f'{words}: {line["text"]!r} takes {line["characters"]} of {line["box"]}')
        return 1 + self.compare_lists(node["children"], view["children"], faults)


if __name__ == "__main__":
    unittest.main()
