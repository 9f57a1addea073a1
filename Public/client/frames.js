// @ts-check
/** Pages of the web in frames, which stand apart from the scene's page. */

const LOADED = "loaded";
const RELOAD_KEY = "frames";
const RELOAD_TIME = 10_000;

/** @typedef {[node: number, number: number, address: string, sandbox: string]} Way */
/** @typedef {(kind: string, ...values: any[]) => number} Send */

/** The frames that wait or show something, with what tells of them. @type {Map<HTMLIFrameElement, () => void>} */
const refusals = new Map();
let isListening = false;

/** @param {Way} way @param {Send} send */
export function navigate([node, number, address, sandbox], send) {
  const view = document.getElementById(`n${node}`);
  if (!view) return;
  const old = [...view.children].find((child) => child.localName === "iframe");
  if (old) {
    refusals.delete(/** @type {HTMLIFrameElement} */ (old));
    old.remove();
  }
  if (!address) return;
  const { scene, frames } = document.documentElement.dataset;
  if (frames === undefined && reload()) return;
  const { href, origin } = new URL(address, new URL(`${scene}/`, location.href));
  const frame = document.createElement("iframe");
  // What has the origin of this page could reach it.
  const words = sandbox.split(" ").filter((word) => word !== "allow-same-origin" || origin !== location.origin);
  frame.setAttribute("sandbox", words.join(" "));
  frame.title = "Web page";
  Object.assign(frame.style, { position: "absolute", inset: "0", width: "100%", height: "100%", border: "0" });
  frame.src = href;
  frame.addEventListener("load", () => {
    if (refusals.has(frame)) send(LOADED, node, number, 1);
  });
  // Those whose nodes went tell nothing any more.
  for (const other of refusals.keys()) if (!other.isConnected) refusals.delete(other);
  refusals.set(frame, () => send(LOADED, node, number, 0));
  listen();
  // The first page of a frame is no step of the browser's way back.
  view.prepend(frame);
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
    for (const [frame, refuse] of refusals) {
      if (!frame.src.startsWith(blockedURI)) continue;
      refusals.delete(frame);
      refuse();
    }
  });
}
