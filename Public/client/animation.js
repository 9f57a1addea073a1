// @ts-check
/**
 * Transitions and animations, played with the Web Animations API; loaded when the first one comes.
 *
 * Elements have their last values at once. An animation adds the way that is left, so that one
 * that comes while others run takes nothing from them: nothing is read from the screen, and
 * nothing jumps. Only transform, translate, scale and opacity of elements are animated.
 */

import { holderOf } from "./protocol.js";
import { leadContents, showOver } from "./appearance.js";
import { cssOf, IDENTITY, numbersOf, product, solidMatrix } from "./matrices.js";
import { isDrawing, playDrawing } from "./shapes.js";
import { fadeLook, resize } from "./skins.js";
import { continues, easing, lengthOf, lengthTogether, replaces, sumAt, timing, valueAt } from "./timing.js";

/** @typedef {import("./timing.js").Transition} Transition */
/** @typedef {import("./timing.js").Track} Track */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * What runs on an element.
 * @typedef {object} Running
 * @property {Record<string, Track[]>} tracks by channel, for values on the way
 * @property {Record<string, Animation[]>} animations by channel
 */

/** @type {WeakMap<Element, Running>} */
const running = new WeakMap();
const MOTION = new Set(["translate", "size", "transform"]);
/** The names of declarations that are drawn by a skin where they change over time. */
const SKIN = new Set(["background-color", "border-radius", "box-shadow", "--line"]);
/** Where animations of a layer's transform stand, apart from those that lead to its value. */
const OWN_TRANSFORM = "own transform";
/** The channels of an animation by the number of its property. */
const CHANNELS = [
  "translate", "size", "opacity", "transform", "backgroundColor", "borderRadius", "border", "boxShadow",
];

/** @param {Element} element @returns {Running} */
function stateOf(element) {
  let state = running.get(element);
  if (!state) running.set(element, (state = { tracks: {}, animations: {} }));
  return state;
}

const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {HTMLElement} element @returns {Box} */
function frameOf({ style }) {
  const [left, top, width, height] = [style.left, style.top, style.width, style.height]
    .map((value) => Number.parseFloat(value) || 0);
  return { left, top, width, height };
}

/**
 * Notes boxes before they change; the function returned leads from there, or from the screen.
 * @param {HTMLElement[]} elements
 */
export function leadFrames(elements) {
  const before = elements.map(frameOf);
  /** @param {Transition} transition */
  return (transition) => elements.forEach((element, index) => leadFrame(element, before[index], transition));
}

/**
 * Moves tracks to the times that they are shown at: animations begin a frame or more after they were made.
 * @param {Track[]} tracks
 */
function catchUp(tracks) {
  const now = performance.now();
  for (const track of tracks) {
    const time = track.shown?.currentTime;
    if (typeof time !== "number" || track.shown?.playState !== "running") continue;
    const lag = Math.max(now - (track.made ?? now) - time, 0);
    track.start += lag;
    track.made = (track.made ?? now) + lag;
  }
}

/**
 * Notes what shows tracks from now on.
 * @param {Track[]} tracks @param {Animation} shown
 */
function noteShown(tracks, shown) {
  for (const track of tracks) Object.assign(track, { shown, made: performance.now() });
}

/**
 * What a channel shows, as CSS, where something is left of its ways.
 * @type {Record<string, (element: HTMLElement) => (rest: number[]) => string>}
 */
const SHOWN = {
  translate: () => ([x, y]) => `${x}px ${y}px`,
  opacity: (element) => ([rest]) => `${opacityOf(element) + rest}`,
  transform: ({ style: { transform } }) => {
    const own = transform && transform !== "none" ? `${solidMatrix(transform)} ` : "";
    return (rest) => own + cssOf(rest);
  },
};

/**
 * What is left of tracks at a time; of transforms, the newest is next to the element's own.
 * @param {Track[]} list @param {number} now
 */
function restAt(list, now) {
  const { length } = list[0].values[0];
  if (length < 16) return sumAt(list, now, length);
  return list.map((track) => valueAt(track, now)).reduce((sum, value) => product(value, sum));
}

/**
 * Shows all that leads to the value of an element by one animation, which the compositor plays alone:
 * a single way as it is, several as their sum, in steps.
 * @param {HTMLElement} element @param {string} channel
 */
