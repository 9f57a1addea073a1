// @ts-check
/**
 * Inputs that wait for an answer, within bounds: a page that is cut off and used must not grow for ever.
 *
 * At the limit moves go first, then what is out of date; after that nothing new begins. What began is
 * kept to its end, so that never half a tap arrives.
 */

import { Input } from "./protocol.js";

const LIMIT = 256;
/** Of these the last one counts. */
const STATES = [Input.SIZE, Input.ENVIRONMENT, Input.VISIBLE];
const MOVES = [Input.MOVE, Input.HOVER];
/** The page shows these already, so they go last. */
const EDITS = [Input.FOCUS, Input.BLUR, Input.EDIT, Input.SELECT, Input.SUBMIT];
const TOUCHES = [Input.DOWN, Input.MOVE, Input.UP, Input.CANCEL];

export function makeWaiting(limit = LIMIT) {
  /** @type {any[][]} */
  let list = [];
  /** The touches and keys that began beyond the limit. */
  const refused = new Set();

  /** @param {any[]} message */
  const isKept = (message) => {
    const [, kind, first, , code] = message;
    if (list.length >= limit) list = thin(list);
    const isFull = list.length >= (EDITS.includes(kind) ? 16 * limit : limit);
    if (STATES.includes(kind)) {
      if (isFull) list = list.filter((other) => other[1] !== kind);
      return true;
    }
    if (kind === Input.SCROLL) return true;
    const part = TOUCHES.includes(kind) ? first : kind === Input.KEY ? code : undefined;
    const begins = kind === Input.KEY ? first === 1 : ![Input.MOVE, Input.UP, Input.CANCEL].includes(kind);
    if (begins && !isFull) refused.delete(part);
    else if (begins && part !== undefined) refused.add(part);
    return begins || MOVES.includes(kind) ? !isFull && !refused.has(part) : !refused.has(part);
  };

  return {
    /** Takes an input; false where there is no room for it. @param {any[]} message */
    add(message) {
      const keeps = isKept(message);
      if (keeps) list.push(message);
      return keeps;
    },
    /** Forgets all inputs up to a number. @param {number} number */
    answered(number) {
      list = list.filter(([sent]) => sent > number);
    },
    clear() {
      list = [];
    },
    all: () => list,
  };
}

/** Leaves out moves, and all of a scroller but its last movement and its last end. @param {any[][]} list */
function thin(list) {
  const seen = new Set();
  const isLast = (/** @type {any[]} */ [, kind, node, , , phase]) => {
    if (MOVES.includes(kind)) return false;
    if (kind !== Input.SCROLL) return true;
    const part = `${node} ${phase === 2}`;
    return !seen.has(part) && Boolean(seen.add(part));
  };
  return list.reduceRight((kept, message) => (isLast(message) ? [message, ...kept] : kept), /** @type {any[][]} */ ([]));
}
