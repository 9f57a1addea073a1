// @ts-check
/** What is dragged about in the page, and what a person drags into it. */

import { sendFile } from "./files.js";
import { Names } from "./protocol.js";

/** How long a finger presses before it drags: a little less than on the server, which lifts. */
const HOLD_TIME = 450;
/** How far a finger may stray meanwhile. */
const STRAY = 10;
const DRAGS = "[data-drags]";
const TEXTS = ["text/plain", "text/uri-list", "text/html"];
const MAXIMUM_PARTS = 100;
const NAME_LENGTH = 120;
const Message = { DRAG: "drag", DROP: "drop", CHOSEN: "chosen" };

/** @typedef {(kind: string, ...values: any[]) => any} Send */
/** @typedef {{ node: number, x: number, y: number }} Follower */
/** @typedef {[isFile: number, type: string, name: string]} Part */
/** @typedef {[ticket: string, accept: string, limit: number, capture: string, longest: number]} Question */

let isListening = false;
/** @type {Send} */
let send = () => undefined;
/** Where the pointer is, which drags by its way alone. */
const pointer = { x: 0, y: 0 };
/** @type {Follower | null} what follows the pointer, and from where on */
let followed = null;
let frame = 0;

/**
 * What the server says of drags: [0] listen, [1, node, x, y] a node follows, [2] it does no more, or nothing is lifted, [3, isTaken].
 * @param {number[]} value @param {Send} forward
 */
export function drag([kind, ...rest], forward) {
  if (kind === 0) listen(forward);
  else if (kind === 1) follow({ node: rest[0], x: rest[1], y: rest[2] });
  else if (kind === 2 && followed) release();
  else if (kind === 2) endHold();
  else isTaken = rest[0] === 1;
}

/** @param {Send} forward */
function listen(forward) {
  send = forward;
  if (isListening) return;
  isListening = true;
  const early = { capture: true, passive: true };
  addEventListener("pointerdown", notePointer, early);
  addEventListener("pointermove", notePointer, early);
  addEventListener("touchstart", beginHold, early);
  // Only a listener that may refuse keeps the browser from scrolling.
  addEventListener("touchmove", hold, { capture: true, passive: false });
  addEventListener("touchend", endHold, early);
  addEventListener("touchcancel", endHold, early);
  addEventListener("dragenter", dragOver);
  addEventListener("dragover", dragOver);
  addEventListener("dragleave", dragLeave);
  addEventListener("drop", drop);
}

// What follows the pointer.

/** @param {PointerEvent} event */
function notePointer({ clientX, clientY }) {
  pointer.x = clientX;
  pointer.y = clientY;
}

/** @param {Follower} wanted */
function follow(wanted) {
  release();
  followed = wanted;
  place();
}

/** The server moves the node as well, a moment later: what is left of the way is added each frame. */
function place() {
  frame = 0;
  if (!followed) return;
  const element = document.getElementById(Names.NODE + followed.node);
  if (!element) return release();
  const left = pointer.x - followed.x - (Number.parseFloat(element.style.left) || 0);
  const top = pointer.y - followed.y - (Number.parseFloat(element.style.top) || 0);
  element.style.translate = `${left}px ${top}px`;
  frame = requestAnimationFrame(place);
}

function release() {
  if (!followed) return;
  const element = document.getElementById(Names.NODE + followed.node);
  if (element) element.style.translate = "";
  followed = null;
  cancelAnimationFrame(frame);
}

// Fingers.

let holdTimer = 0;
let isHeld = false;
let start = { x: 0, y: 0 };

/** @param {TouchEvent} event */
function beginHold({ touches, target }) {
  if (touches.length > 1 || !(/** @type {Element} */ (target).closest?.(DRAGS))) return endHold();
  start = { x: touches[0].clientX, y: touches[0].clientY };
  holdTimer = setTimeout(() => (isHeld = true), HOLD_TIME);
}

/** @param {TouchEvent} event */
function hold(event) {
  const [{ clientX, clientY }] = event.touches;
  if (isHeld || followed) {
    if (event.cancelable) event.preventDefault();
  } else if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) {
    clearTimeout(holdTimer);
  }
}

function endHold() {
  clearTimeout(holdTimer);
  isHeld = false;
}

// What comes from outside.

