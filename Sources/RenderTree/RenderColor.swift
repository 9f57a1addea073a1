/// A colour in sRGB with 8 bits for each component, not premultiplied.
public struct RenderColor: Hashable, Sendable {
    /// The components as 0xRRGGBBAA.
    public var rgba: UInt32

    /// Opaque black.
    public static let black = RenderColor(rgba: 0x0000_00FF)
    /// Transparent black.
    public static let clear = RenderColor(rgba: 0)

    /// Creates a colour from 0xRRGGBBAA.
    public init(rgba: UInt32) {
        self.rgba = rgba
    }

    /// Creates a colour from components in 0…1; values outside are clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func byte(_ value: Double) -> UInt32 {
            value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
        }
        rgba = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
    }

    /// The red component, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
    /// The green component, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
    /// The blue component, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
    /// The alpha component, 0…255.
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }
}
