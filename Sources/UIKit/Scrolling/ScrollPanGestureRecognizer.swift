/// What a scroll view tells of a person's scrolling in the words of a gesture.
///
/// The browser scrolls: this recognizer gets no touches and stands in no view's list. It follows
/// what the page reports, and the way is that of the content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// What the app counts the way from, beside the beginning.
    private var shift = CGPoint.zero

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        attachedView = scrollView
        if scrollView.isDragging { gesture.state = .changed }
    }

    override var isEnabled: Bool {
        didSet { scrollView?.setNeedsRender() }
    }

    override var numberOfTouches: Int { scrollView?.isDragging == true ? 1 : 0 }

    override func translation(in view: UIView?) -> CGPoint {
        guard let scrollView, gesture.state != .possible else { return .zero }
        let (start, now) = (scrollView.scroll.dragStart, scrollView.contentOffset)
        return CGPoint(x: start.x - now.x + shift.x, y: start.y - now.y + shift.y)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = self.translation(in: view)
        shift.x += translation.x - now.x
        shift.y += translation.y - now.y
    }

    override func velocity(in view: UIView?) -> CGPoint {
        guard let velocity = scrollView?.scroll.velocity else { return .zero }
        return CGPoint(x: -velocity.x * 1_000, y: -velocity.y * 1_000)
    }

    /// The middle of what is seen: pages do not tell where the finger that scrolls is.
    override func location(in view: UIView?) -> CGPoint {
        guard let scrollView else { return .zero }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        return scrollView.convert(middle, to: view)
    }

    /// Tells of the next step of a person's scrolling.
    func follow(_ state: State) {
        if state == .began { shift = .zero }
        gesture.state = state
        sendActions()
        if state == .ended { gesture.state = .possible }
    }
}
