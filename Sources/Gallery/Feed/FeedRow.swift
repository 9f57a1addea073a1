import UIKit

/// A post: a portrait beside a name, text and a button, all in stack views.
class FeedRow: UIStackView {
    let likeButton = UIButton(type: .system)

    init(name: String, text: String, number: Int) {
        super.init(frame: .zero)
        let portrait = UILabel()
        portrait.text = String(name.prefix(1))
        portrait.font = .systemFont(ofSize: 17, weight: .semibold)
        portrait.textColor = .white
        portrait.textAlignment = .center
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 20
        portrait.clipsToBounds = true
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 40),
            portrait.heightAnchor.constraint(equalToConstant: 40),
        ])
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        let numberLabel = UILabel()
        numberLabel.text = "Post \(number)"
        numberLabel.font = .preferredFont(forTextStyle: .caption1)
        numberLabel.textColor = .secondaryLabel
        numberLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let heading = UIStackView(arrangedSubviews: [nameLabel, numberLabel])
        heading.alignment = .firstBaseline
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.numberOfLines = 0
        likeButton.setTitle("Like", for: .normal)
        likeButton.contentHorizontalAlignment = .leading
        likeButton.accessibilityIdentifier = "like-\(number)"
        let column = UIStackView(arrangedSubviews: [heading, textLabel, likeButton])
        column.axis = .vertical
        column.spacing = 4
        addArrangedSubview(portrait)
        addArrangedSubview(column)
        alignment = .top
        spacing = 12
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12,
            leading: 16,
            bottom: 4,
            trailing: 16
        )
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        accessibilityIdentifier = "post-\(number)"
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
