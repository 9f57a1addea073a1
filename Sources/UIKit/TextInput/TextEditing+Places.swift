import CoreGraphics
import Foundation

/// Places in texts that fields and text views find alike.
extension TextEditing {
    /// Returns the place in a range that is nearest to a point.
    func closestPlace(to point: CGPoint, within range: Range<Int>) -> UITextPosition? {
        closestPosition(to: point).map {
            UITextPosition(offset: min(max($0.offset, range.lowerBound), range.upperBound))
        }
    }

    /// Returns the place some characters, or some lines, from another; nil beyond the text.
    func place(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        let isForward = direction == .right || direction == .down
        let steps = isForward ? offset : 0 &- offset
        if direction == .up || direction == .down {
            let caret = caretRect(for: position)
            let y = caret.midY + CGFloat(steps) * caret.height
            return closestPosition(to: CGPoint(x: caret.minX, y: y))
        }
        let edges = characterEdges
        let start = edges.lastIndex { $0 <= position.offset } ?? 0
        let (index, isOverflow) = start.addingReportingOverflow(steps)
        guard !isOverflow, edges.indices.contains(index) else { return nil }
        return UITextPosition(offset: edges[index])
    }

    /// Returns which of two places comes first.
    func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// The places between characters, from the text's beginning to its end.
    var characterEdges: [Int] {
        [0] + TextUnits.ranges(.character, in: edited.string).map(\.upperBound)
    }

    /// Selects the word at the insertion point, or the one before it.
    func selectWord() {
        let caret = edited.selection.lowerBound
        let words = TextUnits.ranges(.word, in: edited.string)
        let word =
            words.first { $0.lowerBound <= caret && caret <= $0.upperBound }
            ?? words.last { $0.upperBound < caret } ?? words.first
        if let word { setSelection(word) }
    }
}
