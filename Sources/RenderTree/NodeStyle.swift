import CoreGraphics

/// The look of a node's box: what CALayer's visible properties say.
public struct NodeStyle: Sendable, Equatable {
    // The order leaves no gaps: every view of every scene has a style.
    /// What few nodes have.
    private var rare: Rare?
    /// The radius of the masked corners, in points; default 0.
    public var cornerRadius = 0.0
    /// The colour behind the content; default nil, transparent.
    public var backgroundColor: RenderColor?
    /// Whether the node and what is below it is not drawn and takes no input; default false.
    public var isHidden = false
    /// Whether content and children are cut at the box; default false.
    public var clipsToBounds = false
    /// Whether the node and what is below it takes pointer input; default true.
    public var isUserInteractionEnabled = true
    /// Whether a pointer over the node shows that it can be pressed; default false.
    public var isPressable = false

    /// Creates the style of a plain transparent box.
    public init() {}

    /// The opacity of the node and what is below it, 0…1; default 1.
    public var opacity: Double {
        get { rare?.values.opacity ?? 1 }
        set { if newValue != opacity { change { $0.opacity = newValue } } }
    }
    /// The stacking order among siblings; default 0, above the parent's content but for −∞.
    public var zPosition: Double {
        get { rare?.values.zPosition ?? 0 }
        set { if newValue != zPosition { change { $0.zPosition = newValue } } }
    }
    /// The corners that are rounded; default all.
    public var maskedCorners: Corners {
        get { rare?.values.maskedCorners ?? .all }
        set { if newValue != maskedCorners { change { $0.maskedCorners = newValue } } }
    }
    /// The radii of corners that are not all the same; default nil, where `cornerRadius` says them.
    public var cornerRadii: CornerRadii? {
        get { rare?.values.cornerRadii }
        set { if newValue != cornerRadii { change { $0.cornerRadii = newValue } } }
    }
    /// The border drawn inside the box, above content and children; default nil.
    public var border: Border? {
        get { rare?.values.border }
        set { if newValue != border { change { $0.border = newValue } } }
    }
    /// The shadow behind the box; default nil.
    public var shadow: Shadow? {
        get { rare?.values.shadow }
        set { if newValue != shadow { change { $0.shadow = newValue } } }
    }
    /// The transform about `anchorPoint`; default nil, identity.
    public var transform: RenderTransform? {
        get { rare?.values.transform }
        set { if newValue != transform { change { $0.transform = newValue } } }
    }
    /// The fixed point of the transform and of its animations, in fractions of the box; default the
    /// centre.
    public var anchorPoint: CGPoint {
        get { rare?.values.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { if newValue != anchorPoint { change { $0.anchorPoint = newValue } } }
    }

    /// What gestures of the node keep from the browser; default nothing.
    public var claims: TouchClaims {
        get { rare?.values.claims ?? [] }
        set { if newValue != claims { change { $0.claims = newValue } } }
    }

    /// Whether the box stands at the start of the parent's and, where the content around is
    /// scrolled, stays as far below the upper edge of what is seen as its place says; default false.
    public var isSticky: Bool {
        get { rare?.values.isSticky ?? false }
        set { if newValue != isSticky { change { $0.isSticky = newValue } } }
    }

    /// What becomes of what stands behind the box; default nil, nothing.
    public var backdrop: Backdrop? {
        get { rare?.values.backdrop }
        set { if newValue != backdrop { change { $0.backdrop = newValue } } }
    }

    /// The colours that fill the box above its background; default nil.
    public var gradient: Gradient? {
        get { rare?.values.drawing?.gradient }
        set {
            guard newValue != gradient else { return }
            change { $0.draw(newValue, $0.drawing?.mask, $0.drawing?.pattern) }
        }
    }

    /// The picture that fills the box above its background where no gradient does; default nil.
    public var pattern: Pattern? {
        get { rare?.values.drawing?.pattern }
        set {
            guard newValue != pattern else { return }
            change { $0.draw($0.drawing?.gradient, $0.drawing?.mask, newValue) }
        }
    }

    /// Which parts of the box, and of what is in it, are seen; default nil, all.
    public var mask: Mask? {
        get { rare?.values.drawing?.mask }
        set {
            guard newValue != mask else { return }
            change { $0.draw($0.drawing?.gradient, newValue, $0.drawing?.pattern) }
        }
    }

    /// Whether corners begin earlier than circles do and bend more in their middle; default false.
    public var hasContinuousCorners: Bool {
        get { rare?.values.hasContinuousCorners ?? false }
        set {
            if newValue != hasContinuousCorners { change { $0.hasContinuousCorners = newValue } }
        }
    }

    /// Whether the box is left out where its back is seen; default false.
    public var hidesBack: Bool {
        get { rare?.values.hidesBack ?? false }
        set { if newValue != hidesBack { change { $0.hidesBack = newValue } } }
    }

    /// Whether children stand in one space, where the nearer ones hide the others; default false.
    public var sharesSpace: Bool {
        get { rare?.values.sharesSpace ?? false }
        set { if newValue != sharesSpace { change { $0.sharesSpace = newValue } } }
    }

    /// How the box, with what is in it, is laid over what the parent shows below it; default
    /// normal.
    public var blendMode: CGBlendMode {
        get { rare?.values.blendMode ?? .normal }
        set { if newValue != blendMode { change { $0.blendMode = newValue } } }
    }

    private mutating func change(_ body: (inout Rare.Values) -> Void) {
        var values = rare?.values ?? Rare.Values()
        body(&values)
        // Two styles that look the same are equal, however they came about.
        rare = values == Rare.Values() ? nil : Rare(values)
    }

    private final class Rare: Sendable, Equatable {
        struct Values: Sendable, Equatable {
            var opacity = 1.0
            var zPosition = 0.0
            var maskedCorners = Corners.all
            var cornerRadii: CornerRadii?
            var border: Border?
            var shadow: Shadow?
            var transform: RenderTransform?
            var backdrop: Backdrop?
            var anchorPoint = CGPoint(x: 0.5, y: 0.5)
            var claims: TouchClaims = []
            var isSticky = false
            var hasContinuousCorners = false
            var hidesBack = false
            var sharesSpace = false
            var blendMode = CGBlendMode.normal
            // Boxed, since few boxes have one.
            var drawing: Drawing?

            mutating func draw(_ gradient: Gradient?, _ mask: Mask?, _ pattern: Pattern?) {
                let isEmpty = gradient == nil && mask == nil && pattern == nil
                drawing = isEmpty ? nil : Drawing(gradient, mask, pattern)
            }
        }

        final class Drawing: Sendable, Equatable {
            let gradient: Gradient?
            let mask: Mask?
            let pattern: Pattern?
            init(_ gradient: Gradient?, _ mask: Mask?, _ pattern: Pattern?) {
                (self.gradient, self.mask, self.pattern) = (gradient, mask, pattern)
            }
            static func == (left: Drawing, right: Drawing) -> Bool {
                left === right
                    || left.gradient == right.gradient && left.mask == right.mask
                        && left.pattern == right.pattern
            }
        }
        let values: Values
        init(_ values: Values) { self.values = values }
        static func == (left: Rare, right: Rare) -> Bool {
            left === right || left.values == right.values
        }
    }
}

/// The radius of each corner, in points.
public struct CornerRadii: Sendable, Hashable {
    /// The radius of a corner.
    public var topLeft, topRight, bottomLeft, bottomRight: Double

