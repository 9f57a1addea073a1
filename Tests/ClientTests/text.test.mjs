import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

const listeners = {};
let frames = [];
let tasks = [];
let sent = [];
let number = 0;
globalThis.addEventListener = (kind, listener) => { (listeners[kind] ??= []).push(listener); };
globalThis.requestAnimationFrame = (callback) => frames.push(callback);
globalThis.setTimeout = (callback) => tasks.push(callback);
resetDocument();
const { adoptFields, correctText, moveFocus, replaceLines, settleEdits } = await import("../../Public/client/text.js");
const { applyPatch, followScrolling, loadEditor, makeElement } = await import("../../Public/client/tree.js");
const { ATTRIBUTES, TAGS } = await import("../../Public/client/protocol.js");

const attribute = (name) => ATTRIBUTES.indexOf(name);
const send = (...message) => {
  sent.push(message);
  return (number += 1);
};
const emit = (kind, event) => { for (const listener of listeners[kind] ?? []) listener(event); };
const runTasks = () => { while (tasks.length > 0) tasks.shift()(); };
let node = 0;
let field;

/** Shows a field with a text that has the number 0. */
function show(text = "", { tag = "input", extra = [], handled = number } = {}) {
  for (const old of [...document.body.children]) old.remove();
  const attributes = [attribute("class"), "f", attribute("data-number"), "0", ...extra];
  if (tag === "input") attributes.push(attribute("value"), text);
  const inner = [TAGS.indexOf(tag), 0, attributes, 0, ...(tag === "input" ? [] : [text])];
  document.body.append(makeElement([0, node, 0, 0, inner]));
  field = document.body.getElementsByClassName("f")[0];
  field.setSelectionRange(text.length, text.length);
  adoptFields([field], send, handled);
}

/** The person replaces characters. */
function type(start, end, text) {
  const after = field.value.slice(0, start) + text + field.value.slice(end);
  field.value = after;
  field.setSelectionRange(start + text.length, start + text.length);
  emit("input", { target: field });
}

function focus() {
  field.focus();
  emit("focusin", { target: field });
}

beforeEach(() => {
  node += 1;
  document.activeElement = document.body;
  runTasks();
  frames.forEach((frame) => frame());
  moveFocus(0, number);
  [frames, tasks, sent] = [[], [], []];
});

test("each edit is told with what it replaced", () => {
  show("aa");
  type(1, 1, "a");
  type(0, 2, "x");
  assert.deepEqual(sent, [["edit", node, 0, 1, 1, "a", 2, 2], ["edit", node, 0, 0, 2, "x", 1, 1]]);
});

test("Backspace is told where there is nothing to delete", () => {
  show("a");
  const press = (repeat) => emit("keydown", { key: "Backspace", repeat, target: field });
  press(false);
  assert.deepEqual(sent, []);
  type(0, 1, "");
  press(true);
  press(false);
  assert.deepEqual(sent, [["edit", node, 0, 0, 1, "", 0, 0], ["key", 1, "Backspace", "Backspace", 0]]);
});

test("Backspace before all text is told after where the caret is", () => {
  show("ab");
  focus();
  field.setSelectionRange(0, 0);
  emit("selectionchange");
  emit("keydown", { key: "Backspace", target: field });
  field.setSelectionRange(0, 1);
  emit("keydown", { key: "Backspace", target: field });
  const told = sent.filter(([kind]) => kind !== "focus");
  assert.deepEqual(told, [["select", node, 0, 0, 0], ["key", 1, "Backspace", "Backspace", 0]]);
});

test("pairs of surrogates are replaced whole", () => {
  show("😀");
  type(0, 2, "😁");
  assert.deepEqual(sent, [["edit", node, 0, 0, 2, "😁", 2, 2]]);
  type(0, 2, "\ud83d");
  assert.deepEqual(sent[1][5], "\ufffd");
});

