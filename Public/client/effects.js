// @ts-check
/** What a page does once for its app: opens addresses, fills the clipboard, shakes. */

/** The kinds of effects, by number; the last one is done by loading this. @type {((value: any) => unknown)[]} */
const EFFECTS = [openAddress, copy, (pattern) => navigator.vibrate?.(pattern), () => null];

/** @param {[kind: number, value: any]} effect */
export function perform([kind, value]) {
  return EFFECTS[kind]?.(value);
}

/** @param {string} address */
function openAddress(address) {
  const { protocol } = new URL(address, location.href);
  if (/^https?:$/.test(protocol)) return open(address, "_blank", "noopener");
  // Mail and calls leave the page where it is.
  if (/^(mailto|tel|sms):$/.test(protocol)) location.href = address;
  return null;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** Pages without a secure connection have no clipboard of their own. @param {string} text */
function copyBySelection(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  focused?.focus({ preventScroll: true });
}
