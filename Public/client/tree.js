// @ts-check
/** The page's elements. */

import {
  ATTRIBUTES, contentOf, expandColumn, expandIDs, holderOf, isNode, Names, Operation, pairs, PROPERTIES,
  TAGS,
} from "./protocol.js";
import {
  animate, animateFrame, fadeIn, finish, finishFrame, observe, observeFrame,
} from "./animation.js";

/** An element: [tag, node, attributes, declarations, ...children]. @typedef {any[]} Description */

/** What scrolls on the page, as long as it lives. */
const scrollers = document.getElementsByClassName("s");
/** @type {(kind: string, ...values: any[]) => number} */
let send;

/** @param {number} node @returns {HTMLElement} */
export function elementOf(node) {
  const element = document.getElementById(Names.NODE + node);
  if (!element) throw new Error(`Patch names node ${node}, which the page does not have.`);
  return element;
}

/** Moves the first page's rules into its elements: left behind, they would meet later ones too. */
export function absorbStyleSheet() {
  const sheet = /** @type {HTMLStyleElement | null} */ (document.getElementById(Names.SHEET));
  if (!sheet) return;
  for (const rule of /** @type {any} */ (sheet.sheet).cssRules) {
    for (const selector of rule.selectorText.split(",")) {
      // "#n5 > :nth-child(2)": by hand, since a rule may name thousands of nodes.
      const [node, ...path] = selector.split(">");
      let element = document.getElementById(node.trim().slice(1));
      for (const step of path) element = element?.children[Number.parseInt(step.match(/\d+/)[0], 10) - 1];
      if (element) element.style.cssText += rule.style.cssText;
    }
  }
  sheet.remove();
}

/** @param {Description} description @returns {HTMLElement} */
export function makeElement([tag, node, attributes, declarations, ...children]) {
  const element = document.createElement(TAGS[tag]);
  if (node) element.id = Names.NODE + node;
  setAttributes(element, attributes);
  setDeclarations(element, declarations);
  for (const child of children) element.append(makeChild(child));
  return element;
}

/** @param {any[][]} operations @param {any[][]} transitions */
export function applyPatch(operations, transitions = []) {
  absorbStyleSheet();
  keepPlace(() => {
    for (const operation of operations) apply(operation, transitions);
  });
  if (operations.some(([kind]) => kind > Operation.ATTRIBUTES)) setOffsets();
}

/** Shows a whole tree in place of the one before. @param {Description} description */
export function replaceTree(description) {
  absorbStyleSheet();
  keepPlace(() => {
    const root = makeElement(description);
    const old = [...document.body.children].find(isNode);
    if (old) old.replaceWith(root);
    else document.body.prepend(root);
  });
  setOffsets();
}

/** Has scrolling forwarded, and offsets of the first page set. @param {typeof send} forward */
export function followScrolling(forward) {
  send = forward;
  setOffsets();
}

/** Few pages scroll: what does the work is loaded with the first that does. */
function setOffsets() {
  if (scrollers[0]) import("./scroll.js").then((module) => module.setOffsets(scrollers, send));
}

/** Makes a change and gives focus and selection back. @param {() => void} change */
function keepPlace(change) {
  const focused = /** @type {any} */ (document.activeElement);
  const id = focused?.id;
  const start = focused?.selectionStart;
  const end = focused?.selectionEnd;
  change();
  if (!id || document.activeElement?.id === id) return;
  const element = /** @type {any} */ (document.getElementById(id));
  if (!element) return;
  element.focus({ preventScroll: true });
  if (typeof start === "number") element.setSelectionRange?.(start, end);
}

