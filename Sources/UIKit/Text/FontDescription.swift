import CoreGraphics

/// What a font and a font descriptor say, as one value.
struct FontDescription: Hashable, Sendable {
    /// The family or face that the app named; nil for the system font.
    var name: String?
    var design = UIFontDescriptor.SystemDesign.default
    /// The size, in points; 0 where a descriptor leaves it open.
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var isItalic = false
    /// Whether the system font is the one of before iOS 11, whose large letters are wider.
    var isOlderSystemFont = false
    /// OpenType features beyond the font's defaults, sorted.
    var features: [String] = []
    var scaling: Scaling?
    /// The family of Apple's that a system font stands in for; nil for none.
    var standsInFor: String?

    /// How the size follows the preferred content size.
    struct Scaling: Hashable, Sendable {
        var textStyle: UIFont.TextStyle
        /// The size at the default content size; nil for the text style's own.
        var baseSize: CGFloat?
        var maximumSize: CGFloat = 0
    }

    var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

    /// The weight that "bold" means: UIKit's is semibold but for the large text styles.
    var boldWeight: UIFont.Weight {
        guard name == nil, standsInFor == nil else { return .bold }
        switch scaling?.textStyle {
        case .largeTitle, .title1, .title2: return .bold
        default: return .semibold
        }
    }

    mutating func setBold(_ isOn: Bool) {
        guard isOn != isBold else { return }
        weight = isOn ? boldWeight : .regular
    }
}
