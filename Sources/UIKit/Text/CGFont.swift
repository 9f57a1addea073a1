import Foundation

/// A string as Core Foundation names it: `name as CFString` works as on iOS.
public typealias CFString = NSString

/// A font without a size, as `CATextLayer` takes it.
public final class CGFont: Sendable {
    /// The name of the font, as in `UIFont.fontName`.
    let name: String

    /// Finds a font by its name; nil where there is none.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 1) else { return nil }
        self.name = font.fontName
    }

    /// The name of the font, such as "HelveticaNeue-Bold".
    public var postScriptName: CFString? { name as CFString }
    /// The name of the font and its style.
    public var fullName: CFString? { UIFont(name: name, size: 1)?.fontName as CFString? }
}
