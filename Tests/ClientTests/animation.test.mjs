import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { document, resetDocument } from "./dom.mjs";

resetDocument();
const { applyPatch, makeElement, usePlayer } = await import("../../Public/client/tree.js");
const { displacement, progress, timing, valueAt } = await import("../../Public/client/timing.js");
const matrices = await import("../../Public/client/matrices.js");
const { holderOf } = await import("../../Public/client/protocol.js");
usePlayer(await import("../../Public/client/animation.js"));

const EASE = [0.4, 0, [0.42, 0, 0.58, 1]];
const element = (node) => document.getElementById(`n${node}`);
const box = (node, attributes, ...children) => [0, node, attributes, [0, 100, 1, 100, 2, 300, 3, 30], ...children];
const text = [1, 0, [0, "l"], 0, "Hello"];
const ghosts = (node) => element(node).children.filter((child) => child.className === "ghost");
const microtasks = () => new Promise((resolve) => setImmediate(resolve));

/** Stands in for the browser's matrices: affine ones, as CSS writes them. */
class Matrix {
  constructor(css) {
    const whole = /matrix3d\(([^)]*)\)/.exec(css)?.[1].split(",").map(Number);
    if (whole) {
      [this.a, this.b, , , this.c, this.d] = whole;
      [this.e, this.f] = whole.slice(12);
      return;
    }
    const numbers = /matrix\(([^)]*)\)/.exec(css)?.[1].split(",").map(Number) ?? [1, 0, 0, 1, 0, 0];
    [this.a, this.b, this.c, this.d, this.e, this.f] = numbers;
  }
  inverse() {
    const { a, b, c, d, e, f } = this;
    const size = a * d - b * c;
    const values = size === 0 ? Array(6).fill(NaN)
      : [d, -b, -c, a, c * f - d * e, b * e - a * f].map((value) => value / size);
    return new Matrix(`matrix(${values})`);
  }
  multiply(o) {
    const m = this;
    return new Matrix(`matrix(${[
      m.a * o.a + m.c * o.b, m.b * o.a + m.d * o.b, m.a * o.c + m.c * o.d, m.b * o.c + m.d * o.d,
      m.a * o.e + m.c * o.f + m.e, m.b * o.e + m.d * o.f + m.f,
    ]})`);
  }
  toFloat64Array() {
    const { a, b, c, d, e, f } = this;
    return new Float64Array([a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, e, f, 0, 1]);
  }
  toString() { return `matrix(${[this.a, this.b, this.c, this.d, this.e, this.f]})`; }
}

beforeEach(() => {
  resetDocument();
  globalThis.DOMMatrix = Matrix;
  document.body.append(makeElement(box(1, 0, box(2, 0, text))));
});

test("a move gets its last place at once and animates a translation", () => {
  applyPatch([[0, 3, 1, 2, 0, 0, 0]], [EASE]);
  assert.equal(element(2).style.getPropertyValue("left"), "0px");
  const [{ keyframes, options }] = element(2).animations;
  assert.deepEqual(keyframes, { translate: ["100px 100px", "0px 0px"], offset: [0, 1] });
  assert.equal(options.duration, 400);
  assert.equal(options.composite, "replace");
  assert.equal(options.easing, "cubic-bezier(0.42,0,0.58,1)");
});

test("moves that run together are one, which the compositor can play", () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[0, 1, 1, 2, 0, 0]], [[1, 0, 0]]);
  const [first] = element(2).animations;
  // It began a tenth of a second after it was made, and has gone a quarter of its way.
  first.currentTime = 250;
  now.mock.mockImplementation(() => 1350);
  applyPatch([[0, 1, 1, 2, 200, 0]], [[1, 0, 0]]);
  now.mock.restore();
  const [{ keyframes: { translate }, options, startTime }, ...others] = element(2).animations;
  assert.deepEqual([others, startTime, options.composite], [[], 0, "replace"]);
  // On screen at 75: 75 of the first way are left, and all 200 of the second.
  const places = translate.map((place) => Number.parseFloat(place));
  assert.deepEqual([places[0], places.at(-1)], [-125, 0]);
  assert.ok(Math.abs(options.duration - 1000) < 1e-6 && places.length > 30);
});

