// @ts-check
/**
 * Pulls content down at its upper end, in browsers that do not do so by themselves.
 *
 * The server hears of it as of scrolling beyond the edge, and makes room for what it shows there.
 */

/** How content resists: the share of a finger's way that it follows at first. */
const SHARE = 0.55;
/** Wheels are at rest when nothing came for so long, in milliseconds. */
const REST = 160;
const BACK = "translate 0.3s ease-out";

/** @typedef {(element: HTMLElement, distance: number, isHeld: boolean) => void} Report */
/** @type {{ element: HTMLElement, content: HTMLElement, top: number, way: number, distance: number } | undefined} */
let pull;
let wheelTime = 0;
let timer = 0;
let frame = 0;

/** @param {EventTarget | null} target */
function pulledAround(target) {
  const element = /** @type {Element | null} */ (target)?.closest?.(".s[data-scrolls~=pull]");
  return /** @type {HTMLElement | null} */ (element ?? null);
}

/** @param {EventTarget | null} target what the finger or the wheel is over */
function begin(target) {
  const element = pulledAround(target);
  // Content that springs in this browser is beyond its edge then.
  if (!element || element.scrollTop > 0) return;
  const content = /** @type {HTMLElement} */ (element.children[0]);
  pull = { element, content, top: content.offsetTop, way: 0, distance: 0 };
}

/** @param {number} way how far the finger went down @param {Report} report */
function move(way, report) {
  if (!pull) return;
  const { element, content } = pull;
  if (element.scrollTop !== 0 || (way < 0 && pull.distance === 0)) return void (pull = undefined);
  pull.way = Math.max(0, way);
  const height = element.clientHeight || 1;
  pull.distance = (1 - 1 / ((pull.way * SHARE) / height + 1)) * height;
  show(content);
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    if (pull) report(element, shown(), true);
  });
}

/** What is left to move where the server made room meanwhile. */
const shown = () => (pull ? Math.max(0, pull.distance - (pull.content.offsetTop - pull.top)) : 0);

/** @param {HTMLElement} content */
function show(content) {
  content.style.setProperty("transition", "none");
  content.style.setProperty("translate", `0 ${shown()}px`);
}

/** @param {Report} report */
function end(report) {
  if (!pull) return;
  const { element, content, distance } = pull;
  pull = undefined;
  if (distance === 0) return;
  content.style.setProperty("transition", BACK);
  content.style.setProperty("translate", "none");
  cancelAnimationFrame(frame);
  frame = 0;
  report(element, 0, false);
}

/**
 * Follows fingers and wheels.
 * @param {Report} report
 */
export function followPulls(report) {
  const options = { capture: true, passive: true };
  let start = 0;
  addEventListener("touchstart", ({ target, touches }) => {
    pull = undefined;
    start = touches[0].clientY;
    if (touches.length === 1) begin(target);
  }, options);
  addEventListener("touchmove", ({ touches }) => move(touches[0].clientY - start, report), options);
  for (const name of ["touchend", "touchcancel"]) addEventListener(name, () => end(report), options);
  addEventListener("wheel", ({ target, deltaY, deltaMode }) => {
    const now = performance.now();
    // A wheel that brought the content to its end does not pull.
    if (now - wheelTime > REST && deltaY < 0) begin(target);
    wheelTime = now;
    if (pull) move(pull.way - deltaY * (deltaMode ? 16 : 1), report);
    clearTimeout(timer);
    timer = setTimeout(() => end(report), REST);
  }, options);
}
