import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
let asked = [];
let sent = [];
const send = (...message) => sent.push(message);
const geolocation = {
  getCurrentPosition(found, failed, options) { asked.push({ kind: "once", found, failed, options }); },
  watchPosition(found, failed, options) { return asked.push({ kind: "watch", found, failed, options }); },
  clearWatch(id) { asked.push({ kind: "clear", id }); },
};
define("navigator", { geolocation });
define("isSecureContext", true);
const { locate } = await import("../../Public/client/location.js");
const still = { latitude: 52.5, longitude: 13.25, accuracy: 20, altitude: null, altitudeAccuracy: null, heading: NaN, speed: 0 };

beforeEach(() => {
  globalThis.isSecureContext = true;
  locate(0, send);
  asked = [];
  sent = [];
});

test("a place is told once, with what is not known below 0", () => {
  locate(1, send);
  assert.deepEqual([asked[0].kind, asked[0].options.enableHighAccuracy], ["once", false]);
  asked[0].found({ coords: still, timestamp: 1_700_000_000_000 });
  assert.deepEqual(sent, [["location", 52.5, 13.25, 20, 0, -1, -1, 0, 1_700_000_000]]);
});

test("a way is followed until the app has enough", () => {
  locate(6, send);
  assert.deepEqual([asked[0].kind, asked[0].options.enableHighAccuracy], ["watch", true]);
  const way = { ...still, altitude: 35, altitudeAccuracy: 4, heading: 90, speed: 1.5 };
  asked[0].found({ coords: way, timestamp: 1_000 });
  assert.deepEqual(sent, [["location", 52.5, 13.25, 20, 35, 4, 90, 1.5, 1]]);
  locate(0, send);
  assert.deepEqual(asked[1], { kind: "clear", id: 1 });
  asked[0].found({ coords: way, timestamp: 2_000 });
  assert.equal(sent.length, 1);
});

test("who refuses, and pages that may not ask, are nowhere", () => {
  locate(1, send);
  asked[0].failed({ code: 1 });
  globalThis.isSecureContext = false;
  locate(1, send);
  assert.deepEqual([sent, asked.length], [[["nowhere", 1], ["nowhere", 1]], 1]);
});

test("who stays in one place is not lost", () => {
  locate(2, send);
  asked[0].failed({ code: 3 });
  asked[0].found({ coords: { ...still, accuracy: Infinity, altitude: NaN, altitudeAccuracy: 3, speed: NaN }, timestamp: 1_000 });
  asked[0].failed({ code: 3 });
  asked[0].failed({ code: 2 });
  assert.deepEqual(sent, [["nowhere", 3], ["location", 52.5, 13.25, 1_000_000, 0, -1, -1, -1, 1], ["nowhere", 2]]);
});
