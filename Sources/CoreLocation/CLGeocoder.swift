import Synchronization
import UIKit

/// What looks up addresses of places and places of addresses, for an app that has such a service.
public protocol CLGeocodingService: Sendable {
    /// Returns what is at a place, the best first.
    func placemarks(at location: CLLocation, locale: Locale?) async throws -> [CLPlacemark]
    /// Returns the places that an address may mean, the best first.
    func placemarks(for address: String, locale: Locale?) async throws -> [CLPlacemark]
}

/// What hears of addresses, on the main thread.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks up addresses of places, and places of addresses, one at a time.
///
/// - Note: Differs from iOS: there is no service of Apple's. The app, or who runs it, sets `service`; without
///   one all fails with `CLError.Code.network`.
///
/// Every thread may use it.
// Safe: what changes is in a mutex.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What looks things up, for all scenes; default nobody.
    @MainActor public static var service: (any CLGeocodingService)?
    /// Whether something is being looked up.
    open var isGeocoding: Bool { work.withLock { $0.task != nil } }
    private struct Work {
        var task: Task<Void, Never>?
        /// How much was asked for, so that the last one is known.
        var count = 0
    }
    private let work = Mutex(Work())

    /// Creates a geocoder.
    public override init() {
        super.init()
    }

    /// Looks up what is at a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(
            location,
            preferredLocale: nil,
            completionHandler: completionHandler
        )
    }

    /// Looks up what is at a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        start({ try await $0.placemarks(at: location, locale: locale) }, completionHandler)
    }

    /// Looks up the places that an address may mean.
    open func geocodeAddressString(
        _ addressString: String,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        start({ try await $0.placemarks(for: addressString, locale: nil) }, completionHandler)
    }

    /// Returns what is at a place.
    ///
    /// - Throws: `CLError`, or the service's error.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await result {
            self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0)
        }
    }

    /// Returns the places that an address may mean.
    ///
    /// - Throws: `CLError`, or the service's error.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await result { self.geocodeAddressString(addressString, completionHandler: $0) }
    }

    /// Gives up what is being looked up, which fails.
    open func cancelGeocode() { work.withLock { $0.task?.cancel() } }

    private func result(
        _ start: (@escaping CLGeocodeCompletionHandler) -> Void
    ) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            start { placemarks, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: placemarks ?? [])
                }
            }
        }
    }

    private func start(
        _ question: @escaping @Sendable (any CLGeocodingService) async throws -> [CLPlacemark],
        _ completion: @escaping CLGeocodeCompletionHandler
    ) {
        // Safe: it is called once, on the main thread.
        nonisolated(unsafe) let completion = completion
        let known =
            MainThread.isCurrent ? MainActor.assumeIsolated { UIWindowScene.current } : nil
        work.withLock { state in
            let before = state.task
            state.count += 1
            let number = state.count
            state.task = Task { @MainActor [weak self, weak known] in
                await before?.value
                let answer = await Self.answer(question)
                self?.end(number)
                var (found, failure): ([CLPlacemark]?, (any Error)?)
                switch answer {
                case .success(let all): found = all
                case .failure(let error): failure = error
                }
                // Beside the main thread, the task knows which scene's code began it.
                if let scene = known ?? UIWindowScene.current {
                    scene.perform { completion(found, failure) }
                } else {
                    completion(found, failure)
                }
            }
        }
    }

    @MainActor private static func answer(
        _ question: (any CLGeocodingService) async throws -> [CLPlacemark]
    ) async -> Result<[CLPlacemark], any Error> {
        do {
            guard let service = Self.service else { throw CLError(.network) }
            let all = try await question(service)
            if Task.isCancelled { throw CLError(.geocodeCanceled) }
            if all.isEmpty { throw CLError(.geocodeFoundNoResult) }
            return .success(all)
        } catch is CancellationError {
            return .failure(CLError(.geocodeCanceled))
        } catch {
            return .failure(error)
        }
    }

    private func end(_ number: Int) {
        work.withLock { if $0.count == number { $0.task = nil } }
    }
}

/// What is at a place: its address.
// Safe: nothing in it changes once it is made.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation?
    /// The name, such as that of a building.
    public let name: String?
    /// The street, and the number in it.
    public let thoroughfare, subThoroughfare: String?
    /// The town, and the part of it.
    public let locality, subLocality: String?
    /// The state or province, and the county.
    public let administrativeArea, subAdministrativeArea: String?
    /// The code of the post.
    public let postalCode: String?
    /// The country, and its code of two letters (ISO 3166).
    public let country, isoCountryCode: String?
    /// The time there.
    public let timeZone: TimeZone?

    /// Creates what a service has found; what it does not know is left out.
    public init(
        location: CLLocation?,
        name: String? = nil,
        thoroughfare: String? = nil,
        subThoroughfare: String? = nil,
        locality: String? = nil,
        subLocality: String? = nil,
        administrativeArea: String? = nil,
        subAdministrativeArea: String? = nil,
        postalCode: String? = nil,
        country: String? = nil,
        isoCountryCode: String? = nil,
        timeZone: TimeZone? = nil
    ) {
        self.location = location
        self.name = name
        (self.thoroughfare, self.subThoroughfare) = (thoroughfare, subThoroughfare)
        (self.locality, self.subLocality) = (locality, subLocality)
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.postalCode = postalCode
        (self.country, self.isoCountryCode) = (country, isoCountryCode)
        self.timeZone = timeZone
    }

    /// Creates a copy.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            location: placemark.location,
            name: placemark.name,
            thoroughfare: placemark.thoroughfare,
            subThoroughfare: placemark.subThoroughfare,
            locality: placemark.locality,
            subLocality: placemark.subLocality,
            administrativeArea: placemark.administrativeArea,
            subAdministrativeArea: placemark.subAdministrativeArea,
            postalCode: placemark.postalCode,
            country: placemark.country,
            isoCountryCode: placemark.isoCountryCode,
            timeZone: placemark.timeZone
        )
    }
}
