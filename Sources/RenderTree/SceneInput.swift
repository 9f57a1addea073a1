import CoreGraphics

/// Everything that can reach a scene from outside: browser, HTTP API and tests use the same.
public enum SceneInput: Sendable, Equatable {
    /// A finger, pen or mouse button went down, moved, went up or was lost.
    case touch(TouchInput)
    /// A whole tap at a point of the window, in points.
    case tap(CGPoint)
    /// A person asked for the menu at a point of the window, by the second button or by key.
    case menu(CGPoint)
    /// A pointer without a button is at a point of the window, in points; nil for nowhere.
    case hover(CGPoint?)
    /// A tap on the middle of a node, or its activation by key or assistive technology.
    case activate(NodeID)
    /// A person asked a node for the next values, or for those before.
    case adjust(AdjustInput)
    /// A person scrolled the content of a node.
    case scroll(ScrollInput)
    /// A person edited text, or moved the focus or selection in it.
    case text(TextInput)
    /// A key went down or up.
    case key(KeyInput)
    /// The size of the window or its screen changed.
    case geometry(SceneGeometry)
    /// What the person prefers changed.
    case environment(SceneEnvironment)
    /// The browser's way back was taken.
    case back
    /// A keyboard on the screen covers the lower part of the window; its height in points.
    case keyboard(height: Double)
    /// A file came that a person chose.
    case file(FileInput)
    /// A person has chosen files, all of which came, or none.
    case choice(ChoiceInput)
    /// Something that a person drags into the page moved, left or was dropped.
    case drag(DragInput)
    /// The frame of a node has what it was asked for, or may not show it.
    case page(PageLoadInput)
    /// The page came to the front or left it.
    case visibility(isVisible: Bool)
    /// The page tells where it is, as it was asked.
    case location(LocationInput)
}

/// One step of a touch.
public struct TouchInput: Sendable, Equatable {
    /// The phases of a touch.
    public enum Phase: UInt8, Sendable, Hashable { case began, moved, ended, cancelled }
    /// What touches.
    public enum Kind: UInt8, Sendable, Hashable { case direct, pencil, pointer }

    /// The step.
    public var phase: Phase
    /// The identity of the touch from its beginning to its end.
    public var identifier: Int
    /// The place in the window, in points.
    public var location: CGPoint
    /// What touches; default a finger.
    public var kind = Kind.direct
    /// How many taps in short order this touch completes, by the page's clock; nil where it did not say.
    public var tapCount: Int?

    /// Creates a step.
    public init(phase: Phase, identifier: Int = 0, location: CGPoint, kind: Kind = .direct) {
        self.phase = phase
        self.identifier = identifier
        self.location = location
        self.kind = kind
    }
}

/// Steps of a value by key.
public struct AdjustInput: Sendable, Equatable {
    /// The node whose value changes.
    public var node: NodeID
    /// How many values it goes up or to the right; negative for down and left.
    public var steps: Int
    /// Whether the keys pointed to the left or right.
    public var isHorizontal: Bool

    /// Creates steps.
    public init(node: NodeID, steps: Int, isHorizontal: Bool = false) {
        self.node = node
        self.steps = steps
        self.isHorizontal = isHorizontal
    }
}

/// A step of scrolling by a person.
public struct ScrollInput: Sendable, Equatable {
    /// The phases of scrolling.
    public enum Phase: UInt8, Sendable, Hashable {
        /// The content follows a finger or a wheel.
        case dragging
        /// The content moves on by itself.
        case decelerating
        /// The content came to rest.
        case ended
    }

    /// The node whose content moved.
    public var node: NodeID
    /// The distance of the box from the start of what can be scrolled, insets included, in points.
    public var position: CGPoint
    /// The phase.
    public var phase: Phase
    /// The last offset of the server's that the page knew; nil from those who read the scene itself.
    public var number: Int?

    /// Creates a step.
    public init(node: NodeID, position: CGPoint, phase: Phase, number: Int? = nil) {
        self.node = node
        self.position = position
        self.phase = phase
        self.number = number
    }
}

/// A key that went down or up.
public struct KeyInput: Sendable, Equatable {
    /// The modifiers held.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Control.
        public static let control = Modifiers(rawValue: 2)
        /// Alt or Option.
        public static let alternate = Modifiers(rawValue: 4)
        /// Meta or Command.
        public static let command = Modifiers(rawValue: 8)
    }

    /// Whether the key went down.
    public var isDown: Bool
    /// The key's value as in the DOM's `KeyboardEvent.key`, such as "a" or "Enter".
    public var key: String
    /// The key's place as in the DOM's `KeyboardEvent.code`, such as "KeyA".
    public var code: String
    /// The modifiers held.
    public var modifiers: Modifiers

    /// Creates a key.
    public init(isDown: Bool, key: String, code: String, modifiers: Modifiers = []) {
        self.isDown = isDown
        self.key = key
        self.code = code
        self.modifiers = modifiers
    }
}

/// The size of a scene's window and the screen around it.
public struct SceneGeometry: Sendable, Hashable {
    /// The size of the window, in points.
    public var size: CGSize
    /// Device pixels for each point.
    public var scale: Double
    /// The parts of the window that hardware or system covers, in points.
    public var safeArea: Insets

    /// Distances from the four edges, in points.
    public struct Insets: Sendable, Hashable {
        public var top, left, bottom, right: Double

        /// Creates insets; default none.
        public init(
            top: Double = 0,
            left: Double = 0,
            bottom: Double = 0,
            right: Double = 0
        ) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Creates a geometry.
    public init(size: CGSize, scale: Double, safeArea: Insets = Insets()) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}

/// What a person prefers, as far as the browser tells.
public struct SceneEnvironment: Sendable, Hashable {
    /// Whether a dark look is preferred.
    public var isDark = false
    /// Whether the layout runs from right to left.
    public var isRightToLeft = false
    /// Whether more contrast is preferred.
    public var prefersHighContrast = false
    /// Whether less motion is preferred.
    public var prefersReducedMotion = false
    /// The preferred language, as a BCP 47 tag such as "en-GB".
    public var locale = "en"
    /// Whether the main pointer is a finger rather than a mouse.
    public var isTouch = false

    /// Creates the default environment: light, left to right, English.
    public init() {}
}
