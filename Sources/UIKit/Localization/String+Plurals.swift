import CoreGraphics
import Foundation

/// Formats with their values, whose plurals are those of the numbers.
///
/// Formats that `NSLocalizedString` found among plurals take the ones for the numbers. Foundation's
/// own functions, which take any number of values or an array, have the general text of those.
extension String {
    /// Creates a text of a format with one value.
    public init(format: String, _ argument: any CVarArg) {
        self.init(plural: format, nil, [argument])
    }

    /// Creates a text of a format with one value, written as in a place of the world.
    public init(format: String, locale: Locale?, _ argument: any CVarArg) {
        self.init(plural: format, locale, [argument])
    }

    /// Returns the text of a format with one value, written as the process's language does.
    public static func localizedStringWithFormat(
        _ format: String,
        _ argument: any CVarArg
    ) -> String { String(plural: format, .current, [argument]) }

    // Of several values the types are generic: with existential ones, calls with nothing but
    // literals would be ambiguous. Those are Foundation's.

    /// Creates a text of a format with two values.
    public init<A: CVarArg, B: CVarArg>(format: String, _ first: A, _ second: B) {
        self.init(plural: format, nil, [first, second])
    }

    /// Creates a text of a format with three values.
    public init<A: CVarArg, B: CVarArg, C: CVarArg>(
        format: String,
        _ first: A,
        _ second: B,
        _ third: C
    ) {
        self.init(plural: format, nil, [first, second, third])
    }

    /// Creates a text of a format with two values, written as in a place of the world.
    public init<A: CVarArg, B: CVarArg>(
        format: String,
        locale: Locale?,
        _ first: A,
        _ second: B
    ) {
        self.init(plural: format, locale, [first, second])
    }

    /// Returns the text of a format with two values, written as the process's language does.
    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(
        _ format: String,
        _ first: A,
        _ second: B
    ) -> String { String(plural: format, .current, [first, second]) }

    /// Returns the text of a format with three values, written as the process's language does.
    public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
        _ format: String,
        _ first: A,
        _ second: B,
        _ third: C
    ) -> String { String(plural: format, .current, [first, second, third]) }

    private init(plural format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
        let plural = PluralFormat(marking: format)
        let text = plural?.format(for: arguments.map(Self.number)) ?? format
        self.init(format: text, locale: locale, arguments: arguments)
    }

    /// Returns the number of a value; nil for what is none.
    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
