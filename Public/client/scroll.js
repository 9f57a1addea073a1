// @ts-check
/**
 * Native scrolling: tells the server where content is, and takes it where the server says.
 *
 * The server numbers the offsets that it sets; each report says which one the page knew. What the
 * person did is remembered by node, so that elements made anew show the same place.
 */

import { Input, load, Names, nodeAround } from "./protocol.js";

/** The phases of a report. */
const Phase = { DRAGGING: 0, DECELERATING: 1, ENDED: 2 };

/** Browsers without the event `scrollend` are at rest when nothing moved for so long. */
const REST_TIME = 150;
const BAR_TIME = 900;
const BAR_MARGIN = 3;
const SHORTEST_BAR = 36;
const MOST_PLACES = 1_000;

/**
 * A scroller.
 * @typedef {object} Scroller
 * @property {number} node
 * @property {number} number of the last offset of the server's
 * @property {boolean} isLed whether the page moves it because the server said so
 * @property {(() => void)} [way] the next step of a way that takes the server's time
 * @property {boolean} isMoving whether a person's movement was reported that has not ended
 * @property {boolean} isChanged whether it moved since the last report
 * @property {(number | undefined)[]} [lock] the offsets that stay while the person moves the content
 * @property {number} rest
 * @property {number} hiding
 * @property {HTMLElement[]} bars
 * @property {number[]} ends how far bars keep from the upper, lower, left and right end
 * @property {string} [flash] the last time that the app had the bars shown
 * @property {string} [shownFlash] the time that was followed last
 */

/** @type {Map<HTMLElement, Scroller>} */
const scrollers = new Map();
/**
 * Where the content of nodes was last, and the offset of the server's that was known.
 * @type {Map<number, number[]>}
 */
const places = new Map();
/** @type {(kind: string, ...values: any[]) => number} */
let send;
let frame = 0;
/** So many reports may be without answer: what a slow server hears next is where content is by then. */
const MOST_UNANSWERED = 8;
/** @type {number[]} the numbers of the reports without answer */
let unanswered = [];
/** Whether the next answer brings the next report. */
let isLate = false;
/** Whether pulls are followed, as they are once something can be pulled. */
let isFollowingPulls = false;
/** @type {typeof import("./rows.js") | undefined} what leads the keyboard in lists, once there is one */
let rows;
/** Whether a finger is on the screen. */
let isTouched = false;

/**
 * Takes scrollers to the offsets that they have not been to.
 * @param {Iterable<Element>} elements
 * @param {typeof send} forward
 */
export function setOffsets(elements, forward) {
  if (!send) listen();
  send = forward;
  for (const element of scrollers.keys()) {
    if (!element.isConnected) scrollers.delete(element);
  }
  for (const element of elements) {
    // Pictures of what was are no nodes.
    if (!element.closest(".ghost")) setOffset(/** @type {HTMLElement} */ (element));
  }
  // Rows are in sight where their content now stands.
  rows?.followRows();
}

/** @param {HTMLElement} element */
function setOffset(element) {
  const [place0, place1, count, way] = (element.getAttribute(Names.OFFSET) ?? "").split(" ");
  const [left, top, number] = [Number(place0), Number(place1), Number(count)];
  const known = scrollers.get(element);
  if (!known && nodeAround(element)?.getAttribute("role") === "list") leadRows();
  const node = Number(nodeAround(element)?.id.slice(Names.NODE.length));
  const scroller = known ?? {
    node, number: -1, isLed: false, isMoving: false, isChanged: false, rest: 0, hiding: 0, bars: [],
    ends: [0, 0, 0, 0],
  };
  scrollers.set(element, scroller);
  if (!known) keepPinches(element);
  layPages(element);
  padFocus(element);
  if ((element.getAttribute("data-scrolls") ?? "").includes("pull")) followPulls();
  const place = places.get(node);
  if (place?.[2] === number) {
    // An element that left the page for a moment has lost its place.
    if (!scroller.isMoving) lead(element, scroller, place[0], place[1]);
  } else if (!known && wasScrolled(element)) {
    // Who scrolls before this module has come stays there, and the server hears of it.
    scroller.number = number;
    tell(element, scroller, Phase.ENDED);
  } else if (scroller.number !== number) {
    scroller.number = number;
    lead(element, scroller, left, top, known && way);
    note(node, way?.startsWith("by") ? [element.scrollLeft, element.scrollTop, number] : [left, top, number]);
  }
  scroller.number = number;
  layBars(element, scroller);
  if (scroller.flash !== scroller.shownFlash) showBars(element, scroller);
  scroller.shownFlash = scroller.flash;
}

