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
        /// Whether it is to hear of long ways only.
        var isFollowingFar = false
        var wantsOne = false
        /// The place that was told last.
        var last: CLLocation?
        /// Whether it was told that the page may not say where it is.
        var knowsRefusal = false
        /// Whether it is told soon of what is allowed.
        var isStatusDue = false
        var isWaiting: Bool { isFollowing || isFollowingFar || wantsOne }
        /// How far the page goes before its place is told again, in metres.
        var filter: CLLocationDistance {
            guard let manager, isFollowing else { return LocationService.longWay }
            return manager.distanceFilter
        }

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
    /// From how far on a way is long, in metres.
    nonisolated static let longWay: CLLocationDistance = 500

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
        // Whoever hears of it is told of every tab once.
        tellStatus(to: use)
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
        follow(manager) { $0.isFollowing = isWanted }
    }

    /// Begins or ends to follow the page's long ways.
    func followFar(_ manager: CLLocationManager, _ isWanted: Bool) {
        follow(manager) { $0.isFollowingFar = isWanted }
    }

    private func follow(_ manager: CLLocationManager, _ change: (Use) -> Void) {
        let use = use(of: manager)
        change(use)
        use.last = nil
        use.knowsRefusal = false
        update(isRepeated: status == .denied && use.isWaiting)
    }

    /// Asks for one place.
    func request(_ manager: CLLocationManager) {
        let use = use(of: manager)
        use.wantsOne = true
        use.knowsRefusal = false
        update()
    }

    /// Tells the page what all managers want together.
    ///
    /// - Parameter isRepeated: Whether it is to answer again; default no.
    func update(isRepeated: Bool = false) {
        uses.removeAll { $0.manager == nil }
        var mode = isAsking ? LocationWish.Mode.once : .never
        // The page is asked in vain until the person allows it in the browser, which it tells nobody.
        if status != .notDetermined {
            if uses.contains(where: { $0.isFollowing || $0.isFollowingFar }) {
                mode = .following
            } else if uses.contains(where: \.wantsOne) {
                mode = .once
            }
        }
        let isAccurate = uses.contains { use in
            (use.isFollowing || use.wantsOne)
                && (use.manager?.desiredAccuracy ?? 100) <= kCLLocationAccuracyNearestTenMeters
        }
        scene?.locate(
            LocationWish(mode, isAccurate: mode != .never && isAccurate),
            isRepeated: isRepeated
        )
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
            for use in uses { fail(use, .denied) }
        case .failure:
            // The browser asks the person before it looks for a place.
            change(to: .authorizedWhenInUse)
            for use in uses { fail(use, .locationUnknown) }
        }
        update()
    }

    private func change(to status: CLAuthorizationStatus) {
        isAsking = false
        guard status != self.status else { return }
        self.status = status
        for use in uses { tellStatusNow(to: use) }
    }

    /// Tells whoever hears of a manager now what is allowed, soon.
    func tellStatusAgain(to manager: CLLocationManager) {
        tellStatus(to: use(of: manager))
    }

    private func tellStatus(to use: Use) {
        guard !use.isStatusDue else { return }
        use.isStatusDue = true
        later { [weak self] in
            if use.isStatusDue { self?.tellStatusNow(to: use) }
        }
    }

    private func tellStatusNow(to use: Use) {
        use.isStatusDue = false
        guard let manager = use.manager else { return }
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
    }

    private func tell(_ use: Use, _ location: CLLocation) {
        use.knowsRefusal = false
        guard let manager = use.manager, use.isWaiting else { return }
        if !use.wantsOne, let last = use.last, use.filter > 0,
            location.distance(from: last) < use.filter
        {
            return
        }
        use.wantsOne = false
        use.last = location
        manager.delegate?.locationManager(manager, didUpdateLocations: [location])
    }

    private func fail(_ use: Use, _ code: CLError.Code) {
        guard let manager = use.manager, use.isWaiting else { return }
        // A page that is loaded again says so again.
        if code == .denied, use.knowsRefusal, !use.wantsOne { return }
        use.knowsRefusal = code == .denied
        use.wantsOne = false
        manager.delegate?.locationManager(manager, didFailWithError: CLError(code))
    }

    private func later(_ action: @escaping @MainActor () -> Void) {
        scene?.call(after: 0, action)
    }
}
