import CoreGraphics

/// What a dynamic animator can move: views and layout attributes, and the app's own objects.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points of the animator's coordinates.
    var center: CGPoint { get set }
    /// The size with an origin at zero, in points.
    var bounds: CGRect { get }
    /// The transform about the middle; a dynamic animator turns it.
    var transform: CGAffineTransform { get set }
    /// The shape that collides; default the rectangle of the bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of type `path`, with the middle at (0, 0); its convex hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A range of numbers, from an angle or a distance to another.
public struct UIFloatRange: Equatable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Creates a range from zero to zero.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range of nothing.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range ends on neither side.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
