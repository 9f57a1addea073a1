import Foundation

/// The transfer function of sRGB (IEC 61966-2-1).
enum ColorCurve {
    /// Returns the component of sRGB for a linear one.
    static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
