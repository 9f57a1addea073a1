import CoreLocation
import Testing

/// Places and regions as values.
struct CLLocationTests {
    private let place = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: -13.25),
        altitude: 35,
        horizontalAccuracy: 5,
        verticalAccuracy: 4,
        course: 90,
        courseAccuracy: 2,
        speed: 1.5,
        speedAccuracy: 0.5,
        timestamp: Date(timeIntervalSinceReferenceDate: 1_000)
    )

    @Test func archivesKeepPlaces() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: place,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        )
        #expect(read.description == place.description && read.timestamp == place.timestamp)
        #expect(read.coordinate.latitude == 52.5 && read.coordinate.longitude == -13.25)
        #expect(read.altitude == 35 && read.verticalAccuracy == 4)
        #expect(read.courseAccuracy == 2 && read.speedAccuracy == 0.5)
    }

    @Test func placesFromElsewhereHaveNoAccuracyOfTheirWay() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.courseAccuracy == -1 && place.speedAccuracy == -1)
    }

    @Test func regionsReachAsFarAsTheirRadius() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 179.999),
            radius: 1_000,
            identifier: "line"
        )
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.999)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0.01, longitude: 179.999)))
        #expect(!region.contains(kCLLocationCoordinate2DInvalid))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }
}
