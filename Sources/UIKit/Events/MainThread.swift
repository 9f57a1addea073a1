import Dispatch
import Foundation

/// Where the main actor's work is done.
package enum MainThread {
    /// Marks the main queue, which after `dispatchMain()` any thread may serve.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller may touch what belongs to the main actor.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    /// Does work of the main actor: at once where the caller is there, else in a later turn.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        guard isCurrent else { return DispatchQueue.main.async { work() } }
        MainActor.assumeIsolated { work() }
    }
}
