import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

resetDocument();
const { forwardEnvironment, forwardInput, settlePressed } = await import("../../Public/client/input.js");
const { makeElement } = await import("../../Public/client/tree.js");

const samples = JSON.parse(readFileSync(new URL("../WireFixtures/messages.json", import.meta.url), "utf8"));
const sample = (name) => JSON.parse(samples.find((entry) => entry.name === name).text);

let listeners = {};
let sent = [];
let frames = [];
let number = 7;
const send = (...message) => {
  sent.push([++number, ...message]);
  return number;
};
const pressable = (node) => [3, node, [11, ""], [0, 0, 1, 0, 2, 100, 3, 40]];
const element = (node) => document.getElementById(`n${node}`);
const kinds = () => sent.map(([, kind]) => kind);

function fire(kind, target, values = {}) {
  const event = {
    type: kind, target, button: 0, pointerId: 5, pointerType: "touch", clientX: 10, clientY: 20.25,
    timeStamp: 0, detail: 0, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false,
    preventDefault() { this.isPrevented = true; }, ...values,
  };
  listeners[kind](event);
  return event;
}

beforeEach(() => {
  resetDocument();
  [listeners, sent, frames, number] = [{}, [], [], 7];
  globalThis.addEventListener = (kind, listener) => { listeners[kind] = listener; };
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  document.body.append(makeElement([0, 1, 0, 0, pressable(4), [1, 6, [2, "button"], 0]]));
  forwardInput(send);
});

afterEach(() => listeners.blur());

test("before the first answer what was clicked counts, not where", () => {
  fire("pointerdown", element(4));
  fire("pointerup", element(4));
  assert.deepEqual(sent, []);
  fire("click", element(4), { detail: 1 });
  assert.deepEqual(sent, [[8, "activate", 4]]);
  settlePressed(0);
  fire("pointerdown", element(4));
  assert.equal(sent.length, 1);
  settlePressed(1);
  fire("pointerdown", element(4));
  assert.deepEqual(kinds(), ["activate", "down"]);
});

test("a touch goes down, moves once per frame and goes up", () => {
  fire("pointerdown", element(1));
  fire("pointermove", element(1), { clientX: 4 });
  fire("pointermove", element(1), { clientX: 11, clientY: 21 });
  assert.deepEqual(sent, [sample("down")]);
  frames.shift()();
  assert.deepEqual(sent[1], sample("move"));
  fire("pointermove", element(1), { clientX: 12 });
  fire("pointerup", element(1), { clientX: 13, clientY: 22 });
  assert.deepEqual(kinds(), ["down", "move", "move", "up"]);
  assert.deepEqual(sent[3].slice(2), [0, 13, 22, 0, 1]);
});

test("a pointer that is not down sends nothing", () => {
  fire("pointermove", element(1));
  fire("pointerup", element(1));
  fire("pointerdown", element(1), { button: 2 });
  assert.deepEqual(sent, []);
});

test("fingers have numbers of their own, and a lost one is cancelled", () => {
  fire("pointerdown", element(1), { pointerId: 31 });
  fire("pointerdown", element(1), { pointerId: 32, clientX: 300 });
  fire("pointercancel", element(1), { pointerId: 31 });
  fire("pointerdown", element(1), { pointerId: 33, clientX: 600, pointerType: "mouse" });
  assert.deepEqual(sent.map((message) => message.slice(1, 3)), [["down", 0], ["down", 1], ["cancel", 0], ["down", 0]]);
  assert.equal(sent[3][5], 2);
});

test("a touch whose end got lost does not block the next", () => {
  fire("pointerdown", element(4));
  fire("pointerdown", element(4));
  assert.deepEqual(kinds(), ["down", "cancel", "down"]);
});

test("taps at one place in short time are counted", () => {
  for (const timeStamp of [0, 200, 900]) {
    fire("pointerdown", element(1), { timeStamp });
    fire("pointerup", element(1), { timeStamp });
  }
  assert.deepEqual(sent.filter(([, kind]) => kind === "up").map((message) => message.at(-1)), [1, 2, 1]);
});

