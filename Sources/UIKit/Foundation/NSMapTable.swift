import Foundation

/// A dictionary that may hold its keys and objects weakly.
///
/// Foundation has no such class on Linux.
/// - Note: Differs from Foundation: keys and objects may be of protocols, whose conforming types are
///   classes; pairs of which one ended count no more at once; no archives.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
    private struct Pair {
        var key: TableEntry
        var value: TableEntry
        var isWhole: Bool { key.object != nil && value.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// The pairs by the hashes of their keys.
    private var pairs: [Int: [Pair]] = [:]
    private var limit = 16

    /// Creates an empty table; the capacity is how many pairs are expected.
    public required init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
        pairs.reserveCapacity(max(initialCapacity, 0))
    }

    /// Returns a table that holds its keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable()
    }
    /// Returns a table that holds its objects as long as something else holds the keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    /// Returns a table that holds its keys as long as something else holds the objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// Returns a table of pairs that stay as long as something else holds both.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many pairs are in the table.
    open var count: Int { pairs.values.reduce(0) { $0 + $1.filter(\.isWhole).count } }

    /// Returns the object of a key; nil where there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        let wanted = TableEntry.reference(key)
        let list = pairs[TableEntry.hash(wanted, keyOptions)]
        return TableEntry.cast(list?.first { $0.key.isSame(wanted, keyOptions) }?.value.object)
    }

    /// Sets the object of a key; nil for one of them changes nothing.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let object, let key else { return }
        let entry = TableEntry(TableEntry.reference(key), keyOptions)
        let value = TableEntry(TableEntry.reference(object), valueOptions)
        var list = pairs[entry.hash]?.filter(\.isWhole) ?? []
        let wanted = TableEntry.reference(key)
        if let index = list.firstIndex(where: { $0.key.isSame(wanted, keyOptions) }) {
            list[index].value = value
        } else {
            list.append(Pair(key: entry, value: value))
        }
        pairs[entry.hash] = list
        removeEnded()
    }

    /// Takes a key and its object away; nil changes nothing.
    open func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        let wanted = TableEntry.reference(key)
        let hash = TableEntry.hash(wanted, keyOptions)
        let list = pairs[hash]?.filter { $0.isWhole && !$0.key.isSame(wanted, keyOptions) }
        pairs[hash] = list?.isEmpty == false ? list : nil
    }

    /// Takes all pairs away.
    open func removeAllObjects() { pairs = [:] }

    /// Returns what goes through the keys that are there now.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: whole.compactMap(\.key.object)).objectEnumerator()
    }

    /// Returns what goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: whole.compactMap(\.value.object)).objectEnumerator()
    }

    /// Returns the pairs as a dictionary; of the keys those that can be in one.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for pair in whole {
            guard let key = pair.key.object as? AnyHashable else { continue }
            result[key] = TableEntry.cast(pair.value.object)
        }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(keyOptions: keyOptions, valueOptions: valueOptions)
        copy.pairs = pairs
        return copy
    }

    private var whole: [Pair] { pairs.values.flatMap { $0.filter(\.isWhole) } }

    private func removeEnded() {
        guard pairs.count > limit else { return }
        pairs = pairs.compactMapValues { list in
            let living = list.filter(\.isWhole)
            return living.isEmpty ? nil : living
        }
        limit = max(16, pairs.count * 2)
    }
}
