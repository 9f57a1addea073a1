import UIKit

/// The list of all demos.
class IndexController: UIViewController {
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let introduction = UILabel()
    private let card = UIView()
    private let rows = Demo.all.map { DemoRow(demo: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        titleLabel.text = "Vitrine"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        titleLabel.accessibilityTraits = .header
        introduction.text =
            "Each screen is an iOS view controller that runs on the server. "
            + "Your browser draws what it shows."
        introduction.numberOfLines = 0
        introduction.font = .preferredFont(forTextStyle: .body)
        introduction.textColor = .secondaryLabel
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(titleLabel)
        scrollView.addSubview(introduction)
        scrollView.addSubview(card)
        for row in rows {
            card.addSubview(row)
            row.addTarget(nil, action: GalleryController.showDemo, for: .touchUpInside)
        }
        rows.last?.showsSeparator = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = min(view.bounds.width - 40, 640)
        let left = (view.bounds.width - width) / 2
        titleLabel.frame = CGRect(x: left, y: 44, width: width, height: 41)
        let fit = introduction.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude)
        )
        introduction.frame = CGRect(
            x: left,
            y: titleLabel.frame.maxY + 8,
            width: width,
            height: fit.height
        )
        card.frame = CGRect(
            x: left,
            y: introduction.frame.maxY + 24,
            width: width,
            height: DemoRow.height * CGFloat(rows.count)
        )
        scrollView.contentSize = CGSize(width: view.bounds.width, height: card.frame.maxY + 24)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0,
                y: CGFloat(index) * DemoRow.height,
                width: width,
                height: DemoRow.height
            )
        }
    }
}

/// One line of the list: a control with two labels.
class DemoRow: UIControl {
    static let height: CGFloat = 68

    let demo: Demo
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let separator = UIView()

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    init(demo: Demo) {
        self.demo = demo
        super.init(frame: .zero)
        titleLabel.text = demo.title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        subtitleLabel.text = demo.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        separator.backgroundColor = .separator
        addSubview(titleLabel)
        addSubview(subtitleLabel)
        addSubview(separator)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = demo.title
        accessibilityIdentifier = demo.identifier
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 32
        titleLabel.frame = CGRect(x: 16, y: 12, width: width, height: 22)
        subtitleLabel.frame = CGRect(x: 16, y: 36, width: width, height: 18)
        separator.frame = CGRect(
            x: 16,
            y: bounds.height - 0.5,
            width: bounds.width - 16,
            height: 0.5
        )
    }
}
