// The keyboard in lists: arrows, and rows that go away while they have the focus.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

const listeners = {};
globalThis.addEventListener = (kind, listener) => { listeners[kind] = listener; };
resetDocument();
const { followRows } = await import("../../Public/client/rows.js");

/** Shows seven cells of 20 points in rows of three, in a list 50 points high; the last cannot be pressed. */
function showGrid() {
  const list = document.createElement("div");
  list.id = "n1";
  list.setAttribute("role", "list");
  const scroller = document.createElement("div");
  scroller.className = "s";
  Object.assign(scroller, { clientWidth: 60, clientHeight: 50 });
  const content = document.createElement("div");
  content.className = "c";
  list.append(scroller);
  scroller.append(content);
  document.body.append(list);
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const cell = document.createElement("div");
    cell.id = `n${index + 2}`;
    cell.setAttribute("role", "listitem");
    if (index < 6) cell.setAttribute("tabindex", "0");
    const [x, y] = [index % 3 * 20, Math.floor(index / 3) * 20];
    cell.getBoundingClientRect = () => ({ x, y, width: 20, height: 20 });
    Object.entries({ left: x, top: y, width: 20, height: 20 })
      .forEach(([name, value]) => cell.style.setProperty(name, `${value}px`));
    content.append(cell);
    return cell;
  });
}

/** Moves the focus as a browser does. */
function focus(element) {
  element.focus();
  listeners.focusin({ target: element });
}

const focused = () => document.activeElement.id;

beforeEach(() => {
  resetDocument();
  listeners.pointerdown();
});

/** Presses a key on an element and returns the index of the cell that has the focus then. */
function walk(cells, from, key) {
  let isKept = false;
  focus(cells[from]);
  listeners.keydown({ key, target: cells[from], preventDefault: () => { isKept = true; } });
  const index = cells.indexOf(document.activeElement);
  assert.equal(isKept, index !== from);
  return index;
}

test("arrows walk a grid by place, and stop at its edges", () => {
  const cells = showGrid();
  assert.equal(walk(cells, 0, "ArrowRight"), 1);
  assert.equal(walk(cells, 1, "ArrowDown"), 4);
  assert.equal(walk(cells, 5, "ArrowUp"), 2);
  assert.equal(walk(cells, 4, "ArrowLeft"), 3);
  assert.equal(walk(cells, 2, "ArrowRight"), 2);
  assert.equal(walk(cells, 3, "ArrowDown"), 3);
  assert.equal(walk(cells, 3, "Tab"), 3);
});

test("where a row goes away, what comes to its place has the focus", () => {
  const cells = showGrid();
  focus(cells[1]);
  followRows();
  cells[1].remove();
  cells[2].style.left = "20px";
  followRows();
  assert.equal(focused(), cells[2].id);
});

test("a row knows where it was before it went, and what stands in one counts as it does", () => {
  const cells = showGrid();
  const button = document.createElement("button");
  cells[0].append(button);
  focus(button);
  cells[0].style.top = "20px";
  followRows();
  cells[0].remove();
  followRows();
  assert.equal(focused(), cells[3].id);
});

test("of a row that is scrolled out of sight, the nearest in sight has the focus", () => {
  const cells = showGrid();
  focus(cells[0]);
  followRows();
  cells[0].parentElement.parentElement.scrollTop = 15;
  cells[0].remove();
  followRows();
  assert.equal(focused(), cells[3].id);
});

test("a row that cannot be pressed gives the focus to what it holds", () => {
  const cells = showGrid();
  const button = document.createElement("button");
  button.id = "n20";
  cells[6].append(button);
  focus(cells[3]);
  for (const cell of cells.slice(0, 6)) cell.remove();
  followRows();
  assert.equal(focused(), "n20");
});

test("a focus that is elsewhere by then stays, and so does none after a click", () => {
  const cells = showGrid();
  const field = document.createElement("input");
  document.body.append(field);
  focus(cells[0]);
  focus(field);
  cells[0].remove();
  followRows();
  assert.equal(document.activeElement, field);
  focus(cells[1]);
  listeners.pointerdown();
  cells[1].remove();
  followRows();
  assert.equal(document.activeElement, document.body);
});

test("a menu that lies over the list while the row goes gives its focus to the next one", () => {
  const cells = showGrid();
  const menu = document.createElement("div");
  menu.setAttribute("aria-modal", "true");
  document.body.append(menu);
  focus(cells[4]);
  focus(menu);
  cells[4].remove();
  followRows();
  assert.equal(document.activeElement, menu);
  menu.remove();
  followRows();
  assert.equal(focused(), cells[1].id);
});

test("a list that goes as a whole is left", () => {
  const cells = showGrid();
  focus(cells[0]);
  document.getElementById("n1").remove();
  followRows();
  assert.equal(document.activeElement, document.body);
});
