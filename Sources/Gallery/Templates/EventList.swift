import UIKit

/// A list of what happened, with the button that makes it large.
final class EventList: UIView {
    let toggleButton = UIButton(type: .system)
    private let scrollView = UIScrollView()
    private let rows = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        accessibilityIdentifier = "dashboard-events"
        toggleButton.setTitle("Toggle size", for: .normal)
        toggleButton.accessibilityIdentifier = "dashboard-toggle"
        let title = UILabel()
        title.text = "Events"
        title.font = .preferredFont(forTextStyle: .headline)
        rows.axis = .vertical
        for view in [title, toggleButton, scrollView, rows] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        for view in [title, toggleButton, scrollView] { addSubview(view) }
        scrollView.addSubview(rows)
        for event in SampleEvent.all { rows.addArrangedSubview(EventRow(event)) }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            title.centerYAnchor.constraint(equalTo: toggleButton.centerYAnchor),
            toggleButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            toggleButton.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            toggleButton.heightAnchor.constraint(equalToConstant: 44),
            scrollView.topAnchor.constraint(equalTo: toggleButton.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            rows.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// One line of the list: a text at the left, a time at the right.
private final class EventRow: UIView {
    init(_ event: SampleEvent) {
        super.init(frame: .zero)
        let (label, time, line) = (UILabel(), UILabel(), UIView())
        label.text = event.text
        label.font = .preferredFont(forTextStyle: .subheadline)
        time.text = event.time
        time.font = .preferredFont(forTextStyle: .footnote)
        time.textColor = .secondaryLabel
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        line.backgroundColor = .separator
        for view in [label, time, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 44),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            time.leadingAnchor.constraint(
                greaterThanOrEqualTo: label.trailingAnchor,
                constant: 8
            ),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            time.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
