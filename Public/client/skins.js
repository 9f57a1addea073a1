// @ts-check
/**
 * Looks of boxes that change their size or their look: skins that are scaled and faded in place of a
 * box's own. Fills with round corners are cut at each corner instead, so that they are round on the way.
 */

import { BEHIND, makeGhost } from "./appearance.js";
import { followContents, hasRoom, makeBoxes, moveBoxes, noteCorners, ratio, ROUND, whenOver } from "./contents.js";
import { easing, lengthOf, lengthTogether, sumAt, timing } from "./timing.js";

/** @typedef {import("./timing.js").Transition} Transition */
/** @typedef {import("./timing.js").Track} Track */
/** @typedef {import("./contents.js").Size} Size */
/** @typedef {import("./contents.js").Frames} Frames */
/** @typedef {KeyframeAnimationOptions} Options */
/**
 * A look by the names of its declarations.
 * @typedef {Record<string, string>} Look
 */

/**
 * What draws a look: an element of a size that is scaled, or one whose boxes cut the fill.
 * @typedef {object} Skin
 * @property {HTMLElement} element
 * @property {Size} size
 * @property {HTMLElement[]} [boxes]
 */

const SKINNED = "data-skinned";
const FILL = "background-color";
const LOOK = [FILL, "border-radius", "box-shadow", "--line", "background-image"];

/** @type {WeakMap<Element, Skin[]>} */
const skins = new WeakMap();
/**
 * How many animations need the skins of an element.
 * @type {WeakMap<Element, number>}
 */
const needs = new WeakMap();
/**
 * Elements whose skins were drawn for the patch that is applied.
 * @type {WeakSet<Element>}
 */
const fresh = new WeakSet();
/**
 * What holds skins while one fades into another.
 * @type {WeakMap<Element, HTMLElement[]>}
 */
const groups = new WeakMap();

/** @param {HTMLElement} element @param {Skin} skin */
function add(element, skin) {
  skins.set(element, [...(skins.get(element) ?? []), skin]);
  element.setAttribute(SKINNED, "");
  return skin.element;
}

/** @param {HTMLElement} element @param {HTMLElement} parent @param {Look} look @param {Size} size */
function addSkin(element, parent, look, size) {
  const skin = makeGhost(parent, BEHIND);
  for (const [name, value] of Object.entries(look)) skin.style.setProperty(name, value);
  if (look["--line"]) skin.setAttribute("data-border", "");
  skin.style.width = `${size.width}px`;
  skin.style.height = `${size.height}px`;
  return add(element, { element: skin, size });
}

/**
 * Adds a fill whose corners are cut.
 * @param {HTMLElement} element @param {HTMLElement} parent @param {Look} look @param {Size} size
 */
function addFill(element, parent, look, size) {
  const fill = makeGhost(parent, BEHIND);
  fill.style.borderRadius = look["border-radius"];
  const boxes = makeBoxes(fill, ROUND);
  boxes[boxes.length - 2].style.backgroundColor = look[FILL];
  return add(element, { element: fill, size, boxes });
}

/**
 * Adds what may not be scaled far to a group of its own, in which two of them can fade.
 * @param {HTMLElement} element
 */
function addGroup(element) {
  const group = makeGhost(element, BEHIND);
  group.style.isolation = "isolate";
  groups.set(element, [...(groups.get(element) ?? []), group]);
  return group;
}

/** @param {HTMLElement} element @returns {Look} */
function lookOf({ style }) {
  return Object.fromEntries(LOOK.map((name) => [name, style.getPropertyValue(name)]));
}

/**
 * Parts a look into a fill whose corners are cut, and what is scaled with the box, if there is that.
 * @param {Look} look @param {Size[]} sizes those of the way
 */
function partsOf(look, sizes) {
  const radius = look["border-radius"];
  const fill = radius && look[FILL] && hasRoom(radius, sizes) ? look : null;
  const hasEdges = Boolean(look["box-shadow"] || look["--line"] || look["background-image"]);
  const scaled = fill ? (hasEdges ? { ...look, [FILL]: "" } : null) : look;
  return { fill, scaled, isEven: !hasEdges && !radius };
}

/**
 * Draws a look in a size.
 * @param {HTMLElement} element
 * @param {HTMLElement} parent
 * @param {Look} look
 * @param {Size} size
 * @param {Size[]} sizes
 */
function draw(element, parent, look, size, sizes) {
  const { fill, scaled } = partsOf(look, sizes);
  if (fill) addFill(element, parent, fill, size);
  if (scaled) addSkin(element, parent, scaled, size);
}

/**
 * Keeps the skins of an element until animations are over.
 * @param {HTMLElement} element @param {Animation[]} animations
 */
function needUntil(element, animations) {
  if (animations.length === 0) return;
  needs.set(element, (needs.get(element) ?? 0) + 1);
  Promise.all(animations.map(whenOver)).then(() => {
    const left = (needs.get(element) ?? 1) - 1;
    needs.set(element, left);
    if (left > 0) return;
    for (const { element: skin } of skins.get(element) ?? []) skin.remove();
    for (const group of groups.get(element) ?? []) group.remove();
    skins.delete(element);
    groups.delete(element);
    element.removeAttribute(SKINNED);
  });
}

/**
 * Leads the size of a box: its look by skins, its content by moves.
 * @param {HTMLElement} element @param {Track[]} tracks @param {Size} size the last size
 * @returns {Animation[]}
 */
