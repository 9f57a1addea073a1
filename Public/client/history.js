// @ts-check
/** What lies over the scene's first screen: an entry of the browser's history for each step that leads back, and dialogs. */

import { Input, isNode, load } from "./protocol.js";

/** How long the browser may take to go a way, in milliseconds. */
const PATIENCE = 1_000;
const MOST_TRIES = 3;

/** How many steps lead back in the scene: an attribute of its first window. */
function stepsBack() {
  const window = [...document.body.children].find(isNode)?.firstElementChild;
  return Number(window?.getAttribute("data-back")) || 0;
}

/**
 * Begins to follow the scene; the function that it returns is called after each patch.
 * @param {(kind: string, ...values: any[]) => number} send
 * @param {any} first what had the focus as the first dialog came, where that is seen: not after a click
 */
export function followLayers(send, first) {
  const updateWayBack = followWayBack(send);
  /** @type {Promise<any> | null} */
  let dialogs = null;
  /** @type {Promise<any> | null} what leads the keyboard, once that has the focus */
  let keyboard = null;
  let steps = 0;
  return () => {
    // What stands behind a dialog is about to lose the focus.
    const { activeElement } = document;
    const focused = first ?? (activeElement?.matches(":focus-visible") ? activeElement : null);
    first = null;
    updateWayBack();
    const before = steps;
    const now = steps = stepsBack();
    if (focused) {
      keyboard ??= load("steps").then((module) => {
        module.followSteps(before, null);
        return module;
      });
    }
    keyboard?.then(({ followSteps }) => followSteps(now, focused), (error) => {
      keyboard = null;
      console.error(error);
    });
    if (!dialogs && !document.querySelector("[aria-modal]")) return;
    dialogs ??= load("dialogs");
    dialogs.then(({ followDialogs }) => followDialogs(focused), (error) => {
      dialogs = null;
      console.error(error);
    });
  };
}

/** @param {(kind: string, ...values: any[]) => number} send */
function followWayBack(send) {
  /** The entry that the browser shows, counted from where the page began. */
  let shown = Number(history.state?.steps) || 0;
  /** Ways that this module goes itself. */
  let own = 0;
  let timer = 0;

  /** @param {number} distance @param {number} [tries] */
  const go = (distance, tries = 1) => {
    own += 1;
    // A page in a frame has entries as well and may take the way, of which nobody hears. They go with it.
    const mayBeTaken = document.querySelector("iframe") !== null || tries > 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      own = 0;
      const left = shown - (Number(history.state?.steps) || 0);
      if (mayBeTaken && left < 0 && tries < MOST_TRIES) go(left, tries + 1);
      else update();
    }, PATIENCE);
    history.go(distance);
  };

  const update = () => {
    const wanted = stepsBack();
    if (own > 0 || wanted === shown) return;
    if (wanted < shown) {
      const distance = wanted - shown;
      shown = wanted;
      go(distance);
      return;
    }
    while (shown < wanted) history.pushState({ steps: ++shown }, "");
  };

  addEventListener("popstate", ({ state }) => {
    const steps = Number(state?.steps) || 0;
    if (own > 0) {
      own -= 1;
      if (own > 0) return;
      clearTimeout(timer);
      update();
      return;
    }
    if (steps < shown) {
      const count = shown - steps;
      shown = steps;
      for (let step = 0; step < count; step += 1) send(Input.BACK);
    } else if (steps > shown) {
      // What was left forwards is gone: the scene does not keep it.
      go(shown - steps);
    }
  });
  return update;
}
