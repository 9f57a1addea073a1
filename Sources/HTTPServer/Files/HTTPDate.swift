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

    /// Returns the seconds since 1970 of a date, or nil when it is not in the one form still in use.
    static func seconds(_ text: String) -> Int? {
        let fields = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
        guard fields.count == 8, let month = months.firstIndex(of: String(fields[2])),
            let day = Int32(fields[1]), let year = Int32(fields[3]), let hour = Int32(fields[4]),
            let minute = Int32(fields[5]), let second = Int32(fields[6]), fields[7] == "GMT",
            1...31 ~= day, 1601...9999 ~= year, 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second
        else { return nil }
        var parts = tm()
        parts.tm_mday = day
        parts.tm_mon = Int32(month)
        parts.tm_year = year - 1900
        parts.tm_hour = hour
        parts.tm_min = minute
        parts.tm_sec = second
        return Int(timegm(&parts))
    }

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
