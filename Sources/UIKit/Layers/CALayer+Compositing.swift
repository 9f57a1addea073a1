import CoreGraphics
import Foundation

extension CALayer {
    /// How the layer, with what is in it, is laid over what is below it; nil, the default, covers it.
    ///
    /// Core Animation names its filters by strings: "multiplyBlendMode", "screenBlendMode",
    /// "overlayBlendMode", "darkenBlendMode", "lightenBlendMode", "colorDodgeBlendMode",
    /// "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode", "differenceBlendMode",
    /// "exclusionBlendMode", "hueBlendMode", "saturationBlendMode", "colorBlendMode",
    /// "luminosityBlendMode", "plusL" and "normalBlendMode". Anything else is reported and covers.
    ///
    /// - Note: Differs from UIKit: what is below is what the layer above draws, and its sublayers
    ///   further back; layers around that one do not shine through.
    public var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set {
            guard newValue != nil || extras?.compositingFilter != nil else { return }
            let old = blendMode
            requireExtras().compositingFilter = newValue
            if let newValue, Self.blendMode(of: newValue) == nil {
                Diagnostics.report(
                    "CALayer: no compositing filter is named \(newValue); "
                        + "the layer covers what is below it."
                )
            }
            guard blendMode != old else { return }
            owner?.recordAnimation(.style)
            owner?.layerLookDidChange()
        }
    }

    /// The mode that the compositing filter stands for.
    var blendMode: CGBlendMode {
        extras?.compositingFilter.flatMap(Self.blendMode) ?? .normal
    }

    private static func blendMode(of filter: Any) -> CGBlendMode? {
        guard let name = filter as? String ?? (filter as? NSString)?.description else { return nil }
        return modes[name]
    }

    private static let modes: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
        "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
        "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "plusL": .plusLighter,
    ]
}
