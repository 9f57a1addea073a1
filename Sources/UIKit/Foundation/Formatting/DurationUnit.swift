import Foundation

/// A unit of how long something takes.
enum DurationUnit: Int {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component { names.component }
    var flag: NSCalendar.Unit { names.flag }

    private var names: (component: Calendar.Component, flag: NSCalendar.Unit) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// Whether the unit is written between colons.
    var isTime: Bool { [.hour, .minute, .second].contains(self) }

    /// How many of this unit another one always has; nil where that differs.
    func countIn(_ other: DurationUnit) -> Int? {
        guard let own = seconds, let others = other.seconds else {
            return self == .month && other == .year ? 12 : nil
        }
        return others / own
    }

    private var seconds: Int? {
        switch self {
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        case .year, .month: nil
        }
    }

    /// Writes a number of this unit.
    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String
    {
        guard let unit, let seconds else { return named(value, style, locale) }
        if style == .spellOut { return spelled(value, locale) ?? named(value, .full, locale) }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .short, .brief: .abbreviated
            case .abbreviated, .positional: .narrow
            }
        let text = Duration.seconds(value * seconds)
            .formatted(.units(allowed: [unit], width: width).locale(locale))
        return style == .brief ? text.filter { !$0.isWhitespace } : text
    }

    private var unit: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    private func spelled(_ value: Int, _ locale: Locale) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        guard let number = formatter.string(from: NSNumber(value: value)) else { return nil }
        let digits = text(value, .full, locale)
        let name = digits.drop { $0.isNumber || $0.isWhitespace || $0 == "," || $0 == "." }
        return "\(number) \(name)"
    }

    private func named(
        _ value: Int,
        _ style: DateComponentsFormatter.UnitsStyle,
        _ locale: Locale
    ) -> String {
        let isYear = self == .year
        let number = Self.digits(value, locale)
        switch style {
        case .abbreviated, .positional: return number + (isYear ? "y" : "mo")
        case .brief: return number + (isYear ? "yr" : "mo")
        case .short: return "\(number) " + (isYear ? (value == 1 ? "yr" : "yrs") : "mo")
        case .full, .spellOut:
            return "\(number) " + (isYear ? "year" : "month") + (value == 1 ? "" : "s")
        }
    }

    /// Writes a number in a language's own digits, of which there are at least some.
    static func digits(_ value: Int, _ locale: Locale, count: Int = 1) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        formatter.usesGroupingSeparator = false
        formatter.minimumIntegerDigits = count
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
