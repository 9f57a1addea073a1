import Foundation

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int

/// Which units of a text are gone through that Foundation for Linux does not know.
///
/// `options: .byWords` means these where a file imports UIKit; all other options are Foundation's.
public struct TextUnitEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The words, without the white space and the punctuation between them.
    public static let byWords = TextUnitEnumerationOptions(rawValue: 1 << 0)
    /// The sentences, with the white space after them.
    public static let bySentences = TextUnitEnumerationOptions(rawValue: 1 << 1)
    /// From the last to the first.
    public static let reverse = TextUnitEnumerationOptions(rawValue: 1 << 8)
    /// The function gets no texts.
    public static let substringNotRequired = TextUnitEnumerationOptions(rawValue: 1 << 9)
    /// Changes nothing: units are the same in all languages.
    public static let localized = TextUnitEnumerationOptions(rawValue: 1 << 10)

    /// Returns the units of a text with what is between them and the next ones, in UTF-16 units.
    fileprivate func units(of text: String) -> [(unit: Range<Int>, enclosing: Range<Int>)] {
        let units = TextUnits.ranges(contains(.bySentences) ? .sentence : .word, in: text)
        let pairs = units.enumerated().map { index, unit in
            let start = index == 0 ? 0 : unit.lowerBound
            let end = index + 1 < units.count ? units[index + 1].lowerBound : text.utf16.count
            return (unit, start..<end)
        }
        return contains(.reverse) ? pairs.reversed() : pairs
    }
}

extension NSString {
    /// Calls a function with each word or sentence of a part of the text.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - opts: Which units, and from where on.
    ///   - block: What is called with the unit, its range, the range up to the next one, and a flag
    ///     that ends the enumeration.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange,
        options opts: TextUnitEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (unit, enclosing) in opts.units(of: substring(with: range)) {
            let place = NSRange(location: range.location + unit.lowerBound, length: unit.count)
            let around = NSRange(
                location: range.location + enclosing.lowerBound,
                length: enclosing.count
            )
            let text = opts.contains(.substringNotRequired) ? nil : substring(with: place)
            block(text, place, around, &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol {
    /// Calls a function with each word or sentence of a part of the text.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - opts: Which units, and from where on.
    ///   - body: What is called with the unit, its range, the range up to the next one, and a flag
    ///     that ends the enumeration.
    @_disfavoredOverload
    public func enumerateSubstrings<Part: RangeExpression>(
        in range: Part,
        options opts: TextUnitEnumerationOptions,
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Part.Bound == Index {
        let part = range.relative(to: self)
        func place(_ units: Range<Int>) -> Range<Index> {
            utf16.index(
                part.lowerBound,
                offsetBy: units.lowerBound
            )..<utf16.index(
                part.lowerBound,
                offsetBy: units.upperBound
            )
        }
        var stop = false
        for (unit, enclosing) in opts.units(of: String(self[part])) {
            let own = place(unit)
            let text = opts.contains(.substringNotRequired) ? nil : String(self[own])
            body(text, own, place(enclosing), &stop)
            if stop { return }
        }
    }
}
