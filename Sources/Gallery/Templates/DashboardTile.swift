import UIKit

/// One figure: its name, its value and a chart that some layouts show.
final class DashboardTile: UIView {
    let value = UILabel()
    let chart = UIStackView()
    private let title = UILabel()

    /// The four figures.
    static var all: [DashboardTile] {
        [
            DashboardTile("Revenue", "48.2 k", .systemIndigo, [0.4, 0.6, 0.5, 0.9, 1]),
            DashboardTile("Orders", "165", .systemOrange, [0.7, 0.5, 0.8, 0.6, 0.9]),
            DashboardTile("Active users", "2,310", .systemTeal, [0.3, 0.4, 0.6, 0.8, 1]),
            DashboardTile("Satisfaction", "98 %", .systemPink, [1, 0.9, 0.95, 0.8, 1]),
        ]
    }

    init(_ name: String, _ figure: String, _ color: UIColor, _ bars: [CGFloat]) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 12
        clipsToBounds = true
        accessibilityIdentifier = "tile-\(name.lowercased())"
        value.accessibilityIdentifier = "value-\(name.lowercased())"
        title.text = name
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.textColor = .white
        value.text = figure
        value.font = .systemFont(ofSize: 34, weight: .semibold)
        value.textColor = .white
        chart.alpha = 0
        chart.spacing = 4
        chart.alignment = .bottom
        chart.distribution = .fillEqually
        for view in [title, value, chart] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for height in bars { addBar(height) }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(
            [
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
                title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            ] + Self.place(chart, in: self)
        )
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Returns the constraints of the chart's place, which is the same in all layouts.
    static func place(_ chart: UIView, in tile: UIView) -> [NSLayoutConstraint] {
        [
            chart.trailingAnchor.constraint(equalTo: tile.trailingAnchor, constant: -12),
            chart.bottomAnchor.constraint(equalTo: tile.bottomAnchor, constant: -12),
            chart.widthAnchor.constraint(equalToConstant: 52),
            chart.heightAnchor.constraint(equalToConstant: 34),
        ]
    }

    private func addBar(_ height: CGFloat) {
        let bar = UIView()
        bar.backgroundColor = UIColor(white: 1, alpha: 0.85)
        bar.layer.cornerRadius = 2
        chart.addArrangedSubview(bar)
        bar.heightAnchor.constraint(equalTo: chart.heightAnchor, multiplier: height).isActive = true
    }
}

/// What the screen is about.
final class DashboardNote: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        accessibilityIdentifier = "dashboard-note"
        let text = UILabel()
        text.text =
            "Three templates lay out these views. Tap Toggle size, or turn the device, and the "
            + "server computes the way from one to the next."
        text.font = .preferredFont(forTextStyle: .footnote)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            text.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            text.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
