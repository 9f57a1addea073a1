// @ts-check
/**
 * Native editing of text: tells the server of each edit, and takes over what the server changes.
 *
 * An edit is sent with the number of the server's text that it was made in. Edits without answer
 * are kept: where the server sets a text, they are led over into it, as the server does when they
 * arrive, so that nothing typed meanwhile is lost. Offsets count UTF-16 units.
 */

import { contentOf, holderOf, Input, Names, nodeAround } from "./protocol.js";

/** The most units of one edit: it fits into a message of 65,536 bytes, with six for each control character. */
const LONGEST_EDIT = 10_800;

/** What `keyCode` is for all keys that an input method takes. */
const INPUT_METHOD = 229;

/** @typedef {{ number: number, start: number, end: number, text: string }} Edit */

/**
 * A text that is edited.
 * @typedef {object} Field
 * @property {number} node
 * @property {HTMLInputElement | HTMLTextAreaElement} element
 * @property {number} number of the server's last text or selection
 * @property {string} base the text before the edits without answer
 * @property {Edit[]} edits without answer
 * @property {string} value what the page showed when the last edit was sent
 * @property {string} selection what was selected then
 * @property {number} told the number of the last input about this field
 * @property {boolean} isComposing whether an input method holds the text
 * @property {any[][]} delayed corrections that wait for the input method
 */

/** @type {Map<number, Field>} */
const fields = new Map();
/** @type {(kind: string, ...values: any[]) => number} */
let send;
/** The node that the server believes the focus in. */
let focused = 0;
/** The number of the last input about the focus. */
let focusInput = 0;
/** How much of the window a keyboard on the screen covers, as told last. */
let covered = 0;
/** Whether a patch changes the page, so that events are none of the person's. */
let isPatching = false;
/** Whether a pointer is down; the server hears of it before the focus that follows. */
let isPressed = false;
let frame = 0;
/**
 * What the server selected in a field that had no focus yet.
 * @type {{ field: Field, start: number, end: number, handled: number } | null}
 */
let wanted = null;

/** @param {Element | null} element @returns {element is HTMLInputElement | HTMLTextAreaElement} */
const isField = (element) => element?.className === Names.FIELD;

/** @param {Element} element */
const nodeOf = (element) => Number(nodeAround(element)?.id.slice(Names.NODE.length));

/** @param {Element} element */
const fieldOf = (element) => fields.get(nodeOf(element));

/**
 * Begins to forward the editing of what is on the page.
 * @param {Iterable<Element>} elements
 * @param {typeof send} forward
 * @param {number} handled the number of the last input that the elements know
 */
export function adoptFields(elements, forward, handled) {
  if (!send) listen();
  send = forward;
  for (const element of elements) {
    if (isField(element)) adopt(element, handled);
  }
  for (const [node, field] of fields) {
    if (!field.element.isConnected && !document.getElementById(Names.NODE + node)) fields.delete(node);
  }
}

/** @param {HTMLInputElement | HTMLTextAreaElement} element @param {number} handled */
function adopt(element, handled) {
  const node = nodeOf(element);
  const known = fields.get(node);
  if (known?.element === element) return;
  const number = Number(element.getAttribute(Names.NUMBER));
  const text = element.defaultValue;
  if (known) {
    // Made anew: what was typed since goes into the new element.
    known.element = element;
    known.isComposing = false;
    known.delayed = [];
    known.value = element.value;
    correct(known, number, text, undefined, undefined, handled);
  } else {
    /** @type {Field} */
    const field = {
      node, element, number, base: text, edits: [], value: text, selection: "", told: 0, isComposing: false, delayed: [],
    };
    fields.set(node, field);
    // What browsers put back after a reload, or on their way back, is older than what the server has.
    const [load] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType?.("navigation") ?? []);
    const isPutBack = ["reload", "back_forward"].includes(load?.type);
    if (element.value !== text && isPutBack) element.value = text;
    else if (element.value !== text) edited(field);
  }
  if (element.autofocus && document.activeElement !== element) {
    // The person may have gone elsewhere since.
    if (focusInput <= handled) {
      focused = node;
      give(element);
    }
  } else if (document.activeElement === element) {
    tellFocus(element);
  }
  fit(element);
}

// MARK: - Edits

