import CoreGraphics

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place is.
    public let container: UIView
    /// The middle of the preview, in points.
    public let center: CGPoint
    /// How the preview is turned and scaled.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a place where a preview stands upright, in its own size.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