test("halves of pairs between whole ones are replaced", () => {
  show("");
  type(0, 0, "\udc00a😀\ude00\ud83d\ud83d\ude00\ud83d");
  assert.deepEqual(sent[0][5], "\ufffda😀\ufffd\ufffd😀\ufffd");
});

test("no script has a lookbehind, for which Safari 16.0 would not load it", () => {
  const folder = new URL("../../Public/client/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  assert.ok(names.includes("text.js"));
  const found = names.filter((name) => /\(\?<[!=]/.test(readFileSync(new URL(name, folder), "utf8")));
  assert.deepEqual(found, []);
});

test("halves of a pair that are typed one after the other make a whole one", () => {
  show("a");
  type(1, 1, "\ud83d");
  type(2, 2, "\ude00");
  assert.deepEqual(sent, [["edit", node, 0, 1, 1, "\ufffd", 2, 2], ["edit", node, 0, 1, 2, "😀", 3, 3]]);
});

test("what is pasted goes in parts that fit into a message", () => {
  show("ab");
  type(1, 1, "x".repeat(10_799) + "😀".repeat(10_000));
  assert.deepEqual(sent.map((message) => message[5].length), [10_799, 10_800, 9_200]);
  assert.deepEqual(sent.map(([, , , start, end]) => [start, end]), [[1, 1], [10_800, 10_800], [21_600, 21_600]]);
  // Nothing takes more room than control characters.
  type(0, 0, "\u0001".repeat(16_000));
  const numbered = sent.map((message) => [1_000_000_000, ...message]);
  assert.ok(numbered.every((message) => new TextEncoder().encode(JSON.stringify(message)).length < 65_536));
});

test("a correction keeps what was typed since", () => {
  show("123");
  focus();
  type(3, 3, "4");
  const first = number;
  type(4, 4, "5");
  type(5, 5, "6");
  correctText(node, [1, "(123) 4", 7, 7], first);
  assert.equal(field.value, "(123) 456");
  assert.equal(field.selectionStart, 9);
  correctText(node, [2, "(123) 456", 9, 9], number);
  assert.equal(field.value, "(123) 456");
  type(9, 9, "7");
  assert.deepEqual(sent.at(-1), ["edit", node, 2, 9, 9, "7", 10, 10]);
});

test("a refused character goes, the next ones stay", () => {
  show("ab");
  focus();
  type(2, 2, "X");
  const first = number;
  type(3, 3, "c");
  correctText(node, [1, "ab", 2, 2], first);
  assert.equal(field.value, "abc");
});

test("an answer without text moves the selection only where the person did not", () => {
  show("abcdef");
  focus();
  correctText(node, [1, 0, 1, 3], number);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [1, 3]);
  type(1, 3, "x");
  correctText(node, [2, 0, 5, 5], number - 1);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [2, 2]);
});

test("answers that were right leave the text to the person", () => {
  show("");
  type(0, 0, "a");
  type(1, 1, "b");
  settleEdits(number - 1);
  type(2, 2, "c");
  settleEdits(number);
  correctText(node, [1, "ABC", 3, 3], number);
  assert.equal(field.value, "ABC");
});

test("input methods are not interrupted", () => {
  show("");
  focus();
  emit("compositionstart", { target: field });
  type(0, 0, "に");
  correctText(node, [1, "[に]", 3, 3], number);
  assert.equal(field.value, "に");
  type(1, 1, "ほ");
  emit("compositionend", { target: field });
  runTasks();
  assert.equal(field.value, "[に]ほ");
  assert.deepEqual(sent.filter(([kind]) => kind === "edit").map((message) => message[5]), ["に", "ほ"]);
});

test("an element made anew takes over what was typed", () => {
  show("ab");
  type(2, 2, "c");
  const known = number;
  type(3, 3, "d");
  show("ABC", { handled: known });
  assert.equal(field.value, "ABCd");
});

