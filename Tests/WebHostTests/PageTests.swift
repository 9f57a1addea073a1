import Foundation
import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// Which page gets which scene.
@MainActor
struct PageTests {
    @Test func cookieHoldsASecretThatScriptsAndOtherSitesNeverGet() async throws {
        try await withHost { test in
            let reply = try await test.client.send("GET", "/")
            let cookie = try #require(reply.header("Set-Cookie"))
            let pair = cookie.prefix { $0 != ";" }
            // Two apps on one machine are two servers, though cookies know no ports.
            let name = "vitrine-\(test.port)="
            #expect(pair.hasPrefix(name))
            #expect(pair.dropFirst(name.count).utf8.count == 32)
            #expect(cookie.dropFirst(pair.count) == "; Path=/; HttpOnly; SameSite=Lax")
            #expect(!reply.text.contains(pair.dropFirst(name.count)))
        }
    }

    @Test func cookieIsSecureWhereTheProxySaysTheConnectionIs() async throws {
        try await withHost("--trust-proxy") { test in
            let reply = try await test.client.send(
                "GET",
                "/",
                headers: ["X-Forwarded-Proto": "https"]
            )
            #expect(reply.header("Set-Cookie")?.contains("; Secure") == true)
        }
    }

    @Test func cookieOfASecureConnectionIsOneThatNobodyElseSets() async throws {
        try await withHost("--trust-proxy") { test in
            let secure = ["X-Forwarded-Proto": "https"]
            let reply = try await test.client.send("GET", "/", headers: secure)
            let cookie = try #require(reply.header("Set-Cookie"))
            #expect(cookie.hasPrefix("__Host-vitrine-\(test.port)="))
            #expect(cookie.hasSuffix("; Path=/; HttpOnly; Secure; SameSite=Lax"))
            let page = try await TestPage(test, headers: secure)
            // Any neighbour can set the plain name, to a secret that he was given himself.
            let planted = ["Cookie": "vitrine-\(test.port)=\(page.secret)"]
            let other = try await TestPage(test, headers: secure.merging(planted) { $1 })
            #expect(other.secret != page.secret)
            let again = try await TestPage(
                test,
                page.scene,
                headers: secure.merging(page.reload) { $1 }
            )
            #expect(again.scene == page.scene)
            #expect(again.cookie == page.cookie)
            // The proxy says nothing of the socket.
            let socket = try await again.connect()
            #expect(try await socket.next() != WebSocketClient.gone)
        }
    }

    @Test(arguments: ["light", "dark"])
    func whatBrowsersDrawThemselvesFollowsThePerson(style: String) async throws {
        try await withHost { test in
            let headers = ["Sec-CH-Prefers-Color-Scheme": style]
            let page = try await TestPage(test, headers: headers)
            #expect(page.html.contains("name=color-scheme content=\"light dark\""))
            // A script says which style it wants to see.
            let body = "{\"style\":\"\(style)\"}"
            let reply = try await test.client.send("POST", "/api/scenes", body: body)
            let scene = try #require(reply.header("Location"))
            let shown = try await test.client.send("GET", scene + "/page").text
            #expect(shown.contains("name=color-scheme content=\(style)>"))
        }
    }

    @Test func oldCookieOfASecureConnectionHidesNoNewOne() async throws {
        try await withHost { test in
            let old = "__Host-vitrine-\(test.port)=\(String(repeating: "a", count: 32))"
            let page = try await TestPage(test, headers: ["Cookie": old])
            // The browser sends both from now on, as it also would with its next pages.
            let both = ["Cookie": old + "; " + page.cookie]
            let again = try await TestPage(
                test,
                page.scene,
                headers: page.reload.merging(both) { $1 }
            )
            #expect(again.scene == page.scene && again.secret == page.secret)
            let socket = try await page.open(headers: both)
            try await socket.send("[\"hello\",1,\(page.patch)]")
            #expect(try await socket.next() != WebSocketClient.gone)
        }
    }

