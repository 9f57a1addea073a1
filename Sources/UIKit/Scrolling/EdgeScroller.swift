import CoreGraphics

/// Scrolls a view on for as long as something is held near one of its edges.
@MainActor
final class EdgeScroller {
    private weak var view: UIScrollView?
    private let report: @MainActor (CGPoint) -> Void
    /// Where something is held, in the view's coordinates.
    private var place = CGPoint.zero
    private var timer: SceneTimer?

    /// How wide the stretches at the edges are, in points.
    private static let zone: CGFloat = 60
    /// The highest speed, in points for each second.
    private static let speed: CGFloat = 600
    /// The time between two steps, in seconds.
    private static let interval: TimeInterval = 1.0 / 30

    /// Creates what scrolls a view.
    ///
    /// - Parameters:
    ///   - view: The view, which is not kept alive.
    ///   - report: Called after each step with the place that is above the same one of the screen.
    init(_ view: UIScrollView, _ report: @escaping @MainActor (CGPoint) -> Void) {
        self.view = view
        self.report = report
    }

    /// Takes a place over at which something is held, in the view's coordinates.
    func hold(at place: CGPoint) {
        self.place = place
        guard let view, target(in: view) != nil else { return stop() }
        guard timer == nil else { return }
        timer = view.rendering.context?.schedule(after: Self.interval) { [weak self] in
            self?.step()
        }
    }

    /// Leaves the content where it is.
    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func step() {
        timer = nil
        guard let view, let target = target(in: view) else { return }
        let before = view.contentOffset
        view.move(to: target, isAnimated: false)
        let after = view.contentOffset
        guard after != before else { return }
        let now = CGPoint(x: place.x + after.x - before.x, y: place.y + after.y - before.y)
        report(now)
        hold(at: now)
    }

    /// Returns the offset of the next step; nil where there is none.
    private func target(in view: UIScrollView) -> CGPoint? {
        let (area, inset) = (view.bounds, view.adjustedContentInset)
        var offset = view.contentOffset
        if view.contentSize.width > area.width {
            offset.x += Self.way(place.x, area.minX + inset.left, area.maxX - inset.right)
        }
        if view.contentSize.height > area.height {
            offset.y += Self.way(place.y, area.minY + inset.top, area.maxY - inset.bottom)
        }
        let target = view.rounded(view.clamped(offset))
        return target == view.contentOffset ? nil : target
    }

    /// Returns how far a step goes between two edges, the further the nearer one of them is.
    private static func way(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let zone = min(Self.zone, (high - low) / 4)
        guard zone > 0 else { return 0 }
        let depth = max(place - (high - zone), 0) - max(low + zone - place, 0)
        return min(max(depth / zone, -1), 1) * speed * CGFloat(interval)
    }
}
