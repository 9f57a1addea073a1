import Foundation
import UIKit

/// The notifications of a tab: what waits for its time, and what was told.
///
/// May be used from any thread; completions are called on the main thread, as the scene's event.
///
/// - Note: Differs from iOS: each tab has its own, which lives as long as its scene. One that an app keeps
///   does what the code of another tab has it do for that one. What is due while nobody looks at the tab
///   is shown when somebody does. Nothing comes from a server of Apple's.
@preconcurrency @MainActor
public final class UNUserNotificationCenter: NSObject {
    /// A request that waits, with what calls it.
    struct Waiting {
        let request: UNNotificationRequest
        let timer: SceneTimer?
    }

    /// What is asked and told; default that of the app's launch.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { meant.usedDelegate }
        set { meant.ownDelegate = newValue }
    }
    private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?
    private var usedDelegate: (any UNUserNotificationCenterDelegate)? {
        ownDelegate ?? Self.ofLaunch.ownDelegate
    }
    private(set) weak var scene: UIWindowScene?
    /// Whether the center is that of a tab, which may be gone.
    private let isOfTab: Bool
    private var categories: Set<UNNotificationCategory>?
    private(set) var status: UNAuthorizationStatus
    private var options: UNAuthorizationOptions = []
    var waiting: [Waiting] = []
    var delivered: [UNNotification] = []
    /// What was due while nobody looked.
    var unseen: [UNNotification] = []
    private var banner: NotificationBanner?
    private var question: PermissionQuestion?
    private var answers: [@MainActor (Bool, (any Error)?) -> Void] = []
    /// Whether the person was, or is to be, asked.
    private var asks = false
    /// Whether the tab goes on with what the app's launch asked for.
    private var knowsLaunch = false
    // Safe: changed on the main thread only, and read at the end, when nobody else knows the center.
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    /// The center of the app's launch, before there are tabs: its delegate and categories are those of
    /// all tabs, in each of which its question is asked; the first tab takes over what waits.
    static var ofLaunch = UNUserNotificationCenter(nil)

    /// Returns the notifications of the tab that runs.
    ///
    /// What outlives its tab, and what runs for none of several, has nobody's, where nothing is allowed.
    public nonisolated class func current() -> UNUserNotificationCenter {
        guard MainThread.isCurrent else { return UNUserNotificationCenter(elsewhere: ()) }
        return MainActor.assumeIsolated { ofRunningCode() }
    }

    private static func ofRunningCode() -> UNUserNotificationCenter {
        if let scene = UIWindowScene.current { return of(scene) }
        // What no tab is known for is no launch any more, and not for the person who comes next.
        guard !UIApplication.shared.hasServedScenes else {
            return UNUserNotificationCenter(nil, status: .denied)
        }
        ofLaunch.waitForTabs()
        return ofLaunch
    }

    /// The center that is meant, as the code that runs has it.
    ///
    /// Apps keep the one that they got first, which is the process's on iOS, and one that was got beside the
    /// main thread knows no tab.
    var meant: UNUserNotificationCenter {
        isOfTab && UIApplication.shared.isOutsideOfScenes ? self : .current()
    }

    /// Does something with the center that is meant: at once on the main thread, else there as soon as it can.
    nonisolated func use(
        _ work: @escaping @MainActor @Sendable (UNUserNotificationCenter) -> Void
    ) {
        MainThread.run { work(self.meant) }
    }

    /// Whether notifications can have their own sounds or pictures: they cannot.
    public nonisolated var supportsContentExtensions: Bool { false }

    private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func of(_ scene: UIWindowScene) -> UNUserNotificationCenter {
        if let known = objc_getAssociatedObject(scene, key) as? UNUserNotificationCenter {
            return known
        }
        let center = UNUserNotificationCenter(scene)
        objc_setAssociatedObject(scene, key, center, .OBJC_ASSOCIATION_RETAIN)
        return center
    }

    init(_ scene: UIWindowScene?, status: UNAuthorizationStatus = .notDetermined) {
        self.scene = scene
        self.status = status
        isOfTab = scene != nil
        super.init()
        guard let scene else { return }
        observe(UIScene.didActivateNotification, of: scene) { center, _ in center.showUnseen() }
        observe(UIScene.didDisconnectNotification, of: scene) { center, _ in center.end() }
    }

    /// Creates what stands for whichever center is meant where the main thread has what it is to do.
    private nonisolated init(elsewhere: Void) {
        status = .denied
        isOfTab = false
        super.init()
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe(
        _ name: Notification.Name,
        of scene: UIWindowScene?,
        _ action: @escaping @MainActor (UNUserNotificationCenter, UIWindowScene) -> Void
    ) {
        let observer = NotificationCenter.default.addObserver(
            forName: name,
            object: scene,
            queue: nil
        ) { [weak self] note in
            // Safe: posted on the main thread, where it is used.
            nonisolated(unsafe) let object = note.object
            MainActor.assumeIsolated {
                guard let self, let scene = object as? UIWindowScene else { return }
                action(self, scene)
            }
        }
        observers.append(observer)
    }

    /// The tab is gone: nothing is told any more, and nobody waits for its person's answer.
    private func end() {
        stopWaiting { _ in true }
        scene = nil
        status = .denied
        finish(false, UNError(.notificationsNotAllowed))
    }

    // MARK: - Before there is a tab

    private func waitForTabs() {
        guard observers.isEmpty else { return }
        observe(UIScene.didActivateNotification, of: nil) { launch, scene in
            launch.handOver(to: Self.of(scene))
        }
    }

    /// Has a tab go on with what was asked for at the launch, once; what waits is the first tab's.
    private func handOver(to center: UNUserNotificationCenter) {
        guard !center.knowsLaunch else { return }
        center.knowsLaunch = true
        let requests = waiting.map(\.request)
        waiting = []
        for request in requests { center.wait(for: request) }
        guard asks else { return }
        let first = answers
        answers = []
        center.ask(for: options) { granted, error in
            for answer in first { answer(granted, error) }
        }
    }

    // MARK: - Permission

    /// Asks the person whether notifications may be shown, once in each tab.
    ///
    /// The completion hears of an error where the tab is closed without an answer.
    @preconcurrency
    public nonisolated func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void
    ) {
        use { $0.ask(for: options, completionHandler) }
    }

    /// Asks the person whether notifications may be shown; returns the answer.
    ///
    /// - Throws: `UNError` where the tab is closed without one.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        let center = meant
        // What is answered later, as the scene's event, is not answered where the scene ends before.
        guard center.status == .notDetermined else {
            center.options.formUnion(options)
            return center.status == .authorized
        }
        return try await withCheckedThrowingContinuation { continuation in
            center.ask(for: options) { granted, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: granted)
                }
            }
        }
    }

    private func ask(
        for options: UNAuthorizationOptions,
        _ answer: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        self.options.formUnion(options)
        asks = true
        guard status == .notDetermined else {
            let isGranted = status == .authorized
            return later { answer(isGranted, nil) }
        }
        answers.append(answer)
        guard scene != nil, question == nil else { return }
        // The scene's windows may be made only by what runs after this.
        later { [weak self] in self?.showQuestion() }
    }

    private func showQuestion() {
        guard status == .notDetermined, question == nil, let scene else { return }
        question = PermissionQuestion(in: scene) { [weak self] isGranted in
            self?.finish(isGranted, nil)
        }
    }

    private func finish(_ isGranted: Bool, _ error: (any Error)?) {
        question?.end()
        question = nil
        if error == nil { status = isGranted ? .authorized : .denied }
        let callers = answers
        answers = []
        for answer in callers { answer(isGranted, error) }
    }

    /// Tells what the person allowed.
    @preconcurrency
    public nonisolated func getNotificationSettings(
        completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void
    ) {
        use { center in
            let settings = center.settings
            center.later { completionHandler(settings) }
        }
    }

    /// Returns what the person allowed.
    public func notificationSettings() async -> UNNotificationSettings {
        meant.settings
    }

    private var settings: UNNotificationSettings { UNNotificationSettings(status, options) }

    // MARK: - Categories

    /// Sets what can be done with notifications, by their categories.
    public nonisolated func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        use { $0.categories = categories }
    }

    /// Tells what can be done with notifications.
    @preconcurrency
    public nonisolated func getNotificationCategories(
        completionHandler: @escaping @MainActor @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        use { center in
            let known = center.knownCategories
            center.later { completionHandler(known) }
        }
    }

    /// Returns what can be done with notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        meant.knownCategories
    }

    private var knownCategories: Set<UNNotificationCategory> {
        categories ?? Self.ofLaunch.categories ?? []
    }

    // MARK: - Showing

    func isDue(_ request: UNNotificationRequest) {
        waiting.removeAll { $0.request === request }
        if request.trigger?.repeats == true { wait(for: request) }
        guard status == .authorized, let scene else { return }
        let notification = UNNotification(date: Date(), request: request)
        guard scene.activationState == .foregroundActive else {
            keep(notification)
            unseen.append(notification)
            setBadge(of: notification)
            return
        }
        guard let delegate = usedDelegate else { return }
        delegate.userNotificationCenter(self, willPresent: notification) {
            @Sendable [weak self] options in
            // Delegates answer from wherever they are.
            guard let self else { return }
            MainThread.run { self.scene?.perform { self.present(notification, options) } }
        }
    }

    private func present(
        _ notification: UNNotification,
        _ options: UNNotificationPresentationOptions
    ) {
        if !options.isDisjoint(with: [.list, .alert]) { keep(notification) }
        if options.contains(.badge) { setBadge(of: notification) }
        if !options.isDisjoint(with: [.banner, .alert]) { show(notification) }
    }

    private func setBadge(of notification: UNNotification) {
        guard options.contains(.badge), let number = notification.request.content.badge else {
            return
        }
        scene?.badgeNumber = max(0, number.intValue)
    }

    private func keep(_ notification: UNNotification) {
        let name = notification.request.identifier
        delivered.removeAll { $0.request.identifier == name }
        delivered.append(notification)
    }

    /// Shows what was due while nobody looked: the last of it.
    private func showUnseen() {
        guard let last = unseen.last else { return }
        unseen = []
        show(last)
    }

    private func show(_ notification: UNNotification) {
        guard let scene, options.contains(.alert) else { return }
        banner?.dismiss()
        let name = notification.request.content.categoryIdentifier
        let category = knownCategories.first { $0.identifier == name }
        banner = NotificationBanner(notification, category?.actions ?? [], in: scene) {
            [weak self] action in
            self?.banner = nil
            self?.didAct(notification, action, category)
        }
    }

    /// A person chose an action, or put the notification away.
    private func didAct(
        _ notification: UNNotification,
        _ action: String?,
        _ category: UNNotificationCategory?
    ) {
        guard let action, let scene else { return }
        if action == UNNotificationDismissActionIdentifier {
            guard category?.options.contains(.customDismissAction) == true else { return }
        }
        forget([notification.request.identifier])
        let response = UNNotificationResponse(notification, action, scene)
        usedDelegate?.userNotificationCenter(self, didReceive: response) { @Sendable in }
    }

    /// Calls a closure after what runs now, as the scene's event.
    func later(_ action: @escaping @MainActor () -> Void) {
        if let scene {
            scene.call(after: 0, action)
        } else {
            DispatchQueue.main.async { action() }
        }
    }
}
