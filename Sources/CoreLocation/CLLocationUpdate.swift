import UIKit

/// Where the page of a scene is, as an app hears of it in a loop.
public struct CLLocationUpdate: Sendable {
    /// The place; nil where none is known.
    public var location: CLLocation?
    /// Whether the person, or the browser, does not allow it.
    public var authorizationDenied = false
    /// Whether nothing is known of the place now.
    public var locationUnavailable = false

    /// Returns the places of the page of the scene whose code begins to go over them.
    ///
    /// They begin once the person has allowed it, as a location manager asks for, and end with the scene.
    public static func liveUpdates() -> Updates { Updates() }

    /// The places of a page; of those that nobody took yet, the newest are kept.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(
                of: CLLocationUpdate.self,
                bufferingPolicy: .bufferingNewest(16)
            )
            MainThread.run { LocationFeed(continuation).start() }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// What goes over the places of a page.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<CLLocationUpdate>.Iterator

            public mutating func next() async throws -> CLLocationUpdate? {
                await base.next()
            }

            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws -> CLLocationUpdate? {
                await base.next(isolation: actor)
            }
        }
    }
}

/// What tells a loop of places.
@MainActor
private final class LocationFeed: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation
    private weak var scene = UIWindowScene.current
    private var observer: (any NSObjectProtocol)?

    init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
        self.continuation = continuation
    }

    func start() {
        guard let scene else { return continuation.finish() }
        let continuation = continuation
        observer = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification,
            object: scene,
            queue: nil
        ) { _ in continuation.finish() }
        manager.delegate = self
        manager.startUpdatingLocation()
        // This keeps what feeds the loop as long as the loop.
        continuation.onTermination = { _ in MainThread.run { self.stop() } }
    }

    private func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        scene?.perform { manager.stopUpdatingLocation() }
    }

    func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) {
        for location in locations { tell(CLLocationUpdate(location: location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        var update = CLLocationUpdate()
        update.authorizationDenied = (error as? CLError)?.code == .denied
        update.locationUnavailable = !update.authorizationDenied
        tell(update)
    }

    private func tell(_ update: CLLocationUpdate) {
        guard case .terminated = continuation.yield(update) else { return }
        // The loop ended before this began.
        continuation.onTermination = nil
        stop()
    }
}
