import RenderTree
import Synchronization
import UIKit

/// Where the page of one scene is, and who wants to know.
@MainActor
final class LocationService {
    /// What a manager wants of the page.
    final class Use {
        weak var manager: CLLocationManager?
        var isFollowing = false
        var wantsOne = false
        /// The place that was told last.
        var last: CLLocation?

        init(_ manager: CLLocationManager) {
            self.manager = manager
        }
    }

    /// What the page told, which every thread may ask for.
    struct Known: Sendable {
        var status = CLAuthorizationStatus.notDetermined
        var location: CLLocation?
    }

    nonisolated let known = Mutex(Known())
    /// Which scene that is, beside the main thread.
    nonisolated let taskOrigin: any AnyObject & Sendable
    private(set) var status: CLAuthorizationStatus {
        get { known.withLock { $0.status } }
        set { known.withLock { $0.status = newValue } }
    }
    private weak var scene: UIWindowScene?
    private var uses: [Use] = []
    /// Whether the person is being asked.
    private var isAsking = false

    private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    /// Returns the one of a scene.
    static func of(_ scene: UIWindowScene) -> LocationService {
        if let known = objc_getAssociatedObject(scene, key) as? LocationService { return known }
        let service = LocationService(scene)
        objc_setAssociatedObject(scene, key, service, .OBJC_ASSOCIATION_RETAIN)
        return service
    }

    private init(_ scene: UIWindowScene) {
        self.scene = scene
        taskOrigin = scene.taskOrigin
        scene.onLocation { [weak self] in self?.receive($0) }
    }

    /// Returns what a manager wants, made where it is missing.
    func use(of manager: CLLocationManager) -> Use {
        uses.removeAll { $0.manager == nil }
        if let known = uses.first(where: { $0.manager === manager }) { return known }
        let use = Use(manager)
        uses.append(use)
        return use
    }

    // MARK: - Wishes

    /// Asks the person, where nobody did.
    func ask(for manager: CLLocationManager) {
        _ = use(of: manager)
        guard status == .notDetermined else { return }
        isAsking = true
        update()
    }

    /// Begins or ends to follow the page.
    func follow(_ manager: CLLocationManager, _ isWanted: Bool) {
        let use = use(of: manager)
        use.isFollowing = isWanted
        use.last = nil
        if isWanted { failWhereDenied(use) }
        update()
    }

    /// Asks for one place.
    func request(_ manager: CLLocationManager) {
        let use = use(of: manager)
        use.wantsOne = true
        failWhereDenied(use)
        update()
    }

    private func failWhereDenied(_ use: Use) {
        guard status == .denied else { return }
        later { [weak self] in self?.fail(use, CLError(.denied)) }
    }

    /// Tells the page what all managers want together.
    func update() {
        uses.removeAll { $0.manager == nil }
        var mode = isAsking ? LocationWish.Mode.once : .never
        if status == .authorizedWhenInUse {
            if uses.contains(where: \.isFollowing) {
                mode = .following
            } else if uses.contains(where: \.wantsOne) {
                mode = .once
            }
        }
        let isAccurate = uses.contains { use in
            (use.isFollowing || use.wantsOne)
                && (use.manager?.desiredAccuracy ?? 100) <= kCLLocationAccuracyNearestTenMeters
        }
        scene?.locate(LocationWish(mode, isAccurate: mode != .never && isAccurate))
    }

    // MARK: - Answers

    private func receive(_ input: LocationInput) {
        switch input {
        case .fix(let fix):
            let location = CLLocation(fix)
            known.withLock { $0.location = location }
            change(to: .authorizedWhenInUse)
            for use in uses { tell(use, location) }
        case .failure(.refused):
            change(to: .denied)
            for use in uses { fail(use, CLError(.denied)) }
        case .failure:
            // The browser asks the person before it looks for a place.
            change(to: .authorizedWhenInUse)
            for use in uses { fail(use, CLError(.locationUnknown)) }
        }
        update()
    }

    private func change(to status: CLAuthorizationStatus) {
        isAsking = false
        guard status != self.status else { return }
        self.status = status
        for use in uses {
            guard let manager = use.manager else { continue }
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
        }
    }

    /// Tells a manager what is allowed, soon.
    func tellStatus(to use: Use) {
        later {
            guard let manager = use.manager else { return }
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
        }
    }

    private func tell(_ use: Use, _ location: CLLocation) {
        guard let manager = use.manager, use.isFollowing || use.wantsOne else { return }
        if !use.wantsOne, let last = use.last, manager.distanceFilter > 0,
            location.distance(from: last) < manager.distanceFilter
        {
            return
        }
        use.wantsOne = false
        use.last = location
        manager.delegate?.locationManager(manager, didUpdateLocations: [location])
    }

    private func fail(_ use: Use, _ error: CLError) {
        guard let manager = use.manager, use.isFollowing || use.wantsOne else { return }
        use.wantsOne = false
        manager.delegate?.locationManager(manager, didFailWithError: error)
    }

    private func later(_ action: @escaping @MainActor () -> Void) {
        scene?.call(after: 0, action)
    }
}
