import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const locks = [];
let refuses = false;
let onChange = null;

define("document", {
  visibilityState: "visible",
  addEventListener: (kind, action) => { if (kind === "visibilitychange") onChange = action; },
});
const wakeLock = {
  async request(kind) {
    if (refuses) throw new Error("NotAllowedError");
    const lock = { kind, released: false, release: async () => { lock.released = true; } };
    locks.push(lock);
    return lock;
  },
};
define("navigator", { wakeLock });
const { keepAwake } = await import("../../Public/client/awake.js");

beforeEach(async () => {
  refuses = false;
  document.visibilityState = "visible";
  navigator.wakeLock = wakeLock;
  await keepAwake(0);
  locks.length = 0;
});

test("the screen stays on until the app lets it go off", async () => {
  await keepAwake(1);
  await keepAwake(1);
  assert.deepEqual(locks.map(({ kind, released }) => [kind, released]), [["screen", false]]);
  await keepAwake(0);
  assert.equal(locks[0].released, true);
});

test("a page that is looked at again asks again", async () => {
  await keepAwake(1);
  locks[0].released = true;
  document.visibilityState = "hidden";
  await onChange();
  assert.equal(locks.length, 1);
  document.visibilityState = "visible";
  await onChange();
  assert.equal(locks.length, 2);
  await keepAwake(0);
  await onChange();
  assert.equal(locks.length, 2);
});

test("what is not wanted any more when the browser answers is let go", async () => {
  const asked = keepAwake(1);
  await keepAwake(0);
  await asked;
  assert.deepEqual(locks.map(({ released }) => released), [true]);
});

test("a page that was hidden while the browser answered asks again", async () => {
  refuses = true;
  const asked = keepAwake(1);
  document.visibilityState = "hidden";
  await onChange();
  refuses = false;
  document.visibilityState = "visible";
  await onChange();
  await asked;
  assert.deepEqual(locks.map(({ released }) => released), [false]);
});

test("browsers that refuse or have no locks change nothing", async () => {
  refuses = true;
  await keepAwake(1);
  refuses = false;
  navigator.wakeLock = undefined;
  await keepAwake(1);
  assert.equal(locks.length, 0);
});
