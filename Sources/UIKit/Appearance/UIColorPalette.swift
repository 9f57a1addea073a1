import RenderTree

/// A system colour in each of its appearances.
final class UIColorPalette: Sendable, Equatable {
    let name: String
    // Indexed by `UITraitCollection.paletteIndex`.
    private let colors: SIMD8<UInt32>

    /// Creates a palette from colours written as 0xRRGGBBAA.
    ///
    /// Without `contrast` increased contrast changes nothing; without `elevated`, the dark colours
    /// above other content, the level changes nothing.
    init(
        _ name: String,
        light: UInt32,
        dark: UInt32,
        contrast: (light: UInt32, dark: UInt32)? = nil,
        elevated: (normal: UInt32, contrast: UInt32)? = nil
    ) {
        let contrast = contrast ?? (light, dark)
        let elevated = elevated ?? (dark, contrast.dark)
        self.name = name
        colors = [
            light, dark, contrast.light, contrast.dark,
            light, elevated.normal, contrast.light, elevated.contrast,
        ]
    }

    subscript(index: Int) -> RenderColor {
        RenderColor(rgba: colors[index & 7])
    }

    static func == (left: UIColorPalette, right: UIColorPalette) -> Bool {
        left === right || (left.name == right.name && left.colors == right.colors)
    }
}
