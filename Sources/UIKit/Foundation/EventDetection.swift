import Foundation

/// Finds dates, places and flights in texts, as they are written in English.
enum EventDetection {
    typealias Found = (NSRange, DetectedData.Content)

    // MARK: - Dates

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let month =
        #"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?"#
        + #"|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
    private static let clock = #"(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b\.?|(\d{1,2}):(\d\d)(?!\d)"#
    private static let time = #"(?:,?\s+(?:at\s+)?(?:"# + clock + "))?"

    private typealias Form = (NSRegularExpression?, @Sendable ([String?]) -> DateComponents?)

    private static let forms: [Form] = [
        (
            expression(#"\b(\d{4})-(\d\d)-(\d\d)\b(?:[T ](\d\d):(\d\d)(?::\d\d)?)?"#),
            { parts in
                day(parts[0], parts[1], parts[2], hour: parts[3], minute: parts[4])
            }
        ),
        (
            expression(
                #"\b"# + month + #"\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b"# + time
            ),
            { parts in
                dated(day(parts[2] ?? thisYear, number(of: parts[0]), parts[1]), parts, from: 3)
            }
        ),
        (
            expression(
                #"\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?"# + month + #"(?:,?\s+(\d{4}))?\b"#
                    + time
            ),
            { parts in
                dated(day(parts[2] ?? thisYear, number(of: parts[1]), parts[0]), parts, from: 3)
            }
        ),
        (
            expression(#"\b(\d{1,2})/(\d{1,2})/(\d{4}|\d\d)\b"# + time),
            { parts in
                let year = parts[2].map { $0.count == 2 ? "20" + $0 : $0 }
                return dated(day(year, parts[0], parts[1]), parts, from: 3)
            }
        ),
        (
            expression(#"\b(today|tonight|tomorrow|yesterday)\b"# + time),
            { parts in dated(near(parts[0]), parts, from: 1) }
        ),
        (
            expression(#"\b(?:at\s+)?(?:"# + clock + ")"),
            { parts in dated(near("today"), parts, from: 0) }
        ),
    ]

    private static var thisYear: String {
        String(Calendar.current.component(.year, from: Date()))
    }

    /// Returns the dates and times in a text.
    static func dates(in text: String) -> [Found] {
        var found: [Found] = []
        var taken = TakenPlaces(length: (text as NSString).length)
        for (form, read) in forms {
            for (place, parts) in matches(of: form, in: text) where taken.isFree(place) {
                guard let components = read(parts), components.isValidDate(in: .current),
                    let date = Calendar.current.date(from: components)
                else { continue }
                taken.take(place)
                found.append((place, .date(date, 0, nil)))
            }
        }
        return found
    }

    private static func number(of month: String?) -> String? {
        guard let start = month?.lowercased().prefix(3) else { return nil }
        return months.firstIndex(of: String(start)).map { String($0 + 1) }
    }

    /// A day, at noon unless a time is said.
    private static func day(
        _ year: String?,
        _ month: String?,
        _ day: String?,
        hour: String? = nil,
        minute: String? = nil
    ) -> DateComponents? {
        guard let year = year.flatMap({ Int($0) }), let month = month.flatMap({ Int($0) }),
            let day = day.flatMap({ Int($0) })
        else { return nil }
        return DateComponents(
            year: year,
            month: month,
            day: day,
            hour: hour.flatMap { Int($0) } ?? 12,
            minute: minute.flatMap { Int($0) } ?? 0
        )
    }

    private static func near(_ word: String?) -> DateComponents? {
        let days = ["tomorrow": 1, "yesterday": -1][word?.lowercased() ?? ""] ?? 0
        let calendar = Calendar.current
        guard let date = calendar.date(byAdding: .day, value: days, to: Date()) else { return nil }
        var components = calendar.dateComponents([.year, .month, .day], from: date)
        components.hour = word?.lowercased() == "tonight" ? 20 : 12
        components.minute = 0
        return components
    }

    /// Adds the time that the parts from an index on say, with or without half of the day.
    private static func dated(
        _ day: DateComponents?,
        _ parts: [String?],
        from index: Int
    ) -> DateComponents? {
        guard var day else { return nil }
        if let hour = parts[index].flatMap({ Int($0) }), let half = parts[index + 2] {
            guard (1...12).contains(hour) else { return nil }
            day.hour = hour % 12 + (half.lowercased() == "p" ? 12 : 0)
            day.minute = parts[index + 1].flatMap { Int($0) } ?? 0
        } else if let hour = parts[index + 3].flatMap({ Int($0) }) {
            day.hour = hour
            day.minute = parts[index + 4].flatMap { Int($0) } ?? 0
        }
        return day
    }

    // MARK: - Places

    private static let street = expression(
        #"\b(\d{1,5}(?:\s+[A-Z0-9][\w.'-]*){1,4}?\s+(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd"#
            + #"|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Terrace|Parkway|Pkwy)\b\.?)"#
            + #"(?:,?\s+([A-Z][A-Za-z.'-]+(?:\s+[A-Z][a-z.'-]+){0,2}),?\s+([A-Z]{2})\b"#
            + #"(?:\s+(\d{5}(?:-\d{4})?))?)?"#,
        caseMatters: true
    )

    /// Returns the streets in a text, with city, state and code where they follow.
    static func places(in text: String) -> [Found] {
        matches(of: street, in: text).map { place, parts in
            var components: [NSTextCheckingKey: String] = [:]
            let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
            for (key, part) in zip(keys, parts) { components[key] = part }
            return (place, .place(components))
        }
    }

    // MARK: - Flights

    private static let flight = expression(#"\bflight\s+([a-z][a-z0-9])\s?(\d{1,4})\b"#)

    /// Returns the flights in a text that says that they are.
    static func flights(in text: String) -> [Found] {
        matches(of: flight, in: text).map { place, parts in
            var components: [NSTextCheckingKey: String] = [:]
            components[.airline] = parts[0]?.uppercased()
            components[.flight] = parts[1]
            return (place, .transit(components))
        }
    }

    // MARK: - Expressions

    private static func expression(
        _ pattern: String,
        caseMatters: Bool = false
    ) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: caseMatters ? [] : .caseInsensitive)
    }

    private static func matches(
        of expression: NSRegularExpression?,
        in text: String
    ) -> [(NSRange, [String?])] {
        let string = text as NSString
        let whole = NSRange(location: 0, length: string.length)
        return (expression?.matches(in: text, range: whole) ?? []).map { match in
            let parts = (1..<match.numberOfRanges).map { index -> String? in
                let range = match.range(at: index)
                return range.location == NSNotFound ? nil : string.substring(with: range)
            }
            return (match.range, parts)
        }
    }
}
