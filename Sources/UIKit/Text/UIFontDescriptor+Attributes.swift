import CoreGraphics
import Foundation

extension UIFontDescriptor {
    /// The name of an attribute of a descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font: a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face in its family, such as "Bold Italic": a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits: a dictionary of `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style: a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The OpenType features: a list of dictionaries of `FeatureKey`.
        public static let featureSettings = AttributeName(
            rawValue: "NSCTFontFeatureSettingsAttribute"
        )
    }

    /// The key of a trait in the dictionary of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits: their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant: a number, 0 for upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a feature's part.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of the feature: a number of Apple's font feature registry.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector in the type: a number of Apple's font feature registry.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The type of the feature, under its name of before iOS 15.
        public static let featureIdentifier = type
        /// The selector in the type, under its name of before iOS 15.
        public static let typeIdentifier = selector
    }

    /// The traits that a set of bits can say.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The font is semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The characters are wider than usual; no font has it.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The characters are narrower than usual; no font has it.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is for vertical text; no font has it.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is made for controls; no font has it.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines stand closer than usual; no font has it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines stand farther apart than usual; no font has it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        static let supported: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends of strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Strokes with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters have one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        static let all: [SystemDesign] = [.default, .rounded, .serif, .monospaced]
    }

    /// The attributes of the descriptor.
    public var fontAttributes: [AttributeName: Any] {
        var result: [AttributeName: Any] = [
            .name: values.postscriptName,
            .family: values.familyName,
            .face: values.faceName,
            .traits: [
                TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.weight: values.weight.rawValue,
                TraitKey.slant: values.isItalic ? CGFloat(0.07) : CGFloat(0),
            ] as [TraitKey: Any],
        ]
        if values.size > 0 { result[.size] = values.size }
        if let style = values.scaling?.textStyle { result[.textStyle] = style }
        if !values.features.isEmpty {
            result[.featureSettings] = FontFeatures.settings(of: values.features)
        }
        return result
    }
}

extension FontDescription {
    mutating func add(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            self = FontDescription(textStyle: style, compatibleWith: nil)
        }
        if let name = (attributes[.name] ?? attributes[.family]) as? String {
            let known = FontDescription(named: name, size: size)
            self.name = known.map(\.name) ?? name
            standsInFor = known?.standsInFor
            if let known, known.name == nil { design = known.design }
            if let known, attributes[.name] != nil {
                (weight, isItalic, design) = (known.weight, known.isItalic, known.design)
            }
        }
        if let face = attributes[.face] as? String { setFace(face) }
        if let size = number(attributes[.size]) {
            self.size = size
            scaling = nil
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            add(traits: traits)
        }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            features = FontFeatures.tags(of: settings)
        }
    }

    /// The weight and the slant in the words that name faces.
    fileprivate var faceName: String {
        guard isItalic else { return weight.name }
        return weight.name == "Regular" ? "Italic" : "\(weight.name) Italic"
    }

    private static let faceWeights: [String: UIFont.Weight] = [
        "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light,
        "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "medium": .medium,
        "semibold": .semibold, "demibold": .semibold, "bold": .bold, "extrabold": .heavy,
        "heavy": .heavy, "black": .black,
    ]

    /// Takes over what the name of a face says, such as "Bold Italic"; nothing of other words.
    private mutating func setFace(_ name: String) {
        var words = name.lowercased().filter(\.isLetter)
        let slant = ["italic", "oblique"].first { words.hasSuffix($0) }
        if let slant { words.removeLast(slant.count) }
        guard let weight = Self.faceWeights[words] else { return }
        self.weight = weight
        isItalic = slant != nil
    }

    private mutating func add(traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = traits[.symbolic] as? UInt32 {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
            setBold(symbolic.contains(.traitBold))
            isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitMonoSpace), name == nil { design = .monospaced }
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight
        } else if let weight = number(traits[.weight]) {
            self.weight = UIFont.Weight(weight)
        }
        if let slant = number(traits[.slant]) { isItalic = slant != 0 }
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
