import Foundation

/// A set that may hold its objects weakly.
///
/// Foundation has no such class on Linux.
/// - Note: Differs from Foundation: the type of the objects may be a protocol, whose conforming
///   types are classes; objects that ended count no more at once; no archives.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    /// The objects by their hashes; an entry stays where its object ended until the next change.
    private var entries: [Int: [TableEntry]] = [:]

    /// Creates an empty table; the capacity is how many objects are expected.
    public required init(
        options: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.options = options
        super.init()
        entries.reserveCapacity(max(initialCapacity, 0))
    }

    /// Returns a table whose objects leave when nothing else holds them.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    /// How many objects are in the table.
    open var count: Int { allObjects.count }
    /// The objects, in no order.
    open var allObjects: [ObjectType] {
        entries.values.flatMap { $0.compactMap { TableEntry.cast($0.object) } }
    }
    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? {
        for list in entries.values {
            for entry in list {
                if let object: ObjectType = TableEntry.cast(entry.object) { return object }
            }
        }
        return nil
    }
    /// The objects as a set; of those that can be in one.
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { $0 as? AnyHashable })
    }

    /// Adds an object, unless the table has one that is the same; nil changes nothing.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        let entry = TableEntry(TableEntry.reference(object), options)
        var list = entries[entry.hash]?.filter { $0.object != nil } ?? []
        list.append(entry)
        entries[entry.hash] = list
        if options.contains(.weakMemory) { removeEnded() }
    }

    /// Takes an object away; nil changes nothing.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let wanted = TableEntry.reference(object)
        let hash = TableEntry.hash(wanted, options)
        let list = entries[hash]?.filter { $0.object != nil && !$0.isSame(wanted, options) }
        entries[hash] = list?.isEmpty == false ? list : nil
    }

    /// Takes all objects away.
    open func removeAllObjects() { entries = [:] }

    /// Whether the table has an object that is the same.
    open func contains(_ object: ObjectType?) -> Bool { object.flatMap(member) != nil }

    /// Returns the table's object that is the same; nil where there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let wanted = TableEntry.reference(object)
        let list = entries[TableEntry.hash(wanted, options)]
        return TableEntry.cast(list?.first { $0.isSame(wanted, options) }?.object)
    }

    /// Returns what goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: allObjects).objectEnumerator()
    }

    /// Adds all objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
    /// Keeps the objects only that another table has as well.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    /// Takes away all objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
    /// Whether another table has one of the objects.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }
    /// Whether another table has all of the objects.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(options: options)
        copy.entries = entries
        return copy
    }

    // A table would grow with every object that ever was in it. Looking at all of them whenever
    // their number doubled costs as much as adding them did.
    private var limit = 16
    private func removeEnded() {
        guard entries.count > limit else { return }
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
        limit = max(16, entries.count * 2)
    }
}
