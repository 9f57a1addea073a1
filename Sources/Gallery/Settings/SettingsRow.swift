import UIKit

/// One line of a form: an icon, a title, a value and an arrow.
class SettingsRow: UIControl {
    private let iconLabel = UILabel()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let arrow = UILabel()
    private let separator = UIView()

    /// The value at the trailing end.
    var detail: String? {
        get { detailLabel.text }
        set {
            detailLabel.text = newValue
            detailLabel.isHidden = newValue == nil
            accessibilityValue = newValue
        }
    }

    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    init(icon: String, color: UIColor, title: String, detail: String? = nil, identifier: String) {
        super.init(frame: .zero)
        iconLabel.text = icon
        iconLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        iconLabel.textColor = .white
        iconLabel.textAlignment = .center
        iconLabel.backgroundColor = color
        iconLabel.layer.cornerRadius = 7
        iconLabel.clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 0
        detailLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.textColor = .secondaryLabel
        arrow.text = "›"
        arrow.font = .systemFont(ofSize: 20, weight: .medium)
        arrow.textColor = .tertiaryLabel
        separator.backgroundColor = .separator
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title
        accessibilityIdentifier = identifier
        self.detail = detail
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    private func layOut() {
        let row = UIStackView(arrangedSubviews: [iconLabel, titleLabel, detailLabel, arrow])
        row.alignment = .center
        row.spacing = 12
        row.setCustomSpacing(8, after: detailLabel)
        row.isUserInteractionEnabled = false
        for view in [row, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for label in [detailLabel, arrow] {
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        NSLayoutConstraint.activate([
            iconLabel.widthAnchor.constraint(equalToConstant: 30),
            iconLabel.heightAnchor.constraint(equalToConstant: 30),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }
}
