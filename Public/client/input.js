// @ts-check
/** What the person does and prefers, as inputs. */

import { Input, Names, load, nodeAround } from "./protocol.js";

/** How far a finger may stray from what it pressed, as UIControl has it. */
const TRACKING_MARGIN = 70;
const DOUBLE_TAP_TIME = 350;
const DOUBLE_TAP_DISTANCE = 24;
/** A later click belongs to no pointer. */
const CLICK_TIME = 1_000;
const KINDS = ["touch", "pen", "mouse"];
const NATIVE = "a[href],input,textarea,select";
const CONTROLS = 'button,a,[role="button"],[role="link"],[role="switch"],[role="radio"],'
  + '[role="listitem"][tabindex]';
const VALUES = '[role="slider"],[role="spinbutton"]';
/** Keys that lead to other values. */
const STEPS = /^(Arrow|Page|Home$|End$)/;

/**
 * By pointers; the number is that of the first input.
 * @type {Map<number, { identifier: number, kind: number, taps: number, pressed: Element | null, number: number,
 *   moved: number[] | null }>}
 */
const touches = new Map();
/** Before the first answer all may move: then clicks count, not places. */
let isSettled = false;

/** @param {(kind: string, ...values: any[]) => number} send */
export function forwardInput(send) {
  let frame = 0;
  let last = { time: -Infinity, x: 0, y: 0, taps: 0 };
  let pointerUpTime = -Infinity;
  /** @type {number[] | null} where a pointer without a button is */
  let hovered = null;
  let isHovering = false;
  let lastPointer = "";

  const flushMoves = () => {
    frame = 0;
    if (hovered) send(Input.HOVER, ...hovered);
    hovered = null;
    for (const touch of touches.values()) {
      if (touch.moved) send(Input.MOVE, touch.identifier, ...touch.moved, touch.kind, touch.taps);
      touch.moved = null;
    }
  };

  /** @param {PointerEvent} event */
  const begin = (event) => {
    lastPointer = event.pointerType;
    if (event.button !== 0 || !isSettled || isForeign(event.target)) return;
    // The browser may keep the end of a touch to itself.
    abandon(event.pointerId);
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_DISTANCE;
    const taps = isNear && time - last.time < DOUBLE_TAP_TIME ? last.taps + 1 : 1;
    last = { time, x, y, taps };
    const identifier = freeIdentifier();
    const kind = Math.max(0, KINDS.indexOf(event.pointerType));
    const pressed = pressableAround(event.target);
    pressed?.setAttribute(Names.PRESSED, "");
    const number = send(Input.DOWN, identifier, ...place(event), kind, taps);
    touches.set(event.pointerId, { identifier, kind, taps, pressed, number, moved: null });
    // What a finger is on may go. Links and fields get their clicks.
    const target = /** @type {Element} */ (event.target);
    if (kind < 2 && !target.closest(NATIVE)) capture(event.pointerId);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const touch = touches.get(event.pointerId);
    if (!touch) return hover(event);
    touch.moved = place(event);
    touch.pressed?.toggleAttribute(Names.PRESSED, isTracking(touch.pressed, event));
    if (!frame) frame = requestAnimationFrame(flushMoves);
  };

  /** @param {PointerEvent} event */
  const hover = (event) => {
    const target = /** @type {Element | null} */ (event.target)?.closest?.(`[${Names.HOVERS}]`);
    if (event.pointerType === "touch" || !target) return leave();
    isHovering = true;
    hovered = place(event);
    if (!frame) frame = requestAnimationFrame(flushMoves);
  };

  const leave = () => {
    if (isHovering) send(Input.HOVER);
    isHovering = false;
    hovered = null;
  };

  /** @param {PointerEvent} event */
  const end = (event) => {
    if (!touches.has(event.pointerId)) return;
    flushMoves();
    pointerUpTime = event.timeStamp;
    finish(event.pointerId, event.type === "pointerup" ? Input.UP : Input.CANCEL, place(event));
  };

  /** @param {number} pointer @param {string} kind @param {number[]} at */
  const finish = (pointer, kind, at) => {
    const touch = touches.get(pointer);
    if (!touch) return;
    touches.delete(pointer);
    touch.pressed?.removeAttribute(Names.PRESSED);
    send(kind, touch.identifier, ...at, touch.kind, touch.taps);
  };

  /** @param {number} pointer */
  const abandon = (pointer) => finish(pointer, Input.CANCEL, [last.x, last.y]);

  const abandonAll = () => [...touches.keys()].forEach(abandon);

  /** @param {MouseEvent} event of a key or assistive technology, without pointer */
  const click = (event) => {
    if (event.detail > 0 && event.timeStamp - pointerUpTime < CLICK_TIME) return;
    activate(/** @type {Element} */ (event.target));
  };

  /** @param {Element} target */
  const activate = (target) => {
    const node = nodeAround(target.closest(`${CONTROLS},[${Names.PRESSABLE}]`) ?? target);
    if (node) send(Input.ACTIVATE, Number(node.id.slice(Names.NODE.length)));
  };

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const isValue = STEPS.test(event.key) && /** @type {any} */ (event.target).matches?.(VALUES);
    if (event.isComposing || (event.repeat && !isValue) || isForeign(event.target)) return;
    const isDown = event.type === "keydown";
    const target = /** @type {Element} */ (event.target);
    // What is typed into text is told as edits.
    if (target.className === Names.FIELD && event.key !== "Escape") return;
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && target.matches?.(CONTROLS)) {
      // Browsers make clicks of keys on real buttons and links.
      if (target.tagName === "BUTTON" || target.hasAttribute("href") || !isDown) return;
      event.preventDefault();
      activate(target);
      return;
    }
    if (STEPS.test(event.key) && isDown && target.matches?.(`${VALUES},[role="radio"],[role="tab"]`)) {
      event.preventDefault();
      return load("values").then(({ adjust }) => adjust(target, event.key, send, activate), console.error);
    }
    const modifiers = Number(event.shiftKey) | (Number(event.ctrlKey) << 1)
      | (Number(event.altKey) << 2) | (Number(event.metaKey) << 3);
    send(Input.KEY, Number(isDown), event.key, event.code, modifiers);
  };

  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  addEventListener("click", click);
  addEventListener("keydown", key);
  addEventListener("keyup", key);
  addEventListener("dragstart", (event) => event.preventDefault());
  // A long press is the app's; in text it pastes.
  addEventListener("contextmenu", (event) => {
    const isTouch = lastPointer === "touch";
    // Macs ask by Control and the first button.
    if (!isTouch) abandonAll();
    pointerUpTime = event.timeStamp;
    const target = /** @type {Element} */ (event.target);
    if (isForeign(target) || target.className === Names.FIELD || !(isTouch || target.closest("[data-menus]"))) return;
    event.preventDefault();
    if (!isTouch) send(Input.TAP, ...place(event), 1);
  });
  addEventListener("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) leave();
  });
  addEventListener("blur", abandonAll);
}

