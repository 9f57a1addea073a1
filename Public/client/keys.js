// @ts-check
/** Keys that the app has commands for: the browser leaves them to the scene. */

import { Names } from "./protocol.js";

const SHIFT = 1;
/** Control, Alt and Meta: what is pressed with one of them types nothing. */
const HELD = 14;
/** What `keyCode` is for all keys that an input method takes. */
const INPUT_METHOD = 229;
const PRESSED = 'button,a,[role="button"],[role="link"],[role="switch"],[role="radio"],[role="listitem"][tabindex]';

/** @type {[key: string, modifiers: number, isFirst?: number][]} */
let claims = [];
let isListening = false;

/** @param {any[][]} list in place of the one before */
export function claim(list) {
  claims = /** @type {typeof claims} */ (list);
  if (isListening) return;
  isListening = true;
  // Before anybody else hears of the key.
  addEventListener("keydown", take, true);
}

/** @param {KeyboardEvent} event */
function take(event) {
  // Safari ends a composition before it tells of the key that did so.
  if (!event.isTrusted || event.isComposing || event.keyCode === INPUT_METHOD) return;
  const found = claims.find((candidate) => matches(candidate, event));
  if (!found) return;
  const target = /** @type {Element} */ (event.target);
  const isText = target.className === Names.FIELD;
  const [, modifiers, isFirst] = found;
  if (isText && !isFirst && !(modifiers & HELD)) return;
  if (!modifiers && (event.key === "Enter" || event.key === " ") && target.matches?.(PRESSED)) return;
  event.preventDefault();
  if (!isText) return;
  // What is typed into text is told as edits: the key is told as one beside it.
  event.stopPropagation();
  const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
  document.documentElement.dispatchEvent(new KeyboardEvent("keydown", {
    key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, bubbles: true,
  }));
}

/**
 * The same rule as the server's.
 * @param {typeof claims[number]} claim @param {KeyboardEvent} event
 */
export function matches([key, modifiers], event) {
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const place = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1].toLowerCase();
  if (typed !== key && place !== key) return false;
  const held = Number(event.shiftKey) | (Number(event.ctrlKey) << 1)
    | (Number(event.altKey) << 2) | (Number(event.metaKey) << 3);
  const isSign = key.length === 1 && typed === key && key.toLowerCase() === key.toUpperCase();
  return isSign ? (held & ~SHIFT) === (modifiers & ~SHIFT) : held === modifiers;
}
