import SceneTesting
import Testing

@testable import WebHost

/// Requests from pages of other sites.
@MainActor
struct OriginTests {
    /// Header fields that browsers add to what other sites' pages send.
    nonisolated static let foreign: [[String: String]] = [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1"],
        ["Origin": "http://127.0.0.1.evil.example:1"], ["Sec-Fetch-Site": "cross-site"],
        ["Sec-Fetch-Site": "same-site"],
    ]

    @Test(arguments: foreign)
    func foreignPagesChangeNothing(headers: [String: String]) async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let own = headers.merging(["Cookie": page.cookie]) { $1 }
            let events = try await test.client.send(
                "POST",
                page.scene + "/events?after=0",
                headers: own,
                body: "[1,\"tap\",70,35]"
            )
            #expect(events.status == 403)
            let patches = try await test.client.send(
                "GET",
                page.scene + "/patches?after=0",
                headers: own
            )
            #expect(patches.status == 403)
            let error = await #expect(throws: WebSocketClient.Refusal.self) {
                _ = try await page.open(headers: headers)
            }
            #expect(error?.status == 403)
            let scene = try await test.client.send("POST", "/api/scenes", headers: headers)
            #expect(scene.status == 403)
            #expect(scene.header("Content-Type") == "application/problem+json")
            #expect(test.app.lastController?.count == 0)
            #expect(test.store.count == 1)
        }
    }

    @Test func pageOfANameThatPointsHereIsForeign() async throws {
        try await withHost { test in
            let rebound = ["Host": "evil.example:\(test.port)"]
            let page = rebound.merging(["Origin": "http://evil.example:\(test.port)"]) { $1 }
            let unnamed = rebound.merging(["Sec-Fetch-Site": "same-origin"]) { $1 }
            // Programs other than browsers call the server what they like.
            for (headers, status) in [(page, 403), (unnamed, 403), (rebound, 201)] {
                let answer = try await test.client.send("POST", "/api/scenes", headers: headers)
                #expect(answer.status == status)
            }
        }
        try await withHost("--allowed-host", "Shop.Example") { test in
            let host = "shop.example:\(test.port)"
            let page = ["Host": host, "Origin": "http://\(host)"]
            let answer = try await test.client.send("POST", "/api/scenes", headers: page)
            #expect(answer.status == 201)
        }
    }

    @Test(arguments: [("--api", "--trust-proxy"), ("--host", "0.0.0.0")])
    func onlyAllowedNamesCountWhereSomeAreSaid(first: String, second: String) async throws {
        func status(_ test: TestHost, _ name: String) async throws -> Int {
            let host = "\(name):\(test.port)"
            let page = ["Host": host, "Origin": "http://\(host)"]
            return try await test.client.send("POST", "/api/scenes", headers: page).status
        }
        var statuses: [Int] = []
        try await withHost(first, second, "--allowed-host", "shop.example") { test in
            for name in ["shop.example", "localhost", "rebound.example"] {
                statuses.append(try await status(test, name))
            }
        }
        #expect(statuses == [201, 201, 403])
        try await withHost(first, second) { test in
            statuses.append(try await status(test, "rebound.example"))
        }
        #expect(statuses.last == 201)
    }

    @Test func scriptOfANeighbouringSiteTakesNoPageOver() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.open()
            try await socket.send("[\"hello\",1,\(page.patch)]")
            #expect(try await socket.next() == .text("[\(page.patch),0]"))
            let script = page.reload.merging(["Sec-Fetch-Dest": "empty"]) { $1 }
            _ = try await test.client.send("GET", page.scene, headers: script)
            let neighbour = page.reload.merging(["Sec-Fetch-Site": "same-site"]) { $1 }
            _ = try await test.client.send("GET", page.scene, headers: neighbour)
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next() != .text("[\"gone\"]"))
            #expect(test.app.lastController != nil)
        }
    }

    @Test(arguments: ["image", "script", "iframe", "object", "video", "style", "empty"])
    func pageIsNoPartOfAForeignPage(destination: String) async throws {
        try await withHost { test in
            for site in ["cross-site", "same-site"] {
                let headers = ["Sec-Fetch-Dest": destination, "Sec-Fetch-Site": site]
                let reply = try await test.client.send("GET", "/?1", headers: headers)
                #expect(reply.status == 403)
                #expect(reply.header("Cache-Control") == "no-store")
                #expect(reply.header("Set-Cookie") == nil)
            }
            #expect(test.app.sceneCount == 0)
        }
    }

    @Test(
        arguments: [
            // Programs and old browsers; a link, also one that is opened ahead; an address that is
            // typed in, or whose page is saved; a script of our own.
            [:], ["Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"],
            [
                "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site",
                "Sec-Purpose": "prefetch;prerender",
            ],
            ["Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none"],
            ["Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "none"],
            ["Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin"],
        ] as [[String: String]]
    )
    func whoeverOpensAPageGetsOne(headers: [String: String]) async throws {
        try await withHost { test in
            let reply = try await test.client.send("GET", "/", headers: headers)
            #expect(reply.status == 200)
            #expect(test.app.sceneCount == 1)
        }
    }

    @Test func ownPagesAreServed() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let origin = [
                "Origin": "http://127.0.0.1:\(test.port)", "Sec-Fetch-Site": "same-origin",
            ]
            let socket = try await page.open(headers: origin)
            try await socket.send("[\"hello\",1,\(page.patch)]")
            #expect(try await socket.next() == .text("[\(page.patch),0]"))
        }
    }

    /// Many proxies ask for the host that they were told of, where they are not told otherwise.
    @Test func pageBehindAProxyThatNamesAnotherHostIsOwn() async throws {
        try await withHost("--trust-proxy") { test in
            let page = try await TestPage(test, headers: ["Host": "upstream"])
            let own = [
                "Cookie": page.cookie, "Host": "upstream", "Origin": "https://shop.example",
                "Sec-Fetch-Site": "same-origin",
            ]
            let path = page.scene + "/events?after=\(page.patch)"
            let tap = "[1,\"tap\",70,35]"
            let answer = try await test.client.send("POST", path, headers: own, body: tap)
            #expect(answer.status == 200)
            #expect(test.app.lastController?.count == 1)
            #expect(test.log.messages.isEmpty)
        }
    }

    @Test func logTellsOnceOfAProxyThatNamesAnotherHost() async throws {
        try await withHost("--trust-proxy") { test in
            let page = try await TestPage(test, headers: ["Host": "upstream"])
            let foreign = ["Host": "upstream", "Origin": "http://shop.example"]
            let own = foreign.merging(["Cookie": page.cookie]) { $1 }
            let path = page.scene + "/events?after=0"
            // Another site's page has no cookie of ours: what it says is nobody's business.
            for headers in [foreign, own, own] {
                let answer = try await test.client.send("POST", path, headers: headers, body: "[]")
                #expect(answer.status == 403)
                #expect(test.log.messages.count == (headers == foreign ? 0 : 1))
            }
            #expect(test.log.messages.first?.contains("page of http://shop.example asks") == true)
            #expect(test.log.messages.first?.contains("host upstream and") == true)
        }
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2::/64"),
        ("2001:db8:1:2::9", "20:1:d:b8:0:1:0:2::/64"), ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("no address", "no address"), ("fe80::1", "fe80::1"), ("fe80::1%eth0", "fe80::1%eth0"),
        ("febf::1", "febf::1"), ("fec0::1", "fe:c0:0:0:0:0:0:0::/64"),
    ])
    func addressesOfOneNetworkCountAsOneClient(address: String, network: String) {
        #expect(RequestPolicy.network(of: address) == network)
    }

    @Test func pageUnderANameThatPointsHereIsRefused() async throws {
        try await withHost { test in
            for path in ["/", "/scene/1"] {
                let foreign = try await test.client.send(
                    "GET",
                    path,
                    headers: ["Host": "evil.example:\(test.port)"]
                )
                #expect(foreign.status == 403)
                #expect(foreign.text.contains("evil.example"))
                #expect(test.store.count == 0)
            }
            let own = try await test.client.send(
                "GET",
                "/",
                headers: ["Host": "app.localhost:\(test.port)"]
            )
            #expect(own.status == 200)
        }
        try await withHost("--allowed-host", "shop.example") { test in
            let headers = ["Host": "shop.example"]
            let answer = try await test.client.send("GET", "/", headers: headers)
            #expect(answer.status == 200)
        }
    }
}
