import Foundation
import RenderTree

/// A place on earth, with when and how well it was found.
// Safe: nothing in it changes once it is made.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
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
    /// The speed; below 0 where it is not known.
    public let speed: CLLocationSpeed
    /// When the place was found.
    public let timestamp: Date

    /// Creates a place that was found in full.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
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

/// Ways on the ellipsoid of WGS 84.
enum Geodesic {
    private static let (major, flattening) = (6_378_137.0, 1 / 298.257_223_563)

    /// Returns the length of the shortest way, in metres; for places nearly opposite to one another that on a
    /// sphere.
    static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let minor = major * (1 - flattening)
        let length = radians(b.longitude - a.longitude)
        let u = (
            atan((1 - flattening) * tan(radians(a.latitude))),
            atan((1 - flattening) * tan(radians(b.latitude)))
        )
        let (sin1, cos1, sin2, cos2) = (sin(u.0), cos(u.0), sin(u.1), cos(u.1))
        var lambda = length
        for _ in 0..<100 {
            let (sinL, cosL) = (sin(lambda), cos(lambda))
            let east = cos2 * sinL
            let north = cos1 * sin2 - sin1 * cos2 * cosL
            let sinS = (east * east + north * north).squareRoot()
            guard sinS > 0 else { return 0 }
            let cosS = sin1 * sin2 + cos1 * cos2 * cosL
            let sigma = atan2(sinS, cosS)
            let sinA = cos1 * cos2 * sinL / sinS
            let squareA = 1 - sinA * sinA
            let middle = squareA > 1e-12 ? cosS - 2 * sin1 * sin2 / squareA : 0
            let c = flattening / 16 * squareA * (4 + flattening * (4 - 3 * squareA))
            let square = 2 * middle * middle - 1
            let next =
                length + (1 - c) * flattening * sinA
                * (sigma + c * sinS * (middle + c * cosS * square))
            guard abs(next - lambda) < 1e-12 else {
                lambda = next
                continue
            }
            let uu = squareA * (major * major - minor * minor) / (minor * minor)
            let wide = 1 + uu / 16_384 * (4_096 + uu * (-768 + uu * (320 - 175 * uu)))
            let narrow = uu / 1_024 * (256 + uu * (-128 + uu * (74 - 47 * uu)))
            let rest = (4 * sinS * sinS - 3) * (4 * middle * middle - 3)
            let delta =
                narrow * sinS
                * (middle + narrow / 4 * (cosS * square - narrow / 6 * middle * rest))
            return minor * wide * (sigma - delta)
        }
        let cosine =
            sin(radians(a.latitude)) * sin(radians(b.latitude))
            + cos(radians(a.latitude)) * cos(radians(b.latitude)) * cos(length)
        return 6_371_008.8 * acos(min(max(cosine, -1), 1))
    }
}
