import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { document, resetDocument, timers } from "./dom.mjs";

const listeners = {};
let frames = [];
let reports = [];
globalThis.addEventListener = (kind, listener) => { listeners[kind] = listener; };
globalThis.requestAnimationFrame = (callback) => frames.push(callback);
globalThis.cancelAnimationFrame = () => { frames = []; };
resetDocument();
timers.enable();
let time = 0;
mock.method(performance, "now", () => time);
const { followPulls } = await import("../../Public/client/pull.js");
followPulls((element, distance, isHeld) => reports.push([Math.round(distance), isHeld]));

const content = { offsetTop: 0, style: { values: {}, setProperty(name, value) { this.values[name] = value; } } };
const scroller = { scrollTop: 0, clientHeight: 400, children: [content] };
const target = { closest: (selector) => (selector === ".s[data-scrolls~=pull]" ? scroller : null) };
const runFrame = () => frames.splice(0).forEach((frame) => frame());
const touch = (kind, y) => listeners[kind]({ target, touches: y === undefined ? [] : [{ clientY: y }] });

beforeEach(() => {
  touch("touchend");
  [frames, reports] = [[], []];
  [scroller.scrollTop, content.offsetTop] = [0, 0];
  content.style.values = {};
  time += 1000;
});

test("a finger pulls content down, which resists, and lets it go back", () => {
  touch("touchstart", 100);
  touch("touchmove", 200);
  assert.equal(content.style.values.translate, `0 ${400 * (1 - 1 / (55 / 400 + 1))}px`);
  runFrame();
  assert.deepEqual(reports, [[48, true]]);
  touch("touchend");
  assert.equal(content.style.values.translate, "none");
  assert.deepEqual(reports.at(-1), [0, false]);
});

test("room that the server makes meanwhile is not moved twice", () => {
  touch("touchstart", 100);
  touch("touchmove", 300);
  content.offsetTop = 60;
  touch("touchmove", 300);
  runFrame();
  assert.deepEqual(reports, [[Math.round(400 * (1 - 1 / (110 / 400 + 1))) - 60, true]]);
});

test("content that is not at its end, and fingers that go up, pull nothing", () => {
  scroller.scrollTop = 10;
  touch("touchstart", 100);
  touch("touchmove", 200);
  scroller.scrollTop = 0;
  touch("touchstart", 100);
  touch("touchmove", 50);
  touch("touchmove", 200);
  runFrame();
  touch("touchend");
  assert.deepEqual(reports, []);
});

test("a wheel pulls where it begins at the end, until it rests", () => {
  listeners.wheel({ target, deltaY: -100, deltaMode: 0 });
  runFrame();
  assert.deepEqual(reports, [[48, true]]);
  timers.tick(200);
  assert.deepEqual(reports.at(-1), [0, false]);
  time += 50;
  listeners.wheel({ target, deltaY: -100, deltaMode: 0 });
  runFrame();
  assert.equal(reports.length, 2);
});
