// @ts-check
/** Transitions: see "Animation on the page" in Documentation/Protocol.md. */

/** @typedef {any[]} Transition */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** Running animations by property. @type {WeakMap<Element, Map<string, Animation>>} */
const running = new WeakMap();

const FRAME = "frame";

/** What has no values in between. */
const STEPWISE = new Set([
  "overflow", "pointer-events", "z-index", "--line", "container-type", "font", "font-family",
  "font-style", "text-align", "text-align-last", "position", "object-fit", "transform-origin",
]);
const MOTION = new Set(["transform", "translate", "scale", "left", "top", "width", "height"]);

/** @param {HTMLElement} element @param {string} name */
const points = (element, name) => Number.parseFloat(element.style.getPropertyValue(name)) || 0;

/** @param {HTMLElement} element @returns {Box} */
const frameOf = (element) => ({
  left: points(element, "left"),
  top: points(element, "top"),
  width: points(element, "width"),
  height: points(element, "height"),
});

/** Reads where a box is on screen, before its own transform. @param {HTMLElement} element @returns {Box} */
export function observeFrame(element) {
  const frame = frameOf(element);
  if (running.get(element)?.get(FRAME)?.playState !== "running") return frame;
  const style = getComputedStyle(element);
  const [x, y = 0] = numbers(style.translate, 0);
  const [across, down = across] = numbers(style.scale, 1);
  const width = Number.parseFloat(style.width);
  const height = Number.parseFloat(style.height);
  const [originX, originY] = numbers(style.transformOrigin, 0);
  return {
    left: frame.left + x + originX * (1 - across),
    top: frame.top + y + originY * (1 - down),
    width: width * across,
    height: height * down,
  };
}

/** Leads a box to where it is now. @param {HTMLElement} element @param {Box} before @param {Transition} transition */
export function animateFrame(element, before, transition) {
  const after = frameOf(element);
  let x = before.left - after.left;
  let y = before.top - after.top;
  /** @type {Record<string, string[]>} */
  const keyframes = {};
  if (before.width !== after.width || before.height !== after.height) {
    if (isPlain(element) && after.width > 0 && after.height > 0) {
      const across = before.width / after.width;
      const down = before.height / after.height;
      const [originX, originY] = origin(element, after);
      x -= originX * (1 - across);
      y -= originY * (1 - down);
      keyframes.scale = [`${across} ${down}`, "1 1"];
    } else {
      keyframes.width = [`${before.width}px`, `${after.width}px`];
      keyframes.height = [`${before.height}px`, `${after.height}px`];
    }
  }
  if (x || y) keyframes.translate = [`${x}px ${y}px`, "0px 0px"];
  play(element, FRAME, keyframes, transition, true);
}

/** Ends what runs on a box; a mere move goes on from there. @param {HTMLElement} element @param {string[]} names */
export function finishFrame(element, names) {
  if (names.includes("width") || names.includes("height")) cancel(element, FRAME);
}

/** Reads what is on screen. @param {HTMLElement} element @param {string[]} names @returns {Record<string, string>} */
export function observe(element, names) {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

/** @param {HTMLElement} element @param {Record<string, string>} before @param {Transition} transition */
export function animate(element, before, transition) {
  const after = observe(element, Object.keys(before).filter((name) => !STEPWISE.has(name)));
  // What ran until now must not colour the values to arrive at.
  finish(element, Object.keys(after));
  const style = getComputedStyle(element);
  for (const name of Object.keys(after)) {
    const from = before[name];
    const to = style.getPropertyValue(name);
    if (from !== to) play(element, name, { [camel(name)]: [from, to] }, transition, MOTION.has(name));
  }
}

/** @param {Element[]} elements @param {Transition} [transition] */
export function fadeIn(elements, transition) {
  if (!transition) return;
  for (const element of elements) play(element, "opacity", { opacity: ["0", "1"] }, transition, false);
}

/** @param {HTMLElement} element @param {string[]} names */
export function finish(element, names) {
  for (const name of names) cancel(element, name);
}

/** @param {Element} element @param {string} key @param {Record<string, string[]>} keyframes @param {Transition} transition @param {boolean} isMotion */
function play(element, key, keyframes, transition, isMotion) {
  cancel(element, key);
  const options = timing(transition);
  const isReduced = isMotion && matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isReduced || Object.keys(keyframes).length === 0) return;
  if (!options.duration && !options.delay) return;
  const animation = element.animate(/** @type {any} */ (keyframes), options);
  const animations = running.get(element) ?? new Map();
  running.set(element, animations.set(key, animation));
  const forget = () => {
    if (animations.get(key) === animation) animations.delete(key);
  };
  animation.finished.then(forget, forget);
}

/** @param {Element} element @param {string} key */
function cancel(element, key) {
  running.get(element)?.get(key)?.cancel();
  running.get(element)?.delete(key);
}

/** @param {Transition} transition @returns {KeyframeAnimationOptions} */
export function timing([duration, delay, curve, count = 1, autoreverses = 0]) {
  return {
    duration: duration * 1000,
    delay: delay * 1000,
    easing: easing(curve, duration),
    iterations: (count < 0 ? Infinity : count) * (autoreverses ? 2 : 1),
    direction: autoreverses ? "alternate" : "normal",
    fill: "backwards",
  };
}

/** @param {0 | number[]} curve @param {number} duration */
function easing(curve, duration) {
  if (!curve) return "linear";
  if (curve.length === 4) return `cubic-bezier(${curve.join()})`;
  const [mass, stiffness, damping, velocity] = curve;
  const count = Math.min(Math.max(Math.round(duration * 60), 16), 120);
  const values = Array.from({ length: count + 1 }, (_, index) => {
    const progress = 1 - displacement((index / count) * duration, mass, stiffness, damping, velocity);
    return Math.round((index === count ? 1 : progress) * 1e4) / 1e4;
  });
  const spring = `linear(${values.join()})`;
  return CSS.supports("transition-timing-function", spring) ? spring : "cubic-bezier(0.2,0.9,0.3,1)";
}

/** How far a damped spring still is from its rest, 1 at the start. @type {(...values: number[]) => number} */
export function displacement(time, mass, stiffness, damping, velocity) {
  const frequency = Math.sqrt(stiffness / mass);
  const decay = damping / (2 * mass);
  const rest = frequency ** 2 - decay ** 2;
  const start = decay - velocity;
  const fade = Math.exp(-decay * time);
  if (Math.abs(rest) < 1e-6) return fade * (1 + start * time);
  const rate = Math.sqrt(Math.abs(rest));
  return rest > 0
    ? fade * (Math.cos(rate * time) + (start / rate) * Math.sin(rate * time))
    : fade * (Math.cosh(rate * time) + (start / rate) * Math.sinh(rate * time));
}

/** Whether scaling distorts nothing. @param {HTMLElement} element */
function isPlain(element) {
  return !element.firstChild && !element.hasAttribute("data-border")
    && !["border-radius", "box-shadow", "filter"].some((name) => element.style.getPropertyValue(name));
}

/** The fixed point of scaling. @param {HTMLElement} element @param {Box} box */
function origin(element, box) {
  const [x = 50, y = 50] = numbers(element.style.transformOrigin || "50% 50%", 50);
  return [(x / 100) * box.width, (y / 100) * box.height];
}

/** @param {string} value @param {number} initial @returns {number[]} */
function numbers(value, initial) {
  const found = (value || "").match(/-?\d*\.?\d+(e-?\d+)?/g);
  return found ? found.map(Number) : [initial];
}

/** @param {string} name */
const camel = (name) => name.replace(/^-webkit-/, "webkit-").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