test("what joins a move without end is one with it, and then the other goes on alone", async () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[0, 1, 1, 2, 0, 0]], [[1, 0, 0, -1, 1]]);
  now.mock.mockImplementation(() => 1500);
  applyPatch([[0, 1, 1, 2, 200, 0]], [[0.4, 0, 0]]);
  const [joined, ...others] = element(2).animations;
  const places = joined.keyframes.translate.map((place) => Number.parseFloat(place));
  assert.deepEqual([others, joined.options.duration, joined.options.iterations], [[], 400, 1]);
  // Half of 100 is left of the first, all of the second; then a tenth of the first.
  assert.ok(Math.abs(places[0] + 150) < 1e-6 && Math.abs(places.at(-1) - 10) < 1e-6, `${places}`);
  now.mock.mockImplementation(() => 1900);
  document.timeline.currentTime = 5000;
  joined.finish();
  await microtasks();
  now.mock.restore();
  const [{ keyframes, options, startTime }] = element(2).animations.filter(({ playState }) => playState === "running");
  assert.deepEqual(keyframes.translate, ["100px 0px", "0px 0px"]);
  assert.deepEqual([options.iterations, options.direction, startTime], [Infinity, "alternate", 4100]);
});

test("transforms that run together are one, which the compositor can play", () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[1, 2, [9, "matrix(2,0,0,2,0,0)"], 0]], [[1, 0, 0]]);
  now.mock.mockImplementation(() => 1500);
  applyPatch([[1, 2, [9, "matrix(0,1,-1,0,0,0)"], 0]], [[1, 0, 0]]);
  now.mock.restore();
  const [{ keyframes: { transform }, options }, ...others] = element(2).animations;
  assert.deepEqual([others, options.composite, options.duration], [[], "replace", 1000]);
  // Each shows the element's own quarter turn, and what is left of both ways.
  const shown = transform.map((css) => css.match(/matrix\([^)]*\)/g).map((part) => new Matrix(part)))
    .map(([own, rest]) => own.multiply(rest));
  const sizes = shown.map(({ a, b }) => Math.hypot(a, b));
  const turns = shown.map(({ a, b }) => (Math.atan2(b, a) * 180) / Math.PI);
  // On screen at 1.5; the first goes on to 2 while the second takes it to 1.
  assert.ok(Math.abs(sizes[0] - 1.5) < 1e-6 && Math.abs(turns[0]) < 1e-6, `${sizes[0]} ${turns[0]}`);
  assert.ok(Math.abs(sizes[15] - 1.75 * 0.875) < 1e-6 && Math.abs(turns[15] - 22.5) < 1e-6, `${sizes[15]} ${turns[15]}`);
  assert.ok(Math.abs(sizes.at(-1) - 1) < 1e-6 && Math.abs(turns.at(-1) - 90) < 1e-6);
});

test("a transform that replaces starts from where the running one is", () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[1, 2, [9, "matrix(2,0,0,2,0,0)"], 0]], [[1, 0, 0]]);
  now.mock.mockImplementation(() => 1500);
  applyPatch([[1, 2, [9, "matrix(4,0,0,4,0,0)"], 0]], [[1, 0, 0, 1, 2]]);
  now.mock.restore();
  const [{ keyframes: { transform } }, ...others] = element(2).animations;
  assert.deepEqual(others, []);
  assert.equal(transform[0], "matrix(4,0,0,4,0,0) matrix(0.375,0,0,0.375,0,0)");
});

