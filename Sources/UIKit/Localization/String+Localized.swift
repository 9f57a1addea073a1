import CoreGraphics
import Foundation

extension String {
    /// Creates the text of a key in the language of the person whose code runs.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text where no table has one. A value in it is a part of
    ///     the key as "%@", a whole number as "%lld", another number as "%lf".
    ///   - table: The name of the table; nil, the default, for "Localizable".
    ///   - bundle: The bundle; nil, the default, and the main one stand for all resources of the app.
    ///   - locale: How numbers are written; default the process's way.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let key = keyAndValue.key
        let found = LocalizedTexts(bundle: bundle).text(
            key,
            table: table,
            languages: LocalizedTexts.personsLanguages
        )
        self = keyAndValue.filled(found ?? key, locale)
    }

    /// Creates the text of a key in the language of the person whose code runs.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where no table has one, whose values texts of tables have as well.
    ///   - table: The name of the table; nil, the default, for "Localizable".
    ///   - bundle: The bundle; nil, the default, and the main one stand for all resources of the app.
    ///   - locale: How numbers are written; default the process's way.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let found = LocalizedTexts(bundle: bundle).text(
            key.description,
            table: table,
            languages: LocalizedTexts.personsLanguages
        )
        self = defaultValue.filled(found ?? defaultValue.key, locale)
    }

    /// The key of a text, with values that stand in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key, in which formats such as "%@" stand for values.
        let key: String
        let arguments: [Argument]

        /// A value in a text.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case number(Double)

            /// The number that decides on plurals; nil for a text.
            var number: Double? {
                switch self {
                case .text: nil
                case .integer(let number): Double(number)
                case .number(let number): number
                }
            }
        }

        /// Creates a key without values.
        public init(_ value: String) {
            (key, arguments) = (value, [])
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// What a key with values is made of.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) {
                append(.text(string), "%@")
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: Substring) {
                append(.text(String(string)), "%@")
            }

            /// Adds an object by its description.
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
                append(.text(subject.description), "%@")
            }

            /// Adds a whole number.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
                append(.integer(Int64(clamping: value)), "%lld")
            }

            /// Adds a whole number in a format such as "%03d".
            public mutating func appendInterpolation<Number: BinaryInteger>(
                _ value: Number,
                specifier: String
            ) {
                append(.integer(Int64(clamping: value)), specifier)
            }

            /// Adds a number.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
                _ value: Number
            ) {
                append(.number(Double(value)), "%lf")
            }

            /// Adds a number in a format such as "%.2f".
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
                _ value: Number,
                specifier: String
            ) {
                append(.number(Double(value)), specifier)
            }

            /// Adds a value as a style writes it.
            public mutating func appendInterpolation<Style: FormatStyle>(
                _ input: Style.FormatInput,
                format: Style
            ) where Style.FormatOutput == String {
                append(.text(format.format(input)), "%@")
            }
        }

        /// Returns a text with the values in place of its formats.
        func filled(_ text: String, _ locale: Locale) -> String {
            guard !arguments.isEmpty else { return text }
            let numbers = arguments.map(\.number)
            let text = PluralFormat(marking: text)?.format(for: numbers) ?? text
            var result = ""
            var rest = text[...]
            var next = 0
            while let start = rest.firstIndex(of: "%") {
                result += rest[..<start]
                rest = rest[start...].dropFirst()
                if rest.first == "%" {
                    result += "%"
                    rest = rest.dropFirst()
                    continue
                }
                guard let format = TextFormat(&rest) else {
                    result += "%"
                    continue
                }
                let index = format.position ?? next
                if format.position == nil { next += 1 }
                guard arguments.indices.contains(index) else { continue }
                result += format.text(of: arguments[index], locale)
            }
            return result + rest
        }
    }
}

/// A format of one value, such as "%@", "%2$lld" or "%.2f", after its percent sign.
private struct TextFormat {
    /// Which value is meant, from 0; nil for the next one.
    let position: Int?
    /// Flags, width and precision.
    private let options: Substring
    private let conversion: Character

    /// Reads a format from the beginning of a text and takes it off; nil for what is none.
    init?(_ text: inout Substring) {
        var rest = text
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            guard let number = Int(digits), number > 0 else { return nil }
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        } else {
            position = nil
        }
        options = rest.prefix { "0123456789+-# .'".contains($0) }
        rest = rest.dropFirst(options.count)
        rest = rest.drop { "hlqLzjt".contains($0) }
        guard options.count < 6, let conversion = rest.first,
            "@dDiuUxXofFeEgG".contains(conversion)
        else { return nil }
        self.conversion = conversion
        text = rest.dropFirst()
    }

    func text(of argument: String.LocalizationValue.Argument, _ locale: Locale) -> String {
        switch (argument, conversion) {
        case (.text(let text), _): text
        case (.integer(let number), "@"): String(format: "%lld", locale: locale, number)
        case (.number(let number), "@"): String(format: "%lf", locale: locale, number)
        case (.integer(let number), "f"), (.integer(let number), "F"),
            (.integer(let number), "e"), (.integer(let number), "E"),
            (.integer(let number), "g"), (.integer(let number), "G"):
            String(format: "%\(options)\(conversion)", locale: locale, Double(number))
        case (.integer(let number), _):
            String(format: "%\(options)ll\(integerConversion)", locale: locale, number)
        case (.number(let number), "f"), (.number(let number), "F"), (.number(let number), "e"),
            (.number(let number), "E"), (.number(let number), "g"), (.number(let number), "G"):
            String(format: "%\(options)\(conversion)", locale: locale, number)
        case (.number(let number), _):
            String(
                format: "%\(options)ll\(integerConversion)",
                locale: locale,
                Int64(exactly: number.rounded(.towardZero)) ?? 0
            )
        }
    }

    /// The conversion in small letters where large ones mean the same.
    private var integerConversion: String {
        conversion == "X" ? "X" : conversion.lowercased()
    }
}
