// @ts-check
/**
 * The keyboard in lists: arrows lead from row to row, and where what has the focus goes away, the row that stands in
 * its place gets it.
 */

import { nodeAround } from "./protocol.js";

const ITEM = '[role="listitem"]';
const ROW = `${ITEM}[tabindex]`;
const WAYS = /** @type {Record<string, number[]>} */ ({
  ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0],
});
/** Farther than any row is: those in sight come first. */
const FAR = 1e9;

/**
 * What had the focus in a list last.
 * @typedef {object} Held
 * @property {Element} element
 * @property {HTMLElement} part what the list holds, with the element in it
 * @property {HTMLElement} content of the list
 * @property {number} left of the part in the content
 * @property {number} top
 */

/** @type {Held | null} */
let held = null;

addEventListener("keydown", walk);
addEventListener("focusin", ({ target }) => hold(/** @type {HTMLElement} */ (target)));
// Who points somewhere goes on from there.
addEventListener("pointerdown", () => {
  held = null;
}, { capture: true, passive: true });

// What has the focus had it before this file was there.
const focused = /** @type {HTMLElement | null} */ (document.activeElement);
if (focused && focused !== document.body) hold(focused);

// MARK: - Arrows

/**
 * Arrows lead to the next row or cell that can be pressed, in a grid by place.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const way = WAYS[event.key];
  const row = /** @type {HTMLElement} */ (event.target);
  if (!way || !row.matches?.(ROW)) return;
  const next = neighbour(row, way, /** @type {HTMLElement[]} */ ([...row.parentElement?.children ?? []]));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The nearest row in a direction; what stands across counts more, so that a column is kept.
 * @param {HTMLElement} row @param {number[]} way @param {HTMLElement[]} rows
 */
function neighbour(row, [right, down], rows) {
  const from = row.getBoundingClientRect();
  let found, least = Infinity;
  for (const other of rows) {
    if (other === row || !other.matches(ROW)) continue;
    const box = other.getBoundingClientRect();
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const along = x * right + y * down;
    const distance = along + 4 * Math.abs(x * down + y * right);
    if (along > 1 && distance < least) [found, least] = [other, distance];
  }
  return found;
}

// MARK: - Rows that go

/** @param {HTMLElement} target what has the focus now */
function hold(target) {
  const content = listAround(target);
  if (content) {
    let part = target;
    while (part.parentElement && part.parentElement !== content) part = part.parentElement;
    held = { element: target, part, content, left: part.offsetLeft, top: part.offsetTop };
  } else if (!target.closest("[aria-modal]")) {
    // A menu gives the focus back.
    held = null;
  }
}

/** @param {Element} element @returns {HTMLElement | null} the content of the innermost list around it */
function listAround(element) {
  let content = element.closest(".c");
  while (content && nodeAround(content)?.getAttribute("role") !== "list") {
    content = content.parentElement?.closest(".c") ?? null;
  }
  return /** @type {HTMLElement | null} */ (content);
}

/** Follows what a patch took away: a row that was deleted, or one that was scrolled out of sight. */
export function followRows() {
  if (!held) return;
  const { element, part, content } = held;
  if (element.isConnected && !element.closest("[hidden]")) {
    [held.left, held.top] = [part.offsetLeft, part.offsetTop];
    return;
  }
  if (document.activeElement !== document.body || !document.hasFocus()) return;
  const { left, top } = held;
  // With its list gone, another screen is there.
  const next = content.isConnected ? successor(content, left, top) : undefined;
  // Where no row can have the focus yet, the next patch may bring one.
  if (next || !content.isConnected) held = null;
  next?.focus({ preventScroll: true });
}

/**
 * What can have the focus in the row that is nearest to a place, among those in sight if there are any.
 * @param {HTMLElement} content of a list @param {number} left @param {number} top
 */
function successor(content, left, top) {
  const scroller = /** @type {HTMLElement} */ (content.parentElement);
  const [x, y] = [scroller.scrollLeft - content.offsetLeft, scroller.scrollTop - content.offsetTop];
  let found, least = Infinity;
  for (const row of /** @type {Iterable<HTMLElement>} */ (content.children)) {
    // A row that is about to go is inert, and takes no focus.
    const target = !row.matches(ITEM) || row.closest("[hidden],[inert]") ? null
      : row.matches(ROW) ? row : row.querySelector("button,[tabindex]");
    if (!target) continue;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = row;
    const isInSight = offsetLeft >= x && offsetLeft + offsetWidth <= x + scroller.clientWidth + 1
      && offsetTop >= y && offsetTop + offsetHeight <= y + scroller.clientHeight + 1;
    const distance = Math.abs(offsetLeft - left) + Math.abs(offsetTop - top) + (isInSight ? 0 : FAR);
    if (distance < least) [found, least] = [/** @type {HTMLElement} */ (target), distance];
  }
  return found;
}
