import ControllerViewDesign
import UIKit

/// The system colours as round swatches with their names.
class ColorsControllerView: ControllerView {
    private static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
        ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal),
        ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
        ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ]

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "System colours"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.accessibilityTraits = .header
        return label
    }()

    let styleButton: UIButton = {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Light or dark"
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "style-button"
        return button
    }()

    private let swatches = ColorsControllerView.colors.map {
        Swatch(name: $0.name, color: $0.color)
    }

    override func addSubviews() {
        addSubview(titleLabel)
        addSubview(styleButton)
        swatches.forEach(addSubview)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 40, 640)
        let left = (bounds.width - width) / 2
        let top = safeAreaInsets.top + 44
        titleLabel.frame = CGRect(x: left, y: top, width: width, height: 34)
        styleButton.frame = CGRect(x: left, y: top + 46, width: 160, height: 44)
        let columns = max(3, Int(width / 110))
        let cell = width / CGFloat(columns)
        for (index, swatch) in swatches.enumerated() {
            swatch.frame = CGRect(
                x: left + CGFloat(index % columns) * cell,
                y: top + 114 + CGFloat(index / columns) * 112,
                width: cell,
                height: 100
            )
        }
    }
}

/// A coloured disc above its name.
class Swatch: UIView {
    private let disc = UIView()
    private let nameLabel = UILabel()

    init(name: String, color: UIColor) {
        super.init(frame: .zero)
        disc.backgroundColor = color
        disc.layer.cornerRadius = 30
        disc.layer.shadowOpacity = 0.25
        disc.layer.shadowRadius = 4
        disc.layer.shadowOffset = CGSize(width: 0, height: 2)
        nameLabel.text = name
        nameLabel.textAlignment = .center
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        addSubview(disc)
        addSubview(nameLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: bounds.midX - 30, y: 4, width: 60, height: 60)
        nameLabel.frame = CGRect(x: 0, y: 72, width: bounds.width, height: 20)
    }
}
