import assert from "node:assert/strict";
import { register } from "node:module";
import { afterEach, beforeEach, mock, test } from "node:test";
import { timers } from "./dom.mjs";

// As after the server went on with other files: what is not here yet is not to be had any more.
register(`data:text/javascript,${encodeURIComponent(`export function resolve(name, context, next) {
  if (/polling\\.js\\?/.test(name)) throw new Error("404");
  return next(name, context);
}`)}`);
const { connect } = await import("../../Public/client/connection.js");

/** @type {FakeSocket[]} */
let sockets = [];
let log = [];
let listeners = {};

class FakeSocket {
  static OPEN = 1;
  sent = [];
  readyState = 0;
  constructor(address) {
    this.address = String(address);
    sockets.push(this);
  }
  send(text) { this.sent.push(JSON.parse(text)); }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  receive(message) { this.onmessage({ data: JSON.stringify(message) }); }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const handlers = {
  applyPatch: (operations) => log.push(["patch", ...operations]),
  replaceTree: (description) => log.push(["tree", description]),
  handled() {},
  changed: (isConnected) => { if (log.at(-1) !== isConnected) log.push(isConnected); },
  gone: () => log.push("gone"),
};
const start = () => connect({ scene: "/scene/3", patch: 12, input: 7 }, handlers);
const tick = () => new Promise((resolve) => process.nextTick(() => setImmediate(resolve)));
/** The module that polls is loaded when it is needed. */
const pollingIsLoaded = async () => {
  await import("../../Public/client/polling.js");
  await tick();
};
const patches = () => log.filter((entry) => Array.isArray(entry));

beforeEach(() => {
  timers.enable();
  sockets = [];
  log = [];
  listeners = {};
  globalThis.WebSocket = FakeSocket;
  globalThis.location = { href: "https://example.org/scene/3" };
  globalThis.addEventListener = (kind, listener) => { listeners[kind] = listener; };
  globalThis.document = {};
});
afterEach(() => timers.reset());

test("a connection begins with the version and the last patch", () => {
  start();
  assert.equal(sockets[0].address, "wss://example.org/scene/3/socket");
  sockets[0].open();
  assert.deepEqual(sockets[0].sent, [["hello", 1, 12]]);
});

test("the page takes the scene's title", () => {
  globalThis.document = { title: "old" };
  start();
  sockets[0].open();
  sockets[0].receive(["title", "Inbox <3>"]);
  assert.equal(document.title, "Inbox <3>");
});

test("inputs are numbered on from the page's and go as one batch per task", async () => {
  const connection = start();
  sockets[0].open();
  assert.equal(connection.send("tap", 1, 2), 8);
  connection.send("tap", 3, 4);
  await tick();
  connection.send("visible", 0);
  await tick();
  assert.deepEqual(sockets[0].sent.slice(1), [[[8, "tap", 1, 2], [9, "tap", 3, 4]], [10, "visible", 0]]);
});

test("what was not answered is sent again, in order, with the patch reached", async () => {
  const connection = start();
  sockets[0].open();
  for (const x of [1, 2, 3]) connection.send("tap", x, 0);
  await tick();
  sockets[0].receive([13, 9, [["a"]]]);
  sockets[0].close();
  connection.send("tap", 4, 0);
  timers.tick(1_000);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [[["hello", 1, 13], [10, "tap", 3, 0], [11, "tap", 4, 0]]]);
});

test("nothing goes into a socket that is closed and has not said so", async () => {
  const connection = start();
  sockets[0].open();
  sockets[0].readyState = 2;
  connection.send("tap", 1, 0);
  await tick();
  assert.deepEqual(sockets[0].sent, [["hello", 1, 12]]);
  sockets[0].close();
  timers.tick(1_000);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [[["hello", 1, 12], [8, "tap", 1, 0]]]);
});

test("patches are applied once and in order", () => {
  start();
  sockets[0].open();
  sockets[0].receive([13, 7, [["a"]]]);
  sockets[0].receive([13, 7, [["a"]]]);
  sockets[0].receive([14, 7, [["b"]]]);
  sockets[0].receive([14, 8]);
  assert.deepEqual(patches(), [["patch", ["a"]], ["patch", ["b"]]]);
});

