import CoreGraphics

/// The look of the shadow of a background.
@preconcurrency @MainActor
public struct UIShadowProperties: Hashable, EqualByValues {
    /// The colour; default black.
    public var color = UIColor.black
    /// The opacity, 0…1; default 0.
    public var opacity: CGFloat = 0
    /// The blur, in points; default 0.
    public var radius: CGFloat = 0
    /// Where the shadow lies from the background, in points; default none.
    public var offset = CGSize.zero
    /// The shape of the shadow, in the background's coordinates; default nil, the background's own.
    ///
    /// A copy: what changes in the path later does not count.
    public var path: UIBezierPath? {
        get { storedPath }
        set { storedPath = newValue?.copy() as? UIBezierPath }
    }
    private var storedPath: UIBezierPath?

    init() {}

    /// Gives a layer the shadow.
    func apply(to layer: CALayer, traits: UITraitCollection) {
        // A layer that never had a shadow is left as it is.
        guard opacity > 0 || layer.shadowOpacity > 0 else { return }
        layer.shadowColor = color.resolvedColor(with: traits).cgColor
        layer.shadowOpacity = Float(opacity)
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowPath = path?.cgPath
    }

    var values: [AnyHashable] {
        hashableValues(color, opacity, radius, offset.width, offset.height, path?.cgPath)
    }
}
