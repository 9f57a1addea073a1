"""What Chromium's renderer does for a page, from a trace of the DevTools protocol."""

import json
import urllib.request

from websocket import create_connection

CATEGORIES = "devtools.timeline,blink.user_timing"


class Trace:
    """A trace of a browser for the time of a `with`; `events` holds what the page's renderer did."""

    def __init__(self, browser):
        self.browser = browser
        self.events = []
        address = browser.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{address}/json/version", timeout=10) as answer:
            # Chromium refuses sockets that name an origin.
            self.socket = create_connection(
                json.load(answer)["webSocketDebuggerUrl"], suppress_origin=True, timeout=20
            )

    def command(self, number, name, **parameters):
        """Sends a command to the browser."""
        self.socket.send(json.dumps({"id": number, "method": name, "params": parameters}))

    def __enter__(self):
        self.command(1, "Tracing.start", transferMode="ReportEvents", categories=CATEGORIES)
        while json.loads(self.socket.recv()).get("id") != 1:
            pass
        self.browser.script("performance.mark('trace-begins');")
        return self

    def __exit__(self, *_):
        self.command(2, "Tracing.end")
        events = []
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "Tracing.dataCollected":
                events += message["params"]["value"]
            elif message.get("method") == "Tracing.tracingComplete":
                break
        self.socket.close()
        # Other processes are the browser's own: only the page's renderer has the mark.
        pages = {event["pid"] for event in events if event["name"] == "trace-begins"}
        self.events = [event for event in events if event["pid"] in pages]

    def times(self, *names):
        """Returns the times of events of some names, in seconds of the trace's clock."""
        return sorted(event["ts"] / 1e6 for event in self.events if event["name"] in names)
