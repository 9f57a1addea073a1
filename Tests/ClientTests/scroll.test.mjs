import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import { document, resetDocument, timers } from "./dom.mjs";

const listeners = {};
let frames = [];
let sent = [];
// Those of modules that come later are not meant.
globalThis.addEventListener = (kind, listener) => { listeners[kind] ??= listener; };
globalThis.onscrollend = null;
globalThis.requestAnimationFrame = (callback) => frames.push(callback);
resetDocument();
timers.enable();
const { setOffsets, settleReports } = await import("../../Public/client/scroll.js");
const { makeElement } = await import("../../Public/client/tree.js");

const samples = JSON.parse(readFileSync(new URL("../WireFixtures/messages.json", import.meta.url), "utf8"));
const send = (...message) => sent.push(message);
let node = 100;
const scroller = () => document.body.getElementsByClassName("s")[0];
const runFrame = () => frames.splice(0).forEach((frame) => frame());
const lastWords = () => sent.map(([kind, , ...rest]) => [kind, ...rest]);

/** A box of 100 × 200 points with content of 100 × 1,000. */
function show(offset, words = "y v", scrolled = 0, computed = undefined) {
  const parts = [[0, 0, [0, "c"], [2, 100, 3, 1000]], [0, 0, [0, "e"], [2, 100, 3, 1000]]];
  const inner = [0, 0, [0, "s", 21, words, 22, offset], 0, ...parts];
  for (const old of [...document.body.children]) old.remove();
  document.body.append(makeElement([0, node, 0, [0, 0, 1, 0, 2, 100, 3, 200], inner]));
  Object.assign(scroller(), { scrollTop: scrolled, computed });
  setOffsets([scroller()], send);
}

/** Says whether a move of so many fingers is kept from the browser, in a box with a touch action. */
function keeps(touchAction, fingers) {
  const inner = [0, 0, [0, "s", 21, "y v", 22, "0 0 0"], 0, ...[0, 1].map(() => [0, 0, 0, [2, 100, 3, 200]])];
  const box = makeElement([0, node, 0, [0, 0, 1, 0, 2, 100, 3, 200], inner]);
  box.computed = { touchAction };
  for (const old of [...document.body.children]) old.remove();
  document.body.append(box);
  let isKept = false;
  scroller().addEventListener = (kind, listener, { passive }) => {
    assert.equal(passive, false);
    if (kind !== "touchmove") return;
    const event = { touches: Array(fingers), cancelable: true, preventDefault: () => { isKept = true; } };
    listener(event);
  };
  setOffsets([scroller()], send);
  return isKept;
}

test("two fingers do not scroll where the app zooms", () => {
  assert.ok(keeps("pan-x pan-y", 2));
  assert.ok(!keeps("pan-x pan-y", 1));
  assert.ok(!keeps("auto", 2));
  assert.ok(!keeps("pan-y pinch-zoom", 2));
});

function scroll(top) {
  scroller().scrollTop = top;
  listeners.scroll({ target: scroller() });
}

beforeEach(() => {
  settleReports(Infinity);
  runFrame();
  node += 1;
  [frames, sent] = [[], []];
  globalThis.matchMedia = (query) => ({ matches: query === "(pointer: coarse)" });
  listeners.touchend?.({ touches: [] });
});

test("the server's offset is shown and not reported", () => {
  show("0 120.5 3");
  assert.equal(scroller().scrollTop, 120.5);
  assert.equal(scroller().scrollBehavior, "instant");
  listeners.scroll({ target: scroller() });
  runFrame();
  listeners.scrollend({ target: scroller() });
  assert.deepEqual(sent, []);
});

test("what was scrolled before the module came stays there and is reported", () => {
  show("0 0 3", "y v", 80);
  assert.equal(scroller().scrollTop, 80);
  assert.deepEqual(lastWords(), [["scroll", 0, 80, 0, 3], ["scroll", 0, 80, 2, 3]]);
  setOffsets([scroller()], send);
  assert.equal(scroller().scrollTop, 80);
});

test("what the browser made snap goes where the server says", () => {
  show("0 120 3", "y v wheel", 80, { scrollSnapType: "y mandatory" });
  assert.equal(scroller().scrollTop, 120);
  assert.deepEqual(sent, []);
});

test("a press finds the server knowing where content stands", () => {
  show("0 0 3");
  scroll(45);
  listeners.pointerdown({});
  assert.deepEqual(lastWords(), [["scroll", 0, 45, 0, 3]]);
  runFrame();
  assert.equal(sent.length, 1);
});

test("pictures of what was are left where they are", () => {
  show("0 120.5 3");
  const ghost = makeElement([0, 0, [0, "ghost"], 0]);
  const copy = scroller().cloneNode();
  ghost.append(copy);
  scroller().parentElement.append(ghost);
  setOffsets([scroller(), copy], send);
  assert.equal(copy.scrollTop, 0);
});

