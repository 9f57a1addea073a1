import CoreGraphics

/// How a node's children scroll in its box: the person scrolls natively, the server may as well.
///
/// The children of such a node stand in the coordinates of the content, whatever its offset.
public struct ScrollContent: Sendable, Equatable {
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// How far the content can be scrolled beyond its edges, in points; less than zero where it ends
    /// before them.
    public var insets: SceneGeometry.Insets
    /// The point of the content at the box's origin, in points.
    public var offset: CGPoint
    /// The number of times that the server set the offset: pages say which one they knew.
    public var number = 0
    /// Whether the page goes to the offset gradually.
    public var isAnimated = false
    /// How the page goes there; nil for the browser's own way.
    public var transition: Transition?
    /// How far the content moved under what is seen, where the offset only follows it; else nil.
    public var shift: CGPoint?
    /// The directions in which the person can scroll.
    public var axes: Axes = []
    /// The directions with an indicator; default both.
    public var indicators: Axes = .both
    /// Whether content springs back that was pulled beyond its edge; default true.
    public var bounces = true
    /// Whether scrolling comes to rest at multiples of the box's size; default false.
    public var isPaging = false
    /// Whether the content is a wheel, which rests with a child in its middle; default false.
    public var isWheel = false

    /// Whether fingers that move to the side move what is inside, not the page; default false.
    public var takesSideDrags = false

    /// Whether content at its upper end can be pulled down, in browsers that do not do so;
    /// default false.
    public var isPulled = false

    /// How far indicators keep from the ends of their edges, in points; default none.
    public var indicatorInsets = SceneGeometry.Insets()

    /// The number of times that the app had the indicators shown for a moment.
    public var flashes = 0

    /// The colour of the indicators; default that which fits the page's style.
    public var indicatorStyle = IndicatorStyle.automatic

    /// Whether a drag moves content in the direction in which it begins only; default false.
    public var locksDirection = false

    /// The colours that indicators may have.
    public enum IndicatorStyle: UInt8, Sendable, Hashable {
        case automatic, dark, light
    }

    /// A set of directions.
    public struct Axes: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// To the left and right.
        public static let horizontal = Axes(rawValue: 1)
        /// Up and down.
        public static let vertical = Axes(rawValue: 2)
        /// Both.
        public static let both: Axes = [.horizontal, .vertical]
    }

    /// Creates scrolling content.
    public init(
        contentSize: CGSize,
        insets: SceneGeometry.Insets = SceneGeometry.Insets(),
        offset: CGPoint = .zero
    ) {
        self.contentSize = contentSize
        self.insets = insets
        self.offset = offset
    }

    /// The distance of the content from the start of what can be scrolled, in points; negative where
    /// what the content begins with cannot be scrolled to.
    public var origin: CGPoint { CGPoint(x: insets.left, y: insets.top) }

    /// The size of what can be scrolled, insets included, in points.
    public var extent: CGSize {
        CGSize(
            width: max(0, origin.x + contentSize.width + insets.right),
            height: max(0, origin.y + contentSize.height + insets.bottom)
        )
    }

    /// The distance of the box from the start of what can be scrolled, in points.
    public var position: CGPoint { CGPoint(x: offset.x + origin.x, y: offset.y + origin.y) }

    /// Whether a page that shows another state and was scrolled since shows this one as well.
    package func looks(like other: ScrollContent) -> Bool {
        var same = self
        if number == other.number {
            same.offset = other.offset
            same.isAnimated = other.isAnimated
            same.transition = other.transition
            same.shift = other.shift
        }
        return same == other
    }
}
