// @ts-check
/** Tells the scene where the page is, as its app asks, and as the person allows the browser. */

/** @typedef {(kind: string, ...values: any[]) => number} Send */

/** How long the browser may look for a place before it gives up, in milliseconds. */
const PATIENCE = 30_000;
const REFUSED = 1;
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
  /** @param {GeolocationPosition} position */
  const found = ({ coords, timestamp }) => {
    if (number === question) send("location", ...values(coords), Math.max(timestamp / 1000, 0));
  };
  /** @param {GeolocationPositionError} error */
  const failed = ({ code }) => {
    if (number === question) send("nowhere", code);
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
  // Who stands still goes nowhere: browsers say NaN.
  const course = heading === null || Number.isNaN(heading) ? -1 : heading;
  return [latitude, longitude, accuracy, altitude ?? 0, altitude === null ? -1 : altitudeAccuracy ?? -1, course, speed ?? -1];
}
