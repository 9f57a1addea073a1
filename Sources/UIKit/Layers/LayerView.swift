import CoreGraphics
import RenderTree

/// The view that draws a layer which no view of the app has.
///
/// It stands among the subviews of the view that draws the layer above, where neither the app nor
/// scripts see it. So a layer is drawn, animated and cut as views are, and views without sublayers
/// pay nothing for those that have some.
final class LayerView: UIView {
    private static var nextLayer: CALayer?
    /// Whether a commit ended with the view in a window, from which on changes move by themselves.
    var isShown = false

    /// Makes the view of a layer, and those of the layers below it.
    static func make(for layer: CALayer) -> LayerView {
        nextLayer = layer
        let view = LayerView(frame: .zero)
        nextLayer = nil
        guard let extras = layer.extras else { return view }
        if extras.needsDisplay { view.switches.insert(.needsDisplay) }
        for sublayer in extras.sublayers { view.adopt(sublayer, at: .max) }
        if let mask = extras.mask, !mask.isOfView { view.adopt(mask, at: .max) }
        layer.updateShadowView()
        return view
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        switches = [.drawsLayer]
    }

    required init?(coder: NSCoder) { nil }

    override class func makeLayer() -> CALayer { nextLayer ?? CALayer() }

    // The layer has a place already.
    override func takeInitialFrame(_ frame: CGRect) {}

    override func renderContent() -> NodeContent {
        guard layer.extras?.isMask == true else { return displayedContent() }
        guard case .shape(var shape) = layer.drawnContent() else { return .none }
        shape.path = shape.path.applying(layer.transformInMasked)
        shape.use = .mask
        return .shape(shape)
    }
}

/// The view that draws the shadow of a path, behind everything else of the view around it.
final class ShadowPathView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        switches = [.drawsLayer]
        // Below text and pictures too.
        layer.zPosition = -.infinity
    }

    required init?(coder: NSCoder) { nil }

    override func describeLook(_ style: inout NodeStyle) {
        guard let caster = superview?.layer,
            superview?.backgroundColor != nil || caster is CAGradientLayer
        else { return }
        // The box around lies behind this view: its own area must stay free.
        var outside = PathShape()
        let far = CGPath(
            rect: caster.bounds.insetBy(dx: -5_000, dy: -5_000).offsetBy(
                dx: -caster.bounds.minX,
                dy: -caster.bounds.minY
            ),
            transform: nil
        )
        outside.append(far.shape)
        outside.append(caster.outline.shape)
        style.mask = .path(outside, .evenOdd)
    }

    override func renderContent() -> NodeContent {
        guard let caster = superview?.layer, let path = caster.shadowPath,
            let color = caster.shadowColor, caster.shadowOpacity > 0
        else { return .none }
        let offset = CGAffineTransform(
            translationX: caster.shadowOffset.width - caster.bounds.minX,
            y: caster.shadowOffset.height - caster.bounds.minY
        )
        var shape = ShapeContent(
            path: path.shape.applying(offset),
            fill: color.renderColor.withAlpha(multipliedBy: Double(caster.shadowOpacity))
        )
        shape.use = .shadow(radius: Double(max(caster.shadowRadius, 0)))
        return .shape(shape)
    }
}

extension UIView {
    /// Whether the view is one that the app does not know of.
    var drawsLayer: Bool { switches.contains(.drawsLayer) }

    /// Adds the view of a layer below this view's layer, at an index among all views.
    func adopt(_ layer: CALayer, at index: Int) {
        let view = layer.host ?? LayerView.make(for: layer)
        insertUnseen(view, at: index)
    }

    /// Adds a view that the app does not know of, which so is not told.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - index: The index among all views.
    ///   - laysOut: Whether this view is laid out, as it is for a layer below its own.
    func insertUnseen(_ view: UIView, at index: Int, laysOut: Bool = true) {
        hierarchy.hasUnseenViews = true
        hierarchy.subviews.insert(view, at: min(max(index, 0), hierarchy.subviews.count))
        view.hierarchy.superview = self
        setNeedsRender()
        if laysOut { subviewsDidChange() }
        view.enterUnseen(hierarchy.window)
        if view.layer.rare != nil, view.layer.zPosition != 0 { hierarchy.hasStackingOrder = true }
    }

    /// Takes a view away that the app does not know of.
    ///
    /// - Parameter laysOut: Whether the view around is laid out.
    func removeUnseen(laysOut: Bool = true) {
        guard let superview = hierarchy.superview else { return }
        unqueueLayout(from: superview)
        superview.hierarchy.subviews.removeAll { $0 === self }
        superview.setNeedsRender()
        if laysOut { superview.subviewsDidChange() }
        hierarchy.superview = nil
        if hierarchy.window != nil { leaveWindowUnseen() }
    }

    private func enterUnseen(_ window: UIWindow?) {
        if hierarchy.window !== window {
            hierarchy.window = window
            attachRendering(to: window?.renderContext)
        }
        layout.needsSafeAreaUpdate = true
        queueLayout()
        updateTraits()
        setNeedsRender()
        for view in hierarchy.subviews { view.enterUnseen(window) }
    }

    func leaveWindowUnseen() {
        hierarchy.window = nil
        attachRendering(to: nil)
        for view in hierarchy.subviews { view.leaveWindowUnseen() }
    }

    /// The views below that the app knows of.
    var knownSubviews: [UIView] {
        hierarchy.hasUnseenViews
            ? hierarchy.subviews.filter { !$0.drawsLayer } : hierarchy.subviews
    }

    /// Returns the place among all views of an index among those that the app knows of.
    func place(ofKnown index: Int) -> Int {
        guard hierarchy.hasUnseenViews, index > 0 else { return index }
        var left = index
        for (place, view) in hierarchy.subviews.enumerated() where !view.drawsLayer {
            if left == 0 { return place }
            left -= 1
        }
        return hierarchy.subviews.count + left
    }
}
