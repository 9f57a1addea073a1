import RenderTree

/// Defines which corners a radius rounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How round corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Beginning earlier than circles, without a sudden change.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// What few layers have; made when one of it is first set.
final class RareProperties {
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var zPosition: CGFloat = 0
    var backgroundColor: CGColor?
    var boundsOrigin = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// What hardly any layer has.
    var extras: LayerExtras?

    nonisolated(unsafe) static let standard = RareProperties()
    // Safe: nothing writes to the shared defaults, since setters make a copy of their own first;
    // all that is in them is Sendable.
}

extension CALayer {
    /// Returns how far a curve reaches from a corner, in radii.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// What few layers have, made if it is missing.
    func requireRare() -> RareProperties {
        if let rare { return rare }
        let properties = RareProperties()
        rare = properties
        return properties
    }

    func look<T>(_ path: KeyPath<RareProperties, T>) -> T {
        (rare ?? RareProperties.standard)[keyPath: path]
    }

    func setLook<T: Equatable>(
        _ path: ReferenceWritableKeyPath<RareProperties, T>,
        _ value: T,
        _ property: LayerProperty? = nil
    ) {
        guard look(path) != value else { return }
        if let property { willChange(property) } else { owner?.recordAnimation(.style) }
        requireRare()[keyPath: path] = value
        owner?.layerLookDidChange()
    }

    /// The border and shadow as the page draws them.
    func decorate(_ style: inout NodeStyle) {
        style.cornerRadius = Double(cornerRadius)
        guard let rare else { return }
        style.maskedCorners = Corners(rawValue: UInt8(rare.maskedCorners.rawValue & 15))
        if let radii = rare.extras?.cornerRadii {
            style.cornerRadii = CornerRadii(
                topLeft: Double(radii[0]),
                topRight: Double(radii[1]),
                bottomLeft: Double(radii[2]),
                bottomRight: Double(radii[3])
            )
        }
        style.zPosition = Double(rare.zPosition)
        if rare.extras?.cornerCurve == .continuous, cornerRadius > 0 {
            // Where there is no room for more, corners are circles.
            let room = min(bounds.width, bounds.height) / 2
            style.hasContinuousCorners = cornerRadius * 1.5287 <= room
        }
        if rare.borderWidth > 0, let color = rare.borderColor {
            style.border = Border(width: Double(rare.borderWidth), color: color.renderColor)
        }
        if rare.shadowOpacity > 0, let color = rare.shadowColor,
            rare.extras?.shadowPath == nil || !castsPathShadow
        {
            style.shadow = Shadow(
                color: color.renderColor.withAlpha(multipliedBy: Double(rare.shadowOpacity)),
                offset: rare.shadowOffset,
                radius: Double(rare.shadowRadius)
            )
        }
    }
}
