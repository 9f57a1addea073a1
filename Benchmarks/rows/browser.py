"""Rows in headless Chromium, with a cold cache."""

import statistics
import sys

from harness import ROOT, WORK, BenchmarkError, Result, alternate, build_peer, free_port, gallery, serving
from session import COUNTER_BUTTON, COUNTER_LABEL

sys.path.append(str(ROOT / "Tests" / "Browser"))

MOST_BYTES = 60_000
MOST_MILLISECONDS = 1.5
WARMUP_TAPS = 20
TAPS = 200
REAL_TAPS = 60
MOST_OF_BARE_PAGE = 1.25

# Presses and releases the button as a finger does and waits for the counter's text to change in the document; from
# release to change, in milliseconds. The events come from a script in the page, as LiveView's figure has them:
# Chromium keeps real input back until its next frames, which takes several times as long as all else together.
TAP = """
return await (async ([button, label, count]) => {
    const find = (name) => document.querySelector(`[data-identifier="${name}"]`);
    const target = find(button);
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    const values = { bubbles: true, cancelable: true, pointerId: 7, pointerType: "mouse", button: 0, ...place };
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const times = [];
    while (times.length < count) {
        const change = new Promise((done) => {
            const observer = new MutationObserver(() => {
                observer.disconnect();
                done(performance.now());
            });
            observer.observe(find(label), { childList: true, subtree: true, characterData: true });
        });
        target.dispatchEvent(new PointerEvent("pointerdown", values));
        await pause(20);
        const release = performance.now();
        target.dispatchEvent(new PointerEvent("pointerup", values));
        times.push(await change - release);
        await pause(20);
    }
    return times;
})(arguments);
"""

# The same with real input, beside a bare page on the C program that answers frames: what the page itself adds.
WATCH = """
const [button, label] = arguments;
const times = window.vitrineTimes = [];
let release = 0;
document.addEventListener("pointerup", () => { release = performance.now(); }, { capture: true });
new MutationObserver(() => {
    if (!release) return;
    times.push(performance.now() - release);
    release = 0;
}).observe(document.querySelector(`[data-identifier="${label}"]`), {
    childList: true, subtree: true, characterData: true,
});
"""

BARE_PAGE = """<!doctype html>
<body style="margin: 0">
<button data-identifier="{button}" style="width: 200px; height: 100px">Count up</button>
<div data-identifier="{label}">0</div>
<script>
const socket = new WebSocket("ws://127.0.0.1:{port}/");
let count = 0;
socket.onmessage = () => {{ document.querySelector("div").textContent = ++count; }};
addEventListener("pointerup", () => socket.send("tap"));
</script>
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
                screens.wait_until_connected(browser)
                times = browser.script(TAP, COUNTER_BUTTON, COUNTER_LABEL, WARMUP_TAPS + TAPS)
                medians.append(statistics.median(times[WARMUP_TAPS:]))
    return [Result.at_most("browser-tap", statistics.median(medians), "ms", MOST_MILLISECONDS)]


def real_taps(browser):
    """Returns the time of the middle one of 60 taps that are real input."""
    browser.script(WATCH, COUNTER_BUTTON, COUNTER_LABEL)
    for count in range(1, REAL_TAPS + 1):
        browser.tap(COUNTER_BUTTON)
        browser.wait_until(
            lambda: browser.script("return window.vitrineTimes.length;") == count,
            f"tap {count} changes the counter",
        )
    return statistics.median(browser.script("return window.vitrineTimes;"))


def real_tap(names, runs):
    """From a real tap to the change of the document, beside a bare page on the C program."""
    tools, screens = harness()

    def ours():
        with gallery() as (address, _), tools.Browser() as browser:
            screens.open_home(browser, address)
            screens.wait_until_connected(browser)
            return real_taps(browser)

    def peer():
        port = free_port()
        page = WORK / "bare.html"
        page.write_text(BARE_PAGE.format(button=COUNTER_BUTTON, label=COUNTER_LABEL, port=port))
        with serving(build_peer("mhd_ws"), port, port=port), tools.Browser() as browser:
            browser.open(page.as_uri())
            return real_taps(browser)

    value, other = alternate(ours, peer, runs)
    return [Result.ratio_at_most("browser-tap-input", value, "ms", other, MOST_OF_BARE_PAGE)]
