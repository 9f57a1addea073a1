import Foundation

/// The path in the making. Its points are transformed as they are added.
extension CGContext {
    /// Begins a new path.
    public func beginPath() {
        open = CGMutablePath()
        outlined = nil
    }

    /// Begins a new part.
    public func move(to point: CGPoint) {
        if isFinite(point) { open.move(to: point, transform: ctm) }
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) {
        if isFinite(point) { open.addLine(to: point, transform: ctm) }
    }

    /// Adds a part of straight lines.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard isFinite(end), isFinite(control1), isFinite(control2) else { return }
        open.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard isFinite(end), isFinite(control) else { return }
        open.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds an arc of a circle, with a line from the current point to its beginning.
    ///
    /// Clockwise is the direction towards smaller angles, which looks counterclockwise in UIKit.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        guard isFinite(center), radius.isFinite, startAngle.isFinite, endAngle.isFinite else {
            return
        }
        open.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: ctm
        )
    }

    /// Adds the arc that rounds the corner between the current point and two others.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard isFinite(tangent1End), isFinite(tangent2End), radius.isFinite, !open.isEmpty else {
            return
        }
        open.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: ctm
        )
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        if isFinite(rect) { open.addRect(rect, transform: ctm) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) {
        if isFinite(rect) { open.addEllipse(in: rect, transform: ctm) }
    }

    /// Adds another path.
    public func addPath(_ path: CGPath) {
        let box = path.shape.boundingBox
        guard box.isNull || isFinite(box) else { return }
        open.addPath(path, transform: ctm)
    }

    /// Leads back to the beginning of the part.
    public func closePath() { open.closeSubpath() }

    /// The path so far; nil where there is none.
    public var path: CGPath? {
        open.isEmpty ? nil : CGPath(shape: open.shape.applying(ctm.inverted()))
    }

    /// Whether there is no path.
    public var isPathEmpty: Bool { open.isEmpty }

    /// The end of the last step; zero where there is no path.
    public var currentPointOfPath: CGPoint {
        open.isEmpty ? .zero : open.currentPoint.applying(ctm.inverted())
    }

    /// The box around all points of the path, control points included.
    public var boundingBoxOfPath: CGRect {
        open.isEmpty ? .null : open.boundingBox.applying(ctm.inverted())
    }

    /// Returns whether a point is inside the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        return open.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
    }

    /// Has the outline of the line that would be drawn stand for the path.
    public func replacePathWithStrokedPath() {
        guard !open.isEmpty else { return }
        outlined = (state.line, state.transform)
    }

    // MARK: - Clipping

    /// Limits drawing to the inside of the path, which ends.
    public func clip(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        if let outlined {
            let path = strokedPath(.black, outlined.line, outlined.transform)
            let reach = outlined.line.width * hypot(outlined.transform.a, outlined.transform.b)
            let box = open.boundingBox.insetBy(dx: -reach, dy: -reach)
            state.clip = Drawing.Clip(mask: .path(path), around: box, in: state.clip)
            return
        }
        state.clip = Drawing.Clip(open.shape, rule, in: state.clip)
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Limits drawing to what a picture in a rectangle shows, by its opacity.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard isFinite(rect), let picture = picture(mask, in: rect), note(mask) else { return }
        let box = rect.standardized.applying(ctm)
        state.clip = Drawing.Clip(mask: .picture(picture), around: box, in: state.clip)
    }

    /// The box around what drawing is limited to.
    public var boundingBoxOfClipPath: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        let rest = state.clip.map { $0.bounds.intersection(whole) } ?? whole
        return rest.isNull ? .null : rest.applying(ctm.inverted())
    }

    // MARK: - Numbers

    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

    func isFinite(_ rect: CGRect) -> Bool {
        !rect.isNull && [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
    }
}
