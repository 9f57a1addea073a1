import Foundation

/// A lock around a value, which one thread at a time reads and changes.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Safe: the value is read and changed under the lock.
    private let mutex = NSLock()
    private var state: State

    /// Creates a lock around a value.
    public init(uncheckedState initialState: State) { state = initialState }

    /// Creates a lock around a value.
    public convenience init(initialState: State) where State: Sendable {
        self.init(uncheckedState: initialState)
    }

    /// Calls a closure with the value while no other thread has it.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// Calls a closure with the value while no other thread has it.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock around nothing.
    public convenience init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, and takes it.
    public func lock() { mutex.lock() }
    /// Gives the lock back.
    public func unlock() { mutex.unlock() }
    /// Takes the lock if no other thread has it; returns whether it did.
    public func lockIfAvailable() -> Bool { mutex.try() }

    /// Calls a closure while no other thread has the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}
