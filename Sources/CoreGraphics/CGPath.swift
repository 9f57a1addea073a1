import Foundation

/// Lines and curves; what is made once does not change.
public class CGPath: Hashable, CustomStringConvertible {
    /// The steps of the path.
    package final var shape: PathShape

    package init(shape: PathShape) {
        self.shape = shape
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(shape: path.shape)
    }

    /// Creates a path of the ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(shape: path.shape)
    }

    /// Creates a path of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(shape: path.shape)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { shape.isEmpty }
    /// The end of the last step; zero for an empty path.
    public var currentPoint: CGPoint { shape.currentPoint ?? .zero }
    /// The box around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { shape.boundingBox }
    /// The box around what the path goes along; null for an empty path.
    public var boundingBoxOfPath: CGRect { shape.boundingBoxOfPath }

    /// Returns whether a point is inside.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        shape.contains(point.applying(transform), rule)
    }

    /// Calls a function with each step.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in shape.steps {
            var points = Array(step.points) + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let address = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: step.kind, points: address), block)
            }
        }
    }

    /// Calls a function with each step, and with a pointer of the app's own.
    ///
    /// - Parameters:
    ///   - info: What the function gets; it lasts as long as this call.
    ///   - function: What is called, in the order of the steps.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is a rectangle along the axes, which is written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let box = boundingBox
        let lines = shape.lines()
        guard lines.count == 1, !shape.kinds.contains(.addCurveToPoint),
            !shape.kinds.contains(.addQuadCurveToPoint)
        else { return false }
        var corners = lines[0].points
        if corners.count == 5, corners.first == corners.last { corners.removeLast() }
        guard corners.count == 4 else { return false }
        let ends = corners.dropFirst() + corners.prefix(1)
        let sides = zip(corners, ends).map { $0.x == $1.x && $0.y != $1.y }
        let levels = zip(corners, ends).map { $0.y == $1.y && $0.x != $1.x }
        guard zip(sides, levels).allSatisfy({ $0 != $1 }), sides[0] != sides[1],
            sides[0] == sides[2], sides[1] == sides[3]
        else { return false }
        rect?.pointee = box
        return true
    }

    /// Returns a path that does not change with this one.
    public func copy() -> CGPath? { CGPath(shape: shape) }

    /// Returns a path with a transform applied to its points.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(shape: shape.applying(transform?.pointee ?? .identity))
    }

    /// Returns the outline of the path's line, which is filled by winding numbers.
    ///
    /// Curves become straight lines.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line.
    ///   - lineCap: The shape of its ends.
    ///   - lineJoin: The shape of its corners.
    ///   - miterLimit: How far corners may point, in widths of the line.
    ///   - transform: What the path is led by first.
    /// - Returns: The outline; an empty path where the width is not positive.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(shape: PathShape()) }
        let line = Drawing.Line(
            width: Double(lineWidth),
            cap: lineCap,
            join: lineJoin,
            miterLimit: miterLimit.isFinite ? max(Double(miterLimit), 1) : 10
        )
        return CGPath(shape: LineOutline.outline(of: shape.applying(transform), line))
    }

    /// Returns the dashes of the path; curves become straight lines.
    ///
    /// - Parameters:
    ///   - phase: Where in the lengths it begins.
    ///   - lengths: The lengths of dashes and gaps in turn.
    ///   - transform: What the path is led by first.
    /// - Returns: The dashes; the path itself where no length is positive.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let moved = shape.applying(transform)
        let isGood = phase.isFinite && lengths.allSatisfy(\.isFinite)
        guard isGood else { return CGPath(shape: moved) }
        return CGPath(shape: LineOutline.dashed(moved, lengths: lengths, phase: phase))
    }

    /// Returns a path that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.shape = shape
        return path
    }

    /// Returns a path that can be changed, with a transform applied to its points.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.shape = shape.applying(transform?.pointee ?? .identity)
        return path
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.shape == right.shape
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shape)
    }

    public var description: String {
        let steps = shape.steps.map { step in
            let points = step.points.map { "(\($0.x), \($0.y))" }.joined(separator: " ")
            return "\(step.kind) \(points)"
        }
        return "Path:\n  " + steps.joined(separator: "\n  ")
    }
}
