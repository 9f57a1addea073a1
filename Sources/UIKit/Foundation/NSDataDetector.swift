import Foundation

/// Several types of a text checking result, as a raw value.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of pages and mail, phone numbers, dates, places and flights in texts.
///
/// Foundation has no such class on Linux.
/// - Note: Differs from Foundation: no subclass of `NSRegularExpression`; dates, places and flights
///   are found as they are written in English.
public final class NSDataDetector: NSObject {
    /// What is looked for, as a raw value of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let types: UIDataDetectorTypes
    private let wanted: NSTextCheckingResult.CheckingType

    /// Creates a detector; throws where it is to look for nothing.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(
                .formatting,
                userInfo: [
                    NSLocalizedDescriptionKey: "NSDataDetector: no types to look for; expected "
                        + "raw values of NSTextCheckingResult.CheckingType."
                ]
            )
        }
        self.checkingTypes = checkingTypes
        wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var types: UIDataDetectorTypes = []
        if wanted.contains(DetectedData.link) { types.insert(.link) }
        if wanted.contains(DetectedData.phoneNumber) { types.insert(.phoneNumber) }
        self.types = types
        super.init()
    }

    /// Returns what is found in a range of a text, in order.
    public func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        let whole = NSRange(location: 0, length: text.length)
        let inside = NSIntersectionRange(range, whole)
        guard inside.length > 0 else { return [] }
        let part = text.substring(with: inside)
        var found: [(NSRange, DetectedData.Content)] = []
        var taken = TakenPlaces(length: inside.length)
        func add(_ more: [(NSRange, DetectedData.Content)]) {
            for (place, content) in more where taken.isFree(place) {
                taken.take(place)
                found.append((place, content))
            }
        }
        if wanted.contains(DetectedData.address) { add(EventDetection.places(in: part)) }
        if wanted.contains(DetectedData.date) { add(EventDetection.dates(in: part)) }
        if wanted.contains(DetectedData.transit) { add(EventDetection.flights(in: part)) }
        add(
            DataDetection.links(in: part, types).map { place, url in
                let number = (part as NSString).substring(with: place)
                return (place, url.scheme == "tel" ? .phoneNumber(number) : .link(url))
            }
        )
        return found.sorted { $0.0.location < $1.0.location }.map { place, content in
            let moved = NSRange(location: place.location + inside.location, length: place.length)
            return DetectedData(moved, content)
        }
    }

    /// Calls a closure for what is found in a range of a text, in order, until it says stop.
    public func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns how much is found in a range of a text.
    public func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns what is found first in a range of a text; nil where nothing is.
    public func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the place of what is found first; one at `NSNotFound` where nothing is.
    public func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}
