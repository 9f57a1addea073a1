import Foundation

/// Joins words as a language does: "a, b, and c".
open class ListFormatter: Formatter {
    /// The language; default the current one.
    open var locale: Locale! = .current
    /// What makes texts of items that are none; default nil.
    open var itemFormatter: Formatter?

    /// Joins texts in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items; nil where one of them has no text.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter?.string(for: item) ?? item as? String else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