    @Test(arguments: [("127.0.0.0/8", true), ("172.16.0.0/12", false)])
    func proxyElsewhereIsBelievedByItsNetwork(network: String, isBelieved: Bool) async throws {
        try await withHost("--trusted-proxy", network, "--max-scenes-per-address", "1") { test in
            for address in ["192.0.2.7", "192.0.2.8"] {
                let headers = ["X-Forwarded-For": address, "X-Forwarded-Proto": "https"]
                let reply = try await test.client.send("GET", "/", headers: headers)
                let isFirst = address == "192.0.2.7"
                #expect(reply.status == (isBelieved || isFirst ? 200 : 429))
                guard reply.status == 200 else { continue }
                #expect(reply.header("Set-Cookie")?.contains("; Secure") == isBelieved)
            }
        }
    }

    @Test func languagesThatNobodyKnowsAreEnglish() async throws {
        try await withHost { test in
            let page = try await TestPage(test, headers: ["Accept-Language": "a-b-c-1,de"])
            #expect(test.app.lastScene?.languageTag == "en")
            let socket = try await page.connect()
            _ = try await socket.next()
            try await socket.send("[1,\"environment\",0,\"pt-br-x-1\"]")
            try await test.waitUntil { test.app.lastScene?.languageTag == "pt-BR" }
            _ = try await test.client.send(
                "POST",
                "/api/scenes",
                headers: ["Content-Type": "application/json"],
                body: "{\"locale\":\"a-b-c-2\"}"
            )
            #expect(test.app.sceneCount == 2)
            #expect(test.app.lastScene?.languageTag == "en")
        }
    }

    @Test func pageRefusesInlineScriptAndIsNotStored() async throws {
        try await withHost { test in
            let reply = try await test.client.send("GET", "/")
            let policy = try #require(reply.header("Content-Security-Policy"))
            #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
            #expect(!policy.contains("unsafe"))
            #expect(reply.header("Cache-Control") == "no-store")
            #expect(reply.text.contains("<title>Test &lt;app&gt;</title>"))
        }
    }

    @Test func headersAloneMakeNoSceneAndPromiseNoLength() async throws {
        try await withHost { test in
            let reply = try await test.client.send("HEAD", "/")
            #expect(reply.status == 200)
            #expect(reply.header("Content-Type") == "text/html; charset=utf-8")
            #expect(reply.header("Content-Security-Policy") != nil)
            // The length is known when the page is made, and zero would be a lie.
            #expect(reply.header("Content-Length") == nil)
            #expect(test.app.sceneCount == 0)
            #expect(try await test.client.send("GET", "/health").status == 200)
        }
    }

