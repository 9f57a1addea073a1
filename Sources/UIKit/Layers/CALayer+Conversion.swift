import CoreGraphics

extension CALayer {
    /// Converts a point from another layer's coordinates; nil for those of the topmost one.
    ///
    /// Without a layer above both, the topmost ones count as side by side.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let l else { return pointFromRoot(p) }
        return Self.move(l.pointInRoot(p), from: l.root, into: self)
    }

    /// Converts a point to another layer's coordinates; nil for those of the topmost one.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard let l else { return pointInRoot(p) }
        return Self.move(pointInRoot(p), from: root, into: l)
    }

    private static func move(_ point: CGPoint, from root: CALayer, into layer: CALayer) -> CGPoint {
        let other = layer.root
        guard root !== other else { return layer.pointFromRoot(point) }
        let outside = point.applying(root.transformInSuperlayer)
        return layer.pointFromRoot(outside.applying(other.transformInSuperlayer.inverted()))
    }

    /// The topmost layer above, or this one.
    private var root: CALayer {
        var layer = self
        while let above = layer.superlayer { layer = above }
        return layer
    }

    /// Converts a rectangle from another layer's coordinates; nil for those of the topmost one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        Self.box(around: r) { convert($0, from: l) }
    }

    /// Converts a rectangle to another layer's coordinates; nil for those of the topmost one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        Self.box(around: r) { convert($0, to: l) }
    }

    private static func box(around rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        var path = PathShape()
        path.append(CGPath(rect: rect, transform: nil).shape)
        let lines = path.lines().flatMap(\.points).map(convert)
        var box = PathShape()
        for point in lines { box.addLine(to: point) }
        return box.boundingBox
    }

    /// How the layer's coordinates become those of the layer above.
    var transformInSuperlayer: CGAffineTransform {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        let toAnchor = CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width,
            y: -bounds.minY - anchor.y * bounds.height
        )
        return toAnchor.concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var (point, layer) = (point, self)
        while let above = layer.superlayer {
            point = point.applying(layer.transformInSuperlayer)
            layer = above
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let above = superlayer else { return point }
        return above.pointFromRoot(point).applying(transformInSuperlayer.inverted())
    }

    /// Returns the deepest layer at a point in the superlayer's coordinates.
    func findHit(_ point: CGPoint) -> CALayer? {
        guard !isHidden, opacity >= 0.01, !isFlattened else { return nil }
        let local = point.applying(transformInSuperlayer.inverted())
        let isInside = contains(local)
        if masksToBounds, !isInside { return nil }
        let sorted = allSublayers.sorted { $0.zPosition < $1.zPosition }
        for layer in sorted.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }

    func setFrame(_ frame: CGRect) {
        if ValueObservers.isActive {
            ValueObservers.together { placeAndSize(frame) }
        } else {
            placeAndSize(frame)
        }
    }

    private func placeAndSize(_ frame: CGRect) {
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
}
