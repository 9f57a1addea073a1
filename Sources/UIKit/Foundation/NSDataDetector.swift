import Foundation

/// Several types of a text checking result, as a raw value.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of pages and mail, and phone numbers, in texts.
///
/// Foundation has no such class on Linux.
/// - Note: Differs from Foundation: no subclass of `NSRegularExpression`; no dates and places.
public final class NSDataDetector: NSObject {
    /// What is looked for, as a raw value of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let types: UIDataDetectorTypes

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
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
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
        return DataDetection.links(in: part, types).map { found, url in
            let place = NSRange(location: found.location + inside.location, length: found.length)
            let isNumber = url.scheme == "tel"
            return DetectedData(
                place,
                url: isNumber ? nil : url,
                phoneNumber: isNumber ? text.substring(with: place) : nil
            )
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

/// An address or a number in a text.
private final class DetectedData: NSTextCheckingResult {
    // By their numbers: Foundation for Linux says that nothing finds them, which is not so here.
    static let link = CheckingType(rawValue: 1 << 5)
    static let phoneNumber = CheckingType(rawValue: 1 << 11)
    private let place: NSRange
    let address: URL?
    let number: String?

    init(_ place: NSRange, url: URL?, phoneNumber: String?) {
        self.place = place
        address = url
        number = phoneNumber
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: NSTextCheckingResult.CheckingType {
        number == nil ? Self.link : Self.phoneNumber
    }
}

extension NSTextCheckingResult {
    /// The address that was found; nil for others.
    public var url: URL? { (self as? DetectedData)?.address }
    /// The phone number that was found, as it is written; nil for others.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}
