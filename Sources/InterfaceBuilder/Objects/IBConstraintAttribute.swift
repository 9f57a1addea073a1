/// The part of an item that a constraint is about, by Interface Builder's names.
package enum IBConstraintAttribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// A table in place of twenty comparisons: documents have thousands of attributes.
    private static let named = Dictionary(
        uniqueKeysWithValues: Self.allCases.map { ($0.rawValue, $0) }
    )

    /// Returns the attribute of a name of Interface Builder.
    static func named(_ name: String) -> Self? {
        // Written by other tools, after UIKit's own name.
        named[name] ?? (name == "lastBaseline" ? .baseline : nil)
    }

    /// The raw value of UIKit's `NSLayoutConstraint.Attribute`.
    package var rawUIKitValue: Int {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline: 11
        case .firstBaseline: 12
        case .leftMargin: 13
        case .rightMargin: 14
        case .topMargin: 15
        case .bottomMargin: 16
        case .leadingMargin: 17
        case .trailingMargin: 18
        case .centerXWithinMargins: 19
        case .centerYWithinMargins: 20
        }
    }
}
