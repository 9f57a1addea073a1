// @ts-check
/**
 * Pictures of what was: skins that are scaled and faded in place of a box's own look, and ghosts
 * of contents. They stand behind a node's children, so that patches never count them.
 */

import { cutContents, leadContents as leadInside, ratio, whenOver } from "./contents.js";
import { easing, lengthOf, sumAt, timing } from "./timing.js";

/** @typedef {import("./timing.js").Transition} Transition */
/** @typedef {import("./timing.js").Track} Track */
/** @typedef {{ width: number, height: number }} Size */

const GHOST = "ghost";
const SKINNED = "data-skinned";
const LOOK = ["background-color", "border-radius", "box-shadow", "--line"];
const BEHIND = "-2147483648";

/** The skins of an element, with the sizes that they are drawn in. @type {WeakMap<Element, { element: HTMLElement, size: Size }[]>} */
const skins = new WeakMap();
/** How many animations need the skins of an element. @type {WeakMap<Element, number>} */
const needs = new WeakMap();

/** What holds the skins of an element while one fades into another. @type {WeakMap<Element, HTMLElement[]>} */
const fades = new WeakMap();

/** Whether an element is a picture of what was. @param {Element} element */
export const isGhost = (element) => element.classList.contains(GHOST);

/** @param {HTMLElement} parent @param {string} layer */
function makeGhost(parent, layer) {
  const ghost = document.createElement("div");
  ghost.className = GHOST;
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.zIndex = layer;
  parent.append(ghost);
  return ghost;
}

/** @param {HTMLElement} element @param {Record<string, string>} look @param {Size} size */
function addSkin(element, look, size) {
  const skin = makeGhost(element, BEHIND);
  for (const [name, value] of Object.entries(look)) skin.style.setProperty(name, value);
  if (look["--line"]) skin.setAttribute("data-border", "");
  skin.style.width = `${size.width}px`;
  skin.style.height = `${size.height}px`;
  skins.set(element, [...(skins.get(element) ?? []), { element: skin, size }]);
  element.setAttribute(SKINNED, "");
  return skin;
}

/** @param {HTMLElement} element */
function lookOf({ style }) {
  return Object.fromEntries(LOOK.map((name) => [name, style.getPropertyValue(name)]));
}

/** Keeps the skins of an element until animations are over. @param {HTMLElement} element @param {Animation[]} animations */
function needUntil(element, animations) {
  if (animations.length === 0) return;
  needs.set(element, (needs.get(element) ?? 0) + 1);
  Promise.all(animations.map(whenOver)).then(() => {
    const left = (needs.get(element) ?? 1) - 1;
    needs.set(element, left);
    if (left > 0) return;
    for (const { element: skin } of skins.get(element) ?? []) skin.remove();
    for (const group of fades.get(element) ?? []) group.remove();
    skins.delete(element);
    fades.delete(element);
    element.removeAttribute(SKINNED);
  });
}

/**
 * Leads the size of a box: its look by skins, its clip by a path, its own content by moves.
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
      const skin = addSkin(element, look, size);
      const [first] = frames.sizes;
      // Corners, lines and shadows are right at both ends: a skin of either size, one fading into the other.
      if ((look["border-radius"] || look["box-shadow"] || look["--line"]) && first.width > 0 && first.height > 0) {
        animations.push(...crossFade(addSkin(element, look, first), skin, options));
      }
    }
    animations.push(...scaleSkins(skins.get(element) ?? [], frames, options));
  }
  needUntil(element, animations);
  if (element.style.overflow === "clip") animations.push(...cutContents(element, frames, size, options));
  animations.push(followContents(element, frames, size, options));
  return animations;
}

/**
 * Leads what a box holds as soon as the patch is there: its rest may bring new content.
 * @param {HTMLElement} element @param {any} frames @param {Size} size @param {KeyframeAnimationOptions} options
 * @returns {Animation} what stands for all of them
 */
