import Foundation

/// A number of things, as Core Foundation counts them.
public typealias CFIndex = Int
/// A text with attributes, as Core Foundation names it.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that changes, as Core Foundation names it.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A dictionary, as Core Foundation names it: `attributes as CFDictionary` works as on iOS.
public typealias CFDictionary = NSDictionary

/// What Core Foundation and Core Text answer where nothing was found.
public let kCFNotFound: CFIndex = -1

/// A stretch of a text or an array, as Core Foundation and Core Text count it.
public struct CFRange: Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// Creates an empty stretch at the start.
    public init() { (location, length) = (0, 0) }

    /// Creates a stretch.
    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }

    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Returns the stretch of something that long; one of no length means all from its start on.
    func range(in count: Int) -> Range<Int> {
        let start = min(max(0, location), count)
        guard length > 0 else { return length == 0 ? start..<count : start..<start }
        return start..<(start + min(length, count - start))
    }
}

/// Creates a stretch of a text or an array.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

/// Returns how many values an array has.
public func CFArrayGetCount<Value>(_ theArray: [Value]?) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an object in an array, which keeps it; nil for an index that it has not.
public func CFArrayGetValueAtIndex<Value: AnyObject>(
    _ theArray: [Value]?,
    _ idx: CFIndex
) -> UnsafeRawPointer? {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx]).toOpaque())
}

/// Returns how many UTF-16 units a text has.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString?) -> CFIndex {
    aStr?.length ?? 0
}
