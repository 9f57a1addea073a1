import Foundation

/// A number of things, as Core Foundation counts them.
public typealias CFIndex = Int
/// A text with attributes, as Core Foundation names it.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that changes, as Core Foundation names it.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A dictionary, as Core Foundation names it: `attributes as CFDictionary` works as on iOS.
public typealias CFDictionary = NSDictionary

/// Bytes that change, as Core Foundation names them.
public typealias CFMutableData = NSMutableData

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

/// Creates bytes that grow; none at first, whatever their number may become.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData()
}

/// Finds a dictionary's value, which lives as long as the dictionary; nil for none.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - key: The address of an object that is the key.
/// - Returns: The address.
public func CFDictionaryGetValue(
    _ theDict: CFDictionary?,
    _ key: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    guard let theDict, let key else { return nil }
    let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let name = name as? NSObject, let value = theDict.object(forKey: name) else { return nil }
    let object = objectOfValue(value)
    let address = keptValues
    let kept = objc_getAssociatedObject(theDict, address) as? KeptValues ?? KeptValues()
    kept.objects[name] = object
    objc_setAssociatedObject(theDict, address, kept, .OBJC_ASSOCIATION_RETAIN)
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// The objects that a dictionary lends: what Foundation takes out of it may be nobody else's.
private final class KeptValues {
    var objects: [NSObject: AnyObject] = [:]
}

/// Where dictionaries keep them.
private nonisolated(unsafe) let keptValues = UnsafeRawPointer(
    // Constant, and never read or written.
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)

/// Returns the object that stands for a value, as Foundation knows it.
private func objectOfValue(_ value: Any) -> AnyObject {
    switch value {
    case let number as NSNumber: number
    case let text as String: text as NSString
    case let dictionary as [AnyHashable: Any]: dictionary as NSDictionary
    case let array as [Any]: array as NSArray
    default: value as AnyObject
    }
}