function followContents(element, frames, size, options) {
  let isCancelled = false;
  /** @type {Animation[]} */
  let animations = [];
  const finished = Promise.resolve().then(() => {
    if (!isCancelled) animations = leadInside(element, frames, size, options);
    return Promise.all(animations.map(whenOver));
  });
  const cancel = () => {
    isCancelled = true;
    for (const animation of animations) animation.cancel();
  };
  return /** @type {any} */ ({ finished, cancel, effect: { getTiming: () => options } });
}

/** @param {{ element: HTMLElement, size: Size }[]} list @param {any} frames @param {KeyframeAnimationOptions} options */
function scaleSkins(list, { sizes, offset, easing: paces }, options) {
  return list.map(({ element: skin, size }) => {
    const scale = sizes.map((/** @type {Size} */ { width, height }) => {
      return `${ratio(width, size.width)} ${ratio(height, size.height)}`;
    });
    return skin.animate({ scale, offset, easing: paces }, options);
  });
}

/**
 * The sizes that tracks lead through: those of one as they are, those of several in steps.
 * @param {Track[]} tracks @param {Size} size
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
  const finite = tracks.map((track) => lengthOf(track) - (now - track.start) / 1000).filter(Number.isFinite);
  const length = Math.max(...finite, 1 / 60);
  const count = Math.min(Math.max(Math.round(length * 60), 2), 600);
  const offset = Array.from({ length: count + 1 }, (_, index) => index / count);
  const sizes = offset.map((time) => sized(sumAt(tracks, now + time * length * 1000, 2)));
  return { frames: { sizes, offset, easing: "linear" }, options: { ...timing([length, 0, 0]), fill } };
}

/** One picture becomes the other; the sum of both is as light as they are. @param {HTMLElement} from @param {HTMLElement} to @param {KeyframeAnimationOptions} options */
function crossFade(from, to, options) {
  to.style.mixBlendMode = "plus-lighter";
  return [from.animate({ opacity: ["1", "0"] }, options), to.animate({ opacity: ["0", "1"] }, options)];
}

/**
 * Fades from an old look of a box to the one it has, while tracks lead its size.
 * @param {HTMLElement} element @param {Record<string, string>} before @param {Transition} transition
 * @param {Size} size @param {Track[]} tracks
 */
export function fadeLook(element, before, transition, size, tracks) {
  const options = timing(transition);
  if (!options.duration && !options.delay) return [];
  const isNew = !skins.get(element);
  if (isNew) addSkin(element, before, size);
  const list = skins.get(element) ?? [];
  const added = list.slice(isNew ? 0 : list.length);
  const group = makeGhost(element, BEHIND);
  group.style.isolation = "isolate";
  const outgoing = makeGhost(group, "0");
  // A fade that runs goes on inside the one that takes over; `moveBefore` keeps its animations.
  for (const { element: skin } of list) {
    if ("moveBefore" in outgoing) /** @type {any} */ (outgoing).moveBefore(skin, null);
    else outgoing.append(skin);
  }
  const skin = addSkin(element, lookOf(element), size);
  if ("moveBefore" in group) /** @type {any} */ (group).moveBefore(skin, null);
  else group.append(skin);
  added.push({ element: skin, size });
  const running = tracks.filter((track) => (performance.now() - track.start) / 1000 < lengthOf(track));
  const animations = crossFade(outgoing, skin, options);
  if (running.length > 0) {
    const { frames, options: sizing } = framesOf(running, size);
    animations.push(...scaleSkins(added, frames, sizing));
  }
  const groups = fades.get(element) ?? [];
  fades.set(element, [...groups, group]);
  needUntil(element, animations);
  return animations;
}

/**
 * Keeps the old contents of a node until the new ones are there.
 * @param {HTMLElement} element @param {Element[]} old
 */
export function leadContents(element, old) {
  const copies = old.map((content) => content.cloneNode(true));
  /** @param {Transition} transition @param {Element[]} current */
  return (transition, current) => {
    const options = timing(transition);
    if (!options.duration && !options.delay) return [];
    const ghost = makeGhost(element, "-2147483647");
    ghost.append(...copies);
    const fade = ghost.animate({ opacity: ["1", "0"] }, options);
    fade.finished.finally(() => ghost.remove()).catch(() => {});
    return [fade, ...current.map((content) => content.animate({ opacity: ["0", "1"] }, options))];
  };
}

