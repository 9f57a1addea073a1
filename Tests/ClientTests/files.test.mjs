import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { timers } from "./dom.mjs";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
let made = [];
let shown = [];
let requests = [];
let answers = [];

function element(name) {
  const listeners = {};
  const self = {
    name, listeners, style: {}, attributes: {}, children: [], hidden: false, textContent: "", clicks: 0,
    setAttribute: (key, value) => { self.attributes[key] = value; },
    append: (...children) => self.children.push(...children),
    remove: () => { shown = shown.filter((other) => other !== self); },
    addEventListener: (kind, action) => { listeners[kind] = action; },
    click: () => { self.clicks += 1; },
  };
  made.push(self);
  return self;
}

timers.enable();
define("document", { createElement: element, body: { append: (child) => shown.push(child) } });
define("fetch", async (address, { body }) => {
  requests.push([address, body.name]);
  const answer = answers.shift() ?? 204;
  if (answer instanceof Error) throw answer;
  return { ok: answer < 300, status: answer };
});
const { choose, endChoice } = await import("../../Public/client/files.js");

let sent = [];
const send = (...message) => sent.push(message);
const input = () => made.find(({ name }) => name === "input");
const words = () => made.find(({ name }) => name === "p").textContent;
const settle = async () => { for (let turn = 0; turn < 30; turn += 1) await null; };
const file = (name, size = 3) => ({ name, size, type: "image/png" });
let ticket = 0;

beforeEach(() => {
  made = [];
  shown = [];
  requests = [];
  answers = [];
  sent = [];
  ticket += 1;
  define("navigator", { userActivation: { isActive: true } });
});

const ask = (limit = 1, capture = "") => choose([`t${ticket}`, "image/jpeg,image/png", limit, capture, 1000], send);

test("after a touch the browser's dialog comes by itself", () => {
  ask(1, "environment");
  assert.equal(input().clicks, 1);
  assert.equal(input().multiple, false);
  assert.equal(input().attributes.capture, "environment");
  assert.deepEqual(shown, []);
  endChoice(`t${ticket}`);
});

test("without one the person presses a button", () => {
  define("navigator", { userActivation: { isActive: false } });
  ask();
  timers.tick(0);
  assert.equal(input().clicks, 0);
  assert.equal(shown.length, 1);
  made.find(({ textContent }) => textContent === "Choose…").listeners.click();
  assert.equal(input().clicks, 1);
  made.find(({ textContent }) => textContent === "Cancel").listeners.click();
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 0]]);
  assert.deepEqual(shown, []);
});

test("files are sent one after the other, then the choice", async () => {
  ask(2);
  input().files = [file("a b.png"), file("ü.png"), file("too many.png")];
  await input().listeners.change();
  assert.deepEqual(requests, [
    [`/uploads/t${ticket}/0?name=a%20b.png&type=image%2Fpng`, "a b.png"],
    [`/uploads/t${ticket}/1?name=%C3%BC.png&type=image%2Fpng`, "ü.png"],
  ]);
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 2]]);
});

test("a question that is asked again is asked once, and a new one takes its place", () => {
  ask();
  ask();
  assert.equal(made.filter(({ name }) => name === "input").length, 1);
  ticket += 1;
  ask();
  assert.equal(made.filter(({ name }) => name === "input").length, 2);
  made.find(({ name }) => name === "input").listeners.cancel();
  assert.deepEqual(sent, []);
  endChoice(`t${ticket}`);
});

test("a question that was answered gets its answer again", () => {
  ask();
  input().listeners.cancel();
  ask();
  assert.equal(made.filter(({ name }) => name === "input").length, 1);
  timers.tick(5000);
  assert.deepEqual(shown, []);
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 0], ["chosen", `t${ticket}`, 0]]);
});

test("a file that is too large is said, and another may be chosen", async () => {
  ask();
  input().files = [file("film.png", 5000)];
  await input().listeners.change();
  assert.match(words(), /film\.png/);
  assert.equal(shown.length, 1);
  assert.deepEqual([requests, sent], [[], []]);
  input().files = [file("a.png")];
  await input().listeners.change();
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 1]]);
});

test("a file is sent again while the network fails", async () => {
  answers = [new Error("offline"), 204];
  ask();
  input().files = [file("a.png")];
  const done = input().listeners.change();
  await settle();
  timers.tick(5000);
  await done;
  assert.equal(requests.length, 2);
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 1]]);
});

test("what the server refuses is said", async () => {
  answers = [507];
  ask();
  input().files = [file("a.png")];
  await input().listeners.change();
  assert.match(words(), /does not take/);
  assert.deepEqual(sent, []);
  endChoice(`t${ticket}`);
});

test("going back in the browser's dialog chooses nothing", () => {
  ask();
  input().listeners.cancel();
  assert.deepEqual(sent, [["chosen", `t${ticket}`, 0]]);
});
