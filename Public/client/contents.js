// @ts-check
/**
 * What is inside a box while the box changes its size: cut at the edges that are on their way, and
 * in its place there. All of it by moves and scales, which the compositor makes alone.
 */

import { isGhost } from "./appearance.js";
import { holderOf } from "./protocol.js";

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ sizes: Size[], offset: number[], easing: string | string[] }} Frames */

const CLIPPED = "data-clipped";
const NOWHERE = "0px 0px";
/** Whether a box stands at the edge on the right and at the lower one, for each of them and what they hold. */
export const ROUND = [[0, 0], [1, 0], [0, 1], [1, 1], [0, 0]];
const PLAIN = [[0, 0], [1, 1], [0, 0]];
/** How many parts a way is made of where something does not change evenly. */
const PARTS = 32;

/**
 * The boxes that cut what an element holds, and how many animations need them.
 * @type {WeakMap<Element, { boxes: HTMLElement[], needs: number }>}
 */
const cuts = new WeakMap();
/**
 * Elements whose corners change with their size.
 * @type {WeakSet<Element>}
 */
const turning = new WeakSet();

/**
 * The corners of an element change in the patch that is applied.
 * @param {Element} element
 */
export function noteCorners(element) {
  turning.add(element);
  setTimeout(() => turning.delete(element));
}

/**
 * Puts boxes into an element, each in the one before, which cut what the last one holds.
 *
 * They are larger than the element ever gets. One stays with the corner at the upper left, one moves with the one at the lower
 * right, and where corners are round there is one for each: what all of them show is what a box of that size shows.
 * The last one moves back by as much.
 * @param {HTMLElement} element @param {number[][]} places
 */
export function makeBoxes(element, places) {
  const boxes = places.map(() => document.createElement("div"));
  /** @type {HTMLElement} */
  let parent = element;
  boxes.forEach((box, index) => {
    box.style.cssText = "position: absolute; left: 0px; top: 0px; right: 0px; bottom: 0px;";
    if (index < boxes.length - 1) box.style.cssText += "overflow: clip; border-radius: inherit;";
    parent.append(box);
    parent = box;
  });
  return boxes;
}

/**
 * Leads boxes through sizes.
 * @param {HTMLElement[]} boxes @param {Frames} frames @param {Size} size the last size @param {KeyframeAnimationOptions} options
 * @returns {Animation[]}
 */
export function moveBoxes(boxes, { sizes, offset, easing }, size, options) {
  const ways = sizes.map(({ width, height }) => [width - size.width, height - size.height]);
  // A spring may go as far beyond the end of its way as it began before it.
  const [right, down] = [0, 1].map((axis) => {
    const values = ways.map((way) => way[axis]);
    const most = Math.max(0, ...values);
    return most + most - Math.min(0, ...values);
  });
  const [outer] = boxes;
  const inner = boxes[boxes.length - 1];
  outer.style.setProperty("right", `${-right}px`);
  outer.style.setProperty("bottom", `${-down}px`);
  inner.style.setProperty("right", `${right}px`);
  inner.style.setProperty("bottom", `${down}px`);
  const places = boxes.length === ROUND.length ? ROUND : PLAIN;
  return boxes.flatMap((box, index) => {
    const [x, y] = places[index].map((place, axis) => place - (places[index - 1]?.[axis] ?? 0));
    const translate = ways.map((way) => `${x * (way[0] - right) || 0}px ${y * (way[1] - down) || 0}px`);
    return translate.every((place) => place === NOWHERE) ? [] : [box.animate({ translate, offset, easing }, options)];
  });
}

/**
 * Whether corners, of a radius as CSS writes it, have room in all sizes.
 * @param {string} radius @param {Size[]} sizes
 */
export function hasRoom(radius, sizes) {
  const most = Math.max(...radius.split(" ").map((length) => Number.parseFloat(length) || 0));
  return sizes.every(({ width, height }) => 2 * most <= Math.min(width, height) + 0.5);
}

/**
 * Cuts what an element holds at the edges of a box that changes its size.
 * @param {HTMLElement} element @param {Frames} frames @param {Size} size the last size @param {KeyframeAnimationOptions} options
 * @returns {Animation[]}
 */
function cutContents(element, frames, size, options) {
  const cut = cuts.get(element) ?? wrap(element, frames.sizes);
  if (!cut) return [];
  const { boxes } = cut;
  element.setAttribute(CLIPPED, "");
  const animations = boxes.length > 2 ? moveBoxes(boxes, frames, size, options) : scaleBoxes(boxes, frames, size, options);
  widenScroller(boxes[boxes.length - 1], frames.sizes, size);
  cut.needs += 1;
  Promise.all(animations.map(whenOver)).then(() => {
    cut.needs -= 1;
    if (!cut.needs) unwrap(element, boxes);
  });
  return animations;
}

/**
 * Shows what a scroller holds beyond its last size, in directions in which it never scrolls.
 * @param {Element} inner @param {Size[]} sizes @param {Size} size
 */
