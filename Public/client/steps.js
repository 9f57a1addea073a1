// @ts-check
/**
 * The keyboard on the way to other screens and back: the focus goes to the title of a new one, and back to what led
 * there.
 */

import { Names } from "./protocol.js";

const HEADING = "h1,h2,h3,h4,h5,h6";
const UNREACHED = "[hidden],[inert]";
/** What one element has in common with the one that stands for it later. */
const MARKS = ["role", "aria-label", "data-identifier"];

/** How many steps lead back. */
let steps = 0;
/**
 * What had the focus as each step was made.
 * @type {(Element | null)[]}
 */
const left = [];
/**
 * What had the focus last where that was seen, with what it stood in.
 * @type {{ element: Element, around: Element[] } | null}
 */
let last = null;
/**
 * What had the focus before the screen that was left.
 * @type {Element | null}
 */
let wanted = null;
let isOnTheWay = false;

/**
 * Follows what a patch brought.
 * @param {number} now how many steps lead back
 * @param {Element | null} focused what has the focus, where that is seen: not after a click
 */
export function followSteps(now, focused) {
  if (focused && focused !== last?.element) last = { element: focused, around: around(focused) };
  if (now !== steps) {
    isOnTheWay = true;
    wanted = now < steps ? left[now] ?? null : null;
    while (left.length < now) left.push(last?.element ?? null);
    left.length = now;
    steps = now;
  }
  // What had the focus stays while screens move.
  if (!isOnTheWay || !last || last.element.isConnected) return;
  isOnTheWay = false;
  const place = last;
  last = null;
  if (document.activeElement !== document.body) return;
  const target = (wanted && likenessOf(wanted)) ?? titleOf(place.around);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus();
}

/** @param {Element} element */
function around(element) {
  const found = [];
  for (let next = element.parentElement; next && next !== document.body; next = next.parentElement) found.push(next);
  return found;
}

/**
 * The element that stands for one that is gone: what comes back to the page has new elements.
 * @param {Element} old
 * @returns {HTMLElement | undefined}
 */
function likenessOf(old) {
  if (old.className === Names.FIELD) return undefined;
  const same = [...document.querySelectorAll(old.tagName.toLowerCase())].filter((element) => (
    MARKS.every((name) => element.getAttribute(name) === old.getAttribute(name))
      && element.textContent === old.textContent && !element.closest(UNREACHED)
  ));
  return /** @type {HTMLElement | undefined} */ (same.find(({ id }) => id === old.id) ?? same[0]);
}

/**
 * The first heading of the innermost of elements that is still there and has one beside the screens that it holds.
 * @param {Element[]} elements from the innermost outwards
 */
function titleOf(elements) {
  const holder = elements.findIndex((element) => element.isConnected);
  for (const element of holder < 0 ? [] : elements.slice(holder + 1)) {
    const headings = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(HEADING)]);
    const title = headings.find((heading) => !heading.closest(UNREACHED));
    if (title) return title;
  }
  return null;
}
