/// The number of a glyph in a font file.
public typealias CGGlyph = UInt16
/// A UTF-16 unit of a text.
public typealias UniChar = UInt16

extension CGContext {
    // MARK: - Text

    /// Where Core Text begins the next line, in this context's coordinates.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
}
