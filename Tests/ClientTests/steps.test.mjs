// The keyboard on the way to other screens and back.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

resetDocument();
const { followSteps } = await import("../../Public/client/steps.js");

/** @param {string} tag @param {number} number @param {any[]} children */
function node(tag, number, ...children) {
  const element = document.createElement(tag);
  element.id = `n${number}`;
  element.append(...children);
  return element;
}

const find = (number) => document.getElementById(`n${number}`);
const focused = () => document.activeElement.id;

/** A bar with a title, then the content with a screen. */
function showScreens() {
  document.body.append(node("div", 1, node("div", 2, node("h2", 3)), node("div", 4)));
}

/** @param {number} number of the screen */
function enter(number) {
  const row = node("div", number + 2);
  row.tabIndex = 0;
  find(4).append(node("div", number, node("h2", number + 1), row));
  row.tabIndex = 0;
}

beforeEach(() => {
  resetDocument();
  followSteps(0, null);
  showScreens();
  enter(10);
  find(12).focus();
});

test("the title of a new screen gets the focus of the one that is left, which gets it back", () => {
  followSteps(0, find(12));
  enter(20);
  followSteps(1, find(12));
  assert.equal(focused(), "n12", "what had the focus keeps it while the screens move");
  const old = find(10);
  old.remove();
  followSteps(1, null);
  assert.equal(focused(), "n3");
  find(22).focus();
  followSteps(1, find(22));
  find(4).append(old);
  find(20).remove();
  followSteps(0, null);
  assert.equal(focused(), "n12");
});

test("who clicked has no focus moved", () => {
  document.activeElement = document.body;
  followSteps(0, null);
  enter(20);
  followSteps(1, null);
  find(10).remove();
  followSteps(1, null);
  assert.equal(document.activeElement, document.body);
});

test("a focus that the app moved stays", () => {
  followSteps(0, find(12));
  enter(20);
  followSteps(1, find(12));
  find(10).remove();
  find(22).focus();
  followSteps(1, find(22));
  assert.equal(focused(), "n22");
});

test("what goes away long after a step, or after a click, belongs to no way", () => {
  const { performance } = globalThis;
  let time = 1_000;
  Object.defineProperty(globalThis, "performance", { value: { now: () => time }, configurable: true });
  try {
    followSteps(0, find(12));
    followSteps(1, find(12));
    time += 10_000;
    find(12).remove();
    followSteps(1, null);
    assert.equal(document.activeElement, document.body);
    followSteps(0, null);
    followSteps(1, null);
    time += 10_000;
    enter(20);
    find(22).focus();
    followSteps(1, find(22));
    find(22).remove();
    followSteps(1, null);
    assert.equal(document.activeElement, document.body);
  } finally {
    Object.defineProperty(globalThis, "performance", { value: performance, configurable: true });
  }
});

test("a row that goes away while its list stays is no screen that is left", () => {
  const list = document.createElement("div");
  list.className = "s";
  find(10).append(list);
  list.append(find(12));
  find(12).focus();
  followSteps(0, find(12));
  followSteps(1, find(12));
  find(12).remove();
  followSteps(1, null);
  assert.equal(document.activeElement, document.body);
});

test("where what led to a dialog goes with it, its list knows what comes next", () => {
  const list = document.createElement("div");
  list.className = "s";
  find(10).append(list);
  list.append(find(12));
  find(12).focus();
  followSteps(0, find(12));
  const dialog = node("div", 30, node("button", 31));
  document.body.append(dialog);
  find(31).focus();
  followSteps(1, find(31));
  find(12).remove();
  dialog.remove();
  followSteps(0, null);
  assert.equal(document.activeElement, document.body);
});

test("a menu is no screen", () => {
  followSteps(0, find(12));
  const menu = node("div", 30, node("button", 31));
  menu.setAttribute("role", "menu");
  document.body.append(menu);
  find(31).focus();
  followSteps(1, find(31));
  menu.remove();
  followSteps(0, null);
  assert.equal(document.activeElement, document.body);
});
