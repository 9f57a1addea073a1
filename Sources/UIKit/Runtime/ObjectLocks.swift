import Foundation
import Synchronization

/// The lock of one object, as long as somebody has it or waits for it.
///
/// Unchecked: `users` is used inside of the table's mutex only, the rest by the thread that has the lock.
private final class ObjectLock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// How many enter or have entered.
    var users = 0
    /// The thread that has the lock; atomic, since others ask whether it is theirs.
    let owner = Atomic<UInt>(0)
    var depth = 0

    static let table = Mutex<[ObjectIdentifier: ObjectLock]>([:])

    static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }
}

/// What `objc_sync_enter` and `objc_sync_exit` return.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// What `objc_sync_exit` returns on a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread has an object's lock, and takes it; a thread may take it again.
///
/// - Parameter obj: The object; nil has no lock.
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any!) -> Int32 {
    guard let object = TargetAction.unwrap(obj) else { return OBJC_SYNC_SUCCESS }
    let entry = ObjectLock.table.withLock { table in
        let entry = table[ObjectIdentifier(object)] ?? ObjectLock()
        entry.users += 1
        table[ObjectIdentifier(object)] = entry
        return entry
    }
    entry.lock.lock()
    entry.owner.store(ObjectLock.thread, ordering: .relaxed)
    entry.depth += 1
    return OBJC_SYNC_SUCCESS
}

/// Gives an object's lock back, once for each time that it was taken.
///
/// - Parameter obj: The object; nil has no lock.
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` where the thread has not
///   taken it, which changes nothing.
@discardableResult
public func objc_sync_exit(_ obj: Any!) -> Int32 {
    guard let object = TargetAction.unwrap(obj) else { return OBJC_SYNC_SUCCESS }
    let found = ObjectLock.table.withLock { $0[ObjectIdentifier(object)] }
    guard let entry = found, entry.owner.load(ordering: .relaxed) == ObjectLock.thread else {
        return OBJC_SYNC_NOT_OWNING_THREAD_ERROR
    }
    entry.depth -= 1
    if entry.depth == 0 { entry.owner.store(0, ordering: .relaxed) }
    entry.lock.unlock()
    ObjectLock.table.withLock { table in
        entry.users -= 1
        if entry.users == 0 { table[ObjectIdentifier(object)] = nil }
    }
    return OBJC_SYNC_SUCCESS
}
