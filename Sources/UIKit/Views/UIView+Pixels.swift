import CoreGraphics

extension UIView {
    /// The device pixels for each point, at least one.
    var pixelsPerPoint: CGFloat {
        let scale = effectiveTraits.displayScale
        return scale > 0 ? scale : 1
    }

    /// Returns the smallest number of whole pixels that holds a length, in points.
    ///
    /// Text just over a pixel by a rounding error must not take another one.
    func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
        let scale = pixelsPerPoint
        return (length * scale - 1e-4).rounded(.up) / scale
    }

    /// Returns the position on the pixel grid nearest to a coordinate, in points.
    func roundedToPixel(_ coordinate: CGFloat) -> CGFloat {
        let scale = pixelsPerPoint
        return (coordinate * scale).rounded() / scale
    }
}
