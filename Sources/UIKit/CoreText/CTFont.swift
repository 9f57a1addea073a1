import CoreGraphics
import Foundation
import TextMetrics

/// A font as Core Text names it: `font as CTFont` works as on iOS.
public typealias CTFont = UIFont
/// The description of a font as Core Text names it.
public typealias CTFontDescriptor = UIFontDescriptor

/// The fonts of the system's own parts, by what they are used for.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
}

/// Which way text goes, where advances of glyphs are asked for.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}

// MARK: - Creation

/// Creates a font of a name; where there is none of that name, Helvetica.
///
/// - Parameters:
///   - name: The name, as in `UIFont.fontName`.
///   - size: The size, in points; 12 for 0.
///   - matrix: Is without effect.
/// - Returns: The font.
public func CTFontCreateWithName(
    _ name: CFString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name as String, size: size) ?? CTLook.defaultFont.withSize(size)
}

/// Creates the font of a description, in the description's own size for 0.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates the font of a file's bytes in a size; one that is not registered is Helvetica.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.name as CFString, size, matrix) }

/// Creates the same font in another size, 0 for its own, with what a description adds.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.pointSize
    guard let attributes else { return font.withSize(size) }
    let descriptor = font.fontDescriptor.addingAttributes(attributes.fontAttributes)
    return UIFont(descriptor: descriptor, size: size)
}

/// Creates a font of the system's own parts; one of 12 points for 0.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType,
    _ size: CGFloat,
    _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : 12
    return switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    default: .systemFont(ofSize: size)
    }
}

/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// MARK: - Names

/// Returns the PostScript name of a font, such as "HelveticaNeue-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// Returns the full name of a font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// Returns the name of a font for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as CFString }

// MARK: - Measures

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns how far a font reaches above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns how far a font reaches below the baseline, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns where the middle of an underline stands, in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    font.glyphs.map { CGFloat($0.underline.position) } ?? -0.1 * font.pointSize
}

/// Returns how thick an underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.glyphs.map { CGFloat($0.underline.thickness) } ?? 0.05 * font.pointSize
}

/// Returns how many units an em has in the font's file.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    UInt32(font.glyphs?.unitsPerEm ?? 1_000)
}

/// Returns how many glyphs the font's file has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.glyphs?.count ?? 0 }

/// Returns what a font's looks have beside its family, as `UIFontDescriptor.symbolicTraits`.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> UIFontDescriptor.SymbolicTraits {
    font.fontDescriptor.symbolicTraits
}

extension UIFont {
    /// The glyphs of the file that draws it; nil where the server has no font files.
    var glyphs: FontGlyphs? { ProcessFonts.library?.glyphs(of: measured) }
}
