#!/bin/sh
# Installs the Debian packages of the named sections of packages.txt that are missing.
# usage: install-packages.sh [--list] SECTION...
#   --list   prints the sections' packages on one line and installs nothing
# Says nothing when nothing is missing. VITRINE_SKIP_PACKAGES=1 skips the check, for other systems.
set -eu

list=$(dirname "$0")/packages.txt
only_list=no
if [ "${1:-}" = --list ]; then
    only_list=yes
    shift
fi

fail() {
    echo "install-packages.sh: $*" >&2
    exit 1
}

# Prints "package command" for each line of a section.
lines_of() {
    awk -v section="$1" '$1 == section { print $2, $3 }' "$list"
}

is_installed() {
    # Without dpkg nothing is known of packages; then only a named command counts.
    if [ -n "$2" ] && command -v "$2" >/dev/null 2>&1; then return 0; fi
    dpkg-query --show --showformat '${db:Status-Abbrev}' "$1" 2>/dev/null | grep -q '^ii'
}

[ "$#" -gt 0 ] || fail "no section named; packages.txt has: $(awk '/^[a-z]/ { print $1 }' "$list" | sort -u | xargs)"
all=
missing=
for section in "$@"; do
    found=$(lines_of "$section")
    [ -n "$found" ] || fail "packages.txt has no section \"$section\""
    while read -r package command; do
        all="$all $package"
        [ "$only_list" = yes ] || is_installed "$package" "$command" || missing="$missing $package"
    done <<LINES
$found
LINES
done

if [ "$only_list" = yes ]; then
    echo "${all# }"
    exit 0
fi
if [ -z "$missing" ] || [ "${VITRINE_SKIP_PACKAGES:-}" = 1 ]; then exit 0; fi
missing=${missing# }

command -v apt-get >/dev/null 2>&1 ||
    fail "needs the Debian packages $missing, and this system has no apt-get; install what corresponds and set VITRINE_SKIP_PACKAGES=1"
as_root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "needs root or sudo to run: apt-get install --yes $missing"
    as_root="sudo"
fi

echo "Installing Debian packages: $missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >"$log" 2>&1
}
# The lists may be absent or old, so they are read again before giving up on a package.
apt update || true
# shellcheck disable=SC2086 # the names are separate words
if ! apt install --yes --no-install-recommends $missing; then
    tail -n 3 "$log" >&2
    fail "could not install $missing; run: apt-get update && apt-get install --yes $missing"
fi
