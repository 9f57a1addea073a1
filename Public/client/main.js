// @ts-check
/** The start: joins page, connection and person. */

import { connect } from "./connection.js";
import { forwardEnvironment, forwardInput, settlePressed } from "./input.js";
import { Names, load } from "./protocol.js";
import { absorbStyleSheet, applyPatch, followScrolling, prepare, replaceTree, settleEdits } from "./tree.js";

const BANNER_DELAY = 700;
const RELOAD_DELAY = 3_000;

const root = document.documentElement;
const { scene = "", patch, input, disconnected = "" } = root.dataset;
let bannerTimer = 0;
/** @type {any} */
let banner;

/** @param {boolean} isConnected */
function showConnection(isConnected) {
  if (!isConnected) {
    bannerTimer ||= setTimeout(showBanner, BANNER_DELAY);
    return;
  }
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  banner?.remove();
  banner = null;
}

/** @param {string} [text] */
function showBanner(text = disconnected) {
  if (!banner) {
    banner = document.createElement("div");
    banner.className = Names.BANNER;
    banner.setAttribute("role", "status");
    document.body.append(banner);
  }
  banner.textContent = text;
}

function startOver() {
  load("again").then((again) => again.startOver(showBanner), () => {
    // The server has other scripts by now.
    showBanner();
    setTimeout(() => location.reload(), RELOAD_DELAY);
  });
}

/** @type {Promise<() => void> | null} what follows dialogs and the way back */
let layers = null;

function updateLayers() {
  if (!layers && !document.querySelector("[data-back],[aria-modal]")) return;
  // What stands behind a dialog is about to lose the focus.
  const focused = layers || document.querySelector(":focus-visible");
  layers ??= load("history").then(({ followLayers }) => followLayers(connection.send, focused));
  layers.then((update) => update(), (error) => {
    layers = null;
    console.error(error);
  });
}

const connection = connect({ scene, patch: Number(patch), input: Number(input) }, {
  applyPatch,
  replaceTree,
  handled: (number) => {
    settlePressed(number);
    settleEdits(number);
    updateLayers();
  },
  prepare,
  changed: showConnection,
  // Pages that are being left hear it too.
  gone: () => setTimeout(startOver, BANNER_DELAY),
});
root.setAttribute(Names.LIVE, "");
// A reload then asks for this scene.
if (scene && location.pathname !== scene) {
  history.replaceState(history.state, "", scene + location.search + location.hash);
}
forwardInput(connection.send);
forwardEnvironment(connection.send);
followScrolling(connection.send, Number(input));
updateLayers();
(globalThis.requestIdleCallback ?? setTimeout)(absorbStyleSheet);
// A page from the browser's memory has an old tree and used numbers.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
