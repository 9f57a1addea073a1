// The client in a real browser; skipped where there is none.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { finger, lift, mouse, moveTo, press, startBrowser, until } from "./driver.mjs";
import { startServer } from "./server.mjs";

const skip = spawnSync("chromedriver", ["--version"]).error ? "needs Debian's chromium-driver" : false;
// In Tests/WebRendererTests/Showcase.swift: the title, the button and the box that clips.
const [TITLE, BUTTON, BOX] = ["n2", null, "n5"];
let server;
let browser;
let patch = 12;
let lookWithoutScript;

const inputs = () => server.received.map(({ message }) => message).filter(([number]) => typeof number === "number");
const lastInput = () => inputs().at(-1)[0];
const send = (operations, ...rest) => server.send([++patch, lastInput(), operations, ...rest]);
const button = () => browser.run("return document.querySelector('[data-identifier=continue]').id");
const left = (id) => browser.run("return document.getElementById(arguments[0]).getBoundingClientRect().left", id);
/** All computed styles of all elements in the tree. */
const look = () => browser.run(`
  return [...document.getElementById("n1").querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element);
    return element.tagName + element.id + [...style].map((name) => name + ":" + style.getPropertyValue(name)).join(";");
  });`);

before(async () => {
  if (skip) return;
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  server.isScriptless = true;
  await browser.open(server.address);
  lookWithoutScript = await look();
  server.isScriptless = false;
  await browser.open(server.address);
  await until("the size came", () => inputs().some(([, kind]) => kind === "size"));
});
after(async () => {
  await browser?.stop();
  server?.stop();
});

test("the page connects and tells its size and preferences", { skip }, async () => {
  const [hello] = server.received;
  assert.deepEqual(hello, { message: ["hello", 1, 12], way: "socket" });
  const [environment, size] = inputs();
  assert.deepEqual([environment[0], environment[1], size[0], size[1]], [8, "environment", 9, "size"]);
  const viewport = await browser.run("return [innerWidth, innerHeight, devicePixelRatio]");
  assert.deepEqual(size.slice(2, 5), viewport);
});

test("the page, its elements after start and an insertion look the same", { skip }, async () => {
  await until("the rules were taken over", () => browser.run("return !document.getElementById('nodes')"));
  assert.deepEqual(await look(), lookWithoutScript);
  server.send(["tree", ++patch, lastInput(), server.tree]);
  await until("the tree was applied", () => server.received.some(({ message: [name, number] }) => name === "seen" && number === patch));
  assert.deepEqual(await look(), lookWithoutScript);
  if (process.env.SCREENSHOT) writeFileSync(process.env.SCREENSHOT, await browser.screenshot(), "base64");
});

test("a press shows at once, a tap goes as a touch and its answer is animated", { skip }, async () => {
  const id = await button();
  await browser.act(mouse(moveTo(100, 670), press));
  await until("the touch came", () => inputs().at(-1)[1] === "down");
  assert.deepEqual(inputs().at(-1).slice(2), [0, 100, 670, 2, 1]);
  const isPressed = () => browser.run("return document.getElementById(arguments[0]).hasAttribute('data-pressed')", id);
  assert.ok(await isPressed());
  send([]);
  await until("the server's look is there", async () => !(await isPressed()));
  await browser.act(mouse(lift));
  await until("the end came", () => inputs().at(-1)[1] === "up");
  assert.equal(await left(TITLE), 20);
  send([[0, 3, 1, 2, 200, 100, 0]], [[0.4, 0, [0.42, 0, 0.58, 1]]]);
  const places = [];
  await until("it arrived", async () => places.push(await left(TITLE)) && places.at(-1) === 200);
  assert.ok(places.some((place) => place > 20 && place < 200), `${places}`);
  assert.deepEqual([...places].sort((a, b) => a - b), places);
  assert.ok(!inputs().some(([, kind]) => kind === "activate"), "the click of a mouse is no input");
});

test("an interrupted animation goes on from where it is on screen", { skip }, async () => {
  send([[0, 1, 1, 2, 20, 0]], [[1, 0, 0]]);
  await until("it is under way", async () => (await left(TITLE)) < 150);
  const before = await left(TITLE);
  send([[0, 1, 1, 2, 200, 0]], [[0.3, 0, 0]]);
  const places = [];
  await until("it is back", async () => places.push(await left(TITLE)) && places.at(-1) === 200);
  assert.ok(places[0] < before + 60, `from ${before}: ${places}`);
});

test("Enter on a focused button activates it", { skip }, async () => {
  const id = await button();
  await browser.run("document.getElementById(arguments[0]).focus()", id);
  const enter = [{ type: "keyDown", value: "\uE007" }, { type: "keyUp", value: "\uE007" }];
  await browser.act({ type: "key", id: "keyboard", actions: enter });
  await until("the activation came", () => inputs().at(-1)[1] === "activate");
  assert.equal(inputs().at(-1)[2], Number(id.slice(1)));
  send([[7, 5]]);
  await until("the patch was applied", () => browser.run("return !document.getElementById(arguments[0])", BOX));
  assert.equal(await browser.run("return document.activeElement.id"), id);
});

test("a cut connection shows a banner, comes back and sends again what was not answered", { skip }, async () => {
  server.isRefusing = true;
  await browser.act(finger(moveTo(100, 670), press, lift));
  await until("the touch came", () => inputs().at(-1)[1] === "up");
  const [first, second] = inputs().slice(-2);
  const before = server.received.length;
  server.socket.destroy();
  await until("the banner is there", () => browser.run("return document.querySelector('.banner')?.textContent"));
  await until("it polls", () => server.received.length > before && server.polls.length > 0);
  const again = server.received.slice(before);
  assert.deepEqual(again.map(({ message }) => message), [["hello", 1, patch], first, second]);
  assert.ok(again.every(({ way }) => way === "post"));
  server.polls.shift()([[++patch, second[0], [[0, 1, 1, 2, 7]]]]);
  await until("the patch of the poll was applied", async () => (await left(TITLE)) === 7);
  await until("the banner is gone", () => browser.run("return !document.querySelector('.banner')"));
});

test("nothing offends the policy or fails", { skip }, async () => {
  const messages = (await browser.log()).map(({ message }) => message)
    .filter((message) => !/WebSocket connection|favicon/.test(message));
  assert.deepEqual(messages, []);
});
