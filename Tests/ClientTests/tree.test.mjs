import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { document, parsePage, resetDocument, serialize } from "./dom.mjs";

resetDocument();
const { absorbStyleSheet, applyPatch, makeElement, replaceTree } =
  await import("../../Public/client/tree.js");
const protocol = await import("../../Public/client/protocol.js");

const fixture = (name) => JSON.parse(readFileSync(new URL(`../WireFixtures/${name}`, import.meta.url), "utf8"));
const box = (node, ...children) => [0, node, 0, [0, 0, 1, 0, 2, 10, 3, 10], ...children];
const show = (description) => document.body.append(makeElement(description));
// Which of these tags a box has depends on what stood around it when it was made.
const boxes = (node) => serialize(node).replace(/^( *)(DIV|SPAN|P)\b/gm, "$1BOX");
const element = (node) => document.getElementById(`n${node}`);

beforeEach(resetDocument);

test("the vocabulary is the server's", () => {
  const { tags, attributes, properties } = fixture("vocabulary.json");
  assert.deepEqual(protocol.TAGS, tags);
  assert.deepEqual(protocol.ATTRIBUTES, attributes);
  assert.deepEqual(protocol.PROPERTIES, properties);
});

for (const { name, old, message, new: expected } of fixture("patches.json")) {
  test(`a patch leads to the new tree: ${name}`, () => {
    show(old);
    const [, , operations, transitions] = message;
    applyPatch(operations, transitions);
    assert.equal(boxes(document.body.children[0]), boxes(makeElement(expected)));
  });
}

test("a page has the elements that an insertion makes", () => {
  const { html, tree } = fixture("page.json");
  parsePage(html);
  absorbStyleSheet();
  assert.equal(serialize(document.body.children[0]), serialize(makeElement(tree)));
});

test("rules of the page do not outlive the first patch", () => {
  parsePage(fixture("page.json").html);
  applyPatch([]);
  assert.equal(document.getElementById("nodes"), null);
});

test("a whole tree takes the place of the one before and keeps focus and selection", () => {
  show(box(1, box(2), box(3)));
  const field = element(2);
  field.focus();
  Object.assign(field, { selectionStart: 1, selectionEnd: 3 });
  const focusedFields = [];
  const { createElement } = document;
  document.createElement = (tag) => Object.assign(createElement(tag), {
    setSelectionRange(start, end) { focusedFields.push([this.id, start, end]); },
  });
  replaceTree(box(1, box(3), box(2)));
  document.createElement = createElement;
  assert.equal(document.body.children.length, 1);
  assert.equal(document.activeElement, element(2));
  assert.notEqual(element(2), field);
  assert.deepEqual(focusedFields, [["n2", 1, 3]]);
});

test("a focused node that moves keeps its focus", () => {
  show(box(1, box(2), box(3)));
  element(2).focus();
  applyPatch([[8, 2, 1, 1]]);
  assert.deepEqual(element(1).children.map(({ id }) => id), ["n3", "n2"]);
  assert.equal(document.activeElement.id, "n2");
});

test("an element made anew keeps its children and its place", () => {
  show(box(1, box(2, [1, 0, [0, "l"], 0, "old"], box(3)), box(4)));
  const child = element(3);
  applyPatch([[6, [3, 2, [1, "button"], 0, [1, 0, [0, "l"], 0, "new"]]]]);
  assert.equal(element(2).tagName, "BUTTON");
  assert.equal(element(2).textContent, "new");
  assert.equal(element(3), child);
  assert.deepEqual(element(1).children.map(({ id }) => id), ["n2", "n4"]);
});

test("groups of boxes come in steps, lists and constants", () => {
  show(box(1, box(2), box(4), box(6)));
  applyPatch([[0, 7, 2, [2, [3, 2]], [1, 3, 8], [[10, -5, 7]], 200]]);
  const boxes = [2, 4, 6].map((node) => ["left", "top", "width", "height"]
    .map((name) => element(node).style.getPropertyValue(name)).join(" "));
  assert.deepEqual(boxes, ["0.5px 5px 100px 10px", "1.5px 2.5px 100px 10px", "4px 6px 100px 10px"]);
});

test("a patch for a node that is not there says which", () => {
  show(box(1));
  assert.throws(() => applyPatch([[2, 9, "x"]]), /names node 9/);
});

test("names that are spelled out are never taken for something else", () => {
  const path = makeElement(["path", 0, ["d", "M0 0"], ["fill", "none", "stroke", "#f00"]]);
  assert.deepEqual(["fill", "stroke"].map((name) => path.style.getPropertyValue(name)), ["none", "#f00"]);
  assert.equal(path.getAttribute("d"), "M0 0");
});

test("a patch changes attributes whose names are spelled out", () => {
  show(box(1));
  applyPatch([[4, 1, ["data-menus", "", "aria-owns", "n3 n2", "lang", "fr"]]]);
  const values = () => ["data-menus", "aria-owns", "lang"].map((name) => element(1).getAttribute(name));
  assert.deepEqual(values(), ["", "n3 n2", "fr"]);
  applyPatch([[4, 1, ["data-menus", 0, "aria-owns", 0, "lang", "de"]]]);
  assert.deepEqual(values(), [null, null, "de"]);
});
