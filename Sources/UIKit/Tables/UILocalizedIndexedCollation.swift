import Foundation

/// The sections of a list by first letters, and the index that leads to them.
///
/// - Note: Differs from UIKit: the sections are those of English everywhere: A to Z, and # for what
///   begins with no such letter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    /// Returns the collation, the same each time.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of the sections, from "A" to "#".
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles of the index, of which each leads to a section.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section to which a title of the index leads.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// Returns the section in which an object belongs.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - selector: The name of the property whose text counts, as in an `NSPredicate`; what has none
    ///     belongs in the last section.
    /// - Returns: The section, an index of `sectionTitles`.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    /// Returns the section in which an object belongs, by the text that a method returns.
    public func section<Element>(
        for object: Element,
        collationStringSelector method: (Element) -> () -> String?
    ) -> Int {
        section(of: method(object)() ?? "")
    }

    /// Returns objects in the order of their texts, as people read it: case and accents decide only
    /// between texts that are the same else.
    ///
    /// - Parameters:
    ///   - array: The objects.
    ///   - selector: The name of the property whose text counts, as in an `NSPredicate`.
    /// - Returns: The objects, sorted.
    open func sortedArray(
        from array: [Any],
        collationStringSelector selector: Selector
    ) -> [Any] {
        sorted(array) { text(of: $0, selector) }
    }

    /// Returns objects in the order of the texts that a method returns.
    public func sortedArray<Element>(
        from array: [Element],
        collationStringSelector method: (Element) -> () -> String?
    ) -> [Element] {
        sorted(array) { method($0)() ?? "" }
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        switch PredicateKeys.value(selector.name, of: object) {
        case let text as String: text
        case let text as NSString: text.description
        default: ""
        }
    }

    private func section(of text: String) -> Int {
        let plain = text.trimmingCharacters(in: .whitespaces).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: nil
        )
        guard let first = plain.unicodeScalars.first, (97...122).contains(first.value) else {
            return Self.letters.count
        }
        return Int(first.value) - 97
    }

    private func sorted<Element>(_ array: [Element], _ text: (Element) -> String) -> [Element] {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        let texts = array.map(text)
        let places = array.indices.sorted { first, second in
            let (one, two) = (texts[first], texts[second])
            var order = one.compare(two, options: options)
            if order == .orderedSame { order = one.compare(two) }
            return order == .orderedSame ? first < second : order == .orderedAscending
        }
        return places.map { array[$0] }
    }
}
