extension UIGestureRecognizer {
    /// Leaves further fingers than two alone.
    func keepTwoFingers(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard gesture.downTouches.count > 2 else { return }
        for touch in touches { ignore(touch, for: event) }
    }

    /// Ends a continuous gesture with its last finger.
    func endWithLastFinger() {
        guard gesture.downTouches.isEmpty else { return }
        state = state == .possible && !isHeld ? .failed : .ended
    }
}

/// Two fingers: how far they are apart and how they are turned.
@MainActor
struct TouchPair {
    private let first: UITouch
    private let second: UITouch

    /// Creates a pair of the first two touches that are down; nil for fewer.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        first = touches[0]
        second = touches[1]
    }

    /// The distance between the fingers, in points; never zero.
    var distance: CGFloat {
        let (one, other) = (first.locationInWindow, second.locationInWindow)
        return max(hypot(other.x - one.x, other.y - one.y), 1)
    }

    /// The direction from the first finger to the second, in radians.
    var angle: CGFloat {
        let (one, other) = (first.locationInWindow, second.locationInWindow)
        return atan2(other.y - one.y, other.x - one.x)
    }
}
