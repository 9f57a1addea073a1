import Foundation
import RenderTree

/// What runs on after the app went to the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Posted before the interface turns; the object is the app.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification"
    )
    /// Posted after the interface turned; the object is the app.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification"
    )
    /// Posted before the status bar changes its size, which pages without one never do.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification"
    )
    /// Posted after the status bar changed its size, which pages without one never do.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification"
    )
    /// Posted when the day changes or the clock is set.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Posted after a picture of the screen was taken, which pages do not hear of.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )

    /// How the interface of the running scene is turned.
    public var statusBarOrientation: UIInterfaceOrientation {
        UIWindowScene.current?.interfaceOrientation ?? .portrait
    }

    /// Leaves touches and taps of the running scene's person unheard until as many calls end it.
    public func beginIgnoringInteractionEvents() { UIWindowScene.current?.ignoredInput += 1 }

    /// Ends one wish to leave touches unheard.
    public func endIgnoringInteractionEvents() {
        guard let scene = UIWindowScene.current, scene.ignoredInput > 0 else { return }
        scene.ignoredInput -= 1
    }

    /// Whether touches of the running scene's person are unheard.
    public var isIgnoringInteractionEvents: Bool {
        (UIWindowScene.current?.ignoredInput ?? 0) > 0
    }

    // MARK: - Windows and the status bar

    /// The covered part at the top of the running scene's screen, in points.
    public var statusBarFrame: CGRect {
        UIWindowScene.current?.statusBarManager?.statusBarFrame ?? .zero
    }

    /// Whether the controller in charge wants the status bar away.
    ///
    /// Setting it is without effect, as wherever controllers are in charge.
    public var isStatusBarHidden: Bool {
        get { UIWindowScene.current?.statusBarManager?.isStatusBarHidden ?? false }
        set {}
    }

    /// The style that the controller in charge prefers.
    ///
    /// Setting it is without effect, as wherever controllers are in charge.
    public var statusBarStyle: UIStatusBarStyle {
        get { UIWindowScene.current?.statusBarManager?.statusBarStyle ?? .default }
        set {}
    }

    /// Wishes the status bar away or back, without effect, as setting `isStatusBarHidden` is.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }

    /// Wishes a style of the status bar, without effect, as setting `statusBarStyle` is.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Returns the orientations that the controllers of a window are made for.
    public func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        window?.rootViewController?.supportedInterfaceOrientations ?? .all
    }

    // MARK: - Background

    /// How long the app may go on in the background, in seconds: without end.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

extension UIWindowScene {
    /// The page was turned: those who listen are told.
    func tellOrientation() {
        perform {
            UIApplication.shared.post(UIApplication.didChangeStatusBarOrientationNotification)
            guard UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification,
                object: UIDevice.current
            )
        }
    }
}

extension SceneInput {
    /// Whether a person's hand did it, so that the app may leave it unheard.
    var isOfAHand: Bool {
        switch self {
        case .touch(let touch): touch.phase == .began
        case .tap, .activate, .menu, .adjust: true
        default: false
        }
    }
}
