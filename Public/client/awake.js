// @ts-check
/** Keeps the screen on as long as the app wants it and the page is looked at. */

let isWanted = false;
let isListening = false;
let isAsking = false;
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

async function update() {
  if (!isWanted) return release();
  // Pages without a secure connection have no locks.
  if (isAsking || document.visibilityState !== "visible" || !navigator.wakeLock || (lock && !lock.released)) return null;
  isAsking = true;
  // A browser may refuse, as where a battery is low.
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  isAsking = false;
  return isWanted ? null : release();
}

async function release() {
  const held = lock;
  lock = null;
  await held?.release();
  return null;
}