    @Test func reloadReturnsToTheSceneAndDismissesTheOldPage() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next().input == 1)
            let again = try await TestPage(test, page.scene, headers: page.reload)
            #expect(again.scene == page.scene)
            #expect(again.html.contains(">1<"))
            #expect(again.html.contains("data-input=2000"))
            #expect(try await socket.next() == WebSocketClient.gone)
            #expect(try await socket.next() == .close(1001))
            #expect(test.app.sceneCount == 1)
        }
    }

    @Test func inputOfTheOldPageDoesNotTakeTheNumbersOfTheNewOne() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let old = try await page.connect()
            _ = try await old.next()
            let again = try await TestPage(test, page.scene, headers: page.reload)
            try await old.send("[1,\"tap\",70,35]")
            let socket = try await again.connect()
            _ = try await socket.next()
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next().input == 1)
            #expect(test.app.lastController?.count == 1)
        }
    }

    @Test func pageThatWasLeftIsFoundAgain() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            try await socket.close()
            let again = try await TestPage(test, page.scene, headers: ["Cookie": page.cookie])
            #expect(again.scene == page.scene)
            #expect(test.store.count == 1)
        }
    }

    @Test func duplicatedTabGetsItsOwnScene() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            let twin = try await TestPage(test, page.scene, headers: ["Cookie": page.cookie])
            #expect(page.scene == "/scene/1")
            #expect(twin.scene == "/scene/2")
            #expect(twin.cookie == page.cookie)
            #expect(test.store.count == 2)
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next().input == 1)
        }
    }

    @Test func copiedLinkGivesAnotherBrowserANewScene() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            try await socket.send("[1,\"tap\",70,35]")
            _ = try await socket.next()
            let other = try await TestPage(test, page.scene)
            #expect(other.cookie != page.cookie)
            #expect(!other.html.contains(">1<"))
            #expect(test.app.sceneCount == 2)
        }
    }

    @Test func cookieThatTheServerDidNotMakeIsNotTakenOver() async throws {
        try await withHost { test in
            let made = "00000000000000000000000000000001"
            let page = try await TestPage(
                test,
                headers: ["Cookie": "vitrine-\(test.port)=\(made)"]
            )
            #expect(page.cookie.hasPrefix("vitrine-\(test.port)="))
            #expect(page.secret.utf8.count == 32)
            #expect(page.secret != made)
        }
    }

    @Test func pageWithScrollingContentLoadsWhatFollowsItAtOnce() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            #expect(!page.html.contains("client/scroll.js"))
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scrollView.contentSize = CGSize(width: 100, height: 500)
            test.app.lastController?.view.addSubview(scrollView)
            let again = try await TestPage(test, page.scene, headers: ["Cookie": page.cookie])
            #expect(again.html.contains("<link rel=modulepreload href=\"/assets/"))
            #expect(again.html.contains("/client/scroll.js\">"))
        }
    }

    @Test func whatAPageNamesIsKeptForEverAndItsFontsComeWithIt() async throws {
        try await withHost { test in
            let first = try await TestPage(test)
            let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"></svg>"
            let picture = try #require(UIImage(data: Data(text.utf8)))
            test.app.lastController?.view.addSubview(UIImageView(image: picture))
            let page = try await TestPage(test, first.scene, headers: ["Cookie": first.cookie])

            let preloaded = page.html
                .matches(of: /<link rel=preload as=font [^>]*href="(\/fonts\/[^"]+)">/)
                .map { String($0.output.1) }
            let faces = page.html.matches(of: /src:url\('([^']+)'\)/).map { String($0.output.1) }
            #expect(!faces.isEmpty)
            #expect(Set(preloaded) == Set(faces))

            let named = page.html.matches(of: /(?:href|src)="(\/[^"#]+)/)
                .map { String($0.output.1) }
            for part in ["/client.css", "/client/main.js", "/client/tree.js", "/images/"] {
                #expect(named.contains { $0.contains(part) }, "the page names no \(part)")
            }
            for address in Set(named) {
                let reply = try await test.client.send("GET", address)
                #expect(reply.status == 200, "\(address)")
                #expect(
                    reply.header("Cache-Control") == "public, max-age=31536000, immutable",
                    "\(address)"
                )
                // Scripts, styles and fonts are no documents, and their answers are short.
                let isPart = [".js", ".css", ".woff2"].contains { address.hasSuffix($0) }
                let policy = reply.header("Content-Security-Policy")
                #expect((policy == nil) == isPart, "\(address)")
                #expect(reply.header("X-Content-Type-Options") == "nosniff", "\(address)")
            }
        }
    }

    @Test(arguments: ["/", "/scene/1"])
    func headMakesNoScene(target: String) async throws {
        try await withHost { test in
            let reply = try await test.client.send("HEAD", target)
            #expect(reply.status == 200)
            #expect(reply.header("Content-Type") == "text/html; charset=utf-8")
            #expect(reply.header("Set-Cookie") == nil)
            #expect(test.app.sceneCount == 0)
        }
    }

    @Test func windowHasTheSizeThatTheBrowserLastTold() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            _ = try await socket.next()
            try await socket.send("[1,\"size\",500,600,2,0,0,0,0]")
            _ = try await socket.next()
            // The scene refuses a size of nothing, so the next page is not to begin with it.
            try await socket.send("[2,\"size\",0,0,2,0,0,0,0]")
            _ = try await socket.next()
            _ = try await TestPage(test, headers: ["Cookie": page.cookie])
            #expect(test.app.lastScene?.currentGeometry.size == CGSize(width: 500, height: 600))
        }
    }

    @Test func unknownPicturesFontsAndVersionsOfFilesAreNotFound() async throws {
        try await withHost { test in
            for target in ["/images/ab", "/fonts/none.woff2", "/assets/ab/client.css", "/none"] {
                let reply = try await test.client.send("GET", target)
                #expect(reply.status == 404)
            }
        }
    }
}
