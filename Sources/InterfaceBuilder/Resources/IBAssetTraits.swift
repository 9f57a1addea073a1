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
    /// Whether the variant is for layouts that begin on the right; nil for both directions.
    package var isRightToLeft: Bool?
    /// The size class in width that the variant is for, `compact` or `regular`; nil for any.
    package var widthClass: String?
    /// The size class in height that the variant is for; nil for any.
    package var heightClass: String?
    /// The language that the variant is in, or those that a person prefers, the best one first.
    package var languages: [String] = []
    /// Whether the variant is for one kind of device only, such as phones of 4 inches.
    package var isOfSubtype = false

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
        if let direction = entry["language-direction"]?.string {
            traits.isRightToLeft = direction == "right-to-left"
        }
        traits.widthClass = entry["width-class"]?.string
        traits.heightClass = entry["height-class"]?.string
        traits.languages = [entry["locale"]?.string].compactMap { $0 }
        traits.isOfSubtype = entry["subtype"]?.string != nil
        self = traits
    }

    /// How well a variant with these traits serves a scene; nil where it must not.
    ///
    /// Below zero where it does only if there is no other.
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
        return score + placeScore(for: wanted)
    }

    /// How well a variant serves the room and the language of a scene.
    private func placeScore(for wanted: IBAssetTraits) -> Int {
        var score = isOfSubtype ? -512 : 0
        if let isRightToLeft {
            score += isRightToLeft == (wanted.isRightToLeft ?? false) ? 64 : -512
        }
        if let widthClass { score += widthClass == wanted.widthClass ? 16 : -512 }
        if let heightClass { score += heightClass == wanted.heightClass ? 16 : -512 }
        if let language = languages.first {
            let place = wanted.languages.firstIndex(of: language)
            score += place.map { 256 - min($0, 64) } ?? -512
        }
        return score
    }
}
