"""The HTTP API for scripts, as a script uses it."""

import json
import urllib.error
import urllib.request


def call(address, method, path, body=None, timeout=30):
    """Sends a request; returns its status, an error's too, and what its JSON says or its text."""
    request = urllib.request.Request(
        address + path,
        method=method,
        headers={} if body is None else {"Content-Type": "application/json"},
        data=None if body is None else json.dumps(body).encode(),
    )
    try:
        answer = urllib.request.urlopen(request, timeout=timeout)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        content = answer.read()
        is_json = "json" in answer.headers.get("Content-Type", "")
        return answer.status, json.loads(content) if is_json else content.decode()


def elements(tree):
    """Returns all views of a tree, in one list."""
    found, waiting = [], list(tree["windows"])
    while waiting:
        element = waiting.pop()
        waiting += element.get("children", [])
        found.append(element)
    return found
