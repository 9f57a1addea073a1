import CoreGraphics
import Foundation
import RenderTree

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
    private let coreFoundationInfo = CoreFoundationInfo()
    /// The offset to the right and down, in points; default zero.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur, in points; default 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`; default black with an opacity of one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow that is not moved and not blurred.
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }

    /// Returns the shadow that is drawn in given traits; nil where it has no colour.
    package func renderShadow(in traits: UITraitCollection) -> Shadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        // Core Graphics's blur is twice the standard deviation that the render tree names.
        return Shadow(
            color: color.renderColor(in: traits),
            offset: shadowOffset,
            radius: Double(shadowBlurRadius) / 2
        )
    }
}
