/// The edges and dimensions that follow the superview's size, with UIKit's raw values.
package struct IBAutoresizingMask: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The left margin is flexible.
    package static let flexibleMinX = IBAutoresizingMask(rawValue: 1)
    /// The width is flexible.
    package static let widthSizable = IBAutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    package static let flexibleMaxX = IBAutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    package static let flexibleMinY = IBAutoresizingMask(rawValue: 8)
    /// The height is flexible.
    package static let heightSizable = IBAutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    package static let flexibleMaxY = IBAutoresizingMask(rawValue: 32)

    init(_ element: IBElement) {
        let flags: [(String, IBAutoresizingMask)] = [
            ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
            ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
            ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
        ]
        self = flags.reduce(into: []) { mask, flag in
            if element.bool(flag.0) == true { mask.insert(flag.1) }
        }
    }
}
