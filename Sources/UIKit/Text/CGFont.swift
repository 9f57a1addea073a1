import Foundation
import TextMetrics

/// A string as Core Foundation names it: `name as CFString` works as on iOS.
public typealias CFString = NSString

/// A font without a size, as `CATextLayer` takes it.
public final class CGFont: Sendable {
    /// The name of the font, as in `UIFont.fontName`.
    let name: String
    /// What the font was made of; nil for one that was found by its name.
    let source: CGDataProvider?

    /// Creates a font of the bytes of a font file; nil for others.
    ///
    /// It is known by its name once it is registered.
    public init?(_ provider: CGDataProvider) {
        guard let name = FontLibrary.postScriptName(in: provider.bytes) else { return nil }
        self.name = name
        source = provider
    }

    /// Finds a font by its name; nil where there is none.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 1) else { return nil }
        self.name = font.fontName
        source = nil
    }

    /// The name of the font, such as "HelveticaNeue-Bold".
    public var postScriptName: CFString? { name as CFString }
    /// The name of the font and its style.
    public var fullName: CFString? { UIFont(name: name, size: 1)?.fontName as CFString? }
}
