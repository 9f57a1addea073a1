// @ts-check
/**
 * The names and numbers of Documentation/Protocol.md, which no other file repeats.
 * Lists are in the order of Sources/WebRenderer/Vocabulary.swift.
 */

export const VERSION = 1;

export const TAGS = [
  "div", "span", "p", "button", "a", "img", "h1", "h2", "h3", "h4", "h5", "h6",
  "input", "textarea",
];

export const ATTRIBUTES = [
  "class", "type", "role", "src", "alt", "href", "target", "rel", "dir", "hidden", "tabindex",
  "data-pressable", "data-border", "data-identifier", "aria-label", "aria-description",
  "aria-hidden", "aria-disabled", "aria-pressed", "aria-current", "aria-level", "data-scrolls",
  "data-offset", "data-hovers", "value", "inputmode", "enterkeyhint", "autocapitalize", "autocomplete",
  "autocorrect", "spellcheck", "maxlength", "readonly", "disabled", "autofocus", "data-number", "placeholder",
  "aria-checked", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext",
  "inert", "aria-modal", "data-back",
];

export const PROPERTIES = [
  "left", "top", "width", "height", "background-color", "opacity", "overflow", "pointer-events",
  "z-index", "transform", "transform-origin", "border-radius", "box-shadow", "filter", "--line",
  "font", "color", "text-align", "container-type", "right", "line-height", "text-align-last",
  "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-decoration",
  "font-feature-settings", "text-shadow", "position", "object-fit", "translate", "scale",
  "-webkit-mask", "-webkit-mask-box-image", "border-image", "touch-action", "padding", "caret-color",
  "backdrop-filter", "-webkit-backdrop-filter",
];

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
  ANIMATE: 11,
  END: 12,
  APPEARANCE: 13,
  EDITED: 14,
  FOCUS: 15,
  LINES: 16,
  EFFECT: 17,
};

/** Messages of the server. */
export const Message = { TREE: "tree", TITLE: "title", FONTS: "fonts", ERROR: "error", GONE: "gone" };

/** Messages of the page. */
export const Notice = { HELLO: "hello", SEEN: "seen", TREE: "tree" };

export const Input = {
  TAP: "tap",
  DOWN: "down",
  MOVE: "move",
  UP: "up",
  CANCEL: "cancel",
  HOVER: "hover",
  ACTIVATE: "activate",
  ADJUST: "adjust",
  SCROLL: "scroll",
  KEY: "key",
  FOCUS: "focus",
  BLUR: "blur",
  EDIT: "edit",
  SELECT: "select",
  SUBMIT: "submit",
  SIZE: "size",
  ENVIRONMENT: "environment",
  VISIBLE: "visible",
  BACK: "back",
  KEYBOARD: "keyboard",
};

export const Names = {
  NODE: "n",
  SHEET: "nodes",
  PRESSABLE: "data-pressable",
  PRESSED: "data-pressed",
  LIVE: "data-live",
  OFFSET: "data-offset",
  HOVERS: "data-hovers",
  FIELD: "f",
  NUMBER: "data-number",
  BANNER: "banner",
  SAFE_AREA: "safe-area",
};

/** @param {string} scene @returns {string} */
export const socketAddress = (scene) => `${scene}/socket`;

/** @param {string} scene @param {number} patch @returns {string} */
export const eventsAddress = (scene, patch) => `${scene}/events?after=${patch}`;

/** @param {string} scene @param {number} patch @returns {string} */
export const patchesAddress = (scene, patch) => `${scene}/patches?after=${patch}`;

/** @param {Element} element @returns {boolean} */
export const isNode = (element) => /^n\d+$/.test(element.id);

/** @param {Element | null} element @returns the node that it is or belongs to */
export function nodeAround(element) {
  let found = element;
  while (found && !isNode(found)) found = found.parentElement;
  return found;
}

/** @param {any[] | 0} list [name, value, ...], or 0 for none @returns {[any, any][]} */
export function pairs(list) {
  const found = /** @type {[any, any][]} */ ([]);
  for (let i = 0; list && i < list.length; i += 2) found.push([list[i], list[i + 1]]);
  return found;
}

/** @param {any} element @returns what holds its content and children: itself, unless it scrolls or others cut it */
export function holderOf(element) {
  const holder = element.inner ?? element;
  const [first] = holder.children;
  return /** @type {HTMLElement} */ (first?.className === "s" ? first.children[0] : holder);
}

/** @param {Element} element @returns what draws its content, which stands before its child nodes */
export function contentOf(element) {
  const content = [];
  for (const child of element.children) {
    if (child.id) break;
    content.push(child);
  }
  return content;
}

/** @param {any} ids a node, [first, [count, step]] or [first, ...differences] */
export function expandIDs(ids) {
  if (!Array.isArray(ids)) return [ids];
  if (!Array.isArray(ids[1])) return sum(ids);
  const [first, [count, step]] = ids;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** @param {any} column one value for all, a list, or [differences] @param {number} count */
export function expandColumn(column, count) {
  if (!Array.isArray(column)) return Array(count).fill(column);
  return Array.isArray(column[0]) ? sum(column[0]) : column;
}

/** @param {number[]} steps @returns {number[]} */
function sum(steps) {
  let total = 0;
  return steps.map((step) => (total += step));
}

/** @type {Record<string, string>} */
const misses = {};

/**
 * Loads a module that pages take when they first need it. What failed stays so at its address: the next try has another.
 * @param {string} name @returns {Promise<any>}
 */
export const load = (name) => import(`./${name}.js${misses[name] ?? ""}`).catch((error) => {
  misses[name] = `?${Date.now()}`;
  throw error;
});
