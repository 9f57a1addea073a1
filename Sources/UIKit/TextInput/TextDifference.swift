/// The one stretch in which two texts differ, and what becomes of places in it; in UTF-16 units.
///
/// The page computes the same in Public/client/text.js: both lead edits that crossed a correction
/// on the wire to the same place.
struct TextDifference: Equatable {
    /// Where the texts begin to differ.
    var start: Int
    /// Where they are the same again, in the old text and in the new one.
    var oldEnd, newEnd: Int

    /// Compares two texts.
    init(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        let shortest = min(a.count, b.count)
        var prefix = 0
        while prefix < shortest, a[prefix] == b[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shortest - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] {
            suffix += 1
        }
        start = prefix
        oldEnd = a.count - suffix
        newEnd = b.count - suffix
    }

    /// Returns where a place of the old text is in the new one.
    func map(_ place: Int) -> Int {
        if place >= oldEnd { return place + newEnd - oldEnd }
        return place <= start ? place : newEnd
    }

    /// Returns where a range of the old text is in the new one.
    func map(_ range: Range<Int>) -> Range<Int> {
        let start = map(range.lowerBound)
        return start..<max(start, map(range.upperBound))
    }
}

extension String {
    /// The number of UTF-16 units, in which NSString counts.
    var length: Int { utf16.count }

    /// Returns the range within the text that is nearest and cuts no character's code in two.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let count = length
        let start = boundary(at: min(max(0, range.lowerBound), count), isEnd: false)
        let end = boundary(at: min(max(0, range.upperBound), count), isEnd: true)
        return start..<max(start, end)
    }

    /// The offset itself, or that before or after the pair of surrogates in whose middle it lies.
    private func boundary(at offset: Int, isEnd: Bool) -> Int {
        let index = String.Index(utf16Offset: offset, in: self)
        guard index < endIndex, index.samePosition(in: unicodeScalars) == nil else {
            return offset
        }
        return isEnd ? offset + 1 : offset - 1
    }

    /// Returns the characters of a range, which is clamped.
    func characters(in range: Range<Int>) -> String {
        let range = clamped(range)
        let start = String.Index(utf16Offset: range.lowerBound, in: self)
        let end = String.Index(utf16Offset: range.upperBound, in: self)
        return String(self[start..<end])
    }

    /// Returns the text with other characters in a range, which is clamped.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        let range = clamped(range)
        let start = String.Index(utf16Offset: range.lowerBound, in: self)
        let end = String.Index(utf16Offset: range.upperBound, in: self)
        // By scalars, since characters may join across the edges.
        var result = String.UnicodeScalarView()
        result.append(contentsOf: unicodeScalars[..<start])
        result.append(contentsOf: text.unicodeScalars)
        result.append(contentsOf: unicodeScalars[end...])
        return String(result)
    }
}
