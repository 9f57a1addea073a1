import UIKit

/// A rounded box with a heading, text in several lines and a button.
class CardView: UIView {
    let button = UIButton(type: .system)
    /// Text that is shown on demand.
    let moreLabel = UILabel()

    init(title: String, text: String, action: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.numberOfLines = 0
        let textLabel = UILabel()
        textLabel.text = text
        moreLabel.text =
            "A constraint of the label's width comes first; the height that the wrapped text "
            + "needs is known only then, and a second pass of the solver settles it."
        moreLabel.isHidden = true
        for label in [textLabel, moreLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
        }
        button.setTitle(action, for: .normal)
        button.contentHorizontalAlignment = .leading
        layOut([titleLabel, textLabel, moreLabel, button])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut(_ views: [UIView]) {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 20,
            leading: 20,
            bottom: 12,
            trailing: 20
        )
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}
