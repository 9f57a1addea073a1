import Foundation

extension UITextInput {
    /// Returns the place in a range that is farthest in a direction: its start or its end.
    public func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction.isForward ? range.end : range.start }

    /// Returns the characters from a place to the text's end in a direction.
    public func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction.isForward
            ? textRange(from: position, to: endOfDocument)
            : textRange(from: beginningOfDocument, to: position)
    }

    /// Returns the direction of the paragraph around a place: that of its first letter.
    ///
    /// `.natural` where there is no letter. Source: Unicode Standard Annex #9, rules P2 and P3.
    public func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let whole = textRange(from: beginningOfDocument, to: endOfDocument),
            let text = text(in: whole)
        else { return .natural }
        let place = min(max(offset(from: beginningOfDocument, to: position), 0), text.utf16.count)
        let string = text as NSString
        let range = string.paragraphRange(for: NSRange(location: place, length: 0))
        return string.substring(with: range).writingDirection
    }
}

extension UITextLayoutDirection {
    /// Whether text goes on there: to the right or down.
    fileprivate var isForward: Bool { self == .right || self == .down }
}

extension String {
    /// The direction of the first letter; natural where there is none.
    fileprivate var writingDirection: NSWritingDirection {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF,
                0x1_E800...0x1_EFFF, 0x200F:
                if scalar.value == 0x200F || scalar.properties.isAlphabetic { return .rightToLeft }
            case 0x200E: return .leftToRight
            default: if scalar.properties.isAlphabetic { return .leftToRight }
            }
        }
        return .natural
    }
}
