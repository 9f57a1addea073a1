// @ts-check
/** How transitions go over time, for the browser's animations and for values on the way. */

import { between, IDENTITY } from "./matrices.js";

/**
 * Transition: [duration, delay, timing, count?, flags?], in seconds.
 * @typedef {any[]} Transition
 */

/** The flags of a transition. */
const AUTOREVERSES = 1;
const REPLACES = 2;
const ADDS_WAYS = 4;

/**
 * Whether a transition of opacity begins where it is on screen.
 * @param {Transition} transition
 */
export const continues = (transition) => Boolean((transition[4] ?? 0) & REPLACES);

/**
 * Whether one of places, sizes and transforms ends what ran on them, and begins where they are on screen.
 * @param {Transition} transition
 */
export const replaces = (transition) => ((transition[4] ?? 0) & (REPLACES | ADDS_WAYS)) === REPLACES;

/** @param {Transition} transition @returns {KeyframeAnimationOptions} */
export function timing([duration, delay, curve, count = 1, flags = 0]) {
  const isBackAndForth = flags & AUTOREVERSES;
  return {
    duration: duration * 1000,
    delay: delay * 1000,
    easing: easing(curve, duration),
    iterations: (count < 0 ? Infinity : count) * (isBackAndForth ? 2 : 1),
    direction: isBackAndForth ? "alternate" : "normal",
    fill: "backwards",
  };
}

/** @param {0 | number[]} curve @param {number} duration */
export function easing(curve, duration) {
  if (!curve) return "linear";
  if (curve.length === 4) return `cubic-bezier(${curve.join()})`;
  const count = Math.min(Math.max(Math.round(duration * 60), 16), 120);
  const values = Array.from({ length: count + 1 }, (_, index) => {
    return Math.round(progress(curve, index / count, duration) * 1e4) / 1e4;
  });
  const spring = `linear(${values.join()})`;
  return CSS.supports("transition-timing-function", spring) ? spring : "cubic-bezier(0.2,0.9,0.3,1)";
}

/**
 * How much of the way is done at a fraction of the time.
 * @param {0 | number[]} curve @param {number} fraction @param {number} duration
 */
export function progress(curve, fraction, duration) {
  if (!curve || fraction <= 0 || fraction >= 1) return Math.min(Math.max(fraction, 0), 1);
  if (curve.length === 4) return bezier(curve, fraction);
  const [mass, stiffness, damping, velocity] = curve;
  return 1 - displacement(fraction * duration, mass, stiffness, damping, velocity);
}

/** @param {number[]} curve @param {number} x */
function bezier([x1, y1, x2, y2], x) {
  /** @param {number} t @param {number} a @param {number} b */
  const at = (t, a, b) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (at(middle, x1, x2) < x) low = middle;
    else high = middle;
  }
  return at(low, y1, y2);
}

/**
 * How far a damped spring still is from its rest after a time, 1 at the start.
 * @param {number} time @param {number} mass @param {number} stiffness @param {number} damping @param {number} velocity
 */
export function displacement(time, mass, stiffness, damping, velocity) {
  const decay = damping / (2 * mass);
  const square = stiffness / mass - decay ** 2;
  const start = decay - velocity;
  const fade = Math.exp(-decay * time);
  if (Math.abs(square) < 1e-6) return fade * (1 + start * time);
  const rate = Math.sqrt(Math.abs(square));
  if (square > 0) return fade * (Math.cos(rate * time) + (start / rate) * Math.sin(rate * time));
  // Two fading parts: the hyperbolic functions would overflow before they fade.
  const share = start / rate;
  return (Math.exp((rate - decay) * time) * (1 + share) + Math.exp((-rate - decay) * time) * (1 - share)) / 2;
}

/**
 * A value over time: numbers at times, led from each to the next.
 * @typedef {object} Track
 * @property {number[][]} values sixteen numbers are those of a matrix
 * @property {number[]} times
 * @property {any[]} timings
 * @property {Transition} transition
 * @property {number} start in milliseconds of the page
 * @property {boolean} [fills] whether the last value stays
 * @property {boolean} [isWay] whether it leads to the values of the element
 * @property {Animation} [shown] what shows it
 * @property {number} [made] when that was made, in milliseconds of the page
 */

/**
 * The length of a track, in seconds.
 * @param {Track} track
 */
export function lengthOf({ transition: [duration, delay, , count = 1, flags = 0] }) {
  return delay + duration * (count < 0 ? Infinity : count) * (flags & AUTOREVERSES ? 2 : 1);
}

/**
 * How long tracks are shown together in steps, in seconds: until the last one that ends is over.
 * @param {Track[]} tracks @param {number} now
 */
export function lengthTogether(tracks, now) {
  const left = tracks.map((track) => lengthOf(track) - (now - track.start) / 1000).filter(Number.isFinite);
  return left.length ? Math.max(...left, 1 / 60) : 10;
}

/**
 * The value of a track at a time of the page; nothing once it is over.
 * @param {Track} track @param {number} now
 */
export function valueAt(track, now) {
  const [duration, delay, curve, , flags = 0] = track.transition;
  const { values, times, timings } = track;
  const elapsed = (now - track.start) / 1000;
  const isMatrix = values[0].length === 16;
  if (elapsed >= lengthOf(track) && !track.fills) return isMatrix ? IDENTITY : values[0].map(() => 0);
  const runs = duration > 0 ? Math.max(elapsed - delay, 0) / duration : 1;
  const isBack = flags & AUTOREVERSES && Math.floor(runs) % 2 === 1;
  const fraction = elapsed >= lengthOf(track) ? 1 : runs % 1;
  const done = progress(curve, isBack ? 1 - fraction : fraction, duration);
  let index = 0;
  while (index < times.length - 2 && times[index + 1] <= done) index += 1;
  const length = times[index + 1] - times[index];
  const share = length > 0 ? (done - times[index]) / length : 1;
  const eased = share > 0 && share < 1 && timings[index] ? progress(timings[index], share, 1) : share;
  if (isMatrix) return between(values[index], values[index + 1], eased);
  return values[index].map((from, place) => from + (values[index + 1][place] - from) * eased);
}

/**
 * The sum of tracks at a time.
 * @param {Track[]} tracks @param {number} now @param {number} count
 */
export function sumAt(tracks, now, count) {
  return tracks.reduce((sum, track) => {
    const value = valueAt(track, now);
    return sum.map((part, index) => part + value[index]);
  }, Array(count).fill(0));
}