test("what was typed before the script came is told", () => {
  const attributes = [attribute("class"), "f", attribute("data-number"), "0", attribute("value"), "a"];
  document.body.append(makeElement([0, node, 0, 0, [TAGS.indexOf("input"), 0, attributes, 0]]));
  field = document.getElementById(`n${node}`).children[0];
  field.value = "abc";
  adoptFields([field], send, number);
  assert.deepEqual(sent, [["edit", node, 0, 1, 1, "bc", 3, 3]]);
});

test("what browsers put back is older than what the server has", () => {
  for (const type of ["reload", "back_forward", "navigate"]) {
    performance.getEntriesByType = () => [{ type }];
    node += 1;
    const attributes = [attribute("class"), "f", attribute("data-number"), "0", attribute("value"), "abc"];
    document.body.append(makeElement([0, node, 0, 0, [TAGS.indexOf("input"), 0, attributes, 0]]));
    field = document.getElementById(`n${node}`).children[0];
    field.value = "ab";
    adoptFields([field], send, number);
    assert.equal(field.value, type === "navigate" ? "ab" : "abc");
  }
  delete performance.getEntriesByType;
  assert.deepEqual(sent, [["edit", node, 0, 2, 3, "", 2, 2]]);
});

test("focus is told once, after the touch that gave it", () => {
  show("abc");
  emit("pointerdown", {});
  focus();
  assert.deepEqual(sent, []);
  field.setSelectionRange(2, 2);
  emit("pointerup", {});
  assert.deepEqual(sent, [["focus", node, 2, 2]]);
  focus();
  assert.equal(sent.length, 1);
  field.blur();
  emit("focusout", { target: field, relatedTarget: field });
  assert.equal(sent.length, 1);
  emit("focusout", { target: field, relatedTarget: null });
  assert.deepEqual(sent[1], ["blur", node]);
});

test("the server moves the focus unless the person went on", () => {
  show("abc");
  moveFocus(node, number);
  assert.equal(document.activeElement, field);
  assert.deepEqual(sent, []);
  moveFocus(0, number);
  assert.equal(document.activeElement, document.body);
  const before = number;
  focus();
  moveFocus(0, before);
  assert.equal(document.activeElement, field);
});

test("a patch that takes the focus is not undone", async () => {
  show("abc");
  followScrolling(send, number);
  await loadEditor();
  applyPatch([[15, node]], [], number);
  assert.equal(document.activeElement, field);
  applyPatch([[15, 0]], [], number);
  assert.equal(document.activeElement, document.body);
  assert.deepEqual(sent, []);
});

test("a whole tree within a patch has the edits that the server handled", async () => {
  show("a");
  followScrolling(send, number);
  await loadEditor();
  type(1, 1, "b");
  type(2, 2, "c");
  const handled = number;
  type(3, 3, "d");
  const attributes = [attribute("class"), "f", attribute("value"), "abc", attribute("data-number"), "1"];
  const tree = [0, 1000, 0, 0, [0, node, 0, 0, [TAGS.indexOf("input"), 0, attributes, 0]]];
  applyPatch([[5, 0, 0, tree]], [], handled);
  settleEdits(handled);
  assert.equal(document.body.getElementsByClassName("f")[0].value, "abcd");
});

test("editing goes on where the clipboard is filled by a selection", async () => {
  show("abc");
  focus();
  sent = [];
  const commands = [];
  const { createElement } = document;
  document.execCommand = (name) => commands.push(name);
  document.createElement = (tag) => Object.assign(createElement(tag), {
    select() {
      emit("focusout", { target: field, relatedTarget: this });
      this.focus();
    },
  });
  const { perform } = await import("../../Public/client/effects.js");
  await perform([1, "copied"]);
  document.createElement = createElement;
  delete document.execCommand;
  assert.deepEqual([commands, sent, document.activeElement === field], [["copy"], [], true]);
});

test("a whole tree gives no focus back that the person took away since", () => {
  const extra = [attribute("autofocus"), ""];
  show("a");
  focus();
  const handled = number;
  document.activeElement = document.body;
  emit("focusout", { target: field, relatedTarget: null });
  assert.deepEqual(sent.at(-1), ["blur", node]);
  show("a", { extra, handled });
  assert.equal(document.activeElement, document.body);
  show("a", { extra });
  assert.equal(document.activeElement, field);
});

