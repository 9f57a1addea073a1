import CoreGraphics

/// Lets the device shake a little, where its browser can.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates what lets the device shake.
    public override init() { super.init() }

    /// Has the page load what lets the device shake, so that the first shake is not late.
    open func prepare() { UIWindowScene.current?.prepareEffects() }

    func shake(_ pattern: [Int]) { UIWindowScene.current?.perform(.vibrate(pattern)) }
}

/// Shakes as if something bumped into something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How something bumps.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid

        /// The length of the shake, in milliseconds.
        fileprivate var length: CGFloat {
            switch self {
            case .light: 10
            case .medium: 20
            case .heavy: 35
            case .soft: 25
            case .rigid: 12
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates what shakes like a bump.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates what shakes like a bump between light and heavy.
    public override init() {
        style = .medium
        super.init()
    }

    /// Shakes once.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Shakes once, 0…1 as long.
    open func impactOccurred(intensity: CGFloat) {
        let share = intensity.isFinite ? min(max(intensity, 0), 1) : 1
        shake([max(1, Int((style.length * share).rounded()))])
    }
}

/// Shakes as something else is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Shakes once, for a moment.
    open func selectionChanged() { shake([8]) }
}

/// Shakes as something went well or wrong.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Shakes twice or more.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: shake([15, 90, 25])
        case .warning: shake([25, 120, 15])
        case .error: shake([20, 60, 20, 60, 30])
        }
    }
}
