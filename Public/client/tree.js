// @ts-check
/** The page's elements. */

import {
  ATTRIBUTES, Names, Operation, PROPERTIES, TAGS, contentOf, expandColumn, expandIDs, holderOf, isNode, load, nodeAround, pairs,
} from "./protocol.js";

/** @type {typeof import("./animation.js") | null} what plays transitions, once the first one came */
let player = null;

/** @param {typeof import("./animation.js")} module */
export function usePlayer(module) {
  player = module;
}

/** @typedef {any[]} Description [tag, node, attributes, declarations, ...children] */

/** Both are live lists. */
const scrollers = document.getElementsByClassName("s");
const fields = document.getElementsByClassName(Names.FIELD);
/** @type {typeof import("./text.js") | null} what edits text, once it is loaded */
let editor = null;
/** @type {typeof import("./scroll.js") | undefined} */
let scrolling;
/** The last input that the page's elements know. */
let known = 0;
/** @type {(kind: string, ...values: any[]) => number} */
let send;

/** @param {number} node @returns {HTMLElement} */
export function elementOf(node) {
  const element = document.getElementById(Names.NODE + node);
  if (!element) throw new Error(`Patch names node ${node}, which the page does not have.`);
  return element;
}

/** Moves the first page's rules into its elements: they would meet later ones too. */
export function absorbStyleSheet() {
  /** @type {any} */
  const sheet = document.getElementById(Names.SHEET);
  for (const rule of sheet?.sheet.cssRules ?? []) {
    for (const selector of rule.selectorText.split(",")) {
      // "#n5 > :nth-child(2)": by hand, since a rule may name thousands of nodes.
      const [node, ...path] = selector.split(">");
      /** @type {any} */
      let element = document.getElementById(node.trim().slice(1));
      for (const step of path) element = element?.children[Number.parseInt(step.match(/\d+/)[0], 10) - 1];
      if (element) element.style.cssText += rule.style.cssText;
    }
  }
  sheet?.remove();
}

/** @param {Description} description @returns {HTMLElement} */
export function makeElement([tag, node, attributes, declarations, ...children]) {
  /** @type {any} */
  const element = TAGS[tag] ? document.createElement(TAGS[tag])
    : document.createElementNS("http://www.w3.org/2000/svg", tag);
  if (node) element.id = Names.NODE + node;
  setAttributes(element, attributes);
  setDeclarations(element, declarations);
  for (const child of children) element.append(makeChild(child));
  return element;
}

/** Loads what edits text. */
export function loadEditor() {
  return load("text").then((module) => {
    editor = module;
    adoptFields();
    return module;
  });
}

/**
 * Loads what plays animations or edits text with the first.
 * @param {any[]} operations @param {any[]} [transitions] @returns {Promise<any> | null}
 */
export function prepare(operations, transitions) {
  const kinds = operations.map(([kind]) => kind);
  const isAnimated = transitions || kinds.some((kind) => kind > Operation.SCROLL && kind < Operation.EDITED);
  if (isAnimated && !player) {
    return load("animation").then((module) => {
      usePlayer(module);
      return prepare(operations);
    });
  }
  return editor || !kinds.some((kind) => kind >= Operation.EDITED && kind <= Operation.LINES) ? null : loadEditor();
}

/** @param {any[][]} operations @param {any[][]} [transitions] @param {number} [handled] the last input that the server knew */
export function applyPatch(operations, transitions = [], handled = 0) {
  absorbStyleSheet();
  known = handled;
  keepPlace(() => {
    for (const operation of operations) if (operation[0] !== Operation.FOCUS) apply(operation, transitions);
  });
  // What moves the focus is not to be undone.
  for (const [kind, node] of operations) if (kind === Operation.FOCUS) editor?.moveFocus(node, known);
  if (operations.some(([kind]) => kind > Operation.ATTRIBUTES)) setOffsets();
}

/** @param {Description} description @param {number} [handled] */
export function replaceTree(description, handled = 0) {
  absorbStyleSheet();
  known = handled;
  keepPlace(() => {
    const root = makeElement(description);
    const old = [...document.body.children].find(isNode);
    if (old) old.replaceWith(root);
    else document.body.prepend(root);
  });
  setOffsets();
}

/** @param {typeof send} forward @param {number} input */
export function followScrolling(forward, input) {
  send = forward;
  known = input;
  setOffsets();
}

/** @param {number} input the last one that was handled */
export function settleEdits(input) {
  editor?.settleEdits(input);
  scrolling?.settleReports(input);
}

function adoptFields() {
  editor?.adoptFields(fields, send, known);
}

/** Few pages scroll or edit text. */
function setOffsets() {
  if (fields[0] && !editor) loadEditor().catch(console.error);
  else adoptFields();
  if (scrollers[0]) load("scroll").then((module) => (scrolling = module).setOffsets(scrollers, send), console.error);
}

