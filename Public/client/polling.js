// @ts-check
/** The way of messages where a WebSocket is refused: requests that the server holds until it has something. */

import { eventsAddress, Message, patchesAddress } from "./protocol.js";

/**
 * @typedef {object} Link
 * @property {(message: any[]) => void | Promise<void>} receive takes a message, at once or when it can be shown
 * @property {(send: (messages: any[][]) => void, drop: () => void) => void} connected
 * @property {(messages: any[][]) => string} encode
 * @property {() => number} patch the number of the last patch applied
 * @property {() => void} close gives the connection up
 */

/**
 * Sends and receives messages until the connection is given up.
 * @param {string} scene
 * @param {Link} link
 */
export function poll(scene, { receive, connected, encode, patch, close }) {
  let isOpen = true;
  const end = () => {
    if (isOpen) close();
  };
  /** @param {string} address @param {RequestInit} [options] */
  const request = async (address, options) => {
    const response = await fetch(address, { ...options, cache: "no-store" });
    if (!isOpen) return undefined;
    // What stands in front of a server that is away for a moment says 404.
    if (response.status === 410) {
      isOpen = false;
      return receive([Message.GONE]);
    }
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    if (response.status === 204) return undefined;
    for (const message of await response.json()) {
      if (message[0] === Message.GONE) isOpen = false;
      // The next request says what was applied.
      await receive(message);
    }
    return undefined;
  };
  // One request at a time keeps the inputs in order.
  let last = Promise.resolve();
  /** @param {any[][]} messages */
  const post = (messages) => {
    last = last.then(async () => {
      if (!isOpen) return;
      const headers = { "content-type": "application/json" };
      await request(eventsAddress(scene, patch()), { method: "POST", headers, body: encode(messages) });
    }).catch(end);
  };
  const listen = async () => {
    await last;
    try {
      while (isOpen) await request(patchesAddress(scene, patch()));
    } catch {
      end();
    }
  };
  connected(post, () => {
    isOpen = false;
  });
  listen();
}
