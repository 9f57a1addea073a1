import Foundation

/// A place in the text of a content manager.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns which of two places comes first.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place before a UTF-16 unit.
final class TextOffset: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset, other.offset != offset else {
            return .orderedSame
        }
        return offset < other.offset ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { String(offset) }
}

/// The text between two places.
open class NSTextRange: NSObject {
    /// Where the range begins.
    public let location: any NSTextLocation
    /// Where the range ends.
    public let endLocation: any NSTextLocation

    /// Creates a range, empty without an end; nil where its end comes before its beginning.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    /// Creates a range of UTF-16 units.
    init(_ range: Range<Int>) {
        location = TextOffset(range.lowerBound)
        endLocation = TextOffset(range.upperBound)
        super.init()
    }

    /// The UTF-16 units; nil where the places are those of another content manager.
    var units: Range<Int>? {
        guard let start = location as? TextOffset, let end = endLocation as? TextOffset else {
            return nil
        }
        return start.offset..<max(start.offset, end.offset)
    }

    /// Whether there is nothing between the places.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether two ranges begin and end at the same places.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextRange).map { isEqual(to: $0) } ?? false
    }
    open override var hash: Int { location.hash }
    open override var description: String { "\(location)...\(endLocation)" }

    /// Returns whether a place is in the range; its end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending
            && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether another range begins and ends within this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether the ranges have text in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// Returns what the ranges have in common; nil for nothing.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = later(location, textRange.location)
        let isFirst = endLocation.compare(textRange.endLocation) == .orderedAscending
        return NSTextRange(location: start, end: isFirst ? endLocation : textRange.endLocation)
    }

    /// Returns the range from where the first of the ranges begins to where the last ends.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let isFirst = location.compare(textRange.location) == .orderedAscending
        let start = isFirst ? location : textRange.location
        let end = later(endLocation, textRange.endLocation)
        return NSTextRange(location: start, end: end) ?? self
    }

    private func later(
        _ first: any NSTextLocation,
        _ second: any NSTextLocation
    ) -> any NSTextLocation {
        first.compare(second) == .orderedDescending ? first : second
    }
}
