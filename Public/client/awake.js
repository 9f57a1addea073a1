// @ts-check
/** Keeps the screen on as long as the app wants it and the page is looked at. */

let isWanted = false;
let isListening = false;
let isAsking = false;
/** Whether something changed while the browser was asked. */
let isOutdated = false;
/** @type {WakeLockSentinel | null} */
let lock = null;

/** @param {number} wanted 1 keeps the screen on, 0 lets it go off */
export function keepAwake(wanted) {
  isWanted = wanted === 1;
  // Browsers let the screen go off with the page that is hidden, and do not ask for it again.
  if (!isListening) document.addEventListener("visibilitychange", update);
  isListening = true;
  return update();
}

/** @returns {Promise<null>} */
async function update() {
  if (!isWanted) return release();
  isOutdated = isAsking;
  // Pages without a secure connection have no locks.
  if (isAsking || document.visibilityState !== "visible" || !navigator.wakeLock || (lock && !lock.released)) return null;
  isAsking = true;
  // A browser may refuse, as where a battery is low.
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  isAsking = false;
  if (!isWanted) return release();
  // A page that was hidden meanwhile, and refused for that, may be looked at again.
  return isOutdated ? update() : null;
}

async function release() {
  const held = lock;
  lock = null;
  await held?.release();
  return null;
}
