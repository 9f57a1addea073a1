// @ts-check
/** Pages of the web in frames, which stand apart from the scene's page. */

import { holderOf } from "./protocol.js";

const LOADED = "loaded";
const RELOAD_KEY = "frames";
const RELOAD_TIME = 10_000;

/** @typedef {[node: number, number: number, address: string, sandbox: string]} Way */
/** @typedef {(kind: string, ...values: any[]) => number} Send */

/**
 * The frames by their nodes, with what tells that one was refused, once.
 * @type {Map<number, { frame: HTMLIFrameElement, refuse: (() => void) | null }>}
 */
const frames = new Map();
let isListening = false;

/** @param {Way} way @param {Send} send */
export function navigate([node, number, address, sandbox], send) {
  frames.get(node)?.frame.remove();
  // Those whose nodes went tell nothing any more.
  for (const [other, { frame }] of frames) if (!frame.isConnected) frames.delete(other);
  const view = document.getElementById(`n${node}`);
  if (!view || !address) return;
  const { scene, frames: allowance } = document.documentElement.dataset;
  if (allowance === undefined && reload()) return;
  const { href, origin } = new URL(address, new URL(`${scene}/`, location.href));
  const frame = document.createElement("iframe");
  // What has the origin of this page could reach it.
  const words = sandbox.split(" ").filter((word) => word !== "allow-same-origin" || origin !== location.origin);
  frame.setAttribute("sandbox", words.join(" "));
  frame.title = "Web page";
  Object.assign(frame.style, { position: "absolute", inset: "0", width: "100%", height: "100%", border: "0" });
  frame.src = href;
  frame.addEventListener("load", () => {
    const entry = frames.get(node);
    if (entry?.frame === frame && entry.refuse) send(LOADED, node, number, 1);
  });
  frames.set(node, { frame, refuse: () => send(LOADED, node, number, 0) });
  listen();
  // The first page of a frame is no step of the browser's way back.
  holderOf(view).prepend(frame);
}

/** The page that came first forbids frames; false where that was tried just now. */
function reload() {
  if (Date.now() - Number(sessionStorage.getItem(RELOAD_KEY)) < RELOAD_TIME) return false;
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  location.reload();
  return true;
}

function listen() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== "frame-src") return;
    for (const entry of frames.values()) {
      if (!entry.refuse || !entry.frame.src.startsWith(blockedURI)) continue;
      entry.refuse();
      entry.refuse = null;
    }
  });
}
