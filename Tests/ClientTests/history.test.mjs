// The browser's way back: an entry of its history for each step of the scene.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { timers } from "./dom.mjs";

/** A history of entries, which tells of every move as browsers do. */
class History {
  entries = [null];
  place = 0;
  get state() { return this.entries[this.place]; }
  pushState(state) {
    this.entries = [...this.entries.slice(0, this.place + 1), state];
    this.place += 1;
  }
  go(distance) {
    this.place = Math.min(Math.max(this.place + distance, 0), this.entries.length - 1);
    listeners.forEach((listener) => listener({ state: this.state }));
  }
}

let listeners = [];
let steps = 0;
let sent = [];
let update = () => {};

globalThis.addEventListener = (kind, listener) => {
  if (kind === "popstate") listeners.push(listener);
};
globalThis.document = {
  querySelector: () => null,
  body: {
    children: [{ id: "n1", firstElementChild: { getAttribute: () => (steps ? String(steps) : null) } }],
  },
};
const { followLayers } = await import("../../Public/client/history.js");

beforeEach(() => {
  listeners = [];
  sent = [];
  steps = 0;
  globalThis.history = new History();
  update = followLayers((kind) => sent.push(kind));
});

/** @param {number} count */
const lead = (count) => {
  steps = count;
  update();
};

test("each step of the scene is an entry", () => {
  lead(1);
  lead(3);
  assert.equal(history.place, 3);
  assert.deepEqual(history.entries.map((state) => state?.steps), [undefined, 1, 2, 3]);
});

test("going back sends each step once", () => {
  lead(2);
  history.go(-1);
  assert.deepEqual(sent, ["back"]);
  lead(1);
  history.go(-1);
  assert.deepEqual(sent, ["back", "back"]);
  lead(0);
  assert.equal(history.place, 0);
  assert.deepEqual(sent, ["back", "back"]);
});

test("two entries at once are two steps", () => {
  lead(2);
  history.go(-2);
  assert.deepEqual(sent, ["back", "back"]);
});

test("steps that the scene goes by itself send nothing", () => {
  lead(3);
  lead(1);
  assert.equal(history.place, 1);
  assert.deepEqual(sent, []);
});

test("a step that the scene refuses is an entry again", () => {
  lead(1);
  history.go(-1);
  assert.deepEqual(sent, ["back"]);
  lead(1);
  assert.equal(history.place, 1);
});

test("forwards leads nowhere", () => {
  lead(2);
  history.go(-1);
  lead(1);
  history.go(1);
  assert.equal(history.place, 1);
  assert.deepEqual(sent, ["back"]);
});

test("a way that a page in a frame took is gone once more", () => {
  timers.enable();
  lead(1);
  // Its entry is the last one: the browser goes back in the frame and tells this page nothing.
  document.querySelector = (selector) => (selector === "iframe" ? {} : null);
  history.go = () => {};
  lead(0);
  document.querySelector = () => null;
  assert.equal(history.place, 1);
  delete history.go;
  timers.tick(1_000);
  assert.equal(history.place, 0);
  assert.deepEqual(sent, []);
  lead(1);
  history.go(-1);
  assert.deepEqual(sent, ["back"]);
});
