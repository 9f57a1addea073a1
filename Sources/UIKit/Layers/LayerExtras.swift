import CoreGraphics

/// What hardly any layer has; made when something of it is first set.
@MainActor
final class LayerExtras {
    var name: String?
    /// What the app noted by names of its own.
    var notes: [String: Any]?
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    /// The layer above one that no view of the app has.
    weak var parent: CALayer?
    /// The layers below one that no view of the app has, back to front.
    var sublayers: [CALayer] = []
    var mask: CALayer?
    /// Whether the layer is there to mask its parent.
    var isMask = false
    /// Whether the layer shows its sublayers several times.
    var isReplicator = false
    /// Whether the layer has no plane of its own, so that its sublayers stand in space.
    var keepsDepth = false
    /// Whether the layer makes particles.
    var isEmitter = false
    var shadowPath: CGPath?
    /// What draws the shadow of a path.
    weak var shadowView: ShadowPathView?
    /// Animations that were added outside of windows, and begin in one.
    var waiting: [(key: String?, animation: CAAnimation)] = []
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var contentsScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    /// The radii of corners that are not all the same; nil where `cornerRadius` says them.
    var cornerRadii: [CGFloat]?
    var compositingFilter: Any?
    /// What was drawn.
    var drawn: DrawnContent?
    /// What the app shows in the layer.
    var contents: Any?
    var contentsGravity: CALayerContentsGravity?
    var magnificationFilter = CALayerContentsFilter.linear
    /// The part of the contents that is shown, in fractions of them.
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in fractions of them.
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the layer is seen from behind as well.
    var isDoubleSided = true
    /// What sublayers are transformed by; nil for nothing.
    var sublayerTransform: CATransform3D?
    /// Whether a layout is pending of a layer that is in no view.
    var needsLayout = false
    var needsDisplay = false
    var needsDisplayOnBoundsChange = false
    /// How the layer's time goes by; nil where it goes with the scene's.
    var timing: LayerTiming?
}

extension CALayer {
    /// What hardly any layer has, where something of it was set.
    var extras: LayerExtras? { rare?.extras }

    /// What hardly any layer has, made if it is missing.
    func requireExtras() -> LayerExtras {
        if let extras { return extras }
        let extras = LayerExtras()
        requireRare().extras = extras
        return extras
    }

    /// The view that draws the layer where no view of the app does.
    var host: LayerView? { owner as? LayerView }

    /// Whether the layer is that of a view of the app.
    var isOfView: Bool {
        guard let owner else { return false }
        return !owner.switches.contains(.drawsLayer)
    }
}
