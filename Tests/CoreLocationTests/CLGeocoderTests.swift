import CoreLocation
import Testing

/// Addresses, with and without a service.
@MainActor
@Suite(.serialized)
struct CLGeocoderTests {
    private struct Service: CLGeocodingService {
        func placemarks(at location: CLLocation, locale: Locale?) async throws -> [CLPlacemark] {
            guard location.coordinate.latitude > 0 else { return [] }
            return [CLPlacemark(location: location, locality: "Town \(locale?.identifier ?? "-")")]
        }

        func placemarks(for address: String, locale: Locale?) async throws -> [CLPlacemark] {
            let place = CLLocation(latitude: 1, longitude: Double(address.count))
            let sea = CLLocation(latitude: -40, longitude: 0)
            return [
                CLPlacemark(location: place, name: address),
                CLPlacemark(location: sea, ocean: locale?.identifier),
            ]
        }
    }

    private let place = CLLocation(latitude: 52, longitude: 13)

    @Test func withoutAServiceNobodyAnswers() async {
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().reverseGeocodeLocation(place)
        }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            CLGeocoder().geocodeAddressString("Main Street") { placemarks, error in
                #expect(placemarks == nil)
                continuation.resume(returning: error)
            }
        }
        #expect((error as? CLError)?.code == .network)
    }

    /// Code of no actor's, as apps have it.
    private struct Names {
        let coder = CLGeocoder()
        func name(_ place: CLLocation) async throws -> String? {
            try await coder.reverseGeocodeLocation(place).first?.name
        }
    }

    @Test func errorsAreCaughtByTheirNames() async {
        do {
            _ = try await Names().name(place)
            Issue.record("There is no service.")
        } catch CLError.denied {
            Issue.record("Nobody refused.")
        } catch CLError.network {
        } catch {
            Issue.record(error)
        }
    }

    @Test func aServiceOfTheAppAnswers() async throws {
        CLGeocoder.service = Service()
        defer { CLGeocoder.service = nil }
        let coder = CLGeocoder()
        let found = try await coder.reverseGeocodeLocation(
            place,
            preferredLocale: Locale(identifier: "de")
        )
        #expect(found.map(\.locality) == ["Town de"] && !coder.isGeocoding)
        let streets = try await coder.geocodeAddressString("Main")
        #expect(streets.first?.name == "Main")
        #expect(streets.first?.location?.coordinate.longitude == 4)
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: -40, longitude: 0.1),
            radius: 10_000,
            identifier: "sea"
        )
        let near = try await coder.geocodeAddressString(
            "Main",
            in: region,
            preferredLocale: Locale(identifier: "de")
        )
        #expect(near.map(\.ocean) == ["de", nil] && near.last?.name == "Main")
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await coder.reverseGeocodeLocation(CLLocation(latitude: -1, longitude: 0))
        }
    }
}
