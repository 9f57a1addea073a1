import Foundation
import RenderTree
import Testing

@testable import UIKit

/// What people do, across scenes.
@MainActor
@Suite(.serialized)
struct UserActivityTests {
    private let app = UIApplication.shared

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static let log = Log()
        static var kept: NSUserActivity?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            for activity in connectionOptions.userActivities {
                let address = activity.webpageURL?.absoluteString ?? "-"
                Self.log("connect \(activity.activityType) \(address)")
            }
            if let activity = session.stateRestorationActivity {
                Self.log("session \(activity.activityType)")
            }
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.kept }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
            Self.log("restore \(activity.userInfo?["note"] ?? "-")")
        }
        func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
            Self.log("will continue \(type)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log("continue \(userActivity.activityType)")
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
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

    private func connect(_ opening: SceneOpening? = nil) -> UIWindowScene {
        app.opening = opening
        return app.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 320, height: 480), scale: 2),
            environment: SceneEnvironment(),
            clock: VirtualSceneClock()
        )
    }

    private func withApp(_ body: () throws -> Void) rethrows {
        let outer = app.delegate
        app.delegate = AppDelegate()
        SceneDelegate.kept = nil
        defer { app.delegate = outer }
        _ = SceneDelegate.log.take()
        try body()
    }

    @Test func theAddressOfThePageIsAnActivityOfBrowsing() {
        withApp {
            let scene = connect(SceneOpening(address: URL(string: "https://a.example/?note=5")))
            #expect(
                SceneDelegate.log.take() == [
                    "connect NSUserActivityTypeBrowsingWeb https://a.example/?note=5"
                ]
            )
            let other = connect()
            #expect(SceneDelegate.log.take() == [])
            app.disconnect(scene)
            app.disconnect(other)
        }
    }

    @Test func whatWasDoneInTheTabIsKeptAndRestored() throws {
        try withApp {
            let scene = connect()
            let activity = NSUserActivity(activityType: "org.example.editing")
            activity.addUserInfoEntries(from: ["note": 7])
            SceneDelegate.kept = activity
            try scene.deliver(.visibility(isVisible: false))
            #expect(scene.session.stateRestorationActivity === activity)
            app.disconnect(scene)
            let restored = connect(SceneOpening(restored: activity))
            #expect(
                SceneDelegate.log.take() == ["session org.example.editing", "restore 7"]
            )
            app.disconnect(restored)
            activity.expirationDate = Date(timeIntervalSinceNow: -1)
            let late = connect(SceneOpening(restored: activity))
            #expect(SceneDelegate.log.take() == [])
            app.disconnect(late)
        }
    }

    @Test func anotherTabIsOpenedForAnActivity() {
        withApp {
            let scene = connect()
            let activity = NSUserActivity(activityType: "org.example.detail")
            scene.perform {
                app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            }
            guard case .perform(.open(let address))? = scene.takeEffects().last else {
                Issue.record("The page was not asked to open anything.")
                return
            }
            let url = URL(string: "http://localhost:8080" + address)
            let other = connect(SceneOpening(address: url))
            #expect(SceneDelegate.log.take() == ["connect org.example.detail -"])
            app.requestSceneSessionActivation(scene.session, userActivity: activity, options: nil)
            #expect(
                SceneDelegate.log.take() == [
                    "will continue org.example.detail", "continue org.example.detail",
                ]
            )
            app.disconnect(scene)
            app.disconnect(other)
        }
    }

    @Test func whatWaitsForTheTabOfOnePersonStaysWhateverOthersAskFor() throws {
        try withApp {
            let (scene, other) = (connect(), connect())
            @MainActor func ask(for activity: NSUserActivity, from scene: UIWindowScene) throws
                -> URL
            {
                scene.perform {
                    app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
                }
                guard case .perform(.open(let address))? = scene.takeEffects().last else {
                    throw Missing()
                }
                return try #require(URL(string: "http://localhost:8080" + address))
            }
            let activity = NSUserActivity(activityType: "org.example.detail")
            let url = try ask(for: activity, from: scene)
            let first = try ask(for: NSUserActivity(activityType: "a"), from: other)
            for _ in 0..<100 {
                _ = try ask(for: NSUserActivity(activityType: "a"), from: other)
            }
            let tab = connect(SceneOpening(address: url))
            #expect(SceneDelegate.log.take() == ["connect org.example.detail -"])
            // What was pushed out by its own scene is no address that a person gave.
            let late = connect(SceneOpening(address: first))
            #expect(SceneDelegate.log.take() == [])
            for scene in [scene, other, tab, late] { app.disconnect(scene) }
        }
    }

    private struct Missing: Error {}

    @Test func noSceneHandsAnActivityToThatOfAnotherTab() {
        withApp {
            let (scene, other) = (connect(), connect())
            let activity = NSUserActivity(activityType: "org.example.detail")
            var errors: [String] = []
            @MainActor func ask(for session: UISceneSession, from scene: UIWindowScene) {
                scene.perform {
                    app.requestSceneSessionActivation(
                        session,
                        userActivity: activity,
                        options: nil
                    ) { errors.append("\($0)") }
                }
            }
            #expect(scene.perform { app.openSessions } == [scene.session])
            #expect(app.openSessions.isSuperset(of: [scene.session, other.session]))
            ask(for: other.session, from: scene)
            #expect(SceneDelegate.log.take() == [])
            #expect(
                errors == [
                    "The session is none of openSessions: the code of a scene reaches no other "
                        + "tab's."
                ]
            )
            ask(for: other.session, from: other)
            #expect(errors.count == 1)
            #expect(
                SceneDelegate.log.take() == [
                    "will continue org.example.detail", "continue org.example.detail",
                ]
            )
            app.disconnect(scene)
            app.disconnect(other)
        }
    }

    @Test func ownersBringAnActivityUpToDate() {
        final class Owner: UIResponder {
            var updates = 0
            override func updateUserActivityState(_ activity: NSUserActivity) { updates += 1 }
        }
        let (owner, activity) = (Owner(), NSUserActivity(activityType: "a"))
        owner.userActivity = activity
        activity.save()
        #expect(owner.updates == 0)
        activity.needsSave = true
        activity.save()
        #expect(owner.updates == 1 && !activity.needsSave)
        owner.userActivity = nil
        activity.needsSave = true
        activity.save()
        #expect(owner.updates == 1 && owner.userActivity == nil)
    }

    @Test func eachSceneHasItsOwnCurrentActivity() {
        final class Writer: NSUserActivityDelegate {
            var saves = 0
            func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
        }
        let outer = app.delegate
        app.delegate = AppDelegate()
        let scenes = [connect(), connect()]
        defer {
            for scene in scenes { app.disconnect(scene) }
            app.delegate = outer
        }
        let writers = [Writer(), Writer()]
        let activities = zip(scenes, writers).map { scene, writer in
            let activity = NSUserActivity(activityType: "writing")
            activity.delegate = writer
            activity.needsSave = true
            scene.perform { activity.becomeCurrent() }
            return activity
        }
        #expect(scenes[0].currentActivity === activities[0])
        #expect(scenes[1].currentActivity === activities[1])
        scenes[0].keepActivity()
        #expect(writers.map(\.saves) == [1, 0])
        activities[1].invalidate()
        #expect(scenes[1].currentActivity == nil && !activities[1].isUsable())
        #expect(scenes[0].currentActivity === activities[0])
    }

    @Test func schemesOfTheAppAreReadFromItsPropertyList() throws {
        let list: [String: Any] = [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "notes-dev"]]]
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: list,
            format: .xml,
            options: 0
        )
        let manifest = try #require(SceneManifest(data))
        #expect(manifest.urlSchemes == ["notes", "notes-dev"])
    }
}
