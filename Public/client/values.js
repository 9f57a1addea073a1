// @ts-check
/** Keys on sliders, steppers and radio buttons. */

import { Input, nodeAround } from "./protocol.js";

/** How many values a key goes on. */
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 3, PageDown: -3, Home: -100, End: 100,
});

/**
 * @param {Element} target @param {string} name of the key
 * @param {(kind: string, ...values: any[]) => number} send @param {(target: Element) => void} activate
 */
export function adjust(target, name, send, activate) {
  const step = STEPS[name];
  const isAcross = name === "ArrowLeft" || name === "ArrowRight";
  if (!target.matches('[role="radio"]')) {
    const node = nodeAround(target);
    if (node) send(Input.ADJUST, Number(node.id.slice(1)), step, Number(isAcross));
    return;
  }
  const radios = /** @type {HTMLElement[]} */ (
    [...target.closest('[role="radiogroup"]')?.querySelectorAll('[role="radio"]:not([aria-disabled])') ?? []]);
  const [left = 0, right = 0] = radios.map((radio) => radio.getBoundingClientRect().x);
  const count = radios.length;
  const index = radios.indexOf(/** @type {HTMLElement} */ (target)) + (isAcross === left <= right ? step : -step);
  // After the last comes the first.
  const next = radios[(index + count) % count];
  if (!next) return;
  next.focus();
  activate(next);
}