/**
 * The one stretch in which two texts differ: [start, end before, end after].
 * @param {string} before @param {string} after @param {number} [caret] an end that is preferred
 */
function difference(before, after, caret) {
  const shortest = Math.min(before.length, after.length);
  let prefix = 0;
  let suffix = 0;
  if (caret === undefined) {
    while (prefix < shortest && before[prefix] === after[prefix]) prefix += 1;
  }
  const most = Math.min(shortest - prefix, after.length - (caret ?? 0));
  while (suffix < most && before[before.length - 1 - suffix] === after[after.length - 1 - suffix]) suffix += 1;
  if (caret !== undefined) {
    while (prefix < shortest - suffix && before[prefix] === after[prefix]) prefix += 1;
  }
  return [prefix, before.length - suffix, after.length - suffix];
}

/**
 * What becomes of a place where a stretch was replaced.
 * @param {number} place @param {number[]} difference
 */
function move(place, [start, oldEnd, newEnd]) {
  if (place >= oldEnd) return place + newEnd - oldEnd;
  return place <= start ? place : newEnd;
}

/** @param {string} text @param {Edit} edit */
const applied = (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end);

/** @param {number} unit */
const isHigh = (unit) => unit >> 10 === 0xd800 >> 10;
/** @param {number} unit */
const isLow = (unit) => unit >> 10 === 0xdc00 >> 10;

/**
 * Half a pair of surrogates is no text. Whole pairs are matched first: Safari 16.0 knows no lookbehind.
 * @param {string} text
 */
const wellFormed = (text) => text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (part) => (
  part.length === 2 ? part : "\ufffd"
));

/**
 * The text of a field is another: tells what was replaced.
 * @param {Field} field
 */
function edited(field) {
  const { element, value: before } = field;
  const after = element.value;
  if (before === after) return;
  let [start, end, newEnd] = difference(before, after, element.selectionEnd ?? undefined);
  // Pairs of surrogates stay whole, and come whole: some keyboards type their halves one after the other.
  const isHalf = isLow(before.charCodeAt(start)) || isLow(after.charCodeAt(start));
  if (isHalf && isHigh(after.charCodeAt(start - 1))) start -= 1;
  if (isHigh(after.charCodeAt(newEnd - 1)) && isLow(after.charCodeAt(newEnd))) [end, newEnd] = [end + 1, newEnd + 1];
  let text = after.slice(start, newEnd);
  field.value = after;
  field.selection = selectionOf(element).join();
  // What is too long for one message goes in several.
  do {
    let length = Math.min(text.length, LONGEST_EDIT);
    if (length < text.length && isHigh(text.charCodeAt(length - 1))) length -= 1;
    const part = text.slice(0, length);
    text = text.slice(length);
    const selection = text ? [start + length, start + length] : selectionOf(element);
    const edit = { number: 0, start, end, text: part };
    edit.number = send(Input.EDIT, field.node, field.number, start, end, wellFormed(part), ...selection);
    field.edits.push(edit);
    field.told = edit.number;
    start += length;
    end = start;
  } while (text);
  fit(element);
}

/** @param {HTMLInputElement | HTMLTextAreaElement} element */
const selectionOf = (element) => [element.selectionStart ?? 0, element.selectionEnd ?? 0];

/**
 * Room for lines that the server has not measured yet.
 * @param {HTMLElement} element
 */
function fit(element) {
  if (element.tagName !== "TEXTAREA") return;
  const content = element.parentElement;
  const extent = /** @type {HTMLElement | null} */ (content?.className === "c" ? content.nextElementSibling : null);
  if (!content || !extent) return;
  // The server's own height holds where it is enough.
  element.style.setProperty("height", "100%");
  const missing = element.scrollHeight - element.clientHeight;
  if (missing < 1) return;
  element.style.setProperty("height", `${element.scrollHeight}px`);
  const needed = content.offsetTop + element.scrollHeight;
  if (extent.offsetHeight < needed) extent.style.setProperty("height", `${needed}px`);
}

// MARK: - Corrections

/**
 * The server set the text or the selection of a node.
 * @param {number} node @param {any[]} values number, text (0 for the same), start, end
 * @param {number} handled the last input that the server knew
 */
