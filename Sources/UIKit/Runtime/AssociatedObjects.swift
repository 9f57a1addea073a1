import Foundation
import Synchronization

/// The values that are associated with objects, by the address of the object.
///
/// An address may be used again by another object: each entry knows its owner weakly. What UIKit's
/// own roots hold goes with them; entries of other objects are looked through now and then.
enum AssociatedObjects {
    /// A value, or a reference to it that does not keep it alive.
    private enum Value {
        case kept(Any)
        case loose(() -> AnyObject?)

        var value: Any? {
            switch self {
            case .kept(let value): value
            case .loose(let object): object()
            }
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private static let lock = NSLock()
    // Safe: read and changed under the lock.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    // Safe: as above. The number of entries at which those of ended objects are looked for.
    nonisolated(unsafe) private static var limit = 64
    // False only becomes true, and before the first entry is there: whoever ends an object that was
    // given a value sees it, by what let that object's last reference come to this thread.
    private static let isUsed = Atomic(false)

    /// The object in what stands for any value; nil for a value without an identity.
    static func owner(_ object: Any) -> AnyObject? {
        type(of: object) is AnyObject.Type ? object as AnyObject : nil
    }

    /// Returns the value of an object for a key.
    static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
                return nil
            }
            return entry.values[key]?.value
        }
    }

    /// Sets the value of an object for a key; nil takes it away.
    static func set(
        _ value: Any?,
        of owner: AnyObject,
        _ key: UnsafeRawPointer,
        _ policy: objc_AssociationPolicy
    ) {
        let stored = value.map { Self.stored($0, policy) }
        let id = ObjectIdentifier(owner)
        var ended: [Any] = []
        lock.withLock {
            isUsed.store(true, ordering: .relaxed)
            var entry = entries[id]
            if let old = entry, old.owner !== owner {
                ended.append(old.values)
                entry = nil
            }
            var new = entry ?? Entry(owner: owner)
            if let old = new.values[key] { ended.append(old) }
            new.values[key] = stored
            if new.values.isEmpty {
                entries[id] = nil
            } else {
                entries[id] = new
                if entry == nil, entries.count > limit { ended.append(sweep()) }
            }
        }
        // Values end here, outside of the lock: their ends may come back for others.
        ended.removeAll()
    }

    /// Lets go of all values of an object.
    static func ownerEnds(_ id: ObjectIdentifier) {
        guard isUsed.load(ordering: .relaxed) else { return }
        let entry = lock.withLock { entries.removeValue(forKey: id) }
        withExtendedLifetime(entry) {}
    }

    /// Takes out the entries of ended objects; the caller lets go of them outside of the lock.
    private static func sweep() -> [Any] {
        // Held until then as well: one of these references may turn out to be the last.
        let owners = entries.values.map(\.owner)
        let ended = entries.filter { $0.value.owner == nil }
        for id in ended.keys { entries[id] = nil }
        limit = max(64, entries.count * 2)
        return [owners, ended]
    }

    private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            guard let object = owner(value) else { return .kept(value) }
            return .loose { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            return .kept(value)
        }
    }
}