/**
 * Remembers where a node's content is, among the last ones.
 * @param {number} node @param {number[]} place
 */
function note(node, place) {
  places.delete(node);
  places.set(node, place);
  if (places.size > MOST_PLACES) places.delete(places.keys().next().value);
}

function followPulls() {
  if (isFollowingPulls) return;
  load("pull").then((module) => {
    if (!isFollowingPulls) module.followPulls(tellPull);
    isFollowingPulls = true;
  }, console.error);
}

function leadRows() {
  load("rows").then((module) => {
    rows = module;
  }, console.error);
}

/**
 * Tells whether a person moved what no one else moves.
 * @param {HTMLElement} element
 */
function wasScrolled(element) {
  if (!element.scrollLeft && !element.scrollTop) return false;
  // What snaps has been moved by the browser.
  return !getComputedStyle(element).scrollSnapType?.includes("mandatory");
}

/**
 * Two fingers zoom where the app does: the browser is not to scroll with them meanwhile.
 * @param {HTMLElement} element
 */
function keepPinches(element) {
  const node = nodeAround(element);
  const action = node && getComputedStyle(node).touchAction;
  if (!action || action === "auto" || action.includes("pinch-zoom")) return;
  element.addEventListener("touchmove", (event) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  }, { passive: false });
  load("pinch").then(({ followPinches }) => followPinches(element, send), console.error);
}

/** @param {HTMLElement} element @param {Scroller} scroller @param {number} left @param {number} top @param {string} [way] */
function lead(element, scroller, left, top, way) {
  /** @param {number} x @param {number} y */
  const distance = (x, y) => Math.abs(x - left) + Math.abs(y - top);
  scroller.way = undefined;
  if (way?.startsWith("by")) {
    // Content moved under what is seen. Where the person has gone on since, they go on from there, and the server hears of it.
    const [x, y] = way.slice(2).split(",").map(Number);
    // Where pages come and go, the browser itself has moved content: to a page that is left, if nobody
    // holds it, and off an end that is nearer now.
    const before = element.dataset.pages ? places.get(scroller.node) : undefined;
    const isHeld = scroller.isMoving || scroller.isChanged || isTouched;
    /** @param {number} now @param {number} most @param {number} [was] */
    const place = (now, most, was) => (was !== undefined && (!isHeld || was > most) ? was : now);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const newLeft = place(element.scrollLeft, scrollWidth - clientWidth, before?.[0]) + x;
    const newTop = place(element.scrollTop, scrollHeight - clientHeight, before?.[1]) + y;
    scroller.isLed = distance(newLeft, newTop) < 1;
    element.scrollTo({ left: newLeft, top: newTop, behavior: "instant" });
    return;
  }
  if (distance(element.scrollLeft, element.scrollTop) < 0.5) return;
  scroller.isLed = true;
  const isSmooth = way && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isSmooth && way.startsWith("[")) goAlong(element, scroller, left, top, JSON.parse(way));
  else element.scrollTo({ left, top, behavior: isSmooth ? "smooth" : "instant" });
}

/**
 * Goes to a place in a time and along a curve, until another place is said or the person takes over.
 * @param {HTMLElement} element @param {Scroller} scroller @param {number} left @param {number} top
 * @param {import("./timing.js").Transition} transition
 */
function goAlong(element, scroller, left, top, [duration, delay, curve]) {
  const [x, y] = [element.scrollLeft, element.scrollTop];
  const start = performance.now();
  /** @type {typeof import("./timing.js").progress} */
  let progress;
  const step = () => {
    if (scroller.way !== step) return;
    const fraction = Math.max(0, (performance.now() - start) / 1000 - delay) / duration;
    const done = fraction < 1 ? progress(curve, fraction, duration) : 1;
    if (done === 1 && fraction >= 1) scroller.way = undefined;
    else requestAnimationFrame(step);
    element.scrollTo({ left: x + (left - x) * done, top: y + (top - y) * done, behavior: "instant" });
  };
  scroller.way = step;
  // Most pages never need it.
  load("timing").then((module) => {
    progress = module.progress;
    step();
  }, (error) => {
    // It goes there at once.
    duration = 0;
    step();
    console.error(error);
  });
}

/**
 * What the keyboard brings into sight is not to lie under bars, which the insets keep clear of.
 * @param {HTMLElement} element
 */
