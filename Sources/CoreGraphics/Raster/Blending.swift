import Foundation

/// How a pixel comes out that another one is laid over (Compositing and Blending 1, §9 and §10;
/// Porter and Duff, "Compositing Digital Images", 1984).
///
/// Colours are multiplied by their opacity.
enum Blending {
    typealias Pixel = SIMD4<Float>

    /// Returns what comes out of a pixel over another one.
    static func result(_ mode: CGBlendMode, _ source: Pixel, over below: Pixel) -> Pixel {
        let (own, other) = (source.w, below.w)
        switch mode {
        case .normal: return source + below * (1 - own)
        case .clear: return .zero
        case .copy: return source
        case .sourceIn: return source * other
        case .sourceOut: return source * (1 - other)
        case .sourceAtop: return source * other + below * (1 - own)
        case .destinationOver: return below + source * (1 - other)
        case .destinationIn: return below * own
        case .destinationOut: return below * (1 - own)
        case .destinationAtop: return below * own + source * (1 - other)
        case .xor: return source * (1 - other) + below * (1 - own)
        case .plusLighter: return pointwiseMin(source + below, .one)
        default:
            let mixed = mix(mode, plain(below), plain(source))
            var result = source * (1 - other) + below * (1 - own) + mixed * (own * other)
            result.w = own + other - own * other
            return result
        }
    }

    private static func plain(_ pixel: Pixel) -> Pixel {
        pixel.w > 0 ? pointwiseMin(pixel / pixel.w, .one) : .zero
    }

    private static func mix(_ mode: CGBlendMode, _ below: Pixel, _ source: Pixel) -> Pixel {
        switch mode {
        case .hue:
            return light(saturated(source, like: below), like: below)
        case .saturation:
            return light(saturated(below, like: source), like: below)
        case .color: return light(source, like: below)
        case .luminosity: return light(below, like: source)
        default:
            var result = Pixel.zero
            for index in 0..<3 { result[index] = mix(mode, below[index], source[index]) }
            return result
        }
    }

    private static func mix(_ mode: CGBlendMode, _ below: Float, _ source: Float) -> Float {
        switch mode {
        case .multiply: return below * source
        case .screen: return below + source - below * source
        case .overlay: return mix(.hardLight, source, below)
        case .darken: return min(below, source)
        case .lighten: return max(below, source)
        case .colorDodge: return below == 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
        case .colorBurn:
            return below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
        case .hardLight:
            return source <= 0.5
                ? below * 2 * source : mix(.screen, below, 2 * source - 1)
        case .softLight:
            if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
            let curve =
                below <= 0.25
                ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
            return below + (2 * source - 1) * (curve - below)
        case .difference: return abs(below - source)
        case .exclusion: return below + source - 2 * below * source
        default: return source
        }
    }

    // MARK: - Hue, saturation and luminosity

    private static func luminosity(_ color: Pixel) -> Float {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: Pixel) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    private static func light(_ color: Pixel, like other: Pixel) -> Pixel {
        let change = luminosity(other) - luminosity(color)
        let moved = color + Pixel(change, change, change, 0)
        let middle = luminosity(moved)
        let (low, high) = (min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z))
        let gray = Pixel(middle, middle, middle, 0)
        var result = moved
        // Greys may be below nothing by a hair, all alike.
        if low < 0, middle > low { result = gray + (result - gray) * middle / (middle - low) }
        if high > 1, high > middle {
            result = gray + (result - gray) * (1 - middle) / (high - middle)
        }
        return result
    }

    private static func saturated(_ color: Pixel, like other: Pixel) -> Pixel {
        let low = min(color.x, color.y, color.z)
        let range = saturation(color)
        guard range > 0 else { return .zero }
        return (color - Pixel(low, low, low, 0)) * (saturation(other) / range)
    }
}
