import Foundation

/// A description of what the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the colour space, one of the constants of this class.
    public let name: String?
    /// The kind of the components.
    public let model: CGColorSpaceModel

    /// The sRGB colour space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The sRGB colour space with components below 0 and above 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The colour space with sRGB's primaries and linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The Display P3 colour space: wider than sRGB, with the same transfer function.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The grey colour space with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The grey colour space with components below 0 and above 1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
    static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
    static let standardExtendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
    static let standardP3 = CGColorSpace(name: displayP3, model: .rgb)
    static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
    static let standardExtendedGray = CGColorSpace(name: extendedGray, model: .monochrome)

    private init(name: String, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    /// Creates the colour space of a name; nil where the name is none of this class's constants.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: model = .rgb
        case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
        default: return nil
        }
        self.name = name
    }

    /// The number of components, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether colours beyond sRGB's can be expressed.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

    /// Whether contexts can draw in it: true of all that there are.
    public var supportsOutput: Bool { true }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// Returns the colour space of uncalibrated red, green and blue, treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the colour space of uncalibrated grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
