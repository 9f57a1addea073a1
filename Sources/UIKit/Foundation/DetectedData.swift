import Foundation

/// What a data detector found in a text.
final class DetectedData: NSTextCheckingResult {
    /// What it is.
    enum Content {
        case link(URL)
        case phoneNumber(String)
        /// A point in time, the seconds from there to the end, 0 where none is said, and the time zone
        /// that an app gave.
        case date(Date, TimeInterval, TimeZone?)
        /// What an app made of a kind that no detector finds, with what is to stand in its place.
        case text(CheckingType, String?)
        case place([NSTextCheckingKey: String])
        case transit([NSTextCheckingKey: String])
    }

    // By the numbers that Foundation for Linux gives them, which are not Apple's: it has the names
    // deprecated, since it finds nothing of that kind itself.
    static let date = CheckingType(rawValue: 1 << 4)
    static let address = CheckingType(rawValue: 1 << 5)
    static let link = CheckingType(rawValue: 1 << 6)
    static let phoneNumber = CheckingType(rawValue: 1 << 11)
    static let transit = CheckingType(rawValue: 1 << 12)
    static let spelling = CheckingType(rawValue: 1 << 2)
    static let quote = CheckingType(rawValue: 1 << 7)
    static let dash = CheckingType(rawValue: 1 << 8)
    static let replacement = CheckingType(rawValue: 1 << 9)
    static let correction = CheckingType(rawValue: 1 << 10)
    private let place: NSRange
    let content: Content

    init(_ place: NSRange, _ content: Content) {
        self.place = place
        self.content = content
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: NSTextCheckingResult.CheckingType {
        switch content {
        case .link: Self.link
        case .phoneNumber: Self.phoneNumber
        case .date: Self.date
        case .text(let type, _): type
        case .place: Self.address
        case .transit: Self.transit
        }
    }
}

extension NSTextCheckingResult {
    private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

    /// The address that was found; nil for others.
    public var url: URL? {
        if case .link(let url)? = detected { url } else { nil }
    }
    /// The phone number that was found, as it is written; nil for others.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = detected { number } else { nil }
    }
    /// The point in time that was found; nil for others.
    ///
    /// Noon where only a day is said; today where only a time is.
    public var date: Date? {
        if case .date(let date, _, _)? = detected { date } else { nil }
    }
    /// The seconds from the point in time that was found to its end; 0 for others.
    public var duration: TimeInterval {
        if case .date(_, let duration, _)? = detected { duration } else { 0 }
    }
    /// The time zone that an app gave with a point in time; nil for others.
    public var timeZone: TimeZone? {
        if case .date(_, _, let zone)? = detected { zone } else { nil }
    }
    /// What is to stand in place of the text; nil for others.
    public var replacementString: String? {
        if case .text(_, let string)? = detected { string } else { nil }
    }
    /// The parts of the place that was found; nil for others.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .place(let parts)? = detected { parts } else { nil }
    }
    /// The airline and number of the flight that was found, or the parts of a place; nil for others.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .place(let parts), .transit(let parts): parts
        default: nil
        }
    }
}

extension NSTextCheckingKey {
    /// The street and number of a place.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city of a place.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state of a place.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The code of a place.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country of a place; found in none.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The name of who is at a place; found in none.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The title of who is at a place; found in none.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The organization at a place; found in none.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The phone number of a place; found in none.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight, by its two letters.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