test("scrolling is reported once for each frame, with its end", () => {
  show("0 0 3");
  listeners.touchstart({ touches: [1] });
  scroll(10);
  scroll(20);
  runFrame();
  assert.deepEqual(lastWords(), [["scroll", 0, 20, 0, 3]]);
  scroll(30);
  listeners.scrollend({ target: scroller() });
  runFrame();
  assert.deepEqual(lastWords().slice(1), [["scroll", 0, 30, 2, 3]]);
});

test("a server that is slow hears where content is by then, and of its end at once", () => {
  show("0 0 0");
  for (let top = 10; top <= 200; top += 10) {
    scroll(top);
    runFrame();
  }
  assert.equal(sent.length, 8);
  assert.equal(sent[7][3], 80);
  runFrame();
  assert.equal(sent.length, 8);
  settleReports(2);
  runFrame();
  assert.deepEqual(sent.slice(8).map((report) => report[3]), [200]);
  runFrame();
  assert.equal(sent.length, 9);
  scroll(210);
  runFrame();
  scroll(220);
  runFrame();
  assert.equal(sent.length, 10);
  listeners.wheel();
  assert.equal(sent.length, 10);
  // What is pressed is pressed where it stands.
  listeners.pointerdown();
  assert.deepEqual(sent.slice(10).map((report) => report[3]), [220]);
  scroll(230);
  runFrame();
  listeners.scrollend({ target: scroller() });
  assert.deepEqual(sent.slice(11).map(([, , , top, phase]) => [top, phase]), [[230, 2]]);
  settleReports(12);
  runFrame();
  assert.equal(sent.length, 12);
});

test("content that goes on after the finger left decelerates", () => {
  const sample = JSON.parse(samples.find(({ name }) => name === "scroll").text);
  show("0 0 3");
  listeners.touchstart({ touches: [1] });
  scroll(100);
  runFrame();
  listeners.touchend({ touches: [] });
  scroll(120.5);
  runFrame();
  const [kind, , ...rest] = sent.at(-1);
  assert.deepEqual([kind, ...rest], [sample[1], ...sample.slice(3)]);
});

test("a movement of one frame has a beginning", () => {
  show("0 0 0");
  scroll(50);
  listeners.scrollend({ target: scroller() });
  assert.deepEqual(lastWords(), [["scroll", 0, 50, 0, 0], ["scroll", 0, 50, 2, 0]]);
});

test("an element made anew shows what the person scrolled to", () => {
  show("0 0 2");
  scroll(70);
  runFrame();
  show("0 35 2");
  assert.equal(scroller().scrollTop, 70);
  show("0 400 3");
  assert.equal(scroller().scrollTop, 400);
});

test("an element that is new goes to an animated offset at once, a known one gradually", () => {
  show("0 300 1 1");
  assert.equal(scroller().scrollBehavior, "instant");
  scroller().setAttribute("data-offset", "0 500 2 1");
  setOffsets([scroller()], send);
  assert.deepEqual([scroller().scrollTop, scroller().scrollBehavior], [500, "smooth"]);
});

test("who touches takes over from the server's animation", () => {
  show("0 300 1");
  listeners.scroll({ target: scroller() });
  listeners.wheel({});
  scroll(280);
  runFrame();
  assert.deepEqual(lastWords(), [["scroll", 0, 280, 0, 1]]);
});

test("what a person moved ends where the server led it", () => {
  show("0 0 3");
  listeners.touchstart({ touches: [1] });
  scroll(100);
  runFrame();
  listeners.touchend({ touches: [] });
  scroll(120);
  runFrame();
  sent = [];
  scroller().setAttribute("data-offset", "0 300 4 1");
  setOffsets([scroller()], send);
  listeners.scroll({ target: scroller() });
  runFrame();
  listeners.scrollend({ target: scroller() });
  assert.deepEqual(sent, []);
  timers.tick(200);
  assert.deepEqual(lastWords(), [["scroll", 0, 300, 2, 4]]);
  timers.tick(1000);
  assert.equal(sent.length, 1);
});

test("a finger that holds what the server led away goes on, or ends it when it leaves", () => {
  show("0 100 3");
  listeners.touchstart({ touches: [1] });
  scroll(120);
  runFrame();
  sent = [];
  scroller().setAttribute("data-offset", "0 50 4");
  setOffsets([scroller()], send);
  listeners.scrollend({ target: scroller() });
  timers.tick(1000);
  assert.deepEqual(sent, []);
  scroll(60);
  runFrame();
  assert.deepEqual(lastWords(), [["scroll", 0, 60, 0, 4]]);
  scroller().setAttribute("data-offset", "0 50 5");
  setOffsets([scroller()], send);
  listeners.scrollend({ target: scroller() });
  sent = [];
  listeners.touchend({ touches: [] });
  timers.tick(200);
  assert.deepEqual(lastWords(), [["scroll", 0, 50, 2, 5]]);
});