test("a page that fell behind asks once for the tree and goes on from it", async () => {
  start();
  sockets[0].open();
  sockets[0].receive([15, 7, [["late"]]]);
  sockets[0].receive([16, 7, [["later"]]]);
  await tick();
  assert.deepEqual(sockets[0].sent.slice(1), [["tree"]]);
  sockets[0].receive(["tree", 16, 7, "root"]);
  sockets[0].receive([17, 7, [["next"]]]);
  assert.deepEqual(patches(), [["tree", "root"], ["patch", ["next"]]]);
});

test("a patch that cannot be applied asks for the tree", async (context) => {
  context.mock.method(console, "error", () => {});
  const { applyPatch } = handlers;
  handlers.applyPatch = () => { throw new Error("no such node"); };
  start();
  sockets[0].open();
  sockets[0].receive([13, 7, [["a"]]]);
  handlers.applyPatch = applyPatch;
  await tick();
  assert.deepEqual(sockets[0].sent.at(-1), ["tree"]);
});

test("patches are acknowledged after a while or with the next input", async () => {
  const connection = start();
  sockets[0].open();
  sockets[0].receive([13, 7, [["a"]]]);
  sockets[0].receive([14, 7, [["b"]]]);
  await tick();
  assert.equal(sockets[0].sent.length, 1);
  timers.tick(200);
  await tick();
  assert.deepEqual(sockets[0].sent[1], ["seen", 14]);
  sockets[0].receive([15, 7, [["c"]]]);
  connection.send("tap", 1, 1);
  await tick();
  assert.deepEqual(sockets[0].sent[2], [[8, "tap", 1, 1], ["seen", 15]]);
});

test("a tree that cannot be shown ends the connection", (context) => {
  context.mock.method(console, "error", () => {});
  const { replaceTree } = handlers;
  handlers.replaceTree = () => { throw new Error("no such tag"); };
  start();
  sockets[0].open();
  sockets[0].receive(["tree", 14, 7, "root"]);
  handlers.replaceTree = replaceTree;
  assert.equal(log.at(-1), "gone");
});

test("a connection that answers nothing is given up", async () => {
  const connection = start();
  sockets[0].open();
  connection.send("tap", 1, 1);
  await tick();
  timers.tick(10_000);
  assert.equal(log.at(-1), false);
  timers.tick(1_000);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [[["hello", 1, 12], [8, "tap", 1, 1]]]);
});

test("an input has the whole time for its answer, whatever was watched before it", async () => {
  const connection = start();
  sockets[0].open();
  connection.send("tap", 1, 1);
  await tick();
  timers.tick(9_000);
  sockets[0].receive([12, 8]);
  connection.send("tap", 2, 2);
  await tick();
  timers.tick(9_900);
  assert.notEqual(log.at(-1), false);
  timers.tick(1_100);
  assert.equal(log.at(-1), false);
});

test("a line that is too slow for an answer gets more time for it", async () => {
  const connection = start();
  connection.send("tap", 1, 1);
  const waits = [];
  for (let round = 0; round < 5; round += 1) {
    sockets[round].open();
    let wait = 0;
    while (log.at(-1) !== false) { timers.tick(1_000); wait += 1_000; }
    waits.push(wait);
    log.push("given up");
    while (sockets.length === round + 1) timers.tick(1_000);
  }
  assert.deepEqual(waits, [10_000, 20_000, 40_000, 80_000, 80_000]);
  sockets[5].open();
  sockets[5].receive([12, 8]);
  connection.send("tap", 2, 2);
  await tick();
  log.push("again");
  timers.tick(10_000);
  assert.equal(log.at(-1), false);
});

test("a line that falls silent after a message without answer is given up as well", async () => {
  const connection = start();
  sockets[0].open();
  connection.send("tap", 1, 1);
  await tick();
  sockets[0].close();
  timers.tick(1_000);
  sockets.at(-1).open();
  sockets.at(-1).receive(["title", "Still here"]);
  assert.equal(log.at(-1), true);
  timers.tick(10_000);
  assert.equal(log.at(-1), false);
});

test("moves while the connection is cut are left out", () => {
  const connection = start();
  connection.send("down", 0, 1, 1);
  connection.send("move", 0, 2, 2);
  connection.send("up", 0, 3, 3);
  sockets[0].open();
  assert.deepEqual(sockets[0].sent[0].slice(1).map(([number, kind]) => [number, kind]), [[8, "down"], [9, "up"]]);
});

