// @ts-check
/** The connection to the scene: numbered inputs out, patches in. */

import { Input, Message, Notice, VERSION, load, pairs, socketAddress } from "./protocol.js";
import { makeWaiting } from "./waiting.js";

/**
 * @typedef {object} Handlers
 * @property {(operations: any[], transitions: any[] | undefined, handled: number) => void} applyPatch
 * @property {(description: any[], handled: number) => void} replaceTree
 * @property {(handled: number) => void} handled
 * @property {(operations: any[], transitions?: any[]) => Promise<void> | null} [prepare] loads what they need
 * @property {(isConnected: boolean) => void} changed
 * @property {() => void} gone
 */

const SEEN_DELAY = 200;
const LONGEST_WAIT = 15_000;
const ANSWER_TIME = 10_000;
const BATCH = 256;
/** In bytes. */
const LONGEST_BATCH = 65_000;

/** @param {{ scene: string, patch: number, input: number }} start @param {Handlers} handlers */
export function connect({ scene, patch, input }, handlers) {
  /** Inputs without answer. */
  const waiting = makeWaiting();
  /** @type {any[][]} what goes out at the end of this task */
  let outgoing = [];
  /** @type {((messages: any[][]) => void) | null} */
  let transmit = null;
  /** @type {() => void} gives the connection up */
  let close = () => {};
  let watch = 0;
  let failures = 0;
  let retry = 0;
  let seenTimer = 0;
  let seen = patch;
  let isEnded = false;
  let isAskingForTree = false;
  /** @type {WebSocket} */
  let socket;

  /** @param {any[]} message */
  const enqueue = (message) => {
    if (!transmit) return;
    if (outgoing.push(message) === 1) queueMicrotask(flush);
  };

  const takeBatch = () => {
    let count = 0;
    let length = 0;
    // A unit has at most three bytes, since what takes more is escaped.
    while (count < Math.min(outgoing.length, BATCH)) {
      length += JSON.stringify(outgoing[count]).length * 3 + 1;
      if (count > 0 && length > LONGEST_BATCH) break;
      count += 1;
    }
    return outgoing.splice(0, count);
  };

  const flush = () => {
    if (!transmit || outgoing.length === 0) return;
    if (seen < patch) outgoing.push([Notice.SEEN, (seen = patch)]);
    while (outgoing.length > 0) transmit(takeBatch());
    watchAnswers();
  };

  /** Tries get more time. Timers are slow to set. */
  const watchAnswers = () => {
    const [first] = waiting.all();
    watch ||= first && setTimeout(() => {
      watch = 0;
      if (first === waiting.all()[0]) close();
      else watchAnswers();
    }, ANSWER_TIME * Math.min(2 ** failures, 8));
  };

  /** @param {(messages: any[][]) => void} send @param {() => void} drop */
  const connected = (send, drop) => {
    transmit = send;
    close = () => {
      close = () => {};
      drop();
      disconnected();
    };
    clearTimeout(watch);
    watch = 0;
    seen = patch;
    isAskingForTree = false;
    outgoing = [[Notice.HELLO, VERSION, patch], ...waiting.all()];
    flush();
  };

  const disconnected = () => {
    transmit = null;
    outgoing = [];
    clearTimeout(retry);
    if (isEnded) return;
    handlers.changed(false);
    // Not all pages at once.
    retry = setTimeout(openSocket, Math.min(LONGEST_WAIT, 250 * 2 ** failures++) * (0.5 + Math.random() / 2));
  };

  const askForTree = () => {
    if (isAskingForTree) return;
    isAskingForTree = true;
    enqueue([Notice.TREE]);
  };

  /** @param {number} number */
  const acknowledge = (number) => {
    waiting.answered(number);
    handlers.handled(number);
  };

  /** @param {number} number @param {() => void} change */
  const update = (number, change) => {
    try {
      change();
    } catch (error) {
      console.error(error);
      return false;
    }
    patch = number;
    seenTimer ||= setTimeout(() => {
      seenTimer = 0;
      if (seen < patch) enqueue([Notice.SEEN, (seen = patch)]);
    }, SEEN_DELAY);
    return true;
  };

  /** @type {any[][] | null} messages from one that waits on */
  let backlog = null;
  /** @type {Promise<any>} */
  let taken;

  /** @param {any[]} message @returns {any} a promise of the time when it was taken, if that is later */
  const receive = (message) => {
    if (backlog) return backlog.push(message), taken;
    const isPatch = typeof message[0] === "number" && message[2];
    const loading = isPatch && handlers.prepare?.(message[2], message[3]);
    if (!loading) return take(message);
    backlog = [message];
    // Without what failed to load, changes show at once, and not all.
    return taken = loading.catch(console.error).then(() => {
      const [first, ...messages] = backlog ?? [];
      backlog = null;
      take(first);
      return messages.map(receive).at(-1);
    });
  };

  /** @param {any[]} message */
  const take = (message) => {
    const [kind, ...rest] = message;
    if (failures) {
      clearTimeout(watch);
      watch = failures = 0;
    }
    if (kind === Message.ERROR) {
      // It would be refused again.
      console.error(`Scene: ${rest[0]}`);
      waiting.clear();
    } else if (kind === Message.GONE) {
      isEnded = true;
      handlers.gone();
    } else if (kind === Message.TITLE) {
      document.title = rest[0];
    } else if (kind === Message.FONTS) {
      rest.forEach(addFace);
    } else if (kind === Message.TREE) {
      const [number, handledInput, description] = rest;
      isAskingForTree = false;
      if (!update(number, () => handlers.replaceTree(description, handledInput))) take([Message.GONE]);
      acknowledge(handledInput);
    } else {
      const [handledInput, operations, transitions] = rest;
      if (kind === patch + 1 && operations && !isAskingForTree) {
        if (!update(kind, () => handlers.applyPatch(operations, transitions, handledInput))) askForTree();
      } else if (kind > patch) {
        askForTree();
      }
      acknowledge(handledInput);
    }
    watchAnswers();
    if (!isEnded) handlers.changed(true);
  };

  const drop = () => {
    socket.onmessage = socket.onclose = null;
    socket.close();
  };

  const openSocket = () => {
    retry = 0;
    const { href } = new URL(socketAddress(scene), location.href);
    socket = new WebSocket(href.replace("http", "ws"));
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = () => {
      if (!isEnded) openPolling();
    };
    socket.onopen = () => {
      connected((messages) => {
        // It may be closed before it says so.
        if (socket.readyState === WebSocket.OPEN) socket.send(encode(messages));
      }, drop);
      socket.onclose = close;
    };
  };

  const openPolling = () => load("polling").then(({ poll }) => {
    poll(scene, { receive, connected, encode, patch: () => patch, close: () => close() });
  }).catch(disconnected);

  openSocket();
  for (const name of ["online", "visibilitychange"]) addEventListener(name, () => {
    // Of two, one is gone.
    if (document.hidden || (!retry && socket.readyState)) return;
    clearTimeout(retry);
    failures = 0;
    drop();
    openSocket();
  });

  return {
    /** @param {string} kind @param {...any} values @returns the input's number */
    send(kind, ...values) {
      // The end of a touch says its place too.
      if (!transmit && (kind === Input.MOVE || kind === Input.HOVER)) return input;
      const message = [input + 1, kind, ...values];
      if (!waiting.add(message)) return input;
      enqueue(message);
      return ++input;
    },
  };
}

/** @param {any[][]} messages */
function encode(messages) {
  return JSON.stringify(messages.length === 1 ? messages[0] : messages);
}

/** @param {string[]} face */
function addFace([family, source, ...descriptors]) {
  /** @type {Record<string, string>} */
  const options = {};
  for (const [name, value] of pairs(descriptors)) {
    // CSS has "ascent-override", the constructor "ascentOverride".
    options[name.replace("font-", "").replace(/-./g, (/** @type {string} */ part) => part[1].toUpperCase())] = value;
  }
  document.fonts.add(new FontFace(family, source, options));
}
