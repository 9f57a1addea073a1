import CoreGraphics
import RenderTree

/// What scroll views say about touches in their content, and taps above it.
extension UIScrollView {
    /// The colours of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What fits the interface's style.
        case `default`
        /// Dark, for content that is always light.
        case black
        /// Light, for content that is always dark.
        case white
    }

    // Safe: the main actor's alone. Whether some scroll view may keep touches from scrolling, so that
    // views have to ask; most processes have none.
    private static var anyKeepsTouches = false
    /// The classes of apps that were looked at, which may override what UIKit answers.
    private static var appClasses: [ObjectIdentifier: Bool] = [:]

    private var isOfApp: Bool {
        let type = ObjectIdentifier(Self.self)
        if let known = Self.appClasses[type] { return known }
        let isOfApp = !String(reflecting: Self.self).hasPrefix("UIKit.")
        Self.appClasses[type] = isOfApp
        return isOfApp
    }

    /// Notes a scroll view that may answer otherwise than UIKit's own.
    func noteContentTouches() {
        if isOfApp { Self.anyKeepsTouches = true }
    }

    /// Views in the content have to be drawn anew, with other claims.
    func contentTouchesDidChange() {
        Self.anyKeepsTouches = true
        func visit(_ view: UIView) {
            for subview in view.hierarchy.subviews {
                subview.setNeedsRender()
                visit(subview)
            }
        }
        visit(self)
    }

    /// The directions in which the browser is not to scroll for touches in a view.
    static func touchesKept(by view: UIView) -> TouchClaims {
        guard anyKeepsTouches else { return [] }
        var claims: TouchClaims = []
        var above = view.superview
        while let candidate = above {
            if let scrollView = candidate as? UIScrollView, scrollView.keepsTouches(in: view) {
                let axes = scrollView.scrollableAxes
                if axes.contains(.horizontal) { claims.insert(.horizontal) }
                if axes.contains(.vertical) { claims.insert(.vertical) }
            }
            above = candidate.superview
        }
        return claims
    }

    private func keepsTouches(in view: UIView) -> Bool {
        guard scroll.cancelsTouches else { return true }
        // On iOS a quick drag that begins on a control scrolls as well.
        return isOfApp && !(view is UIControl) && !touchesShouldCancel(in: view)
    }

    /// The table in whose row this view stands, which may be swiped from here; nil for none.
    var tableAround: UITableView? {
        var above = superview
        while let candidate = above {
            if let table = candidate as? UITableView { return table }
            above = candidate.superview
        }
        return nil
    }

    // MARK: - The upper end

    /// Goes to the upper end of the only content in sight that is to go there.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    static func scrollToTop(in window: UIWindow) -> Bool {
        let candidates = topScrollers(in: window, visible: window.bounds, of: window)
        guard candidates.count == 1, let scrollView = candidates.first else { return false }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        guard scrollView.contentOffset.y > top.y,
            scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
        else { return false }
        scrollView.moveAnimated(to: top) { $0.delegate?.scrollViewDidScrollToTop($0) }
        return true
    }

    private static func topScrollers(
        in view: UIView,
        visible: CGRect,
        of window: UIWindow
    ) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        let area = view.convert(view.bounds, to: window).intersection(visible)
        guard !area.isEmpty else { return [] }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
            scrollView.scrollableAxes.contains(.vertical)
        {
            return [scrollView]
        }
        return view.subviews.flatMap { topScrollers(in: $0, visible: area, of: window) }
    }
}

/// Touches that wait until it is clear that content does not scroll: `delaysContentTouches`.
struct WaitingTouch {
    let touch: UITouch
    let timer: SceneTimer
}

extension TouchDispatcher {
    private static let contentDelay = 0.15

    /// Whether the scroll views around a view let it hear of a touch that begins.
    func mayBegin(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
        for scrollView in touch.scrollViews
        where !scrollView.touchesShouldBegin([touch], with: event, in: view) {
            return false
        }
        return true
    }

    /// Whether a touch that begins waits for what a scroll view around its view makes of it.
    func waitsForScrolling(_ touch: UITouch) -> Bool {
        if !waiting.isEmpty, waiting.contains(where: { $0.touch === touch }) { return true }
        guard !touch.scrollViews.isEmpty, touch.phase == .began,
            let context = scene?.renderContext
        else { return false }
        for scrollView in touch.scrollViews
        where scrollView.delaysContentTouches && !scrollView.scrollableAxes.isEmpty {
            let timer = context.schedule(after: Self.contentDelay) { [weak self, weak touch] in
                guard let touch else { return }
                self?.stopWaiting(touch)
                self?.settleWaiting()
            }
            waiting.append(WaitingTouch(touch: touch, timer: timer))
            return true
        }
        return false
    }

    /// A touch that ends is no scrolling, and one that is cancelled was.
    func stopWaiting(_ touch: UITouch) {
        for entry in waiting where entry.touch === touch { entry.timer.cancel() }
        waiting.removeAll { $0.touch === touch }
    }
}
