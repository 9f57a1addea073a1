// @ts-check
/** What a page does once for its app: opens addresses, fills the clipboard, shakes. */

import { load, Names } from "./protocol.js";
import { loadEditor } from "./tree.js";

/** A screen reader finds a new region before it hears of what comes into it. */
const REGION_DELAY = 100;
/** @typedef {(kind: string, ...values: any[]) => number} Send */

/**
 * The kinds of effects, by number; `null` is done by loading this.
 * @type {((value: any, send: Send) => unknown)[]}
 */
const EFFECTS = [
  openAddress, copy, (pattern) => navigator.vibrate?.(pattern), () => null, announce, readAt, claimKeys, chooseFiles,
  (ticket) => load("files").then(({ endChoice }) => endChoice(ticket), console.error),
  (way, send) => load("frames").then(({ navigate }) => navigate(way, send), console.error),
  (wanted) => load("awake").then(({ keepAwake }) => keepAwake(wanted), console.error),
  save,
  (wish, send) => load("location").then(({ locate }) => locate(wish, send), console.error),
  (value, send) => load("drag").then(({ drag }) => drag(value, send), console.error),
];

/** @param {any[]} effect @param {any} [send] what tells the server of the person's answers */
export function perform([kind, value], send) {
  return EFFECTS[kind]?.(value, send);
}

/** @param {any} question @param {Send} send */
function chooseFiles(question, send) {
  // What was dropped is there already.
  if (question[3] === "drop") {
    return load("drag").then(({ deliver }) => deliver(question, send), console.error);
  }
  return load("files").then(({ choose }) => choose(question, send), console.error);
}

/**
 * A link that stands nowhere tells the scene of no click.
 * @param {[address: string, name: string]} file
 */
function save([address, name]) {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** @param {string} address */
function openAddress(address) {
  const { protocol } = new URL(address, location.href);
  if (/^https?:$/.test(protocol)) return open(address, "_blank", "noopener");
  // Mail and calls leave the page where it is.
  if (/^(mailto|tel|sms):$/.test(protocol)) location.href = address;
  return null;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (document.activeElement?.className !== Names.FIELD) return copyBySelection(text);
    // Who edits text goes on: the app hears of no end.
    const { hold } = await loadEditor();
    hold(() => copyBySelection(text));
  }
}

/**
 * Pages without a secure connection have no clipboard of their own.
 * @param {string} text
 */
function copyBySelection(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  focused?.focus({ preventScroll: true });
}

/**
 * Texts that are read one after another, by a region that nobody sees.
 * @param {string} text
 */
function announce(text) {
  const region = document.querySelector("[data-announcements]") ?? makeRegion();
  setTimeout(() => {
    // What stood there before is not read again.
    const line = document.createElement("div");
    line.textContent = text;
    region.replaceChildren(line);
  }, REGION_DELAY);
}

function makeRegion() {
  const region = document.createElement("div");
  region.setAttribute("data-announcements", "");
  region.setAttribute("aria-live", "assertive");
  Object.assign(region.style, {
    position: "fixed", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", pointerEvents: "none",
  });
  document.body.append(region);
  return region;
}

/**
 * Few apps have commands for keys.
 * @param {any[][]} claims
 */
function claimKeys(claims) {
  return load("keys").then(({ claim }) => claim(claims), console.error);
}

/**
 * The focus is what screen readers follow.
 * @param {number} node
 */
function readAt(node) {
  const element = document.getElementById(`n${node}`);
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus();
}
