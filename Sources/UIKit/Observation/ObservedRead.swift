import Observation
import Synchronization

/// What one update read of observable objects, until it is made again.
///
/// What was registered with observable objects ends with the first change of one of them. An update
/// that is made again without any reads this object as well: its end is a change of it.
final class ObservedRead: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isOver = Atomic<Bool>(false)

    private var mark: Bool { hasEnded }

    /// Whether the update was made again, so that changes of what it read then mean nothing.
    var hasEnded: Bool { isOver.load(ordering: .acquiring) }

    /// Is read by the update that runs.
    func note() { registrar.access(self, keyPath: \.mark) }

    /// Takes back what was registered.
    func end() {
        isOver.store(true, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.mark) {}
    }
}