/** @param {any[]} operation @param {any[][]} transitions */
function apply([kind, ...rest], transitions) {
  switch (kind) {
    case Operation.FRAMES: return setFrames(rest, transitions);
    case Operation.DECLARATIONS: {
      const [node, declarations, transition] = rest;
      return changeLook(elementOf(node), declarations, transitions[transition]);
    }
    case Operation.TEXT: {
      const [node, text, line = 0, transition] = rest;
      const element = holderOf(elementOf(node)).children[line];
      let inner = element;
      // Runs with looks of their own have elements.
      while (inner.firstElementChild) inner = inner.firstElementChild;
      inner.textContent = text;
      return fadeIn([element], transitions[transition]);
    }
    case Operation.CONTENT: {
      const [node, children, transition] = rest;
      const element = holderOf(elementOf(node));
      for (const old of contentOf(element)) old.remove();
      element.prepend(...children.map(makeChild));
      return fadeIn(contentOf(element), transitions[transition]);
    }
    case Operation.PICTURE: {
      const [node, attributes, declarations, transition] = rest;
      const element = /** @type {HTMLElement} */ (holderOf(elementOf(node)).children[0]);
      setAttributes(element, attributes);
      changeLook(element, declarations, transitions[transition]);
      return attributes ? fadeIn([element], transitions[transition]) : undefined;
    }
    case Operation.SCROLL: {
      const [node, attributes, ...declarations] = rest;
      const scroller = /** @type {any} */ (elementOf(node).children[0]);
      setAttributes(scroller, attributes);
      return declarations.forEach((list, index) => setDeclarations(scroller.children[index], list));
    }
    case Operation.ATTRIBUTES: return changeMeaning(elementOf(rest[0]), rest[1]);
    case Operation.INSERT: {
      const [parent, index, description] = rest;
      return parent ? put(makeElement(description), holderOf(elementOf(parent)), index) : replaceTree(description);
    }
    case Operation.REPLACE: {
      const [, node] = rest[0];
      const old = elementOf(node);
      const children = [...holderOf(old).children].slice(contentOf(holderOf(old)).length);
      const element = makeElement(rest[0]);
      old.replaceWith(element);
      holderOf(element).append(...children);
      return undefined;
    }
    case Operation.REMOVE:
      for (const node of rest) elementOf(node).remove();
      return undefined;
    case Operation.MOVE: {
      const [node, parent, index] = rest;
      const element = elementOf(node);
      const target = holderOf(elementOf(parent));
      if (element.parentElement === target && "moveBefore" in target) {
        // The index counts without the element.
        const siblings = [...target.children].filter((child) => child !== element);
        const place = siblings[contentOf(target).length + index] ?? null;
        return /** @type {any} */ (target).moveBefore(element, place);
      }
      element.remove();
      return put(element, target, index);
    }
    default: throw new Error(`Patch has unknown operation ${kind}.`);
  }
}

/** @param {HTMLElement} element @param {HTMLElement} parent @param {number} index */
function put(element, parent, index) {
  parent.insertBefore(element, parent.children[contentOf(parent).length + index] ?? null);
}

/** @param {any[]} group @param {any[][]} transitions */
function setFrames([mask, scale, ids, ...rest], transitions) {
  const nodes = expandIDs(ids);
  const names = PROPERTIES.slice(0, 4).filter((_, bit) => mask & (1 << bit));
  const columns = rest.slice(0, names.length).map((column) => expandColumn(column, nodes.length));
  const transition = transitions[rest[names.length]];
  const elements = nodes.map(elementOf);
  // Reading after a change costs a layout.
  const before = transition && elements.map(observeFrame);
  elements.forEach((element, row) => {
    names.forEach((name, index) => {
      element.style.setProperty(name, `${columns[index][row] / scale}px`);
    });
  });
  elements.forEach((element, row) => {
    if (before) animateFrame(element, before[row], transition);
    else finishFrame(element, names);
  });
}

/** @param {HTMLElement} element @param {any[] | 0} declarations @param {any[]} [transition] */
function changeLook(element, declarations, transition) {
  const names = pairs(declarations).map(([index]) => PROPERTIES[index]);
  const before = transition && observe(element, names);
  setDeclarations(element, declarations);
  if (before) animate(element, before, transition);
  else finish(element, names);
}

/** @param {any} child @returns {Node} */
function makeChild(child) {
  return typeof child === "string" ? document.createTextNode(child) : makeElement(child);
}

/** @param {HTMLElement} element @param {any[] | 0} declarations */
function setDeclarations(element, declarations) {
  for (const [index, value] of pairs(declarations)) {
    element.style.setProperty(PROPERTIES[index], typeof value === "number" ? `${value}px` : value);
  }
}

/** @param {Element} element @param {any[] | 0} attributes */
function setAttributes(element, attributes) {
  for (const [index, value] of pairs(attributes)) setAttribute(element, ATTRIBUTES[index], value);
}

/** @param {Element} element @param {string} name @param {string | 0} value */
function setAttribute(element, name, value) {
  if (value === 0) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The name of a picture belongs to the element that draws it. @param {Element} element @param {any[]} attributes */
function changeMeaning(element, attributes) {
  for (const [index, value] of pairs(attributes)) {
    const name = ATTRIBUTES[index];
    const picture = contentOf(holderOf(element))[0] ?? element;
    if (name !== "alt") setAttribute(element, name, value);
    else if (picture.tagName === "IMG") setAttribute(picture, name, value || "");
    else setAttribute(picture, "aria-label", value);
  }
}
