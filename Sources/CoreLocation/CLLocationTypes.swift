@_exported import Foundation

/// An angle on earth, in degrees.
public typealias CLLocationDegrees = Double
/// A length, in metres.
public typealias CLLocationDistance = Double
/// How far a place may be off, in metres; below 0 for not valid.
public typealias CLLocationAccuracy = Double
/// A speed, in metres for each second; below 0 for not known.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north; below 0 for not known.
public typealias CLLocationDirection = Double
/// How far a direction may be off, in degrees; below 0 for not known.
public typealias CLLocationDirectionAccuracy = Double
/// How far a speed may be off, in metres for each second; below 0 for not known.
public typealias CLLocationSpeedAccuracy = Double

/// A length beyond all.
public let CLLocationDistanceMax = CLLocationDistance.greatestFiniteMagnitude
/// As good as the device can, with what helps navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As good as the device can.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Every place is told, however near to the one before.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180,
    longitude: -180
)

/// A place on the surface of the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, -90…90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, -180…180.
    public var longitude: CLLocationDegrees

    /// Creates the place in the Gulf of Guinea where both are 0.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// What a person allows.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody was asked yet.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// The person, or the browser, does not allow it.
    case denied = 2
    /// Always, which browsers never allow.
    case authorizedAlways = 3
    /// As long as the page is there.
    case authorizedWhenInUse = 4
}

/// The domain of the errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place, or an address, is not told.
public struct CLError: Error, CustomNSError, Equatable, Sendable {
    /// The reasons, those of what pages do not tell too: apps name them.
    public enum Code: Int, Sendable {
        /// Nothing is known of the place now.
        case locationUnknown = 0
        /// The person, or the browser, does not allow it.
        case denied = 1
        /// Nobody answers, as where no service for addresses is set.
        case network = 2
        /// No direction is known.
        case headingFailure = 3
        /// Regions are not watched: the person does not allow it, or it fails, or begins later.
        case regionMonitoringDenied = 4, regionMonitoringFailure, regionMonitoringSetupDelayed
        /// There is no such address.
        case geocodeFoundNoResult = 8
        /// Only a part of an address was found.
        case geocodeFoundPartialResult = 9
        /// The app took it back.
        case geocodeCanceled = 10
        /// Places cannot be told later.
        case deferredFailed = 11, deferredNotUpdatingLocation, deferredAccuracyTooLow
        /// Places cannot be told later.
        case deferredDistanceFiltered = 14, deferredCanceled
        /// Beacons cannot be looked for.
        case rangingUnavailable = 16, rangingFailure
        /// What was asked for is not allowed.
        case promptDeclined = 18

        /// Whether an error has a reason, for `catch CLError.denied`.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as? CLError)?.code == match
        }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}