test("content that is locked moves in the direction in which the person began", () => {
  const drag = (left, top) => {
    scroller().scrollLeft = left;
    scroll(top);
    runFrame();
    return [scroller().scrollLeft, scroller().scrollTop];
  };
  const end = () => listeners.scrollend({ target: scroller() });
  show("0 0 3", "x y lock");
  assert.deepEqual(drag(2, 20), [0, 20]);
  assert.deepEqual(drag(30, 60), [0, 60]);
  end();
  assert.deepEqual(drag(25, 63), [25, 60]);
  end();
  assert.deepEqual(drag(35, 72), [35, 72]);
  assert.deepEqual(sent.at(-1).slice(2, 4), [35, 72]);
  end();
  show("0 0 4", "x y");
  assert.deepEqual(drag(2, 20), [2, 20]);
});

test("paging has a point for each page", () => {
  show("0 0 0", "y pages");
  const pages = scroller().getElementsByClassName("page");
  assert.deepEqual(pages.map((page) => page.style.getPropertyValue("top")), ["0px", "200px", "400px", "600px", "800px"]);
  scroller().setAttribute("data-scrolls", "y");
  setOffsets([scroller()], send);
  assert.equal(scroller().getElementsByClassName("page").length, 0);
});

test("an indicator shows the place while content moves", () => {
  show("0 0 0");
  scroll(400);
  const [bar] = document.body.getElementsByClassName("bar");
  assert.equal(bar.getAttribute("data-shown"), "");
  // 200 of 1,000 points are seen: a fifth of 194 points, half way down.
  assert.equal(bar.style.getPropertyValue("height"), "38.8px");
  assert.equal(bar.style.getPropertyValue("translate"), "0 80.6px");
  timers.tick(1000);
  assert.equal(bar.getAttribute("data-shown"), null);
});

/** Waits until what knows of curves came, which no page loads before it is needed. */
async function curvesAreLoaded() {
  await import("../../Public/client/timing.js");
  await null;
}

test("an offset may come with its own time and curve", async () => {
  let now = 0;
  const clock = mock.method(performance, "now", () => now);
  show("0 0 3");
  scroller().setAttribute("data-offset", "0 100 4 [0.5,0,0]");
  setOffsets([scroller()], send);
  await curvesAreLoaded();
  for (const [time, top] of [[125, 25], [250, 50], [400, 80], [600, 100]]) {
    now = time;
    runFrame();
    listeners.scroll({ target: scroller() });
    listeners.scrollend({ target: scroller() });
    assert.equal(scroller().scrollTop, top);
  }
  assert.deepEqual([sent, frames], [[], []]);
  clock.mock.restore();
});

test("a person takes over on the way", async () => {
  let now = 0;
  const clock = mock.method(performance, "now", () => now);
  show("0 0 3");
  scroller().setAttribute("data-offset", "0 100 4 [0.5,0,0]");
  setOffsets([scroller()], send);
  await curvesAreLoaded();
  now = 250;
  runFrame();
  listeners.wheel({});
  now = 400;
  runFrame();
  assert.equal(scroller().scrollTop, 50);
  clock.mock.restore();
});

test("content that moved under what is seen takes along who scrolled on", () => {
  show("0 300 3");
  scroll(500);
  runFrame();
  scroller().setAttribute("data-offset", "0 220 4 by0,-80");
  setOffsets([scroller()], send);
  assert.equal(scroller().scrollTop, 420);
  sent = [];
  listeners.scroll({ target: scroller() });
  runFrame();
  assert.deepEqual(lastWords(), [["scroll", 0, 420, 0, 4]]);
});

test("content that moved under what rests is not reported", () => {
  show("0 300 3");
  scroller().setAttribute("data-offset", "0 220 4 by0,-80");
  setOffsets([scroller()], send);
  assert.equal(scroller().scrollTop, 220);
  listeners.scroll({ target: scroller() });
  runFrame();
  assert.deepEqual(sent, []);
});

test("where pages come and go, the place before the browser snapped counts", () => {
  show("0 0 3", "y pages");
  scroll(400);
  runFrame();
  listeners.scrollend({ target: scroller() });
  sent = [];
  // The page at 400 went, and the browser took another one.
  scroller().scrollTop = 200;
  scroller().setAttribute("data-offset", "0 200 4 by0,-200");
  setOffsets([scroller()], send);
  assert.equal(scroller().scrollTop, 200);
  listeners.scroll({ target: scroller() });
  runFrame();
  assert.deepEqual(sent, []);
});

test("the app has the bars shown for a moment, away from the ends of their edge", () => {
  const bar = () => document.body.getElementsByClassName("bar")[0];
  show("0 0 0", "y v i10,30,0,0");
  assert.equal(bar().getAttribute("data-shown"), null);
  scroller().setAttribute("data-scrolls", "y v i10,30,0,0 f1");
  setOffsets([scroller()], send);
  assert.equal(bar().getAttribute("data-shown"), "");
  const start = Number(bar().style.cssText.match(/translate: 0 (\d+)px/)[1]);
  assert.ok(start >= 10 && start < 20, bar().style.cssText);
  bar().removeAttribute("data-shown");
  setOffsets([scroller()], send);
  assert.equal(bar().getAttribute("data-shown"), null);
});
