import CoreGraphics
import RenderTree

/// A layer whose sublayers stand in space, where other layers press theirs flat into their own plane.
///
/// Nothing of its own is seen: no background, contents, border, shadow or mask. Its opacity is that of
/// each of its sublayers.
open class CATransformLayer: CALayer {
    /// Creates a layer.
    public override init() {
        super.init()
        requireExtras().keepsDepth = true
    }

    /// Creates a copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        requireExtras().keepsDepth = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        requireExtras().keepsDepth = true
    }

    open override var opacity: Float {
        didSet {
            guard let owner, opacity != oldValue else { return }
            for view in owner.hierarchy.subviews { view.setNeedsRender() }
        }
    }

    /// Returns nil: a point has no place in a layer that has no plane.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

extension CALayer {
    /// Leaves out of a look what nobody sees of a layer that has no plane.
    func leaveOutPlane(_ style: inout NodeStyle) {
        var bare = NodeStyle()
        bare.isHidden = style.isHidden
        bare.isUserInteractionEnabled = style.isUserInteractionEnabled
        bare.isPressable = style.isPressable
        bare.claims = style.claims
        bare.transform = style.transform
        bare.anchorPoint = style.anchorPoint
        bare.hidesBack = style.hidesBack
        bare.sharesSpace = true
        style = bare
    }

    /// The opacity that is that of each sublayer, since none is that of all together.
    var opacityOfEach: Float {
        guard extras?.keepsDepth == true else { return 1 }
        return opacity * (owner?.superview?.ownLayer.opacityOfEach ?? 1)
    }
}