export function correctText(node, values, handled) {
  const field = fields.get(node);
  if (!field) return;
  const [number, text, start, end] = values;
  if (field.isComposing) field.delayed.push([number, text, start, end, handled]);
  else correct(field, number, text, start, end, handled);
}

/**
 * @param {Field} field @param {number} number @param {string | 0} text
 * @param {number | undefined} start @param {number | undefined} end @param {number} handled
 */
function correct(field, number, text, start, end, handled) {
  const { element } = field;
  settle(field, handled);
  field.number = number;
  if (text !== 0) {
    // What is left is led from the text that it was made in to the server's, edit by edit.
    let before = field.base;
    let after = text;
    for (const edit of field.edits) {
      const change = difference(before, after);
      const [from, to] = [move(edit.start, change), move(edit.end, change)];
      before = applied(before, edit);
      [edit.start, edit.end] = [from, Math.max(from, to)];
      after = applied(after, edit);
    }
    field.base = text;
    show(field, after);
  }
  // The person went on since.
  if (start === undefined || field.told > handled) return;
  if (document.activeElement === element) select(field, start, end ?? start);
  else wanted = { field, start, end: end ?? start, handled };
}

/** @param {Field} field @param {number} start @param {number} end */
function select(field, start, end) {
  const { element } = field;
  const limit = element.value.length;
  element.setSelectionRange(Math.min(start, limit), Math.min(end, limit));
  field.selection = selectionOf(element).join();
}

/** @param {Field} field @param {string} text */
function show(field, text) {
  const { element } = field;
  if (element.value !== text) {
    const [start, end] = selectionOf(element);
    const change = difference(element.value, text);
    const isActive = document.activeElement === element;
    element.value = text;
    if (isActive) element.setSelectionRange(move(start, change), move(end, change));
  }
  // Browsers may have changed what they were given.
  field.value = element.value;
  field.selection = selectionOf(element).join();
  fit(element);
}

/**
 * Edits that the server handled belong to the text that the others were made in.
 * @param {Field} field @param {number} handled
 */
function settle(field, handled) {
  while (field.edits[0]?.number <= handled) {
    const [edit] = field.edits.splice(0, 1);
    field.base = applied(field.base, edit);
  }
}

/**
 * The server handled inputs up to a number.
 * @param {number} handled
 */
export function settleEdits(handled) {
  for (const field of fields.values()) {
    // A correction that waits is settled with what it knew itself.
    if (field.edits.length > 0 && field.delayed.length === 0) settle(field, handled);
  }
}

/**
 * The lines of a placeholder.
 * @param {HTMLElement} holder @param {Element[]} lines
 */
export function replaceLines(holder, lines) {
  const [field, ...old] = contentOf(holder);
  for (const line of old) line.remove();
  field.after(...lines);
}

// MARK: - Focus

/**
 * Moves the focus to a node, or out of all text (0).
 * @param {number} node @param {number} handled
 */
export function moveFocus(node, handled) {
  // The person went elsewhere since.
  if (focusInput > handled) return;
  focused = node;
  const holder = node && document.getElementById(Names.NODE + node);
  const element = holder && contentOf(holderOf(holder))[0];
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (element && isField(element)) {
    // A dialog that begins with a field gives the focus back to what led to it.
    if (active !== element) /** @type {any} */ (element).cameFrom = active;
    give(element);
    // The server may have selected something in the field to which it moves the focus.
    if (wanted?.field.element === element && wanted.handled === handled) select(wanted.field, wanted.start, wanted.end);
  } else if (isField(active)) hold(() => active.blur());
  wanted = null;
}

/**
 * Where the server moves the focus, it has the insertion point at the end.
 * @param {HTMLInputElement | HTMLTextAreaElement} element
 */
function give(element) {
  hold(() => element.focus());
  element.setSelectionRange(element.value.length, element.value.length);
}

/**
 * Runs what moves the focus without being the person.
 * @param {() => void} change
 */
export function hold(change) {
  const was = isPatching;
  isPatching = true;
  change();
  isPatching = was;
}

/** @param {HTMLInputElement | HTMLTextAreaElement} element */
function tellFocus(element) {
  const node = nodeOf(element);
  if (isPatching || isPressed || focused === node) return;
  focused = node;
  focusInput = send(Input.FOCUS, node, ...selectionOf(element));
}

