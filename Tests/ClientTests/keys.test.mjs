import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const listeners = [];
const sent = [];
globalThis.addEventListener = (kind, listener, isFirst) => listeners.push({ kind, listener, isFirst });
globalThis.document = { documentElement: { dispatchEvent: (event) => sent.push(event) } };
globalThis.KeyboardEvent = class {
  constructor(type, values) {
    Object.assign(this, { type }, values);
  }
};
const { claim } = await import("../../Public/client/keys.js");

const press = (key, code, held = {}, className = "", matches = false) => {
  const calls = [];
  listeners[0].listener({
    key, code, isTrusted: true, isComposing: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false,
    repeat: false, ...held, target: { className, matches: () => matches },
    preventDefault: () => calls.push("prevented"), stopPropagation: () => calls.push("stopped"),
  });
  return calls;
};

beforeEach(() => {
  sent.length = 0;
  claim([["s", 2], ["+", 2], ["n", 0], ["ArrowUp", 0, 1], ["Enter", 0]]);
});

test("only claimed keys are kept from the browser", () => {
  assert.deepEqual(press("s", "KeyS", { ctrlKey: true }), ["prevented"]);
  assert.deepEqual(press("S", "KeyS", { ctrlKey: true, shiftKey: true }), []);
  assert.deepEqual(press("p", "KeyP", { ctrlKey: true }), []);
  assert.equal(listeners.length, 1);
  assert.equal(listeners[0].isFirst, true);
});

test("signs count wherever they are typed", () => {
  assert.deepEqual(press("+", "Equal", { ctrlKey: true, shiftKey: true }), ["prevented"]);
});

test("text keeps plain keys, and tells of the others beside its edits", () => {
  assert.deepEqual(press("n", "KeyN", {}, "f"), []);
  assert.deepEqual(press("s", "KeyS", { ctrlKey: true }, "f"), ["prevented", "stopped"]);
  assert.deepEqual(press("ArrowUp", "ArrowUp", {}, "f"), ["prevented", "stopped"]);
  assert.deepEqual(sent.map(({ key, ctrlKey }) => [key, ctrlKey]), [["s", true], ["ArrowUp", false]]);
});

test("Return on a control is the control's", () => {
  assert.deepEqual(press("Enter", "Enter", {}, "", true), []);
  assert.deepEqual(press("Enter", "Enter"), ["prevented"]);
});

test("keys of an input method are its own", () => {
  assert.deepEqual(press("Enter", "Enter", { isComposing: true }), []);
  // As Safari tells of the one that ends a composition.
  assert.deepEqual(press("Enter", "Enter", { keyCode: 229 }), []);
  assert.deepEqual(press("Enter", "Enter", { keyCode: 13 }), ["prevented"]);
});

test("later claims take the place of earlier ones", () => {
  claim([]);
  assert.deepEqual(press("s", "KeyS", { ctrlKey: true }), []);
  assert.equal(listeners.length, 1);
});
