import Foundation
import SceneTesting
import Testing

@testable import WebHost

/// The program Gallery, from its command line to its end.
@Suite(.serialized)
struct LaunchTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("vitrine-" + RandomName.make())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test func missingPublicFolderEndsWithOneLine() async throws {
        try await withFolder { folder in
            let path = folder.appendingPathComponent("none").path
            let outcome = try await Program("--port", "0", "--public", path).outcome()
            #expect(outcome.status == 1)
            #expect(
                outcome.text
                    == "Error: The client's files were not found: looked for a folder Public "
                    + "with client.css in \(path). Copy Vitrine's folder Public beside the "
                    + "program, or name it with --public.\n"
            )
        }
    }

    @Test func missingClientFileEndsWithOneLine() async throws {
        try await withFolder { folder in
            try Data().write(to: folder.appendingPathComponent("client.css"))
            let outcome = try await Program("--port", "0", "--public", folder.path).outcome()
            #expect(outcome.status == 1)
            #expect(
                outcome.text
                    == "Error: The client's file \(folder.path)/client/main.js cannot be read. "
                    + "Copy Vitrine's folder Public anew.\n"
            )
        }
    }

    @Test func missingFontEndsWithOneLine() async throws {
        try await withFolder { folder in
            let outcome = try await Program("--port", "0", "--fonts", folder.path).outcome()
            #expect(outcome.status == 1)
            #expect(
                outcome.text
                    == "Error: Inter-Regular.otf is in none of \(folder.path); "
                    + "install Debian's fonts-inter (apt-get install fonts-inter).\n"
            )
        }
    }

    @Test func portInUseEndsWithOneLine() async throws {
        let first = try Program("--port", "0")
        let port = try await first.port()
        let outcome = try await Program("--port", "\(port)").outcome()
        #expect(outcome.status == 1)
        #expect(outcome.text.hasPrefix("Error: "))
        #expect(outcome.text.contains("\(port)"))
        #expect(outcome.text.split(separator: "\n").count == 1)
        first.terminate()
        #expect(try await first.outcome().status == 0)
    }

    @Test(arguments: [
        (["--tls-certificate", "a.pem"], "--tls-certificate and --tls-key belong together."),
        (["--port", "65536"], "--port must be 0…65535, found 65536."),
        (["--max-scenes", "0"], "--max-scenes and --max-scenes-per-address must be at least 1."),
        (["--scene-timeout", "nan"], "--scene-timeout must be 1…31536000 seconds."),
        (
            ["--trusted-proxy", "10.0.0.0/33"],
            "--trusted-proxy must be an address or a network such as 172.16.0.0/12, "
                + "found 10.0.0.0/33."
        ),
    ])
    func wrongOptionsAreRefusedWithTheReason(options: [String], message: String) async throws {
        let outcome = try await Program(options).outcome()
        #expect(outcome.status == 64)
        #expect(outcome.text.hasPrefix("Error: " + message + "\n"))
    }

    @Test func missingCertificateEndsWithOneLine() async throws {
        let options = ["--port", "0", "--tls-certificate", "/none.pem", "--tls-key", "/none.key"]
        let outcome = try await Program(options).outcome()
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("/none.pem"))
        #expect(outcome.text.split(separator: "\n").count == 1)
    }

    @Test func proxyThatIsNotBelievedIsToldOfOnce() async throws {
        let server = try Program("--port", "0", "--trusted-proxy", "172.16.0.0/12")
        let client = HTTPClient(port: try await server.port())
        for address in ["192.0.2.7", "192.0.2.8"] {
            let headers = ["X-Forwarded-For": address]
            #expect(try await client.send("GET", "/health", headers: headers).status == 200)
        }
        server.terminate()
        let text = try await server.outcome().text
        let warning = "X-Forwarded-For of 127.0.0.1 does not count: it is none of the trusted"
        #expect(text.components(separatedBy: warning).count == 2)
    }

    @Test func readerOfTheLogMayGoAway() async throws {
        let server = try Program("--port", "0", "--trusted-proxy", "172.16.0.0/12")
        let client = HTTPClient(port: try await server.port())
        try server.closeOutput()
        // A line of the log follows.
        let headers = ["X-Forwarded-For": "192.0.2.7"]
        for _ in 0..<2 {
            #expect(try await client.send("GET", "/health", headers: headers).status == 200)
        }
        server.terminate()
        #expect(await server.status() == 0)
    }

    @Test func closedStandardDescriptorsStayOutOfUse() async throws {
        let server = try Program(["--port", "0"], after: ":", redirecting: "<&- >&-")
        let client = HTTPClient(port: try await server.port())
        #expect(try await client.send("GET", "/health").status == 200)
        for descriptor: Int32 in [0, 1] {
            #expect(try server.target(of: descriptor) == "/dev/null")
        }
        server.terminate()
        #expect(try await server.outcome().status == 0)
    }

    @Test func tooFewOpenFilesEndWithOneLine() async throws {
        let outcome = try await Program(["--port", "0"], after: "ulimit -n 40").outcome()
        #expect(outcome.status == 1)
        #expect(
            outcome.text
                == "Error: Cannot serve with 40 open files: at least 48 are needed; raise the limit "
                + "with \"ulimit -n 15288\".\n"
        )
    }

    @Test func healthCheckTellsByItsExitCode() async throws {
        let server = try Program("--port", "0")
        let port = try await server.port()
        for host in ["127.0.0.1", "localhost"] {
            let well = try await Program("--health-check", "http://\(host):\(port)/health")
                .outcome()
            #expect(well.status == 0)
            #expect(well.text == "HTTP/1.1 200 OK\n")
        }
        let wrong = try await Program("--health-check", "http://127.0.0.1:\(port)/none").outcome()
        #expect(wrong.status == 1)
        server.terminate()
        #expect(try await server.outcome().status == 0)
        let ill = try await Program("--health-check", "http://127.0.0.1:\(port)").outcome()
        #expect(ill.status == 1)
        #expect(ill.text == "No answer from http://127.0.0.1:\(port).\n")
        let odd = try await Program("--health-check", "ftp://127.0.0.1").outcome()
        #expect(odd.status == 2)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/openssl"), "needs openssl"))
    func healthCheckSpeaksTLS() async throws {
        try await withFolder { folder in
            let (certificate, key) = (folder.path + "/one.pem", folder.path + "/one.key")
            let openssl = Process()
            openssl.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
            openssl.arguments = [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out",
                certificate,
            ]
            openssl.standardError = FileHandle.nullDevice
            try openssl.run()
            openssl.waitUntilExit()
            let server = try Program(
                "--port",
                "0",
                "--tls-certificate",
                certificate,
                "--tls-key",
                key
            )
            let port = try await server.port()
            for host in ["127.0.0.1", "localhost"] {
                let well = try await Program("--health-check", "https://\(host):\(port)/health")
                    .outcome()
                #expect(well.status == 0)
                #expect(well.text == "HTTP/1.1 200 OK\n")
            }
            let wrong = try await Program("--health-check", "https://127.0.0.1:\(port)/none")
                .outcome()
            #expect(wrong.status == 1)
            let plain = try await Program("--health-check", "http://127.0.0.1:\(port)").outcome()
            #expect(plain.status == 1)
            server.terminate()
            #expect(try await server.outcome().status == 0)
        }
    }

    /// The signals that end a program: where the tests run without a terminal, hang-ups are ignored.
    private static var signals: [Int32] {
        var action = sigaction()
        sigaction(SIGHUP, nil, &action)
        let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        let isIgnored = handler == unsafeBitCast(SIG_IGN, to: Int.self)
        return isIgnored ? [SIGTERM, SIGINT] : [SIGTERM, SIGINT, SIGHUP]
    }

    @Test(arguments: signals)
    func signalStopsWithOpenSocketsAndAnswersInFlight(signal: Int32) async throws {
        let server = try Program("--port", "0")
        let port = try await server.port()
        let client = HTTPClient(port: port)
        let first = try await client.send("GET", "/")
        let cookie = (first.header("Set-Cookie") ?? "").prefix { $0 != ";" }.description
        let socket = try await WebSocketClient(
            port: port,
            path: "/scene/1/socket",
            headers: ["Cookie": cookie]
        )
        try await socket.send("[\"hello\",1,0]")
        _ = try await socket.next()
        _ = try await client.send("GET", "/", headers: ["Cookie": cookie])
        let poll = try await client.begin(
            "GET",
            "/scene/2/patches?after=1",
            headers: ["Cookie": cookie]
        )
        // A request that never ends, and a connection that never says a word.
        let half = try await Connection.open(port: port)
        try await half.send(Array("POST /api/scenes HTTP/1.1\r\nHost: a\r\n".utf8))
        let silent = try await Connection.open(port: port)
        _ = try await client.send("GET", "/health")
        server.send(signal)
        #expect(try await HTTPClient.reply(on: poll).status == 200)
        #expect(try await socket.next() == .close(1001))
        let outcome = try await server.outcome()
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Stopping."))
        withExtendedLifetime((half, silent)) {}
    }

    @Test(.timeLimit(.minutes(2)))
    func mainThreadThatWaitsDoesNotHoldUpTheEnd() async throws {
        let server = try Program("--port", "0", "--log-level", "debug")
        let port = try await server.port()
        let first = try await HTTPClient(port: port).send("GET", "/")
        let cookie = (first.header("Set-Cookie") ?? "").prefix { $0 != ";" }.description
        let socket = try await WebSocketClient(
            port: port,
            path: "/scene/1/socket",
            headers: ["Cookie": cookie]
        )
        // Each is a line of the log, which nobody reads: the main thread waits for room.
        while try !server.outputIsNearlyFull {
            for _ in 0..<50 { try await socket.send("rubbish") }
        }
        for _ in 0..<500 { try await socket.send("rubbish") }
        server.terminate()
        #expect(await server.status() == 1)
    }
}
