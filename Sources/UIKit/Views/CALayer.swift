/// The geometry and the look of a view.
///
/// - Note: Differs from Core Animation: a layer always belongs to a view, and is bound to the
///   main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // Unchecked exclusivity is safe: main actor only, and never held while code of the app runs.
    // Safe: the view's end takes the reference back on the main thread, which alone reads it; see
    // `BackReferences`. A weak one would cost every view 48 bytes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
    @exclusivity(unchecked) final var rare: RareProperties?
    @exclusivity(unchecked) final var transformBox: TransformBox?
    @exclusivity(unchecked) private final var storedPosition = CGPoint.zero
    // The origin is with the rare properties: only views that scroll move it.
    @exclusivity(unchecked) private final var storedSize = CGSize.zero
    @exclusivity(unchecked) private final var storedCornerRadius: CGFloat = 0
    @exclusivity(unchecked) private final var storedOpacity: Float = 1
    @exclusivity(unchecked) private final var storedIsHidden = false
    @exclusivity(unchecked) private final var storedMasksToBounds = false

    /// Creates a layer.
    public required override init() {
        super.init()
    }

    /// The view that draws the layer.
    open var delegate: AnyObject? { owner }

    // MARK: - Geometry

    /// The content's rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedSize) }
        set {
            let old = CGRect(origin: rare?.boundsOrigin ?? .zero, size: storedSize)
            guard newValue != old else { return }
            requireFinite(newValue.origin.x + newValue.origin.y, "bounds")
            requireFinite(newValue.width + newValue.height, "bounds")
            owner?.layerBoundsWillChange(to: newValue)
            storedSize = newValue.size
            if newValue.origin != old.origin { requireRare().boundsOrigin = newValue.origin }
            owner?.layerBoundsDidChange(from: old)
        }
    }

    /// The place of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { storedPosition }
        set {
            guard newValue != storedPosition else { return }
            requireFinite(newValue.x + newValue.y, "position")
            owner?.recordAnimation(.frame)
            storedPosition = newValue
            owner?.layerPositionDidChange()
        }
    }

    /// The fixed point of the bounds, in fractions of them; default the centre.
    open var anchorPoint: CGPoint {
        get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            guard newValue != rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) else { return }
            requireFinite(newValue.x + newValue.y, "anchorPoint")
            owner?.recordAnimation(.frame)
            owner?.recordAnimation(.style)
            requireRare().anchorPoint = newValue
            owner?.layerPositionDidChange()
        }
    }

    /// The transform about the anchor point; default identity.
    open var transform: CATransform3D {
        get { transformBox?.value ?? CATransform3DIdentity }
        set {
            guard newValue != transform else { return }
            newValue.entries.forEach { requireFinite($0, "transform") }
            owner?.recordAnimation(.style)
            transformBox =
                CATransform3DIsIdentity(newValue) ? nil : TransformBox(value: newValue)
            owner?.layerTransformDidChange()
        }
    }

    /// Returns the transform's affine part.
    open func affineTransform() -> CGAffineTransform {
        transformBox.map { CATransform3DGetAffineTransform($0.value) } ?? .identity
    }

    /// Sets an affine transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// The bounding box in the superlayer, in points.
    open var frame: CGRect {
        get {
            let box = untransformedFrame
            guard transformBox != nil else { return box }
            let local = CGRect(
                origin: CGPoint(x: box.minX - position.x, y: box.minY - position.y),
                size: box.size
            )
            return local.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            requireFinite(newValue.minX + newValue.minY, "frame")
            requireFinite(newValue.width + newValue.height, "frame")
            setFrame(newValue.standardized)
        }
    }

    /// The frame as it would be without the transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        return CGRect(
            x: position.x - anchorPoint.x * size.width,
            y: position.y - anchorPoint.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Whether the transform maps the plane onto a line or a point, so that nothing shows.
    var isFlattened: Bool {
        guard transformBox != nil else { return false }
        let transform = affineTransform()
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant == 0 || !determinant.isFinite
    }

    private func setFrame(_ frame: CGRect) {
        let anchor = anchorPoint
        guard transformBox != nil else {
            let position = CGPoint(
                x: frame.minX + anchor.x * frame.width,
                y: frame.minY + anchor.y * frame.height
            )
            self.position = position
            bounds.size = frame.size
            return
        }
        let transform = affineTransform()
        let inverse = transform.inverted()
        let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
        // The box around the transformed bounds, relative to the anchor point.
        let box = CGRect(
            x: -anchor.x * size.width,
            y: -anchor.y * size.height,
            width: size.width,
            height: size.height
        ).applying(transform)
        position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
        bounds.size = size
    }

    private func requireFinite(_ value: CGFloat, _ name: String) {
        precondition(
            value.isFinite,
            "CALayer \(name) of \(owner.map { String(describing: $0) } ?? "a layer") "
                + "contains NaN or infinity."
        )
    }

    // MARK: - Look

    /// The colour behind the content; default nil.
    open var backgroundColor: CGColor? {
        get { rare?.backgroundColor }
        set {
            owner?.recordAnimation(.style)
            if newValue != nil || rare != nil { requireRare().backgroundColor = newValue }
            owner?.layerBackgroundColorDidChange()
        }
    }

    /// The opacity, 0…1; default 1.
    open var opacity: Float {
        get { storedOpacity }
        set {
            guard newValue != storedOpacity else { return }
            owner?.recordAnimation(.style)
            storedOpacity = newValue
            owner?.layerLookDidChange()
        }
    }

    /// Whether the layer and its sublayers are left out; default false.
    open var isHidden: Bool {
        get { storedIsHidden }
        set {
            guard newValue != storedIsHidden else { return }
            storedIsHidden = newValue
            owner?.layerVisibilityDidChange()
        }
    }

    /// Whether sublayers are cut at the bounds; default false.
    open var masksToBounds: Bool {
        get { storedMasksToBounds }
        set {
            guard newValue != storedMasksToBounds else { return }
            owner?.recordAnimation(.style)
            storedMasksToBounds = newValue
            owner?.layerLookDidChange()
        }
    }

    /// The radius of the corners, in points; default 0.
    open var cornerRadius: CGFloat {
        get { storedCornerRadius }
        set {
            guard newValue != storedCornerRadius else { return }
            owner?.recordAnimation(.style)
            storedCornerRadius = newValue
            owner?.layerLookDidChange()
        }
    }

    /// The corners that the radius rounds; default all.
    open var maskedCorners: CACornerMask {
        get { look(\.maskedCorners) }
        set { setLook(\.maskedCorners, newValue) }
    }

    /// The width of the border inside the bounds, in points; default 0.
    open var borderWidth: CGFloat {
        get { look(\.borderWidth) }
        set { setLook(\.borderWidth, newValue) }
    }

    /// The colour of the border; default opaque black.
    open var borderColor: CGColor? {
        get { look(\.borderColor) }
        set { setLook(\.borderColor, newValue) }
    }

    /// The colour of the shadow; default opaque black.
    open var shadowColor: CGColor? {
        get { look(\.shadowColor) }
        set { setLook(\.shadowColor, newValue) }
    }

    /// The opacity of the shadow, 0…1; default 0.
    open var shadowOpacity: Float {
        get { look(\.shadowOpacity) }
        set { setLook(\.shadowOpacity, newValue) }
    }

    /// The offset of the shadow, in points; default (0, −3).
    open var shadowOffset: CGSize {
        get { look(\.shadowOffset) }
        set { setLook(\.shadowOffset, newValue) }
    }

    /// The blur of the shadow, in points; default 3.
    open var shadowRadius: CGFloat {
        get { look(\.shadowRadius) }
        set { setLook(\.shadowRadius, newValue) }
    }

    /// The stacking order among sibling layers; default 0.
    open var zPosition: CGFloat {
        get { look(\.zPosition) }
        set {
            setLook(\.zPosition, newValue)
            if newValue != 0 { owner?.superview?.hierarchy.hasStackingOrder = true }
        }
    }

    // MARK: - Animations

    /// Plays an animation on the layer; its own values stay.
    ///
    /// An animation that has the same key ends. Nothing plays on a view outside of windows.
    ///
    /// - Parameters:
    ///   - anim: The animation; the layer keeps a copy.
    ///   - key: The name to find it by; nil for none.
    open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, key) }
    /// Ends the animation of a name.
    open func removeAnimation(forKey key: String) { end(key, finished: false, tellsPage: true) }
    /// Ends all animations of the layer, those of blocks included; it shows its own values.
    open func removeAllAnimations() { endAll() }
    /// The names of the animations that play on the layer; nil where there are none.
    open func animationKeys() -> [String]? { runningKeys }
    /// Returns the animation of a name.
    open func animation(forKey key: String) -> CAAnimation? {
        owner?.animationState?.explicit.first { $0.key == key }?.animation
    }
}

final class TransformBox {
    let value: CATransform3D

    init(value: CATransform3D) {
        self.value = value
    }
}
