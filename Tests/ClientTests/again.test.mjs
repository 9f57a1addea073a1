import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
let reloads = 0;
let stored = {};
let said = [];
let waits = [];

define("location", { reload: () => { reloads += 1; } });
define("navigator", { cookieEnabled: true });
define("setTimeout", (action, wait, ...values) => waits.push({ action: () => action(...values), wait }));
let forbids = false;
Object.defineProperty(globalThis, "sessionStorage", {
  get() {
    if (forbids) throw new Error("SecurityError");
    return { getItem: (key) => stored[key] ?? null, setItem: (key, value) => { stored[key] = value; } };
  },
});
const { startOver } = await import("../../Public/client/again.js");
const say = (...texts) => said.push(texts);

beforeEach(() => {
  navigator.cookieEnabled = true;
  forbids = false;
  reloads = 0;
  stored = {};
  said = [];
  waits = [];
});

test("the page is loaded anew at once, and then once in ten seconds", () => {
  startOver(say);
  assert.equal(reloads, 1);
  startOver(say);
  assert.equal(reloads, 1);
  assert.deepEqual(said, [[]]);
  assert.ok(waits[0].wait > 9_000 && waits[0].wait <= 10_000);
  stored.reloaded = String(Date.now() - 10_000);
  waits[0].action();
  assert.equal(reloads, 2);
});

for (const [says, forbidden] of [[false, false], [true, true], [false, true]]) {
  test(`without cookies (${says}, ${forbidden}) the person is told so, and no scene is made after the other`, () => {
    navigator.cookieEnabled = says;
    forbids = forbidden;
    startOver(say);
    assert.equal(reloads + waits.length, 0);
    assert.match(said[0][0], /cookies/);
  });
}
