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
    private typealias Question =
        @Sendable (any CLGeocodingService) async throws -> [CLPlacemark]
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

    /// Looks up the places that an address may mean, first those in a region.
    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(
            addressString,
            in: region,
            preferredLocale: nil,
            completionHandler: completionHandler
        )
    }

    /// Looks up the places that an address may mean, in a language, first those in a region.
    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let question: Question = {
            let all = try await $0.placemarks(for: addressString, locale: locale)
            guard let region else { return all }
            func isNear(_ placemark: CLPlacemark) -> Bool {
                placemark.location.map { region.includes($0.coordinate) } ?? false
            }
            return all.filter { isNear($0) } + all.filter { !isNear($0) }
        }
        start(question, completionHandler)
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

    /// Returns the places that an address may mean, in a language, first those in a region.
    ///
    /// - Throws: `CLError`, or the service's error.
    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await result {
            self.geocodeAddressString(
                addressString,
                in: region,
                preferredLocale: locale,
                completionHandler: $0
            )
        }
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
        _ question: @escaping Question,
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
