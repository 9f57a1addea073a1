// @ts-check
/** Keys on sliders, steppers, radio buttons and tabs. */

import { Input, nodeAround } from "./protocol.js";

/** What one of several is chosen of. */
const CHOICE = '[role="radio"],[role="tab"]';

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
  if (!target.matches(CHOICE)) {
    const node = nodeAround(target);
    if (node) send(Input.ADJUST, Number(node.id.slice(1)), step, Number(isAcross));
    return;
  }
  const choices = /** @type {HTMLElement[]} */ (
    [...target.closest('[role="radiogroup"],[role="tablist"]')?.querySelectorAll(CHOICE) ?? []]
      .filter((choice) => !choice.matches("[aria-disabled]")));
  const [left = 0, right = 0] = choices.map((choice) => choice.getBoundingClientRect().x);
  const count = choices.length;
  const index = choices.indexOf(/** @type {HTMLElement} */ (target)) + (isAcross === left <= right ? step : -step);
  // After the last comes the first.
  const next = choices[(index + count) % count];
  if (!next) return;
  next.focus();
  activate(next);
}
