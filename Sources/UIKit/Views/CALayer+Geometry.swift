import CoreGraphics

extension CALayer {
    /// The box around the layer in the superlayer, in points.
    var boundingBox: CGRect {
        let box = untransformedFrame
        guard transformBox != nil else { return box }
        let local = CGRect(
            origin: CGPoint(x: box.minX - position.x, y: box.minY - position.y),
            size: box.size
        )
        return local.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
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
}

/// What holds a transform: few layers have one.
final class TransformBox {
    let value: CATransform3D

    init(value: CATransform3D) {
        self.value = value
    }
}
