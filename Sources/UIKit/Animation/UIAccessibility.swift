import Foundation

/// What people need of an app beyond its looks, as far as their devices tell.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the person of the scene that runs prefers less motion.
    ///
    /// The page then shows moves at once and only fades.
    public static var isReduceMotionEnabled: Bool {
        RenderContext.current?.scene?.environment.prefersReducedMotion ?? false
    }

    /// Whether fades are preferred to moves; as `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Posted when `isReduceMotionEnabled` of the scene that runs changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityReduceMotionStatusDidChangeNotification"
        )

    static func tellReduceMotion() {
        NotificationCenter.default.post(
            name: reduceMotionStatusDidChangeNotification,
            object: nil
        )
    }
}
