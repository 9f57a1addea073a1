// @ts-check
/**
 * Pictures of what was: ghosts of contents, and of whole nodes. They stand behind a node's children, so that
 * patches never count them.
 */

import { timing } from "./timing.js";

/** @typedef {import("./timing.js").Transition} Transition */

const GHOST = "ghost";
export const BEHIND = "-2147483648";

/**
 * Whether an element is a picture of what was.
 * @param {Element} element
 */
export const isGhost = (element) => element.classList.contains(GHOST);

/** @param {HTMLElement} parent @param {string} layer */
export function makeGhost(parent, layer) {
  const ghost = document.createElement("div");
  ghost.className = GHOST;
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.zIndex = layer;
  parent.append(ghost);
  return ghost;
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
  const copies = shown.filter((child) => !child.matches("iframe")).map((child) => (
    /** @type {Element} */ (child.cloneNode(true))
  ));
  // What a frame shows is not loaded once more for a picture of it.
  for (const copy of copies) for (const frame of copy.querySelectorAll("iframe")) frame.remove();
  ghost.append(...copies);
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