/** @param {number} input the last one handled: its look is the server's own now */
export function settlePressed(input) {
  isSettled ||= input > 0;
  for (const touch of touches.values()) {
    if (!touch.pressed || touch.number > input) continue;
    touch.pressed.removeAttribute(Names.PRESSED);
    touch.pressed = null;
  }
}

/** @param {(kind: string, ...values: any[]) => number} send */
export function forwardEnvironment(send) {
  const probe = document.createElement("div");
  probe.className = Names.SAFE_AREA;
  document.body.append(probe);
  let sentSize = "";
  let sentPreferences = "";
  let frame = 0;

  const sendSize = () => {
    frame = 0;
    const { clientWidth, clientHeight } = document.documentElement;
    const { paddingTop, paddingLeft, paddingBottom, paddingRight } = getComputedStyle(probe);
    const insets = [paddingTop, paddingLeft, paddingBottom, paddingRight].map((inset) => Number.parseFloat(inset) || 0);
    const size = [clientWidth, clientHeight, devicePixelRatio, ...insets];
    if (sentSize === (sentSize = size.join())) return;
    send(Input.SIZE, ...size);
  };

  const queries = [
    "(prefers-color-scheme: dark)", "", "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)", "(pointer: coarse)",
  ].map((query) => query && matchMedia(query));

  const sendPreferences = () => {
    const language = (navigator.language || "en").replace(/[^A-Za-z0-9-]/g, "") || "en";
    let flags = 0;
    queries.forEach((query, bit) => {
      if (query ? query.matches : isRightToLeft(language)) flags |= 1 << bit;
    });
    if (sentPreferences === (sentPreferences = `${flags},${language}`)) return;
    send(Input.ENVIRONMENT, flags, language);
  };

  addEventListener("resize", () => {
    if (!frame) frame = requestAnimationFrame(sendSize);
  });
  addEventListener("languagechange", sendPreferences);
  for (const query of queries) if (query) query.addEventListener("change", sendPreferences);
  document.addEventListener("visibilitychange", () => send(Input.VISIBLE, Number(!document.hidden)));
  sendPreferences();
  sendSize();
  if (document.hidden) send(Input.VISIBLE, 0);
}

/** @param {string} language */
function isRightToLeft(language) {
  return /^(ar|arc|ckb|dv|fa|he|iw|ji|ks|ps|sd|ug|ur|yi)\b/i.test(language);
}

/** @param {MouseEvent} event @returns {number[]} */
function place({ clientX, clientY }) {
  return [Math.round(clientX * 1000) / 1000, Math.round(clientY * 1000) / 1000];
}

/** @param {EventTarget | null} target */
function pressableAround(target) {
  const element = /** @type {Element | null} */ (target)?.closest?.(`[${Names.PRESSABLE}]`) ?? null;
  return element?.getAttribute("aria-disabled") === "true" ? null : element;
}

/** @param {EventTarget | null} target @returns whether it is the client's own */
function isForeign(target) {
  return Boolean(/** @type {Element | null} */ (target)?.closest?.(`.${Names.BANNER}`));
}

/** @param {Element} element @param {PointerEvent} event */
function isTracking(element, { clientX, clientY }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return clientX >= left - TRACKING_MARGIN && clientX <= right + TRACKING_MARGIN
    && clientY >= top - TRACKING_MARGIN && clientY <= bottom + TRACKING_MARGIN;
}

function freeIdentifier() {
  let free = 0;
  while ([...touches.values()].some(({ identifier }) => identifier === free)) free += 1;
  return free;
}

/** @param {number} pointer */
function capture(pointer) {
  try {
    document.documentElement.setPointerCapture(pointer);
  } catch {
    // The pointer is gone already.
  }
}