function padFocus(element) {
  const [content, extent] = /** @type {any} */ (element.children);
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = content;
  const insets = [top, extent.offsetWidth - left - width, extent.offsetHeight - top - height, left];
  const isPaging = element.dataset.pages !== undefined;
  const padding = insets.map((inset) => `${Math.max(0, isPaging ? 0 : inset)}px`).join(" ");
  element.style.setProperty("scroll-padding", padding);
}

// MARK: - Reports

function listen() {
  const options = { capture: true, passive: true };
  addEventListener("scroll", ({ target }) => moved(/** @type {HTMLElement} */ (target)), options);
  addEventListener("scrollend", ({ target }) => ended(/** @type {HTMLElement} */ (target)), options);
  for (const name of ["touchstart", "touchend", "touchcancel"]) {
    addEventListener(name, (event) => {
      isTouched = /** @type {TouchEvent} */ (event).touches.length > 0;
      if (isTouched) takeOver();
    }, options);
  }
  for (const name of ["wheel", "keydown", "pointerdown"]) {
    addEventListener(name, () => {
      takeOver();
      // What is pressed is pressed where it stands now.
      if (name !== "wheel" && (frame || isLate)) report();
    }, options);
  }
}

/** What the person does now counts, even while the page goes where the server said. */
function takeOver() {
  for (const scroller of scrollers.values()) {
    scroller.isLed = false;
    scroller.way = undefined;
  }
}

/** @param {HTMLElement} element */
function moved(element) {
  const scroller = scrollers.get(element);
  if (!scroller) return;
  showBars(element, scroller);
  clearTimeout(scroller.rest);
  if (!("onscrollend" in globalThis)) waitForRest(element, scroller);
  if (scroller.isLed) return;
  if (element.getAttribute("data-scrolls")?.includes("lock")) keepDirection(element, scroller);
  scroller.isChanged = true;
  frame ||= requestAnimationFrame(reportInTurn);
}

/**
 * Content moves in the direction in which the person began to move it, unless that is aslant.
 * @param {HTMLElement} element @param {Scroller} scroller
 */
function keepDirection(element, scroller) {
  if (!scroller.isMoving && !scroller.isChanged) {
    const [left, top] = places.get(scroller.node) ?? [0, 0];
    const [x, y] = [Math.abs(element.scrollLeft - left), Math.abs(element.scrollTop - top)];
    scroller.lock = x > 2 * y ? [undefined, top] : y > 2 * x ? [left] : [];
  }
  const [left, top] = scroller.lock ?? [];
  if (left !== undefined && element.scrollLeft !== left) element.scrollLeft = left;
  if (top !== undefined && element.scrollTop !== top) element.scrollTop = top;
}

/**
 * Content that has not moved for a while rests, unless a finger holds it.
 * @param {HTMLElement} element @param {Scroller} scroller
 */
function waitForRest(element, scroller) {
  scroller.rest = setTimeout(() => {
    if (isTouched) waitForRest(element, scroller);
    else ended(element);
  }, REST_TIME);
}

/** One report for each frame, while the server keeps up with them. */
function reportInTurn() {
  frame = 0;
  isLate = unanswered.length >= MOST_UNANSWERED;
  if (!isLate) report();
}

/** @param {number} input the last one that was handled */
export function settleReports(input) {
  unanswered = unanswered.filter((number) => number > input);
  if (isLate && unanswered.length < MOST_UNANSWERED) frame ||= requestAnimationFrame(reportInTurn);
}

function report() {
  frame = 0;
  isLate = false;
  for (const [element, scroller] of scrollers) {
    if (!scroller.isChanged) continue;
    const isHeld = isTouched || !scroller.isMoving;
    tell(element, scroller, isHeld || !isCoarse() ? Phase.DRAGGING : Phase.DECELERATING);
  }
}

/** Whether fingers move content, which goes on when they let go; wheels end with the content. */
const isCoarse = () => matchMedia("(pointer: coarse)").matches;

/** @param {HTMLElement} element */
function ended(element) {
  const scroller = scrollers.get(element);
  // Each step of a way ends for the browser.
  if (!scroller || scroller.way) return;
  clearTimeout(scroller.rest);
  const { isLed } = scroller;
  scroller.isLed = false;
  if (!scroller.isMoving && !scroller.isChanged) return;
  // Who moved content before it was led away may move it on; where they do not, no event follows.
  if (isLed) waitForRest(element, scroller);
  else tell(element, scroller, Phase.ENDED);
}

