import Glibc

/// Dates as HTTP writes them (RFC 9110 §5.6.7).
enum HTTPDate {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns the form of a date in seconds since 1970.
    static func text(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        let day = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
        let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        return "\(days[Int(parts.tm_wday)]), \(day) \(clock) GMT"
    }

    /// Returns the point in time of a date in any of the three forms, read at present.
    static func seconds(_ text: String) -> Int? { seconds(text, now: time(nil)) }

    /// Returns the point in time of a date in any of the three forms.
    ///
    /// - Parameters:
    ///   - text: The date.
    ///   - now: The present, in seconds since 1970: years of two digits are not far ahead of it.
    /// - Returns: Seconds since 1970; nil for what is no date.
    static func seconds(_ text: String, now: Int) -> Int? {
        let words = text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        switch words.count {
        case 6:  // Sun, 06 Nov 1994 08:49:37 GMT
            guard words[5] == "GMT", words[3].count == 4 else { return nil }
            return seconds(day: words[1], month: words[2], year: Int32(words[3]), clock: words[4])
        case 5:  // Sun Nov  6 08:49:37 1994
            return seconds(day: words[2], month: words[1], year: Int32(words[4]), clock: words[3])
        case 4:  // Sunday, 06-Nov-94 08:49:37 GMT
            let date = words[1].split(separator: "-").map(String.init)
            guard words[3] == "GMT", date.count == 3, date[2].count == 2, let short = Int32(date[2])
            else { return nil }
            let year = fullYear(short, now: now)
            return seconds(day: date[0], month: date[1], year: year, clock: words[2])
        default: return nil
        }
    }

    /// Returns the year with two last digits that is not more than fifty years ahead.
    private static func fullYear(_ digits: Int32, now: Int) -> Int32 {
        var time = time_t(now)
        var parts = tm()
        gmtime_r(&time, &parts)
        let present = parts.tm_year + 1900
        let year = present - present % 100 + digits
        return year > present + 50 ? year - 100 : year
    }

    private static func seconds(day: String, month: String, year: Int32?, clock: String) -> Int? {
        let clock = clock.split(separator: ":").map { Int32($0) ?? -1 }
        guard let month = months.firstIndex(of: month), let day = Int32(day), let year,
            clock.count == 3, 1...31 ~= day, 1601...9999 ~= year, 0...23 ~= clock[0],
            0...59 ~= clock[1], 0...60 ~= clock[2]
        else { return nil }
        var parts = tm()
        parts.tm_mday = day
        parts.tm_mon = Int32(month)
        parts.tm_year = year - 1900
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (clock[0], clock[1], clock[2])
        return Int(timegm(&parts))
    }

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
