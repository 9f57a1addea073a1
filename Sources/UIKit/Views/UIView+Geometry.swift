extension UIView {
    /// The value of a natural size that a view does not have.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How a view changes when its superview's bounds do.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    // MARK: - Conversion

    /// Converts a point to another view's coordinates; nil for the window's.
    ///
    /// Between windows the way leads over the screen.
    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return pointInRoot(point) }
        return Self.move(pointInRoot(point), from: root, into: view)
    }

    /// Converts a point from another view's coordinates; nil for the window's.
    ///
    /// Without a view above both, the topmost ones count as side by side, as windows on the screen.
    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return pointFromRoot(point) }
        return Self.move(view.pointInRoot(point), from: view.root, into: self)
    }

    private static func move(_ point: CGPoint, from root: UIView, into view: UIView) -> CGPoint {
        let other = view.root
        guard root !== other else { return view.pointFromRoot(point) }
        return view.pointFromRoot(other.pointFromSuperview(root.pointInSuperview(point)))
    }

    /// The topmost view above, or this one.
    private var root: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// Converts a rectangle to another view's coordinates; nil for the window's.
    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        boundingBox(of: rect) { converted($0, to: view) }
    }

    /// Converts a rectangle from another view's coordinates; nil for the window's.
    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        boundingBox(of: rect) { converted($0, from: view) }
    }

    private func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let rect = rect.standardized
        let corners = [
            convert(CGPoint(x: rect.minX, y: rect.minY)),
            convert(CGPoint(x: rect.maxX, y: rect.minY)),
            convert(CGPoint(x: rect.minX, y: rect.maxY)),
            convert(CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        var (low, high) = (corners[0], corners[0])
        for corner in corners {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Converts a point to the coordinates of the topmost superview.
    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let superview = view.superview {
            point = view.pointInSuperview(point)
            view = superview
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview = hierarchy.superview else { return point }
        return pointFromSuperview(superview.pointFromRoot(point))
    }

    func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let layer = ownLayer
        let (position, origin) = layer.placement
        let x = point.x - origin.x
        let y = point.y - origin.y
        guard layer.transformBox != nil else {
            return CGPoint(x: x + position.x, y: y + position.y)
        }
        let turned = CGPoint(x: x, y: y).applying(layer.affineTransform())
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let layer = ownLayer
        let (position, origin) = layer.placement
        var local = CGPoint(x: point.x - position.x, y: point.y - position.y)
        if layer.transformBox != nil {
            local = local.applying(layer.affineTransform().inverted())
        }
        return CGPoint(x: local.x + origin.x, y: local.y + origin.y)
    }

    // MARK: - Size

    func fitSize() {
        var size = sizeThatFits(bounds.size)
        let scale = effectiveTraits.displayScale > 0 ? effectiveTraits.displayScale : 1
        size.width = (size.width * scale).rounded(.up) / scale
        size.height = (size.height * scale).rounded(.up) / scale
        // UIKit keeps the frame's origin, not the centre.
        let origin = frame.origin
        bounds.size = size
        if ownLayer.transformBox == nil { frame.origin = origin }
    }

    // MARK: - Changes of the layer

    func layerBoundsDidChange(from old: CGRect) {
        if old.size != bounds.size {
            layout.needsSafeAreaUpdate = true
            setNeedsLayout()
            invalidateSafeAreaBelow()
            if layout.autoresizesSubviews, !hierarchy.subviews.isEmpty {
                resizeSubviews(from: old.size)
            }
            if let autoLayout { autoLayoutGeometryDidChange(autoLayout) }
            if rendering.contentMode == .redraw || ownLayer.redrawsInNewSize {
                switches.insert(.needsDisplay)
            }
        }
        if old.origin != bounds.origin {
            if !scrollsContent {
                for view in hierarchy.subviews { view.setNeedsRender() }
            }
            setNeedsLayout()
            invalidateSafeAreaBelow()
        }
        setNeedsRender()
        if ownLayer.rare != nil { ownLayer.sublayerSpaceDidChange() }
        boundsDidChange(from: old)
        if ValueObservers.isActive { ValueObservers.viewChanged(self) }
    }

    /// What of the safe area reaches into subviews depends on where they stand in the bounds.
    private func invalidateSafeAreaBelow() {
        guard layout.hasSafeArea, contentSafeArea != .zero else { return }
        for view in hierarchy.subviews { view.invalidateSafeArea() }
    }

    /// The bounds are about to change to new ones.
    func layerBoundsWillChange(to new: CGRect) {
        boundsWillChange(to: new)
        ownLayer.willChange(.bounds)
        guard new.origin != bounds.origin, !scrollsContent else { return }
        for view in hierarchy.subviews { view.recordAnimation(.frame) }
    }

    func layerPositionDidChange() {
        if !layout.needsSafeAreaUpdate, superview?.layout.hasSafeArea == true {
            layout.needsSafeAreaUpdate = true
            queueLayout()
        }
        if let autoLayout { autoLayoutGeometryDidChange(autoLayout) }
        setNeedsRender()
        if ValueObservers.isActive { ValueObservers.viewChanged(self) }
    }

    func layerTransformDidChange() {
        setNeedsRender()
        if ValueObservers.isActive { ValueObservers.viewChanged(self) }
    }

    private func resizeSubviews(from old: CGSize) {
        for view in hierarchy.subviews where !view.layout.autoresizingMask.isEmpty {
            view.autoresize(from: old, to: bounds.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = layout.autoresizingMask
        var box = ownLayer.untransformedFrame
        (box.origin.x, box.size.width) = Self.stretch(
            box.minX,
            box.width,
            old.width,
            new.width,
            (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
        )
        (box.origin.y, box.size.height) = Self.stretch(
            box.minY,
            box.height,
            old.height,
            new.height,
            (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
        )
        let anchor = ownLayer.anchorPoint
        // Where constraints decide on the superview, they say the same of this view already.
        let isTranslated = superview?.autoLayout?.translatesMask == false
        if isTranslated { autoLayout?.isApplying = true }
        ownLayer.position = CGPoint(
            x: box.minX + anchor.x * box.width,
            y: box.minY + anchor.y * box.height
        )
        ownLayer.bounds.size = box.size
        if isTranslated { autoLayout?.isApplying = false }
    }

    /// Shares a change of the superview's length among the flexible parts, in proportion.
    private static func stretch(
        _ origin: CGFloat,
        _ length: CGFloat,
        _ old: CGFloat,
        _ new: CGFloat,
        _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        let count = [flexible.before, flexible.length, flexible.after].count { $0 }
        guard change != 0, count > 0 else { return (origin, length) }
        // Parts beyond the edges have no share: signs that mix would make the sum no measure.
        let before = flexible.before ? max(0, origin) : 0
        let middle = flexible.length ? length : 0
        let after = flexible.after ? max(0, old - origin - length) : 0
        let sum = before + middle + after
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum == 0 ? change / CGFloat(count) : change * part / sum
        }
        return (
            origin + share(before, flexible.before),
            max(0, length + share(middle, flexible.length))
        )
    }
}