test("a transform leads to a scale of nothing and back", () => {
  applyPatch([[1, 2, [9, "matrix(0,0,0,0,0,0)"], 0]], [EASE]);
  const [{ keyframes: { transform } }] = element(2).animations;
  const [from, to] = transform.map((css) => css.match(/matrix\([^)]*\)/g).map((part) => new Matrix(part)))
    .map(([own, rest]) => own.multiply(rest).a);
  assert.ok(Math.abs(from - 1) < 1e-9 && to > 0 && to < 1e-4);
  applyPatch([[11, 2, "kgrow", 3, ["matrix3d(0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1)", "none"], 0, 0, [1, 0, 0], 0]]);
  assert.match(element(2).animations.at(-1).keyframes.transform[0], /^matrix\(0.00001,|^matrix\(1e-5,/);
});

test("matrices on the way turn the shorter way round, and mirror in the plane", () => {
  const { between, numbersOf } = matrices;
  const numbers = (css) => numbersOf(new Matrix(css));
  const half = between(numbers("matrix(1,0,0,1,0,0)"), numbers("matrix(0,-1,1,0,30,10)"), 0.5);
  const root = Math.SQRT1_2;
  [root, -root, 0, 0, root, root, 0, 0, 0, 0, 1, 0, 15, 5, 0, 1]
    .forEach((value, index) => assert.ok(Math.abs(half[index] - value) < 1e-9, `${half}`));
  const mirrored = between(numbers("matrix(1,0,0,1,0,0)"), numbers("matrix(-1,0,0,1,0,0)"), 0.25);
  assert.ok(Math.abs(mirrored[0] - 0.5) < 1e-9 && Math.abs(mirrored[5] - 1) < 1e-9, `${mirrored}`);
  // A turn in space by 60 degrees about the upright axis, half of it, with its size.
  const [cosine, sine] = [0.5, Math.sqrt(3) / 2];
  const turned = [2 * cosine, 0, -2 * sine, 0, 0, 2, 0, 0, 2 * sine, 0, 2 * cosine, 0, 0, 0, 0, 1];
  const space = between(numbers("matrix(2,0,0,2,0,0)").map((value, index) => (index === 10 ? 2 : value)), turned, 0.5);
  assert.ok(Math.abs(space[0] - Math.sqrt(3)) < 1e-9 && Math.abs(space[2] + 1) < 1e-9, `${space}`);
});

test("a move that replaces starts from where the running one is", () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[0, 1, 1, 2, 0, 0]], [[1, 0, 0]]);
  now.mock.mockImplementation(() => 1250);
  applyPatch([[0, 1, 1, 2, 200, 0]], [[1, 0, 0, 1, 2]]);
  now.mock.restore();
  assert.equal(element(2).animations.length, 1);
  // From 75 on screen to 200.
  assert.deepEqual(element(2).animations[0].keyframes.translate, ["-125px 0px", "0px 0px"]);
});

test("a change without transition leaves what runs", () => {
  applyPatch([[0, 1, 1, 2, 0, 0]], [EASE]);
  applyPatch([[0, 1, 1, 2, 5]]);
  assert.equal(element(2).animations.length, 1);
});

test("text keeps its size and place while its box grows", async () => {
  element(2).style.setProperty("text-align", "center");
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  await microtasks();
  assert.deepEqual(element(2).animations, []);
  assert.deepEqual(element(2).children[0].animations[0].keyframes.translate, ["-150px 0px", "0px 0px"]);
});

test("a box that grows is drawn by a skin that is scaled", async () => {
  element(2).style.setProperty("background-color", "#f00");
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  const [skin] = ghosts(2);
  assert.deepEqual(skin.animations[0].keyframes.scale, ["0.5 1", "1 1"]);
  assert.equal(skin.style.getPropertyValue("background-color"), "#f00");
  assert.equal(element(2).hasAttribute("data-skinned"), true);
  skin.animations[0].finish();
  await microtasks();
  assert.deepEqual(ghosts(2), []);
  assert.equal(element(2).hasAttribute("data-skinned"), false);
});

