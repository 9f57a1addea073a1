// @ts-check
/** Tells the scene where the page is, as its app asks, and as the person allows the browser. */

/** @typedef {(kind: string, ...values: any[]) => number} Send */

/** How long the browser may look for a place before it gives up, in milliseconds. */
const PATIENCE = 30_000;
const [REFUSED, TIMEOUT] = [1, 3];
/** How far a place may be off of which that is not known, in metres. */
const UNSURE = 1_000_000;
const [ONCE, FOLLOWING, ACCURATE] = [1, 2, 4];

/** @type {number | null} */
let watch = null;
/** What was asked last, so that answers to what was asked before are nobody's. */
let question = 0;

/**
 * @param {number} wish 0 for no more, 1 for once, 2 for again and again; 4 more for the best that there is
 * @param {Send} send
 */
export function locate(wish, send) {
  const number = ++question;
  if (watch !== null) navigator.geolocation.clearWatch(watch);
  watch = null;
  if (!(wish & (ONCE | FOLLOWING))) return null;
  // Pages without a secure connection may not know where they are.
  if (!navigator.geolocation || !isSecureContext) return send("nowhere", REFUSED);
  let isFound = false;
  /** @param {GeolocationPosition} position */
  const found = ({ coords, timestamp }) => {
    isFound = true;
    if (number === question) send("location", ...values(coords), Math.max(timestamp / 1000, 0));
  };
  /** @param {GeolocationPositionError} error */
  const failed = ({ code }) => {
    // Who stays where they are is not lost: some browsers want a new place within the time again and again.
    if (number === question && !(isFound && code === TIMEOUT)) send("nowhere", code);
  };
  const options = { enableHighAccuracy: (wish & ACCURATE) !== 0, timeout: PATIENCE };
  if (wish & FOLLOWING) watch = navigator.geolocation.watchPosition(found, failed, options);
  else navigator.geolocation.getCurrentPosition(found, failed, options);
  return null;
}

/**
 * What is not known is below 0.
 * @param {GeolocationCoordinates} coords
 */
function values({ latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed }) {
  /** @param {number | null | undefined} value Who stands still goes nowhere: browsers say NaN. */
  const known = (value, other = -1) => (Number.isFinite(value) ? /** @type {number} */ (value) : other);
  const height = Number.isFinite(altitude) ? known(altitudeAccuracy) : -1;
  return [latitude, longitude, known(accuracy, UNSURE), known(altitude, 0), height, known(heading), known(speed)];
}