function widenScroller(inner, sizes, size) {
  const [scroller] = /** @type {any} */ (inner.children);
  if (scroller?.className !== "s") return;
  const words = (scroller.getAttribute("data-scrolls") ?? "").split(" ");
  const { style } = scroller;
  if (!words.includes("x")) style.right = `${size.width - Math.max(...sizes.map(({ width }) => width), size.width)}px`;
  if (!words.includes("y")) style.bottom = `${size.height - Math.max(...sizes.map(({ height }) => height), size.height)}px`;
}

/**
 * The outer box shrinks with its corners, as circles do, and the inner one grows by as much.
 * @param {HTMLElement[]} boxes @param {Frames} frames @param {Size} size @param {KeyframeAnimationOptions} options
 */
function scaleBoxes(boxes, frames, size, options) {
  const { sizes, offset, easing } = divide(frames);
  return boxes.map((box, index) => {
    const scale = sizes.map(({ width, height }) => {
      return [ratio(width, size.width), ratio(height, size.height)]
        .map((value) => Math.max(value, 1e-3) ** (index ? -1 : 1)).join(" ");
    });
    box.style.transformOrigin = "0px 0px";
    return box.animate({ scale, offset, easing }, options);
  });
}

/**
 * Resolves when an animation has no effect any more.
 * @param {Animation} animation
 */
export function whenOver(animation) {
  if (animation.effect?.getTiming().fill === "backwards") return animation.finished.catch(() => {});
  return new Promise((resolve) => animation.addEventListener("cancel", resolve));
}

/**
 * Puts boxes around what an element holds.
 * @param {HTMLElement} element @param {Size[]} sizes
 */
function wrap(element, sizes) {
  // Without `moveBefore`, who moves the field that has the focus takes it away.
  if (!("moveBefore" in element) && element.contains(document.activeElement) || wouldReload(element)) return null;
  const contents = [...element.children].filter((child) => !isGhost(child));
  const radius = element.style.borderRadius;
  const places = hasRoom(radius, sizes) && !turning.has(element) ? ROUND : ROUND.slice(0, 2);
  const boxes = makeBoxes(element, radius ? places : PLAIN);
  const inner = boxes[boxes.length - 1];
  moveContents(contents, inner, null);
  /** @type {any} */ (element).inner = inner;
  const cut = { boxes, needs: 0 };
  cuts.set(element, cut);
  return cut;
}

/**
 * Whether pages of the web that an element holds begin anew where they are moved: without `moveBefore`.
 * @param {Element} element
 */
const wouldReload = (element) => !("moveBefore" in element) && Boolean(element.querySelector("iframe"));

/** @param {HTMLElement} element @param {HTMLElement[]} boxes */
function unwrap(element, boxes) {
  const contents = [...boxes[boxes.length - 1].children];
  for (const name of ["right", "bottom"]) {
    if (contents[0]?.className === "s") /** @type {HTMLElement} */ (contents[0]).style.removeProperty(name);
  }
  element.removeAttribute(CLIPPED);
  // A page that came meanwhile keeps the boxes, as large as the element then.
  if (wouldReload(element)) return;
  cuts.delete(element);
  delete (/** @type {any} */ (element).inner);
  // Pictures of what was stay behind the nodes.
  moveContents(contents, element, element.firstChild);
  boxes[0].remove();
}

/**
 * Moves elements to another parent; what scrolled in them stays where it is.
 * @param {Element[]} contents @param {any} parent @param {ChildNode | null} place
 */
function moveContents(contents, parent, place) {
  const scrolled = contents.flatMap((content) => [...(content.matches(".s") ? [content] : []), ...content.querySelectorAll(".s")])
    .map((scroller) => /** @type {const} */ ([scroller, scroller.scrollLeft, scroller.scrollTop]));
  for (const content of contents) {
    if ("moveBefore" in parent) parent.moveBefore(content, place);
    else parent.insertBefore(content, place);
  }
  for (const [scroller, left, top] of scrolled) {
    if (scroller.scrollLeft === left && scroller.scrollTop === top) continue;
    scroller.scrollTo({ left, top, behavior: "instant" });
  }
}

/**
 * Leads what a box holds as soon as the patch is there: its rest may bring new content.
 * @param {HTMLElement} element @param {Frames} frames @param {Size} size @param {KeyframeAnimationOptions} options
 * @returns {Animation} what stands for all of them
 */
export function followContents(element, frames, size, options) {
  let isCancelled = false;
  /** @type {Animation[]} */
  let animations = [];
  /** @type {any} */
  const whole = {
    startTime: null,
    get currentTime() { return animations[0]?.currentTime ?? null; },
    get playState() { return animations[0]?.playState ?? "idle"; },
    effect: { getTiming: () => options },
    cancel: () => {
      isCancelled = true;
      for (const animation of animations) animation.cancel();
    },
  };
  whole.finished = Promise.resolve().then(() => {
    if (isCancelled) return [];
    animations = leadContents(element, frames, size, options);
    if (element.style.overflow === "clip") animations.push(...cutContents(element, frames, size, options));
    for (const animation of animations) if (whole.startTime !== null) animation.startTime = whole.startTime;
    return Promise.all(animations.map(whenOver));
  });
  return whole;
}

