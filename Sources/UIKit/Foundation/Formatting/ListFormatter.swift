import Foundation

/// Joins words as a language does: "a, b, and c".
open class ListFormatter: Formatter {
    /// The language; default the current one.
    open var locale: Locale! = .current
    /// What makes texts of items; default nil.
    ///
    /// Items that it has no text for are described in the language of the list.
    open var itemFormatter: Formatter?

    /// Joins texts in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? text(of: $0) }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    private func text(of item: Any) -> String {
        if let number = Self.number(of: item) { return number.description(withLocale: locale) }
        switch item {
        case let text as String: return text
        case let date as Date: return date.description(with: locale)
        case let error as any Error: return error.localizedDescription
        default: return String(describing: item)
        }
    }

    private static func number(of item: Any) -> NSNumber? {
        switch item {
        // Foundation for Linux writes decimal numbers in no language.
        case let number as NSDecimalNumber: return NSNumber(value: number.doubleValue)
        case let number as Decimal:
            return NSNumber(value: NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSNumber: return number
        case let flag as Bool: return NSNumber(value: flag)
        case let number as any BinaryInteger: return NSNumber(value: Int(clamping: number))
        case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
        default: return nil
        }
    }
}