/** @param {Element | null} next what gets the focus */
function tellBlur(next) {
  // Another field says so itself; a page in the background keeps its focus.
  if (isPatching || !focused || !document.hasFocus() || isField(next)) return;
  const node = focused;
  focused = 0;
  focusInput = send(Input.BLUR, node);
}

function tellSelection() {
  frame = 0;
  const element = document.activeElement;
  if (!isField(element)) return;
  const field = fieldOf(element);
  if (!field || isPressed || field.isComposing || element.value !== field.value) return;
  const selection = selectionOf(element);
  if (field.selection === selection.join()) return;
  field.selection = selection.join();
  if (focused !== field.node) return;
  field.told = send(Input.SELECT, field.node, field.number, ...selection);
}

// MARK: - Events

/**
 * Safari on iOS enlarges the page for fields with small text, and leaves it so. What fingers zoom is not bound by this there;
 * elsewhere it would be.
 */
function keepScale() {
  const viewport = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="viewport"]'));
  if (viewport && globalThis.CSS?.supports("-webkit-touch-callout", "none")) viewport.content += ",maximum-scale=1";
}

function listen() {
  keepScale();
  globalThis.visualViewport?.addEventListener("resize", tellKeyboard);
  addEventListener("input", ({ target }) => {
    const field = isField(/** @type {Element} */ (target)) && fieldOf(/** @type {Element} */ (target));
    if (field) edited(field);
  });
  addEventListener("compositionstart", ({ target }) => {
    const field = fieldOf(/** @type {Element} */ (target));
    if (field) field.isComposing = true;
  });
  addEventListener("compositionend", ({ target }) => {
    const field = fieldOf(/** @type {Element} */ (target));
    if (!field) return;
    field.isComposing = false;
    edited(field);
    // After the input method's own last event.
    setTimeout(() => {
      if (field.isComposing) return;
      for (const [number, text, start, end, handled] of field.delayed.splice(0)) {
        correct(field, number, text, start, end, handled);
      }
    });
  });
  addEventListener("focusin", ({ target }) => {
    const element = /** @type {Element} */ (target);
    if (isField(element)) tellFocus(element);
  });
  addEventListener("focusout", ({ relatedTarget }) => tellBlur(/** @type {Element | null} */ (relatedTarget)));
  document.addEventListener("selectionchange", scheduleSelection);
  addEventListener("select", scheduleSelection, true);
  addEventListener("pointerdown", () => {
    isPressed = true;
  }, true);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, released);
  // A touch elsewhere ends no editing: the app does, if it wants to.
  addEventListener("mousedown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isField(document.activeElement) && !isField(target)) event.preventDefault();
  });
  // The keys of an input method are its own. Safari ends a composition before it tells of the key that did so.
  addEventListener("keydown", (event) => {
    if (event.keyCode === INPUT_METHOD) event.stopPropagation();
  }, true);
  addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!isField(target) || event.isComposing) return;
    // There is no edit to tell of, but apps go back to the field before, and tokens stand before the text.
    if (event.key === "Backspace" && !event.repeat && !target.selectionEnd) {
      tellSelection();
      send(Input.KEY, 1, event.key, event.key, 0);
    }
    if (event.key !== "Enter" || target.tagName !== "INPUT") return;
    event.preventDefault();
    if (!event.repeat) send(Input.SUBMIT, nodeOf(target));
  });
}

function scheduleSelection() {
  frame ||= requestAnimationFrame(tellSelection);
}

function released() {
  isPressed = false;
  const element = document.activeElement;
  if (isField(element)) tellFocus(element);
  scheduleSelection();
}

/** Less than this is a bar of the browser's. */
const LEAST_KEYBOARD = 100;

/** A keyboard on the screen leaves the layout alone, and less of it in sight. */
function tellKeyboard() {
  const { height, offsetTop, scale } = /** @type {VisualViewport} */ (visualViewport);
  // What is magnified shows less for another reason.
  const hidden = scale > 1.01 ? 0 : Math.round(document.documentElement.clientHeight - height - offsetTop);
  const now = hidden < LEAST_KEYBOARD ? 0 : hidden;
  if (now !== covered) send(Input.KEYBOARD, covered = now);
}