/** @param {() => void} change after which focus and selection are given back */
function keepPlace(change) {
  const focused = /** @type {any} */ (document.activeElement);
  const isField = focused?.className === Names.FIELD;
  const id = isField ? nodeAround(focused)?.id : focused?.id;
  const start = focused?.selectionStart;
  const end = focused?.selectionEnd;
  if (editor) editor.hold(change);
  else change();
  const now = document.activeElement;
  if (!id || now === focused || now?.id === id || now?.className === Names.FIELD) return;
  const node = document.getElementById(id);
  const element = /** @type {any} */ (isField && node ? contentOf(holderOf(node))[0] : node);
  if (!element) return;
  const restore = () => {
    element.focus({ preventScroll: true });
    if (typeof start === "number") element.setSelectionRange?.(start, end);
  };
  if (editor) editor.hold(restore);
  else restore();
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
      const play = leadContent(elementOf(node), [element], transitions[transition]);
      let inner = element;
      // Runs with looks of their own have elements.
      while (inner.firstElementChild) inner = inner.firstElementChild;
      (inner.firstChild ?? inner).textContent = text;
      return play?.(transitions[transition], [element]);
    }
    case Operation.CONTENT: {
      const [node, children, transition] = rest;
      const element = holderOf(elementOf(node));
      const play = leadContent(elementOf(node), contentOf(element), transitions[transition]);
      for (const old of contentOf(element)) old.remove();
      element.prepend(...children.map(makeChild));
      return play?.(transitions[transition], contentOf(element));
    }
    case Operation.PICTURE: {
      const [node, attributes, declarations, transition] = rest;
      const element = /** @type {HTMLElement} */ (holderOf(elementOf(node)).children[0]);
      const play = leadContent(elementOf(node), [element], transitions[transition]);
      setAttributes(element, attributes);
      setDeclarations(element, declarations);
      return play?.(transitions[transition], [element]);
    }
    case Operation.SCROLL: {
      const [node, attributes, ...declarations] = rest;
      const scroller = /** @type {any} */ (holderOf(elementOf(node)).parentElement);
      setAttributes(scroller, attributes);
      return declarations.forEach((list, index) => setDeclarations(scroller.children[index], list));
    }
    case Operation.ATTRIBUTES: return changeMeaning(elementOf(rest[0]), rest[1]);
    case Operation.INSERT: {
      const [parent, index, description] = rest;
      return parent ? put(makeElement(description), holderOf(elementOf(parent)), index) : replaceTree(description, known);
    }
    case Operation.REPLACE: {
      const old = elementOf(rest[0][1]);
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
    case Operation.ANIMATE: return player?.playAnimation(elementOf(rest[0]), rest.slice(1));
    case Operation.END: return player?.endAnimations(elementOf(rest[0]), rest[1]);
    case Operation.EDITED: return editor?.correctText(rest[0], rest.slice(1), known);
    case Operation.LINES: return editor?.replaceLines(holderOf(elementOf(rest[0])), rest[1].map(makeElement));
    case Operation.EFFECT: return load("effects").then(({ perform }) => perform(rest, send)).catch(console.error);
    case Operation.APPEARANCE: return player?.changeAppearance(elementOf(rest[0]), rest[1], transitions[rest[2]]);
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
  const play = transition && player?.leadFrames(elements);
  elements.forEach((element, row) => {
    names.forEach((name, index) => {
      element.style.setProperty(name, `${columns[index][row] / scale}px`);
    });
  });
  play?.(transition);
}

/** @param {HTMLElement} element @param {any[] | 0} declarations @param {any} [transition] */
function changeLook(element, declarations, transition) {
  const names = pairs(declarations).map(([index]) => (index >= 0 ? PROPERTIES[index] : index));
  const play = transition && player?.leadLook(element, names);
  setDeclarations(element, declarations);
  play?.(transition);
}

/** @param {HTMLElement} element @param {Element[]} old @param {any[]} [transition] */
function leadContent(element, old, transition) {
  return transition && player?.leadContent(element, old);
}

/** @param {any} child @returns {Node} */
function makeChild(child) {
  return typeof child === "string" ? document.createTextNode(child) : makeElement(child);
}

/** @param {HTMLElement} element @param {any[] | 0} declarations */
function setDeclarations(element, declarations) {
  for (const [index, value] of pairs(declarations)) {
    element.style.setProperty(index >= 0 ? PROPERTIES[index] : index, typeof value === "number" ? `${value}px` : value);
  }
}

/** @param {Element} element @param {any[] | 0} attributes */
function setAttributes(element, attributes) {
  for (const [index, value] of pairs(attributes)) setAttribute(element, ATTRIBUTES[index] ?? index, value);
}

/** @param {Element} element @param {string} name @param {string | 0} value */
function setAttribute(element, name, value) {
  if (value === 0) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** @param {Element} element whose picture, if it has one, gets the name @param {any[]} attributes */
function changeMeaning(element, attributes) {
  for (const [index, value] of pairs(attributes)) {
    const name = ATTRIBUTES[index] ?? index;
    const picture = contentOf(holderOf(element))[0] ?? element;
    if (name !== "alt") setAttribute(element, name, value);
    else if (picture.tagName === "IMG") setAttribute(picture, name, value || "");
    else setAttribute(picture, "aria-label", value);
  }
}
