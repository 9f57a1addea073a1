/// What a variant of an asset is for.
package struct IBAssetTraits: Sendable, Hashable {
    /// The kind of device: `universal`, `iphone`, `ipad` or `mac`.
    package var idiom: String
    /// Whether the variant is for the dark appearance; nil for any.
    package var isDark: Bool?
    /// Whether the variant is for increased contrast.
    package var isHighContrast: Bool
    /// Whether the variant is for screens with Display P3; nil for any.
    package var isWideGamut: Bool?

    /// Creates the traits that a scene asks for.
    package init(
        idiom: String = "universal",
        isDark: Bool? = nil,
        isHighContrast: Bool = false,
        isWideGamut: Bool? = nil
    ) {
        self.idiom = idiom
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isWideGamut = isWideGamut
    }

    init(_ entry: [String: JSONValue]) {
        var traits = IBAssetTraits(idiom: entry["idiom"]?.string ?? "universal")
        for appearance in entry["appearances"]?.array ?? [] {
            let value = appearance.object["value"]?.string
            switch appearance.object["appearance"]?.string {
            case "luminosity": traits.isDark = value == "dark"
            case "contrast": traits.isHighContrast = value == "high"
            default: break
            }
        }
        if let gamut = entry["display-gamut"]?.string { traits.isWideGamut = gamut == "display-P3" }
        self = traits
    }

    /// How well a variant with these traits serves a scene; nil where it must not.
    func score(for wanted: IBAssetTraits) -> Int? {
        var score = 0
        if idiom != "universal" {
            guard idiom == wanted.idiom else { return nil }
            score += 8
        }
        if let isDark {
            // A light variant also serves where no appearance is asked for.
            guard isDark == (wanted.isDark ?? false) else { return nil }
            score += 4
        }
        if isHighContrast {
            guard wanted.isHighContrast else { return nil }
            score += 2
        }
        if let isWideGamut {
            guard !isWideGamut || wanted.isWideGamut == true else { return nil }
            score += isWideGamut == (wanted.isWideGamut ?? false) ? 1 : 0
        }
        return score
    }
}
