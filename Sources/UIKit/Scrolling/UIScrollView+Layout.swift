import RenderTree

/// A scroll view's content in constraints.
final class ContentLayoutGuide: UILayoutGuide {
    /// The content begins at the origin of the coordinates that it is laid out in.
    override var layoutFrame: CGRect {
        guard let view = owningView as? UIScrollView else { return .zero }
        view.autoLayout?.engine?.solve()
        view.takeSolvedContentSize()
        return CGRect(origin: .zero, size: view.contentSize)
    }

    /// Notes that constraints set the content's size in a direction.
    func setsContentSize(_ axis: ScrollContent.Axes) {
        (owningView as? UIScrollView)?.scroll.solvedAxes.insert(axis)
    }
}

extension UIScrollView {
    /// The guide that stands for the content, made if it is missing.
    var contentGuide: ContentLayoutGuide {
        if let guide = scroll.contentGuide { return guide }
        let guide = ContentLayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        scroll.contentGuide = guide
        addLayoutGuide(guide)
        return guide
    }

    /// Takes the content's size over from the engine, where constraints set it.
    func takeSolvedContentSize() {
        // An engine that answers a question has sizes that are those of the question.
        guard !scroll.solvedAxes.isEmpty, !sizesOwnContent,
            autoLayout?.engine?.isTemporary != true, let solved = solvedContentSize
        else { return }
        var size = contentSize
        if scroll.solvedAxes.contains(.horizontal) { size.width = solved.width }
        if scroll.solvedAxes.contains(.vertical) { size.height = solved.height }
        contentSize = size
    }

    /// The size of the content by constraints, as large as it is zoomed.
    var solvedContentSize: CGSize? {
        guard let frame = scroll.contentGuide?.node?.frame else { return nil }
        let size = frame.rounded(scale: pixelsPerPoint).size
        guard scroll.zoom != nil else { return size }
        let scale = zoomScale
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Brings constraints up to date that name what does not scroll.
    func updateScrolledConstraints() {
        updateDependents()
        guard !scroll.crossing.isEmpty else { return }
        scroll.crossing.removeAll { $0.constraint?.holder == nil }
        for entry in scroll.crossing {
            if let constraint = entry.constraint { update(constraint) }
        }
    }

    /// Notes a constraint between what is inside and what is outside.
    func noteCrossing(_ constraint: NSLayoutConstraint) {
        guard !scroll.crossing.contains(where: { $0.constraint === constraint }) else { return }
        scroll.crossing.append(WeakConstraint(constraint: constraint))
    }
}