    /// Creates the radii of four corners.
    public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }
}

/// A set of corners; the raw values are those of `CACornerMask`.
public struct Corners: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The top right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The input that a node's gestures need, which browsers would keep to themselves.
public struct TouchClaims: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Moves of a finger to the left and right.
    public static let horizontal = TouchClaims(rawValue: 1)
    /// Moves of a finger up and down.
    public static let vertical = TouchClaims(rawValue: 2)
    /// Moves of two fingers.
    public static let twoFingers = TouchClaims(rawValue: 4)
    /// Moves of a pointer without a button.
    public static let hover = TouchClaims(rawValue: 8)
    /// The second button of a mouse, and the key for menus.
    public static let menu = TouchClaims(rawValue: 16)
    /// Moves of a finger that has pressed for long.
    public static let drags = TouchClaims(rawValue: 32)
}

/// A line along the inside of the box's edge.
public struct Border: Sendable, Hashable {
    /// The width of the line, in points.
    public var width: Double
    /// The colour of the line.
    public var color: RenderColor

    /// Creates a border.
    public init(width: Double, color: RenderColor) {
        self.width = width
        self.color = color
    }
}

/// A blurred shape behind the box.
public struct Shadow: Sendable, Hashable {
    /// The colour, with the shadow's opacity in its alpha.
    public var color: RenderColor
    /// The offset to the right and down, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points, as `CALayer.shadowRadius` is.
    public var radius: Double

    /// Creates a shadow.
    public init(color: RenderColor, offset: CGSize, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// How what stands behind a box is seen through it.
public struct Backdrop: Sendable, Hashable {
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// How much stronger colours are; 1 leaves them.
    public var saturation: Double

    /// Creates a backdrop.
    public init(radius: Double, saturation: Double = 1) {
        self.radius = radius
        self.saturation = saturation
    }
}

/// A transform of a node about its anchor point.
public enum RenderTransform: Sendable, Hashable {
    /// A transform in the plane.
    case affine(CGAffineTransform)
    /// A transform in space: sixteen entries, row by row, for row vectors, as in `CATransform3D`.
    case projective([Double])
}