/** Whether the server would take what is dragged. */
let isTaken = false;
let isOver = false;
/** @type {DragEvent | null} */
let moved = null;
/** @type {File[] | null} what was dropped, before the server asks for it */
let dropped = null;
/** @type {{ ticket: string, count: number | null } | null} what was sent last; no count while it is on its way */
let sent = null;

/** @param {DragEvent} event */
function dragOver(event) {
  const { dataTransfer } = event;
  const parts = dataTransfer ? describe(dataTransfer) : [];
  if (!dataTransfer || parts.length === 0) return;
  if (isNative(event, parts)) return leave();
  event.preventDefault();
  dataTransfer.dropEffect = isTaken ? "copy" : "none";
  if (!isOver) {
    isOver = true;
    isTaken = false;
    send(Message.DRAG, ...placeOf(event), parts);
  } else {
    if (!moved) requestAnimationFrame(sendMove);
    moved = event;
  }
}

function sendMove() {
  if (moved && isOver) send(Message.DRAG, ...placeOf(moved));
  moved = null;
}

/** @param {DragEvent} event */
function dragLeave({ relatedTarget }) {
  if (!relatedTarget) leave();
}

function leave() {
  if (isOver) send(Message.DRAG);
  isOver = false;
  moved = null;
}

/** @param {DragEvent} event */
function drop(event) {
  const { dataTransfer } = event;
  if (!dataTransfer || !isOver) return;
  event.preventDefault();
  const [parts, files] = take(dataTransfer);
  if (parts.length === 0) return leave();
  isOver = false;
  moved = null;
  dropped = files;
  send(Message.DROP, ...placeOf(event), parts);
}

/**
 * Text goes into a field as the browser has it.
 * @param {Event} event @param {Part[]} parts
 */
function isNative({ target }, parts) {
  const isField = /** @type {Element} */ (target).matches?.("input,textarea");
  return isField && parts.every(([isFile]) => !isFile);
}

/** @param {DataTransfer} data @returns {Part[]} before the drop, no browser tells more */
function describe({ items, types }) {
  const parts = /** @type {Part[]} */ ([]);
  for (const { kind, type } of [...items].slice(0, MAXIMUM_PARTS)) {
    // Firefox has a type of its own for files that it does not tell.
    if (kind === "file") parts.push([1, type === "application/x-moz-file" ? "" : type.slice(0, NAME_LENGTH), ""]);
    else if (TEXTS.includes(type)) parts.push([0, type, ""]);
  }
  // Safari tells nothing of them.
  if (parts.length === 0 && types.includes("Files")) parts.push([1, "", ""]);
  return parts;
}

/** @param {DataTransfer} data @returns {[Part[], File[]]} */
function take(data) {
  const [parts, files] = /** @type {[Part[], File[]]} */ ([[], []]);
  for (const item of [...data.items].slice(0, MAXIMUM_PARTS)) {
    const file = item.kind === "file" ? item.getAsFile() : null;
    if (file) {
      parts.push([1, file.type.slice(0, NAME_LENGTH), [...file.name].slice(-NAME_LENGTH).join("")]);
      files.push(file);
    } else if (item.kind === "string" && TEXTS.includes(item.type)) {
      parts.push([0, item.type, ""]);
      files.push(new File([data.getData(item.type)], "text", { type: item.type }));
    }
  }
  return [parts, files];
}

/**
 * The server takes the drop and asks for what is in it.
 * @param {Question} question @param {Send} forward
 */
export async function deliver([ticket, , limit, , longest], forward) {
  if (sent?.ticket === ticket) {
    if (sent.count !== null) forward(Message.CHOSEN, ticket, sent.count);
    return;
  }
  const files = dropped?.slice(0, limit) ?? [];
  const own = sent = { ticket, count: /** @type {number | null} */ (null) };
  dropped = null;
  let count = 0;
  try {
    for (const file of files) {
      await sendFile(ticket, count, file, longest, new AbortController().signal);
      count += 1;
    }
  } catch (error) {
    // The app hears that the others did not come.
    console.warn(error);
  }
  own.count = count;
  forward(Message.CHOSEN, ticket, count);
}

/** @param {DragEvent} event */
function placeOf({ clientX, clientY }) {
  return [Math.round(clientX * 1000) / 1000, Math.round(clientY * 1000) / 1000];
}
