import UIKit

/// Names in sections by their first letters, whose headers stay at the upper edge.
class ContactsController: UITableViewController {
    private static let given = [
        "Ada", "Basil", "Cleo", "Dina", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana", "Kim", "Lea",
        "Max", "Nora", "Otto", "Pia", "Quin", "Ruth", "Sam", "Tess", "Uli", "Vera", "Will",
        "Xenia", "Yara", "Zoe",
    ]
    private static let family = [
        "Arnold", "Becker", "Conti", "Dubois", "Eriksen", "Fischer", "García", "Horváth",
        "Ivanova", "Jensen",
    ]
    private var sections: [(letter: String, names: [String])] = given.map { name in
        (String(name.prefix(1)), family.map { "\(name) \($0)" })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.accessibilityIdentifier = "contacts"
        tableView.tableHeaderView = makeHeader()
    }

    private func makeHeader() -> UIView {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 72))
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 41))
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.text = "Contacts"
        label.accessibilityTraits = .header
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.accessibilityIdentifier = "add-contact"
        button.frame = CGRect(x: 310, y: 16, width: 64, height: 41)
        button.autoresizingMask = .flexibleLeftMargin
        button.addTarget(self, action: Self.addContact, for: .touchUpInside)
        header.addSubview(label)
        header.addSubview(button)
        return header
    }

    func addContact() {
        sections[0].names.insert("Ada New \(sections[0].names.count)", at: 1)
        tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        sections[section].letter
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let name = sections[indexPath.section].names[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = name
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let cell = tableView.cellForRow(at: indexPath)
        cell?.accessoryType = cell?.accessoryType == .checkmark ? .disclosureIndicator : .checkmark
    }
}
