import assert from "node:assert/strict";
import { test } from "node:test";
import { document, Element } from "./dom.mjs";

globalThis.document = document;
const { isDrawing, playDrawing } = await import("../../Public/client/shapes.js");

/** A path of straight lines from left to right, which knows its length. */
function makePath(d, look) {
  const path = new Element("path");
  path.setAttribute("d", d);
  Object.assign(path.style, look);
  const numbers = d.match(/-?[\d.]+/g).map(Number);
  path.getTotalLength = () => numbers[2] - numbers[0];
  path.cloneNode = () => {
    const copy = makePath("M0 0L0 0", path.style);
    copy.setAttribute("d", path.getAttribute("d"));
    copy.getTotalLength = () => {
      const [from, , to] = copy.getAttribute("d").match(/-?[\d.]+/g).map(Number);
      return to - from;
    };
    return copy;
  };
  path.played = [];
  path.animate = (keyframes, options) => {
    const animation = { keyframes, options, finished: new Promise((resolve) => { path.finish = resolve; }) };
    path.played.push(animation);
    return animation;
  };
  path.after = (other) => {
    path.copies = [...(path.copies ?? []), other];
    other.remove = () => { path.copies = path.copies.filter((copy) => copy !== other); };
  };
  return path;
}

function makeNode(...paths) {
  return { children: [], querySelectorAll: () => paths };
}

const still = [1, 0, 0];

test("drawings begin with the range of a line", () => {
  assert.equal(isDrawing(7), false);
  assert.equal(isDrawing(8), true);
});

test("a line grows along its path", () => {
  const path = makePath("M0 0L100 0", { stroke: "#000", fill: "none" });
  playDrawing(makeNode(path), [8, [[0, 0], [0, 1]], [0, 1], 0, still], "backwards");
  const [{ played: [{ keyframes }] }] = path.copies;
  assert.equal(keyframes.strokeDasharray[0], "0 101");
  assert.equal(keyframes.strokeDasharray[30], "50 101");
  assert.equal(keyframes.strokeDasharray[60], "100 101");
  assert.equal(keyframes.strokeOpacity[0], "0");
  assert.equal(keyframes.strokeOpacity[60], "1");
});

test("the parts of a path grow one after the other", () => {
  const path = makePath("M0 0L100 0M0 9L300 9", { stroke: "#000", fill: "none" });
  playDrawing(makeNode(path), [8, [[0, 0], [0, 1]], [0, 1], 0, still], "backwards");
  const [first, second] = path.copies.map((copy) => copy.played[0].keyframes.strokeDasharray);
  assert.equal(first[15], "100 101");
  assert.equal(second[15], "0 301");
  assert.equal(second[30], "100 301");
});

test("what is led stands in for the line and goes with the end", async () => {
  const path = makePath("M0 0L100 0", { stroke: "#000", fill: "none" });
  playDrawing(makeNode(path), [8, [[0, 0], [0, 1]], [0, 1], 0, still], "backwards");
  assert.deepEqual(path.played[0].keyframes, { strokeOpacity: ["0", "0"] });
  path.finish();
  await path.played[0].finished;
  await null;
  assert.equal(path.copies.length, 0);
});

test("a last value that stays keeps what shows it", async () => {
  const path = makePath("M0 0L100 0", { stroke: "#000", fill: "none" });
  playDrawing(makeNode(path), [8, [[0, 0], [0, 1]], [0, 1], 0, still], "both");
  path.finish();
  await path.played[0].finished;
  await null;
  assert.equal(path.copies.length, 1);
});

test("colours and widths are led on the paths that have them", () => {
  const inside = makePath("M0 0L1 0", { fill: "#f00" });
  const line = makePath("M0 0L1 0", { fill: "none", stroke: "#000" });
  playDrawing(makeNode(inside, line), [9, ["#f00", "#00f"], [0, 1], 0, still], "backwards");
  playDrawing(makeNode(inside, line), [11, [1, 4], [0, 1], 0, still], "backwards");
  assert.deepEqual(inside.played.map(({ keyframes }) => keyframes), [{ fill: ["#f00", "#00f"], offset: [0, 1] }]);
  assert.deepEqual(line.played.map(({ keyframes }) => keyframes), [{ strokeWidth: ["1px", "4px"], offset: [0, 1] }]);
});
