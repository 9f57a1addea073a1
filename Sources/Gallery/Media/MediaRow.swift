import UIKit

/// A cover, two lines of text and a length on the title's baseline.
class MediaRow: UIView {
    private let cover = UIImageView(image: UIImage(named: "shop-window"))
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let lengthLabel = UILabel()

    init(title: String, artist: String, length: String, _ color: UIColor) {
        super.init(frame: .zero)
        cover.contentMode = .scaleAspectFit
        cover.backgroundColor = color
        cover.layer.cornerRadius = 8
        cover.clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 2
        artistLabel.text = artist
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .secondaryLabel
        lengthLabel.text = length
        lengthLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        lengthLabel.textColor = .secondaryLabel
        lengthLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        lengthLabel.setContentHuggingPriority(.required, for: .horizontal)
        layOut()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        for view in [cover, titleLabel, artistLabel, lengthLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let fits = bottomAnchor.constraint(equalTo: cover.bottomAnchor)
        fits.priority = .defaultLow
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: leadingAnchor),
            cover.topAnchor.constraint(equalTo: topAnchor),
            cover.widthAnchor.constraint(equalToConstant: 64),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            bottomAnchor.constraint(greaterThanOrEqualTo: cover.bottomAnchor),
            fits,
            titleLabel.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            lengthLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: titleLabel.trailingAnchor,
                constant: 8
            ),
            lengthLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
            lengthLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
            artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            artistLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
            artistLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ])
    }
}
