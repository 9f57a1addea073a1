import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { resetDocument, timers } from "./dom.mjs";

const calls = [];
const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
define("location", { href: "https://example.org/scene/1" });
define("open", (...values) => calls.push(["open", ...values]));
define("navigator", {
  vibrate: (pattern) => calls.push(["vibrate", pattern]),
  clipboard: { writeText: async (text) => calls.push(["copy", text]) },
});
resetDocument();
const { perform } = await import("../../Public/client/effects.js");

beforeEach(() => {
  calls.length = 0;
  location.href = "https://example.org/scene/1";
});

test("pages open in another tab that knows nothing of this one", () => {
  perform([0, "https://swift.org/"]);
  assert.deepEqual(calls, [["open", "https://swift.org/", "_blank", "noopener"]]);
});

test("mail leads this page's address, scripts nowhere", () => {
  perform([0, "mailto:a@b.c"]);
  assert.equal(location.href, "mailto:a@b.c");
  perform([0, "javascript:alert(1)"]);
  assert.equal(location.href, "mailto:a@b.c");
  assert.deepEqual(calls, []);
});

test("text goes onto the clipboard, and devices shake", async () => {
  await perform([1, "secret"]);
  perform([2, [10, 20, 10]]);
  assert.deepEqual(calls, [["copy", "secret"], ["vibrate", [10, 20, 10]]]);
});

test("an effect that the page does not know is none", () => {
  perform([99, "x"]);
  assert.deepEqual(calls, []);
});

test("an announcement comes into a region that is read", async (context) => {
  timers.enable();
  const made = [];
  const element = () => {
    const self = {
      attributes: {}, style: {}, children: [], textContent: "",
      setAttribute: (name, value) => { self.attributes[name] = value; },
      replaceChildren: (...children) => { self.children = children; },
    };
    return self;
  };
  define("document", {
    querySelector: () => made[0] ?? null,
    createElement: element,
    body: { append: (region) => made.push(region) },
  });
  perform([4, "Saved"]);
  assert.equal(made[0].attributes["aria-live"], "assertive");
  assert.deepEqual(made[0].children, []);
  timers.tick(100);
  perform([4, "Sent"]);
  timers.tick(100);
  assert.equal(made.length, 1);
  assert.deepEqual(made[0].children.map(({ textContent }) => textContent), ["Sent"]);
});

test("a picture is downloaded under its name", () => {
  const clicked = [];
  define("document", {
    createElement: (tag) => ({ tag, click() { clicked.push([this.tag, this.href, this.download]); } }),
  });
  perform([11, ["/images/ab", "Image.png"]]);
  assert.deepEqual(clicked, [["a", "/images/ab", "Image.png"]]);
});

test("reading goes on at a node, which then takes the focus", () => {
  const focused = [];
  const node = { tabIndex: -1, hasAttribute: () => false, focus: () => focused.push("n7") };
  define("document", { getElementById: (id) => (id === "n7" ? node : null) });
  perform([5, 7]);
  perform([5, 8]);
  assert.deepEqual(focused, ["n7"]);
  assert.equal(node.tabIndex, -1);
});
