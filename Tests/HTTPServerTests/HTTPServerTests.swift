import Foundation
import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTPServerTests {
    private func withRoutes(
        _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
        _ body: (Int) async throws -> Void
    ) async throws {
        try await withServer(configure) { router in
            try router.direct(.get, "/direct/:name") { request in
                .text("\(request.method) \(request.parameters["name"] ?? "")")
            }
            try router.main(.get, "/main") { request, responder in
                MainActor.assertIsolated()
                let query = request.queryItems.map { "\($0.name)=\($0.value)" }
                responder.respond(.text(query.joined(separator: "|")))
            }
            try router.main(.post, "/main") { request, responder in
                responder.respond(HTTPResponse(status: 201, bytes: request.body))
            }
            try router.main(.get, "/who") { request, responder in
                var response = HTTPResponse.text(
                    "\(request.remoteAddress) \(request.isSecure) \(request.cookie("id") ?? "-")"
                )
                response.setCookie(HTTPCookie(name: "id", value: "7"))
                responder.respond(response)
            }
            try router.main(.get, "/long") { _, responder in
                responder.respond(.html(Array(String(repeating: "<p>long</p>", count: 500).utf8)))
            }
        } _: { port, _ in
            try await body(port)
        }
    }

    @Test func requestsAreAnsweredOnOneConnection() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            #expect(try client.get("/direct/x%20y").text == "GET x y")
            #expect(try client.get("/main?a=1&b=%C3%A9+x&c&%zz=1").text == "a=1|b=é x|c=")
            let created = try client.post("/main", "content")
            #expect(created.status == 201)
            #expect(created.text == "content")
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            for number in 0..<50 {
                let path = number.isMultiple(of: 2) ? "/main?n=\(number)" : "/direct/\(number)"
                client.send("GET \(path) HTTP/1.1\r\nHost: test\r\n\r\n")
            }
            for number in 0..<50 {
                let expected = number.isMultiple(of: 2) ? "n=\(number)" : "GET \(number)"
                #expect(try client.readResponse().text == expected)
            }
        }
    }

    @Test func headIsAnsweredAsGetWithoutContent() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            let response = try client.get("/direct/x", method: "HEAD")
            #expect(response.status == 200)
            #expect(response["Content-Length"] == "6")
            #expect(try client.get("/direct/x").text == "GET x")
        }
    }

    @Test func headOfWhatWasNotMadeHasNoContentAtAll() async throws {
        try await withServer({ _ in }) { router in
            try router.direct(.get, "/page") { _ in .unmade(headers: [:]) }
        } _: { port, _ in
            let client = try TestClient(port: port)
            client.send("HEAD /page HTTP/1.1\r\nHost: test\r\n\r\n")
            let text = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(text.hasSuffix("\r\n\r\n"))
            #expect(text.components(separatedBy: "\r\n\r\n").count == 2)
            #expect(!text.contains("Transfer-Encoding"))
        }
    }

    nonisolated static let doubtfulHeaders = [
        ("Content-Length: 5\r\nContent-Length: 6\r\n", 400),
        ("Content-Length: 5\r\nContent-Length: +5\r\n", 400),
        ("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", 400),
        ("Transfer-Encoding: gzip\r\n", 501), ("Transfer-Encoding: gzip, chunked\r\n", 501),
        ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 501),
        ("Host: other\r\nContent-Length: 5\r\n", 400),
    ]

    @Test(arguments: doubtfulHeaders)
    func headersThatTwoServersReadInTwoWaysAreRefused(header: String, status: Int) async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            client.send("POST /main HTTP/1.1\r\nHost: test\r\n\(header)\r\n")
            client.send("5\r\nhello\r\n0\r\n\r\n")
            let response = try client.readResponse()
            #expect(response.status == status)
            #expect(response["Connection"] == "close")
        }
    }

    @Test func lengthSaidTwiceAlikeIsALength() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            let header = "Host: test\r\nContent-Length: 5\r\nContent-Length: 5\r\n"
            client.send("POST /main HTTP/1.1\r\n\(header)\r\nhello")
            #expect(try client.readResponse().text == "hello")
        }
    }

    @Test func whatIsNotThereSaysSo() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            #expect(try client.get("/nothing").status == 404)
            let wrong = try client.get("/main", method: "DELETE")
            #expect(wrong.status == 405)
            #expect(wrong["Allow"] == "GET, POST, HEAD, OPTIONS")
            let options = try client.get("/main", method: "OPTIONS")
            #expect(options.status == 204)
            #expect(options["Allow"] == "GET, POST, HEAD, OPTIONS")
            #expect(try client.get("*", method: "OPTIONS").status == 204)
            #expect(try client.get("/direct/%FF").status == 400)
            #expect(try client.get("http://test/direct/absolute").text == "GET absolute")
        }
    }

    @Test(arguments: [
        ("/?x", "test /?x"), ("http://a.example:81/?x", "a.example:81 /?x"),
        ("HTTPS://a.example", "a.example /"), ("Http://a.example?x=/", "a.example /?x=/"),
    ])
    func hostOfTheTargetCountsMoreThanTheField(target: String, text: String) async throws {
        try await withServer { router in
            try router.direct(.get, "/") { request in
                .text((request.header("Host") ?? "") + " " + request.target)
            }
        } _: { port, _ in
            let client = try TestClient(port: port)
            #expect(try client.get(target).text == text)
            #expect(try client.get("http:///").status == 404)
            #expect(try client.get("http://test@a.example/").status == 404)
        }
    }

    @Test func proxiesCountOnlyWhenTrusted() async throws {
        let forwarded = "X-Forwarded-For: 6.6.6.6, 203.0.113.9\r\nX-Forwarded-Proto: https\r\n"
        let cookies = "Cookie: a=b; id=\"5\"; c\r\n"
        try await withRoutes { port in
            let response = try TestClient(port: port).get("/who", forwarded + cookies)
            #expect(response.text == "127.0.0.1 false 5")
            #expect(response["Set-Cookie"] == "id=7; Path=/; HttpOnly; SameSite=Lax")
        }
        try await withRoutes {
            $0.trustedProxies = AddressRange.loopback
        } _: { port in
            let response = try TestClient(port: port).get("/who", forwarded)
            #expect(response.text == "203.0.113.9 true -")
        }
        try await withRoutes {
            $0.trustedProxies = [AddressRange("172.16.0.0/12")].compactMap { $0 }
        } _: { port in
            let response = try TestClient(port: port).get("/who", forwarded)
            #expect(response.text == "127.0.0.1 false -")
        }
    }

    @Test(arguments: [
        ("203.0.113.7, 172.18.0.1", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7, 172.18.0.1", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7, ::ffff:172.18.0.1", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7\r\nX-Forwarded-For: 172.18.0.1", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7,, 172.18.0.1,", "203.0.113.7"),
        ("172.18.0.9, 172.18.0.1", "172.18.0.9"), ("", "127.0.0.1"),
    ])
    func clientIsTheLastThatIsNoTrustedProxy(forwarded: String, client: String) async throws {
        let network = try #require(AddressRange("172.16.0.0/12"))
        try await withRoutes {
            $0.trustedProxies = AddressRange.loopback + [network]
        } _: { port in
            let field = "X-Forwarded-For: \(forwarded)\r\n"
            let response = try TestClient(port: port).get("/who", field)
            #expect(response.text == "\(client) false -")
        }
    }

    @Test(arguments: [
        ("203.0.113.7:51234", "203.0.113.7"), ("[2001:db8::1]:443", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"), ("2001:db8::1", "2001:db8::1"),
        ("6.6.6.6, unknown", "127.0.0.1"), ("6.6.6.6, client:80", "127.0.0.1"),
        ("6.6.6.6, [", "127.0.0.1"),
    ])
    func addressIsTakenWithoutItsPort(forwarded: String, client: String) async throws {
        try await withRoutes {
            $0.trustedProxies = AddressRange.loopback
        } _: { port in
            let field = "X-Forwarded-For: \(forwarded)\r\n"
            let response = try TestClient(port: port).get("/who", field)
            #expect(response.text == "\(client) false -")
        }
    }

    @Test(arguments: [
        ("https", true), ("HTTPS", true), ("wss", true), ("http, https", true),
        ("https, http", false), ("https,", true), ("http", false), ("", false),
    ])
    func connectionIsAsSecureAsTheLastProxySays(scheme: String, isSecure: Bool) async throws {
        try await withRoutes {
            $0.trustedProxies = AddressRange.loopback
        } _: { port in
            let field = "X-Forwarded-Proto: \(scheme)\r\n"
            let response = try TestClient(port: port).get("/who", field)
            #expect(response.text == "127.0.0.1 \(isSecure) -")
        }
    }

    @Test(arguments: [
        ("https, http", true), ("http, https", false), ("https", true), ("http", false),
        ("https, http, http", false), ("http, https, http", true),
        ("https\r\nX-Forwarded-Proto: http", true),
    ])
    func connectionIsAsSecureAsTheProxyOfTheClientSays(
        schemes: String,
        isSecure: Bool
    ) async throws {
        let network = try #require(AddressRange("172.16.0.0/12"))
        try await withRoutes {
            $0.trustedProxies = AddressRange.loopback + [network]
        } _: { port in
            let addresses = "X-Forwarded-For: 203.0.113.7, 172.18.0.1\r\n"
            let fields = addresses + "X-Forwarded-Proto: \(schemes)\r\n"
            let response = try TestClient(port: port).get("/who", fields)
            #expect(response.text == "203.0.113.7 \(isSecure) -")
        }
    }

    @Test(
        arguments: [
            ("172.16.0.0/12", "172.17.0.1", true), ("172.16.0.0/12", "172.31.255.255", true),
            ("172.16.0.0/12", "172.32.0.1", false), ("10.0.0.0/8", "11.0.0.1", false),
            ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.6", false),
            ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
            ("fc00::/7", "fd12::9", true), ("fc00::/7", "fe80::1", false),
            ("::1", "::1", true), ("::1", "127.0.0.1", false), ("::/0", "", false),
            ("fe80::/10", "fe80::1%eth0", true), ("fe80::2", "fe80::1%eth0", false),
            ("::ffff:172.16.0.0/108", "172.17.0.1", true),
            ("::ffff:172.16.0.0/108", "172.32.0.1", false),
            ("::ffff:192.0.2.7", "192.0.2.7", true),
            ("172.16.0.0/12", "::ffff:172.17.0.1", true),
        ]
    )
    func rangeHasTheAddressesThatBeginAlike(range: String, address: String, isIn: Bool) throws {
        #expect(try #require(AddressRange(range)).contains(address) == isIn)
    }

    @Test(arguments: [
        "", "/8", "proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8/8", "::/129",
        "10.0.0", "::ffff:172.16.0.0/90", "::ffff:172.16.0.0/129", "fe80::1%eth0",
    ])
    func otherTextsAreNoRanges(text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test func longTextIsCompressedForThoseWhoTakeIt() async throws {
        try await withRoutes({ $0.defaultHeaders = ["X-Content-Type-Options": "nosniff"] }) {
            port in
            let client = try TestClient(port: port)
            let plain = try client.get("/long")
            #expect(plain["Content-Encoding"] == nil)
            #expect(plain["Vary"] == "Accept-Encoding")
            let compressed = try client.get("/long", "Accept-Encoding: gzip\r\n")
            #expect(compressed["Content-Encoding"] == "gzip")
            #expect(compressed["X-Content-Type-Options"] == "nosniff")
            #expect(gunzip(compressed.body) == plain.body)
            let shortest = try client.get("/long", "Accept-Encoding: gzip, br\r\n")
            #expect(shortest["Content-Encoding"] == "br")
            #expect(unbrotli(shortest.body) == plain.body)
        }
    }

    @Test func sharedContentIsCompressedForThoseWhoTakeIt() async throws {
        let text = Array(String(repeating: "<g></g>", count: 1_000).utf8)
        let shared = text.withUnsafeBytes { SharedBytes(copying: $0) }
        try await withServer { router in
            try router.direct(.get, "/") { _ in
                HTTPResponse(
                    status: 200,
                    headers: ["Content-Type": "image/svg+xml"],
                    shared: shared
                )
            }
        } _: { port, _ in
            let client = try TestClient(port: port)
            let plain = try client.get("/")
            #expect(plain["Content-Encoding"] == nil && plain.body == text)
            for _ in 0..<2 {
                let compressed = try client.get("/", "Accept-Encoding: gzip\r\n")
                #expect(compressed["Content-Encoding"] == "gzip")
                #expect(gunzip(compressed.body) == text)
            }
        }
    }

    @Test func requestOfATunnelIsContinued() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            client.send(
                "POST /main HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
            )
            #expect(try client.readResponse().status == 100)
            client.send("ok")
            #expect(try client.readResponse().text == "ok")
        }
    }

    @Test func chunkedBodiesArePutTogether() async throws {
        try await withRoutes { port in
            let client = try TestClient(port: port)
            client.send("POST /main HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n")
            client.send("3\r\nabc\r\n")
            client.send("2;x=y\r\nde\r\n0\r\n\r\n")
            #expect(try client.readResponse().text == "abcde")
        }
    }

    @Test func addressesOfBothFamiliesWork() async throws {
        try await withRoutes({ $0.host = "localhost" }) { port in
            #expect(port > 0)
        }
        let hasIPv6 = FileManager.default.fileExists(atPath: "/proc/net/if_inet6")
        if hasIPv6 {
            try await withRoutes({ $0.host = "[::]" }) { port in
                let response = try TestClient(port: port).get("/who")
                #expect(response.text == "127.0.0.1 false -")
            }
        }
    }
}