function lead(element, channel) {
  const list = (stateOf(element).tracks[channel] = runningOf(element, channel));
  if (list.length === 0) return;
  const now = performance.now();
  const [first] = list;
  const isSum = list.length > 1;
  const length = lengthTogether(list, now);
  const count = Math.min(Math.max(Math.round(length * 60), 2), 600);
  const offset = isSum ? Array.from({ length: count + 1 }, (_, index) => index / count) : first.times;
  const values = isSum ? offset.map((time) => restAt(list, now + time * length * 1000)) : first.values;
  /** @type {any} */
  const keyframes = { [channel]: values.map(SHOWN[channel](element)), offset };
  const animation = element.animate(keyframes, {
    ...timing(isSum ? [length, 0, 0] : first.transition), composite: "replace",
  });
  // What runs goes on without a pause.
  if (isSum || first.shown) animation.startTime = Number(document.timeline.currentTime) - (isSum ? 0 : now - first.start);
  noteShown(list, animation);
  keep(element, channel, [animation], true);
  if (isSum) leadOn(animation, list, () => lead(element, channel));
}

/**
 * Has what runs without end go on alone.
 * @param {Animation} animation @param {Track[]} list @param {() => void} next
 */
function leadOn(animation, list, next) {
  if (!list.some((track) => lengthOf(track) === Infinity)) return;
  animation.finished.then(next, () => {});
}

/** @param {HTMLElement} element @param {Box} before @param {Transition} transition */
function leadFrame(element, before, transition) {
  const after = frameOf(element);
  let [x, y] = [before.left - after.left, before.top - after.top];
  let [width, height] = [before.width - after.width, before.height - after.height];
  if (replaces(transition)) {
    const { tracks } = stateOf(element);
    catchUp([...tracks.translate ?? [], ...tracks.size ?? []]);
    const now = performance.now();
    const [dx, dy] = sumAt(tracks.translate ?? [], now, 2);
    const [dw, dh] = sumAt(tracks.size ?? [], now, 2);
    [x, y, width, height] = [x + dx, y + dy, width + dw, height + dh];
    end(element, ["translate", "size"]);
  }
  if (width || height) add(element, "size", track([[width, height], [0, 0]], transition));
  if (x || y) add(element, "translate", track([[x, y], [0, 0]], transition));
}

/** @param {number[][]} values @param {Transition} transition @returns {Track} */
function track(values, transition) {
  return { values, times: [0, 1], timings: [], transition, start: performance.now(), isWay: true };
}

/**
 * The tracks of a channel that are not over.
 * @param {HTMLElement} element @param {string} channel
 */
function runningOf(element, channel) {
  const list = stateOf(element).tracks[channel] ?? [];
  catchUp(list);
  return list.filter((track) => {
    return track.fills || (performance.now() - track.start) / 1000 < lengthOf(track);
  });
}

/** @param {HTMLElement} element */
const opacityOf = ({ style }) => Number.parseFloat(style.opacity || "1");

/**
 * Adds a track to a channel and plays it.
 * @param {HTMLElement} element @param {string} channel @param {Track} added
 * @param {string} [composite] @param {FillMode} [fill]
 */
function add(element, channel, added, composite, fill) {
  const { tracks } = stateOf(element);
  if (isReduced() && MOTION.has(channel)) return;
  const { transition: [duration, delay] } = added;
  if (!duration && !delay) return;
  const list = (tracks[channel] = runningOf(element, channel));
  list.push(added);
  if (channel === "size") {
    leadSize(element);
    return;
  }
  if (list.every((track) => track.isWay) && !isExplicit(element, channel)) {
    lead(element, channel);
    return;
  }
  const write = channel === "transform" ? cssOf : channel === "translate" ? SHOWN.translate(element) : String;
  /** @type {any} */
  const keyframes = { [channel]: added.values.map(write), offset: added.times };
  if (added.timings.length) keyframes.easing = added.timings.map((curve) => easing(curve, 1));
  const options = { ...timing(added.transition), composite: composite ?? compositeFor(element, channel) };
  if (fill) options.fill = fill;
  const animation = element.animate(keyframes, /** @type {any} */ (options));
  noteShown([added], animation);
  keep(element, channel, [animation], false);
}

/**
 * Leads the size of a box by all that runs on it.
 * @param {HTMLElement} element
 */
