import ArgumentParser
import Foundation
import HTTPServer
import Logging

/// The options of an app's command line.
package struct HostOptions: ParsableArguments, Sendable {
    @Option(help: "The name or address to listen on.")
    package var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any free one.")
    package var port = 8080

    @Option(
        name: .customLong("public"),
        help: "The folder of the client's files; found beside the program by default."
    )
    package var publicFolder: String?

    @Option(help: "A folder with fonts, in place of the system's; may be given again.")
    package var fonts: [String] = []

    @Option(help: "How many scenes may live at a time.")
    package var maxScenes = 10_000

    @Option(help: "How many scenes may live at a time for one client address.")
    package var maxScenesPerAddress = 200

    @Option(help: "After how many seconds without a connection a scene ends.")
    package var sceneTimeout = 600.0

    @Option(help: "From how many megabytes of memory on idle scenes sleep and the app is warned.")
    package var memoryWarningMegabytes: Int?

    @Option(help: "How many megabytes a file may have that a person chooses.")
    package var maxFileMegabytes = 64

    @Option(help: "How many megabytes all files may have that persons chose, at a time.")
    package var maxFilesMegabytes = 1_024

    @Option(help: "How much is logged: trace, debug, info, notice, warning, error or critical.")
    package var logLevel = Logger.Level.info

    @Option(help: "The PEM file of the TLS certificate.")
    package var tlsCertificate: String?

    @Option(help: "The PEM file of the TLS key.")
    package var tlsKey: String?

    @Flag(help: "Believe X-Forwarded-For and X-Forwarded-Proto from a proxy on this machine.")
    package var trustProxy = false

    @Option(help: "A proxy elsewhere to believe: its address or network; may be given again.")
    package var trustedProxy: [String] = []

    @Option(help: "A name that browsers reach the server by; pages under other names are refused.")
    package var allowedHost: [String] = []

    @Flag(inversion: .prefixedNo, help: "Serve the HTTP API for scripts.")
    package var api = true

    @Option(help: "Ask a running server for its health, print it, and exit with 0 if it is well.")
    package var healthCheck: String?

    package init() {}

    package func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be 0…65535, found \(port).")
        }
        // A variable that is not set would make a server that everybody reaches.
        guard !host.isEmpty else {
            throw ValidationError("--host must not be empty; 0.0.0.0 takes all addresses.")
        }
        if let wrong = allowedHost.first(where: { !Self.isHostName($0) }) {
            throw ValidationError(
                "--allowed-host must be a name such as app.example.org, without scheme and port, "
                    + "found \"\(wrong)\"."
            )
        }
        guard maxScenes > 0, maxScenesPerAddress > 0 else {
            throw ValidationError(
                "--max-scenes and --max-scenes-per-address must be at least 1."
            )
        }
        guard sceneTimeout >= 1, sceneTimeout <= 31_536_000 else {
            throw ValidationError("--scene-timeout must be 1…31536000 seconds.")
        }
        guard (1...1_048_576).contains(memoryWarningMegabytes ?? 1) else {
            throw ValidationError("--memory-warning-megabytes must be 1…1048576.")
        }
        guard (0...65_536).contains(maxFileMegabytes),
            (0...1_048_576).contains(maxFilesMegabytes)
        else {
            throw ValidationError(
                "--max-file-megabytes must be 0…65536, --max-files-megabytes 0…1048576."
            )
        }
        if let wrong = trustedProxy.first(where: { AddressRange($0) == nil }) {
            throw ValidationError(
                "--trusted-proxy must be an address or a network such as 172.16.0.0/12, "
                    + "found \(wrong)."
            )
        }
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-certificate and --tls-key belong together.")
        }
    }

    /// Whether a text is what browsers send before the port: a name, or an address of IPv6 in brackets.
    private static func isHostName(_ text: String) -> Bool {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return text.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
        }
        return !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
    }

    /// What tells whether memory is short.
    var memoryGauge: MemoryGauge {
        MemoryGauge(residentLimit: memoryWarningMegabytes.map { $0 << 20 })
    }

    /// The proxies that are believed where requests come from.
    var trustedProxies: [AddressRange] {
        (trustProxy ? AddressRange.loopback : []) + trustedProxy.compactMap { AddressRange($0) }
    }

    /// The names that browsers reach the server by; nil for any.
    ///
    /// A server that other machines reach has names that it does not know, and so has one behind a proxy,
    /// unless they are said.
    var hostNames: Set<String>? {
        let own: Set = ["localhost", "127.0.0.1", "[::1]"]
        let host = host.lowercased()
        let isLocal = trustedProxies.isEmpty && (own.contains(host) || host == "::1")
        guard isLocal || !allowedHost.isEmpty else { return nil }
        return own.union(allowedHost.map { $0.lowercased() })
    }

    /// What the HTTP server is told.
    var serverConfiguration: HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration()
        configuration.host = host
        configuration.port = port
        if let tlsCertificate, let tlsKey {
            configuration.tls = .init(certificate: tlsCertificate, key: tlsKey)
        }
        configuration.trustedProxies = trustedProxies
        // Nobody reads longer bodies; files have a way of their own.
        configuration.maxBodyBytes = 2 * SceneAPI.maximumBodyLength
        // Each scene has a WebSocket; its page and files come on others.
        let scenes = min(maxScenes, 1_000_000)
        let own = min(maxScenesPerAddress, scenes)
        configuration.maxConnections = max(configuration.maxConnections, scenes + scenes / 2)
        configuration.maxConnectionsPerAddress = max(
            configuration.maxConnectionsPerAddress,
            own + own / 2
        )
        configuration.healthPath = "/health"
        // All connections of a proxy are from one address.
        if !trustedProxies.isEmpty {
            configuration.maxConnectionsPerAddress = configuration.maxConnections
        }
        configuration.defaultHeaders["X-Content-Type-Options"] = "nosniff"
        // A page in a frame may lead on to addresses from here, which would have the scene's origin.
        configuration.documentHeaders["Content-Security-Policy"] = "frame-ancestors 'none'"
        return configuration
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
