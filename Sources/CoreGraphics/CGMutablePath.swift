import Foundation

/// Lines and curves in the making.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(shape: PathShape())
    }

    /// Begins a new part.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        shape.addLine(to: point.applying(transform))
    }

    /// Adds a part of straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        shape.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        shape.addCurve(
            to: end.applying(transform),
            control1.applying(transform),
            control2.applying(transform)
        )
    }

    /// Adds an arc of a circle, with a line from the current point to its beginning.
    ///
    /// Clockwise is the direction towards smaller angles; on a screen, whose y grows downwards, that
    /// looks counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = PathShape.turn(from: startAngle, to: endAngle, towardsGreaterAngles: !clockwise)
        shape.addArc(
            center: center,
            radius: radius,
            from: startAngle,
            by: turn,
            transform: transform
        )
    }

    /// Adds an arc of a circle by its turn.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        shape.addArc(
            center: center,
            radius: radius,
            from: startAngle,
            by: delta,
            transform: transform
        )
    }

    /// Adds the arc that rounds the corner between the current point and two others.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
        let cross = first.dx * second.dy - first.dy * second.dx
        guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(half)
        let begin = CGPoint(
            x: tangent1End.x + first.dx / lengths.0 * reach,
            y: tangent1End.y + first.dy / lengths.0 * reach
        )
        let end = CGPoint(
            x: tangent1End.x + second.dx / lengths.1 * reach,
            y: tangent1End.y + second.dy / lengths.1 * reach
        )
        let middle = CGVector(
            dx: first.dx / lengths.0 + second.dx / lengths.1,
            dy: first.dy / lengths.0 + second.dy / lengths.1
        )
        let away = radius / sin(half) / hypot(middle.dx, middle.dy)
        let center = CGPoint(
            x: tangent1End.x + middle.dx * away,
            y: tangent1End.y + middle.dy * away
        )
        addArc(
            center: center,
            radius: radius,
            startAngle: atan2(begin.y - center.y, begin.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x),
            clockwise: cross > 0,
            transform: transform
        )
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inside a rectangle, from its right end on.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let circle = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        ).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: circle)
        shape.addArc(center: .zero, radius: 1, from: 0, by: 2 * .pi, transform: circle)
        closeSubpath()
    }

    /// Adds a rectangle with round corners, from the middle of its right side on.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let centers = [
            CGPoint(x: rect.maxX - width, y: rect.maxY - height),
            CGPoint(x: rect.minX + width, y: rect.maxY - height),
            CGPoint(x: rect.minX + width, y: rect.minY + height),
            CGPoint(x: rect.maxX - width, y: rect.minY + height),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        for (index, center) in centers.enumerated() {
            let corner = CGAffineTransform(
                a: width,
                b: 0,
                c: 0,
                d: height,
                tx: center.x,
                ty: center.y
            ).concatenating(transform)
            shape.addArc(
                center: .zero,
                radius: 1,
                from: CGFloat(index) * .pi / 2,
                by: .pi / 2,
                transform: corner
            )
        }
        closeSubpath()
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        shape.append(path.shape.applying(transform))
    }

    /// Leads back to the beginning of the part.
    public func closeSubpath() {
        shape.close()
    }
}
