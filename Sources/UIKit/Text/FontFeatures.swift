/// The features of Apple's font feature registry that OpenType has a tag for.
enum FontFeatures {
    // Type, selector and tag, from SFNTLayoutTypes.h; "=0" takes what fonts do away.
    private static let known: [(type: Int, selector: Int, tag: String)] = [
        (1, 0, "rlig"), (1, 1, "rlig=0"), (1, 2, "liga"), (1, 3, "liga=0"), (1, 4, "dlig"),
        (1, 5, "dlig=0"), (1, 18, "clig"),
        (1, 19, "clig=0"), (1, 20, "hlig"), (1, 21, "hlig=0"), (36, 0, "calt"), (36, 1, "calt=0"),
        (36, 2, "swsh"), (36, 3, "swsh=0"), (36, 4, "cswh"), (36, 5, "cswh=0"), (6, 0, "tnum"),
        (6, 1, "pnum"), (10, 1, "sups"), (10, 2, "subs"), (10, 3, "ordn"),
        (10, 4, "sinf"), (11, 1, "afrc"), (11, 2, "frac"), (14, 4, "zero"), (21, 0, "onum"),
        (21, 1, "lnum"), (33, 0, "case"), (33, 2, "cpsp"), (37, 1, "smcp"), (37, 2, "pcap"),
        (38, 1, "c2sc"), (38, 2, "c2pc"),
    ]

    // Stylistic sets: the selector of set n is 2n, its tag "ss" and two digits.
    private static let stylisticType = 35

    /// Returns the sorted OpenType tags of settings; those without a tag are left out.
    ///
    /// Those that are turned off end with "=0", as HarfBuzz reads them.
    static func tags(of settings: [[UIFontDescriptor.FeatureKey: Any]]) -> [String] {
        let tags = settings.compactMap { setting -> String? in
            guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int
            else { return nil }
            if type == stylisticType {
                guard (2...40).contains(selector), selector % 2 == 0 else { return nil }
                return "ss" + (selector < 20 ? "0" : "") + String(selector / 2)
            }
            return known.first { $0.type == type && $0.selector == selector }?.tag
        }
        return Set(tags).sorted()
    }

    /// A selector of a feature of a font.
    struct Selector {
        let type: Int
        let selector: Int
        let tag: String
        let name: String
        /// Whether it holds where a font says nothing.
        let isDefault: Bool
    }

    /// Returns the selectors of the features that a font's file has by its tags.
    static func selectors(in tags: Set<String>) -> [Selector] {
        let registered = known.compactMap { entry -> Selector? in
            let isOff = entry.tag.hasSuffix("=0")
            let tag = isOff ? String(entry.tag.dropLast(2)) : entry.tag
            guard tags.contains(tag) else { return nil }
            let isUsual = ["rlig", "liga", "clig", "calt"].contains(tag)
            return Selector(
                type: entry.type,
                selector: entry.selector,
                tag: entry.tag,
                name: (names[tag] ?? tag) + (isOff ? " Off" : ""),
                isDefault: isUsual ? !isOff : isOff
            )
        }
        let sets = (1...20).compactMap { number -> Selector? in
            let tag = (number < 10 ? "ss0" : "ss") + String(number)
            guard tags.contains(tag) else { return nil }
            return Selector(
                type: stylisticType,
                selector: number * 2,
                tag: tag,
                name: "Stylistic Set \(number)",
                isDefault: false
            )
        }
        return registered + sets
    }

    // The names of the registry.
    private static let names = [
        "rlig": "Required Ligatures", "liga": "Common Ligatures", "dlig": "Rare Ligatures",
        "clig": "Contextual Ligatures", "hlig": "Historical Ligatures",
        "calt": "Contextual Alternates", "swsh": "Swash Alternates",
        "cswh": "Contextual Swash Alternates", "tnum": "Monospaced Numbers",
        "pnum": "Proportional Numbers", "sups": "Superiors", "subs": "Inferiors",
        "ordn": "Ordinals", "sinf": "Scientific Inferiors", "afrc": "Vertical Fractions",
        "frac": "Diagonal Fractions", "zero": "Slashed Zero", "onum": "Lower Case Numbers",
        "lnum": "Upper Case Numbers", "case": "Case-Sensitive Layout",
        "cpsp": "Case-Sensitive Spacing", "smcp": "Small Capitals", "pcap": "Petite Capitals",
        "c2sc": "Small Capitals", "c2pc": "Petite Capitals",
    ]

    /// Returns tags with those that take away the ligatures that a font can do without.
    static func withoutLigatures(_ tags: [String]) -> [String] {
        Set(tags).subtracting(["liga", "clig"]).union(["liga=0", "clig=0"]).sorted()
    }

    /// Returns the settings of tags.
    static func settings(of tags: [String]) -> [[UIFontDescriptor.FeatureKey: Int]] {
        tags.compactMap { tag in
            if tag.hasPrefix("ss"), let set = Int(tag.dropFirst(2)) {
                return [.type: stylisticType, .selector: set * 2]
            }
            guard let feature = known.first(where: { $0.tag == tag }) else { return nil }
            return [.type: feature.type, .selector: feature.selector]
        }
    }
}

extension UIFont {
    /// The font without ligatures that it can do without.
    var withoutLigatures: UIFont {
        var description = values
        description.features = FontFeatures.withoutLigatures(values.features)
        return UIFont(description)
    }
}
