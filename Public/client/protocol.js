// @ts-check
/**
 * The names and numbers of Documentation/Protocol.md, which no other file repeats.
 * Lists are in the order of Sources/WebRenderer/Vocabulary.swift.
 */

export const VERSION = 1;

export const TAGS = ["div", "span", "p", "button", "a", "img", "h1", "h2", "h3", "h4", "h5", "h6"];

export const ATTRIBUTES = [
  "class", "type", "role", "src", "alt", "href", "target", "rel", "dir", "hidden", "tabindex",
  "data-pressable", "data-border", "data-identifier", "aria-label", "aria-description",
  "aria-hidden", "aria-disabled", "aria-pressed", "aria-current", "aria-level", "data-scrolls",
  "data-offset",
];

export const PROPERTIES = [
  "left", "top", "width", "height", "background-color", "opacity", "overflow", "pointer-events",
  "z-index", "transform", "transform-origin", "border-radius", "box-shadow", "filter", "--line",
  "font", "color", "text-align", "container-type", "right", "line-height", "text-align-last",
  "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-decoration",
  "font-feature-settings", "text-shadow", "position", "object-fit", "translate", "scale",
  "-webkit-mask", "-webkit-mask-box-image", "border-image",
];

/** The operations of a patch. */
export const Operation = {
  FRAMES: 0,
  DECLARATIONS: 1,
  TEXT: 2,
  CONTENT: 3,
  ATTRIBUTES: 4,
  INSERT: 5,
  REPLACE: 6,
  REMOVE: 7,
  MOVE: 8,
  PICTURE: 9,
  SCROLL: 10,
};

/** The messages of the server that are no patches. */
export const Message = { TREE: "tree", FONTS: "fonts", ERROR: "error", GONE: "gone" };

/** The messages of the page that are no inputs. */
export const Notice = { HELLO: "hello", SEEN: "seen", TREE: "tree" };

/** The kinds of inputs. */
export const Input = {
  TAP: "tap",
  DOWN: "down",
  MOVE: "move",
  UP: "up",
  CANCEL: "cancel",
  ACTIVATE: "activate",
  SCROLL: "scroll",
  KEY: "key",
  SIZE: "size",
  ENVIRONMENT: "environment",
  VISIBLE: "visible",
};

/** What pages and style sheets call things. */
export const Names = {
  NODE: "n",
  SHEET: "nodes",
  PRESSABLE: "data-pressable",
  PRESSED: "data-pressed",
  LIVE: "data-live",
  OFFSET: "data-offset",
  BANNER: "banner",
  SAFE_AREA: "safe-area",
};

/** @param {string} scene @returns {string} */
export const socketAddress = (scene) => `${scene}/socket`;

/** @param {string} scene @param {number} patch @returns {string} */
export const eventsAddress = (scene, patch) => `${scene}/events?after=${patch}`;

/** @param {string} scene @param {number} patch @returns {string} */
export const patchesAddress = (scene, patch) => `${scene}/patches?after=${patch}`;

/**
 * Finds the node that an element is or belongs to.
 * @param {Element | null} element
 * @returns {Element | null}
 */
export function nodeAround(element) {
  for (let found = element; found; found = found.parentElement) {
    if (/^n\d+$/.test(found.id)) return found;
  }
  return null;
}

/** The element that holds a node's content and children: its own, unless it scrolls. @param {Element} element */
export function holderOf(element) {
  const [first] = element.children;
  return /** @type {HTMLElement} */ (first?.className === "s" ? first.children[0] : element);
}

/** The elements that draw a node's content, which stand before its child nodes. @param {Element} element */
export function contentOf(element) {
  const content = [];
  for (const child of element.children) {
    if (child.id) break;
    content.push(child);
  }
  return content;
}

/**
 * Reads the nodes of a group of boxes: one, [first, [count, step]] or [first, ...differences].
 * @param {any} ids
 * @returns {number[]}
 */
export function expandIDs(ids) {
  if (!Array.isArray(ids)) return [ids];
  if (!Array.isArray(ids[1])) return sum(ids);
  const [first, [count, step]] = ids;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/**
 * Reads a column: one value for all, a list of values, or a list of differences in a list.
 * @param {any} column
 * @param {number} count
 * @returns {number[]}
 */
export function expandColumn(column, count) {
  if (!Array.isArray(column)) return Array(count).fill(column);
  return Array.isArray(column[0]) ? sum(column[0]) : column;
}

/** @param {number[]} steps */
function sum(steps) {
  let total = 0;
  return steps.map((step) => (total += step));
}
