import Testing
import UIKit
import UserNotifications

/// UIKit's objects behind protocols of the app, as apps that are tested have them.
@preconcurrency @MainActor private protocol AppServices: AnyObject {
    var isIdleTimerDisabled: Bool { get set }
    var applicationIconBadgeNumber: Int { get set }
    var keyWindow: UIWindow? { get }
    var connectedScenes: Set<UIScene> { get }
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    func canOpenURL(_ url: URL) -> Bool
    func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any],
        completionHandler completion: ((Bool) -> Void)?
    )
    func registerForRemoteNotifications()
    func unregisterForRemoteNotifications()
    func beginBackgroundTask(
        expirationHandler handler: (() -> Void)?
    ) -> UIBackgroundTaskIdentifier
    func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (() -> Void)?
    ) -> UIBackgroundTaskIdentifier
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}

extension UIApplication: AppServices {}

@preconcurrency private protocol NotificationServices: AnyObject {
    func requestAuthorization(
        options: UNAuthorizationOptions,
        completionHandler: @escaping (Bool, Error?) -> Void
    )
    func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void)
    func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: ((Error?) -> Void)?
    )
}

extension UNUserNotificationCenter: NotificationServices {}

@preconcurrency @MainActor private protocol ListServices: AnyObject {
    func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
}

extension UICollectionView: ListServices {}

/// What an app overrides of its application, though nobody makes one here.
private final class OwnApplication: UIApplication {
    var opened: [URL] = []
    override func canOpenURL(_ url: URL) -> Bool { url.scheme == "own" }
    override func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        opened.append(url)
        completion?(true)
    }
    override var preferredContentSizeCategory: UIContentSizeCategory { .large }
    override var isIdleTimerDisabled: Bool {
        get { true }
        set {}
    }
}

private final class StandInCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    var isAnimated = true
    var presentationStyle = UIModalPresentationStyle.none
    var initiallyInteractive = false
    var isInterruptible = false
    var isInteractive = false
    var isCancelled = false
    var transitionDuration: TimeInterval = 0
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 0
    var completionCurve = UIView.AnimationCurve.linear
    var containerView = UIView()
    var targetTransform = CGAffineTransform.identity
    var asked: [String] = []

    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { false }
    func notifyWhenInteractionEnds(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        asked.append("ends")
    }
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        asked.append("changes")
    }
}

@MainActor
struct ProtocolStandInClientTests {
    @Test func anApplicationStandsBehindAProtocol() {
        let services: any AppServices = UIApplication.shared
        let task = services.beginBackgroundTask(expirationHandler: nil)
        #expect(task != services.beginBackgroundTask(withName: "save", expirationHandler: nil))
        services.endBackgroundTask(task)
        services.unregisterForRemoteNotifications()
        #expect(services.canOpenURL(URL(fileURLWithPath: "/tmp")) == false)
        #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test func whatAnApplicationsClassSaysCounts() throws {
        let own = OwnApplication()
        let services: any AppServices = own
        let url = try #require(URL(string: "own:page"))
        var isOpened = false
        services.open(url, options: [:]) { isOpened = $0 }
        #expect(isOpened && own.opened == [url] && services.canOpenURL(url))
        #expect(services.isIdleTimerDisabled && services.preferredContentSizeCategory == .large)
    }

    @Test func whoAsksACoordinatorOfTheEndIsHeardAsSuch() {
        let coordinator = StandInCoordinator()
        let plain: any UIViewControllerTransitionCoordinator = coordinator
        plain.notifyWhenInteractionEnds { _ in }
        plain.notifyWhenInteractionChanges { _ in }
        #expect(coordinator.asked == ["ends", "changes"])
    }
}
