// The keyboard in dialogs: where the focus goes, and what arrows do in menus.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

const listeners = {};
globalThis.addEventListener = (kind, listener) => (listeners[kind] = listener);
resetDocument();
const { followDialogs } = await import("../../Public/client/dialogs.js");
const { followLayers } = await import("../../Public/client/history.js");

/** @param {number} number @param {Record<string, string>} attributes @param {any[]} children */
function node(number, attributes = {}, ...children) {
  const element = document.createElement("div");
  element.id = `n${number}`;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const find = (number) => document.getElementById(`n${number}`);
const focused = () => document.activeElement.id;

/** @param {number} first the number of the dialog */
function showMenu(first) {
  const items = ["menuitem", "menuitemcheckbox", "menuitem"].map((role, index) => node(first + 2 + index, { role }));
  items[1].setAttribute("aria-disabled", "true");
  document.body.append(node(first, { "aria-modal": "true" }, node(first + 1, { role: "menu" }, ...items)));
}

/** @param {string} key */
function press(key) {
  const event = {
    key,
    preventDefault: () => (event.isPrevented = true),
    stopImmediatePropagation: () => (event.isStopped = true),
  };
  listeners.keydown(event);
  return event;
}

beforeEach(() => {
  resetDocument();
  followDialogs(null);
  document.body.append(node(1), node(2));
  find(1).focus();
});

test("the focus goes into a dialog and back", () => {
  document.body.append(node(5, { "aria-modal": "true" }, node(6)));
  followDialogs(find(1));
  assert.equal(focused(), "n5");
  find(6).focus();
  followDialogs(find(6));
  assert.equal(focused(), "n6");
  find(5).remove();
  followDialogs(null);
  assert.equal(focused(), "n1");
});

test("a menu that the keyboard opened has the focus on its first choice", () => {
  showMenu(10);
  followDialogs(find(1));
  assert.equal(focused(), "n12");
});

test("a menu that a click opened waits for an arrow", () => {
  showMenu(10);
  followDialogs(null);
  assert.equal(focused(), "n10");
  press("ArrowDown");
  assert.equal(focused(), "n12");
});

test("arrows lead round the choices that can be taken", () => {
  showMenu(10);
  followDialogs(find(1));
  const places = ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => {
    const event = press(key);
    assert.ok(event.isPrevented && event.isStopped);
    return focused();
  });
  assert.deepEqual(places, ["n14", "n12", "n14", "n12", "n14"]);
  assert.equal(press("a").isPrevented, undefined);
});

test("without a menu in front, arrows are the page's", () => {
  showMenu(10);
  followDialogs(find(1));
  document.body.append(node(20, { "aria-modal": "true" }));
  followDialogs(find(12));
  assert.equal(press("ArrowDown").isPrevented, undefined);
  find(20).remove();
  find(10).remove();
  followDialogs(null);
  assert.equal(press("ArrowDown").isPrevented, undefined);
  assert.equal(focused(), "n1");
});

/** @param {Element | null} [first] what had the focus as the module was asked for */
function follow(first = null) {
  globalThis.history = { state: null };
  const update = followLayers(() => 0, first);
  return () => {
    update();
    return new Promise((resolve) => setImmediate(resolve));
  };
}

test("a click leaves no focus that would go back", async () => {
  document.isFocusVisible = false;
  const update = follow();
  document.body.append(node(5, { "aria-modal": "true" }));
  await update();
  assert.equal(focused(), "n5");
  find(5).remove();
  await update();
  assert.equal(focused(), "");
});

test("the focus goes back that was lost before the first dialog could be followed", async () => {
  const update = follow(find(1));
  document.activeElement = document.body;
  document.body.append(node(5, { "aria-modal": "true" }));
  await update();
  assert.equal(focused(), "n5");
  find(5).remove();
  await update();
  assert.equal(focused(), "n1");
});

test("what had the focus long before a dialog does not get it", async () => {
  const update = follow(find(1));
  await update();
  find(2).focus();
  document.body.append(node(5, { "aria-modal": "true" }));
  await update();
  find(5).remove();
  await update();
  assert.equal(focused(), "n2");
});

test("choices that take the place of others get the focus of the keyboard", () => {
  showMenu(10);
  followDialogs(find(1));
  const menu = find(11);
  for (const item of menu.children) item.remove();
  menu.append(node(30, { role: "menuitem" }));
  followDialogs(null);
  assert.equal(focused(), "n30");
});

test("a dialog that another follows at once gives the focus back in the end", () => {
  showMenu(10);
  followDialogs(find(1));
  find(10).remove();
  document.body.append(node(5, { "aria-modal": "true" }));
  followDialogs(null);
  assert.equal(focused(), "n5");
  find(5).remove();
  followDialogs(null);
  assert.equal(focused(), "n1");
});

test("fields are left to the server", () => {
  const field = document.createElement("input");
  field.className = "f";
  find(2).append(field);
  document.body.append(node(5, { "aria-modal": "true" }));
  field.focus();
  followDialogs(field);
  find(5).remove();
  assert.equal(document.activeElement, document.body);
  followDialogs(null);
  assert.equal(document.activeElement, document.body);
});

test("a dialog that begins with a field gives the focus back to what led to it", () => {
  const field = document.createElement("input");
  field.className = "f";
  document.body.append(node(5, { "aria-modal": "true" }, node(6, {}, field)));
  field.cameFrom = find(1);
  field.focus();
  followDialogs(field);
  assert.equal(document.activeElement, field);
  find(5).remove();
  followDialogs(null);
  assert.equal(focused(), "n1");
});

test("a dialog that is hidden has no focus", () => {
  document.body.append(node(5, { "aria-modal": "true", hidden: "" }));
  followDialogs(find(1));
  assert.equal(focused(), "n1");
  find(5).removeAttribute("hidden");
  followDialogs(find(1));
  assert.equal(focused(), "n5");
});