const FLIPS = [null, "rotateY(180deg)", "rotateY(-180deg)", "rotateX(-180deg)", "rotateX(180deg)"];

/**
 * Leads from the picture of an element up to now to the one it will have.
 * @param {HTMLElement} element @param {number} kind @param {Transition} transition
 * @param {(channel: string, animations: Animation[]) => void} keep
 */
export function showOver(element, kind, transition, keep) {
  const options = timing(transition);
  const ghost = makeGhost(element, kind >= 5 && kind < 9 ? BEHIND : "2147483646");
  const layer = ghost.style.zIndex;
  ghost.style.cssText = element.style.cssText;
  for (const name of ["left", "top", "transform", "opacity", "translate"]) ghost.style.removeProperty(name);
  ghost.style.zIndex = layer;
  if (element.hasAttribute("data-border")) ghost.setAttribute("data-border", "");
  const shown = [...element.children].filter((child) => !isGhost(child));
  const scrolling = shown.flatMap((child) => {
    return [...(child.matches(".s") ? [child] : []), ...child.querySelectorAll(".s")];
  });
  ghost.append(...shown.map((child) => child.cloneNode(true)));
  const places = ghost.querySelectorAll(".s");
  scrolling.forEach(({ scrollLeft: left, scrollTop: top }, index) => {
    places[index].scrollTo({ left, top, behavior: "instant" });
  });
  for (const copy of ghost.querySelectorAll("[id]")) {
    // The page's rules for nodes go by their having a name, which a copy must not share.
    copy.id = `g${copy.id}`;
    copy.removeAttribute("data-identifier");
  }
  const { width, height } = element.getBoundingClientRect();
  const animations = kind < 5
    ? turn(element, ghost, kind, options)
    : slide(element, ghost, kind - 5, [width, height], options);
  keep("appearance", animations);
  // Where nothing stands behind the picture, the new one shows as much as the old one goes.
  if (kind === 0 && !element.style.backgroundColor) queueMicrotask(() => {
    const current = [...element.children].filter((child) => !isGhost(child));
    keep("appearance", current.map((child) => child.animate([{ opacity: 0, offset: 0 }], options)));
  });
  animations[0].finished.finally(() => ghost.remove()).catch(() => {});
}

/** @param {HTMLElement} element @param {HTMLElement} ghost @param {number} kind @param {KeyframeAnimationOptions} options */
function turn(element, ghost, kind, options) {
  const flip = FLIPS[kind];
  if (!flip) return [ghost.animate({ opacity: ["1", "0"] }, options)];
  const half = flip.replace("180", "90");
  const back = flip.replace(/-?180/, (angle) => String(-Number(angle) / 2));
  const depth = "perspective(1000px)";
  const own = element.style.transform ? `${element.style.transform} ` : "";
  const none = flip.replace(/-?180/, "0");
  return [
    ghost.animate({ opacity: ["1", "1", "0", "0"], offset: [0, 0.5, 0.5, 1] }, options),
    element.animate({
      transform: [none, half, back, none].map((angle) => `${own}${depth} ${angle}`), offset: [0, 0.5, 0.5, 1],
    }, options),
  ];
}

/** @param {HTMLElement} element @param {HTMLElement} ghost @param {number} kind @param {number[]} size @param {KeyframeAnimationOptions} options */
function slide(element, ghost, kind, [width, height], options) {
  const [x, y] = [[-width, 0], [width, 0], [0, -height], [0, height]][kind % 4];
  const [here, there, back] = ["0px 0px", `${x}px ${y}px`, `${-x}px ${-y}px`];
  if (kind >= 8) return [ghost.animate({ translate: [here, back] }, options)];
  const stay = kind >= 4 ? back : here;
  return [
    ghost.animate({ translate: [back, stay] }, options),
    element.animate({ translate: [there, here] }, options),
  ];
}
