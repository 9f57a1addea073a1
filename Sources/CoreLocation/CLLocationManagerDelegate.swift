/// What is told of places and of what a person allows; nothing of it needs to be there.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
    /// Tells where the page is, the newest place last.
    func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    )
    /// Tells that the page does not know where it is, or may not say so: a `CLError`.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells what the person allows, as of before iOS 14.
    func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    )
    /// Tells that the person allows something else, and once of what is so at the start.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didFailWithError error: any Error
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    /// Calls the method of before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
}
