import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const listeners = new Map();
let frames = [];
let timers = [];
let requests = [];
let answers = [];
const elements = new Map();

define("addEventListener", (kind, action, options) => listeners.set(kind, { action, options }));
define("requestAnimationFrame", (action) => frames.push(action));
define("cancelAnimationFrame", () => (frames = []));
define("setTimeout", (action, delay) => timers.push({ action, delay }));
define("clearTimeout", () => (timers = []));
define("document", { getElementById: (id) => elements.get(id) ?? null });
define("fetch", async (address, { body }) => {
  requests.push([address, body.name]);
  const status = answers.shift() ?? 204;
  return { ok: status < 300, status };
});
const { drag, deliver } = await import("../../Public/client/drag.js");

let sent = [];
const send = (...message) => sent.push(message);
const fire = (kind, event) => listeners.get(kind).action(event);
const runFrames = () => {
  const due = frames;
  frames = [];
  due.forEach((action) => action());
};
const marked = { closest: (selector) => selector === "[data-drags]", matches: () => false };
const plain = { closest: () => null, matches: () => false };
const touch = (x, y, target = marked) => {
  const event = { touches: [{ clientX: x, clientY: y }], target, cancelable: true, isPrevented: false };
  event.preventDefault = () => (event.isPrevented = true);
  return event;
};
const transfer = (items, types = ["Files"]) => ({
  items, types, dropEffect: "", getData: (type) => items.find((item) => item.type === type).text,
});
const over = (dataTransfer, x = 10, y = 20, target = plain) => {
  const event = { dataTransfer, clientX: x, clientY: y, target, isPrevented: false };
  event.preventDefault = () => (event.isPrevented = true);
  return event;
};
const image = { kind: "file", type: "image/png", getAsFile: () => new File(["abc"], "cat.png", { type: "image/png" }) };
const text = { kind: "string", type: "text/plain", text: "Hello" };

drag([0], send);
beforeEach(() => {
  fire("dragleave", { relatedTarget: null });
  drag([2], send);
  fire("touchend", {});
  [sent, requests, answers, frames, timers] = [[], [], [], [], []];
  elements.clear();
});

test("a finger that presses for long on what can be dragged keeps the browser from scrolling", () => {
  assert.deepEqual(listeners.get("touchmove").options, { capture: true, passive: false });
  fire("touchstart", touch(5, 5));
  const early = touch(5, 8);
  fire("touchmove", early);
  assert.equal(early.isPrevented, false);
  timers[0].action();
  const late = touch(5, 40);
  fire("touchmove", late);
  assert.equal(late.isPrevented, true);
  fire("touchend", {});
  const next = touch(5, 60);
  fire("touchmove", next);
  assert.equal(next.isPrevented, false);
});

test("a finger that rests on what lifts nothing may scroll", () => {
  fire("touchstart", touch(5, 5));
  timers[0].action();
  drag([2], send);
  const late = touch(5, 40);
  fire("touchmove", late);
  assert.equal(late.isPrevented, false);
});

test("a finger that strays or presses something else scrolls", () => {
  fire("touchstart", touch(5, 5));
  fire("touchmove", touch(5, 30));
  assert.equal(timers.length, 0);
  fire("touchstart", touch(5, 5, plain));
  assert.equal(timers.length, 0);
});

test("a node follows the pointer, wherever the server has it meanwhile", () => {
  const element = { style: { left: "100px", top: "200px", translate: "" } };
  elements.set("n7", element);
  fire("pointermove", { clientX: 130, clientY: 220 });
  drag([1, 7, 20, 10], send);
  assert.equal(element.style.translate, "10px 10px");
  fire("pointermove", { clientX: 150, clientY: 230 });
  runFrames();
  assert.equal(element.style.translate, "30px 20px");
  element.style.left = "130px";
  element.style.top = "220px";
  runFrames();
  assert.equal(element.style.translate, "0px 0px");
  drag([2], send);
  assert.equal(element.style.translate, "");
  runFrames();
  assert.equal(element.style.translate, "");
});

test("what is dragged into the page is told once, then its ways, and shown as the server has it", () => {
  const data = transfer([image, text]);
  const first = over(data);
  fire("dragenter", first);
  assert.equal(first.isPrevented, true);
  assert.equal(data.dropEffect, "none");
  assert.deepEqual(sent, [["drag", 10, 20, [[1, "image/png", ""], [0, "text/plain", ""]]]]);
  drag([3, 1], send);
  fire("dragover", over(data, 30, 40));
  fire("dragover", over(data, 31, 41));
  assert.equal(data.dropEffect, "copy");
  runFrames();
  assert.deepEqual(sent.slice(1), [["drag", 31, 41]]);
  fire("dragleave", { relatedTarget: null });
  assert.deepEqual(sent.at(-1), ["drag"]);
});

test("browsers that tell nothing of files say that there is one", () => {
  fire("dragenter", over(transfer([{ kind: "file", type: "application/x-moz-file" }])));
  fire("dragleave", { relatedTarget: null });
  fire("dragenter", over(transfer([], ["Files"])));
  assert.deepEqual(sent.map(([, , , parts]) => parts), [[[1, "", ""]], undefined, [[1, "", ""]]]);
});

test("text over a field is the browser's", () => {
  const field = { closest: () => null, matches: () => true };
  const event = over(transfer([text], ["text/plain"]), 1, 1, field);
  fire("dragover", event);
  assert.equal(event.isPrevented, false);
  assert.deepEqual(sent, []);
});

test("text that comes to a field over the page is the browser's from then on", () => {
  const field = { closest: () => null, matches: () => true };
  const data = transfer([text], ["text/plain"]);
  fire("dragenter", over(data));
  fire("dragover", over(data, 1, 1, field));
  assert.deepEqual(sent.at(-1), ["drag"]);
  const event = over(data, 1, 1, field);
  fire("drop", event);
  assert.equal(event.isPrevented, false);
  assert.equal(sent.length, 2);
});

test("what is dropped is sent when the server asks, and said once more to who asks again", async () => {
  const data = transfer([text, image]);
  fire("dragenter", over(data));
  drag([3, 1], send);
  const event = over(data, 50, 60);
  fire("drop", event);
  assert.equal(event.isPrevented, true);
  assert.deepEqual(sent.at(-1), ["drop", 50, 60, [[0, "text/plain", ""], [1, "image/png", "cat.png"]]]);
  await deliver(["t1", "", 2, "drop", 1000], send);
  assert.deepEqual(requests, [
    ["/uploads/t1/0?name=text&type=text%2Fplain", "text"], ["/uploads/t1/1?name=cat.png&type=image%2Fpng", "cat.png"],
  ]);
  assert.deepEqual(sent.at(-1), ["chosen", "t1", 2]);
  await deliver(["t1", "", 2, "drop", 1000], send);
  assert.equal(requests.length, 2);
  assert.deepEqual(sent.at(-1), ["chosen", "t1", 2]);
});

test("a file that the server refuses ends the delivery", async () => {
  const warn = console.warn;
  console.warn = () => {};
  const data = transfer([image, image]);
  fire("dragenter", over(data));
  fire("drop", over(data));
  answers = [204, 413];
  await deliver(["t2", "", 2, "drop", 1000], send);
  console.warn = warn;
  assert.deepEqual(sent.at(-1), ["chosen", "t2", 1]);
});

test("a page that was loaded again has nothing to deliver", async () => {
  await deliver(["t3", "", 2, "drop", 1000], send);
  assert.deepEqual(sent, [["chosen", "t3", 0]]);
});
