import CoreGraphics
import Foundation

/// A collection of attributes that describe a font.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type.
    let values: FontDescription

    init(_ values: FontDescription) {
        self.values = values
    }

    /// Creates an empty descriptor: the system font.
    public convenience override init() {
        self.init(FontDescription())
    }

    /// Creates a descriptor from attributes; those it does not know are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var values = FontDescription()
        values.add(attributes)
        self.init(values)
    }

    /// Creates a descriptor of a family or face in a size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            FontDescription(named: fontName, size: size)
                ?? FontDescription(name: fontName, size: size)
        )
    }

    /// Returns the descriptor of a text style in the current traits' preferred content size.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style in a preferred content size.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(FontDescription(textStyle: style, compatibleWith: traitCollection))
    }

    /// Creates the descriptor of an archive; nil where the archive has none.
    ///
    /// - Note: Differs from UIKit: Apple's own archives have other keys.
    public required init?(coder: NSCoder) {
        guard let values = FontDescription(coder) else { return nil }
        self.values = values
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the descriptor into an archive.
    open func encode(with coder: NSCoder) { values.write(to: coder) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}

extension UIFontDescriptor {
    /// The size, in points; 0 where the descriptor leaves it open.
    public var pointSize: CGFloat { values.size }

    /// The name of the font as PostScript knows it.
    public var postscriptName: String { values.postscriptName }

    /// The traits that a set of bits can say.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if values.isItalic { traits.insert(.traitItalic) }
        if values.isBold { traits.insert(.traitBold) }
        if values.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changing {
            $0.size = newPointSize
            $0.scaling = nil
        }
    }

    /// Returns the descriptor with exactly these traits; nil where no font has them.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard SymbolicTraits.supported.isSuperset(of: symbolicTraits) else { return nil }
        let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        if isMonospaced, values.name != nil { return nil }
        return changing {
            $0.setBold(symbolicTraits.contains(.traitBold))
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            if isMonospaced {
                $0.design = .monospaced
            } else if $0.design == .monospaced {
                $0.design = .default
            }
        }
    }

    /// Returns the descriptor in another design of the system font; nil for other fonts.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard values.name == nil, SystemDesign.all.contains(design) else { return nil }
        return changing { $0.design = design }
    }

    /// Returns the descriptor in another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns the descriptor with another face of its family, such as "Bold".
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns the descriptor with more attributes, which replace those of the same name.
    public func addingAttributes(
        _ attributes: [AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        changing { $0.add(attributes) }
    }

    /// The value of an attribute; nil where the descriptor has none.
    public func object(forKey attribute: AttributeName) -> Any? {
        fontAttributes[attribute]
    }

    private func changing(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values)
    }
}