test("what is pressed shows it at once, in and out, until the server answers", () => {
  const isPressed = () => element(4).hasAttribute("data-pressed");
  fire("pointerdown", element(4));
  assert.ok(isPressed());
  fire("pointermove", element(4), { clientX: 171 });
  assert.ok(!isPressed());
  fire("pointermove", element(4), { clientX: 169 });
  assert.ok(isPressed());
  settlePressed(7);
  assert.ok(isPressed());
  settlePressed(8);
  assert.ok(!isPressed());
  fire("pointermove", element(4), { clientX: 10 });
  assert.ok(!isPressed());
});

test("a disabled control shows no press", () => {
  element(4).setAttribute("aria-disabled", "true");
  fire("pointerdown", element(4));
  assert.ok(!element(4).hasAttribute("data-pressed"));
});

test("a click of a pointer is not sent twice, one without pointer activates", () => {
  fire("pointerdown", element(4), { timeStamp: 5000 });
  fire("pointerup", element(4), { timeStamp: 5050 });
  fire("click", element(4), { detail: 1, timeStamp: 5051 });
  assert.deepEqual(kinds(), ["down", "up"]);
  number = 7;
  fire("click", element(4), { timeStamp: 9000 });
  assert.deepEqual(sent[2], sample("activate"));
});

test("keys press controls and go to the scene elsewhere", () => {
  fire("keydown", element(4), { key: "Enter", code: "Enter" });
  assert.deepEqual(sent, [], "the browser makes a click of it");
  assert.ok(fire("keydown", element(6), { key: " ", code: "Space" }).isPrevented);
  assert.deepEqual(sent[0].slice(1), ["activate", 6]);
  number = 7;
  fire("keydown", element(1), { key: "é😀", code: "KeyE", shiftKey: true, altKey: true });
  assert.deepEqual(sent[1], sample("key"));
  assert.ok(!fire("keyup", element(1), { key: "r", code: "KeyR", ctrlKey: true }).isPrevented);
  fire("keydown", element(1), { key: "a", code: "KeyA", repeat: true });
  assert.equal(sent.length, 3);
});

test("the window's size goes at once and, changed often, once per frame", () => {
  const html = document.documentElement;
  Object.assign(html, { clientWidth: 390, clientHeight: 844 });
  globalThis.devicePixelRatio = 3;
  Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
  globalThis.matchMedia = (query) => ({ matches: /dark|coarse/.test(query), addEventListener() {} });
  const padding = { paddingTop: "47px", paddingLeft: "0px", paddingBottom: "34px", paddingRight: "0px" };
  globalThis.getComputedStyle = () => padding;
  forwardEnvironment(send);
  assert.deepEqual(sent[0], sample("environment"));
  assert.deepEqual(sent[1].slice(1), sample("size").slice(1));
  listeners.resize();
  html.clientWidth = 400;
  listeners.resize();
  html.clientWidth = 410;
  assert.equal(frames.length, 1);
  frames[0]();
  assert.equal(sent.length, 3);
  assert.equal(sent[2][2], 410);
});

test("a page that is opened out of sight says so, and when it is shown", () => {
  forwardEnvironment(send);
  assert.ok(!kinds().includes("visible"));
  document.hidden = true;
  forwardEnvironment(send);
  assert.deepEqual(sent.at(-1).slice(1), ["visible", 0]);
  document.hidden = false;
  document.listeners.visibilitychange.at(-1)();
  assert.deepEqual(sent.at(-1).slice(1), ["visible", 1]);
});

test("a pointer without a button is told of over what wants to know, once per frame", () => {
  document.getElementById("n4").setAttribute("data-hovers", "");
  const mouse = { pointerType: "mouse" };
  fire("pointermove", element(1), mouse);
  assert.equal(frames.length, 0);
  fire("pointermove", element(4), { ...mouse, clientX: 9 });
  fire("pointermove", element(4), mouse);
  assert.deepEqual(sent, []);
  frames.shift()();
  assert.deepEqual(sent, [sample("hover")]);
  fire("pointermove", element(1), mouse);
  assert.deepEqual(sent[1].slice(1), ["hover"]);
  fire("pointermove", element(1), mouse);
  fire("pointermove", element(4), { pointerType: "touch" });
  assert.equal(sent.length, 2);
});

