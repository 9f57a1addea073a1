import Foundation

// Foundation for Linux makes only results of regular expressions.
extension NSTextCheckingResult {
    /// Returns an address of a page or of mail in a text.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(range, .link(url))
    }

    /// Returns a phone number in a text.
    public class func phoneNumberCheckingResult(
        range: NSRange,
        phoneNumber: String
    ) -> NSTextCheckingResult {
        DetectedData(range, .phoneNumber(phoneNumber))
    }

    /// Returns a point in time in a text.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedData(range, .date(date, 0, nil))
    }

    /// Returns a time in a text, by its beginning, its time zone and its length in seconds.
    public class func dateCheckingResult(
        range: NSRange,
        date: Date,
        timeZone: TimeZone,
        duration: TimeInterval
    ) -> NSTextCheckingResult {
        DetectedData(range, .date(date, duration, timeZone))
    }

    /// Returns a place in a text, by its parts.
    public class func addressCheckingResult(
        range: NSRange,
        components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(range, .place(components))
    }

    /// Returns a flight in a text, by its airline and number.
    public class func transitInformationCheckingResult(
        range: NSRange,
        components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(range, .transit(components))
    }

    /// Returns a misspelled word in a text.
    public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
        DetectedData(range, .text(DetectedData.spelling, nil))
    }

    /// Returns quotation marks in a text, and what is to stand in their place.
    public class func quoteCheckingResult(
        range: NSRange,
        replacementString: String
    ) -> NSTextCheckingResult {
        DetectedData(range, .text(DetectedData.quote, replacementString))
    }

    /// Returns hyphens in a text, and the dash that is to stand in their place.
    public class func dashCheckingResult(
        range: NSRange,
        replacementString: String
    ) -> NSTextCheckingResult {
        DetectedData(range, .text(DetectedData.dash, replacementString))
    }

    /// Returns a part of a text, and what is to stand in its place.
    public class func replacementCheckingResult(
        range: NSRange,
        replacementString: String
    ) -> NSTextCheckingResult {
        DetectedData(range, .text(DetectedData.replacement, replacementString))
    }

    /// Returns a part of a text that was typed wrong, and what is right.
    public class func correctionCheckingResult(
        range: NSRange,
        replacementString: String
    ) -> NSTextCheckingResult {
        DetectedData(range, .text(DetectedData.correction, replacementString))
    }
}
