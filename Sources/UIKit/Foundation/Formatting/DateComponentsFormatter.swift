import Foundation

/// Says how long something takes: "1:10:05", "1 hour, 10 minutes".
///
/// Foundation for Linux has no such class that can be used.
///
/// - Note: Differs from UIKit: months and years are named in English, in every language, as are the
///   words "About" and "remaining".
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:05".
        case positional
        /// "1h 10m".
        case abbreviated
        /// "1 hr, 10 min".
        case short
        /// "1 hour, 10 minutes".
        case full
        /// "one hour, ten minutes".
        case spellOut
        /// "1hr 10min".
        case brief
    }

    /// Which units are written of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All but the first for places, none otherwise.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// None before the first of which there is one.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// None between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// None after the last of which there is one.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// None.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// All, and numbers of two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
    }

    /// How units are written; default `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// Which units may be written; default all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units are written of which there are none; default `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// By which calendar units are counted, and whose language is written; default the current one.
    open var calendar: Calendar? = .current
    /// From when times are counted where units differ in length; default now.
    open var referenceDate: Date?
    /// How many units are written at most; default 0, all.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is written by the next smaller one; default false.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before, in English; default false.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind, in English; default false.
    open var includesTimeRemainingPhrase = false

    private static let units: [DurationUnit] = [
        .year, .month, .week, .day, .hour, .minute, .second,
    ]

    /// Writes components in a style.
    open class func localizedString(
        from components: DateComponents,
        unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes a time in seconds; nil for none that can be counted.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date()
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// Writes the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let used = usedUnits
        var components = usedCalendar.dateComponents(
            Set(used.map(\.component)),
            from: first,
            to: last
        )
        components.nanosecond = nil
        let values = used.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
        return text(values, isNegative: isNegative)
    }

    /// Writes components.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    // MARK: - Writing

    private var usedCalendar: Calendar { calendar ?? .current }

    private var usedUnits: [DurationUnit] {
        allowedUnits.isEmpty ? Self.units : Self.units.filter { allowedUnits.contains($0.flag) }
    }

    private func text(
        _ all: [(unit: DurationUnit, value: Int)],
        isNegative: Bool
    ) -> String? {
        var values = withoutZeros(all)
        if collapsesLargestUnit, values.count > 1, values[0].value == 1,
            let parts = values[1].unit.countIn(values[0].unit)
        {
            values[1].value += parts
            values.removeFirst()
        }
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        guard !values.isEmpty else { return nil }
        let sign = isNegative ? "-" : ""
        let locale = usedCalendar.locale ?? .current
        let text: String
        switch unitsStyle {
        case .positional: text = sign + positional(values, locale)
        default:
            let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
            text =
                sign
                + values.map { $0.unit.text($0.value, unitsStyle, locale) }
                .joined(separator: separator)
        }
        let start = includesApproximationPhrase ? "About " : ""
        return start + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func positional(_ values: [(unit: DurationUnit, value: Int)], _ locale: Locale)
        -> String
    {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        var parts: [String] = []
        for (unit, value) in values where !unit.isTime || values.count == 1 && !isPadded {
            parts.append(
                values.count == 1 && unit.isTime
                    ? DurationUnit.digits(value, locale)
                    : unit.text(value, .abbreviated, locale)
            )
        }
        let times = values.filter { $0.unit.isTime }
        if values.count > 1 || isPadded, !times.isEmpty {
            let numbers = times.enumerated().map { number, entry in
                let pads = isPadded || number > 0
                return DurationUnit.digits(entry.value, locale, count: pads ? 2 : 1)
            }
            parts.append(numbers.joined(separator: ":"))
        }
        return parts.joined(separator: " ")
    }

    private func withoutZeros(
        _ values: [(unit: DurationUnit, value: Int)]
    ) -> [(unit: DurationUnit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        var result = values
        if behavior.contains(.dropLeading) {
            result = Array(result.drop { $0.value == 0 })
        }
        if behavior.contains(.dropTrailing) {
            while result.last?.value == 0 { result.removeLast() }
        }
        if behavior.contains(.dropMiddle), result.count > 2 {
            let (first, last) = (result.startIndex, result.endIndex - 1)
            result = result.enumerated()
                .filter { $0.element.value != 0 || $0.offset == first || $0.offset == last }
                .map(\.element)
        }
        // Nothing at all is none of the smallest unit.
        return result.isEmpty ? Array(values.suffix(1)) : result
    }
}
