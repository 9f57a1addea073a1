#!/bin/sh
# Checks that whoever installs packages takes them from packages.txt, and that README names the same ones and the same Swift.
set -eu

cd "$(dirname "$0")/.."
status=0
complain() {
    echo "check-packages.sh: $*" >&2
    status=1
}

expected="apt-get install --yes $(Scripts/install-packages.sh --list build run)"
grep -qF "$expected" README.md 2>/dev/null ||
    complain "README.md lacks the line packages.txt stands for: $expected"

swift=$(sed -n 's,^// swift-tools-version: *,,p' Package.swift)
grep -qF "[Swift](https://swift.org/install) $swift or later" README.md ||
    complain "README.md asks for another Swift than Package.swift, which needs $swift"

for section in build image; do
    grep -q "install-packages.sh $section" Dockerfile ||
        complain "Dockerfile does not call Scripts/install-packages.sh $section"
done

# A name written a second time is a name that will be forgotten.
for file in Dockerfile Makefile .ci/run; do
    for package in $(Scripts/install-packages.sh --list build run image test bench container order); do
        case $package in buildah) continue ;; esac
        if grep -vE '^[[:space:]]*#' "$file" | grep -qw -e "$package"; then
            complain "$file names $package; Scripts/packages.txt alone does"
        fi
    done
done

# The libraries that Package.swift asks for must be in the list.
grep -oE '\.apt\(\[[^]]*\]\)' Package.swift | grep -oE '"[^"]+"' | tr -d '"' | sort -u |
    while read -r package; do
        grep -qE "^build +$package( |$)" Scripts/packages.txt ||
            echo "check-packages.sh: Package.swift asks for $package, which packages.txt lacks in build" >&2
    done | { ! grep . >&2; } || status=1
exit $status
