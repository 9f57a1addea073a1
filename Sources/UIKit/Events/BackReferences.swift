import Dispatch
import Foundation

/// Takes back, on the main thread, the references that others hold to an object that ends.
///
/// Views know their superview and their window by plain references, for speed. These may only change
/// where they are read: on the main thread. An app may let go of a view on another one, whose `deinit`
/// then waits here until the main thread has done it; so nobody sees a view that is gone. An
/// isolated `deinit` would do the same, but no subclass of an app could have a plain one then.
enum BackReferences {
    /// How long the main thread may take, in seconds.
    ///
    /// It may itself wait for the thread that ends the object, and reads nothing meanwhile.
    private static let patience = 2.0

    /// What is done once, by the first thread that comes.
    private final class Work: @unchecked Sendable {
        // Unchecked: the function is called and let go of under the lock.
        private let lock = NSLock()
        private var body: (() -> Void)?

        init(_ body: @escaping () -> Void) { self.body = body }

        func run() {
            lock.withLock {
                body?()
                body = nil
            }
        }
    }

    /// Calls a function on the main thread and waits for its end.
    ///
    /// - Parameters:
    ///   - state: What the function needs of the object that ends, which it must not hold itself.
    ///   - takeBack: What clears the references.
    static func takeBack<State>(_ state: State, _ takeBack: @escaping (State) -> Void) {
        if MainThread.isCurrent { return takeBack(state) }
        let work = Work { takeBack(state) }
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            work.run()
            done.signal()
        }
        if done.wait(timeout: .now() + patience) == .timedOut { work.run() }
    }
}
