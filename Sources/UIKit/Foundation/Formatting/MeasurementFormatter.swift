import Foundation

/// Writes measurements with their units: "20°C", "3.1 mi".
///
/// Foundation for Linux has no such class that can be used. Without options, values are given in the
/// units that are usual in the language's region: degrees Fahrenheit and miles in the United States,
/// degrees Celsius and miles in Britain.
///
/// - Note: Differs from UIKit: long names of units are English, in every language.
open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The one of its kind that makes a number between 1 and 1,000.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Of temperatures, degrees alone.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; default that of the region.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is; default `medium`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region; default the current one.
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
    /// What writes the number; default with at most three decimals.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit) = (measurement.value, measurement.unit as Unit)
        if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
            let isMetric = self.isMetric(for: dimension)
            let own = Measurement(value: value, unit: dimension)
            let other =
                unitOptions.contains(.naturalScale)
                ? MeasurementUnits.natural(own, isMetric: isMetric)
                : MeasurementUnits.usual(own, isMetric: isMetric)
            (value, unit) = (other.value, other.unit)
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            if unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short {
                return number + "°"
            }
            if unitStyle == .medium { return number + unit.symbol }
        }
        if unit is UnitAngle, unit.symbol == "°" { return number + "°" }
        if unitStyle == .short { return number + unit.symbol }
        return "\(number) " + name(of: unit, isOne: number == "1")
    }

    /// Writes a unit.
    open func string(from unit: Unit) -> String { name(of: unit, isOne: false) }

    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        return (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    /// Whether metric units are usual, after "Unit Preferences" of Unicode's UTS #35: Britain goes by
    /// miles, and weighs in kilograms.
    private func isMetric(for unit: Dimension) -> Bool {
        let system = locale.measurementSystem
        if system == .uk { return !(unit is UnitLength || unit is UnitSpeed) }
        return system != .us
    }

    private func name(of unit: Unit, isOne: Bool) -> String {
        guard unitStyle == .long, let names = MeasurementUnits.names[unit.symbol] else {
            return unit.symbol
        }
        return isOne ? names.one : names.many
    }
}

/// Which units are usual where, and what they are called.
private enum MeasurementUnits {
    private static let pairs: [(metric: Dimension, other: Dimension)] = [
        (UnitTemperature.celsius, UnitTemperature.fahrenheit),
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
        (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
        (UnitVolume.milliliters, UnitVolume.fluidOunces),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        (UnitArea.squareKilometers, UnitArea.squareMiles),
        (UnitArea.squareMeters, UnitArea.squareFeet),
    ]

    /// Returns a measurement in the unit that is usual for it.
    static func usual(_ own: Measurement<Dimension>, isMetric: Bool) -> Measurement<Dimension> {
        for pair in pairs {
            let (from, to) = isMetric ? (pair.other, pair.metric) : (pair.metric, pair.other)
            if own.unit.symbol == from.symbol, type(of: own.unit) == type(of: from) {
                return own.converted(to: to)
            }
        }
        if own.unit is UnitTemperature, own.unit.symbol == UnitTemperature.kelvin.symbol {
            return own.converted(to: isMetric ? UnitTemperature.celsius : .fahrenheit)
        }
        return own
    }

    private static let scales: [(metric: [Dimension], other: [Dimension])] = [
        (
            [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters],
            [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        ),
        ([UnitMass.kilograms, UnitMass.grams], [UnitMass.pounds, UnitMass.ounces]),
        (
            [UnitVolume.liters, UnitVolume.milliliters],
            [UnitVolume.gallons, UnitVolume.fluidOunces]
        ),
    ]

    /// Returns a measurement in the largest unit of which there is at least one.
    static func natural(_ own: Measurement<Dimension>, isMetric: Bool) -> Measurement<Dimension> {
        for scale in scales {
            let units = isMetric ? scale.metric : scale.other
            guard let last = units.last, type(of: last) == type(of: own.unit) else { continue }
            let values = units.map { own.converted(to: $0) }
            // Twelve inches are a foot, but for the last digit.
            return values.first { abs($0.value) > 1 - 1e-9 } ?? own.converted(to: last)
        }
        return usual(own, isMetric: isMetric)
    }

    static let names: [String: (one: String, many: String)] = [
        "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
        "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
        "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "hr": ("hour", "hours"),
        "min": ("minute", "minutes"), "s": ("second", "seconds"),
    ]
}
