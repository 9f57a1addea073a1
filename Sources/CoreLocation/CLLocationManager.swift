import RenderTree
import UIKit

/// What tells an app where the page of its scene is, as the browser finds it.
///
/// - Note: Differs from iOS: the browser asks the person, once the app has asked for permission, and never
///   allows more than the time in which the page is there. Pages without a secure connection may not know,
///   but for those of this machine. A manager that several tabs use tells each of its own place.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
    /// Who is told; soon after it is set, what the person allows.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, let service else { return }
            service.tellStatus(to: service.use(of: self))
        }
    }
    /// How exact a place is wanted, in metres; default the best.
    ///
    /// Up to ten the browser may take more time and power.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { service?.update() }
    }
    /// How far the page goes, in metres, before its place is told again; default every step.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The scene whose code made the manager, for code that runs for none.
    private weak var origin: UIWindowScene?

    /// Creates a manager.
    public override init() {
        origin = UIWindowScene.current
        super.init()
    }

    private var service: LocationService? {
        (UIWindowScene.current ?? origin).map(LocationService.of)
    }

    /// Whether pages can know where they are: true; whether they may is another question.
    open nonisolated class func locationServicesEnabled() -> Bool { true }
    /// What the person of the page allows.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        UIWindowScene.current.map { LocationService.of($0).status } ?? .notDetermined
    }
    /// What the person of the page allows.
    open var authorizationStatus: CLAuthorizationStatus { service?.status ?? .notDetermined }
    /// The place that the page told last; nil where it told none.
    open var location: CLLocation? { service?.location }

    /// Has the browser ask the person whether the page may know where it is, where nobody did yet.
    open func requestWhenInUseAuthorization() { service?.ask(for: self) }
    /// Has the browser ask the person, who can allow it for as long as the page is there.
    open func requestAlwaysAuthorization() { service?.ask(for: self) }

    /// Begins to tell of the place, now and as it changes.
    open func startUpdatingLocation() { service?.follow(self, true) }
    /// Ends that.
    open func stopUpdatingLocation() { service?.follow(self, false) }
    /// Tells of the place once, or fails.
    open func requestLocation() { service?.request(self) }
}
