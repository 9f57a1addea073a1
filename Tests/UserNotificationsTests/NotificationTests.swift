import RenderTree
import Testing

@testable import UIKit
@testable import UserNotifications

/// Notifications in a tab.
@MainActor
@Suite(.serialized)
struct NotificationTests {
    let clock = VirtualSceneClock()
    let scene: UIWindowScene
    let window: UIWindow
    let log = Log()

    @MainActor
    final class Log {
        var entries: [String] = []
        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let log: Log
        var options: UNNotificationPresentationOptions = [.banner, .list, .badge]
        /// Where set, answers come from another thread, and this is called after them.
        var didAnswerElsewhere: (@MainActor @Sendable () -> Void)?

        init(_ log: Log) { self.log = log }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification,
            withCompletionHandler completionHandler:
                @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            log.entries.append("present \(notification.request.identifier)")
            guard let didAnswerElsewhere else { return completionHandler(options) }
            // Safe: nobody else calls it.
            nonisolated(unsafe) let answer = completionHandler
            DispatchQueue.global().async { [options] in
                answer(options)
                DispatchQueue.main.async { didAnswerElsewhere() }
            }
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let name = response.actionIdentifier.split(separator: ".").last ?? ""
            log.entries.append("\(response.notification.request.identifier) \(name)")
            completionHandler()
        }
    }

    init() {
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2),
            environment: SceneEnvironment(),
            clock: clock
        )
        window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        scene.perform { window.makeKeyAndVisible() }
        settle()
    }

    private func settle() {
        for _ in 0..<8 where scene.needsCommit { _ = scene.commit() }
    }

    func pass(_ seconds: TimeInterval) {
        _ = scene.perform { clock.advance(by: seconds) { settle() } }
        settle()
    }

    var center: UNUserNotificationCenter { UNUserNotificationCenter.of(scene) }

    private func allow(_ isAllowed: Bool = true) throws {
        scene.perform {
            center.requestAuthorization(options: [.alert, .badge]) { [log] granted, _ in
                log.entries.append("granted \(granted)")
            }
        }
        pass(1)
        let alert = try #require(question)
        #expect(alert.title?.hasSuffix("Would Like to Send You Notifications") == true)
        try tap(isAllowed ? "Allow" : "Don’t Allow", in: alert.view)
    }

    var question: UIAlertController? {
        scene.allWindows.lazy
            .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }
            .first
    }

    /// Taps the control of a name where a person sees it.
    func tap(_ name: String, in view: UIView) throws {
        let control = try #require(self.control(name, in: view))
        try scene.deliver(.tap(scene.tapPoint(of: scene.renderContext.id(of: control))))
        pass(1)
    }

    private func control(_ name: String, in view: UIView) -> UIControl? {
        if let control = view as? UIControl,
            (control as? UIButton)?.title(for: .normal) ?? control.accessibilityLabel == name
        {
            return control
        }
        return view.subviews.lazy.compactMap { control(name, in: $0) }.first
    }

    @Test func whatTheAppDoesMeanwhileLeavesTheQuestionAlone() throws {
        defer { UIApplication.shared.disconnect(scene) }
        scene.perform {
            center.requestAuthorization(options: .alert) { [log] granted, _ in
                log.entries.append("granted \(granted)")
            }
        }
        pass(1)
        let asked = try #require(question)
        #expect(window.isInert)
        // The app shows something, takes it away, and goes on to another controller.
        let root = try #require(window.rootViewController)
        let own = UIViewController()
        scene.perform { root.present(own, animated: true) }
        pass(1)
        #expect(root.presentedViewController === own)
        scene.perform { root.dismiss(animated: true) }
        pass(1)
        #expect(scene.keyWindow === window)
        // It finds none but its own windows, to clear or to make key.
        scene.perform {
            #expect(UIApplication.shared.windows == [window] && scene.windows == [window])
            for window in UIApplication.shared.windows {
                window.rootViewController?.dismiss(animated: false)
            }
            window.isHidden = true
            #expect(scene.keyWindow == nil)
            window.makeKeyAndVisible()
        }
        pass(1)
        #expect(scene.keyWindow === window)
        scene.perform { window.rootViewController = UIViewController() }
        pass(1)
        #expect(question === asked && log.take() == [])
        try tap("Allow", in: asked.view)
        #expect(log.take() == ["granted true"])
        #expect(question == nil && scene.allWindows == [window] && !window.isInert)
    }

    @Test func aQuestionNeedsNoWindowOfTheAppsOwn() throws {
        defer { UIApplication.shared.disconnect(scene) }
        scene.perform { window.isHidden = true }
        try allow()
        #expect(log.take() == ["granted true"])
    }

    @Test func theAnswerIsAwaited() async throws {
        defer { UIApplication.shared.disconnect(scene) }
        let task = scene.perform {
            Task { [center] in try await center.requestAuthorization(options: .alert) }
        }
        for _ in 0..<100 where question == nil {
            await Task.yield()
            pass(0.1)
        }
        let alert = try #require(question)
        pass(1)
        try tap("Allow", in: alert.view)
        #expect(try await task.value)
        #expect(try await center.requestAuthorization())
    }

    @Test func whoWaitsForAnAnswerHearsOfTheTabsEnd() async throws {
        scene.perform {
            center.requestAuthorization(options: .alert) { [log] granted, error in
                let isRefused = error as? UNError == UNError(.notificationsNotAllowed)
                log.entries.append("\(granted) \(isRefused)")
            }
        }
        pass(1)
        #expect(question != nil)
        add("late", after: 60)
        UIApplication.shared.disconnect(scene)
        #expect(log.take() == ["false true"])
        #expect(await center.pendingNotificationRequests().isEmpty)
        // Nobody is left who could be asked.
        #expect(try await center.requestAuthorization(options: .alert) == false)
    }

    // MARK: - Requests

    func request(
        _ name: String,
        after seconds: TimeInterval,
        repeats: Bool = false,
        category: String = ""
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Title of \(name)"
        content.body = "Body"
        content.badge = 3
        content.categoryIdentifier = category
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    }

    private func add(
        _ name: String,
        after seconds: TimeInterval,
        repeats: Bool = false,
        category: String = ""
    ) {
        let request = self.request(name, after: seconds, repeats: repeats, category: category)
        scene.perform { center.add(request) }
    }

    /// What of a banner is read and tapped as the whole notification.
    private var card: UIView? {
        scene.allWindows.lazy.flatMap(\.subviews).flatMap(\.subviews)
            .first { $0.accessibilityIdentifier == "notification-banner" }
    }

    private func tapCard() throws {
        let card = try #require(card)
        let place = card.convert(CGPoint(x: card.bounds.midX, y: 12), to: nil)
        let window = try #require(card.window)
        try scene.deliver(
            .tap(CGPoint(x: window.frame.minX + place.x, y: window.frame.minY + place.y))
        )
        pass(1)
    }

    @Test func aPersonIsAskedAndANotificationIsShownAndTapped() throws {
        defer { UIApplication.shared.disconnect(scene) }
        let delegate = Delegate(log)
        center.delegate = delegate
        try allow()
        #expect(log.take() == ["granted true"])
        add("first", after: 60)
        pass(59)
        #expect(card == nil && log.take() == [])
        pass(2)
        #expect(log.take() == ["present first"])
        #expect(card?.accessibilityLabel == "Title of first, Body")
        #expect(scene.windows == [window])
        #expect(scene.badgeNumber == 3)
        try tapCard()
        #expect(log.take() == ["first UNNotificationDefaultActionIdentifier"])
        #expect(card == nil)
    }

    @Test func aBannerGoesByItselfAndWithoutADelegateThereIsNone() throws {
        defer { UIApplication.shared.disconnect(scene) }
        try allow()
        add("unseen", after: 1)
        pass(2)
        #expect(card == nil)
        let delegate = Delegate(log)
        center.delegate = delegate
        add("seen", after: 1)
        pass(2)
        #expect(card != nil)
        pass(7)
        #expect(card == nil)
    }

    @Test func whoDoesNotAllowSeesNothing() throws {
        defer { UIApplication.shared.disconnect(scene) }
        let delegate = Delegate(log)
        center.delegate = delegate
        try allow(false)
        #expect(log.take() == ["granted false"])
        add("first", after: 1)
        pass(3)
        #expect(log.take() == [] && card == nil)
    }

    @Test func whatIsDueWhileNobodyLooksIsShownLater() throws {
        defer { UIApplication.shared.disconnect(scene) }
        let delegate = Delegate(log)
        center.delegate = delegate
        try allow()
        add("away", after: 60, repeats: true)
        try scene.deliver(.visibility(isVisible: false))
        pass(61)
        #expect(card == nil && log.take() == ["granted true"])
        try scene.deliver(.visibility(isVisible: true))
        pass(0.5)
        #expect(card?.accessibilityLabel == "Title of away, Body")
        #expect(scene.badgeNumber == 3)
    }

    @Test func requestsAreReplacedAndTakenBack() async throws {
        defer { UIApplication.shared.disconnect(scene) }
        add("a", after: 10)
        add("a", after: 20)
        add("b", after: 30)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "b"])
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    }

    @Test func notificationsAreAskedForOnAnyThread() async {
        let other = connect().scene
        defer { for scene in [scene, other] { UIApplication.shared.disconnect(scene) } }
        let template = UNMutableNotificationContent()
        template.title = "Template"
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            scene.perform {
                DispatchQueue.global().async {
                    let content = template.mutableCopy() as? UNMutableNotificationContent
                    content?.body = "Body"
                    for name in ["a", "b"] {
                        let request = UNNotificationRequest(
                            identifier: name,
                            content: content ?? template,
                            trigger: nil
                        )
                        UNUserNotificationCenter.current().add(request)
                    }
                    UNUserNotificationCenter.current()
                        .removePendingNotificationRequests(withIdentifiers: ["b"])
                    DispatchQueue.main.async { continuation.resume() }
                }
            }
        }
        // The tab is that of the code which had the thread do it.
        #expect(names(in: center) == ["a"] && names(in: .of(other)) == [])
        #expect(center.waiting.first?.request.content.title == "Template")
        #expect(center.waiting.first?.request.content.body == "Body")
        #expect(template.body == "")
    }

    @Test func delegatesAnswerOnAnyThread() async throws {
        defer { UIApplication.shared.disconnect(scene) }
        let delegate = Delegate(log)
        center.delegate = delegate
        try allow()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            delegate.didAnswerElsewhere = { continuation.resume() }
            add("first", after: 1)
            pass(2)
        }
        #expect(card?.accessibilityLabel == "Title of first, Body")
        #expect(scene.badgeNumber == 3)
    }

    @Test func actionsOfACategoryAreButtons() throws {
        defer { UIApplication.shared.disconnect(scene) }
        let delegate = Delegate(log)
        center.delegate = delegate
        try allow()
        let action = UNNotificationAction(identifier: "later", title: "Later")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "task", actions: [action], intentIdentifiers: [])
        ])
        add("task", after: 1, category: "task")
        pass(2)
        let message = try #require(card)
        _ = log.take()
        let banner = try #require(message.superview)
        // Screen readers meet what is no part of another element.
        let button = try #require(control("Later", in: banner))
        #expect(button.spokenElement === button && button.isAccessibilityElement)
        #expect(message.frame.maxY <= button.convert(button.bounds, to: banner).minY)
        try tap("Later", in: banner)
        #expect(log.take() == ["task later"])
        #expect(card == nil)
    }

    @Test func datesOfTriggers() throws {
        let morning = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 8, minute: 30),
            repeats: true
        )
        let date = try #require(morning.nextTriggerDate())
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        #expect(parts.hour == 8 && parts.minute == 30 && date > Date())
        let past = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(year: 2001, month: 1, day: 1),
            repeats: false
        )
        #expect(past.nextTriggerDate() == nil)
    }
}
