import Foundation

/// How the content of a section moves that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How fast content slows down that a person let go of.
    public enum DecelerationRate: Int, Sendable {
        /// As the behaviour of the section wants it.
        case automatic
        case normal
        case fast
    }

    /// Whether content springs at its ends.
    public enum Bounce: Int, Sendable {
        /// Where it is larger than the section.
        case automatic
        /// Also where all of it is in sight.
        case always
        case never
    }

    /// How fast content slows down that a person let go of; default automatic.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether content springs at its ends; default automatic.
    open var bounce = Bounce.automatic

    /// Creates properties that leave everything to the section.
    public override init() { super.init() }
}
