/// Holds a view of the app's in a bar, whether it follows constraints or not.
final class BarCustomView: UIView {
    let content: UIView
    /// What keeps a view that follows constraints within this one; in force where room is short.
    private var limits: [NSLayoutConstraint] = []
    private var isLimited = false
    /// The size that a view asked for last that follows constraints, in points.
    private var askedSize = CGSize.zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: content)))
        content.removeFromSuperview()
        addSubview(content)
        guard !content.translatesAutoresizingMaskIntoConstraints else {
            // At once: a frame that says something else would exclude the lengths that it asks for.
            content.frame = bounds
            return
        }
        askedSize = bounds.size
        let edges = [
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor),
        ]
        limits = [
            content.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            content.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ]
        // Weaker than the view's own lengths.
        for constraint in edges + limits { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(edges)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the size that a view asks for, by its frame or by constraints, in points.
    static func size(of view: UIView) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        var size = frameSize(of: view)
        let lengths = view.activeConstraints.filter {
            $0.first === view && $0.holder === view && $0.firstAttribute.isSize
        }
        .map(\.firstAttribute)
        guard !lengths.isEmpty else { return size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if lengths.contains(.width) { size.width = fitting.width }
        if lengths.contains(.height) { size.height = fitting.height }
        return size
    }

    /// Returns the size that a view asks for which has no constraints for its lengths.
    private static func frameSize(of view: UIView) -> CGSize {
        if view.bounds.size != .zero { return view.bounds.size }
        let natural = view.intrinsicContentSize
        if natural.width > 0, natural.height > 0 { return natural }
        let fitting = view.sizeThatFits(UIView.layoutFittingExpandedSize)
        if fitting != .zero { return fitting }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.superview === self else { return }
        guard content.translatesAutoresizingMaskIntoConstraints else { return followContent() }
        if content.frame != bounds { content.frame = bounds }
    }

    /// Asks the bar for another place where constraints gave the view another size.
    private func followContent() {
        let size = Self.size(of: content)
        let exceeds = size.width > bounds.width + 0.5 || size.height > bounds.height + 0.5
        if exceeds != isLimited {
            isLimited = exceeds
            for constraint in limits { constraint.isActive = exceeds }
        }
        guard size != askedSize else { return }
        askedSize = size
        if size != bounds.size { superview?.setNeedsLayout() }
    }
}