test("selections are told once for each frame", () => {
  show("abc");
  focus();
  frames = [];
  field.setSelectionRange(0, 2);
  for (const listener of document.listeners.selectionchange) listener();
  field.setSelectionRange(0, 3);
  for (const listener of document.listeners.selectionchange) listener();
  frames.forEach((frame) => frame());
  assert.deepEqual(sent.slice(1), [["select", node, 0, 0, 3]]);
});

test("Return submits a line and is typed into lines", () => {
  show("a");
  let prevented = 0;
  const press = () => emit("keydown", { key: "Enter", target: field, preventDefault: () => { prevented += 1; } });
  press();
  assert.deepEqual([prevented, sent], [1, [["submit", node]]]);
  node += 1;
  show("a", { tag: "textarea" });
  press();
  assert.deepEqual([prevented, sent.length], [1, 1]);
});

test("a click beside a text leaves the focus in it", () => {
  show("a");
  focus();
  let prevented = 0;
  const click = (target) => emit("mousedown", { target, preventDefault: () => { prevented += 1; } });
  click(field);
  assert.equal(prevented, 0);
  click(document.body);
  assert.equal(prevented, 1);
});

test("lines of a placeholder are replaced behind the field", () => {
  show("a");
  const line = (text) => makeElement([1, 0, [0, "l"], 0, text]);
  const holder = document.getElementById(`n${node}`);
  replaceLines(holder, [line("one"), line("two")]);
  replaceLines(holder, [line("three")]);
  assert.deepEqual(holder.children.map((child) => child.textContent), ["", "three"]);
  assert.equal(holder.children[0], field);
});

test("the focus that the server moves has the insertion point at the end", () => {
  show("text");
  field.setSelectionRange(0, 0);
  moveFocus(node, number);
  assert.equal(document.activeElement, field);
  assert.equal(field.selectionStart, 4);
});

test("what the server selects in the field that it moves the focus to stays", () => {
  show("name");
  correctText(node, [1, 0, 0, 4], number);
  moveFocus(node, number);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, 4]);
  emit("selectionchange", {});
  frames.splice(0).forEach((frame) => frame());
  assert.deepEqual(sent, []);
  // Another time the insertion point is at the end again.
  moveFocus(0, number);
  document.activeElement = document.body;
  moveFocus(node, number);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [4, 4]);
});

test("the keys of an input method are its own", () => {
  show("a");
  /** What comes first takes the key from those after it. */
  const press = (keyCode) => {
    const event = { key: "Enter", keyCode, target: field, preventDefault() {}, stopPropagation: () => { event.isTaken = true; } };
    for (const listener of listeners.keydown) if (!event.isTaken) listener(event);
  };
  // As Safari tells of the key that ends a composition.
  press(229);
  assert.deepEqual(sent, []);
  press(13);
  assert.deepEqual(sent, [["submit", node]]);
});

test("fields with small text leave iOS at its scale", async () => {
  const meta = document.createElement("meta");
  meta.setAttribute("name", "viewport");
  document.documentElement.append(meta);
  const counts = Object.fromEntries(Object.entries(listeners).map(([kind, list]) => [kind, list.length]));
  const { CSS } = globalThis;
  for (const isIOS of [false, true]) {
    meta.content = "width=device-width";
    globalThis.CSS = { supports: (name, value) => isIOS && name === "-webkit-touch-callout" && value === "none" };
    const fresh = await import(`../../Public/client/text.js?${isIOS}`);
    fresh.adoptFields([], send, 0);
    assert.equal(meta.content, isIOS ? "width=device-width,maximum-scale=1" : "width=device-width");
  }
  globalThis.CSS = CSS;
  meta.remove();
  for (const [kind, list] of Object.entries(listeners)) list.splice(counts[kind] ?? 0);
});
