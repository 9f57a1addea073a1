/// What a page tells of where it is.
public enum LocationInput: Sendable, Equatable {
    /// A place was found.
    case fix(LocationFix)
    /// None was found, and why.
    case failure(LocationFailure)
}

/// A place on earth, as browsers find it; degrees, metres and seconds, WGS 84.
public struct LocationFix: Sendable, Equatable {
    /// Degrees north of the equator, -90…90, and east of Greenwich, -180…180.
    public var latitude, longitude: Double
    /// How far the place may be off, in metres.
    public var accuracy: Double
    /// The height above the ellipsoid in metres, and how far it may be off; below 0 for not known.
    public var altitude = 0.0, altitudeAccuracy = -1.0
    /// The direction of the way, in degrees clockwise from north; below 0 for not known.
    public var course = -1.0
    /// The speed, in metres for each second; below 0 for not known.
    public var speed = -1.0
    /// When the place was found, in seconds since 1970 (UTC); 0 for now.
    public var time = 0.0

    /// Creates a place of which no more is known.
    public init(latitude: Double, longitude: Double, accuracy: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
    }
}

/// Why a page does not tell where it is, with the numbers of the Geolocation API.
public enum LocationFailure: Int, Sendable {
    /// The person, the browser or a connection that is not secure does not allow it.
    case refused = 1
    /// Nothing is known of the place now.
    case unavailable = 2
    /// It took too long.
    case timeout = 3
}

/// How a page is to tell where it is.
public struct LocationWish: Sendable, Equatable {
    /// How often.
    public enum Mode: Int, Sendable {
        case never = 0
        case once = 1
        /// As often as the place changes.
        case following = 2
    }

    /// How often.
    public var mode: Mode
    /// Whether the best that the device can find out is worth its time and power.
    public var isAccurate: Bool

    /// Creates a wish.
    public init(_ mode: Mode, isAccurate: Bool = false) {
        self.mode = mode
        self.isAccurate = isAccurate
    }
}
