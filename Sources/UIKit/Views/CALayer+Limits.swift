import CoreGraphics

/// What numbers the geometry of a layer may have.
extension CALayer {
    /// The most points of a place or a length; infinity, and what is beyond, counts as that.
    private static let limit: CGFloat = 1e9

    /// Returns a rectangle within the limit; what is no number ends the process, as on iOS.
    final func limited(_ rect: CGRect, _ name: String) -> CGRect {
        let origin = limited(rect.origin, name)
        let size = limited(CGPoint(x: rect.size.width, y: rect.size.height), name)
        return CGRect(origin: origin, size: CGSize(width: size.x, height: size.y))
    }

    /// Returns a point within the limit; what is no number ends the process, as on iOS.
    final func limited(_ point: CGPoint, _ name: String) -> CGPoint {
        precondition(
            !point.x.isNaN && !point.y.isNaN,
            "CALayer \(name) of \(owner.map { String(describing: $0) } ?? "a layer") contains NaN:"
                + " \(point.x), \(point.y)."
        )
        return CGPoint(
            x: min(max(point.x, -Self.limit), Self.limit),
            y: min(max(point.y, -Self.limit), Self.limit)
        )
    }
}

extension CATransform3D {
    /// The transform, or where a number is infinite or none, one that shows nothing.
    ///
    /// As on iOS, where a scale that was divided by zero ends nothing.
    var orNothing: CATransform3D {
        entries.allSatisfy(\.isFinite) ? self : CATransform3DMakeScale(0, 0, 1)
    }
}
