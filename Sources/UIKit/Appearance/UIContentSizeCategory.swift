import Foundation

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted when the preferred text size changes, which that of pages never does.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )
    /// The key of the new value in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    private init(_ suffix: String) {
        rawValue = "UICTContentSizeCategory" + suffix
    }

    /// No preference.
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified"
    )
    /// An extra small font.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// A small font.
    public static let small = UIContentSizeCategory("S")
    /// A medium font.
    public static let medium = UIContentSizeCategory("M")
    /// A large font: the default of iOS.
    public static let large = UIContentSizeCategory("L")
    /// An extra large font.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// A font larger than extra large.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest font outside the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The position among the sizes, smallest first; nil where unspecified or unknown.
    package var position: Int? { Self.ascending.firstIndex(of: self) }

    /// Whether this is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns whether the first category has smaller text; an unspecified one never has.
    public static func < (left: Self, right: Self) -> Bool {
        guard let left = left.position, let right = right.position else { return false }
        return left < right
    }

    public static func <= (left: Self, right: Self) -> Bool {
        guard let left = left.position, let right = right.position else { return false }
        return left <= right
    }

    public static func > (left: Self, right: Self) -> Bool { right < left }

    public static func >= (left: Self, right: Self) -> Bool { right <= left }
}
