import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const calls = [];
const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
define("location", { href: "https://example.org/scene/1" });
define("open", (...values) => calls.push(["open", ...values]));
define("navigator", {
  vibrate: (pattern) => calls.push(["vibrate", pattern]),
  clipboard: { writeText: async (text) => calls.push(["copy", text]) },
});
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
  perform([9, "x"]);
  assert.deepEqual(calls, []);
});
