// @ts-check
/** Inputs without answer, within bounds. What began is kept to its end: never half a tap arrives. */

import { Input } from "./protocol.js";

const LIMIT = 256;
/** Of these the last one counts. */
const STATES = [Input.SIZE, Input.ENVIRONMENT, Input.VISIBLE];
const MOVES = [Input.MOVE, Input.HOVER];
/** The page shows these already. */
const EDITS = [Input.FOCUS, Input.BLUR, Input.EDIT, Input.SELECT, Input.SUBMIT];
const LATER = [Input.MOVE, Input.UP, Input.CANCEL];

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
    const isKey = kind === Input.KEY;
    const begins = isKey ? first === 1 : !LATER.includes(kind);
    const part = isKey ? code : !begins || kind === Input.DOWN ? first : undefined;
    if (begins && !isFull) refused.delete(part);
    else if (begins && part !== undefined) refused.add(part);
    return !refused.has(part) && !(isFull && (begins || MOVES.includes(kind)));
  };

  return {
    /** @param {any[]} message @returns whether there is room */
    add(message) {
      const keeps = isKept(message);
      if (keeps) list.push(message);
      return keeps;
    },
    /** @param {number} number of the last one that was handled */
    answered(number) {
      list = list.filter(([sent]) => sent > number);
    },
    clear() {
      list = [];
    },
    all: () => list,
  };
}

/** @param {any[][]} list @returns it without moves, and of a scroller only its last movement and its last end */
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
