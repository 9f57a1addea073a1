import Foundation

/// Conversions between colour spaces, by way of extended sRGB.
enum ColorConversion {
    /// Returns components in extended sRGB; the last entry, alpha, is kept.
    static func extendedRGB(_ values: SIMD4<Double>, in space: CGColorSpace) -> SIMD4<Double> {
        if space.model == .monochrome {
            return SIMD4(values.x, values.x, values.x, values.w)
        }
        switch space.name {
        case CGColorSpace.displayP3:
            return encode(multiply(linearSRGBFromP3, decode(values)))
        case CGColorSpace.linearSRGB:
            return encode(values)
        default:
            return values
        }
    }

    /// Returns components of a space from those in extended sRGB.
    static func values(
        fromExtendedRGB rgb: SIMD4<Double>,
        to space: CGColorSpace
    ) -> SIMD4<Double> {
        if space.model == .monochrome {
            let gray = gray(rgb)
            let isExtended = space.name == CGColorSpace.extendedGray
            return SIMD4(isExtended ? gray : min(max(gray, 0), 1), 0, 0, rgb.w)
        }
        switch space.name {
        case CGColorSpace.extendedSRGB: return rgb
        case CGColorSpace.displayP3: return clip(encode(multiply(p3FromLinearSRGB, decode(rgb))))
        case CGColorSpace.linearSRGB: return clip(decode(rgb))
        default: return clip(rgb)
        }
    }

    // The primaries of both spaces against one white, D65; the rows are IEC 61966-2-1 and
    // SMPTE EG 432-1 multiplied out.
    private static let linearSRGBFromP3: [SIMD4<Double>] = [
        [1.224940176280560, -0.224940176280560, 0, 0],
        [-0.042056954709688, 1.042056954709688, 0, 0],
        [-0.019637554590334, -0.078636045550632, 1.098273600140966, 0],
    ]
    private static let p3FromLinearSRGB: [SIMD4<Double>] = [
        [0.822461968714362, 0.177538031285638, 0, 0],
        [0.033194198850962, 0.966805801149038, 0, 0],
        [0.017082630721120, 0.072397440663963, 0.910519928614917, 0],
    ]

    private static func multiply(
        _ rows: [SIMD4<Double>],
        _ values: SIMD4<Double>
    ) -> SIMD4<Double> {
        SIMD4(
            (rows[0] * values).sum(),
            (rows[1] * values).sum(),
            (rows[2] * values).sum(),
            values.w
        )
    }

    private static func gray(_ rgb: SIMD4<Double>) -> Double {
        // Equal components stay exactly what they are.
        if rgb.x == rgb.y, rgb.y == rgb.z { return rgb.x }
        let linear = decode(rgb)
        return encode(0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z)
    }

    private static func clip(_ values: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(
            min(max(values.x, 0), 1),
            min(max(values.y, 0), 1),
            min(max(values.z, 0), 1),
            values.w
        )
    }

    // The transfer function of sRGB, continued symmetrically below zero.
    private static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    private static func decode(_ values: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(decode(values.x), decode(values.y), decode(values.z), values.w)
    }

    private static func encode(_ values: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(encode(values.x), encode(values.y), encode(values.z), values.w)
    }
}
