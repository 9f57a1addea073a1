#!/bin/sh
# Checks that there is a Swift, and one that can read Package.swift: the tools version in its first line.
set -eu

least=$(sed -n 's,^// swift-tools-version: *,,p' "$(dirname "$0")/../Package.swift")
advice="install Swift $least or later from https://swift.org/install"
if ! command -v swift >/dev/null; then
    echo "make: no swift on the PATH; $advice" >&2
    exit 1
fi
found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
# A Swift that does not say its version is tried.
if [ -n "$found" ] && ! printf '%s\n' "$least" "$found" | sort -VC; then
    echo "make: Swift $found is too old; $advice" >&2
    exit 1
fi
