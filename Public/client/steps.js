// @ts-check
/**
 * The keyboard on the way to other screens and back: the focus goes to the title of a new one, and back to what led
 * there.
 */

import { Names } from "./protocol.js";

const HEADING = "h1,h2,h3,h4,h5,h6";
const UNREACHED = "[hidden],[inert]";
/** How long screens move at most, in milliseconds: what goes away later belongs to no way. */
const WAY_TIME = 2_000;
/** What one element has in common with the one that stands for it later. */
const MARKS = ["role", "aria-label", "data-identifier"];

/**
 * What had the focus, with what it stood in.
 * @typedef {{ element: Element, around: Element[] }} Place
 */

/** How many steps lead back. */
let steps = 0;
/**
 * What had the focus as each step was made.
 * @type {(Place | null)[]}
 */
const left = [];
/**
 * What had the focus last where that was seen.
 * @type {Place | null}
 */
let last = null;
/**
 * What had the focus before the screen that was left.
 * @type {Place | null}
 */
let wanted = null;
/** The time until which what goes away belongs to the screen that was left. */
let wayEnd = 0;

/**
 * Follows what a patch brought.
 * @param {number} now how many steps lead back
 * @param {Element | null} focused what has the focus, where that is seen: not after a click
 */
export function followSteps(now, focused) {
  // A menu is a step, and no screen.
  if (focused && focused !== last?.element && !focused.closest('[role="menu"]')) last = { element: focused, around: around(focused) };
  if (now !== steps) {
    wayEnd = performance.now() + WAY_TIME;
    wanted = now < steps ? left[now] ?? null : null;
    while (left.length < now) left.push(last);
    left.length = now;
    steps = now;
  }
  // What had the focus stays while screens move.
  if (!last || last.element.isConnected) return;
  const place = last;
  last = null;
  const isOnTheWay = performance.now() < wayEnd;
  wayEnd = 0;
  if (!isOnTheWay || document.activeElement !== document.body) return;
  // What went away in content that is still there was on no screen that is left.
  if (isInContent(place)) return;
  const old = wanted && likenessOf(wanted.element);
  if (!old && wanted && isInContent(wanted)) return;
  const target = old ?? titleOf(place.around);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  // A title that is scrolled out of sight stays there.
  target.focus({ preventScroll: !old });
}

/** @param {Place} place in something that scrolls and is still there: what becomes of it is known in lists */
function isInContent(place) {
  return place.around.some((element) => element.className === "s" && element.isConnected);
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
