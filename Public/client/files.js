// @ts-check
/** Files that the person chooses for the app: the browser's own dialog, and their way to the server. */

/** How long the browser's dialog may be all that there is to see. */
const PATIENCE = 1_000;
/** How often a file is sent while the network fails. */
const TRIES = 5;
const CHOSEN = "chosen";

/** @typedef {[ticket: string, accept: string, limit: number, capture: string, longest: number]} Question */
/** @typedef {(kind: string, ...values: any[]) => number} Send */

/**
 * The question that is asked.
 * @type {{ ticket: string, end: () => void } | null}
 */
let open = null;
/**
 * The answer before, which the server may not have heard when it asks again.
 * @type {{ ticket: string, count: number } | null}
 */
let answered = null;

/** @param {Question} question @param {Send} send */
export function choose([ticket, accept, limit, capture, longest], send) {
  // A page that got the whole tree is asked again.
  if (open?.ticket === ticket) return;
  if (answered?.ticket === ticket) {
    send(CHOSEN, ticket, answered.count);
    return;
  }
  open?.end();
  const input = document.createElement("input");
  const leaving = new AbortController();
  const end = () => {
    leaving.abort();
    clearTimeout(timer);
    sheet.element.remove();
    open = null;
  };
  /** @param {number} count */
  const finish = (count) => {
    if (open?.ticket !== ticket) return;
    end();
    answered = { ticket, count };
    send(CHOSEN, ticket, count);
  };
  const sheet = makeSheet(title(accept, capture), () => input.click(), () => finish(0));
  const show = () => document.body.append(sheet.element);
  input.type = "file";
  input.accept = accept;
  input.multiple = limit > 1;
  if (capture) input.setAttribute("capture", capture);
  input.addEventListener("cancel", () => finish(0));
  input.addEventListener("change", async () => {
    const files = [...input.files ?? []].slice(0, limit);
    if (files.length === 0) return finish(0);
    try {
      await sendFiles(ticket, files, longest, leaving.signal, sheet.say);
      finish(files.length);
    } catch (error) {
      if (leaving.signal.aborted) return;
      // The same file may be chosen again.
      input.value = "";
      sheet.say(/** @type {Error} */ (error).message, true);
      show();
    }
  });
  open = { ticket, end };
  // Browsers open their dialog for a moment after a touch.
  const isAllowed = navigator.userActivation?.isActive ?? true;
  let timer = setTimeout(show, isAllowed ? PATIENCE : 0);
  if (isAllowed) input.click();
}

/**
 * The app asks no more.
 * @param {string} ticket
 */
export function endChoice(ticket) {
  if (open?.ticket === ticket) open.end();
}

/**
 * @param {string} ticket @param {File[]} files @param {number} longest @param {AbortSignal} signal
 * @param {(text: string) => void} say
 */
async function sendFiles(ticket, files, longest, signal, say) {
  files.forEach((file) => checkLength(file, longest));
  for (const [index, file] of files.entries()) {
    say(files.length > 1 ? `Sending ${index + 1} of ${files.length}…` : "Sending…");
    await sendFile(ticket, index, file, longest, signal);
  }
}

/**
 * Sends one file of the answer to a question.
 * @param {string} ticket @param {number} index @param {File} file @param {number} longest @param {AbortSignal} signal
 */
export async function sendFile(ticket, index, file, longest, signal) {
  checkLength(file, longest);
  const name = encodeURIComponent([...file.name].slice(-120).join(""));
  const type = encodeURIComponent(file.type.slice(0, 120));
  await post(`/uploads/${ticket}/${index}?name=${name}&type=${type}`, file, signal);
}

/** @param {File} file @param {number} longest */
function checkLength({ name, size }, longest) {
  if (size > longest) throw new Error(`“${name}” has more than ${Math.round(longest / 2 ** 20)} MB.`);
}

/** @param {string} address @param {File} file @param {AbortSignal} signal */
async function post(address, file, signal) {
  for (let tries = 1; ; tries += 1) {
    let answer = null;
    try {
      answer = await fetch(address, { method: "POST", body: file, signal });
    } catch (error) {
      if (signal.aborted || tries === TRIES) throw new Error("The file could not be sent.", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** tries));
      continue;
    }
    if (answer.ok) return;
    throw new Error(answer.status === 413 ? "The file is too large." : "The server does not take the file.");
  }
}

/** @param {string} accept @param {string} capture */
function title(accept, capture) {
  if (capture) return accept.includes("image/") ? "Take a photo" : "Take a video";
  return accept.startsWith("image/jpeg") ? "Choose a photo" : "Choose a file";
}

/**
 * What the person sees where the browser's dialog does not come by itself, and while files are sent.
 * @param {string} text @param {() => void} onChoose @param {() => void} onCancel
 */
function makeSheet(text, onChoose, onCancel) {
  const element = document.createElement("div");
  const words = document.createElement("p");
  const buttons = document.createElement("div");
  const accept = makeButton("Choose…", onChoose);
  element.setAttribute("role", "dialog");
  element.setAttribute("aria-label", text);
  words.setAttribute("aria-live", "polite");
  words.textContent = text;
  buttons.append(makeButton("Cancel", onCancel), accept);
  element.append(words, buttons);
  Object.assign(element.style, {
    position: "fixed", inset: "auto 0 0 0", margin: "0 auto", maxWidth: "420px", padding: "20px", zIndex: "9",
    boxSizing: "border-box", borderRadius: "14px 14px 0 0", background: "Canvas", color: "CanvasText",
    boxShadow: "0 0 40px #0006", font: "17px/22px system-ui,sans-serif", textAlign: "center",
  });
  Object.assign(words.style, { margin: "0 0 16px" });
  Object.assign(buttons.style, { display: "flex", gap: "12px" });
  // The page's own: the scene hears of none of it.
  for (const kind of ["pointerdown", "pointermove", "pointerup", "click", "keydown", "keyup"]) {
    element.addEventListener(kind, (event) => event.stopPropagation());
  }
  return {
    element,
    /** @param {string} message @param {boolean} [isOver] */
    say(message, isOver = false) {
      words.textContent = message;
      accept.hidden = !isOver;
    },
  };
}

/** @param {string} text @param {() => void} action */
function makeButton(text, action) {
  const button = document.createElement("button");
  button.textContent = text;
  button.addEventListener("click", action);
  Object.assign(button.style, {
    flex: "1", padding: "12px", border: "0", borderRadius: "12px", background: "#007aff", color: "#fff", font: "inherit",
    touchAction: "manipulation",
  });
  return button;
}
