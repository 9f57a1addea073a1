// A scene's server as far as the client can tell, in full control of the test.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const root = new URL("../../../", import.meta.url);
const { html, tree } = JSON.parse(readFileSync(new URL("Tests/WireFixtures/page.json", root), "utf8"));
const TYPES = { js: "text/javascript", css: "text/css", html: "text/html; charset=utf-8" };
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" preserveAspectRatio="none">
<path fill="#e33" d="M0 0h40v30H0zM8 8v14h24V8z" fill-rule="evenodd"/>
<circle cx="4" cy="4" r="3" fill="#fc0"/><path fill="#36c" d="M12 15l10-6v12z"/></svg>`;
export const POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-abc'; img-src 'self'; "
  + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Starts a server on a free port. */
export async function startServer() {
  const state = { received: [], tree, isRefusing: false, isScriptless: false, socket: null, polls: [], address: "" };

  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const answer = (type, body) => {
      response.writeHead(200, { "content-type": type, "content-security-policy": POLICY }).end(body);
    };
    if (path === "/scene/3") return answer(TYPES.html, state.isScriptless ? html.replace(/<script type.*?<\/script>/, "") : html);
    if (path === "/scene/3/events") {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        receive(state, JSON.parse(body), "post");
        answer("application/json", "[]");
      });
      return undefined;
    }
    if (path === "/scene/3/patches") {
      state.polls.push((messages) => answer("application/json", JSON.stringify(messages)));
      return undefined;
    }
    if (path.startsWith("/images/")) return answer("image/svg+xml", PICTURE);
    if (/^\/client(\/\w+\.js|\.css)$/.test(path)) {
      return answer(TYPES[path.split(".").at(-1)], readFileSync(new URL(`Public${path}`, root)));
    }
    return response.writeHead(404).end();
  });

  server.on("upgrade", (request, socket) => {
    if (state.isRefusing) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    // RFC 6455 §4.2.2.
    const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
      + `sec-websocket-accept: ${accept}\r\n\r\n`);
    state.socket = socket;
    let buffer = Buffer.alloc(0);
    socket.on("data", (data) => {
      buffer = Buffer.concat([buffer, data]);
      for (let frame = readFrame(buffer); frame; frame = readFrame(buffer)) {
        buffer = frame.rest;
        if (frame.opcode === 1) receive(state, JSON.parse(frame.payload.toString()), "socket");
      }
    });
    socket.on("error", () => {});
    return undefined;
  });

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.address = `http://127.0.0.1:${server.address().port}/scene/3`;
  state.send = (message) => {
    const payload = Buffer.from(JSON.stringify(message));
    const length = payload.length < 126 ? Buffer.from([payload.length])
      : Buffer.from([126, payload.length >> 8, payload.length & 255]);
    state.socket.write(Buffer.concat([Buffer.from([0x81]), length, payload]));
  };
  state.stop = () => {
    state.socket?.destroy();
    server.closeAllConnections();
    server.close();
  };
  return state;
}

function receive(state, batch, way) {
  const messages = Array.isArray(batch[0]) ? batch : [batch];
  for (const message of messages) state.received.push({ message, way });
}

/** Reads one masked frame (RFC 6455 §5.2) if it is there as a whole. */
function readFrame(buffer) {
  if (buffer.length < 6) return null;
  let length = buffer[1] & 127;
  let start = 2;
  if (length === 126) {
    length = buffer.readUInt16BE(2);
    start = 4;
  }
  if (buffer.length < start + 4 + length) return null;
  const mask = buffer.subarray(start, start + 4);
  const payload = Buffer.from(buffer.subarray(start + 4, start + 4 + length)).map((byte, index) => byte ^ mask[index % 4]);
  return { opcode: buffer[0] & 15, payload, rest: buffer.subarray(start + 4 + length) };
}
