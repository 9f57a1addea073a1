/// The geometry and the look of a view.
///
/// - Note: Differs from Core Animation: a layer always belongs to a view, and is bound to the
///   main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
    weak var owner: UIView?
    var rare: RareProperties?
    var transformBox: TransformBox?
    private var storedBackgroundColor: CGColor?

    /// Creates a layer.
    public required override init() {
        super.init()
    }

    /// The view that draws the layer.
    open var delegate: AnyObject? { owner }

    // MARK: - Geometry

    /// The content's rectangle in the layer's own coordinates, in points.
    open var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            requireFinite(bounds.origin.x + bounds.origin.y, "bounds")
            requireFinite(bounds.width + bounds.height, "bounds")
            owner?.layerBoundsDidChange(from: oldValue)
        }
    }

    /// The place of the anchor point in the superlayer, in points.
    open var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            requireFinite(position.x + position.y, "position")
            owner?.layerPositionDidChange()
        }
    }

    /// The fixed point of the bounds, in fractions of them; default the centre.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            requireFinite(anchorPoint.x + anchorPoint.y, "anchorPoint")
            owner?.layerPositionDidChange()
        }
    }

    /// The transform about the anchor point; default identity.
    open var transform: CATransform3D {
        get { transformBox?.value ?? CATransform3DIdentity }
        set {
            guard newValue != transform else { return }
            newValue.entries.forEach { requireFinite($0, "transform") }
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
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            owner?.layerBackgroundColorDidChange()
        }
    }

    /// The opacity, 0…1; default 1.
    open var opacity: Float = 1 {
        didSet { if opacity != oldValue { owner?.layerLookDidChange(.opacity) } }
    }

    /// Whether the layer and its sublayers are left out; default false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.layerVisibilityDidChange() } }
    }

    /// Whether sublayers are cut at the bounds; default false.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { owner?.layerLookDidChange(.clipping) } }
    }

    /// The radius of the corners, in points; default 0.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { owner?.layerLookDidChange(.corners) } }
    }
}

final class TransformBox {
    let value: CATransform3D

    init(value: CATransform3D) {
        self.value = value
    }
}

/// The groups of properties that animate together.
enum LayerLook {
    case opacity, clipping, corners, border, shadow, stacking, background, transform
}