function leadSize(element) {
  const { tracks } = stateOf(element);
  const list = (tracks.size = runningOf(element, "size"));
  if (list.length === 0) return;
  const isWhole = list.length > 1 || list[0].shown !== undefined;
  const animations = resize(element, list, frameOf(element));
  const gone = list.length > 1 ? 0 : performance.now() - list[0].start;
  if (isWhole) for (const animation of animations) animation.startTime = Number(document.timeline.currentTime) - gone;
  noteShown(list, animations[0]);
  keep(element, "size", animations, isWhole);
  if (list.length > 1) leadOn(animations[0], list, () => leadSize(element));
}

/**
 * Whether animations of the layer run on a transform, which have no tracks.
 * @param {Element} element @param {string} channel
 */
function isExplicit(element, channel) {
  const own = channel === "transform" ? stateOf(element).animations[OWN_TRANSFORM] : undefined;
  return Boolean(own?.some(({ playState }) => playState !== "finished"));
}

/**
 * The first animation runs on the compositor; those that join it add to it.
 * @param {Element} element @param {string} channel
 */
function compositeFor(element, channel) {
  const { animations } = stateOf(element);
  const list = [...animations[channel] ?? [], ...(channel === "transform" ? animations[OWN_TRANSFORM] ?? [] : [])];
  return list.some((animation) => animation.playState !== "finished") ? "add" : "replace";
}

/** @param {Element} element @param {string} channel @param {Animation[]} added @param {boolean} isWhole */
function keep(element, channel, added, isWhole) {
  const { animations } = stateOf(element);
  if (isWhole) animations[channel]?.forEach((animation) => animation.cancel());
  animations[channel] = isWhole ? added : [...(animations[channel] ?? []), ...added];
  for (const animation of added) {
    const forget = () => {
      animations[channel] = (animations[channel] ?? []).filter((other) => other !== animation);
    };
    animation.finished.then(() => animation.effect?.getTiming().fill === "backwards" && forget(), forget);
  }
}

/**
 * Ends channels of an element.
 * @param {Element} element @param {string[]} channels
 */
function end(element, channels) {
  const { tracks, animations } = stateOf(element);
  for (const channel of channels) {
    const ended = animations[channel] ?? [];
    tracks[channel] = [];
    animations[channel] = [];
    for (const animation of ended) animation.cancel();
  }
}

/**
 * Ends what leads to the value of an element, and leaves animations beside it.
 * @param {HTMLElement} element @param {string} channel
 */
function endWays(element, channel) {
  const { tracks, animations } = stateOf(element);
  const ways = new Set(tracks[channel]?.filter((track) => track.isWay).map(({ shown }) => shown));
  tracks[channel] = tracks[channel]?.filter((track) => !track.isWay) ?? [];
  animations[channel] = animations[channel]?.filter((animation) => !ways.has(animation)) ?? [];
  for (const way of ways) way?.cancel();
}

/**
 * Notes a look before it changes; the function returned leads from there.
 * @param {HTMLElement} element @param {string[]} names
 */
export function leadLook(element, names) {
  const { style } = element;
  const opacity = opacityOf(element);
  const transform = style.transform || "none";
  const isDrawn = names.some((name) => SKIN.has(name));
  const look = isDrawn ? [...SKIN].map((name) => [name, style.getPropertyValue(name)]) : [];
  /** @param {Transition} transition */
  return (transition) => {
    if (names.includes("opacity")) leadOpacity(element, opacity, transition);
    if (names.includes("transform")) leadTransform(element, transform, transition);
    if (!isDrawn) return;
    const sizes = stateOf(element).tracks.size ?? [];
    keep(element, "look", fadeLook(element, Object.fromEntries(look), transition, frameOf(element), sizes), false);
  };
}

/** @param {HTMLElement} element @param {number} before @param {Transition} transition */
function leadOpacity(element, before, transition) {
  const target = opacityOf(element);
  let difference = before - target;
  if (continues(transition)) {
    const list = stateOf(element).tracks.opacity ?? [];
    catchUp(list);
    difference += sumAt(list, performance.now(), 1)[0];
    end(element, ["opacity"]);
  } else endWays(element, "opacity");
  add(element, "opacity", track([[difference], [0]], transition));
}

