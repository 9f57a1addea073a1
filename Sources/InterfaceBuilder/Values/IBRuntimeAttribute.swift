import CoreGraphics

/// A user-defined runtime attribute: a key path and the value that loading sets for it.
package struct IBRuntimeAttribute: Sendable, Hashable {
    /// What is set.
    package enum Value: Sendable, Hashable {
        case string(String)
        /// A text that strings tables may replace.
        case localizedString(String)
        case number(IBNumber)
        case boolean(Bool)
        case color(IBColor)
        /// An image of the app or a symbol.
        case image(IBImageReference)
        case rect(CGRect)
        case point(CGPoint)
        case size(CGSize)
        case range(Range<Int>)
        /// No value: the property becomes nil.
        case null
    }

    package let keyPath: String
    package let value: Value
    /// The line in the document.
    package let line: Int

    /// Reads `<userDefinedRuntimeAttribute>`; nil where the type is not known or the value wrong.
    init?(_ element: IBElement) {
        guard let keyPath = element.string("keyPath"), !keyPath.isEmpty,
            let value = Self.value(element)
        else { return nil }
        self.keyPath = keyPath
        self.value = value
        line = element.line
    }

    private static func value(_ element: IBElement) -> Value? {
        switch element.string("type") {
        case "string": element.localizedText("value").map { .string($0) } ?? .string("")
        case "localizedString": .localizedString(element.localizedText("value") ?? "")
        case "boolean": element.bool("value").map { .boolean($0) }
        case "number":
            element.numberChild("value").map { .number($0) }
                ?? element.number("value").map { .number(.real($0)) }
        case "color": element.color("value").map { .color($0) } ?? .null
        case "image": element.image("value").map { .image($0) } ?? .null
        case "rect": element.rect("value").map { .rect($0) }
        case "point": element.point("value").map { .point($0) }
        case "size": element.size("value").map { .size($0) }
        case "range": element.range("value").map { .range($0) }
        case "nil": .null
        default: nil
        }
    }
}
