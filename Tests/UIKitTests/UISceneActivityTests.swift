import Foundation
import Testing

@testable import UIKit

@MainActor
struct UISceneActivityTests {
    /// Notes what is posted, by a scene where one is given.
    ///
    /// Everything is posted and read on the main thread, within one test.
    private final class Observer: @unchecked Sendable {
        var names: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ names: [Notification.Name], of object: AnyObject) {
            for name in names {
                let token = NotificationCenter.default.addObserver(
                    forName: name,
                    object: object,
                    queue: nil
                ) { [unowned self] note in self.names.append(note.name.rawValue) }
                tokens.append(token)
            }
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    @Test func stepsOfASceneArePosted() throws {
        let test = TestScene()
        let observer = Observer(
            [
                UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
                UIScene.didDisconnectNotification,
            ],
            of: test.scene
        )
        try test.scene.deliver(.visibility(isVisible: false))
        #expect(
            observer.take() == [
                "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
            ]
        )
        try test.scene.deliver(.visibility(isVisible: true))
        #expect(
            observer.take() == [
                "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
            ]
        )
        test.end()
        #expect(observer.take().last == "UISceneDidDisconnectNotification")
    }

    @Test func appIsToldOfTheFirstAndTheLastScene() throws {
        let first = TestScene()
        let second = TestScene()
        let app = UIApplication.shared
        let observer = Observer(
            [
                UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification,
                UIApplication.didBecomeActiveNotification,
            ],
            of: app
        )
        try first.scene.deliver(.visibility(isVisible: false))
        #expect(observer.take().isEmpty)
        // Scenes of other tests may still be there; then it is not the last one.
        let others = app.connectedScenes.filter { $0 !== first.scene && $0 !== second.scene }
        let isLast = others.allSatisfy {
            $0.activationState == .background || $0.activationState == .unattached
        }
        try second.scene.deliver(.visibility(isVisible: false))
        #expect(
            observer.take()
                == (isLast
                    ? [
                        "UIApplicationWillResignActiveNotification",
                        "UIApplicationDidEnterBackgroundNotification",
                    ] : [])
        )
        try first.scene.deliver(.visibility(isVisible: true))
        #expect(
            observer.take()
                == (isLast
                    ? [
                        "UIApplicationWillEnterForegroundNotification",
                        "UIApplicationDidBecomeActiveNotification",
                    ] : [])
        )
        try second.scene.deliver(.visibility(isVisible: true))
        #expect(observer.take().isEmpty)
        first.end()
        second.end()
    }
}
