import CoreGraphics

/// What is seen of a pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect
    let shape: UIPointerShape?

    /// Creates a style that shows what the pointer is over.
    ///
    /// - Parameters:
    ///   - effect: How it is shown.
    ///   - shape: What lights up; nil for the whole of it.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init()
    }
}

/// How something shows that the pointer is over it.
public enum UIPointerEffect {
    /// A plate behind it.
    case automatic(UITargetedPreview)
    /// A plate behind it.
    case highlight(UITargetedPreview)
    /// A plate behind it that casts a shadow.
    case lift(UITargetedPreview)
    /// A tint, with or without a shadow; nothing grows, whatever is preferred.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// Where a tint lies.
    public enum TintMode: Int, Sendable {
        case none, overlay, underlay
    }

    /// What the pointer is over.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of what lights up under a pointer.
public enum UIPointerShape {
    /// The box around a path, in the coordinates of the preview's container.
    case path(UIBezierPath)
    /// A box with round corners, in the coordinates of the preview's container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)

    /// The radius of corners where none is said, in points.
    public static let defaultCornerRadius: CGFloat = 8
}
