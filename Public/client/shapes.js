// @ts-check
/** Animations of what shapes and gradients draw. */

import { holderOf } from "./protocol.js";
import { easing, timing, valueAt } from "./timing.js";

/** The property that is the drawn part of a line. */
const RANGE = 8;
const GRADIENT = 14;
const NAMES = ["fill", "stroke", "strokeWidth", "strokeDashoffset", "d", "backgroundImage"];
const FRAMES = 60;

/**
 * Whether a property is one of a drawing.
 * @param {number} property
 */
export const isDrawing = (property) => property >= RANGE;

/** @param {HTMLElement} element @returns {any[]} */
const pathsOf = (element) => [...holderOf(element).querySelectorAll(":scope > svg path")];

/** @param {any} path */
const hasLine = ({ style }) => Boolean(style.stroke && style.stroke !== "none");

/**
 * Plays an animation of a drawing.
 * @param {HTMLElement} element
 * @param {any[]} description property, values, times, timings, transition
 * @param {FillMode} fill
 * @returns {Animation[]}
 */
export function playDrawing(element, [property, values, offset, timings, transition], fill) {
  const options = { ...timing(transition), fill };
  if (property === RANGE) {
    const track = { values, times: offset, timings: timings || [], transition: [1, 0, 0], start: 0, fills: true };
    return pathsOf(element).filter(hasLine).flatMap((path) => leadLine(path, track, options));
  }
  const name = NAMES[property - RANGE - 1];
  const unit = name.startsWith("strokeW") || name.startsWith("strokeD") ? "px" : "";
  /** @type {any} */
  const keyframes = { [name]: values.map((/** @type {any} */ value) => value + unit), offset };
  if (timings) keyframes.easing = timings.map((/** @type {any} */ curve) => easing(curve, 1));
  const all = property === GRADIENT ? [element] : pathsOf(element);
  return all.filter((path) => {
    if (name === "fill") return path.style.fill !== "none";
    return !name.startsWith("stroke") || hasLine(path);
  }).map((path) => path.animate(keyframes, options));
}

/**
 * Shows parts of a line: those of its pieces in turn, since dashes begin anew with each.
 * @param {any} path @param {import("./timing.js").Track} track @param {KeyframeAnimationOptions} options
 */
function leadLine(path, track, options) {
  const pieces = (path.getAttribute("d") ?? "").split(/(?=M)/).map((/** @type {string} */ part) => {
    const piece = path.cloneNode();
    piece.setAttribute("d", part);
    piece.style.fill = "none";
    piece.style.opacity = "";
    path.after(piece);
    return piece;
  });
  const lengths = pieces.map((/** @type {any} */ piece) => piece.getTotalLength());
  const whole = lengths.reduce((/** @type {number} */ sum, /** @type {number} */ length) => sum + length, 0);
  const shares = Array.from({ length: FRAMES + 1 }, (_, index) => valueAt(track, (index / FRAMES) * 1000));
  let place = 0;
  /** @type {Animation[]} */
  const animations = pieces.map((/** @type {any} */ piece, /** @type {number} */ index) => {
    const length = lengths[index];
    const ends = shares.map((share) => share.map((end) => Math.min(Math.max(end * whole - place, 0), length)));
    place += length;
    return piece.animate({
      strokeDasharray: ends.map(([from, to]) => `${Math.max(to - from, 0)} ${length + 1}`),
      strokeDashoffset: ends.map(([from]) => `${-from}`),
      // Round ends of nothing would be a dot.
      strokeOpacity: ends.map(([from, to]) => (to > from ? "1" : "0")),
    }, options);
  });
  const drop = () => pieces.forEach((/** @type {any} */ piece) => piece.remove());
  const stays = options.fill === "forwards" || options.fill === "both";
  const hidden = path.animate({ strokeOpacity: ["0", "0"] }, options);
  hidden.finished.then(() => stays || drop(), drop);
  return [...animations, hidden];
}
