import CoreGraphics

extension UIAccessibility {
    /// Returns a rectangle of a view's coordinates in those of the screen, in points.
    ///
    /// It is what `accessibilityFrame` of an element takes.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.screenRect(rect)
    }

    /// Returns a path of a view's coordinates in those of the screen, in points.
    public static func convertToScreenCoordinates(
        _ path: UIBezierPath,
        in view: UIView
    ) -> UIBezierPath {
        let origin = view.screenRect(.zero).origin
        let right = view.screenRect(CGRect(x: 1, y: 0, width: 0, height: 0)).origin
        let down = view.screenRect(CGRect(x: 0, y: 1, width: 0, height: 0)).origin
        guard let converted = path.copy() as? UIBezierPath else { return path }
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x,
                b: right.y - origin.y,
                c: down.x - origin.x,
                d: down.y - origin.y,
                tx: origin.x,
                ty: origin.y
            )
        )
        return converted
    }
}
