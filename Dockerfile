# Builds the Gallery and a small image that runs it.
#   docker build --tag vitrine .
#   docker run --rm --publish 8080:8080 vitrine
# Without a Docker engine: `make image`, which builds this file with Debian's buildah.

FROM docker.io/library/swift:6.3.1-bookworm AS build
WORKDIR /build
# The packages and dependencies change seldom: they come first, so that their layers are kept.
COPY Scripts/packages.txt Scripts/install-packages.sh Scripts/
RUN Scripts/install-packages.sh build
COPY Package.swift ./
RUN swift package resolve
COPY . .
# The Swift libraries are linked into the program, so the final image needs no Swift.
RUN Scripts/build-release.sh --product Gallery -Xlinker -s
RUN bin=$(Scripts/build-release.sh --show-bin-path) \
    && mkdir /app \
    && cp "$bin/Gallery" /app/ \
    && cp -R Public /app/ \
    && find "$bin" -maxdepth 1 -name '*.resources' -exec cp -R '{}' /app/ ';'

FROM docker.io/library/debian:bookworm-slim
COPY Scripts/packages.txt Scripts/install-packages.sh /tmp/packages/
RUN /tmp/packages/install-packages.sh image \
    && rm -rf /tmp/packages /var/lib/apt/lists/* /var/cache/apt /var/log/apt /var/log/dpkg.log \
    && useradd --system --uid 10001 --create-home --home-dir /var/lib/vitrine vitrine
COPY --from=build /app /app
USER vitrine
# The font subsets are made once and kept here; mount a volume to keep them across containers.
WORKDIR /var/lib/vitrine
ENV HOME=/var/lib/vitrine
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
    CMD ["/app/Gallery", "--health-check", "http://127.0.0.1:8080/health"]
ENTRYPOINT ["/app/Gallery"]
CMD ["--host", "0.0.0.0", "--port", "8080"]
