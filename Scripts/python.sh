#!/bin/sh
# Runs Python in the virtual environment of the browser tests, made in .build/python when needed.
# usage: Scripts/python.sh FILE [ARGUMENT...]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
environment=$root/.build/python
requirements=$root/Tests/Browser/requirements.txt
stamp=$environment/requirements.txt

if ! cmp -s "$requirements" "$stamp"; then
    rm -rf "$environment"
    mkdir -p "$root/.build"
    python3 -m venv "$environment" || {
        echo "python.sh: could not make $environment; is the Debian package python3-venv installed?" >&2
        exit 1
    }
    "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements" || {
        echo "python.sh: could not install $(xargs <"$requirements") from PyPI; is the network reachable?" >&2
        exit 1
    }
    cp "$requirements" "$stamp"
fi
# The drivers come from Debian: Selenium is not to fetch any.
export SE_OFFLINE=true SE_AVOID_STATS=true PYTHONDONTWRITEBYTECODE=1
exec "$environment/bin/python" "$@"