test("a refused batch is dropped, not sent for ever", async (context) => {
  const error = context.mock.method(console, "error", () => {});
  const connection = start();
  sockets[0].open();
  connection.send("tap", 1, 1);
  await tick();
  sockets[0].receive(["error", "Message, byte 3: …"]);
  assert.equal(error.mock.callCount(), 1);
  sockets[0].close();
  timers.tick(1_000);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [["hello", 1, 12]]);
});

test("waiting grows with every failure and ends when the network is back", () => {
  globalThis.fetch = () => new Promise(() => {});
  start();
  sockets[0].open();
  sockets[0].close();
  const waits = [];
  for (let round = 1; round < 6; round += 1) {
    const before = sockets.length;
    let wait = 0;
    while (sockets.length === before) { timers.tick(5); wait += 5; }
    waits.push(wait);
    sockets.at(-1).open();
    sockets.at(-1).close();
  }
  // 250 ms doubled each time, less up to half.
  waits.forEach((wait, round) => {
    assert.ok(wait >= 125 * 2 ** round - 5 && wait <= 250 * 2 ** round + 5, `${waits}`);
  });
  const before = sockets.length;
  listeners.online();
  assert.equal(sockets.length, before + 1);
});

test("a network that is back opens no second connection beside the first", async () => {
  const connection = start();
  // What was being opened may never answer.
  listeners.online();
  assert.equal(sockets.length, 2);
  assert.deepEqual([sockets[0].readyState, sockets[0].onclose, sockets[0].onmessage], [3, null, null]);
  sockets[1].open();
  listeners.online();
  assert.equal(sockets.length, 2);
  connection.send("tap", 1, 2);
  await tick();
  assert.deepEqual(sockets[1].sent, [["hello", 1, 12], [8, "tap", 1, 2]]);
  sockets[1].close();
  listeners.online();
  assert.equal(sockets.length, 3);
  timers.tick(100_000);
  assert.equal(sockets.length, 3);
  sockets[2].open();
  assert.deepEqual(sockets[2].sent, [[["hello", 1, 12], [8, "tap", 1, 2]]]);
  assert.ok(!log.includes("gone"));
});

test("who comes back to the page waits for no further try", () => {
  start();
  sockets[0].open();
  listeners.visibilitychange();
  assert.equal(sockets.length, 1);
  sockets[0].close();
  // Who leaves it, or has it beside others, is in no hurry.
  document.hidden = true;
  listeners.visibilitychange();
  listeners.online();
  assert.equal(sockets.length, 1);
  document.hidden = false;
  listeners.visibilitychange();
  assert.equal(sockets.length, 2);
  sockets[1].open();
  timers.tick(100_000);
  assert.equal(sockets.length, 2);
});

test("a scene that is gone ends the connection", () => {
  start();
  sockets[0].open();
  sockets[0].receive(["gone"]);
  sockets[0].close();
  timers.tick(100_000);
  assert.equal(log.at(-1), "gone");
  assert.equal(sockets.length, 1);
});

test("where sockets are refused, inputs are posted and patches polled", async () => {
  const requests = [];
  globalThis.fetch = (address, options) => new Promise((resolve) => {
    requests.push({
      address,
      body: options.body && JSON.parse(options.body),
      answer: (messages) => resolve({ ok: true, status: 200, json: async () => messages }),
    });
  });
  const connection = start();
  sockets[0].close();
  await pollingIsLoaded();
  assert.deepEqual(requests.map(({ address, body }) => [address, body]), [["/scene/3/events?after=12", ["hello", 1, 12]]]);
  connection.send("tap", 5, 6);
  await tick();
  assert.equal(requests.length, 1, "one request at a time");
  requests[0].answer([]);
  await tick();
  await tick();
  const [events, poll] = requests.slice(1).sort((left) => (left.body ? -1 : 1));
  assert.deepEqual([events.address, events.body], ["/scene/3/events?after=12", [8, "tap", 5, 6]]);
  events.answer([[13, 8, [["a"]]]]);
  await tick();
  assert.equal(poll.address, "/scene/3/patches?after=12");
  // The poll was asked before the answer and brings the same patch once more.
  poll.answer([[13, 8, [["a"]]], [14, 8, [["b"]]]]);
  await tick();
  assert.equal(requests.at(-1).address, "/scene/3/patches?after=14");
  assert.deepEqual(patches(), [["patch", ["a"]], ["patch", ["b"]]]);
});

