import Foundation
import HTTPServer
import Testing

/// The openssl command, or nil where it is not installed.
private let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

@Suite(.timeLimit(.minutes(5)), .enabled(if: openssl != nil, "needs the openssl command"))
struct TLSTests {
    /// Runs openssl, gives it `input`, and `last` once it wrote `marker`; returns all that it writes.
    private func run(
        _ arguments: [String],
        input: [UInt8] = [],
        marker: String = "",
        last: [UInt8] = []
    ) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(openssl))
        process.arguments = arguments
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        // Where there is no session, openssl may be gone before it is written to.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
        var result: [UInt8] = []
        while result.firstRange(of: Array(marker.utf8)) == nil {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            result += part
        }
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(last))
        result += try output.fileHandleForReading.readToEnd() ?? Data()
        try? standardInput.fileHandleForWriting.close()
        process.waitUntilExit()
        return result
    }

    private func withCertificate(_ body: (HTTPServer.Configuration.TLS) async throws -> Void)
        async throws
    {
        let folder = NSTemporaryDirectory() + "/vitrine-tls-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["one", "two"] {
            _ = try run([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2", "-subj", "/CN=localhost-\(name)", "-keyout",
                "\(folder)/\(name).key", "-out", "\(folder)/\(name).pem",
            ])
        }
        try await body(.init(certificate: folder + "/one.pem", key: folder + "/one.key"))
    }

    private func exchange(
        _ port: Int,
        _ input: [UInt8],
        marker: String = "",
        last: [UInt8] = []
    ) throws -> String {
        let command = ["s_client", "-quiet", "-connect", "127.0.0.1:\(port)"]
        let output = try run(command, input: input, marker: marker, last: last)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func requestsAndWebSocketsAreEncrypted() async throws {
        try await withCertificate { tls in
            try await withServer {
                $0.tls = tls
            } routes: { router in
                try router.main(.get, "/") { request, responder in
                    responder.respond(.text("secure: \(request.isSecure)"))
                }
                try router.webSocket("/ws") { _ in .accept(EchoDelegate()) }
            } _: { port, _ in
                let request = "GET / HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n"
                let answer = try exchange(port, Array(request.utf8))
                #expect(answer.hasSuffix("secure: true"))

                let upgrade = "GET /ws HTTP/1.1\r\nHost: t\r\n\(TestClient.handshake)\r\n"
                let text = TestClient.Frame(opcode: 1, payload: Array("over TLS".utf8))
                let close = TestClient.Frame(opcode: 8, payload: [0x03, 0xE8])
                let socket = try exchange(
                    port,
                    Array(upgrade.utf8) + TestClient.bytes(of: text),
                    marker: "over TLS",
                    last: TestClient.bytes(of: close)
                )
                #expect(socket.hasPrefix("HTTP/1.1 101 "))
                #expect(socket.contains("over TLS"))
            }
        }
    }

    @Test func plainRequestOnATLSPortIsCut() async throws {
        try await withCertificate { tls in
            try await withServer {
                $0.tls = tls
            } routes: { router in
                try router.direct(.get, "/") { _ in .text("plain") }
            } _: { port, _ in
                let client = try TestClient(port: port)
                client.send("GET / HTTP/1.1\r\nHost: t\r\n\r\n")
                let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
                #expect(!answer.contains("plain"))
            }
        }
    }

    @Test(arguments: [
        ("-tls1", false), ("-tls1_1", false), ("-tls1_2", true), ("-tls1_3", true),
    ])
    func onlyVersionsThatAreSafeAreSpoken(version: String, isSpoken: Bool) async throws {
        try await withCertificate { tls in
            try await withServer {
                $0.tls = tls
            } routes: { router in
                try router.direct(.get, "/") { _ in .text("spoken") }
            } _: { port, _ in
                // At this level openssl itself speaks all that it knows.
                let output = try run(
                    [
                        "s_client", "-quiet", version, "-cipher", "ALL:@SECLEVEL=0", "-connect",
                        "127.0.0.1:\(port)",
                    ],
                    input: Array("GET / HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n".utf8)
                )
                #expect(String(decoding: output, as: UTF8.self).hasSuffix("spoken") == isSpoken)
            }
        }
    }

    /// Connects until the server's certificate has the name that is given, for a minute at most.
    private func isShown(_ name: String, on port: Int) throws -> Bool {
        for _ in 0..<600 {
            let output = try run(
                ["s_client", "-connect", "127.0.0.1:\(port)"],
                marker: "Verify return code",
                last: Array("Q\n".utf8)
            )
            if output.firstRange(of: Array("CN = \(name)\n".utf8)) != nil { return true }
            usleep(100_000)
        }
        return false
    }

    @Test func renewedCertificateIsShownToNewConnections() async throws {
        try await withCertificate { tls in
            let files = FileManager.default
            func replace(_ path: String, with name: String) throws {
                let new = path.replacingOccurrences(of: "one.", with: name + ".")
                let data = try Data(contentsOf: URL(fileURLWithPath: new))
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            func look(_ body: () throws -> Void) rethrows {
                try body()
                // A few rounds of checks, none of which may take half of a pair.
                usleep(300_000)
            }
            try await withServer {
                $0.tls = tls
                $0.tls?.checkInterval = .zero
                $0.crowdedIdleTimeout = .milliseconds(40)
            } routes: { router in
                try router.direct(.get, "/") { _ in .text("still here") }
                try router.webSocket("/ws") { _ in .accept(EchoDelegate()) }
            } _: { port, _ in
                let request = Array("GET / HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n".utf8)
                #expect(try isShown("localhost-one", on: port))
                try look { try replace(tls.certificate, with: "two") }
                #expect(try isShown("localhost-one", on: port))
                #expect(try exchange(port, request).hasSuffix("still here"))
                try replace(tls.key, with: "two")
                #expect(try isShown("localhost-two", on: port))
                #expect(try exchange(port, request).hasSuffix("still here"))
                // Files that are gone, or no longer PEM, change nothing.
                try look { try files.removeItem(atPath: tls.key) }
                try look { try Data("rubbish".utf8).write(to: URL(fileURLWithPath: tls.key)) }
                #expect(try isShown("localhost-two", on: port))
                #expect(try exchange(port, request).hasSuffix("still here"))
            }
        }
    }

    @Test func keyOfAnotherCertificateIsNamed() async throws {
        try await withCertificate { tls in
            let other = tls.key.replacingOccurrences(of: "one.key", with: "two.key")
            for (certificate, key, message) in [
                (
                    tls.certificate, other,
                    "Cannot use \(tls.certificate) for TLS: GnuTLS does not take it with the key"
                        + " \(other); check that both are PEM and belong together."
                ),
                (
                    tls.key, tls.key,
                    "Cannot use \(tls.key) for TLS: it has no line"
                        + " \"-----BEGIN CERTIFICATE-----\"; it has to be a PEM file."
                ),
            ] {
                var configuration = HTTPServer.Configuration()
                configuration.tls = .init(certificate: certificate, key: key)
                let server = try HTTPServer(configuration: configuration, router: Router())
                let error = #expect(throws: ServerError.self) { try server.start() }
                #expect(error?.description == message)
            }
        }
    }
}
