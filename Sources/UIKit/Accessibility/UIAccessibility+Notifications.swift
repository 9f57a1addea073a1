import RenderTree

extension UIAccessibility {
    /// What an app tells assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen is new: reading goes on at the argument, or at its first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is new: reading goes on at the argument, if it is one.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something happened that the screen does not show: the argument is read.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled: the argument says where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technology something: a text that is read, or where reading goes on.
    public static func post(notification: Notification, argument: Any?) {
        guard let scene = UIWindowScene.current else { return }
        let requests = scene.requirePageRequests()
        switch TargetAction.unwrap(argument) {
        case _ where argument is String:
            if let text = argument as? String { scene.perform(.announce(text)) }
        case let text as NSAttributedString: scene.perform(.announce(text.string))
        case let text as NSString: scene.perform(.announce(text as String))
        case let target?:
            requests.readingTarget = .at(target)
            scene.renderContext.scheduleUpdate()
        case nil where notification == .screenChanged:
            requests.readingTarget = .first
            scene.renderContext.scheduleUpdate()
        case nil: break
        }
    }

    // MARK: - What pages are not told

    /// Whether a screen reader runs; always false, since browsers do not tell.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are used; always false, since browsers do not tell.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether text is bold; always false, since browsers do not tell.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether see-through surfaces are unwanted; always false, since browsers do not tell.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether more contrast is wanted in the scene that runs.
    public static var isDarkerSystemColorsEnabled: Bool {
        RenderContext.current?.scene?.environment.prefersHighContrast ?? false
    }

    /// Posted when `isVoiceOverRunning` changes, which it never does.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// Where reading goes on after a commit.
enum ReadingTarget {
    /// At the first element of the window in front.
    case first
    /// At a view, or at an element of one.
    case at(AnyObject)
}

extension UIWindowScene {
    /// Returns the effect that moves reading, where the app asked for one.
    func takeReadingEffect() -> SceneEffect? {
        guard let requests, let target = requests.readingTarget else { return nil }
        requests.readingTarget = nil
        let view: UIView? =
            switch target {
            case .first: orderedWindows.last { !$0.isHidden }?.firstReadElement
            case .at(let element as UIAccessibilityElement):
                element.standIn ?? element.containerView
            case .at(let controller as UIViewController): controller.viewIfLoaded?.firstReadElement
            case .at(let item as UIBarButtonItem): item.shownView
            case .at(let object): object as? UIView
            }
        guard let view, view.rendering.context === renderContext else { return nil }
        return .read(renderContext.id(of: view))
    }
}

extension UIView {
    /// The first element at or below the view that assistive technology meets.
    fileprivate var firstReadElement: UIView? {
        if isHidden || accessibilityElementsHidden || isLeftOutOfReading || isInert { return nil }
        if isAccessibilityElement { return self }
        for view in hierarchy.subviews {
            if let found = view.firstReadElement { return found }
        }
        return nil
    }
}
