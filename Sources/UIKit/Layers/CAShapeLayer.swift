import CoreGraphics
import RenderTree

/// How what is inside a shape is told.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside is what the path goes around, all turns added up.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is what a ray leaves over an odd number of lines.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed corners.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round corners.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners that are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path in its coordinates, beyond its bounds too.
open class CAShapeLayer: CALayer {
    private var looks = Looks()

    private struct Looks {
        var path: CGPath?
        var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var lineWidth: CGFloat = 1
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var miterLimit: CGFloat = 10
        var lineDashPattern: [NSNumber]?
        var lineDashPhase: CGFloat = 0
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
    }

    /// The path; default none.
    open var path: CGPath? {
        get { looks.path }
        set { set(\.path, newValue?.copy()) }
    }
    /// The colour inside; default opaque black.
    open var fillColor: CGColor? {
        get { looks.fillColor }
        set { set(\.fillColor, newValue, .fillColor) }
    }
    /// How what is inside is told; default by all turns added up.
    open var fillRule: CAShapeLayerFillRule {
        get { looks.fillRule }
        set { set(\.fillRule, newValue) }
    }
    /// The colour of the line; default none.
    open var strokeColor: CGColor? {
        get { looks.strokeColor }
        set { set(\.strokeColor, newValue, .strokeColor) }
    }
    /// The width of the line, in points; default 1.
    open var lineWidth: CGFloat {
        get { looks.lineWidth }
        set { set(\.lineWidth, newValue, .lineWidth) }
    }
    /// The shape of the line's ends; default cut off.
    open var lineCap: CAShapeLayerLineCap {
        get { looks.lineCap }
        set { set(\.lineCap, newValue) }
    }
    /// The shape of the line's corners; default pointed.
    open var lineJoin: CAShapeLayerLineJoin {
        get { looks.lineJoin }
        set { set(\.lineJoin, newValue) }
    }
    /// How far corners may point, in widths of the line; default 10.
    open var miterLimit: CGFloat {
        get { looks.miterLimit }
        set { set(\.miterLimit, newValue) }
    }
    /// The lengths of dashes and gaps in turn, in points; default a whole line.
    open var lineDashPattern: [NSNumber]? {
        get { looks.lineDashPattern }
        set { set(\.lineDashPattern, newValue) }
    }
    /// Where in the dashes the line begins, in points; default 0.
    open var lineDashPhase: CGFloat {
        get { looks.lineDashPhase }
        set { set(\.lineDashPhase, newValue, .lineDashPhase) }
    }
    /// Where the line begins, in fractions of the path's length; default 0.
    open var strokeStart: CGFloat {
        get { looks.strokeStart }
        set { set(\.strokeStart, newValue, .strokeStart) }
    }
    /// Where the line ends, in fractions of the path's length; default 1.
    open var strokeEnd: CGFloat {
        get { looks.strokeEnd }
        set { set(\.strokeEnd, newValue, .strokeEnd) }
    }

    private func set<T: Equatable>(
        _ member: WritableKeyPath<Looks, T>,
        _ value: T,
        _ property: LayerProperty? = nil
    ) {
        guard looks[keyPath: member] != value else { return }
        if let property { willChange(property) } else { owner?.recordAnimation(.drawing) }
        looks[keyPath: member] = value
        owner?.layerLookDidChange()
    }

    override func drawnContent() -> NodeContent {
        guard let path = looks.path, !path.isEmpty else { return shownContents }
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        var shape = ShapeContent(
            path: extras?.isMask == true ? path.shape : path.shape.applying(moved),
            fill: looks.fillColor.flatMap { $0.alpha > 0 ? $0.renderColor : nil }
        )
        shape.fillRule = looks.fillRule == .evenOdd ? .evenOdd : .winding
        if let color = looks.strokeColor, color.alpha > 0, looks.lineWidth > 0 {
            shape.line = line(color)
        }
        guard shape.fill != nil || shape.line != nil else { return shownContents }
        return .shape(shape)
    }

    private func line(_ color: CGColor) -> ShapeContent.Line {
        var line = ShapeContent.Line(color: color.renderColor, width: Double(looks.lineWidth))
        line.cap =
            switch looks.lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        line.join =
            switch looks.lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        line.miterLimit = Double(looks.miterLimit)
        line.dashes = (looks.lineDashPattern ?? []).map(\.doubleValue).filter(\.isFinite)
        line.dashPhase = looks.lineDashPhase.isFinite ? Double(looks.lineDashPhase) : 0
        func share(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
        (line.start, line.end) = (share(looks.strokeStart), share(looks.strokeEnd))
        return line
    }

    // MARK: - Animation

    override var drawnValues: [LayerProperty: [Double]]? {
        [
            .path: looks.path?.shape.numbers ?? [],
            .fillColor: SIMD4(premultiplied: looks.fillColor).list,
            .strokeColor: SIMD4(premultiplied: looks.strokeColor).list,
            .lineWidth: [Double(looks.lineWidth)],
            .lineDashPhase: [Double(looks.lineDashPhase)],
            .strokeStart: [Double(looks.strokeStart)],
            .strokeEnd: [Double(looks.strokeEnd)],
        ]
    }

    override func takeDrawnValues(_ values: LayerValues) {
        func number(_ property: LayerProperty) -> CGFloat { CGFloat(values[property].first ?? 0) }
        looks.path = PathShape(numbers: values[.path]).map { CGPath(shape: $0) }
        looks.fillColor = SIMD4(values[.fillColor]).color
        looks.strokeColor = SIMD4(values[.strokeColor]).color
        looks.lineWidth = number(.lineWidth)
        looks.lineDashPhase = number(.lineDashPhase)
        looks.strokeStart = number(.strokeStart)
        looks.strokeEnd = number(.strokeEnd)
    }

    override func takeOwnValues(of other: CALayer) {
        if let other = other as? CAShapeLayer { looks = other.looks }
    }
}