/** The boxes that cut what a node holds, from the outer one to the one that holds it. */
const cutsOf = (node) => {
  const boxes = [];
  for (let box = element(node).inner; box !== element(node); box = box.parentElement) boxes.unshift(box);
  return boxes;
};
/** Where each box stands at the start and at the end of its way, from the node's corner. */
const placesOf = (boxes) => boxes.reduce((places, box) => {
  const [x, y] = places.at(-1) ?? [[0, 0], [0, 0]];
  const ways = box.animations[0]?.keyframes.translate ?? ["0px 0px", "0px 0px"];
  const [from, to] = ways.map((way) => way.split(" ").map((length) => Number.parseFloat(length)));
  return [...places, [[x[0] + from[0], x[1] + from[1]], [y[0] + to[0], y[1] + to[1]]]];
}, []);

test("a fill with round corners is cut at each corner, not scaled", () => {
  element(2).style.setProperty("background-color", "#f00");
  element(2).style.setProperty("border-radius", "10px");
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  const [skin, ...others] = ghosts(2);
  assert.deepEqual([skin.style.borderRadius, others.length], ["10px", 0]);
  const boxes = [...skin.all()];
  assert.equal(boxes[3].style.backgroundColor, "#f00");
  assert.deepEqual(placesOf(boxes).map(([from]) => from), [[0, 0], [-600, 0], [0, 0], [-600, 0], [0, 0]]);
  assert.deepEqual(placesOf(boxes).map(([, to]) => to), [[0, 0], [-300, 0], [0, 0], [-300, 0], [0, 0]]);
});

test("lines and shadows fade between skins of both sizes", () => {
  element(2).style.setProperty("background-color", "#f00");
  element(2).style.setProperty("--line", "1px solid red");
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  const [{ children }] = ghosts(2);
  assert.deepEqual(children.map((skin) => skin.style.getPropertyValue("width")), ["300px", "600px"]);
  assert.deepEqual(
    children.map((skin) => skin.animations.find(({ keyframes }) => keyframes.scale).keyframes.scale),
    [["1 1", "2 1"], ["0.5 1", "1 1"]],
  );
});

test("a box that cuts its content is cut by one that moves with its far corner", async () => {
  element(2).style.setProperty("overflow", "clip");
  applyPatch([[0, 12, 1, 2, 600, 60, 0]], [EASE]);
  await microtasks();
  assert.deepEqual(element(2).animations, []);
  const boxes = cutsOf(2);
  assert.equal(boxes.at(-1).children[0].textContent, "Hello");
  assert.deepEqual(boxes.map((box) => box.style.overflow), ["clip", "clip", ""]);
  // As large as the box in the end, and a way's length of 300 more for springs.
  assert.equal(boxes[0].style.getPropertyValue("right"), "-300px");
  assert.equal(boxes[2].style.getPropertyValue("right"), "300px");
  // The lower right corner of the second is at 300, 30 at first and at 600, 60 in the end.
  assert.deepEqual(placesOf(boxes), [[[0, 0], [0, 0]], [[-600, -60], [-300, -30]], [[0, 0], [0, 0]]]);
  for (const { animations } of boxes) for (const animation of animations) animation.finish();
  await microtasks();
  assert.equal(element(2).inner, undefined);
  assert.deepEqual(element(2).children.map(({ className }) => className), ["l"]);
  assert.equal(element(2).hasAttribute("data-clipped"), false);
});

test("round corners are cut by a box at each", async () => {
  element(2).style.setProperty("overflow", "clip");
  element(2).style.setProperty("border-radius", "8px");
  applyPatch([[0, 12, 1, 2, 600, 60, 0]], [EASE]);
  await microtasks();
  const places = placesOf(cutsOf(2));
  assert.deepEqual(places.map(([from]) => from), [[0, 0], [-600, 0], [0, -60], [-600, -60], [0, 0]]);
  assert.deepEqual(places.map(([, to]) => to), [[0, 0], [-300, 0], [0, -30], [-300, -30], [0, 0]]);
});

