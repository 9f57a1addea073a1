import CoreGraphics

/// Something with coordinates of its own on a screen: a view or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space in its own coordinates, in points.
    var bounds: CGRect { get }
    /// Converts a point to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    func converted(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
        let view: UIView? = space as? UIView
        if view != nil { return convert(point, to: view) }
        return ScreenPlace(self).pointOnScreen(point)
    }

    func converted(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
        let view: UIView? = space as? UIView
        if view != nil { return convert(point, from: view) }
        return ScreenPlace(self).pointFromScreen(point)
    }

    func converted(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
        let view: UIView? = space as? UIView
        if view != nil { return convert(rect, to: view) }
        return ScreenPlace(self).rectOnScreen(rect)
    }

    func converted(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
        let view: UIView? = space as? UIView
        if view != nil { return convert(rect, from: view) }
        return ScreenPlace(self).rectFromScreen(rect)
    }
}

extension UIScreen: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView).map { ScreenPlace($0).pointFromScreen(point) } ?? point
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView).map { ScreenPlace($0).pointOnScreen(point) } ?? point
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView).map { ScreenPlace($0).rectFromScreen(rect) } ?? rect
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView).map { ScreenPlace($0).rectOnScreen(rect) } ?? rect
    }
}

/// The way between a view and the screen, over the window's place on it.
@MainActor
private struct ScreenPlace {
    private let view: UIView
    /// Where the coordinates of the view's window begin on the screen.
    private let origin: CGPoint

    init(_ view: UIView) {
        self.view = view
        let frame = view.window?.frame ?? .zero
        let bounds = view.window?.bounds ?? .zero
        origin = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }

    private var none: UIView? { nil }

    func pointOnScreen(_ point: CGPoint) -> CGPoint {
        let point = view.convert(point, to: none)
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    func pointFromScreen(_ point: CGPoint) -> CGPoint {
        view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: none)
    }

    func rectOnScreen(_ rect: CGRect) -> CGRect {
        view.convert(rect, to: none).offsetBy(dx: origin.x, dy: origin.y)
    }

    func rectFromScreen(_ rect: CGRect) -> CGRect {
        view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: none)
    }
}
