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