test("a circle is cut by a circle that is scaled, and what it holds is not", async () => {
  element(2).style.setProperty("overflow", "clip");
  element(2).style.setProperty("height", "300px");
  applyPatch([[0, 12, 1, 2, 60, 60, 0], [1, 2, [11, "30px"], 0]], [EASE]);
  await microtasks();
  const [outer, inner] = cutsOf(2).map(({ animations: [{ keyframes }] }) => keyframes.scale.map((text) => Number(text.split(" ")[0])));
  assert.deepEqual([outer[0], outer.at(-1)], [5, 1]);
  for (const [index, scale] of outer.entries()) assert.ok(Math.abs(scale * inner[index] - 1) < 1e-9);
});

test("a circle is drawn as a circle on its way to another size", () => {
  const { style } = element(2);
  style.setProperty("height", "300px");
  style.setProperty("background-color", "#f00");
  style.setProperty("border-radius", "150px");
  applyPatch([[0, 12, 1, 2, 60, 60, 0], [1, 2, [11, "30px"], 0]], [EASE]);
  const skins = ghosts(2).flatMap((group) => [...group.all()]).filter((skin) => skin.style.borderRadius);
  assert.deepEqual(skins.map((skin) => [skin.style.width, skin.style.borderRadius]), [["300px", "150px"], ["60px", "30px"]]);
  assert.deepEqual(
    skins.map((skin) => skin.animations.find(({ keyframes }) => keyframes.scale).keyframes.scale),
    [["1 1", "0.2 0.2"], ["5 5", "1 1"]],
  );
});

test("patches reach what is cut", async () => {
  element(1).style.setProperty("overflow", "clip");
  applyPatch([[0, 4, 1, 1, 600, 0]], [EASE]);
  await microtasks();
  applyPatch([[5, 1, 1, box(3, 0)]]);
  assert.deepEqual(element(1).inner.children.map(({ id }) => id), ["n2", "n3"]);
  applyPatch([[8, 3, 1, 0], [7, 2], [12, 1]]);
  assert.deepEqual(holderOf(element(1)).children.map(({ id }) => id), ["n3"]);
});

test("a change of size that is interrupted goes on in the same boxes", async () => {
  element(2).style.setProperty("overflow", "clip");
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  await microtasks();
  const boxes = cutsOf(2);
  applyPatch([[0, 4, 1, 2, 300, 0]], [EASE]);
  await microtasks();
  assert.deepEqual(cutsOf(2), boxes);
  assert.ok(boxes[1].animations.length === 1 && boxes[1].animations[0].keyframes.translate.length > 20);
});

test("without moveBefore, a box that holds the focus keeps the cut it will have", async () => {
  element(2).style.setProperty("overflow", "clip");
  document.activeElement = element(2);
  applyPatch([[0, 4, 1, 2, 600, 0]], [EASE]);
  await microtasks();
  assert.equal(element(2).inner, undefined);
});

test("without moveBefore, pages of the web are never moved", async () => {
  const page = document.createElement("iframe");
  const { style } = element(2);
  style.setProperty("overflow", "clip");
  applyPatch([[0, 12, 1, 2, 600, 60, 0]], [EASE]);
  await microtasks();
  // It comes while the box is cut by others, and stays in them.
  const boxes = cutsOf(2);
  element(2).inner.prepend(page);
  for (const { animations } of boxes) for (const animation of animations) animation.finish();
  await microtasks();
  assert.equal(page.parentElement, boxes.at(-1));
  assert.equal(element(2).hasAttribute("data-clipped"), false);
  // The next change goes on in the same boxes; when the page has gone, they go.
  applyPatch([[0, 12, 1, 2, 300, 30, 0]], [EASE]);
  await microtasks();
  assert.deepEqual(cutsOf(2), boxes);
  assert.equal(element(2).hasAttribute("data-clipped"), true);
  assert.deepEqual(page.animations, []);
  page.remove();
  for (const { animations } of boxes) for (const animation of animations) animation.finish();
  await microtasks();
  assert.equal(element(2).inner, undefined);
  // Where it was there before, nothing is put around it.
  element(2).prepend(page);
  applyPatch([[0, 12, 1, 2, 600, 60, 0]], [EASE]);
  await microtasks();
  assert.equal(element(2).inner, undefined);
  assert.equal(page.parentElement, element(2));
});