test("polls say what was shown, also where a patch's means are loaded first", async () => {
  const addresses = [];
  let answer;
  globalThis.fetch = (address, options) => new Promise((resolve) => {
    addresses.push(address);
    const respond = (messages) => resolve({ ok: true, status: 200, json: async () => messages });
    if (options.body) respond([]);
    else answer = respond;
  });
  let finish;
  const loading = new Promise((resolve) => { finish = resolve; });
  handlers.prepare = (operations, transitions) => (transitions && finish ? loading : null);
  start();
  sockets[0].close();
  await pollingIsLoaded();
  await tick();
  answer([[13, 8, ["first"], [[1, 0, 0]]], [14, 8, ["second"]]]);
  await tick();
  assert.deepEqual(addresses.filter((address) => address.includes("patches")), ["/scene/3/patches?after=12"]);
  const done = finish;
  finish = undefined;
  done();
  await tick();
  assert.equal(addresses.at(-1), "/scene/3/patches?after=14");
  assert.deepEqual(patches(), [["patch", "first"], ["patch", "second"]]);
  delete handlers.prepare;
});

test("a poll waits with the patch that the answer to an input brought before it", async () => {
  const requests = [];
  globalThis.fetch = (address, options) => new Promise((resolve) => {
    const answer = (messages) => resolve({ ok: true, status: 200, json: async () => messages });
    requests.push({ address, body: options.body, answer });
  });
  let finish;
  const loading = new Promise((resolve) => { finish = resolve; });
  handlers.prepare = () => (finish ? loading : null);
  const connection = start();
  sockets[0].close();
  await pollingIsLoaded();
  connection.send("tap", 5, 6);
  requests[0].answer([]);
  await tick();
  await tick();
  const [events, poll] = requests.slice(1).sort((left) => (left.body ? -1 : 1));
  events.answer([[13, 8, [["a"]]]]);
  await tick();
  poll.answer([[13, 8, [["a"]]], [14, 8, [["b"]]]]);
  await tick();
  await tick();
  assert.equal(requests.length, 3, "no poll goes out before the patches are shown");
  const done = finish;
  finish = undefined;
  done();
  await tick();
  await tick();
  assert.equal(requests.at(-1).address, "/scene/3/patches?after=14");
  assert.deepEqual(patches(), [["patch", ["a"]], ["patch", ["b"]]]);
  delete handlers.prepare;
});

for (const status of [503, 404]) test(`a request that fails with ${status} starts over with a socket`, async () => {
  globalThis.fetch = async () => ({ ok: false, status });
  start();
  sockets[0].close();
  await pollingIsLoaded();
  await tick();
  timers.tick(1_000);
  assert.equal(sockets.length, 2);
  assert.equal(log.at(-1), false);
});

test("what polls is loaded once, so that a server with other files can say that the scene is gone", async () => {
  let status = 503;
  globalThis.fetch = async () => ({ ok: false, status });
  start();
  sockets[0].close();
  await pollingIsLoaded();
  await tick();
  for (const round of [1, 2]) {
    timers.tick(2_000);
    assert.equal(sockets.length, round + 1);
    if (round === 2) status = 410;
    sockets[round].close();
    await pollingIsLoaded();
    await tick();
  }
  assert.equal(log.at(-1), "gone");
});

test("messages wait in order while a patch's means are loaded", async () => {
  let finish;
  const loading = new Promise((resolve) => { finish = resolve; });
  handlers.prepare = mock.fn((operations, transitions) => (transitions && finish ? loading : null));
  start();
  sockets[0].open();
  sockets[0].receive([13, 7, ["first"], [[1, 0, 0]]]);
  sockets[0].receive([14, 7, ["second"]]);
  assert.deepEqual(patches(), []);
  const done = finish;
  finish = undefined;
  done();
  await tick();
  assert.deepEqual(patches(), [["patch", "first"], ["patch", "second"]]);
  delete handlers.prepare;
});

test("without its means a patch shows at once, and what follows as well", async (context) => {
  const error = context.mock.method(console, "error", () => {});
  handlers.prepare = mock.fn(() => Promise.reject(new Error("503")));
  start();
  sockets[0].open();
  sockets[0].receive([13, 7, ["first"]]);
  sockets[0].receive([14, 7, ["second"]]);
  sockets[0].receive(["gone"]);
  await tick();
  await tick();
  assert.deepEqual(log.filter((entry) => entry !== true), [["patch", "first"], ["patch", "second"], "gone"]);
  assert.equal(handlers.prepare.mock.callCount(), 2);
  assert.equal(error.mock.callCount(), 2);
  delete handlers.prepare;
});
