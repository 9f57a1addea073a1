/// A colour of an asset catalog with its variants.
package struct IBColorSet: Sendable, Hashable {
    /// A variant of the colour.
    package struct Variant: Sendable, Hashable {
        package let traits: IBAssetTraits
        /// The numbers, or the system's colour that the variant names.
        package let color: IBColor
    }

    /// The name with its namespace.
    package let name: String
    /// The variants in the order of the file.
    package let variants: [Variant]

    init(name: String, _ contents: [String: JSONValue]) {
        self.name = name
        variants = (contents["colors"]?.array ?? []).compactMap { entry in
            guard let color = entry.object["color"].flatMap({ Self.color($0.object) }) else {
                return nil
            }
            return Variant(traits: IBAssetTraits(entry.object), color: color)
        }
    }

    /// Returns the colour for a scene; nil where no variant is for it.
    package func color(for traits: IBAssetTraits) -> IBColor? {
        var best: (score: Int, color: IBColor)?
        for variant in variants {
            guard let score = variant.traits.score(for: traits) else { continue }
            if score > best?.score ?? -1 { best = (score, variant.color) }
        }
        return best?.color
    }

    private static func color(_ json: [String: JSONValue]) -> IBColor? {
        if let reference = json["reference"]?.string {
            return .system(name: reference, fallback: nil)
        }
        let numbers = json["components"]?.object ?? [:]
        let alpha = min(1, max(0, numbers["alpha"].flatMap(fraction) ?? 1))
        let space = json["color-space"]?.string ?? "srgb"
        if let white = numbers["white"].flatMap(component) {
            return .components(IBColorComponents(space: .gray, values: [white], alpha: alpha))
        }
        let rgb = ["red", "green", "blue"].compactMap { numbers[$0].flatMap(component) }
        guard rgb.count == 3 else { return nil }
        return .components(
            IBColorComponents(
                space: space == "display-p3" ? .displayP3 : .sRGB,
                values: space.hasSuffix("linear-srgb") ? rgb.map(ColorCurve.encoded) : rgb,
                alpha: alpha
            )
        )
    }

    /// Reads `0.502`, `128` and `0x80`, which mean the same.
    private static func component(_ json: JSONValue) -> Double? {
        guard let text = json.string else {
            return json.number.map { $0 > 1 ? $0 / 255 : $0 }
        }
        if text.lowercased().hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = XMLNumber.parse(Array(text.utf8)[...]), abs(value) <= 255 else {
            return nil
        }
        return text.contains(".") ? value : value / 255
    }

    /// Reads an opacity, which has one notation only.
    private static func fraction(_ json: JSONValue) -> Double? {
        json.number ?? json.string.flatMap { XMLNumber.parse(Array($0.utf8)[...]) }
    }
}
