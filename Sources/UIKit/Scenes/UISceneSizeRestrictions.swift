import CoreGraphics

/// The sizes that a scene's window may have, in points, where the app can decide on it.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    /// The least size.
    public var minimumSize = CGSize.zero
    /// The greatest size.
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    // No app makes one, and no scene has one.
    private override init() { super.init() }
}

extension UIWindowScene {
    /// The sizes that the window may have: nil, as on phones, since browsers decide on them.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
