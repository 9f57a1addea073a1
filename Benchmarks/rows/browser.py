"""Rows in headless Chromium, with a cold cache."""

import statistics
import sys

from harness import ROOT, BenchmarkError, Result, gallery
from session import COUNTER_BUTTON, COUNTER_LABEL

sys.path.append(str(ROOT / "Tests" / "Browser"))

MOST_BYTES = 60_000
MOST_MILLISECONDS = 1.5
WARMUP_TAPS = 20
TAPS = 200

# From the finger's release, as the page hears of it, to the change of the counter's text in the document.
WATCH = """
const label = document.querySelector(`[data-identifier="${arguments[0]}"]`);
const times = window.vitrineTimes = [];
let release = 0;
document.addEventListener("pointerup", () => { release = performance.now(); }, { capture: true });
new MutationObserver(() => {
    if (!release) return;
    times.push(performance.now() - release);
    release = 0;
}).observe(label, { childList: true, subtree: true, characterData: true });
"""


def harness():
    """Returns the modules of the browser tests, which need Selenium."""
    try:
        import browser
        import gallery as screens
    except ImportError as error:
        raise BenchmarkError(f"{error}; run it by Scripts/python.sh or make bench") from error
    return browser, screens


def transferred(events):
    """Returns the bytes that came in: answers with their headers, and the messages of sockets."""
    total = 0
    for method, values in events:
        if method == "Network.loadingFinished":
            total += values["encodedDataLength"]
        elif method == "Network.webSocketFrameReceived":
            total += len(values["response"]["payloadData"].encode())
        elif method == "Network.webSocketHandshakeResponseReceived":
            total += len(values["response"].get("headersText", "").encode())
    return total


def first_view_bytes(names, runs):
    """All that is transferred until the home screen is ready, by way of the index."""
    tools, screens = harness()
    sizes = []
    with gallery() as (address, _):
        for _ in range(runs):
            with tools.Browser() as browser:
                browser.command("Network.setCacheDisabled", cacheDisabled=True)
                browser.network_events()
                screens.open_home(browser, address)
                screens.wait_until_connected(browser)
                sizes.append(transferred(browser.network_events()))
    if not min(sizes):
        raise BenchmarkError("Chromium reported no transfer at all")
    return [Result.at_most("first-view-bytes", statistics.median(sizes), "bytes", MOST_BYTES)]


def tap(names, runs):
    """From tap to change of the document, the middle one of 200 taps."""
    tools, screens = harness()
    medians = []
    with gallery() as (address, _):
        for _ in range(runs):
            with tools.Browser() as browser:
                screens.open_home(browser, address)
                browser.script(WATCH, COUNTER_LABEL)
                for count in range(1, WARMUP_TAPS + TAPS + 1):
                    browser.tap(COUNTER_BUTTON)
                    browser.wait_until(
                        lambda: browser.script("return window.vitrineTimes.length;") == count,
                        f"tap {count} changes the counter",
                    )
                times = browser.script("return window.vitrineTimes;")
                medians.append(statistics.median(times[WARMUP_TAPS:]))
    return [Result.at_most("browser-tap", statistics.median(medians), "ms", MOST_MILLISECONDS)]
