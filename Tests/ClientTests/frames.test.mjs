import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
let view;
let reloads = 0;
let violated = null;
let stored = {};

function makeFrame() {
  const listeners = {};
  return {
    get isConnected() { return view.children.includes(this); },
    localName: "iframe", style: {}, attributes: {}, listeners, src: "",
    setAttribute(name, value) { this.attributes[name] = value; },
    addEventListener: (kind, action) => { listeners[kind] = action; },
    remove() { view.children = view.children.filter((child) => child !== this); },
  };
}

define("location", { href: "https://app.example/scene/3", origin: "https://app.example", reload: () => { reloads += 1; } });
define("sessionStorage", {
  getItem: (key) => stored[key] ?? null,
  setItem: (key, value) => { stored[key] = value; },
});
define("document", {
  documentElement: { dataset: { scene: "/scene/3", frames: "" } },
  getElementById: (id) => (id === "n7" ? view : null),
  createElement: makeFrame,
  addEventListener: (_, action) => { violated = action; },
});
const { navigate } = await import("../../Public/client/frames.js");

let sent = [];
const send = (...message) => sent.push(message);

beforeEach(() => {
  view = { children: [], prepend(child) { this.children.unshift(child); } };
  document.documentElement.dataset = { scene: "/scene/3", frames: "" };
  reloads = 0;
  sent = [];
  stored = {};
});

test("another site keeps its origin in its frame, and tells when it came", () => {
  navigate([7, 2, "https://swift.org/", "allow-scripts allow-same-origin"], send);
  const [frame] = view.children;
  assert.equal(frame.src, "https://swift.org/");
  assert.equal(frame.attributes.sandbox, "allow-scripts allow-same-origin");
  frame.listeners.load();
  assert.deepEqual(sent, [["loaded", 7, 2, 1]]);
});

test("what comes from this server never has its origin", () => {
  for (const address of ["pages/ab12", "https://app.example/", "/scene/3"]) {
    navigate([7, 2, address, "allow-scripts allow-same-origin"], send);
    assert.equal(view.children.length, 1);
    assert.equal(view.children[0].attributes.sandbox, "allow-scripts");
  }
  navigate([7, 2, "pages/ab12", "allow-scripts"], send);
  assert.equal(view.children[0].src, "https://app.example/scene/3/pages/ab12");
});

test("each way makes a frame anew, and an empty one none", () => {
  navigate([7, 1, "https://a.example/", ""], send);
  const [first] = view.children;
  navigate([7, 2, "https://b.example/", ""], send);
  assert.notEqual(view.children[0], first);
  first.listeners.load();
  assert.deepEqual(sent, []);
  navigate([7, 0, "", ""], send);
  assert.deepEqual(view.children, []);
  navigate([8, 1, "https://a.example/", ""], send);
});

test("while other boxes cut the view, the frame is in the last of them, and the one before goes", () => {
  navigate([7, 1, "https://a.example/", ""], send);
  const [first] = view.children;
  // What the view holds is in a box for as long as its size changes.
  const outer = view;
  view = { children: [first], prepend(child) { this.children.unshift(child); } };
  outer.children = [];
  outer.inner = view;
  define("document", { ...document, getElementById: () => outer });
  navigate([7, 2, "https://b.example/", ""], send);
  assert.deepEqual(view.children.map(({ src }) => src), ["https://b.example/"]);
  assert.deepEqual(outer.children, []);
  navigate([7, 0, "", ""], send);
  assert.deepEqual(view.children, []);
  define("document", { ...document, getElementById: (id) => (id === "n7" ? view : null) });
});

test("a page that forbids frames is loaded anew, once", () => {
  document.documentElement.dataset = { scene: "/scene/3" };
  navigate([7, 1, "https://a.example/", ""], send);
  assert.equal(reloads, 1);
  assert.deepEqual(view.children, []);
  navigate([7, 1, "https://a.example/", ""], send);
  assert.equal(reloads, 1);
  assert.equal(view.children.length, 1);
});

test("what the policy refuses is told", () => {
  navigate([7, 4, "https://a.example/x", ""], send);
  violated({ effectiveDirective: "img-src", blockedURI: "https://a.example" });
  assert.deepEqual(sent, []);
  violated({ effectiveDirective: "frame-src", blockedURI: "https://a.example" });
  view.children[0].listeners.load();
  assert.deepEqual(sent, [["loaded", 7, 4, 0]]);
});
