/// A constraint of a document: first = multiplier × second + constant.
package struct IBConstraint: Sendable, Hashable {
    /// How the two sides compare.
    package enum Relation: String, Sendable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    package let id: String?
    /// The name that the app may find the constraint by.
    package let identifier: String?
    /// The id of the first item; the owner's where the document leaves it out.
    package let firstItem: String?
    package let firstAttribute: IBConstraintAttribute
    /// The id of the second item; nil where the other side is a number.
    package let secondItem: String?
    package let secondAttribute: IBConstraintAttribute?
    package let relation: Relation
    package let multiplier: Double
    /// Points.
    package let constant: Double
    /// Whether the constant stands for the system's spacing; `constant` has its value in points.
    package let isSymbolic: Bool
    /// 1…1000.
    package let priority: Double
    /// Whether the constraint exists in the tool only.
    package let isPlaceholder: Bool
    /// The name of the app's class; nil for UIKit's own.
    package let customClass: String?
    /// The module of the app's class.
    package let customModule: String?
    /// The object with runtime attributes and outlets; nil where the constraint has neither.
    package let described: IBObject?
    /// The line in the document.
    package let line: Int

    /// Reads a constraint; nil where an attribute is not known or missing.
    ///
    /// - Parameters:
    ///   - source: The constraint's element, with its variations.
    ///   - owner: The id of the view that the constraint stands in.
    init?(_ source: IBObject, owner: String?) {
        guard let first = source.string("firstAttribute").flatMap(IBConstraintAttribute.named)
        else { return nil }
        firstAttribute = first
        firstItem = source.string("firstItem") ?? owner
        secondItem = source.string("secondItem")
        let second = source.string("secondAttribute").flatMap(IBConstraintAttribute.named)
        if secondItem != nil, second == nil { return nil }
        secondAttribute = second
        id = source.id
        identifier = source.string("identifier")
        relation = source.value("relation") ?? .equal
        multiplier = IBConstraint.multiplier(source)
        constant = source.length("constant") ?? 0
        isSymbolic = source.bool("symbolic") ?? false
        priority = source.number("priority").map { min(1_000, max(1, $0)) } ?? 1_000
        isPlaceholder = source.bool("placeholder") ?? false
        customClass = source.customClass
        customModule = source.customModule
        described =
            source.runtimeAttributes.isEmpty && source.connections.isEmpty ? nil : source
        line = source.line
    }

    private static func multiplier(_ source: IBObject) -> Double {
        guard source.has("multiplier") else { return 1 }
        return source.number("multiplier")
            ?? source.string("multiplier").flatMap(ratio)
            ?? 1
    }

    /// Reads `a:b` and `a/b`; nil for other texts and where `b` is 0.
    static func ratio(_ text: String) -> Double? {
        let parts = text.utf8.split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0 == 0x3A || $0 == 0x2F }
        )
        guard parts.count == 2,
            let numerator = XMLNumber.parse(Array(parts[0])[...]),
            let denominator = XMLNumber.parse(Array(parts[1])[...]), denominator != 0
        else { return nil }
        let ratio = numerator / denominator
        return ratio.isFinite ? ratio : nil
    }
}
