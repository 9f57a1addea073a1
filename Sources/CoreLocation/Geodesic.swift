import Foundation

/// Ways on the ellipsoid of WGS 84.
enum Geodesic {
    private static let (major, flattening) = (6_378_137.0, 1 / 298.257_223_563)

    /// Returns the length of the shortest way, in metres; for places nearly opposite to one another that on a
    /// sphere.
    static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let all = [a.latitude, a.longitude, b.latitude, b.longitude]
        guard all.allSatisfy(\.isFinite) else { return .nan }
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
