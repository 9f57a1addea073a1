import CoreGraphics
import Foundation
import RenderTree

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    private let coreFoundationInfo = CoreFoundationInfo()
    /// The offset to the right and down, in points; default zero.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur, in points; default 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`; default black with an opacity of one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow that is not moved and not blurred.
    public override init() {}

    /// Creates the shadow of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(
            width: coder.storedNumber("NSShadowHoriz") ?? 0,
            height: coder.storedNumber("NSShadowVert") ?? 0
        )
        shadowBlurRadius = max(coder.storedNumber("NSShadowBlurRadius") ?? 0, 0)
        shadowColor = coder.storedObject(UIColor.self, "NSShadowColor")
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the shadow into an archive.
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.store([
            "NSShadowHoriz": shadowOffset.width, "NSShadowVert": shadowOffset.height,
            "NSShadowBlurRadius": shadowBlurRadius,
        ])
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

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
