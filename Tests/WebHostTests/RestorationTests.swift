import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// What people did in tabs whose scenes have ended.
@MainActor
struct RestorationTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let app = TestApp.current

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            app?.log.append(session.stateRestorationActivity?.activityType ?? "new")
            for activity in connectionOptions.userActivities {
                app?.log.append(activity.webpageURL?.absoluteString ?? "")
            }
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            NSUserActivity(activityType: "org.example.reading")
        }
    }

    @Test func aTabThatIsLookedAtAgainGoesOn() async throws {
        try await withHost("--scene-timeout", "60", delegate: Delegate()) { test in
            let page = try await TestPage(test)
            #expect(test.app.log == ["new"])
            try await test.look(at: page)
            test.pass(100)
            #expect(test.store.count == 0)
            _ = try await TestPage(test, page.scene, headers: page.reload)
            #expect(test.app.log == ["new", "org.example.reading"])
            // Once, and for this browser only.
            _ = try await TestPage(test, page.scene)
            #expect(test.app.log == ["new", "org.example.reading", "new"])
        }
    }

    @Test func allTabsOfABrowserGoOn() async throws {
        try await withHost("--scene-timeout", "60", delegate: Delegate()) { test in
            let first = try await TestPage(test)
            let second = try await TestPage(test, headers: ["Cookie": first.cookie])
            try await test.look(at: first)
            try await test.look(at: second)
            test.pass(100)
            #expect(test.store.count == 0)
            let again = try await TestPage(test, first.scene, headers: first.reload)
            // The cookie is all tabs' own, and the address of one is no other's.
            #expect(again.cookie == first.cookie)
            let third = try await TestPage(test, headers: ["Cookie": again.cookie])
            #expect(third.scene != second.scene)
            _ = try await TestPage(test, second.scene, headers: again.reload)
            let reading = "org.example.reading"
            #expect(test.app.log == ["new", "new", reading, "new", reading])
        }
    }

    @Test func aTabWithoutRoomGoesOnLater() async throws {
        try await withHost(
            "--scene-timeout",
            "60",
            "--max-scenes",
            "1",
            delegate: Delegate()
        ) { test in
            let page = try await TestPage(test)
            try await test.look(at: page)
            test.pass(100)
            _ = try await TestPage(test)
            let refusal = try await test.client.send("GET", page.scene, headers: page.reload)
            #expect(refusal.status == 503)
            test.pass(100)
            _ = try await TestPage(test, page.scene, headers: page.reload)
            #expect(test.app.log == ["new", "new", "org.example.reading"])
        }
    }

    @Test func whatNobodyLookedAtIsNotKept() async throws {
        try await withHost("--scene-timeout", "60", delegate: Delegate()) { test in
            let page = try await TestPage(test)
            test.pass(100)
            _ = try await TestPage(test, page.scene, headers: page.reload)
            #expect(test.app.log == ["new", "new"])
        }
    }

    @Test func aNetworkWithManyTabsPushesOutItsOwn() {
        var kept = KeptActivities()
        let person = Visitor(secret: "person")
        let crowd = Visitor(secret: "crowd")
        func keep(_ visitor: Visitor, _ number: Int, _ address: String) {
            let activity = NSUserActivity(activityType: address)
            kept.keep(activity, of: visitor, number: number, address: address)
        }
        keep(person, 1, "10.0.0.1")
        for number in 1...KeptActivities.limit + 5 { keep(crowd, number, "10.0.0.2") }
        #expect(kept.activity(secret: "person", number: 1)?.activityType == "10.0.0.1")
        #expect(kept.activity(secret: "crowd", number: 6) == nil)
        #expect(kept.activity(secret: "crowd", number: 7) != nil)
    }

    @Test func theAppHearsOfTheAddress() async throws {
        try await withHost(delegate: Delegate()) { test in
            _ = try await TestPage(test, "/?note=5&x=%20")
            #expect(test.app.log.last == "http://127.0.0.1:\(test.port)/?note=5&x=%20")
        }
    }
}

extension TestHost {
    /// Has a page connect as browsers do, and close.
    fileprivate func look(at page: TestPage) async throws {
        let socket = try await page.connect()
        try await waitUntil { store.allSessions.contains { $0.isConnected } }
        try await socket.close()
        try await waitUntil { !store.allSessions.contains { $0.isConnected } }
    }
}
