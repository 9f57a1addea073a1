/// The weight of a system font, by Interface Builder's names.
package enum IBFontWeight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// UIKit's number for the weight.
    package var rawUIKitValue: Double {
        switch self {
        case .ultraLight: -0.8
        case .thin: -0.6
        case .light: -0.4
        case .regular: 0
        case .medium: 0.23
        case .semibold: 0.3
        case .bold: 0.4
        case .heavy: 0.56
        case .black: 0.62
        }
    }

    /// Reads the end of a PostScript name in lower case, such as `semibold`.
    init?(suffix: String) {
        guard let weight = Self.allCases.first(where: { $0.rawValue.lowercased() == suffix })
        else { return nil }
        self = weight
    }
}
