#!/usr/bin/env bash
# Tries the image that build-image.sh made, as its Dockerfile says: runs ENTRYPOINT with CMD as USER, asks the port of
# EXPOSE for /health and /, runs HEALTHCHECK without and with the server, stops it with STOPSIGNAL and states the size.
# Ends with an error where one of these fails. The port has to be free on this machine, whose network is the image's too.
# usage: Scripts/run-image.sh
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=Scripts/image-store.sh
source "$root/Scripts/image-store.sh"
log=$store/run.log

# Prints what the image's configuration says of a key, one word on each line.
configured() {
    buildah inspect --type image "$image" | python3 -c '
import json, sys
value = json.load(sys.stdin)["Docker"]["config"]
for key in sys.argv[1].split("."):
    value = (value or {}).get(key)
for word in [value] if isinstance(value, str) else value or []:
    print(word)' "$1"
}

container=$(buildah from --pull-never "$image") || fail "no image $image; run Scripts/build-image.sh"
runner=
server=

clean_up() {
    [ -z "$server" ] || kill -KILL "$server" 2>/dev/null || true
    [ -z "$runner" ] || wait "$runner" 2>/dev/null || true
    buildah rm "$container" >/dev/null
}
trap clean_up EXIT

mapfile -t entry < <(configured Entrypoint)
mapfile -t program < <(configured Entrypoint && configured Cmd)
mapfile -t check < <(configured Healthcheck.Test)
[ "${#entry[@]}" -gt 0 ] || fail "$image has no ENTRYPOINT"
[ "${#program[@]}" -gt "${#entry[@]}" ] || fail "$image has no CMD"
[ "${check[0]:-}" = CMD ] || fail "$image has no HEALTHCHECK of the form CMD [...]"
port=$(configured ExposedPorts | head -n 1)
port=${port%/*}
[ -n "$port" ] || fail "$image has no EXPOSE"
stop_signal=$(configured StopSignal)
[ -n "$stop_signal" ] || fail "$image has no STOPSIGNAL"
address=http://127.0.0.1:$port

# Prints the process ids below one, the deepest last.
descendants() {
    local child
    for child in $(cat "/proc/$1"/task/*/children 2>/dev/null); do
        echo "$child"
        descendants "$child"
    done
}

# Prints the process id of the program inside the container.
find_server() {
    local id
    for id in $(descendants "$runner"); do
        [ "$(cat "/proc/$id/comm" 2>/dev/null)" != Gallery ] || echo "$id"
    done | tail -n 1
}

# Prints the status of a request and keeps the body in $store/body.
status_of() {
    python3 - "$1" "$store/body" <<'PYTHON'
import sys, urllib.error, urllib.request
try:
    with urllib.request.urlopen(sys.argv[1], timeout=2) as answer:
        status, body = answer.status, answer.read()
except urllib.error.HTTPError as error:
    status, body = error.code, error.read()
except OSError:
    status, body = 0, b""
open(sys.argv[2], "wb").write(body)
print(status)
PYTHON
}

[ "$(status_of "$address/health")" = 0 ] || fail "port $port, which the image serves, is in use"
if buildah run "$container" -- "${check[@]:1}" >/dev/null 2>&1; then
    fail "the image's health check passes while nothing runs"
fi
# Here the image has this machine's network, where nobody else is to reach it; the last word counts.
program+=(--host 127.0.0.1)
echo "Runs ${program[*]}"
command buildah --root "$store/storage" --runroot "$store/run" run "$container" -- \
    "${program[@]}" >"$log" 2>&1 </dev/null &
runner=$!
for _ in $(seq 100); do
    [ "$(status_of "$address/health")" != 200 ] || break
    kill -0 "$runner" 2>/dev/null || fail "the program ended at once: $(tail -n 1 "$log")"
    sleep 0.1
done
[ "$(status_of "$address/health")" = 200 ] || fail "$address/health does not answer 200; see $log"
echo "GET /health 200: $(head -c 200 "$store/body")"
[ "$(status_of "$address/")" = 200 ] || fail "$address/ does not answer 200; see $log"
echo "GET / 200, $(wc -c <"$store/body") bytes"
buildah run "$container" -- "${check[@]:1}" ||
    fail "the image's health check fails while the server runs"
echo "Health check passes: ${check[*]:1}"

server=$(find_server)
[ -n "$server" ] || fail "found no process Gallery below buildah's $runner"
user=$(awk '/^Uid:/ { print $2 }' "/proc/$server/status")
[ "$user" != 0 ] || fail "the program runs as root"
echo "Runs as user $user"
start=$(date +%s%N)
kill -s "$stop_signal" "$server"
for _ in $(seq 50); do
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
done
if kill -0 "$server" 2>/dev/null; then fail "still runs 5 s after $stop_signal"; fi
server=
code=0
wait "$runner" || code=$?
runner=
[ "$code" -eq 0 ] || fail "ended with code $code after $stop_signal, expected 0; see $log"
echo "Stopped $((($(date +%s%N) - start) / 1000000)) ms after $stop_signal"
echo "Size of $image: $(buildah images --format '{{.Size}}' "$image"), of which Vitrine: $(
    tree=$(buildah mount "$container")
    du -sh "$tree/app" | cut -f 1
    buildah umount "$container" >/dev/null
)"