test("a pointer that leaves the window leaves what it was over", () => {
  document.getElementById("n4").setAttribute("data-hovers", "");
  fire("pointermove", element(4), { pointerType: "mouse" });
  fire("pointerout", element(4), { relatedTarget: element(1) });
  assert.deepEqual(sent, []);
  fire("pointerout", element(4), { relatedTarget: null });
  assert.deepEqual(kinds(), ["hover"]);
});

test("a long press by finger opens no menu of the browser's", () => {
  fire("pointerdown", element(4));
  assert.equal(fire("contextmenu", element(4)).isPrevented, true);
  fire("pointerup", element(4));
  fire("pointerdown", element(4), { pointerType: "mouse", button: 2 });
  assert.equal(fire("contextmenu", element(4)).isPrevented, undefined);
});

test("text keeps the browser's own menu, by which people paste", () => {
  const field = document.createElement("input");
  field.className = "f";
  element(4).setAttribute("data-menus", "");
  element(4).append(field);
  fire("pointerdown", field);
  assert.equal(fire("contextmenu", field).isPrevented, undefined);
  fire("pointerup", field);
  sent.length = 0;
  const mouse = { pointerType: "mouse", button: 2 };
  fire("pointerdown", field, mouse);
  assert.equal(fire("contextmenu", field, mouse).isPrevented, undefined);
  assert.deepEqual(sent, []);
});

test("the second button of a mouse asks for the menu where there is one", () => {
  element(4).setAttribute("data-menus", "");
  const mouse = { pointerType: "mouse", button: 2, clientX: 150, clientY: 115.5 };
  fire("pointerdown", element(4), mouse);
  assert.equal(fire("contextmenu", element(4), mouse).isPrevented, true);
  fire("pointerup", element(4), mouse);
  assert.deepEqual(sent, [sample("click of the second button")]);
});

test("the first button of a mouse that asks for the menu presses nothing", () => {
  element(4).setAttribute("data-menus", "");
  const mouse = { pointerType: "mouse", ctrlKey: true, timeStamp: 10_000 };
  fire("pointerdown", element(4), mouse);
  assert.equal(fire("contextmenu", element(4), mouse).isPrevented, true);
  fire("pointerup", element(4), { ...mouse, timeStamp: 10_200 });
  fire("click", element(4), { ...mouse, timeStamp: 10_200, detail: 1 });
  assert.deepEqual(kinds(), ["down", "cancel", "tap"]);
  assert.equal(element(4).hasAttribute("data-pressed"), false);
});

test("arrow keys on a slider ask for other values", async () => {
  document.body.append(makeElement([0, 20, [2, "slider", 10, "0"], 0]));
  const event = fire("keydown", element(20), { key: "ArrowLeft", code: "ArrowLeft" });
  assert.equal(event.isPrevented, true);
  fire("keydown", element(20), { key: "ArrowUp", code: "ArrowUp", repeat: true });
  fire("keydown", element(20), { key: "End", code: "End" });
  assert.deepEqual(sent, [], "what leads keys is on its way");
  await import("../../Public/client/values.js");
  await new Promise(setImmediate);
  assert.deepEqual(sent, [
    [8, "adjust", 20, -1, 1], [9, "adjust", 20, 1, 0], [10, "adjust", 20, 100, 0],
  ]);
});

test("space presses a switch once", () => {
  document.body.append(makeElement([0, 21, [2, "switch", 10, "0"], 0]));
  fire("keydown", element(21), { key: " ", code: "Space" });
  fire("keydown", element(21), { key: " ", code: "Space", repeat: true });
  fire("keyup", element(21), { key: " ", code: "Space" });
  assert.deepEqual(sent, [[8, "activate", 21]]);
});

test("arrow keys elsewhere are keys", () => {
  fire("keydown", element(6), { key: "ArrowUp", code: "ArrowUp" });
  assert.deepEqual(kinds(), ["key"]);
});
