import CoreGraphics
import RenderTree

/// The shapes of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Ellipses around the start, the last of which is as wide and high as the end is away.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, from the direction of the end on.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with colours which lead into each other.
open class CAGradientLayer: CALayer {
    private var storedColors: [Any]?
    private var storedLocations: [NSNumber]?
    private var storedStart = CGPoint(x: 0.5, y: 0)
    private var storedEnd = CGPoint(x: 0.5, y: 1)
    private var storedType = CAGradientLayerType.axial

    /// The colours, each a `CGColor`; default none.
    open var colors: [Any]? {
        get { storedColors }
        set { change(.colors) { storedColors = newValue } }
    }

    /// The places of the colours, 0…1, rising; nil, the default, for even ones.
    open var locations: [NSNumber]? {
        get { storedLocations }
        set { change(.locations) { storedLocations = newValue } }
    }

    /// The start, in fractions of the bounds; default the middle of the upper edge.
    open var startPoint: CGPoint {
        get { storedStart }
        set { change(.startPoint) { storedStart = newValue } }
    }

    /// The end, in fractions of the bounds; default the middle of the lower edge.
    open var endPoint: CGPoint {
        get { storedEnd }
        set { change(.endPoint) { storedEnd = newValue } }
    }

    /// The shape of the lines of one colour; default straight ones.
    open var type: CAGradientLayerType {
        get { storedType }
        set {
            storedType = newValue
            owner?.layerLookDidChange()
        }
    }

    private func change(_ property: LayerProperty, _ body: () -> Void) {
        willChange(property)
        body()
        owner?.layerLookDidChange()
    }

    private var kind: Gradient.Kind {
        switch storedType {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }

    /// What the layer is filled with; nil without colours.
    var gradient: Gradient? {
        let colors = (storedColors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        var last = 0.0
        let stops = zip(places(of: colors.count), colors).map { place, color in
            last = max(place, last)
            return Gradient.Stop(location: last, color: color.renderColor)
        }
        return Gradient(
            kind: kind,
            stops: stops,
            start: storedStart,
            end: storedEnd,
            size: bounds.size
        )
    }

    private func places(of count: Int) -> [Double] {
        let own = (storedLocations ?? []).map(\.doubleValue)
        guard own.count < count else { return Array(own.prefix(count)) }
        return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }

    override func describe(_ style: inout NodeStyle) {
        style.gradient = gradient
    }

    override var drawnValues: [LayerProperty: [Double]]? {
        let colors = (storedColors ?? []).compactMap { $0 as? CGColor }
        return [
            .colors: colors.flatMap { SIMD4(premultiplied: $0).list },
            .locations: places(of: colors.count),
            .startPoint: [Double(storedStart.x), Double(storedStart.y)],
            .endPoint: [Double(storedEnd.x), Double(storedEnd.y)],
            .gradientKind: [Double(kind.rawValue)],
        ]
    }

    override func takeDrawnValues(_ values: LayerValues) {
        let colors = values[.colors]
        storedColors = stride(from: 0, to: colors.count - colors.count % 4, by: 4).map {
            SIMD4(Array(colors[$0..<($0 + 4)])).color ?? CGColor.clear
        }
        storedLocations = values[.locations].map { NSNumber(value: $0) }
        let (start, end) = (values[.startPoint], values[.endPoint])
        if start.count == 2 { storedStart = CGPoint(x: start[0], y: start[1]) }
        if end.count == 2 { storedEnd = CGPoint(x: end[0], y: end[1]) }
    }

    override func takeOwnValues(of other: CALayer) {
        guard let other = other as? CAGradientLayer else { return }
        storedColors = other.storedColors
        storedLocations = other.storedLocations
        (storedStart, storedEnd) = (other.storedStart, other.storedEnd)
        storedType = other.storedType
    }
}