test("a picture that fills its box evenly is never stretched on the way", async () => {
  const { style } = element(2);
  element(2).children[0].remove();
  element(2).append(makeElement([5, 0, [0, "i"], [31, "contain"]]));
  const [picture] = element(2).children;
  Object.assign(picture, { naturalWidth: 100, naturalHeight: 100 });
  style.objectFit = "contain";
  picture.style.objectFit = "contain";
  applyPatch([[0, 12, 1, 2, 100, 200, 0]], [EASE]);
  await microtasks();
  const { scale, translate } = picture.animations[0].keyframes;
  assert.deepEqual(scale.map((value) => value.split(" ")).filter(([x, y]) => x !== y), []);
  // Thirty points high at first, a hundred in the end, and at most as wide as the box in between.
  assert.deepEqual([scale[0], scale.at(-1)], ["0.3 0.3", "1 1"]);
  assert.deepEqual([translate[0], translate.at(-1)], ["100px -85px", "0px 0px"]);
});

test("pictures of what was never count among the nodes", () => {
  applyPatch([[1, 1, [4, "#f00"], 0]], [EASE]);
  applyPatch([[5, 1, 1, box(3, 0)]]);
  assert.deepEqual(element(1).children.map(({ id, className }) => id || className), ["n2", "n3", "ghost"]);
});

test("opacity is led from the old value, and ends what led it", () => {
  applyPatch([[1, 2, [5, "0.5"], 0]], [[0.4, 0, 0]]);
  assert.deepEqual(element(2).animations[0].keyframes.opacity, ["1", "0.5"]);
  applyPatch([[11, 2, "kpulse", 2, [[0], [0.2]], 0, 0, [1, 0, 0], 1]]);
  applyPatch([[1, 2, [5, ""], 0]], [[0.4, 0, 0]]);
  const [pulse, { keyframes: { opacity } }, ...others] = element(2).animations;
  assert.deepEqual([pulse.keyframes.opacity, others], [["0", "0.2"], []]);
  assert.deepEqual(opacity.map(Number), [-0.5, 0]);
});

test("opacity that goes on is led from the value on the way", () => {
  const now = mock.method(performance, "now", () => 1000);
  applyPatch([[1, 2, [5, "0.5"], 0]], [[1, 0, 0]]);
  applyPatch([[0, 1, 1, 2, 0, 0]], [[1, 0, 0]]);
  now.mock.mockImplementation(() => 1500);
  applyPatch([[1, 2, [5, ""], 0]], [[1, 0, 0, 1, 6]]);
  applyPatch([[0, 1, 1, 2, 200, 0]], [[1, 0, 0, 1, 6]]);
  now.mock.restore();
  const led = (name) => element(2).animations.filter(({ keyframes }) => keyframes[name]);
  assert.deepEqual(led("opacity").map(({ keyframes }) => keyframes.opacity), [["0.75", "1"]]);
  // Ways of places add up: -200 for the new one, and half of the first one's 100.
  const [{ keyframes: { translate } }] = led("translate");
  assert.equal(translate[0], "-150px 0px");
});

test("a transform is led by what it lacks", () => {
  applyPatch([[1, 2, [9, "matrix(2,0,0,2,0,0)"], 0]], [EASE]);
  assert.deepEqual(element(2).animations[0].keyframes.transform, [
    "matrix(2,0,0,2,0,0) matrix(0.5,0,0,0.5,0,0)", "matrix(2,0,0,2,0,0) matrix(1,0,0,1,0,0)",
  ]);
});

