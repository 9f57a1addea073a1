import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// An object that is watched without being kept.
private struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}

/// When scenes end, and how many may live.
@MainActor
struct EndingTests {
    @Test func sceneWhosePageNeverConnectedEndsAfterThirtySeconds() async throws {
        try await withHost { test in
            _ = try await TestPage(test)
            test.pass(29)
            #expect(test.store.count == 1)
            test.pass(1)
            #expect(test.store.count == 0)
            #expect(test.app.log == ["resign", "background", "disconnect"])
        }
    }

    @Test func idleSceneEndsAfterItsTimeWithItsCallbacks() async throws {
        try await withHost("--scene-timeout", "600") { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            test.pass(10_000)
            #expect(test.store.count == 1)
            try await socket.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            test.pass(599)
            #expect(test.store.count == 1)
            #expect(test.app.log.isEmpty)
            test.pass(1)
            #expect(test.store.count == 0)
            #expect(test.app.log == ["resign", "background", "disconnect"])
        }
    }

    @Test func endedSceneLeavesNothingBehind() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            // An animation is under way, whose completion holds the controller.
            try await socket.send("[1,\"tap\",70,75]")
            _ = try await socket.next()
            let held = [
                Weak(test.firstSession), Weak(test.app.lastScene), Weak(test.app.lastController),
                Weak(test.firstSession?.visitor),
            ]
            #expect(held.allSatisfy { $0.object != nil })
            if let session = test.firstSession { test.store.end(session) }
            #expect(try await socket.next() == WebSocketClient.gone)
            #expect(try await socket.next() == .close(1001))
            try await test.waitUntil { held.allSatisfy { $0.object == nil } }
        }
    }

    @Test func endedSceneOfAScriptLeavesNothingBehind() async throws {
        try await withHost { test in
            let driver = try await HTTPDriver(port: test.port)
            try await driver.tap("animate")
            let held = [Weak(test.app.lastScene), Weak(test.app.lastController)]
            #expect(held.allSatisfy { $0.object != nil })
            try await driver.end()
            try await test.waitUntil { held.allSatisfy { $0.object == nil } }
            #expect(test.app.log == ["resign", "background", "disconnect"])
        }
    }

    @Test func hostIsLetGoAfterItsStop() async throws {
        weak var host: WebHost?
        func run() async throws {
            let test = try TestHost()
            host = test.host
            _ = try await TestPage(test)
            await test.host.stop()
        }
        try await run()
        #expect(host == nil)
    }

    @Test func requestThatNeverEndsLeavesTimeToSave() async throws {
        try await withHost { test in
            _ = try await TestPage(test)
            let head = "POST /scene/1/events HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx"
            let half = try await Connection.open(port: test.port, sending: Array(head.utf8))
            _ = try await test.client.send("GET", "/health")
            await test.host.stop()
            #expect(test.app.log == ["resign", "background", "disconnect"])
            // Ten seconds are all that a container has; how long this took says how busy tests are.
            #expect(WebHost.grace < .seconds(5))
            withExtendedLifetime(half) {}
        }
    }

    @Test func socketThatOpensAfterTheSceneEndedIsToldSo() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            // The store forgets the scene between the upgrade and the socket's opening.
            let session = try #require(test.firstSession)
            let socket = try await page.open()
            test.store.end(session)
            #expect(try await socket.next() == WebSocketClient.gone)
            #expect(try await socket.next() == .close(1001))
        }
    }

    // MARK: - Limits

    @Test func thousandRequestsBeyondTheLimitAreRefusedAndNothingIsLost() async throws {
        try await withHost("--max-scenes", "2") { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            _ = try await HTTPDriver(port: test.port)
            for number in 1...20 {
                for _ in 0..<25 {
                    let reply = try await test.client.send("GET", "/")
                    #expect(reply.status == 503)
                    #expect(reply.header("Retry-After") == "30")
                    #expect(reply.header("Set-Cookie") == nil)
                    let script = try await test.client.send("POST", "/api/scenes")
                    #expect(script.status == 503)
                    #expect(script.header("Retry-After") == "30")
                }
                // Who is there goes on, and answers pings in time however slow the requests are.
                try await socket.send("[\(number),\"tap\",70,35]")
                #expect(try await socket.next().input == number)
            }
            #expect(test.app.sceneCount == 2)
        }
    }

    @Test func addressWithTooManyScenesIsToldToWait() async throws {
        try await withHost("--max-scenes-per-address", "1", "--trust-proxy") { test in
            let driver = try await HTTPDriver(port: test.port)
            let reply = try await test.client.send("GET", "/")
            #expect(reply.status == 429)
            #expect(reply.header("Retry-After") == "30")
            #expect(reply.text == "All 1 scenes for one address are in use; close some first.\n")
            let other = ["X-Forwarded-For": "192.0.2.7"]
            #expect(try await test.client.send("GET", "/", headers: other).status == 200)
            try await driver.end()
            #expect(try await test.client.send("GET", "/").status == 200)
        }
    }

    @Test func sceneOfAScriptEndsWhenIdle() async throws {
        try await withHost("--scene-timeout", "600") { test in
            let driver = try await HTTPDriver(port: test.port)
            test.pass(599)
            _ = try await driver.windows()
            test.pass(599)
            #expect(test.store.count == 1)
            test.pass(1)
            #expect(test.store.count == 0)
            let error = await #expect(throws: HTTPDriver.Surprise.self) {
                _ = try await driver.windows()
            }
            #expect(error?.status == 404)
        }
    }
}

/// Scenes that sleep while nobody looks at them.
@MainActor
struct HibernationTests {
    @Test func sleepingSceneComesBackAsItWas() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let tree = test.firstSession?.scene.snapshot()
            try await socket.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            test.pass(19)
            #expect(test.firstSession?.isHibernating == false)
            test.pass(1)
            #expect(test.firstSession?.isHibernating == true)
            // The page that was cut off gets the whole tree.
            let again = try await page.connect()
            #expect(try await again.next().isTree)
            #expect(test.firstSession?.isHibernating == false)
            #expect(test.firstSession?.scene.snapshot() == tree)
        }
    }

    @Test func whatRunsGoesOnWhereASceneSlept() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let controller = try #require(test.app.lastController)
            let turn = CABasicAnimation(keyPath: "transform.rotation")
            turn.toValue = Double.pi
            turn.duration = 1
            turn.repeatCount = .infinity
            test.app.lastScene?.perform { controller.counter.layer.add(turn, forKey: "turn") }
            #expect(try await socket.next().text?.contains("[11,") == true)
            try await socket.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            test.pass(20)
            let again = try await page.connect(after: page.patch + 1)
            let tree = try await again.next()
            try #require(tree.isTree)
            #expect(try await again.next().text?.contains("[11,") == true)
        }
    }
}
