import CoreGraphics
import Foundation
import RenderTree
import TextMetrics

/// A font: a family, a size, a weight and a slant.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type.
    private let coreFoundationInfo = CoreFoundationInfo()
    let values: FontDescription
    /// What text in the font is measured with, but for a text style's leading, which asks the font's file.
    let measured: TextFont
    /// What stands in the style of text for the font's features; nil where it has none.
    let decoration: RenderTree.TextStyle.SharedDecoration?

    init(_ description: FontDescription) {
        var description = description
        // A size that is not a number, or not positive, is the system's; as in UIKit, that is 12.
        if !(description.size > 0 && description.size.isFinite) { description.size = 12 }
        values = description
        measured = TextFont(description)
        decoration =
            description.features.isEmpty
            ? nil : RenderTree.TextStyle.SharedDecoration(features: description.features)
    }

    /// Creates the system's font of 12 points; what UIKit makes of this has no family and no size.
    public override convenience init() { self.init(FontDescription(size: 12)) }

    /// Creates a font of a family or face; nil where neither a font file nor iOS has that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let description = FontDescription(named: fontName, size: fontSize) else { return nil }
        self.init(description)
    }

    /// Creates the font of a descriptor; a size of 0 means the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.values
        if pointSize > 0 {
            description.size = pointSize
            description.scaling = nil
        }
        self.init(description)
    }

    /// Creates the font of an archive; nil where the archive has none.
    ///
    /// - Note: Differs from UIKit: Apple's own archives have other keys.
    public required init?(coder: NSCoder) {
        guard let description = FontDescription(coder) else { return nil }
        let font = UIFont(description)
        (values, measured, decoration) = (font.values, font.measured, font.decoration)
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the font into an archive.
    open func encode(with coder: NSCoder) { values.write(to: coder) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        let weight = values.isBold ? "bold" : "normal"
        let slant = values.isItalic ? "italic" : "normal"
        let size = String(format: "%.2f", pointSize)
        return "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(weight); "
            + "font-style: \(slant); font-size: \(size)pt"
    }
}

extension UIFont {
    /// The size, in points.
    public var pointSize: CGFloat { values.size }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = values
        description.size = fontSize
        description.scaling = nil
        return UIFont(description)
    }

    /// Returns the font in the size that a preferred content size asks for.
    ///
    /// Only fonts of text styles and of `UIFontMetrics` follow it; others return themselves.
    package func adapted(to traits: UITraitCollection) -> UIFont {
        guard let scaling = values.scaling else { return self }
        let size = scaling.size(compatibleWith: traits)
        guard size != pointSize else { return self }
        var description = values
        description.size = size
        return UIFont(description)
    }
}