@Suite struct ServerErrorTests {
    private func message(_ configure: (inout HTTPServer.Configuration) -> Void) throws -> String {
        var configuration = HTTPServer.Configuration()
        configure(&configuration)
        let server = try HTTPServer(configuration: configuration, router: Router())
        do throws(ServerError) {
            try server.start()
            return "started"
        } catch {
            return error.description
        }
    }

    @Test func takenPortIsNamed() async throws {
        try await withServer { _ in
        } _: { port, _ in
            let message = try message { $0.port = port }
            #expect(
                message
                    == "Cannot listen on 127.0.0.1 port \(port): another process uses it;"
                    + " stop that process or choose another port (0 takes any free one)."
            )
        }
    }

    @Test(arguments: ["no such host", "192.0.2.1"])
    func foreignHostIsNamed(host: String) throws {
        let message = try message { $0.host = host }
        #expect(message.hasPrefix("Cannot listen on host \"\(host)\": "))
        #expect(
            message.hasSuffix(
                "; use an address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0."
            )
        )
    }

    @Test func impossiblePortIsNamed() throws {
        #expect(
            try message { $0.port = 70000 }
                == "Cannot listen on port 70000: ports go from 0 to 65535."
        )
    }

    @Test func missingCertificateIsNamed() throws {
        #expect(
            try message { $0.tls = .init(certificate: "/nowhere.pem", key: "/nowhere.key") }
                == "Cannot use /nowhere.pem for TLS: there is no such file."
        )
    }

    @Test func serverStartsOnce() async throws {
        try await withServer { _ in
        } _: { _, server in
            let error = #expect(throws: ServerError.self) { try server.start() }
            #expect(error == .alreadyStarted)
        }
    }
}
