import Synchronization

/// How many servers tests run at a time: each has a thread and several files open.
///
/// All tests begin together, and a process may have no more than 1,024 files by default.
package final class RunningServers: Sendable {
    private struct Places {
        var free = 16
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// The places of this process.
    package static let shared = RunningServers()
    private let places = Mutex(Places())

    /// Runs a body once there is a place for its server, and frees the place afterwards.
    package func withPlace<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        await takePlace()
        defer { freePlace() }
        return try await body()
    }

    private func takePlace(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { continuation in
            let isFree = places.withLock { places in
                if places.free > 0 {
                    places.free -= 1
                    return true
                }
                places.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    private func freePlace() {
        let next = places.withLock { places -> CheckedContinuation<Void, Never>? in
            guard let first = places.waiting.first else {
                places.free += 1
                return nil
            }
            places.waiting.removeFirst()
            return first
        }
        next?.resume()
    }
}
