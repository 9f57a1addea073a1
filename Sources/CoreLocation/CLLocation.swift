import Foundation
import RenderTree

/// A place on earth, with when and how well it was found.
// Safe: nothing in it changes once it is made.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in metres.
    public let altitude: CLLocationDistance
    /// How far the place may be off, in metres; below 0 where it is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the height may be off, in metres; below 0 where it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the way; below 0 where it is not known.
    public let course: CLLocationDirection
    /// How far the direction may be off; below 0 where it is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed; below 0 where it is not known.
    public let speed: CLLocationSpeed
    /// How far the speed may be off; below 0 where it is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When the place was found.
    public let timestamp: Date

    /// Creates a place that was found in full.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Creates a place of which is not known how well its way is.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// Creates a place without a way.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// Creates a place of now, exactly, without a height.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    convenience init(_ fix: LocationFix) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude),
            altitude: fix.altitude,
            horizontalAccuracy: fix.accuracy,
            verticalAccuracy: fix.altitudeAccuracy,
            course: fix.course,
            speed: fix.speed,
            timestamp: fix.time > 0 ? Date(timeIntervalSince1970: fix.time) : Date()
        )
    }

    // MARK: - Archives

    private enum Key {
        static let latitude = "kCLLocationCodingKeyCoordinateLatitude"
        static let longitude = "kCLLocationCodingKeyCoordinateLongitude"
        static let altitude = "kCLLocationCodingKeyAltitude"
        static let horizontalAccuracy = "kCLLocationCodingKeyHorizontalAccuracy"
        static let verticalAccuracy = "kCLLocationCodingKeyVerticalAccuracy"
        static let course = "kCLLocationCodingKeyCourse"
        static let courseAccuracy = "kCLLocationCodingKeyCourseAccuracy"
        static let speed = "kCLLocationCodingKeySpeed"
        static let speedAccuracy = "kCLLocationCodingKeySpeedAccuracy"
        static let timestamp = "kCLLocationCodingKeyTimestamp"
    }

    open class var supportsSecureCoding: Bool { true }

    /// Creates the place of an archive; nil where it has none.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Key.latitude), coder.containsValue(forKey: Key.longitude)
        else { return nil }
        func known(_ key: String) -> Double {
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : -1
        }
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: Key.latitude),
            longitude: coder.decodeDouble(forKey: Key.longitude)
        )
        altitude = coder.decodeDouble(forKey: Key.altitude)
        horizontalAccuracy = known(Key.horizontalAccuracy)
        verticalAccuracy = known(Key.verticalAccuracy)
        course = known(Key.course)
        courseAccuracy = known(Key.courseAccuracy)
        speed = known(Key.speed)
        speedAccuracy = known(Key.speedAccuracy)
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: Key.timestamp))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: Key.latitude)
        coder.encode(coordinate.longitude, forKey: Key.longitude)
        coder.encode(altitude, forKey: Key.altitude)
        coder.encode(horizontalAccuracy, forKey: Key.horizontalAccuracy)
        coder.encode(verticalAccuracy, forKey: Key.verticalAccuracy)
        coder.encode(course, forKey: Key.course)
        coder.encode(courseAccuracy, forKey: Key.courseAccuracy)
        coder.encode(speed, forKey: Key.speed)
        coder.encode(speedAccuracy, forKey: Key.speedAccuracy)
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: Key.timestamp)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the length of the way to another place along the surface of the earth, in metres.
    ///
    /// It is that on the ellipsoid of WGS 84 (Vincenty's formula), heights left out.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        let place = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
        let accuracy = String(format: "%.2f", horizontalAccuracy)
        let way = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        return "\(place) +/- \(accuracy)m \(way) @ \(timestamp)"
    }
}
