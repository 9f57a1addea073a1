import CoreLocation
import RenderTree
import Testing
import UIKit

/// Loops over the places of a page.
@MainActor
struct CLLocationUpdateTests {
    private let scene: UIWindowScene

    init() throws {
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2),
            environment: SceneEnvironment(),
            clock: VirtualSceneClock()
        )
        scene.perform { CLLocationManager().requestWhenInUseAuthorization() }
        try tell(0)
    }

    private func tell(_ latitude: Double) throws {
        try scene.deliver(
            .location(.fix(LocationFix(latitude: latitude, longitude: 0, accuracy: 5)))
        )
    }

    /// Goes over places up to one; returns what it was told.
    private func listen(until last: Double) -> Task<[String], any Error> {
        scene.perform {
            Task { @MainActor in
                var heard: [String] = []
                for try await update in CLLocationUpdate.liveUpdates() {
                    let latitude = update.location?.coordinate.latitude
                    heard.append(latitude.map { "\($0)" } ?? "\(update.locationUnavailable)")
                    if latitude == last { break }
                }
                return heard
            }
        }
    }

    private func wait(until isLocating: Bool) async {
        for _ in 0..<1_000 where scene.isLocating != isLocating { await Task.yield() }
        #expect(scene.isLocating == isLocating)
    }

    @Test func loopsEndWithTheirScene() async throws {
        let heard = listen(until: 90)
        await wait(until: true)
        try tell(1)
        try scene.deliver(.location(.failure(.unavailable)))
        UIApplication.shared.disconnect(scene)
        #expect(try await heard.value == ["1.0", "true"])
    }

    @Test func aLoopThatEndsLeavesThePageAlone() async throws {
        defer { UIApplication.shared.disconnect(scene) }
        let heard = listen(until: 2)
        await wait(until: true)
        try tell(2)
        #expect(try await heard.value == ["2.0"])
        await wait(until: false)
    }
}
