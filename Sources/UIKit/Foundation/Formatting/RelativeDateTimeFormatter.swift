import Foundation

/// Says how long ago or ahead something is, in the words of a language.
///
/// The largest unit of which there is at least one is said, without the rest: 90 seconds are one
/// minute.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether there are words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers alone: "1 day ago".
        case numeric
        /// Words where there are some: "yesterday".
        case named
    }

    /// How long the names of units are.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether there are words such as "yesterday"; default `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the names of units are; default `full`.
    open var unitsStyle = UnitsStyle.full
    /// Where in a text the words are to stand; default `unknown`.
    open var formattingContext = Formatter.Context.unknown
    /// By which calendar units are counted; default the current one.
    open var calendar: Calendar! = .current
    /// The language; default the current one.
    open var locale: Locale! = .current

    private static let units: [(Calendar.Component, Date.ComponentsFormatStyle.Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    /// Says how far a date is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = Set(Self.units.map(\.0))
        // Parts of a second count for nothing, whichever way.
        let seconds = date.timeIntervalSince(referenceDate).rounded(.towardZero)
        let end = referenceDate.addingTimeInterval(seconds)
        return localizedString(
            from: calendar.dateComponents(components, from: referenceDate, to: end)
        )
    }

    /// Says how far a time is from now: in the past where it is negative, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Says the largest unit of which there is at least one, else the smallest that is given.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let given = Self.units.filter { dateComponents.value(for: $0.0) != nil }
        let found = given.first { dateComponents.value(for: $0.0) != 0 } ?? given.last
        let (component, field) = found ?? (.second, .second)
        let value = dateComponents.value(for: component) ?? 0
        // A day in the middle of a month without changes of clocks: only the number matters.
        let start = Date(timeIntervalSinceReferenceDate: 12 * 3_600 + 14 * 86_400)
        let unit = component == .weekOfMonth ? Calendar.Component.weekOfYear : component
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = locale
        let end = calendar.date(byAdding: unit, value: value, to: start) ?? start
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: end,
            allowedFields: [field],
            presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: width,
            locale: locale,
            calendar: calendar,
            capitalizationContext: capitalization
        )
        return style.format(start)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