test("a colour fades between an old skin and a new one", () => {
  element(2).style.setProperty("background-color", "#f00");
  applyPatch([[1, 2, [4, "#00f"], 0]], [EASE]);
  const [group] = ghosts(2);
  const [outgoing, incoming] = group.children;
  assert.equal(outgoing.children[0].style.getPropertyValue("background-color"), "#f00");
  assert.equal(incoming.children[0].style.getPropertyValue("background-color"), "#00f");
  assert.deepEqual(outgoing.animations[0].keyframes, { opacity: ["1", "0"] });
  assert.deepEqual(incoming.animations[0].keyframes, { opacity: ["0", "1"] });
});

test("reduced motion shows moves at once and still fades", () => {
  globalThis.matchMedia = () => ({ matches: true });
  applyPatch([[0, 3, 1, 2, 0, 0, 0], [1, 2, [5, "0.2"], 0]], [EASE]);
  assert.deepEqual(element(2).animations.map(({ keyframes }) => Object.keys(keyframes)[0]), ["opacity"]);
});

test("an animation of its own plays beside the values, and ends by its name", () => {
  applyPatch([[11, 2, "kshake", 0, [[0, 0], [9, 0], [0, 0]], [0, 0.2, 1], 0, [1, 0, 0, -1, 1], 1]]);
  const [{ keyframes, options }] = element(2).animations;
  assert.deepEqual(keyframes, { translate: ["0px 0px", "9px 0px", "0px 0px"], offset: [0, 0.2, 1] });
  assert.equal(options.composite, "replace");
  assert.equal(options.iterations, Infinity);
  assert.equal(options.fill, "none");
  applyPatch([[12, 2, "kother"]]);
  assert.equal(element(2).animations.length, 1);
  applyPatch([[12, 2, "kshake"]]);
  assert.equal(element(2).animations.length, 0);
});

test("parts of a transform that run together join", () => {
  applyPatch([[1, 2, [9, "matrix(2,0,0,2,0,0)"]]], []);
  const play = (key, last) => applyPatch([[11, 2, key, 3, ["matrix(2,0,0,2,0,0)", last], 0, 0, [1, 0, 0], 8]]);
  play("kx", "matrix(6,0,0,2,0,0)");
  play("ky", "matrix(2,0,0,1,0,0)");
  const [first, second] = element(2).animations;
  assert.deepEqual([first.options.composite, second.options.composite], ["replace", "add"]);
  assert.equal(first.keyframes.transform[1], "matrix(6,0,0,2,0,0)");
  // What the second adds to the element's own.
  assert.deepEqual(second.keyframes.transform, ["matrix(1,0,0,1,0,0)", "matrix(1,0,0,0.5,0,0)"]);
});

test("animations of a part end without those of another", () => {
  applyPatch([[0, 1, 1, 2, 0, 0], [1, 2, [5, "0.5"], 0]], [EASE]);
  applyPatch([[12, 2, 0]]);
  assert.deepEqual(element(2).animations.map(({ keyframes }) => Object.keys(keyframes)[0]), ["opacity"]);
  applyPatch([[12, 2]]);
  assert.deepEqual(element(2).animations, []);
});

test("a transition fades the old picture out over the new one", async () => {
  applyPatch([[13, 1, 0, 0], [7, 2], [5, 1, 0, box(4, 0)]], [EASE]);
  const [ghost] = ghosts(1);
  assert.equal(ghost.children[0].textContent, "Hello");
  assert.notEqual(ghost.children[0].id, "n2");
  assert.deepEqual(ghost.animations[0].keyframes, { opacity: ["1", "0"] });
  ghost.animations[0].finish();
  await microtasks();
  assert.deepEqual(ghosts(1), []);
});

