#!/usr/bin/env bash
# Builds the Dockerfile without a Docker engine: Debian's buildah on base images made here.
# usage: Scripts/build-image.sh [--rebuild-bases]
#   VITRINE_IMAGE_STORE   folder for images (default $TMPDIR/vitrine-images; about 1.5 GB)
#   VITRINE_IMAGE         name of the result (default localhost/vitrine:latest)
# The Debian base comes from debootstrap; the Swift base is it plus what the toolchain links with, while the
# toolchain itself is mounted from this machine. Needs root, for chroot.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=Scripts/image-store.sh
source "$root/Scripts/image-store.sh"
[ "$(id -u)" -eq 0 ] || fail "needs root, because buildah works in a chroot; run: sudo make image"
"$root/Scripts/install-packages.sh" container
swift=$(command -v swift) || fail "no swift on the PATH; the toolchain is the build stage's base"

debian_tag=docker.io/library/debian:bookworm-slim
swift_tag=$(awk '/^FROM .* AS build$/ { print $2 }' "$root/Dockerfile")
[ -n "$swift_tag" ] || fail "Dockerfile has no line \"FROM image AS build\""
# .../usr/bin/swift lies in .../usr; a toolchain from Debian's own folders could not be mounted apart.
toolchain=$(dirname "$(dirname "$(readlink -f "$swift")")")
[ "$toolchain" != /usr ] || fail "swift lies in /usr; put the toolchain in a folder of its own"

mirror() {
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null |
        grep -v security | head -n 1
}

has_image() {
    buildah inspect --type image "$1" >/dev/null 2>&1
}

# Makes what debian:bookworm-slim is: the minimal system without documentation.
make_debian_base() {
    local tree="$store/debian" site container
    site=$(mirror)
    rm -rf "$tree"
    echo "Making $debian_tag with debootstrap"
    debootstrap --variant=minbase bookworm "$tree" "${site:-http://deb.debian.org/debian}" \
        >"$store/debootstrap.log" || fail "debootstrap failed; see $store/debootstrap.log"
    cat >"$tree/etc/apt/sources.list" <<SOURCES
deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
SOURCES
    cat >"$tree/etc/dpkg/dpkg.cfg.d/slim" <<'SLIM'
path-exclude /usr/share/doc/*
path-include /usr/share/doc/*/copyright
path-exclude /usr/share/info/*
path-exclude /usr/share/locale/*
path-exclude /usr/share/man/*
SLIM
    find "$tree/usr/share/doc" -type f ! -name copyright -delete
    rm -rf "$tree"/usr/share/{info,locale,man}/* "$tree"/var/lib/apt/lists/* \
        "$tree"/var/cache/apt/*.bin "$tree"/var/cache/apt/archives/*.deb "$tree"/var/log/*
    container=$(buildah from scratch)
    buildah copy --quiet "$container" "$tree" / >/dev/null
    buildah config --cmd bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        "$container"
    buildah commit --quiet --rm "$container" "$debian_tag" >/dev/null
    rm -rf "$tree"
}

# Adds what the official Swift image installs for its toolchain.
make_swift_base() {
    local container
    echo "Making $swift_tag from $debian_tag; the toolchain of $toolchain is mounted"
    container=$(buildah from --pull-never "$debian_tag")
    buildah run "$container" -- sh -c 'apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install --yes --no-install-recommends binutils ca-certificates git gnupg2 \
        libc6-dev libcurl4-openssl-dev libedit2 libgcc-12-dev libncurses6 libpython3.11 libsqlite3-0 \
        libstdc++-12-dev libxml2-dev libz3-4 pkg-config tzdata zlib1g-dev' \
        >"$store/swift-base.log" 2>&1 || fail "apt-get failed; see $store/swift-base.log"
    buildah config --env PATH="$toolchain/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
        "$container"
    buildah commit --quiet --rm "$container" "$swift_tag" >/dev/null
}

# Prints the mounts of a build: the toolchain, and git's rewritten addresses where they are local folders.
mounts() {
    local key folder
    echo "--volume $toolchain:$toolchain:ro"
    : >"$store/gitconfig"
    git config --get-regexp '^url\..*\.insteadof$' | while read -r key address; do
        git config --file "$store/gitconfig" --add "$key" "$address"
        folder=${key#url.}
        folder=${folder%.insteadof}
        [ ! -d "$folder" ] || echo "--volume $folder:$folder:ro"
    done | sort -u
    # The copies belong to another user than the build's, which git refuses without this.
    git config --file "$store/gitconfig" --add safe.directory '*'
    echo "--volume $store/gitconfig:/etc/gitconfig:ro"
}

mkdir -p "$store"
if [ "${1:-}" = --rebuild-bases ] || ! has_image "$debian_tag"; then make_debian_base; fi
if [ "${1:-}" = --rebuild-bases ] || ! has_image "$swift_tag"; then make_swift_base; fi
# shellcheck disable=SC2046 # the mounts are separate words
buildah bud --pull-never --format docker $(mounts) --tag "$image" --file "$root/Dockerfile" "$root"
echo "Built $image in $store; Scripts/run-image.sh tries it."
