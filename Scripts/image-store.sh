# Sourced by build-image.sh and run-image.sh: where images are kept, and how buildah is called.
# buildah runs without an engine, a daemon or user namespaces, in a chroot. It stores layers as overlays or, where
# the system allows none, as plain copies (STORAGE_DRIVER=vfs makes it so).

store=${VITRINE_IMAGE_STORE:-${TMPDIR:-/tmp}/vitrine-images}
image=${VITRINE_IMAGE:-localhost/vitrine:latest}
export BUILDAH_ISOLATION=chroot

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# Everything lies under one folder, so that `rm -rf` of it leaves nothing behind.
buildah() {
    command buildah --root "$store/storage" --runroot "$store/run" "$@"
}
