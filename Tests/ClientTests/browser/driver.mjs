// Headless Chromium through chromedriver's own protocol (W3C WebDriver), without further packages.

import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a browser of a phone's size. */
export async function startBrowser() {
  const driver = spawn("chromedriver", ["--port=0", "--allowed-ips=127.0.0.1"], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  while (!/successfully on port (\d+)/.test(output)) output += (await once(driver.stdout, "data"))[0];
  driver.stdout.resume();
  const base = `http://127.0.0.1:${/successfully on port (\d+)/.exec(output)[1]}`;
  const call = async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "goog:chromeOptions": { args: ["--headless=new", "--no-sandbox", "--window-size=600,900"] },
        "goog:loggingPrefs": { browser: "ALL" },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    open: (url) => call("POST", `${session}/url`, { url }),
    run: (script, ...args) => call("POST", `${session}/execute/sync`, { script, args }),
    act: (...actions) => call("POST", `${session}/actions`, { actions }),
    log: () => call("POST", `${session}/se/log`, { type: "browser" }),
    screenshot: () => call("GET", `${session}/screenshot`),
    async stop() {
      await call("DELETE", session);
      driver.kill();
    },
  };
}

/** Waits until a condition holds; fails after ten seconds. */
export async function until(what, condition) {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const value = await condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Waited in vain until ${what}.`);
}

/** Actions of a finger at a point of the window. */
export const finger = (...steps) => ({ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions: steps });
export const mouse = (...steps) => ({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: steps });
export const moveTo = (x, y) => ({ type: "pointerMove", duration: 0, x, y });
export const press = { type: "pointerDown", button: 0 };
export const lift = { type: "pointerUp", button: 0 };
