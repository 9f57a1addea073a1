// @ts-check
/** What lies over the scene's first screen: an entry of the browser's history for each step that leads back, and dialogs. */

import { Input, isNode } from "./protocol.js";

/** How many steps lead back in the scene: an attribute of its first window. */
function stepsBack() {
  const window = [...document.body.children].find(isNode)?.firstElementChild;
  return Number(window?.getAttribute("data-back")) || 0;
}

/**
 * Begins to follow the scene; the function that it returns is called after each patch.
 * @param {(kind: string, ...values: any[]) => number} send
 */
export function followLayers(send) {
  const update = followWayBack(send);
  /** @type {Promise<typeof import("./dialogs.js")> | null} */
  let dialogs = null;
  return () => {
    update();
    if (!dialogs && !document.querySelector("[aria-modal]")) return;
    // What stands behind a dialog is about to lose the focus.
    const focused = document.activeElement;
    dialogs ??= import("./dialogs.js");
    dialogs.then(({ followDialogs }) => followDialogs(focused), console.error);
  };
}

/** @param {(kind: string, ...values: any[]) => number} send */
function followWayBack(send) {
  /** The entry that the browser shows, counted from where the page began. */
  let shown = Number(history.state?.steps) || 0;
  /** Ways that this module goes itself. */
  let own = 0;

  const update = () => {
    const wanted = stepsBack();
    if (own > 0 || wanted === shown) return;
    if (wanted < shown) {
      const distance = wanted - shown;
      own += 1;
      shown = wanted;
      history.go(distance);
      return;
    }
    while (shown < wanted) history.pushState({ steps: ++shown }, "");
  };

  addEventListener("popstate", ({ state }) => {
    const steps = Number(state?.steps) || 0;
    if (own > 0) {
      own -= 1;
      if (own === 0) update();
      return;
    }
    if (steps < shown) {
      const count = shown - steps;
      shown = steps;
      for (let step = 0; step < count; step += 1) send(Input.BACK);
    } else if (steps > shown) {
      // What was left forwards is gone: the scene does not keep it.
      own += 1;
      history.go(shown - steps);
    }
  });
  return update;
}
