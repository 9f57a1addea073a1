import Foundation
import RenderTree
import Testing

@testable import UIKit

/// An app as it was written before there were scenes.
private final class WindowApp: UIResponder, UIApplicationDelegate {
    static let log = Log()
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log("launch \(window == nil ? "without" : "with") window")
        guard window == nil else { return true }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log("active") }
    func applicationWillResignActive(_ application: UIApplication) { Self.log("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log("terminate") }
}

@MainActor
@Suite(.serialized)
struct AppWithoutScenesTests {
    private let app = UIApplication.shared

    private func connect(width: CGFloat) -> UIWindowScene {
        app.connectScene(
            geometry: SceneGeometry(size: CGSize(width: width, height: 480), scale: 2),
            environment: SceneEnvironment(),
            clock: VirtualSceneClock()
        )
    }

    private func with(
        _ delegate: any UIApplicationDelegate,
        _ body: () throws -> Void
    ) rethrows {
        let outer = app.delegate
        app.delegate = delegate
        defer { app.delegate = outer }
        _ = WindowApp.log.take()
        try body()
    }

    @Test func eachTabIsALaunchWithADelegateAndAWindowOfItsOwn() throws {
        try with(WindowApp()) {
            let first = connect(width: 320)
            // What comes back from requests runs in no scene.
            #expect(app.delegate === first.appDelegate)
            let second = connect(width: 400)
            #expect(
                WindowApp.log.take() == [
                    "launch without window", "active", "launch without window", "active",
                ]
            )
            let delegates = try [first, second].map { scene in
                let delegate = try #require(scene.perform { app.delegate } as? WindowApp)
                #expect(scene.windows == [delegate.window])
                #expect(scene.keyWindow === delegate.window)
                #expect(delegate.window?.frame == scene.screen.bounds)
                #expect(scene.perform { app.delegate?.window??.rootViewController } != nil)
                return delegate
            }
            #expect(delegates[0] !== delegates[1])
            #expect(app.delegate !== delegates[0])
            app.disconnect(first)
            app.disconnect(second)
        }
    }

    @Test func theDelegateIsToldOfTheTabsLife() throws {
        try with(WindowApp()) {
            let scene = connect(width: 320)
            _ = WindowApp.log.take()
            try scene.deliver(.visibility(isVisible: false))
            #expect(WindowApp.log.take() == ["resign", "background"])
            try scene.deliver(.visibility(isVisible: true))
            #expect(WindowApp.log.take() == ["foreground", "active"])
            app.disconnect(scene)
            #expect(WindowApp.log.take() == ["resign", "background", "terminate"])
        }
    }

    @Test func theWindowOfAStoryboardIsThereAtTheLaunch() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="a" title="Start"/></objects></scene>
            """,
            initial: "a"
        )
        let outer = app.startStoryboard
        app.startStoryboard = storyboard
        defer { app.startStoryboard = outer }
        try with(WindowApp()) {
            let scene = connect(width: 320)
            #expect(WindowApp.log.take() == ["launch with window", "active"])
            let window = try #require(scene.keyWindow)
            #expect(window.rootViewController?.title == "Start")
            #expect((scene.perform { app.delegate } as? WindowApp)?.window === window)
            app.disconnect(scene)
        }
    }

    @Test func anAppWithSceneDelegatesIsLaunchedOnce() {
        final class SceneApp: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = UIWindowSceneTests.SceneDelegate.self
                return configuration
            }
        }
        let delegate = SceneApp()
        with(delegate) {
            let scene = connect(width: 320)
            #expect(scene.perform { app.delegate } === delegate)
            #expect(delegate.window == nil)
            app.disconnect(scene)
        }
    }
}