/** @param {HTMLElement} element @param {string} before @param {Transition} transition */
function leadTransform(element, before, transition) {
  let from = solidMatrix(before);
  if (replaces(transition)) {
    const list = runningOf(element, "transform");
    if (isExplicit(element, "transform")) from = solidMatrix(getComputedStyle(element).transform);
    else if (list.length) from = solidMatrix(cssOf(product(numbersOf(from), restAt(list, performance.now()))));
    end(element, ["transform", OWN_TRANSFORM]);
  }
  const way = solidMatrix(element.style.transform).inverse().multiply(from);
  add(element, "transform", track([numbersOf(way), IDENTITY], transition));
}

/**
 * Shows new contents of a node over its old ones, more and more.
 * @param {HTMLElement} element @param {Element[]} old
 */
export function leadContent(element, old) {
  const fade = leadContents(holderOf(element), old);
  /** @param {Transition} transition @param {Element[]} current */
  return (transition, current) => keep(element, "content", fade(transition, current), false);
}

/**
 * Plays an animation beside the values of an element.
 * @param {HTMLElement} element @param {any[]} description
 */
export function playAnimation(element, [key, property, values, times, timings, transition, flags]) {
  const channel = isDrawing(property) ? `drawing ${property}` : CHANNELS[property];
  const offsets = times || [0, 1];
  const isAdditive = Boolean(flags & 1);
  const fill = /** @type {FillMode} */ (["none", "backwards", "forwards", "both"][(flags >> 1) & 3]);
  const state = stateOf(element);
  const place = channel === "transform" ? OWN_TRANSFORM : channel;
  const before = new Set(state.animations[place] ?? []);
  if (isDrawing(property)) {
    keep(element, channel, playDrawing(element, [property, values, offsets, timings, transition], fill), false);
  } else if (property < 3) {
    const numbers = values.map((/** @type {any} */ value) => [value].flat());
    /** @type {Track} */
    const added = {
      values: numbers, times: offsets, timings: timings || [], transition, start: performance.now(),
      fills: Boolean(flags & 4),
    };
    // A place adds to nothing where nothing else runs, and then the compositor can do it alone.
    const composite = isAdditive ? (property === 0 ? undefined : "add") : "replace";
    add(element, channel, added, composite, fill);
  } else if (!isReduced() || !MOTION.has(channel)) {
    // A part of a transform joins what others lead.
    const back = flags & 8 && isExplicit(element, channel) ? solidMatrix(element.style.transform).inverse() : null;
    const composite = isAdditive || back ? "add" : "replace";
    const write = (/** @type {string} */ css) => {
      if (channel !== "transform") return String(css);
      return `${back ? back.multiply(solidMatrix(css)) : solidMatrix(css)}`;
    };
    /** @type {any} */
    const keyframes = { [channel]: values.map(write), offset: offsets };
    if (channel === "borderRadius") keyframes[channel] = values.map((/** @type {number} */ value) => `${value}px`);
    if (timings) keyframes.easing = timings.map((/** @type {any} */ curve) => easing(curve, 1));
    const pseudoElement = channel === "border" ? "::after" : undefined;
    const options = { ...timing(transition), composite, fill, pseudoElement };
    keep(element, place, [element.animate(keyframes, /** @type {any} */ (options))], false);
  }
  if (key) state.animations[`key ${key}`] = [
    ...(state.animations[`key ${key}`] ?? []),
    ...(state.animations[place] ?? []).filter((animation) => !before.has(animation)),
  ];
}

/**
 * Ends animations: all, those of a part (0 the box, 1 the look), or those of a key.
 * @param {HTMLElement} element @param {number | string} [what]
 */
export function endAnimations(element, what) {
  if (what === 0) end(element, ["translate", "size"]);
  else if (what === 1) end(element, ["opacity", "transform", OWN_TRANSFORM, "look", ...CHANNELS.slice(4)]);
  else if (typeof what === "string") end(element, [`key ${what}`]);
  else end(element, Object.keys(stateOf(element).animations));
}

/**
 * Leads from the picture of an element up to now to the one that the rest of the patch makes.
 * @param {HTMLElement} element @param {number} kind @param {Transition} transition
 */
export function changeAppearance(element, kind, transition) {
  showOver(element, isReduced() ? 0 : kind, transition, (channel, animations) => keep(element, channel, animations, false));
}
