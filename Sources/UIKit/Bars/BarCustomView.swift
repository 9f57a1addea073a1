/// Holds a view of the app's in a bar, whether it follows constraints or not.
final class BarCustomView: UIView {
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: content)))
        content.removeFromSuperview()
        addSubview(content)
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        // Weaker than the view's own lengths.
        let edges = [
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for edge in edges { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(edges)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the size that a view asks for, in points.
    static func size(of view: UIView) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if view.bounds.size != .zero { return view.bounds.size }
        let natural = view.intrinsicContentSize
        if natural.width > 0, natural.height > 0 { return natural }
        let fitting = view.sizeThatFits(UIView.layoutFittingExpandedSize)
        if fitting != .zero { return fitting }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.translatesAutoresizingMaskIntoConstraints, content.superview === self else {
            return
        }
        if content.frame != bounds { content.frame = bounds }
    }
}