test("the picture of a transition loads no page a second time", () => {
  applyPatch([[5, 1, 1, box(4, 0, box(5, 0))]]);
  element(4).append(document.createElement("iframe"));
  element(5).append(document.createElement("iframe"));
  applyPatch([[13, 4, 0, 0]], [EASE]);
  const [ghost] = ghosts(4);
  assert.equal(ghost.children.length, 1);
  assert.deepEqual(ghost.querySelectorAll("iframe"), []);
  assert.equal(element(4).querySelectorAll("iframe").length, 2);
});

/** A node that scrolls, with a line of text of its own in its content. */
const scrolling = (node) => [
  0, node, 0, [0, 0, 1, 0, 2, 100, 3, 200],
  [0, 0, [0, "s", 21, "y", 22, "0 0 0"], 0, [0, 0, [0, "c"], 0, text], [0, 0, [0, "e"], 0]],
];
const partsOf = (node) => {
  const [scroller] = element(node).children;
  return { scroller, content: scroller.children[0] };
};

test("the content of a node that scrolls fades where it scrolls", () => {
  applyPatch([[5, 1, 1, scrolling(3)], [2, 3, "Bye", 0, 0]], [EASE]);
  const [line, ghost] = partsOf(3).content.children;
  assert.equal(line.textContent, "Bye");
  assert.equal(ghost.className, "ghost");
  assert.equal(ghost.textContent, "Hello");
  assert.deepEqual(ghosts(3), []);
  applyPatch([[12, 3]]);
  assert.deepEqual(line.animations, []);
});

test("what scrolls keeps its content in place while its box grows", async () => {
  applyPatch([[5, 1, 1, scrolling(3)], [0, 8, 1, 3, 300, 0]], [EASE]);
  await microtasks();
  assert.deepEqual(partsOf(3).scroller.animations, []);
});

test("what never scrolls to the side shows its rows beyond its last width while it gets narrow", async () => {
  applyPatch([[5, 1, 1, scrolling(3)]]);
  element(3).style.setProperty("overflow", "clip");
  const { scroller } = partsOf(3);
  applyPatch([[0, 12, 1, 3, 60, 90, 0]], [EASE]);
  await microtasks();
  assert.equal(scroller.parentElement, element(3).inner);
  assert.deepEqual(["right", "bottom"].map((name) => scroller.style[name] || ""), ["-40px", ""]);
  applyPatch([[10, 3, [21, "x y"], [2, 500], [2, 500]], [12, 3]]);
  await microtasks();
  assert.equal(scroller.getAttribute("data-scrolls"), "x y");
  assert.equal(scroller.parentElement, element(3));
});

test("the old picture of what scrolls shows the place that it was scrolled to", () => {
  applyPatch([[5, 1, 1, scrolling(3)]]);
  partsOf(3).scroller.scrollTop = 70;
  applyPatch([[13, 1, 0, 0]], [EASE]);
  const [ghost] = ghosts(1);
  assert.equal(ghost.querySelector(".s").scrollTop, 70);
});

test("delay, count and direction are those of the transition", () => {
  assert.deepEqual(timing([1, 0.5, 0, 3, 1]), {
    duration: 1000, delay: 500, easing: "linear", iterations: 6, direction: "alternate", fill: "backwards",
  });
  assert.equal(timing([1, 0, 0, -1]).iterations, Infinity);
});

test("values on the way follow curve, keyframes and direction", () => {
  const track = { values: [[0], [10], [0]], times: [0, 0.5, 1], timings: [], transition: [1, 0.5, 0, 1, 1], start: 0 };
  assert.deepEqual([250, 750, 1000, 2000, 3000].map((now) => valueAt(track, now)[0]), [0, 5, 10, 10, 0]);
  assert.ok(Math.abs(progress([0.42, 0, 0.58, 1], 0.5, 1) - 0.5) < 1e-6);
  assert.ok(Math.abs(progress([0.42, 0, 1, 1], 0.5, 1) - 0.3153) < 1e-3);
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
