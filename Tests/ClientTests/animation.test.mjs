import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

resetDocument();
const { applyPatch, makeElement } = await import("../../Public/client/tree.js");
const { displacement, timing } = await import("../../Public/client/animation.js");

const EASE = [0.4, 0, [0.42, 0, 0.58, 1]];
const element = (node) => document.getElementById(`n${node}`);
const box = (node, attributes, ...children) => [0, node, attributes, [0, 100, 1, 100, 2, 300, 3, 30], ...children];
const text = [1, 0, [0, "l"], 0, "Hello"];

beforeEach(() => {
  resetDocument();
  document.body.append(makeElement(box(1, 0, box(2, 0, text))));
});

test("a move gets its last place at once and animates a translation", () => {
  applyPatch([[0, 3, 1, 2, 0, 0, 0]], [EASE]);
  assert.equal(element(2).style.getPropertyValue("left"), "0px");
  const [{ keyframes, options }] = element(2).animations;
  assert.deepEqual(keyframes, { translate: ["100px 100px", "0px 0px"] });
  assert.equal(options.duration, 400);
  assert.equal(options.easing, "cubic-bezier(0.42,0,0.58,1)");
});

test("an interrupted move starts from where it is on screen", () => {
  applyPatch([[0, 1, 1, 2, 0, 0]], [EASE]);
  element(2).computed = { translate: "40px", scale: "none", width: "300px", height: "30px", transformOrigin: "150px 15px" };
  applyPatch([[0, 1, 1, 2, 200, 0]], [EASE]);
  assert.equal(element(2).animations.length, 1);
  assert.deepEqual(element(2).animations[0].keyframes, { translate: ["-160px 0px", "0px 0px"] });
});

test("text is not distorted by a change of size", () => {
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  assert.deepEqual(element(2).animations[0].keyframes, { width: ["300px", "600px"], height: ["30px", "30px"] });
});

test("an empty box is scaled about its fixed point", () => {
  document.body.append(makeElement(box(3, 0)));
  applyPatch([[0, 4, 1, 3, 600, 0]], [EASE]);
  // Half as wide about the middle of 600, so 150 too far right.
  assert.deepEqual(element(3).animations[0].keyframes, { scale: ["0.5 1", "1 1"], translate: ["-150px 0px", "0px 0px"] });
});

test("a box set without transition ends a running change of size but not a move", () => {
  applyPatch([[0, 5, 1, 2, 0, 600, 0]], [EASE]);
  applyPatch([[0, 1, 1, 2, 5]]);
  assert.equal(element(2).animations.length, 1);
  applyPatch([[0, 4, 1, 2, 500]]);
  assert.equal(element(2).animations.length, 0);
});

test("looks fade from the value on screen", () => {
  element(2).style.setProperty("opacity", "0.5");
  applyPatch([[1, 2, [5, "1"], 0]], [EASE]);
  assert.equal(element(2).style.getPropertyValue("opacity"), "1");
  assert.deepEqual(element(2).animations[0].keyframes, { opacity: ["0.5", "1"] });
});

test("reduced motion shows moves at once and still fades", () => {
  globalThis.matchMedia = () => ({ matches: true });
  applyPatch([[0, 3, 1, 2, 0, 0, 0], [1, 2, [5, "0.2"], 0]], [EASE]);
  assert.deepEqual(element(2).animations.map(({ keyframes }) => Object.keys(keyframes)), [["opacity"]]);
});

test("delay, count and direction are those of the transition", () => {
  assert.deepEqual(timing([1, 0.5, 0, 3, 1]), {
    duration: 1000, delay: 500, easing: "linear", iterations: 6, direction: "alternate", fill: "backwards",
  });
  assert.equal(timing([1, 0, 0, -1]).iterations, Infinity);
});

test("a spring obeys its equation of motion", () => {
  // m x'' + c x' + k x = 0, by differences; under, at and over critical damping.
  for (const damping of [5, 20, 40]) {
    const [mass, stiffness, velocity, h] = [1, 100, 2, 1e-4];
    const at = (time) => displacement(time, mass, stiffness, damping, velocity);
    assert.ok(Math.abs(at(0) - 1) < 1e-9);
    assert.ok(Math.abs((at(h) - at(0)) / h + velocity) < 0.02);
    for (const time of [0.05, 0.2, 0.7]) {
      const speed = (at(time + h) - at(time - h)) / (2 * h);
      const acceleration = (at(time + h) - 2 * at(time) + at(time - h)) / (h * h);
      assert.ok(Math.abs(mass * acceleration + damping * speed + stiffness * at(time)) < 1e-3);
    }
  }
});

test("a spring becomes an easing of samples from 0 to 1", () => {
  const { easing } = timing([0.5, 0, [1, 100, 10, 0, 0]]);
  const values = easing.match(/linear\((.*)\)/)[1].split(",").map(Number);
  assert.equal(values[0], 0);
  assert.equal(values.at(-1), 1);
  assert.ok(Math.max(...values) > 1);
});
