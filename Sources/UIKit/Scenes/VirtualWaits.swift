import Foundation

/// What code of an app waits for in a scene whose time passes only when told.
///
/// Once the scene ends, the machine's time counts: blocks and timers may outlive their scene.
@MainActor
final class VirtualWaits {
    /// What is called with whether the time has come: else the scene has ended before.
    typealias Body = @MainActor (_ hasCome: Bool) -> Void

    private var bodies: [Int: Body] = [:]
    private var last = 0
    /// How many tasks were woken, which go on in a later turn of their threads.
    private(set) var wokenTasks = 0

    /// Waits for some seconds of a clock's time.
    func wait(_ seconds: TimeInterval, on clock: any SceneClock, _ body: @escaping Body) {
        last += 1
        bodies[last] = body
        clock.schedule(after: seconds) { [weak self, last] in
            self?.bodies.removeValue(forKey: last)?(true)
        }
    }

    /// A task that slept goes on.
    func taskWakes() { wokenTasks += 1 }

    /// Tells all that wait that the scene has ended.
    func sceneEnds() {
        let left = bodies.sorted { $0.key < $1.key }
        bodies = [:]
        for (_, body) in left { body(false) }
    }
}

extension SceneOrigin {
    /// Waits for some seconds of the scene's time, which passes only when told.
    ///
    /// - Parameters:
    ///   - seconds: How long.
    ///   - body: What is called once they have passed, or once the scene has ended.
    @MainActor
    func wait(_ seconds: TimeInterval, _ body: @escaping VirtualWaits.Body) {
        guard let context else { return body(false) }
        context.virtualWaits.wait(seconds, on: context.clock, body)
    }
}
