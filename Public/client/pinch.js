// @ts-check
/** Pinches on a trackpad, and the wheel with Control, as the two fingers that the app zooms by. */

import { Input } from "./protocol.js";

/** A trackpad does not say when fingers leave it. */
const REST_TIME = 200;
/** How far the fingers are from their middle at first, in points. */
const REACH = 60;
/** A wheel's notch is no more than that. */
const LARGEST_STEP = 30;
/** Movements below which nothing was pinched, in points. */
const SLOP = 4;
/** Numbers that no finger of a hand gets. */
const FINGERS = [18, 19];

/**
 * Follows pinches over an element.
 * @param {HTMLElement} element @param {(kind: string, ...values: any[]) => number} send
 */
export function followPinches(element, send) {
  let [x, y, reach, rest, frame] = [0, 0, 0, 0, 0];
  let isGoing = false;

  /** @param {string} kind */
  const tell = (kind) => FINGERS.forEach((finger, index) => {
    send(kind, finger, Math.round((x + (index ? reach : -reach)) * 10) / 10, y, 0, 1);
  });

  const move = () => {
    frame = 0;
    tell(Input.MOVE);
  };

  /** @param {MouseEvent} event */
  const begin = (event) => {
    event.preventDefault();
    if (isGoing) return;
    isGoing = true;
    [x, y, reach] = [event.clientX, event.clientY, REACH];
    tell(Input.DOWN);
  };

  /** @param {number} distance of each finger from their middle */
  const spread = (distance) => {
    reach = Math.min(Math.max(distance, 1), 10_000);
    frame ||= requestAnimationFrame(move);
  };

  const end = () => {
    clearTimeout(rest);
    if (!isGoing) return;
    isGoing = false;
    if (frame) cancelAnimationFrame(frame);
    if (frame) move();
    tell(Math.abs(reach - REACH) < SLOP ? Input.CANCEL : Input.UP);
  };

  const options = { passive: false };
  element.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    begin(event);
    const step = Math.min(Math.max(event.deltaY, -LARGEST_STEP), LARGEST_STEP);
    spread(reach * Math.exp(-step / 100));
    clearTimeout(rest);
    rest = /** @type {any} */ (setTimeout(end, REST_TIME));
  }, options);

  // Safari on a computer has events of its own; on screens that feel fingers they come beside touches.
  if (globalThis.navigator?.maxTouchPoints) return;
  element.addEventListener("gesturestart", (event) => {
    end();
    begin(/** @type {MouseEvent} */ (event));
  }, options);
  element.addEventListener("gesturechange", (event) => {
    event.preventDefault();
    if (isGoing) spread(REACH * /** @type {any} */ (event).scale);
  }, options);
  element.addEventListener("gestureend", (event) => {
    event.preventDefault();
    end();
  }, options);
}
