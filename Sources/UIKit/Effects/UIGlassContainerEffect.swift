import CoreGraphics

/// An effect of a view that holds views with glass effects.
///
/// - Note: Differs from UIKit: glass that comes near to other glass does not flow into it.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which views flow into each other, in points; kept.
    open var spacing: CGFloat = 0
}
