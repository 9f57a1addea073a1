import Foundation

/// A change of part of an array that is observed.
struct ArrayChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    /// What went.
    var old: [Any]?
    /// What came.
    var new: [Any]?

    /// Returns what an observer is told that wants to hear what the options say.
    func change(for options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [
            .kindKey: kind.rawValue, .indexesKey: indexes,
        ]
        if options.contains(.new), let new { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        return change
    }
}

/// An array in place of the one that an object stores, which tells observers of each change.
///
/// All changes go by way of the four that are told here; what Foundation's class does not lead to
/// these itself is led here.
final class ObservedArray: NSMutableArray {
    /// The array that the object stores.
    var content = NSMutableArray()
    /// The object, which lives as long as this array.
    var owner: NSObject?
    /// The name of the property.
    var key = ""

    override var count: Int { content.count }

    override func object(at index: Int) -> Any { content.object(at: index) }

    override func insert(_ anObject: Any, at index: Int) {
        content.insert(anObject, at: index)
        tell(ArrayChange(kind: .insertion, indexes: [index], new: [anObject]))
    }

    override func removeObject(at index: Int) {
        let old = content.object(at: index)
        content.removeObject(at: index)
        tell(ArrayChange(kind: .removal, indexes: [index], old: [old]))
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let old = content.object(at: index)
        content.replaceObject(at: index, with: anObject)
        tell(ArrayChange(kind: .replacement, indexes: [index], old: [old], new: [anObject]))
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common {
            replaceObject(at: range.location + offset, with: otherArray[offset])
        }
        for _ in common..<range.length { removeObject(at: range.location + common) }
        for offset in common..<otherArray.count {
            insert(otherArray[offset], at: range.location + offset)
        }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let first = object(at: idx1)
        replaceObject(at: idx1, with: object(at: idx2))
        replaceObject(at: idx2, with: first)
    }

    private func tell(_ change: ArrayChange) {
        // Handed over to the main thread, where alone it is used.
        nonisolated(unsafe) let (owner, change) = (owner, change)
        MainThread.run { [key] in
            if let owner { ValueObservers.changed(owner, key: key, change) }
        }
    }
}

extension NSObject {
    /// Returns an array whose changes are changes of the property of this object.
    ///
    /// Observers of the property by its name are told of each object that comes, goes or is replaced:
    /// at once on the main thread.
    ///
    /// - Parameter key: The name of a stored property of the app's that holds an `NSMutableArray`;
    ///   others are reported, and the array that is returned changes nothing.
    /// - Returns: The array, which keeps this object.
    /// - Note: Differs from UIKit: no accessors are called, and properties of other types are not set.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        let array = ObservedArray(capacity: 0)
        let stored = ObservedValue.stored(key, of: self) ?? nil
        guard let content = stored as? NSMutableArray else {
            let name = "\(type(of: self))"
            MainThread.run {
                Diagnostics.report("\(name) stores no NSMutableArray with the name \"\(key)\".")
            }
            return array
        }
        array.content = content
        array.owner = self
        array.key = key
        return array
    }
}
