import CoreGraphics

/// The view of a section that scrolls by itself.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
    /// The section, which may get another number as the data changes.
    var section: Int
    // Safe: the collection view is the superview, and outlives its subviews' being in it.
    private(set) weak var collectionView: UICollectionView?
    private var values: OrthogonalSection?
    private var isFlipped = false

    init(_ section: Int, of collectionView: UICollectionView) {
        self.section = section
        self.collectionView = collectionView
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    // It is a part of the collection view, whose items stand in it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        collectionView?.touchesCancelled(touches, with: event)
    }

    /// Takes over what the layout says of the section.
    func show(_ new: OrthogonalSection, frame place: CGRect, isFlipped flipped: Bool) {
        if frame != place { frame = place }
        guard new != values || flipped != isFlipped else { return }
        let offset = layoutOffset
        values = new
        isFlipped = flipped
        contentSize = CGSize(width: new.contentWidth, height: new.frame.height)
        isPagingEnabled = new.behavior == .paging
        decelerationRate = new.rate == .fast ? .fast : .normal
        bounces = new.bounce != .never
        alwaysBounceHorizontal = new.bounce == .always
        contentOffset.x =
            clamped(
                CGPoint(x: flipped ? new.contentWidth - bounds.width - offset : offset, y: 0)
            ).x
    }

    /// The offset from the side where the section begins, in points.
    var layoutOffset: CGFloat {
        guard isFlipped, let values else { return contentOffset.x }
        return values.contentWidth - bounds.width - contentOffset.x
    }

    /// Returns the place in this view of what the layout has at a place as it is scrolled now.
    func place(of layoutFrame: CGRect) -> CGRect {
        guard let values else { return layoutFrame }
        var frame = layoutFrame
        frame.origin.x += collectionView?.collectionViewLayout.offset(of: section) ?? 0
        frame.origin.y -= values.frame.minY
        if isFlipped { frame.origin.x = values.contentWidth - frame.maxX }
        return frame
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        collectionView?.orthogonalSectionDidScroll(self)
    }

    override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let values, values.stride > 0 else { return offset }
        let farthest = max(0, values.contentWidth - bounds.width)
        func layout(_ x: CGFloat) -> CGFloat { isFlipped ? farthest - x : x }
        let now = layoutOffset
        let wanted = layout(offset.x)
        // A centred group stands that much further right than one at the edge.
        let lead =
            values.behavior == .groupPagingCentered
            ? (bounds.width - values.groupWidth) / 2 - values.margin : 0
        var target: CGFloat
        switch values.behavior {
        case .continuousGroupLeadingBoundary:
            target = (wanted / values.stride).rounded() * values.stride
        case .groupPaging, .groupPagingCentered:
            let current = (now + lead) / values.stride
            let page = ((wanted + lead) / values.stride).rounded()
            let near = min(max(page, current.rounded(.down)), current.rounded(.up))
            target = near * values.stride - lead
        case .none, .continuous, .paging: return offset
        }
        target = min(max(0, target), farthest)
        return CGPoint(x: layout(target), y: offset.y)
    }
}
