import assert from "node:assert/strict";
import { test } from "node:test";

const { makeWaiting } = await import("../../Public/client/waiting.js");

/** Adds inputs, numbered on, and tells which were taken. */
function fill(waiting, ...inputs) {
  const last = waiting.all().at(-1)?.[0] ?? 0;
  return inputs.map((input, index) => waiting.add([last + index + 1, ...input]));
}
const kinds = (waiting) => waiting.all().map(([, kind]) => kind).join(" ");

test("inputs wait until they are answered", () => {
  const waiting = makeWaiting();
  fill(waiting, ["tap", 1, 2], ["tap", 3, 4], ["key", 1, "a", "KeyA", 0]);
  waiting.answered(2);
  assert.deepEqual(waiting.all(), [[3, "key", 1, "a", "KeyA", 0]]);
});

test("moves are dropped first, and what they led to is kept", () => {
  const waiting = makeWaiting(4);
  fill(waiting, ["down", 0, 1, 1], ["move", 0, 2, 2], ["move", 0, 3, 3], ["move", 0, 4, 4], ["up", 0, 5, 5]);
  assert.equal(kinds(waiting), "down up");
  assert.deepEqual(fill(waiting, ["tap", 1, 2]), [true]);
});

test("nothing begins beyond the limit, and what began ends", () => {
  const waiting = makeWaiting(3);
  assert.deepEqual(
    fill(waiting, ["tap", 1, 1], ["tap", 2, 2], ["down", 0, 1, 1], ["down", 1, 9, 9], ["move", 1, 9, 9], ["up", 0, 1, 1]),
    [true, true, true, false, false, true],
  );
  assert.deepEqual(fill(waiting, ["up", 1, 9, 9], ["tap", 3, 3], ["activate", 4]), [false, false, false]);
  assert.equal(kinds(waiting), "tap tap down up");
  waiting.answered(3);
  assert.deepEqual(fill(waiting, ["down", 1, 9, 9], ["up", 1, 9, 9]), [true, true]);
});

test("keys go down and up together or not at all", () => {
  const waiting = makeWaiting(2);
  const key = (isDown, code) => ["key", isDown, "a", code, 0];
  assert.deepEqual(
    fill(waiting, ["tap", 1, 1], key(1, "KeyA"), key(1, "KeyB"), key(0, "KeyB"), key(0, "KeyA")),
    [true, true, false, false, true],
  );
});

test("of sizes, preferences and scrolling the last is kept", () => {
  const waiting = makeWaiting(3);
  for (let width = 1; width <= 100; width += 1) {
    fill(waiting, ["size", width, 10, 1, 0, 0, 0, 0], ["visible", width % 2], ["scroll", 4, 0, width, 0, 1], ["scroll", 4, 0, width, 2, 1]);
  }
  assert.ok(waiting.all().length <= 6, `${waiting.all().length}`);
  assert.deepEqual(waiting.all().filter(([, kind]) => kind === "size").at(-1).slice(1, 3), ["size", 100]);
  assert.deepEqual(waiting.all().filter(([, kind]) => kind === "scroll").at(-1).slice(1), ["scroll", 4, 0, 100, 2, 1]);
});

test("a page that is used for hours while cut off stays within bounds", () => {
  const waiting = makeWaiting();
  for (let round = 0; round < 20_000; round += 1) {
    fill(waiting, ["down", round % 3, 1, 1], ["move", round % 3, 2, 2], ["up", round % 3, 2, 2], ["hover", 1, 1]);
  }
  assert.ok(waiting.all().length <= 260, `${waiting.all().length}`);
  const count = (kind) => waiting.all().filter((message) => message[1] === kind).length;
  assert.equal(count("down"), count("up"));
});

test("edits have more room, and an end as well", () => {
  const waiting = makeWaiting(2);
  for (let index = 0; index < 100; index += 1) fill(waiting, ["edit", 4, index, 0, "a"]);
  assert.equal(waiting.all().length, 32);
});
