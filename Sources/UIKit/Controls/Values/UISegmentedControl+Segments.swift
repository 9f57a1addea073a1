import CoreGraphics

extension UISegmentedControl {
    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    // MARK: - Adding and removing

    /// Inserts a segment with a title; an index beyond the last one appends it.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment with an image; an index beyond the last one appends it.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment that shows an action and performs it when it is taken.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(frame: .zero)
        view.show(action)
        insert(view, at: segment, animated: animated)
    }

    private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
        let index = min(max(0, index), segments.count)
        let selected = selectedSegmentIndex
        if animated, window != nil {
            // It grows out of the place where it is.
            let edge = index > 0 ? segments[index - 1].frame.maxX : 0
            view.frame = CGRect(x: edge, y: 0, width: 0, height: bounds.height)
        }
        segments.insert(view, at: index)
        insertSubview(view, at: index + 1)
        change(animated: animated) {
            segmentsDidChange(selecting: selected >= index ? selected + 1 : selected)
            if animated { layOutSegments() }
        }
    }

    /// Removes a segment.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: segment).removeFromSuperview()
        let index = selected == segment ? -1 : selected > segment ? selected - 1 : selected
        change(animated: animated) {
            segmentsDidChange(selecting: index)
            if animated { layOutSegments() }
        }
    }

    /// Removes all segments.
    public func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        segmentsDidChange(selecting: -1)
    }

    // MARK: - Contents

    private func segment(_ index: Int) -> SegmentView {
        precondition(
            segments.indices.contains(index),
            "UISegmentedControl has \(segments.count) segments; there is none at index \(index)."
        )
        return segments[index]
    }

    /// Sets the title of a segment.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment).title = title
        contentsDidChange()
    }

    /// Returns the title of a segment.
    public func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

    /// Sets the image of a segment.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment).image = image
        contentsDidChange()
    }

    /// Returns the image of a segment.
    public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

    /// Sets the action that a segment shows and performs.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(segment).show(action)
        contentsDidChange()
    }

    /// Returns the action of a segment.
    public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

    /// Returns the index of the segment with an action, or `noSegment`.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment, in points; 0 leaves it to the control.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment).width = max(0, width)
        contentsDidChange()
    }

    /// Returns the width that was set for a segment, in points; 0 for none.
    public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).width }

    /// Moves the content of a segment, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment).contentOffset = offset
        self.segment(segment).setNeedsLayout()
    }

    /// Returns how far the content of a segment is moved, in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        self.segment(segment).contentOffset
    }

    /// Sets whether a segment can be taken.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(segment).isEnabled = enabled
        showLook()
    }

    /// Returns whether a segment can be taken.
    public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

    // MARK: - Texts

    /// Sets font and colour of titles in a state.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: State
    ) {
        texts[state] = attributes
        contentsDidChange()
    }

    /// Returns what was set for titles in a state.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        texts[state]
    }

    // MARK: - Widths

    /// The width that all segments ask for, in points.
    var naturalWidth: CGFloat {
        if apportionsSegmentWidthsByContent || segments.contains(where: { $0.width > 0 }) {
            let widest = widestOfOthers
            return segments.reduce(0) { sum, segment in
                let isOwn = apportionsSegmentWidthsByContent || segment.width > 0
                return sum + (isOwn ? segment.naturalWidth : widest)
            }
        }
        return widestOfOthers * CGFloat(segments.count)
    }

    private var widestOfOthers: CGFloat {
        segments.filter { $0.width == 0 }.map(\.naturalWidth).max() ?? 0
    }

    /// Returns the widths of the segments that fill a width.
    func widths(in total: CGFloat) -> [CGFloat] {
        let set = segments.reduce(0) { $0 + $1.width }
        let others = segments.filter { $0.width == 0 }
        guard !others.isEmpty else { return segments.map(\.width) }
        let room = max(0, total - set)
        let natural = others.reduce(0) { $0 + $1.naturalWidth }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent, natural > 0 else {
                return room / CGFloat(others.count)
            }
            return room * segment.naturalWidth / natural
        }
    }
}

extension SegmentView {
    fileprivate func show(_ action: UIAction) {
        self.action = action
        if let image = action.image { self.image = image } else { title = action.title }
    }
}
