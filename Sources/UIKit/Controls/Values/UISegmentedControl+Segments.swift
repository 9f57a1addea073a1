import CoreGraphics

extension UISegmentedControl {
    // MARK: - Segments

    /// Puts a segment into its place.
    func insert(_ view: SegmentView, at index: Int, animated: Bool) {
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

    /// The place of the segment at an index; one beyond the last stands for that, nil for none.
    func place(of index: Int) -> Int? {
        guard let last = segments.indices.last else { return nil }
        // UIKit's indices have no sign: one below zero is beyond the last.
        return index < 0 ? last : min(index, last)
    }

    /// The segment at an index, or the last one; nil where there is none.
    func segment(_ index: Int) -> SegmentView? { place(of: index).map { segments[$0] } }

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
    /// Shows what an action says, and performs it when it is taken.
    func show(_ action: UIAction) {
        self.action = action
        if let image = action.image { self.image = image } else { title = action.title }
    }
}
