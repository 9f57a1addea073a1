import Foundation
import InterfaceBuilder
import Synchronization

/// A text that depends on numbers, in one language.
///
/// Apps have it as a string: its general text with an end that is not seen, which names the format.
/// So it is a format like any other for what does not know of plurals.
struct PluralFormat: Sendable, Hashable {
    let text: IBPluralText
    /// The language whose plurals they are.
    let language: String

    /// Returns the format for some arguments.
    ///
    /// - Parameter numbers: The arguments' numbers, nil for those that are none; nil for the general
    ///   text, of which the arguments are not known.
    /// - Returns: A format whose values all name their arguments; what names none that is there is
    ///   left out.
    func format(for numbers: [Double?]?) -> String {
        let first = numbers?.lazy.compactMap { $0 }.first
        var expansion = Expansion(format: self, numbers: numbers)
        expansion.append(form(of: text.forms, for: first), own: nil, specifier: "", depth: 0)
        return expansion.result
    }

    /// Returns the text of a number among those of a plural's categories.
    private func form(of forms: [String: String], for number: Double?) -> String {
        guard let number else { return forms["other"] ?? forms.values.min() ?? "" }
        // As on iOS, a text for nothing counts in languages that have no such plural, too.
        if number == 0, let zero = forms["zero"] { return zero }
        let category = PluralRule.category(of: number, in: language)
        return forms[category] ?? forms["other"] ?? ""
    }

    /// The text with its parts in it.
    private struct Expansion {
        let format: PluralFormat
        let numbers: [Double?]?
        var result = ""
        private var next = 0
        private var parts = 0

        init(format: PluralFormat, numbers: [Double?]?) {
            self.format = format
            self.numbers = numbers
        }

        /// The longest text, in bytes, and the most parts: they may stand in each other.
        private static let (byteLimit, partLimit) = (64 << 10, 1_024)

        /// Adds a text; values without a place of their own are `own` where that is not nil.
        mutating func append(_ text: String, own: Int?, specifier: String, depth: Int) {
            guard depth < 8 else { return }
            var rest = text[...]
            while let start = rest.firstIndex(of: "%"), result.utf8.count < Self.byteLimit {
                result += rest[..<start]
                rest = rest[start...].dropFirst()
                if rest.first == "%" {
                    result += "%%"
                    rest = rest.dropFirst()
                    continue
                }
                let place = Self.takePlace(&rest)
                if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                    let name = String(rest.dropFirst(2)[..<end])
                    rest = rest[end...].dropFirst()
                    append(name, at: place, depth)
                } else if let own, rest.hasPrefix("arg") {
                    rest = rest.dropFirst(3)
                    result += "%\(own + 1)$\(specifier)"
                } else {
                    let place = place ?? own ?? takeNext()
                    if let numbers, !numbers.indices.contains(place) {
                        rest = rest.drop { "0123456789+-# .'".contains($0) }
                        rest = rest.drop { "hlqLzjt".contains($0) }.dropFirst()
                    } else {
                        result += "%\(place + 1)$"
                    }
                }
            }
            result += rest
        }

        /// Adds the part of a name.
        private mutating func append(_ name: String, at place: Int?, _ depth: Int) {
            parts += 1
            guard parts <= Self.partLimit, let variable = format.text.variables[name] else {
                return
            }
            // A number that is the next one anyway is no more for what follows.
            let own = place ?? variable.argument.flatMap { $0 == next ? nil : $0 } ?? takeNext()
            let number = numbers.flatMap { $0.indices.contains(own) ? $0[own] : nil }
            append(
                format.form(of: variable.forms, for: number),
                own: own,
                specifier: variable.specifier,
                depth: depth + 1
            )
        }

        private mutating func takeNext() -> Int {
            defer { next += 1 }
            return next
        }

        /// Reads "2$" and takes it off; nil for what names no place.
        private static func takePlace(_ text: inout Substring) -> Int? {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let rest = text.dropFirst(digits.count)
            guard rest.first == "$", let number = Int(digits), (1...64).contains(number) else {
                return nil
            }
            text = rest.dropFirst()
            return number - 1
        }
    }
}

// MARK: - Marks

extension PluralFormat {
    /// The formats that strings name, in the order of their numbers.
    private static let known = Mutex(Known())

    private struct Known {
        var formats: [PluralFormat] = []
        var numbers: [PluralFormat: Int] = [:]
    }

    /// What stands around the mark: an invisible separator.
    private static let edge: Unicode.Scalar = "\u{2063}"
    /// The first of sixteen digits: variation selectors, which are not seen either.
    private static let firstDigit: UInt32 = 0xfe00

    /// The general text with the mark of the format.
    var marked: String {
        let number = Self.known.withLock { known in
            if let number = known.numbers[self] { return number }
            known.formats.append(self)
            known.numbers[self] = known.formats.count - 1
            return known.formats.count - 1
        }
        var scalars = String.UnicodeScalarView([Self.edge])
        for digit in String(number, radix: 16) {
            let value = UInt32(digit.hexDigitValue ?? 0)
            if let scalar = Unicode.Scalar(Self.firstDigit + value) { scalars.append(scalar) }
        }
        scalars.append(Self.edge)
        return format(for: nil) + String(scalars)
    }

    /// Finds the format that the end of a string names; nil for other strings.
    init?(marking text: String) {
        // Most strings end otherwise, by their last byte already.
        guard text.utf8.last == 0xa3, text.unicodeScalars.last == Self.edge else { return nil }
        var number = 0
        var place = 1
        for scalar in text.unicodeScalars.reversed().dropFirst() {
            if scalar == Self.edge { break }
            guard scalar.value >= Self.firstDigit, scalar.value < Self.firstDigit + 16,
                place < 1 << 40
            else { return nil }
            number += Int(scalar.value - Self.firstDigit) * place
            place *= 16
        }
        let found = Self.known.withLock { known in
            known.formats.indices.contains(number) ? known.formats[number] : nil
        }
        guard let found else { return nil }
        self = found
    }
}
