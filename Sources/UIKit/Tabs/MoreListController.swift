/// The controllers whose tabs have no room in the bar, as a list.
final class MoreListController: UIViewController {
    /// Called with the controller that a person chose.
    var choose: (UIViewController) -> Void = { _ in }
    private let scrollView = UIScrollView()
    private var rows: [MoreRow] = []

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
    }

    /// Lists controllers.
    func show(_ controllers: [(UIViewController, UITabBarItem?)]) {
        loadViewIfNeeded()
        for row in rows { row.removeFromSuperview() }
        rows = controllers.map { controller, item in
            let row = MoreRow(item)
            row.addAction(
                UIAction { [weak self, weak controller] _ in
                    if let controller { self?.choose(controller) }
                },
                for: .touchUpInside
            )
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = view.bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: size.width, height: 44)
        }
        scrollView.contentSize = CGSize(width: size.width, height: CGFloat(rows.count) * 44)
    }
}

/// A line of the list: image, title and a small arrow.
private final class MoreRow: UIControl {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let arrow = UIImageView(image: BarGlyphs.disclosure)
    private let line = UIView()

    init(_ item: UITabBarItem?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        imageView.image = item?.image?.withRenderingMode(.alwaysTemplate)
        imageView.contentMode = .center
        label.text = item?.title
        label.font = .systemFont(ofSize: 17)
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        line.backgroundColor = .separator
        accessibilityLabel = item?.title
        accessibilityTraits = .button
        for view in [imageView, label, arrow, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = imageView.image != nil
        let start: CGFloat = hasImage ? 56 : 16
        imageView.frame = CGRect(x: 16, y: 0, width: hasImage ? 28 : 0, height: bounds.height)
        label.frame = CGRect(
            x: start,
            y: 0,
            width: max(0, bounds.width - start - 44),
            height: bounds.height
        )
        arrow.frame = CGRect(x: bounds.width - 34, y: 0, width: 18, height: bounds.height)
        line.frame = CGRect(
            x: start,
            y: bounds.height - 0.5,
            width: max(0, bounds.width - start),
            height: 0.5
        )
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
        label.textAlignment = .right
    }
}
