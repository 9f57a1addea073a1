import Foundation
import SceneTesting
import Testing
import WebKit

@testable import UIKit
@testable import WebHost

/// Documents of the app's own, and the policies that keep them apart.
@MainActor
struct WebPageTests {
    @Test func documentsAreForTheirPageAlone() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let scene = try #require(test.app.lastScene)
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.perform {
                scene.windows.first?.addSubview(view)
                _ = view.loadHTMLString("<p>secret", baseURL: nil)
            }
            _ = scene.commit()
            let name = try #require(scene.requests?.pages.entries.values.first?.name)
            let address = page.scene + "/pages/" + name
            func get(_ address: String, _ cookie: String) async throws -> HTTPClient.Reply {
                try await test.client.send("GET", address, headers: ["Cookie": cookie])
            }
            let reply = try await get(address, page.cookie)
            #expect(reply.text == "<p>secret")
            let policy = try #require(reply.header("Content-Security-Policy"))
            #expect(policy.hasPrefix("sandbox "))
            #expect(!policy.contains("allow-same-origin"))
            let other = try await TestPage(test)
            #expect(try await get(address, other.cookie).status == 404)
            #expect(try await get(address, "").status == 404)
            #expect(try await get(page.scene + "/pages/0", page.cookie).status == 404)
            // Only pages of scenes that show others allow frames.
            let again = try await get(page.scene, page.cookie)
            #expect(
                again.header("Content-Security-Policy")?.hasSuffix("frame-src http: https:") == true
            )
            #expect(again.text.contains("data-frames"))
            let plain = try await get("/", "")
            #expect(plain.header("Content-Security-Policy")?.contains("frame-src") == false)
            #expect(!plain.text.contains("data-frames"))
        }
    }

    @Test func nothingElseOfTheServersIsShownInFrames() async throws {
        try await withHost { test in
            for address in ["/", "/health", "/api/scenes", "/images/0", "/nothing/at/all"] {
                let reply = try await test.client.send("GET", address)
                let policies = reply.headers.filter {
                    $0.name.lowercased() == "content-security-policy"
                }
                #expect(policies.count == 1)
                #expect(policies.first?.value.contains("frame-ancestors 'none'") == true)
            }
        }
    }

    @Test func scriptsSayWhatBecameOfAPage() async throws {
        try await withHost { test in
            let reply = try await test.client.send("POST", "/api/scenes")
            let address = try #require(reply.header("Location")) + "/events"
            let scene = try #require(test.app.lastScene)
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.accessibilityIdentifier = "web"
            scene.perform {
                scene.windows.first?.addSubview(view)
                _ = view.loadHTMLString("<title>T</title>", baseURL: nil)
            }
            func send(_ name: String) async throws -> HTTPClient.Reply {
                try await test.client.send(
                    "POST",
                    address,
                    body: "{\"events\":[{\"type\":\"load\",\"identifier\":\"\(name)\"}]}"
                )
            }
            #expect(try await send("counter").status == 409)
            _ = scene.commit()
            #expect(view.isLoading)
            #expect(try await send("web").status == 200)
            #expect(view.title == "T")
        }
    }
}
