import UIKit

/// A form of settings in groups, laid out with nested stack views.
class SettingsController: ScrollingStackController {
    private let quietRow = SettingsRow(
        icon: "N",
        color: .systemRed,
        title: "Notifications",
        detail: "On",
        identifier: "settings-notifications"
    )
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Settings")
        addSection([
            SettingsRow(
                icon: "A",
                color: .systemGray,
                title: "General",
                identifier: "settings-general"
            ),
            SettingsRow(
                icon: "D",
                color: .systemIndigo,
                title: "Display and text size",
                detail: "Automatic",
                identifier: "settings-display"
            ),
            quietRow,
        ])
        hint.text =
            "Notifications may include alerts, sounds and badges. "
            + "Tap the row above to turn them on or off."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        if let section = stack.arrangedSubviews.last { stack.setCustomSpacing(8, after: section) }
        stack.addArrangedSubview(hint)
        addSection([
            SettingsRow(
                icon: "P",
                color: .systemBlue,
                title: "Privacy and security",
                identifier: "settings-privacy"
            ),
            SettingsRow(
                icon: "L",
                color: .systemGreen,
                title: "A title so long that it takes a second line where the window is narrow",
                detail: "Never",
                identifier: "settings-long"
            ),
            SettingsRow(
                icon: "B",
                color: .systemOrange,
                title: "Storage",
                detail: "12.4 of 64 GB",
                identifier: "settings-storage"
            ),
        ])
        quietRow.addTarget(self, action: Self.toggleNotifications, for: .touchUpInside)
    }

    func toggleNotifications() {
        quietRow.detail = quietRow.detail == "On" ? "Off, and nothing rings" : "On"
        hint.isHidden = quietRow.detail != "On"
    }

    private func addSection(_ rows: [SettingsRow]) {
        let section = UIStackView(arrangedSubviews: rows)
        section.axis = .vertical
        section.backgroundColor = .secondarySystemGroupedBackground
        section.layer.cornerRadius = 12
        section.clipsToBounds = true
        rows.last?.showsSeparator = false
        stack.addArrangedSubview(section)
    }
}
