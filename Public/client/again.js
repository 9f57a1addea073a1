// @ts-check
/** The scene of a page has ended: its address leads to a new one. */

const RELOAD_KEY = "reloaded";
const RELOAD_TIME = 10_000;

/** @param {(text?: string) => void} showBanner says that the page tries again, or a text */
export function startOver(showBanner) {
  // No page would ever reach the scene that was made for it.
  if (!keepsCookies()) {
    showBanner("This page needs cookies, which this browser does not keep.");
    return;
  }
  const wait = Number(sessionStorage.getItem(RELOAD_KEY)) + RELOAD_TIME - Date.now();
  if (wait > 0) {
    showBanner();
    setTimeout(startOver, wait, showBanner);
    return;
  }
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  location.reload();
}

/** Not all browsers say so where a person forbids them, but then they keep nothing else either. */
function keepsCookies() {
  try {
    return navigator.cookieEnabled && Boolean(sessionStorage);
  } catch {
    return false;
  }
}
