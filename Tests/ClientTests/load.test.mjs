import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";

// The first two requests for each module are lost.
register(`data:text/javascript,${encodeURIComponent(`const requests = {};
export function resolve(name, context, next) {
  const [, module] = /(late\\w*)\\.js/.exec(name) ?? [];
  if (!module) return next(name, context);
  requests[module] = (requests[module] ?? 0) + 1;
  if (requests[module] < 3) throw new Error("503");
  return { url: "data:text/javascript,export const name = '" + module + "'", shortCircuit: true };
}`)}`);
const { load } = await import("../../Public/client/protocol.js");

test("what failed to load is tried again when it is needed again", async () => {
  await assert.rejects(load("late"), /503/);
  await assert.rejects(load("late"), /503/);
  assert.equal((await load("late")).name, "late");
});

test("what is there is loaded once", async () => {
  for (let round = 0; round < 2; round += 1) await assert.rejects(load("later"));
  assert.equal(await load("later"), await load("later"));
});
