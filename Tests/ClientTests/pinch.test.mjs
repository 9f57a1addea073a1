// Pinches of trackpads, as two fingers.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { timers } from "./dom.mjs";

let frames = [];
let sent = [];
globalThis.requestAnimationFrame = (callback) => frames.push(callback);
globalThis.cancelAnimationFrame = () => { frames = []; };
timers.enable();
const { followPinches } = await import("../../Public/client/pinch.js");

const listeners = {};
followPinches({ addEventListener: (kind, listener, { passive }) => {
  assert.equal(passive, false);
  listeners[kind] = listener;
} }, (...message) => sent.push(message));

/** @param {number} deltaY */
function pinch(deltaY, ctrlKey = true) {
  const event = { ctrlKey, deltaY, clientX: 200, clientY: 300, preventDefault: () => (event.isPrevented = true) };
  listeners.wheel(event);
  return Boolean(event.isPrevented);
}

beforeEach(() => {
  timers.tick(1000);
  [frames, sent] = [[], []];
});

test("a pinch is two fingers that move apart, once per frame, and leave at rest", () => {
  assert.ok(pinch(-10));
  pinch(-20);
  assert.deepEqual(sent, [["down", 18, 140, 300, 0, 1], ["down", 19, 260, 300, 0, 1]]);
  assert.equal(frames.length, 1);
  frames.shift()();
  const reach = Math.round(60 * Math.exp(0.3) * 10) / 10;
  assert.deepEqual(sent.slice(2), [["move", 18, 200 - reach, 300, 0, 1], ["move", 19, 200 + reach, 300, 0, 1]]);
  timers.tick(150);
  pinch(-5);
  timers.tick(150);
  assert.equal(sent.length, 4);
  timers.tick(60);
  assert.deepEqual(sent.slice(4).map(([kind]) => kind), ["move", "move", "up", "up"]);
});

test("what hardly moved is taken back: it was no tap", () => {
  pinch(-1);
  timers.tick(1000);
  assert.deepEqual(sent.map(([kind]) => kind), ["down", "down", "move", "move", "cancel", "cancel"]);
});

test("a notch of a wheel is a small step, and turning alone scrolls", () => {
  pinch(-120);
  frames.shift()();
  assert.equal(sent.at(-1)[2], Math.round((200 + 60 * Math.exp(0.3)) * 10) / 10);
  timers.tick(1000);
  sent = [];
  assert.ok(!pinch(-120, false));
  assert.deepEqual(sent, []);
});

/** @param {string} kind @param {number} scale */
function gesture(kind, scale) {
  const event = { scale, clientX: 200, clientY: 300, preventDefault: () => (event.isPrevented = true) };
  listeners[kind](event);
  assert.ok(event.isPrevented);
}

test("a pinch in Safari's own words begins, changes and ends with them", () => {
  gesture("gesturestart", 1);
  gesture("gesturechange", 1.2);
  gesture("gesturechange", 1.5);
  assert.deepEqual(sent, [["down", 18, 140, 300, 0, 1], ["down", 19, 260, 300, 0, 1]]);
  frames.shift()();
  assert.deepEqual(sent.slice(2), [["move", 18, 110, 300, 0, 1], ["move", 19, 290, 300, 0, 1]]);
  timers.tick(1000);
  assert.equal(sent.length, 4);
  gesture("gesturechange", 0.001);
  gesture("gestureend", 0.001);
  assert.deepEqual(sent.slice(4).map(([kind, , place]) => [kind, place]), [
    ["move", 199], ["move", 201], ["up", 199], ["up", 201],
  ]);
});

test("fingers on a screen are touches, and told as such alone", () => {
  const navigator = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { maxTouchPoints: 5 }, configurable: true });
  const kinds = [];
  followPinches({ addEventListener: (kind) => kinds.push(kind) }, () => 0);
  if (navigator) Object.defineProperty(globalThis, "navigator", navigator);
  else delete globalThis.navigator;
  assert.deepEqual(kinds, ["wheel"]);
});
