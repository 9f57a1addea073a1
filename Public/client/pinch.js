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

  /** @param {string} kind */
  const tell = (kind) => FINGERS.forEach((finger, index) => {
    send(kind, finger, Math.round((x + (index ? reach : -reach)) * 10) / 10, y, 0, 1);
  });

  const move = () => {
    frame = 0;
    tell(Input.MOVE);
  };

  const end = () => {
    if (frame) cancelAnimationFrame(frame);
    if (frame) move();
    tell(Math.abs(reach - REACH) < SLOP ? Input.CANCEL : Input.UP);
    rest = 0;
  };

  element.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    if (!rest) {
      [x, y, reach] = [event.clientX, event.clientY, REACH];
      tell(Input.DOWN);
    }
    const step = Math.min(Math.max(event.deltaY, -LARGEST_STEP), LARGEST_STEP);
    reach = Math.min(Math.max(reach * Math.exp(-step / 100), 1), 10_000);
    frame ||= requestAnimationFrame(move);
    clearTimeout(rest);
    rest = /** @type {any} */ (setTimeout(end, REST_TIME));
  }, { passive: false });
}
