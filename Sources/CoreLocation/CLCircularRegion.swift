import Foundation

/// A part of the earth.
// Safe: nothing in it changes once it is made.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// What the app knows it by.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether a place is in it.
    func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// What is around a place.
// Safe: its centre and radius do not change once it is made.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// How far it reaches, in metres.
    public let radius: CLLocationDistance

    /// Creates what is around a place.
    public init(
        center: CLLocationCoordinate2D,
        radius: CLLocationDistance,
        identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a place is in it, which no place is that is not on earth.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocationCoordinate2DIsValid(coordinate)
            && Geodesic.distance(center, coordinate) <= radius
    }

    override func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { contains(coordinate) }
}
