import UIKit

/// Settings in round groups, of the styles that cells have.
class PreferencesController: UITableViewController {
    private struct Row {
        let title: String
        var value: String?
        var subtitle: String?
        var accessory = UITableViewCell.AccessoryType.disclosureIndicator
    }

    private let sections: [(header: String?, footer: String?, rows: [Row])] = [
        (
            nil, nil,
            [Row(title: "Ada Arnold", subtitle: "Account, media, purchases and more")]
        ),
        (
            "Connections", nil,
            [
                Row(title: "Wireless network", value: "Harbour"),
                Row(title: "Bluetooth", value: "On"),
                Row(title: "Mobile data", value: "Off"),
            ]
        ),
        (
            "Language", "Texts of the system are shown in the language that is chosen.",
            [
                Row(title: "English", accessory: .checkmark),
                Row(title: "Deutsch", accessory: .none),
                Row(title: "Français", accessory: .none),
                Row(title: "العربية", accessory: .none),
            ]
        ),
        (
            "About", nil,
            [
                Row(title: "Version", value: "1.0", accessory: .none),
                Row(title: "Licences", accessory: .detailDisclosureButton),
            ]
        ),
    ]
    private var language = 0

    convenience init() { self.init(style: .insetGrouped) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Preferences"
        tableView.accessibilityIdentifier = "preferences"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        sections[section].header
    }

    override func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? {
        sections[section].footer
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let style: UITableViewCell.CellStyle = row.subtitle == nil ? .value1 : .subtitle
        let name = "style \(style.rawValue)"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: name)
            ?? UITableViewCell(style: style, reuseIdentifier: name)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.value ?? row.subtitle
        cell.accessoryType = row.accessory
        if indexPath.section == 2 {
            cell.accessoryType = indexPath.row == language ? .checkmark : .none
        }
        cell.accessibilityIdentifier = row.title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 2 else { return }
        let old = language
        language = indexPath.row
        for row in [old, language] {
            let path = IndexPath(row: row, section: 2)
            tableView.cellForRow(at: path)?.accessoryType = row == language ? .checkmark : .none
        }
    }
}