/**
 * Keeps what draws a node's content in its place in a box that changes size: text, and pictures as large as there.
 * @param {HTMLElement} element @param {Frames} frames @param {Size} size @param {KeyframeAnimationOptions} options
 */
function leadContents(element, frames, size, options) {
  /** @type {Animation[]} */
  const animations = [];
  const holder = holderOf(element);
  // What scrolls fills the box and keeps its content in place.
  if (holder.className === "c") return animations;
  for (const child of /** @type {Iterable<HTMLElement>} */ (holder.children)) {
    if (child.id || isGhost(child)) break;
    const keyframes = child.classList.contains("i")
      ? pictureFrames(child, element, frames, size)
      : textFrames(child, element, frames, size);
    const isSeen = "scale" in keyframes || keyframes.translate.some((place) => place !== NOWHERE);
    if (isSeen) animations.push(child.animate(keyframes, options));
  }
  return animations;
}

/** @param {HTMLElement} child @param {HTMLElement} element @param {Frames} frames @param {Size} size */
function textFrames(child, element, { sizes, offset, easing }, size) {
  const across = { center: 0.5, right: 1 }[child.style.textAlign || element.style.textAlign] ?? 0;
  const down = ["TEXTAREA", "IFRAME"].includes(child.tagName) ? 0 : 0.5;
  const translate = sizes.map(({ width, height }) => {
    return `${(width - size.width) * across}px ${(height - size.height) * down}px`;
  });
  return { translate, offset, easing };
}

/** @param {HTMLElement} child @param {HTMLElement} element @param {Frames} frames @param {Size} size */
function pictureFrames(child, element, frames, size) {
  const { style } = child;
  const { sizes, offset, easing } = isEven(child, element) ? frames : divide(frames);
  const [across, down] = [style.left, style.top].map((place) => (place.endsWith("%") ? Number.parseFloat(place) / 100 : 0));
  const isPlaced = Boolean(style.width);
  // Pictures of the size of the box stand around its middle.
  const shares = isPlaced ? [across, down] : [0.5, 0.5];
  const own = [0, 0];
  if (style.translate) {
    const { width, height } = getComputedStyle(child);
    [own[0], own[1]] = [-across * Number.parseFloat(width), -down * Number.parseFloat(height)];
  }
  const flip = style.scale ? -1 : 1;
  const fit = fitOf(child, element, size);
  return {
    translate: sizes.map(({ width, height }) => {
      return `${own[0] + (width - size.width) * shares[0]}px ${own[1] + (height - size.height) * shares[1]}px`;
    }),
    ...fit && { scale: sizes.map((now) => fit(now).map((scale, axis) => (axis ? scale : scale * flip)).join(" ")) },
    offset, easing,
  };
}

/**
 * Whether a picture grows as its box does.
 * @param {HTMLElement} child @param {HTMLElement} element
 */
const isEven = ({ style }, element) => !style.objectFit && !element.style.containerType && !isContained(style);

/** @param {CSSStyleDeclaration} style */
const isContained = (style) => style.getPropertyValue("-webkit-mask").includes("contain");

/**
 * Returns how much larger a picture is in a box of another size, where it is.
 * @param {HTMLElement} child @param {HTMLElement} element @param {Size} size
 * @returns {((now: Size) => number[]) | undefined}
 */
function fitOf(child, element, size) {
  const { style } = child;
  const { naturalWidth = 0, naturalHeight = 0 } = /** @type {HTMLImageElement} */ (child);
  // Where nobody knows its own shape, it has that of the box.
  const [width, height] = naturalWidth && naturalHeight ? [naturalWidth, naturalHeight] : [size.width, size.height];
  /** @param {(...values: number[]) => number} choose */
  const even = (choose) => (/** @type {Size} */ now) => {
    const scale = ratio(choose(now.width / width, now.height / height), choose(size.width / width, size.height / height));
    return [scale, scale];
  };
  if (element.style.containerType) return even(Math.max);
  if (style.objectFit || isContained(style)) return even(Math.min);
  if (style.width) return undefined;
  return (now) => [ratio(now.width, size.width), ratio(now.height, size.height)];
}

/** @param {Frames} frames @returns {Frames} */
function divide({ sizes, offset, easing }) {
  if (Array.isArray(easing) || sizes.length > PARTS / 4) return { sizes, offset, easing };
  const ways = sizes.slice(1).flatMap((to, index) => {
    const from = sizes[index];
    return Array.from({ length: PARTS }, (_, step) => {
      const [part, left] = [(step + 1) / PARTS, (PARTS - step - 1) / PARTS];
      return {
        width: from.width * left + to.width * part, height: from.height * left + to.height * part,
        offset: offset[index] * left + offset[index + 1] * part,
      };
    });
  });
  return { sizes: [sizes[0], ...ways], offset: [offset[0], ...ways.map((way) => way.offset)], easing };
}

/** @param {number} part @param {number} whole */
export const ratio = (part, whole) => (whole > 0 ? Math.max(part, 0) / whole : 0);
