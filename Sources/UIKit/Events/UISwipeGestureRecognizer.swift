/// A discrete gesture recognizer that interprets swipes: fast ways in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count; default right.
    open var direction = Direction.right {
        didSet { claimsDidChange() }
    }
    /// How many fingers; default 1.
    open var numberOfTouchesRequired = 1

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var startTime: TimeInterval?

    /// The least way along the direction and the most across it, in points.
    private static let way: CGFloat = 50
    private static let deviation: CGFloat = 50
    /// The longest time of a swipe, in seconds.
    private static let duration = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if startTime == nil { startTime = now }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.locationInWindow }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !isHeld, let startTime else { return }
        guard now - startTime <= Self.duration else { return state = .failed }
        let ways = gesture.touches.compactMap { touch -> CGPoint? in
            guard let start = starts[ObjectIdentifier(touch)] else { return nil }
            let point = touch.locationInWindow
            return CGPoint(x: point.x - start.x, y: point.y - start.y)
        }
        let directions: [Direction] = [.right, .left, .up, .down].filter(direction.contains)
        let isSwipe = directions.contains { direction in
            ways.allSatisfy {
                Self.along($0, direction) >= Self.way && Self.isStraight($0, direction)
            }
        }
        if isSwipe, ways.count == numberOfTouchesRequired {
            state = .ended
        } else if !directions.contains(where: { direction in
            ways.allSatisfy { Self.isStraight($0, direction) }
        }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if state == .possible, !isHeld { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        starts = [:]
        startTime = nil
    }

    private static func along(_ way: CGPoint, _ direction: Direction) -> CGFloat {
        switch direction {
        case .right: way.x
        case .left: -way.x
        case .up: -way.y
        default: way.y
        }
    }

    private static func isStraight(_ way: CGPoint, _ direction: Direction) -> Bool {
        abs(direction == .left || direction == .right ? way.y : way.x) <= deviation
    }

    override var claims: GestureClaims {
        // What scrolls in the direction of a swipe begins to before the swipe is one.
        var claims: GestureClaims = .yieldsToScrolling
        if numberOfTouchesRequired > 1 { claims.insert(.twoFingers) }
        if !direction.isDisjoint(with: [.left, .right]) { claims.insert(.horizontal) }
        if !direction.isDisjoint(with: [.up, .down]) { claims.insert(.vertical) }
        return claims
    }
}
