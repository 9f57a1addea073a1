import Foundation

/// What is known of apps' own unarchivers, which have no room for it.
///
/// An archive may be large, and nobody says when an unarchiver ends: those that did are looked for
/// whenever their number may have doubled.
enum UnarchiverStates {
    /// What is known of one unarchiver.
    struct State {
        /// Whether the archive was given to a reader, if one takes it.
        var isOpened = false
        /// The reader; nil for what it cannot read.
        var reader: ArchiveReader?
        /// What went wrong first.
        var failure: (any Error)?
        fileprivate weak var owner: NSCoder?
    }

    private static let lock = NSLock()
    // Safe: read and changed under the lock.
    nonisolated(unsafe) private static var states: [ObjectIdentifier: State] = [:]
    // Safe: as above. The number of states at which those of ended unarchivers are looked for.
    nonisolated(unsafe) private static var limit = 2

    /// The number of unarchivers of which something is kept, ended ones among them.
    static var count: Int { lock.withLock { states.count } }

    /// Returns what is known of an unarchiver.
    static func state(of owner: NSCoder) -> State {
        lock.withLock { known(owner) }
    }

    /// Changes what is known of an unarchiver.
    static func change(of owner: NSCoder, _ change: (inout State) -> Void) {
        var ended: [Any] = []
        lock.withLock {
            let id = ObjectIdentifier(owner)
            if let old = states[id] { ended.append(old) }
            var state = known(owner)
            change(&state)
            states[id] = state
            if states.count > limit { ended += sweep() }
        }
        // What archives had ends here, outside of the lock: it may be of the app's classes.
        ended.removeAll()
    }

    private static func known(_ owner: NSCoder) -> State {
        // An address may be used again by another object.
        if let state = states[ObjectIdentifier(owner)], state.owner === owner { return state }
        var new = State()
        new.owner = owner
        return new
    }

    /// Takes out the states of ended unarchivers; the caller lets go of them outside of the lock.
    private static func sweep() -> [Any] {
        // Held until then as well: one of these references may turn out to be the last.
        let owners = states.values.map(\.owner)
        let ended = states.filter { $0.value.owner == nil }
        for id in ended.keys { states[id] = nil }
        limit = max(2, states.count * 2)
        return [owners, ended]
    }
}
