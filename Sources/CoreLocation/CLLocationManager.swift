import RenderTree
import UIKit

/// What tells an app where the page of its scene is, as the browser finds it.
///
/// - Note: Differs from iOS: the browser asks the person, once the app has asked for permission, and never
///   allows more than the time in which the page is there. Pages without a secure connection may not know,
///   but for those of this machine. A manager that several tabs use tells each of its own place.
///
/// Every thread may use it; its delegate is told on the main thread.
open class CLLocationManager: NSObject {
    /// Who is told; soon after it is set, what the person allows.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            use { service, manager in service.tellStatusAgain(to: manager) }
        }
    }
    /// How exact a place is wanted, in metres; default the best.
    ///
    /// Up to ten the browser may take more time and power.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { use { service, _ in service.update() } }
    }
    /// How far the page goes, in metres, before its place is told again; default every step.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// What knows the scene whose code made the manager, for code that runs for none.
    private let origin: LocationService?

    /// Creates a manager.
    public override init() {
        origin =
            MainThread.isCurrent
            ? MainActor.assumeIsolated { UIWindowScene.current.map(LocationService.of) } : nil
        super.init()
    }

    deinit {
        guard let origin else { return }
        // A page that nobody else follows is left alone; soon, for whoever lets go may be the service.
        Task { @MainActor in origin.update() }
    }

    @MainActor private var service: LocationService? {
        UIWindowScene.current.map(LocationService.of) ?? origin
    }

    /// Does something with the scene that is meant: at once on the main thread, else there soon.
    private func use(
        _ work: @escaping @MainActor @Sendable (LocationService, CLLocationManager) -> Void
    ) {
        // Safe: the main thread alone works with it.
        nonisolated(unsafe) let manager = self
        MainThread.run {
            if let service = manager.service { work(service, manager) }
        }
    }

    /// What is known of the scene that is meant; nil where there is none, or it may be another's.
    private var known: LocationService.Known? {
        let origin = origin
        if MainThread.isCurrent {
            return MainActor.assumeIsolated {
                (UIWindowScene.current.map(LocationService.of) ?? origin)?.known.withLock { $0 }
            }
        }
        guard let origin, origin.taskOrigin === UIWindowScene.currentTaskOrigin else { return nil }
        return origin.known.withLock { $0 }
    }

    /// Whether pages can know where they are: true; whether they may is another question.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether pages can tell of long ways only: true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether pages know which way they are turned: they do not.
    open class func headingAvailable() -> Bool { false }
    /// What the person of the page allows; not determined beside the main thread.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        guard MainThread.isCurrent else { return .notDetermined }
        return MainActor.assumeIsolated {
            UIWindowScene.current.map { LocationService.of($0).status } ?? .notDetermined
        }
    }
    /// What the person of the page allows.
    open var authorizationStatus: CLAuthorizationStatus { known?.status ?? .notDetermined }
    /// The place that the page told last; nil where it told none.
    open var location: CLLocation? { known?.location }

    /// Has the browser ask the person whether the page may know where it is, where nobody did yet.
    open func requestWhenInUseAuthorization() { use { $0.ask(for: $1) } }
    /// Has the browser ask the person, who can allow it for as long as the page is there.
    open func requestAlwaysAuthorization() { use { $0.ask(for: $1) } }

    /// Begins to tell of the place, now and as it changes.
    open func startUpdatingLocation() { use { $0.follow($1, true) } }
    /// Ends that.
    open func stopUpdatingLocation() { use { $0.follow($1, false) } }
    /// Begins to tell of the place, now and whenever the page has gone 500 metres; that takes less power.
    open func startMonitoringSignificantLocationChanges() { use { $0.followFar($1, true) } }
    /// Ends that.
    open func stopMonitoringSignificantLocationChanges() { use { $0.followFar($1, false) } }
    /// Tells of the place once, or fails.
    open func requestLocation() { use { $0.request($1) } }
}