/** @param {HTMLElement} element @param {Scroller} scroller @param {number} phase */
function tell(element, scroller, phase) {
  const place = [round(element.scrollLeft), round(element.scrollTop), scroller.number];
  // A movement of one frame has a beginning as well.
  if (phase === Phase.ENDED && !scroller.isMoving) {
    send(Input.SCROLL, scroller.node, place[0], place[1], Phase.DRAGGING, scroller.number);
  }
  scroller.isMoving = phase !== Phase.ENDED;
  scroller.isChanged = false;
  note(scroller.node, place);
  unanswered.push(send(Input.SCROLL, scroller.node, place[0], place[1], phase, scroller.number));
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/**
 * Content pulled beyond its end is told as browsers that do so themselves would.
 * @param {HTMLElement} element @param {number} distance @param {boolean} isHeld
 */
function tellPull(element, distance, isHeld) {
  const scroller = scrollers.get(element);
  if (!scroller) return;
  const phase = isHeld ? Phase.DRAGGING : Phase.ENDED;
  send(Input.SCROLL, scroller.node, round(element.scrollLeft), round(-distance), phase, scroller.number);
}

// MARK: - Pages

/**
 * Puts down what paging snaps to: one point for each page.
 * @param {HTMLElement} element
 */
function layPages(element) {
  const old = [...element.getElementsByClassName("page")].filter((page) => page.parentElement === element);
  const isPaging = (element.getAttribute("data-scrolls") ?? "").includes("pages");
  const { clientWidth: width, clientHeight: height } = element;
  const extent = /** @type {HTMLElement} */ (element.children[1]);
  /** @param {number} whole @param {number} part */
  const count = (whole, part) => (isPaging && part ? Math.max(1, Math.ceil(whole / part - 0.01)) : 0);
  const columns = count(extent.offsetWidth, width);
  const rows = count(extent.offsetHeight, height);
  const layout = [columns, rows, width, height].join();
  if (element.dataset.pages === layout || (!columns && old.length === 0)) return;
  element.dataset.pages = layout;
  for (const page of old) page.remove();
  for (let index = 0; index < Math.min(columns * rows, 10_000); index += 1) {
    const page = document.createElement("div");
    page.className = "page";
    page.style.setProperty("left", `${(index % columns) * width}px`);
    page.style.setProperty("top", `${Math.floor(index / columns) * height}px`);
    element.append(page);
  }
}

// MARK: - Indicators

/** @param {HTMLElement} element @param {Scroller} scroller */
function layBars(element, scroller) {
  const words = (element.getAttribute("data-scrolls") ?? "").split(" ");
  scroller.flash = words.find((word) => /^f\d/.test(word));
  scroller.ends = words.find((word) => /^i-?\d/.test(word))?.slice(1).split(",").map(Number) ?? [0, 0, 0, 0];
  const axes = ["x", "y"].filter((axis) => words.includes(axis === "x" ? "h" : "v"));
  if (scroller.bars.map((bar) => bar.dataset.axis).join() === axes.join()) return;
  for (const bar of scroller.bars) bar.remove();
  scroller.bars = axes.map((axis) => {
    const bar = document.createElement("div");
    bar.className = "bar";
    bar.dataset.axis = axis;
    bar.setAttribute("aria-hidden", "true");
    element.after(bar);
    return bar;
  });
}

/** @param {HTMLElement} element @param {Scroller} scroller */
function showBars(element, scroller) {
  for (const bar of scroller.bars) {
    const isAcross = bar.dataset.axis === "x";
    const length = isAcross ? element.clientWidth : element.clientHeight;
    const whole = isAcross ? element.scrollWidth : element.scrollHeight;
    const [near, far] = scroller.ends.slice(isAcross ? 2 : 0);
    const room = Math.max(0, length - near - far - 2 * BAR_MARGIN);
    const size = Math.min(room, Math.max(SHORTEST_BAR, (room * length) / whole));
    const part = (isAcross ? element.scrollLeft : element.scrollTop) / Math.max(1, whole - length);
    const start = near + BAR_MARGIN + (room - size) * Math.min(1, Math.max(0, part));
    bar.style.setProperty(isAcross ? "width" : "height", `${size}px`);
    bar.style.setProperty("translate", isAcross ? `${start}px` : `0 ${start}px`);
    bar.setAttribute("data-shown", "");
  }
  clearTimeout(scroller.hiding);
  scroller.hiding = setTimeout(() => {
    for (const bar of scroller.bars) bar.removeAttribute("data-shown");
  }, BAR_TIME);
}
