import CoreGraphics

/// A path of lines and curves with what says how its line is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    /// The lines and curves; a copy that does not change with this path.
    open var cgPath: CGPath {
        get { CGPath(shape: shape) }
        set { shape = newValue.shape }
    }
    /// The width of the line, in points; default 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the line's ends; default cut off.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the line's corners; default pointed.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far corners may point, in widths of the line; default 10.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn; default 0.6.
    open var flatness: CGFloat = 0.6
    /// Whether inside is what a ray leaves over an odd number of lines; default false.
    open var usesEvenOddFillRule = false
    final var shape = PathShape()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates the path of an archive; nil where it has none.
    ///
    /// - Note: Differs from UIKit: Apple's own archives have other keys.
    public required init?(coder: NSCoder) {
        guard let archived = ArchivedPath(coder) else { return nil }
        super.init()
        shape = archived.shape
        (dashes, dashPhase) = (archived.dashes, archived.numbers[3])
        (lineWidth, miterLimit) = (archived.numbers[0], archived.numbers[1])
        flatness = archived.numbers[2]
        lineCapStyle = CGLineCap(rawValue: archived.styles[0]) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: archived.styles[1]) ?? .miter
        usesEvenOddFillRule = archived.styles[2] == 1
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the path into an archive.
    open func encode(with coder: NSCoder) {
        ArchivedPath(
            shape: shape,
            dashes: dashes,
            numbers: [lineWidth, miterLimit, flatness, dashPhase],
            styles: [lineCapStyle.rawValue, lineJoinStyle.rawValue, usesEvenOddFillRule ? 1 : 0]
        ).write(to: coder)
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates a path of the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a path of a rectangle with round corners, from its upper left corner on.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        addRoundedRect(rect, .allCorners, size)
    }

    /// Creates a path of a rectangle some of whose corners are round.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        addRoundedRect(rect, corners, cornerRadii)
    }

    /// Creates a path of an arc; clockwise as it looks on a screen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Creates a path of another kind's lines and curves.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        shape = CGPath.shape
    }

    // MARK: - Making

    /// Begins a new part.
    open func move(to point: CGPoint) { shape.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { shape.addLine(to: point) }
    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        shape.addCurve(to: endPoint, controlPoint1, controlPoint2)
    }
    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        shape.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, with a line from the current point; clockwise as it looks on a screen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let turn = PathShape.turn(
            from: startAngle,
            to: endAngle,
            towardsGreaterAngles: clockwise
        )
        shape.addArc(center: center, radius: radius, from: startAngle, by: turn)
    }
    /// Leads back to the beginning of the part.
    open func close() { shape.close() }
    /// Removes everything.
    open func removeAllPoints() { shape = PathShape() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { shape.append(bezierPath.shape) }
    /// Returns the same path, gone along the other way.
    open func reversing() -> UIBezierPath {
        let path = makeCopy()
        path.shape = shape.reversed
        return path
    }
    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

    // MARK: - Questions

    /// Whether there are no steps.
    open var isEmpty: Bool { shape.isEmpty }
    /// The box around what the path goes along, in points; null for an empty path.
    open var bounds: CGRect { shape.boundingBoxOfPath }
    /// The end of the last step; zero for an empty path.
    open var currentPoint: CGPoint { shape.currentPoint ?? .zero }
    /// Returns whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        shape.contains(point, usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Dashes

    /// Sets the lengths of dashes and gaps in turn, and where in them the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Writes the lengths of dashes and gaps, their number, and where in them the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
    }

    // MARK: - Drawing

    /// Fills the path in the current context, with its colour of fillings.
    open func fill() { fill(with: .normal, alpha: 1) }
    /// Draws the path's line in the current context, with its colour of lines.
    open func stroke() { stroke(with: .normal, alpha: 1) }
    /// Fills the path in a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }
    /// Draws the path's line in a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }
    /// Limits drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveOpenPath {
            context.addPath(cgPath)
            context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // A mode and an opacity of the context hold where the path says nothing.
        if mode != .normal { context.setBlendMode(mode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.saveOpenPath {
            context.addPath(cgPath)
            body(context)
        }
        context.restoreGState()
    }

    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    /// Paths are equal that draw the same: lines, curves and everything that says how.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || shape == other.shape && lineWidth == other.lineWidth
                && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
                && miterLimit == other.miterLimit && flatness == other.flatness
                && usesEvenOddFillRule == other.usesEvenOddFillRule
                && dashes == other.dashes && dashPhase == other.dashPhase
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shape)
        hasher.combine(lineWidth)
        return hasher.finalize()
    }

    private func makeCopy() -> UIBezierPath {
        let path = UIBezierPath()
        path.shape = shape
        path.lineWidth = lineWidth
        path.lineCapStyle = lineCapStyle
        path.lineJoinStyle = lineJoinStyle
        path.miterLimit = miterLimit
        path.flatness = flatness
        path.usesEvenOddFillRule = usesEvenOddFillRule
        path.dashes = dashes
        path.dashPhase = dashPhase
        return path
    }

    private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let size = CGSize(
            width: min(max(radii.width, 0), rect.width / 2),
            height: min(max(radii.height, 0), rect.height / 2)
        )
        let places: [(UIRectCorner, CGPoint, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
        ]
        let isRound = size.width > 0 && size.height > 0
        let indent = isRound && corners.contains(.topLeft) ? size.width : 0
        shape.move(to: CGPoint(x: rect.minX + indent, y: rect.minY))
        for (index, (corner, point, inwards)) in places.enumerated() {
            guard isRound, corners.contains(corner) else {
                shape.addLine(to: point)
                continue
            }
            let circle = CGAffineTransform(
                a: size.width,
                b: 0,
                c: 0,
                d: size.height,
                tx: point.x + inwards.dx * size.width,
                ty: point.y + inwards.dy * size.height
            )
            let angle = CGFloat(index - 1) * .pi / 2
            shape.addArc(center: .zero, radius: 1, from: angle, by: .pi / 2, transform: circle)
        }
        shape.close()
    }
}
