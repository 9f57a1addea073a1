import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIApplicationSystemTests {
    @Test func touchesAreUnheardAsLongAsTheAppIgnoresThem() throws {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in log("tap") }, for: .touchUpInside)
        test.add(button)
        test.commit()
        test.scene.perform { UIApplication.shared.beginIgnoringInteractionEvents() }
        #expect(test.scene.perform { UIApplication.shared.isIgnoringInteractionEvents })
        try test.tap(50, 25)
        #expect(log.take() == [])
        test.scene.perform { UIApplication.shared.endIgnoringInteractionEvents() }
        try test.tap(50, 25)
        #expect(log.take() == ["tap"])
    }

    @Test func whatAPageDoesNotHaveIsRefused() async throws {
        let app = UIApplication.shared
        #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
        let error = await withCheckedContinuation { answer in
            app.setAlternateIconName("Dark") { answer.resume(returning: $0) }
        }
        #expect((error as? CocoaError)?.code == .featureUnsupported)
        await #expect(throws: CocoaError.self) { try await app.setAlternateIconName(nil) }
        #expect(app.isProtectedDataAvailable)
        let keyboard = UIApplication.ExtensionPointIdentifier.keyboard
        #expect(keyboard.rawValue == "com.apple.keyboard-service")
        let test = TestScene()
        defer { test.end() }
        #expect(test.scene.sizeRestrictions == nil && !test.scene.screen.isCaptured)
    }

    @Test func registrationsAreRefusedUnlessTheirSceneTakesThemBack() async {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var refused: [UIWindowScene?] = []

            func application(
                _ application: UIApplication,
                didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) {
                refused.append(UIWindowScene.current)
            }
        }
        let (one, other, gone) = (TestScene(), TestScene(), TestScene())
        let (app, delegate) = (UIApplication(), Delegate())
        app.delegate = delegate
        for test in [one, other, gone] {
            test.scene.perform { app.registerForRemoteNotifications() }
        }
        other.scene.perform { app.unregisterForRemoteNotifications() }
        gone.end()
        #expect(delegate.refused.isEmpty && !app.isRegisteredForRemoteNotifications)
        for registration in app.refusals { app.refuse(registration) }
        #expect(delegate.refused == [one.scene])
        app.registerForRemoteNotifications()
        one.end()
        other.end()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        // Another test's scene may be the only one by then.
        let ended: [UIWindowScene?] = [one.scene, other.scene]
        #expect(delegate.refused.count == 2 && !ended.contains(delegate.refused.last ?? one.scene))
        #expect(app.refusals.isEmpty)
    }

    @Test func launchOptionsAreReadByTheirKeys() {
        let (url, activity) = (URL(string: "notes:/5"), ["type": "edit"])
        let options: [UIApplication.LaunchOptionsKey: Any] = [
            .url: url as Any, .userActivityDictionary: activity, .location: true,
        ]
        #expect(options[.url] as? URL == url)
        #expect(options[.userActivityDictionary] as? [String: String] == activity)
        #expect(options[.location] as? Bool == true)
        #expect(options[.remoteNotification] == nil && options[.shortcutItem] == nil)
        let key = UIApplication.LaunchOptionsKey.remoteNotification
        #expect(key.rawValue == "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    @Test func whatWakesAppsOnPhonesIsThereForTheirDelegates() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                performFetchWithCompletionHandler completion: (UIBackgroundFetchResult) -> Void
            ) { completion(application.backgroundRefreshStatus == .restricted ? .noData : .failed) }
            func application(
                _ application: UIApplication,
                performActionFor item: UIApplicationShortcutItem,
                completionHandler: (Bool) -> Void
            ) { completionHandler(item.type == "new" && item.icon?.description == "add") }
        }
        let (delegate, log) = (Delegate(), Log())
        delegate.application(.shared, performFetchWithCompletionHandler: { log("\($0)") })
        let icon = UIApplicationShortcutIcon(type: .add)
        let item = UIApplicationShortcutItem(
            type: "new",
            localizedTitle: "New note",
            localizedSubtitle: nil,
            icon: icon
        )
        delegate.application(.shared, performActionFor: item) { log("\($0)") }
        #expect(log.take() == ["noData", "true"])
        #expect(UIScene.ConnectionOptions().shortcutItem == nil)
    }

    @Test func theOlderWayOfAskingForAttentionGrantsNothing() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var granted: UIUserNotificationSettings?
            func application(
                _ application: UIApplication,
                didRegister settings: UIUserNotificationSettings
            ) { granted = settings }
        }
        let (test, delegate) = (TestScene(), Delegate())
        defer { test.end() }
        test.scene.appDelegate = delegate
        test.scene.perform { UIApplication.refuseAttention() }
        #expect(delegate.granted?.types == [])
    }

    @Test func theOlderWayOfOpeningTellsWhetherThePageWasAsked() throws {
        let test = TestScene()
        defer { test.end() }
        let page = try #require(URL(string: "https://example.org"))
        let other = try #require(URL(string: "gopher://example.org"))
        #expect(test.scene.perform { UIApplication.shared.openURL(page) })
        #expect(!test.scene.perform { UIApplication.shared.openURL(other) })
    }

    @Test func theKeyWindowIsThatOfTheRunningScene() {
        let (first, second) = (TestScene(), TestScene())
        defer {
            first.end()
            second.end()
        }
        #expect(first.scene.perform { UIApplication.shared.keyWindow } === first.window)
        #expect(second.scene.perform { UIApplication.shared.keyWindow } === second.window)
    }

    @Test func aTurnedWindowIsPosted() throws {
        let (test, log) = (TestScene(), Log())
        defer { test.end() }
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { log("\(UIDevice.current.orientation.isLandscape)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        test.commit()
        let wide = SceneGeometry(size: CGSize(width: 844, height: 390), scale: 2)
        try test.scene.deliver(.geometry(wide))
        #expect(log.take() == ["true"])
    }

    @Test func turnsArePostedWhileSomebodyAsks() throws {
        let (test, other, log) = (TestScene(), TestScene(), Log())
        defer {
            test.end()
            other.end()
        }
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { log("\(UIDevice.current.orientation.rawValue)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let device = UIDevice.current
        let wide = SceneGeometry(size: CGSize(width: 844, height: 390), scale: 2)
        let tall = SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2)
        for scene in [test, other] { scene.commit() }
        #expect(test.scene.perform { device.isGeneratingDeviceOrientationNotifications })
        test.scene.perform {
            for _ in 0..<3 { device.endGeneratingDeviceOrientationNotifications() }
        }
        #expect(test.scene.perform { device.orientation } == .unknown)
        try test.scene.deliver(.geometry(wide))
        #expect(log.take() == [])
        try other.scene.deliver(.geometry(wide))
        #expect(log.take() == ["\(UIDeviceOrientation.landscapeLeft.rawValue)"])
        test.scene.perform { device.beginGeneratingDeviceOrientationNotifications() }
        try test.scene.deliver(.geometry(tall))
        #expect(log.take() == ["\(UIDeviceOrientation.portrait.rawValue)"])
    }

    @Test func aBackgroundTaskEndsOnce() {
        let app = UIApplication.shared
        var reports: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = handler }
        let first = app.beginBackgroundTask()
        let second = app.beginBackgroundTask(withName: "save") {}
        #expect(first != second && first != .invalid && second != .invalid)
        app.endBackgroundTask(first)
        app.endBackgroundTask(second)
        #expect(reports.isEmpty)
        app.endBackgroundTask(second)
        #expect(reports.count == 1)
    }

    @Test func windowsTellThatTheyAreSeenAndKey() {
        let log = Log()
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
            UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
        ]
        let test = TestScene()
        defer { test.end() }
        let window = UIWindow(windowScene: test.scene)
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
                let name = $0.name.rawValue
                MainActor.assumeIsolated { log(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        test.scene.perform {
            window.makeKeyAndVisible()
            window.isHidden = true
        }
        #expect(
            log.take() == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification",
            ]
        )
    }

    @Test func coordinatesOfTheScreenAreThoseOfAWindowThatFillsIt() {
        let test = TestScene()
        defer { test.end() }
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        test.add(view)
        let space: any UICoordinateSpace = test.scene.screen.coordinateSpace
        let onScreen = CGRect(x: 15, y: 25, width: 5, height: 5)
        #expect(view.convert(onScreen, from: space) == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 10, y: 20))
        #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 20))
    }

    @Test func anEmptyImageShowsNothing() {
        #expect(UIImage().size == .zero)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
        bar.shadowImage = UIImage()
        #expect(bar.backgroundImage(for: .default)?.size == .zero)
    }

    @Test func escapeLeavesWhatSaysSo() throws {
        final class Leaving: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override func accessibilityPerformEscape() -> Bool {
                count += 1
                return true
            }
        }
        let test = TestScene()
        defer { test.end() }
        let (outer, inner) = (Leaving(), UITextField())
        outer.addSubview(inner)
        test.add(outer)
        test.scene.perform { _ = inner.becomeFirstResponder() }
        try test.scene.deliver(
            .key(KeyInput(isDown: true, key: "Escape", code: "Escape"))
        )
        #expect(outer.count == 1)
    }

    @Test func aProcessThatServesNoAppHasAKeyWindowAsHostsOfTestsDo() throws {
        let app = UIApplication()
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        defer { app.disconnect(scene) }
        let window = try #require(app.keyWindow)
        #expect(app.windows == [window] && window.windowScene === scene && window.isKeyWindow)
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
        let controller = UIViewController()
        window.rootViewController = controller
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: false)
        #expect(controller.presentedViewController === alert)
        #expect(app.connectedScenes == [scene])
    }

    @Test func aWindowOfATestStandsAboveThatOfItsHost() throws {
        try withUnseenScene {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            let scene = try #require(window.windowScene)
            #expect(scene.windows.count > 1 && scene.windows.last === window)
            let key = try #require(scene.keyWindow)
            #expect(key !== window)
            window.makeKey()
            #expect(window.isKeyWindow)
            window.windowScene = nil
            // Other tests may have left theirs.
            let next = try #require(scene.keyWindow)
            #expect(next !== window && scene.windows.contains(next))
        }
    }
}
