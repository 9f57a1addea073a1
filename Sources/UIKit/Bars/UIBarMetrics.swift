/// The shape of the surroundings that a value of a bar is for.
public enum UIBarMetrics: Int, Sendable {
    /// Ordinary surroundings.
    case `default` = 0
    /// Surroundings of compact height.
    case compact = 1
    /// Ordinary surroundings, with a prompt.
    case defaultPrompt = 101
    /// Surroundings of compact height, with a prompt.
    case compactPrompt = 102
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the lower end of its surroundings.
    case bottom = 1
    /// At the upper end of its surroundings.
    case top = 2
    /// Below the status bar, whose background is the bar's too.
    case topAttached = 3
}

/// The look of a bar as a whole.
public enum UIBarStyle: Int, Sendable {
    /// Dark text on a light bar, by appearance.
    case `default` = 0
    /// Light text on a dark bar.
    case black = 1

    /// The same as `black`.
    public static let blackOpaque = UIBarStyle.black
    /// The same as `black`.
    public static let blackTranslucent = UIBarStyle.black
}

/// Something that knows where it stands: a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// What says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns where a bar stands; default `.any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns where a bar stands.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
