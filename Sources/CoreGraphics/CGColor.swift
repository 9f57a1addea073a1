import Foundation

/// A set of components that define a colour in a colour space.
public final class CGColor: Hashable, Sendable {
    // Grey colours use the first entry alone; the last is alpha.
    private let values: SIMD4<Double>
    private let space: CGColorSpace

    /// Opaque black in the grey colour space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the grey colour space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black in the grey colour space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    init(values: SIMD4<Double>, space: CGColorSpace) {
        self.values = values
        self.space = space
    }

    /// Creates a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: SIMD4(red, green, blue, alpha), space: .standardRGB)
    }

    /// Creates a colour in the grey colour space with a gamma of 2.2.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(values: SIMD4(gray, 0, 0, alpha), space: .standardGray)
    }

    /// Creates a colour from the components of a colour space, followed by alpha.
    ///
    /// - Note: Differs from Core Graphics: Swift cannot see how many entries a pointer has, but
    ///   an array knows; nil is returned where their number is not the space's and one more.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count == space.numberOfComponents + 1 else { return nil }
        let entries = components.map { Double($0) }
        let values: SIMD4<Double> =
            space.model == .monochrome
            ? [entries[0], 0, 0, entries[1]] : SIMD4(entries)
        self.init(values: values, space: space)
    }

    /// Creates a grey that may lie below 0 or above 1.
    package static func extendedGray(_ white: CGFloat, alpha: CGFloat) -> CGColor {
        CGColor(values: SIMD4(Double(white), 0, 0, Double(alpha)), space: .standardExtendedGray)
    }

    /// Creates a colour in extended sRGB.
    package static func extendedRGB(
        _ red: CGFloat,
        _ green: CGFloat,
        _ blue: CGFloat,
        alpha: CGFloat
    ) -> CGColor {
        let values = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        return CGColor(values: values, space: .standardExtendedRGB)
    }

    /// Creates a colour in Display P3.
    package static func displayP3(
        _ red: CGFloat,
        _ green: CGFloat,
        _ blue: CGFloat,
        alpha: CGFloat
    ) -> CGColor {
        let values = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        return CGColor(values: values, space: .standardP3)
    }

    /// The components and, last, alpha.
    public var components: [CGFloat]? {
        space.model == .monochrome
            ? [values.x, values.w] : [values.x, values.y, values.z, values.w]
    }

    /// The number of components, with alpha.
    public var numberOfComponents: Int { space.numberOfComponents + 1 }

    /// The opacity, 0…1.
    public var alpha: CGFloat { values.w }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// Returns the same colour.
    public func copy() -> CGColor? { self }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var values = values
        values.w = alpha
        return CGColor(values: values, space: space)
    }

    /// Returns the colour expressed in another colour space.
    ///
    /// Colours outside the destination's gamut are clipped unless the destination is extended.
    public func converted(
        to destination: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: [String: Any]?
    ) -> CGColor? {
        destination == space
            ? self
            : CGColor(
                values: ColorConversion.values(fromExtendedRGB: extendedRGB, to: destination),
                space: destination
            )
    }

    /// The components in extended sRGB: below 0 and above 1 where sRGB cannot show the colour.
    package var extendedRGB: SIMD4<Double> {
        ColorConversion.extendedRGB(values, in: space)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.values == right.values && left.space == right.space)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(space)
    }
}
