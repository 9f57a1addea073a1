"""The rows by name. A row's value is the function that measures it: names, runs -> results.

Rows that share a set-up share a function, which is called once with those of its names that are wanted.
"""

from functools import partial

from . import browser, client, network, solver, storyboard, swift

ROWS = {
    "websocket-tap": network.websocket_tap,
    "websocket-tap-cpu": network.websocket_tap,
    "http-tap": network.http_tap,
    "label-change-10000-views": partial(swift.measure, "label-change-10000-views"),
    "patch-bytes-label": partial(swift.measure, "patch-bytes-label"),
    "patch-bytes-300-frames": partial(swift.measure, "patch-bytes-300-frames"),
    "scene-bytes-100-views": partial(swift.measure, "scene-bytes-100-views"),
    "scene-bytes-100-views-hibernated": partial(swift.measure, "scene-bytes-100-views-hibernated"),
    "feed-cells-100": partial(swift.measure, "feed-cells-100"),
    "form-100-screen": partial(swift.measure, "form-100-screen"),
    "text-change-in-form": partial(swift.measure, "text-change-in-form"),
    "resize-1000-constraints": partial(swift.measure, "resize-1000-constraints"),
    "collection-10000-scroll": partial(swift.measure, "collection-10000-scroll"),
    "storyboard-layout": storyboard.measure,
    "storyboard-reopen": storyboard.measure,
    "table-10000-scroll": partial(swift.measure, "table-10000-scroll"),
    "table-10000-reload": partial(swift.measure, "table-10000-reload"),
    "template-switch-300-views": partial(swift.measure, "template-switch-300-views"),
    "patch-bytes-dashboard": partial(swift.measure, "patch-bytes-dashboard"),
    "client-gzip-bytes": client.gzip_bytes,
    "client-gzip-bytes-index": client.gzip_bytes,
    "client-gzip-bytes-all": client.gzip_bytes,
    "first-view-bytes": browser.first_view_bytes,
    "browser-tap": browser.tap,
    "browser-tap-input": browser.real_tap,
    **solver.ROWS,
}
