import Foundation

/// The key of the number of a feature's type in what `CTFontCopyFeatures` returns.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" as CFString }
/// The key of the name of a feature's type.
public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" as CFString }
/// The key of whether one selector of a type rules out the others.
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" as CFString }
/// The key of the selectors of a type.
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" as CFString }
/// The key of the number of a selector.
public var kCTFontFeatureSelectorIdentifierKey: CFString {
    "CTFeatureSelectorIdentifier" as CFString
}
/// The key of the name of a selector.
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" as CFString }
/// The key of whether a selector holds where a font says nothing.
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" as CFString }
/// The key of whether a selector holds in the font itself.
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" as CFString }

/// Returns the features that a font has, each with its selectors; nil where it has none.
///
/// These are the features of Apple's registry that `featureSettings` knows and the font's file has,
/// with the names of the registry.
public func CTFontCopyFeatures(_ font: CTFont) -> [[String: Any]]? {
    let features = FontFeatures.features(of: font)
    return features.isEmpty ? nil : features
}

/// Returns the settings of the features of a font, type and selector; nil where it has none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> [[String: Any]]? {
    let settings = FontFeatures.settings(of: font.values.features).map { setting in
        [
            kCTFontFeatureTypeIdentifierKey as String: setting[.type] ?? 0,
            kCTFontFeatureSelectorIdentifierKey as String: setting[.selector] ?? 0,
        ] as [String: Any]
    }
    return settings.isEmpty ? nil : settings
}

extension FontFeatures {
    /// Returns what a font's file has of the features that are known, by their types.
    fileprivate static func features(of font: UIFont) -> [[String: Any]] {
        let tags = Set(font.glyphs?.features ?? [])
        let set = Set(font.values.features)
        let all = selectors(in: tags)
        return Set(all.map(\.type)).sorted().map { type in
            let own = all.filter { $0.type == type }
            let chosen = own.filter { set.contains($0.tag) }
            let isExclusive = exclusiveTypes.contains(type)
            return [
                kCTFontFeatureTypeIdentifierKey as String: type,
                kCTFontFeatureTypeNameKey as String: typeNames[type] ?? "",
                kCTFontFeatureTypeExclusiveKey as String: isExclusive,
                kCTFontFeatureTypeSelectorsKey as String: own.map { selector in
                    // The other one of two, that turns on or off, ends what holds by itself.
                    let isEnded = chosen.contains {
                        isExclusive || $0.selector == selector.selector ^ 1
                    }
                    let holds = set.contains(selector.tag) || selector.isDefault && !isEnded
                    return [
                        kCTFontFeatureSelectorIdentifierKey as String: selector.selector,
                        kCTFontFeatureSelectorNameKey as String: selector.name,
                        kCTFontFeatureSelectorDefaultKey as String: selector.isDefault,
                        kCTFontFeatureSelectorSettingKey as String: holds,
                    ] as [String: Any]
                },
            ]
        }
    }

    private static let typeNames = [
        1: "Ligatures", 6: "Number Spacing", 10: "Vertical Position", 11: "Fractions",
        14: "Typographic Extras", 21: "Number Case", 33: "Case-Sensitive Layout",
        35: "Alternative Stylistic Sets", 36: "Contextual Alternates", 37: "Lower Case",
        38: "Upper Case",
    ]
    private static let exclusiveTypes: Set<Int> = [6, 10, 11, 21, 37, 38]
}
