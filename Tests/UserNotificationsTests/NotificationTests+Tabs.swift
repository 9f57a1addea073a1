import RenderTree
import Testing

@testable import UIKit
@testable import UserNotifications

/// Several tabs, each with a center of its own.
extension NotificationTests {
    // MARK: - Several tabs

    func connect() -> (scene: UIWindowScene, clock: VirtualSceneClock) {
        let clock = VirtualSceneClock()
        let scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2),
            environment: SceneEnvironment(),
            clock: clock
        )
        return (scene, clock)
    }

    func names(in center: UNUserNotificationCenter) -> [String] {
        center.waiting.map(\.request.identifier)
    }

    @Test func eachTabHasItsOwnCenter() async {
        let other = connect().scene
        defer { for scene in [scene, other] { UIApplication.shared.disconnect(scene) } }
        let own = scene.perform { UNUserNotificationCenter.current() }
        let foreign = other.perform { UNUserNotificationCenter.current() }
        #expect(own === center)
        #expect(foreign === UNUserNotificationCenter.of(other) && foreign !== own)
        // An app that keeps the first one means that of the tab whose code runs.
        let (category, delegate) = (
            UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: []),
            Delegate(log)
        )
        other.perform {
            own.add(request("note", after: 60))
            own.setNotificationCategories([category])
            own.delegate = delegate
        }
        #expect(names(in: own) == [] && names(in: foreign) == ["note"])
        #expect(own.delegate == nil && foreign.delegate === delegate)
        scene.perform { foreign.removeAllPendingNotificationRequests() }
        #expect(names(in: foreign) == ["note"])
        #expect(await foreign.notificationCategories() == [category])
        #expect(await own.notificationCategories().isEmpty)
    }

    @Test func whatOutlivesItsTabTellsNobody() async throws {
        let other = connect().scene
        defer { UIApplication.shared.disconnect(other) }
        let (delegate, kept) = (Delegate(log), center)
        let task = scene.perform {
            Task {
                for center in [UNUserNotificationCenter.current(), kept] {
                    let settings = await center.notificationSettings()
                    try #require(settings.authorizationStatus == .denied)
                    #expect(try await center.requestAuthorization(options: .alert) == false)
                    await #expect(throws: UNError(.notificationsNotAllowed)) {
                        try await center.add(request("late", after: 60))
                    }
                    center.delegate = delegate
                    #expect(center.delegate == nil)
                }
            }
        }
        UIApplication.shared.disconnect(scene)
        try await task.value
        #expect(UNUserNotificationCenter.of(other).delegate == nil)
        for center in [UNUserNotificationCenter.of(other), UNUserNotificationCenter.ofLaunch] {
            #expect(names(in: center) == [])
        }
    }

    @Test func whatRunsForNoneOfSeveralTabsTellsNobody() {
        let other = connect().scene
        defer { for scene in [scene, other] { UIApplication.shared.disconnect(scene) } }
        let nobodys = UNUserNotificationCenter.current()
        #expect(nobodys !== UNUserNotificationCenter.ofLaunch && nobodys.status == .denied)
        nobodys.add(request("a", after: 60))
        let delegate = Delegate(log)
        nobodys.delegate = delegate
        let others = [UNUserNotificationCenter.of(other), UNUserNotificationCenter.ofLaunch]
        for center in [center, nobodys] + others {
            #expect(names(in: center) == [] && center.delegate == nil)
        }
    }

    @Test func whatTheLaunchAsksIsAskedInEveryTab() throws {
        let other = connect()
        let app = UIApplication.shared
        UNUserNotificationCenter.ofLaunch = UNUserNotificationCenter(nil)
        // As it is before the first tab.
        app.hasServedScenes = false
        defer {
            UNUserNotificationCenter.ofLaunch = UNUserNotificationCenter(nil)
            app.hasServedScenes = true
            for scene in [scene, other.scene] { app.disconnect(scene) }
        }
        let launch = UNUserNotificationCenter.current()
        #expect(launch === UNUserNotificationCenter.ofLaunch)
        let delegate = Delegate(log)
        launch.delegate = delegate
        launch.requestAuthorization { [log] granted, _ in log.entries.append("launch \(granted)") }
        launch.add(request("launch", after: 60))
        app.hasServedScenes = true
        func comeBack(_ scene: UIWindowScene) throws {
            try scene.deliver(.visibility(isVisible: false))
            try scene.deliver(.visibility(isVisible: true))
        }
        try comeBack(scene)
        pass(1)
        #expect(names(in: center) == ["launch"] && names(in: launch) == [])
        #expect(center.delegate === delegate)
        try tap("Allow", in: #require(question).view)
        #expect(log.take() == ["launch true"])
        try comeBack(scene)
        pass(1)
        #expect(question == nil)
        // Another person is asked as well, and gets nothing of the first one's.
        try comeBack(other.scene)
        other.scene.perform { _ = other.clock.advance(by: 1) }
        #expect(other.scene.windows.isEmpty && other.scene.allWindows.count == 1)
        #expect(other.scene.allWindows.first?.rootViewController?.presentedViewController != nil)
        #expect(names(in: .of(other.scene)) == [])
        // What is kept of the launch means the tab whose code runs.
        scene.perform { launch.add(request("later", after: 60)) }
        #expect(names(in: center) == ["launch", "later"] && names(in: launch) == [])
    }
}
