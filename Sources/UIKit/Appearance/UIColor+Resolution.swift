import CoreGraphics
import RenderTree

extension UIColor {
    /// Returns the colour that this one is in given traits; it depends on traits no more.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: return self
        default: break
        }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    /// Returns the colour that is drawn in given traits.
    package func renderColor(in traits: UITraitCollection) -> RenderColor {
        switch storage {
        case .fixed(_, let color): return color
        case .palette(let palette): return palette[traits.paletteIndex]
        case .modified(let base, let alpha):
            if case .pattern = base.storage { return RenderColor(rgba: 0) }
            let opaque = base.renderColor(in: traits)
            let byte = RenderColor(red: 0, green: 0, blue: 0, alpha: Double(alpha)).rgba
            return RenderColor(rgba: opaque.rgba & 0xFFFF_FF00 | byte)
        case .provider: return RenderColor(resolvedCGColor(with: traits))
        case .pattern: return RenderColor(rgba: 0)
        }
    }

    /// The picture that fills backgrounds in given traits; nil for a plain colour.
    func pattern(in traits: UITraitCollection) -> Pattern? {
        guard case .pattern(let image) = storage else { return nil }
        let resource = image.resource(for: traits)
        // Drawings say their size in points.
        let isDrawing = resource.mediaType == "image/svg+xml"
        return Pattern(resource: resource, scale: isDrawing ? 1 : Double(image.scale))
    }

    /// Whether this is `UIColor.tintColor`, or that with another opacity.
    package var isTintColor: Bool {
        if case .modified(let base, _) = storage { return base.isTintColor }
        return self === UIColor.tintColor
    }

    func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
        var color = self
        var alpha: CGFloat?
        // A provider may return a dynamic colour, but must end with a fixed one.
        for _ in 0..<64 {
            switch color.storage {
            case .fixed(let result, _):
                return alpha.flatMap { result.copy(alpha: $0) } ?? result
            case .palette(let palette):
                let result = CGColor.system(palette[traits.paletteIndex])
                return alpha.flatMap { result.copy(alpha: $0) } ?? result
            case .modified(let base, let newAlpha):
                alpha = alpha ?? newAlpha
                color = base
            case .provider(let provider):
                color = Self.call(provider, in: traits)
            case .pattern: return .clear
            }
        }
        preconditionFailure(
            "UIColor(dynamicProvider:) returned a dynamic colour 64 times; "
                + "return one that does not depend on itself."
        )
    }

    // Within the provider `UITraitCollection.current` is what it is asked for, so that a
    // `cgColor` taken there is right too.
    private static func call(
        _ provider: (UITraitCollection) -> UIColor,
        in traits: UITraitCollection
    ) -> UIColor {
        if traits === UITraitCollection.current { return provider(traits) }
        var result: UIColor?
        traits.performAsCurrent { result = provider(traits) }
        return result ?? .clear
    }
}

extension RenderColor {
    /// Creates the nearest colour of sRGB.
    init(_ color: CGColor) {
        let values = color.extendedRGB
        self.init(red: values.x, green: values.y, blue: values.z, alpha: values.w)
    }
}

extension CGColor {
    convenience init(_ color: RenderColor) {
        self.init(
            srgbRed: CGFloat(color.red) / 255,
            green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255,
            alpha: CGFloat(color.alpha) / 255
        )
    }

    /// Returns a system colour as UIKit has it: greys as such, all others in extended sRGB.
    static func system(_ color: RenderColor) -> CGColor {
        func share(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
        let (red, green, blue) = (share(color.red), share(color.green), share(color.blue))
        return red == green && green == blue
            ? .extendedGray(red, alpha: share(color.alpha))
            : .extendedRGB(red, green, blue, alpha: share(color.alpha))
    }
}
