import UIKit

/// A screen in Arabic: leading is the right side.
class RightToLeftController: ScrollingStackController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for each in [view, scrollView, stack] as [UIView?] {
            each?.semanticContentAttribute = .forceRightToLeft
        }
        addTitle("مرحبا بالعالم")
        stack.arrangedSubviews.first.map { ($0 as? UILabel)?.textAlignment = .right }
        let rows = [
            MessageRow(
                name: "ليلى",
                text: "وصلت الصور، شكرا جزيلا! سنلتقي غدا في المقهى قرب المحطة.",
                time: "09:41",
                color: .systemGreen
            ),
            MessageRow(
                name: "Ada",
                text: "See you at 5, قرب المكتبة.",
                time: "08:15",
                color: .systemBlue
            ),
            MessageRow(
                name: "סבתא",
                text: "מתי אתם באים לארוחת ערב?",
                time: "07:02",
                color: .systemPurple
            ),
        ]
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        list.spacing = 12
        list.semanticContentAttribute = .forceRightToLeft
        stack.addArrangedSubview(list)
    }
}

/// A message with a portrait at the leading end and a time at the trailing one.
class MessageRow: UIView {
    init(name: String, text: String, time: String, color: UIColor) {
        super.init(frame: .zero)
        semanticContentAttribute = .forceRightToLeft
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        let portrait = UIView()
        portrait.backgroundColor = color
        portrait.layer.cornerRadius = 22
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let timeLabel = UILabel()
        timeLabel.text = time
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        for label in [nameLabel, textLabel] { label.textAlignment = .right }
        for each in [portrait, nameLabel, timeLabel, textLabel] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
        }
        NSLayoutConstraint.activate([
            portrait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            portrait.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            portrait.widthAnchor.constraint(equalToConstant: 44),
            portrait.heightAnchor.constraint(equalToConstant: 44),
            portrait.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
            nameLabel.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
            nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            timeLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: nameLabel.trailingAnchor,
                constant: 8
            ),
            timeLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            timeLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            textLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            textLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
            textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
