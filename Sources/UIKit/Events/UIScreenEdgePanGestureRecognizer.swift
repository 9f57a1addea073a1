/// A pan that begins at an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture begins; default none.
    @exclusivity(unchecked) open var edges: UIRectEdge = [] {
        didSet { claimsDidChange() }
    }

    /// How far from the edge the touch may go down, in points.
    private static let reach: CGFloat = 20

    override func accepts(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        return !edges(at: touch.locationInWindow, in: bounds).isEmpty
    }

    private func edges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var found: UIRectEdge = []
        if point.x <= bounds.minX + Self.reach { found.insert(.left) }
        if point.x >= bounds.maxX - Self.reach { found.insert(.right) }
        if point.y <= bounds.minY + Self.reach { found.insert(.top) }
        if point.y >= bounds.maxY - Self.reach { found.insert(.bottom) }
        return found.intersection(edges)
    }

    /// Only ways into the window begin it.
    override func mayBegin(_ way: CGPoint) {
        let inward: [(UIRectEdge, CGFloat, CGFloat)] = [
            (.left, way.x, way.y), (.right, -way.x, way.y),
            (.top, way.y, way.x), (.bottom, -way.y, way.x),
        ]
        let begins = inward.contains { edge, main, across in
            edges.contains(edge) && main > abs(across)
        }
        state = begins ? .began : .failed
    }

    override var claims: GestureClaims {
        var claims: GestureClaims = .yieldsToScrolling
        if !edges.isDisjoint(with: [.left, .right]) { claims.insert(.horizontal) }
        if !edges.isDisjoint(with: [.top, .bottom]) { claims.insert(.vertical) }
        return claims
    }
}