export function resize(element, tracks, size) {
  const { frames, options } = framesOf(tracks, size);
  const look = lookOf(element);
  /** @type {Animation[]} */
  const animations = [];
  if (LOOK.some((name) => name !== "border-radius" && look[name])) {
    if (!skins.get(element)) {
      animations.push(...drawSizes(element, look, frames.sizes, size, options));
      fresh.add(element);
      queueMicrotask(() => fresh.delete(element));
    }
    animations.push(...leadSkins(skins.get(element) ?? [], frames, size, options));
  }
  needUntil(element, animations);
  animations.push(followContents(element, frames, size, options));
  return animations;
}

/**
 * Draws a look for a way between two sizes.
 *
 * What scaling distorts is right at both ends: a skin of either size, one fading into the other.
 * @param {HTMLElement} element @param {Look} look @param {Size[]} sizes @param {Size} size @param {Options} options
 */
function drawSizes(element, look, sizes, size, options) {
  const { fill, scaled, isEven } = partsOf(look, sizes);
  const [first] = sizes;
  if (!scaled || isEven || first.width <= 0 || first.height <= 0) {
    draw(element, element, look, size, sizes);
    return [];
  }
  if (fill) addFill(element, element, fill, size);
  const group = addGroup(element);
  const from = addSkin(element, group, scaled, first);
  return crossFade(from, addSkin(element, group, scaled, size), options);
}

/** @param {Skin[]} list @param {Frames} frames @param {Size} last @param {Options} options */
function leadSkins(list, frames, last, options) {
  const { sizes, offset, easing: paces } = frames;
  return list.flatMap(({ element: skin, size, boxes }) => {
    if (boxes) return moveBoxes(boxes, frames, last, options);
    const scale = sizes.map(({ width, height }) => `${ratio(width, size.width)} ${ratio(height, size.height)}`);
    return [skin.animate({ scale, offset, easing: paces }, options)];
  });
}

/**
 * The sizes that tracks lead through: those of one as they are, those of several in steps.
 * @param {Track[]} tracks @param {Size} size
 * @returns {{ frames: Frames, options: Options }}
 */
function framesOf(tracks, size) {
  /** @param {number[]} difference */
  const sized = ([width, height]) => ({ width: size.width + width, height: size.height + height });
  /** @type {FillMode} */
  const fill = tracks.some((track) => track.fills) ? "both" : "backwards";
  if (tracks.length === 1) {
    const [{ values, times, timings, transition }] = tracks;
    const paces = timings.length ? timings.map((curve) => easing(curve, 1)) : "linear";
    const options = { ...timing(transition), fill };
    return { frames: { sizes: values.map(sized), offset: times, easing: paces }, options };
  }
  const now = performance.now();
  const length = lengthTogether(tracks, now);
  const count = Math.min(Math.max(Math.round(length * 60), 2), 600);
  const offset = Array.from({ length: count + 1 }, (_, index) => index / count);
  const sizes = offset.map((time) => sized(sumAt(tracks, now + time * length * 1000, 2)));
  return { frames: { sizes, offset, easing: "linear" }, options: { ...timing([length, 0, 0]), fill } };
}

/**
 * One picture becomes the other, which stands over it; the sum of both is as light as they are.
 * @param {HTMLElement} from @param {HTMLElement} to @param {Options} options
 */
function crossFade(from, to, options) {
  to.style.mixBlendMode = "plus-lighter";
  return [from.animate({ opacity: ["1", "0"] }, options), to.animate({ opacity: ["0", "1"] }, options)];
}

/**
 * Fades from an old look of a box to the one it has, while tracks lead its size.
 * @param {HTMLElement} element @param {Look} before @param {Transition} transition
 * @param {Size} size @param {Track[]} tracks
 */
export function fadeLook(element, before, transition, size, tracks) {
  const options = timing(transition);
  if (!options.duration && !options.delay) return [];
  const isTurning = before["border-radius"] !== element.style.borderRadius;
  if (isTurning) noteCorners(element);
  const running = tracks.filter((track) => (performance.now() - track.start) / 1000 < lengthOf(track));
  const way = running.length > 0 ? framesOf(running, size) : null;
  const sizes = way?.frames.sizes ?? [size];
  const group = addGroup(element);
  const outgoing = makeGhost(group, "0");
  const incoming = makeGhost(group, "0");
  // Corners that change with the size, as those of circles do, are scaled.
  const isScaled = isTurning && way !== null;
  const hasOld = skins.get(element) && !(isScaled && fresh.has(element));
  const pictures = new Set((skins.get(element) ?? []).map((skin) => pictureAround(skin.element, element)));
  if (hasOld) {
    // A fade that runs goes on inside the one that takes over; `moveBefore` keeps its animations.
    for (const picture of pictures) {
      if (picture === group) continue;
      if ("moveBefore" in outgoing) /** @type {any} */ (outgoing).moveBefore(picture, null);
      else outgoing.append(picture);
    }
  } else {
    for (const picture of pictures) {
      // Left alone, what is not in the page any more would keep its main thread awake.
      for (const animation of picture.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
      picture.remove();
    }
    skins.delete(element);
  }
  const known = skins.get(element)?.length ?? 0;
  if (!hasOld && isScaled) addSkin(element, outgoing, before, sizes[0]);
  else if (!hasOld) draw(element, outgoing, before, size, sizes);
  if (isScaled) addSkin(element, incoming, lookOf(element), size);
  else draw(element, incoming, lookOf(element), size, sizes);
  const added = (skins.get(element) ?? []).slice(known);
  const animations = crossFade(outgoing, incoming, options);
  if (way) animations.push(...leadSkins(added, way.frames, size, way.options));
  needUntil(element, animations);
  return animations;
}

/**
 * The picture right inside an element that another is part of.
 * @param {HTMLElement} part @param {HTMLElement} element
 */
function pictureAround(part, element) {
  let picture = part;
  while (picture.parentElement && picture.parentElement !== element) picture = picture.parentElement;
  return picture;
}
