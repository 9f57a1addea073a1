/// Changes to a text by ranges of its UTF-8, collected first and made at once.
///
/// What is not in a range stays as it is, to the last space.
struct TextEdits {
    struct Edit {
        var range: Range<Int>
        var text: [UInt8]
    }

    private(set) var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: Array(text.utf8)))
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    mutating func remove(_ range: Range<Int>) {
        replace(range, with: "")
    }

    /// The edits in order; of two that overlap the one that begins first stays.
    private var ordered: [Edit] {
        var end = 0
        var kept: [Edit] = []
        let sorted = edits.enumerated().sorted { left, right in
            let (a, b) = (left.element.range, right.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            // What is inserted comes before what is replaced there.
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            return left.offset < right.offset
        }
        for (_, edit) in sorted where edit.range.lowerBound >= end {
            kept.append(edit)
            end = max(end, edit.range.upperBound)
        }
        return kept
    }

    /// Returns the changed text.
    func apply(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for edit in ordered {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    /// Returns where an offset of the old text is in the new one.
    func position(of offset: Int) -> Int {
        var shift = 0
        for edit in ordered {
            if edit.range.lowerBound >= offset { break }
            if edit.range.upperBound > offset { return edit.range.lowerBound + shift }
            shift += edit.text.count - edit.range.count
        }
        return offset + shift
    }
}
