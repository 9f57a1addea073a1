import Foundation

/// What people set on their devices, of which browsers tell motion and contrast alone.
extension UIAccessibility {
    /// Whether colours are inverted; always false, since browsers do not tell.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen has no colours; always false, since browsers do not tell.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the device is kept in one app; always false, since browsers do not tell.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether touches are made by other means; always false, since browsers do not tell.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether shaking undoes; always false, since pages do not hear of it.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether both ears hear the same; always false, since browsers do not tell.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether films have captions; always false, since browsers do not tell.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether selected text is read aloud; always false, since browsers do not tell.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud on demand; always false, since browsers do not tell.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether switches have labels; always false, since browsers do not tell.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether buttons have shapes; always false, since browsers do not tell.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether colour alone is to tell nothing; always false, since browsers do not tell.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether films may begin by themselves; always true, since browsers do not tell.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Posted when `isDarkerSystemColorsEnabled` changes for a scene, whose code runs then.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
        name("DarkerSystemColorsStatusDidChange")
    /// Posted when `isBoldTextEnabled` changes, which it never does.
    nonisolated public static let boldTextStatusDidChangeNotification =
        name("BoldTextStatusDidChange")
    /// Posted when `isReduceTransparencyEnabled` changes, which it never does.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification =
        name("ReduceTransparencyStatusDidChange")
    /// Posted when `isInvertColorsEnabled` changes, which it never does.
    nonisolated public static let invertColorsStatusDidChangeNotification =
        name("InvertColorsStatusDidChange")
    /// Posted when `isGrayscaleEnabled` changes, which it never does.
    nonisolated public static let grayscaleStatusDidChangeNotification =
        name("GrayscaleStatusDidChange")
    /// Posted when `isSwitchControlRunning` changes, which it never does.
    nonisolated public static let switchControlStatusDidChangeNotification =
        name("SwitchControlStatusDidChange")
    /// Posted when `isGuidedAccessEnabled` changes, which it never does.
    nonisolated public static let guidedAccessStatusDidChangeNotification =
        name("GuidedAccessStatusDidChange")

    nonisolated private static func name(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility" + name + "Notification")
    }

    /// Tells observers that a person wants more contrast, or no longer.
    static func tellContrast() {
        NotificationCenter.default.post(
            name: darkerSystemColorsStatusDidChangeNotification,
            object: nil
        )
    }
}
