/// An animation that plays on a node without changing its values.
public struct LayerAnimation: Sendable, Hashable {
    /// What of a node an animation shows otherwise.
    public enum Property: Sendable, Hashable {
        /// The distance from the node's place: x and y, in points.
        case translation
        /// What the width and the height have beyond the node's: in points.
        case size
        /// The opacity, 0…1.
        case opacity
        /// The transform: sixteen entries, row by row, for row vectors.
        case transform
        /// The colour behind the content: red, green, blue, alpha, premultiplied, 0…1.
        case backgroundColor
        /// The radius of the corners, in points.
        case cornerRadius
        /// The border: width in points, then a colour as above.
        case border
        /// The shadow: x, y and radius in points, then a colour as above.
        case shadow
        /// The part of a shape's path that has a line: start and end, 0…1.
        case lineRange
        /// The colours of a shape: four parts as above.
        case fillColor, lineColor
        /// The width of a shape's line, and where in its dashes it begins: in points.
        case lineWidth, dashPhase
        /// The path of a shape, as the numbers of a `PathShape`.
        case path
        /// The gradient: kind, width and height of the box, start and end, then for each colour its
        /// place and four parts as above.
        case gradient
    }

    /// The name under which it is ended; empty for one that is only ended with all others.
    public var key: String
    /// What it shows otherwise.
    public var property: Property
    /// The values on the way, each with as many numbers as the property has.
    public var values: [[Double]]
    /// The times of the values, 0…1, rising.
    public var times: [Double]
    /// The way from each value to the next; empty for an even pace.
    public var timings: [Transition.Timing]
    /// When and how often it plays; a negative delay stands for a part that is over.
    public var transition: Transition
    /// Whether the values add to the node's own instead of taking their place; default false.
    ///
    /// Translations and sizes count from the node's own in any case.
    public var isAdditive = false
    /// Whether it leads a part of the property, and leaves the rest to others; default false.
    public var joins = false
    /// Whether the first value shows during the delay; default false.
    public var fillsBackwards = false
    /// Whether the last value shows after the end; default false.
    public var fillsForwards = false

    /// Creates an animation.
    public init(
        key: String,
        property: Property,
        values: [[Double]],
        times: [Double],
        timings: [Transition.Timing] = [],
        transition: Transition
    ) {
        self.key = key
        self.property = property
        self.values = values
        self.times = times
        self.timings = timings
        self.transition = transition
    }
}

/// Which animations of a node are meant.
public enum AnimationTarget: Sendable, Hashable {
    /// All.
    case all
    /// Those of changes of the box.
    case frame
    /// Those of changes of the look.
    case style
    /// Those of one name.
    case key(String)
}

/// The way from one picture of a node to another.
public enum AppearanceChange: UInt8, Sendable, Hashable {
    /// The old picture fades out above the new one.
    case crossDissolve
    /// The node turns about its upright middle, to the left or to the right.
    case flipFromLeft, flipFromRight
    /// The node turns about its level middle, upwards or downwards.
    case flipFromTop, flipFromBottom
    /// The new picture moves in above the old one, from an edge.
    case moveInFromLeft, moveInFromRight, moveInFromTop, moveInFromBottom
    /// The new picture pushes the old one out, from an edge.
    case pushFromLeft, pushFromRight, pushFromTop, pushFromBottom
    /// The old picture moves away above the new one, from an edge to the other.
    case revealFromLeft, revealFromRight, revealFromTop, revealFromBottom
}

/// What becomes of a node's animations in a commit.
package enum AnimationOperation: Sendable, Equatable {
    /// One begins.
    case play(LayerAnimation)
    /// Some end.
    case end(AnimationTarget)
    /// The picture before this commit leads to the one after it.
    case appearance(AppearanceChange, Transition)
}
