// @ts-check
/**
 * The keyboard in dialogs: the focus goes into one that opens, and back to where it was when it is gone.
 * Arrows lead through the choices of a menu.
 */

import { Names } from "./protocol.js";

/**
 * A dialog that is open, with what the keyboard was at before.
 * @typedef {{ id: string, before: string }} Open
 */

const ITEM = '[role^="menuitem"]:not([aria-disabled])';

/**
 * From the lowest to the one in front.
 * @type {Open[]}
 */
let open = [];

addEventListener("keydown", walk, { capture: true });

/**
 * Follows what a patch brought and took.
 * @param {Element | null} focused what had the focus before, where that is seen: not after a click
 */
export function followDialogs(focused) {
  const shown = [...document.querySelectorAll("[aria-modal]")].filter((dialog) => (
    dialog.id.startsWith(Names.NODE) && !dialog.closest("[hidden]")
  ));
  const gone = open.filter(({ id }) => !shown.some((dialog) => dialog.id === id));
  open = open.filter((dialog) => !gone.includes(dialog));
  const before = gone[0]?.before ?? nameOf(focused);
  const isNew = open.length < shown.length;
  for (const { id } of shown) if (!open.some((dialog) => dialog.id === id)) open.push({ id, before });
  const front = open.length && document.getElementById(open[open.length - 1].id);
  if (isNew && front) enter(front);
  else if (gone.length > 0) giveBack(before);
  // Another list of choices took the place of the one that the keyboard was in.
  else if (front && open[open.length - 1].before && document.activeElement === document.body) enter(front);
}

/**
 * The name of an element that the focus can go back to; fields get it from the server. One in a dialog knows what
 * had it before.
 * @param {any} element
 * @returns {string}
 */
function nameOf(element) {
  if (element?.className !== Names.FIELD) return element?.id ?? "";
  return element.closest("[aria-modal]") ? element.cameFrom?.id ?? "" : "";
}

/** @param {HTMLElement} dialog */
function enter(dialog) {
  if (dialog.contains(document.activeElement)) return;
  const item = open[open.length - 1].before ? itemsOf(dialog)[0] : null;
  if (item) return go(item);
  dialog.tabIndex = -1;
  dialog.style.outline = "none";
  dialog.focus({ preventScroll: true });
}

/** @param {HTMLElement} item */
function go(item) {
  // Choices reach the edge that cuts them.
  item.style.outlineOffset = "-2px";
  item.focus();
}

/** @param {string} name */
function giveBack(name) {
  const { activeElement } = document;
  if (activeElement?.className !== Names.FIELD) document.getElementById(name)?.focus({ preventScroll: true });
}

/** @param {Element | null} dialog @returns {HTMLElement[]} */
const itemsOf = (dialog) => [...dialog?.querySelectorAll(ITEM) ?? []].map((item) => /** @type {HTMLElement} */ (item));

/** @param {KeyboardEvent} event */
function walk(event) {
  const front = open[open.length - 1];
  const items = itemsOf(front ? document.getElementById(front.id) : null);
  if (items.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const last = items.length - 1;
  const now = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const places = {
    ArrowDown: now < last ? now + 1 : 0, ArrowUp: now > 0 ? now - 1 : last, Home: 0, End: last,
  };
  const place = places[event.key];
  if (place === undefined) return;
  // The keys are the menu's: neither what scrolls nor the app gets them.
  event.preventDefault();
  event.stopImmediatePropagation();
  go(items[place]);
}
