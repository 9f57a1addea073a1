import CoreLocation
import RenderTree
import Testing
import UIKit

/// Where pages are, as their scenes hear it.
@MainActor
struct CLLocationManagerTests {
    let clock = VirtualSceneClock()
    let scene: UIWindowScene
    let log = Log()

    final class Log: NSObject, CLLocationManagerDelegate {
        var entries: [String] = []

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }

        func locationManager(
            _ manager: CLLocationManager,
            didUpdateLocations locations: [CLLocation]
        ) {
            entries += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            entries.append("failed \((error as? CLError).map { "\($0.code)" } ?? "")")
        }

        func locationManager(
            _ manager: CLLocationManager,
            didChangeAuthorization status: CLAuthorizationStatus
        ) {
            entries.append("\(status)")
        }
    }

    init() {
        scene = Self.makeScene(clock)
    }

    private static func makeScene(_ clock: VirtualSceneClock) -> UIWindowScene {
        let scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2),
            environment: SceneEnvironment(),
            clock: clock
        )
        scene.perform {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
        for _ in 0..<8 where scene.needsCommit { _ = scene.commit() }
        return scene
    }

    private func makeManager() -> CLLocationManager {
        scene.perform {
            let manager = CLLocationManager()
            manager.delegate = log
            return manager
        }
    }

    /// What the page is asked by the next commits.
    private func asked(_ scene: UIWindowScene) -> [LocationWish] {
        _ = scene.perform { clock.advance(by: 0) {} }
        var wishes: [LocationWish] = []
        for _ in 0..<8 where scene.needsCommit {
            for case .perform(.locate(let wish)) in scene.commit().operations {
                wishes.append(wish)
            }
        }
        return wishes
    }

    private func fix(_ latitude: Double, _ longitude: Double) -> SceneInput {
        .location(.fix(LocationFix(latitude: latitude, longitude: longitude, accuracy: 5)))
    }

    private func end(_ scenes: UIWindowScene...) {
        for scene in scenes { UIApplication.shared.disconnect(scene) }
    }

    @Test func thePersonIsAskedAndThePageFollowed() throws {
        defer { end(scene) }
        let manager = makeManager()
        #expect(asked(scene).isEmpty && log.take() == ["notDetermined"])
        scene.perform {
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
        #expect(asked(scene) == [LocationWish(.once, isAccurate: true)])
        try scene.deliver(fix(52.5, 13.25))
        #expect(log.take() == ["authorizedWhenInUse", "52.5 13.25"])
        #expect(asked(scene) == [LocationWish(.following, isAccurate: true)])
        try scene.deliver(fix(52.5, 13.5))
        #expect(log.take() == ["52.5 13.5"])
        #expect(scene.perform { manager.location?.coordinate.longitude } == 13.5)
        scene.perform { manager.stopUpdatingLocation() }
        #expect(asked(scene) == [LocationWish(.never)])
        try scene.deliver(fix(0, 0))
        #expect(log.take().isEmpty)
        #expect(scene.perform { manager.location?.coordinate.longitude } == 13.5)
    }

    @Test func whoRefusesIsNowhere() throws {
        defer { end(scene) }
        let manager = makeManager()
        scene.perform {
            manager.requestWhenInUseAuthorization()
            manager.requestLocation()
        }
        _ = asked(scene)
        _ = log.take()
        try scene.deliver(.location(.failure(.refused)))
        #expect(log.take() == ["denied", "failed denied"])
        scene.perform {
            #expect(manager.authorizationStatus == .denied)
            manager.requestWhenInUseAuthorization()
            manager.requestLocation()
        }
        // The browser knows whether the person has thought better of it.
        #expect(asked(scene) == [LocationWish(.once, isAccurate: true)])
        try scene.deliver(.location(.failure(.refused)))
        #expect(log.take() == ["failed denied"])
        for _ in 0..<2 {
            scene.perform { manager.startUpdatingLocation() }
            #expect(asked(scene) == [LocationWish(.following, isAccurate: true)])
            try scene.deliver(.location(.failure(.refused)))
            #expect(log.take() == ["failed denied"])
        }
        // The page is loaded again: first it still may not know, then the person allows it.
        scene.tellAnimationsAgain()
        #expect(asked(scene) == [LocationWish(.following, isAccurate: true)])
        try scene.deliver(.location(.failure(.refused)))
        #expect(log.take().isEmpty)
        scene.tellAnimationsAgain()
        #expect(asked(scene).count == 1)
        try scene.deliver(fix(3, 4))
        #expect(log.take() == ["authorizedWhenInUse", "3.0 4.0"])
    }

    @Test func aManagerThatIsGoneFollowsNoMore() async throws {
        defer { end(scene) }
        var manager: CLLocationManager? = makeManager()
        scene.perform {
            manager?.requestWhenInUseAuthorization()
            manager?.startUpdatingLocation()
        }
        _ = asked(scene)
        try scene.deliver(fix(1, 2))
        #expect(asked(scene) == [LocationWish(.following, isAccurate: true)])
        manager = nil
        for _ in 0..<1_000 where scene.isLocating { await Task.yield() }
        #expect(asked(scene) == [LocationWish(.never)])
    }

    @Test func longWaysAreToldAlone() throws {
        defer { end(scene) }
        let manager = makeManager()
        scene.perform {
            manager.requestWhenInUseAuthorization()
            manager.startMonitoringSignificantLocationChanges()
        }
        #expect(asked(scene) == [LocationWish(.once)])
        for latitude in [0, 0.001, 0.01] {
            try scene.deliver(fix(latitude, 0))
            _ = asked(scene)
        }
        #expect(log.take().suffix(3) == ["authorizedWhenInUse", "0.0 0.0", "0.01 0.0"])
        scene.perform { manager.stopMonitoringSignificantLocationChanges() }
        #expect(asked(scene) == [LocationWish(.never)])
    }

    @Test func placesAreAskedForOnceAndFail() throws {
        defer { end(scene) }
        let manager = makeManager()
        scene.perform {
            manager.desiredAccuracy = kCLLocationAccuracyKilometer
            manager.requestWhenInUseAuthorization()
        }
        #expect(asked(scene) == [LocationWish(.once)])
        try scene.deliver(.location(.failure(.timeout)))
        #expect(log.take() == ["notDetermined", "authorizedWhenInUse"])
        for _ in 0..<2 {
            scene.perform { manager.requestLocation() }
            #expect(asked(scene) == [LocationWish(.once)])
            try scene.deliver(.location(.failure(.unavailable)))
            #expect(log.take() == ["failed locationUnknown"])
        }
        scene.perform { manager.requestLocation() }
        // A page that is loaded again is asked again.
        _ = asked(scene)
        scene.tellAnimationsAgain()
        #expect(asked(scene) == [LocationWish(.once)])
        try scene.deliver(fix(1, 2))
        #expect(log.take() == ["1.0 2.0"] && asked(scene).isEmpty)
    }

    @Test func shortWaysAreLeftOut() throws {
        defer { end(scene) }
        let manager = makeManager()
        scene.perform {
            manager.distanceFilter = 1_000
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
        _ = asked(scene)
        for latitude in [0, 0.001, 0.002, 0.01] {
            try scene.deliver(fix(latitude, 0))
            _ = asked(scene)
        }
        #expect(log.take().suffix(2) == ["0.0 0.0", "0.01 0.0"])
    }

    @Test func aManagerOfSeveralTabsTellsEachOfItsOwnPlace() throws {
        let other = Self.makeScene(clock)
        defer { end(scene, other) }
        let manager = makeManager()
        for scene in [scene, other] {
            scene.perform { manager.requestWhenInUseAuthorization() }
            #expect(asked(scene).count == 1)
            // What hears of it is told of each tab.
            #expect(log.take() == ["notDetermined"])
        }
        try scene.deliver(fix(1, 1))
        #expect(scene.perform { manager.location } != nil)
        other.perform {
            #expect(manager.location == nil && manager.authorizationStatus == .notDetermined)
        }
    }

    /// Code of no actor's, as apps have it.
    private final class Place {
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
    }

    @Test func otherThreadsUseTheirScenesManager() async throws {
        let other = Self.makeScene(clock)
        defer { end(scene, other) }
        nonisolated(unsafe) let place = scene.perform { Place() }
        func besideMainThread(
            _ scene: UIWindowScene,
            _ work: @escaping @Sendable () -> Void
        ) async {
            await withCheckedContinuation { continuation in
                scene.perform {
                    DispatchQueue.global().async {
                        work()
                        // What it asked for waits for the main thread before this.
                        DispatchQueue.main.async { continuation.resume() }
                    }
                }
            }
        }
        await besideMainThread(scene) { place.ask() }
        #expect(asked(scene).count == 1 && asked(other).isEmpty)
        try scene.deliver(fix(1, 2))
        await besideMainThread(scene) {
            #expect(place.manager.authorizationStatus == .authorizedWhenInUse)
            #expect(place.manager.location?.coordinate.longitude == 2)
        }
        await besideMainThread(other) {
            #expect(place.manager.authorizationStatus == .notDetermined)
            #expect(place.manager.location == nil)
        }
    }

    @Test func distancesAreThoseOnTheEllipsoid() {
        let (berlin, paris) = (
            CLLocation(latitude: 52.5166667, longitude: 13.4),
            CLLocation(latitude: 48.8566667, longitude: 2.3509871)
        )
        let way = berlin.distance(from: paris)
        #expect(abs(way - 879_699.3) < 1_500)
        #expect(paris.distance(from: berlin) == way && paris.distance(from: paris) == 0)
        let quarter = CLLocation(latitude: 0, longitude: 0)
            .distance(from: CLLocation(latitude: 90, longitude: 0))
        #expect(abs(quarter - 10_001_965.73) < 0.1)
        let half = CLLocation(latitude: 0, longitude: 0)
            .distance(from: CLLocation(latitude: 0.1, longitude: 179.9))
        #expect((19_900_000...20_100_000).contains(half))
    }
}
