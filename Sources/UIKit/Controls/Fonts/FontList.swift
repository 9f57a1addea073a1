import Foundation

/// The names of families of fonts, or of the faces of one.
final class FontList: UITableViewController, UISearchResultsUpdating {
    /// Called with the font that a person chose.
    var chosen: ((UIFontDescriptor) -> Void)?

    private let family: String?
    private let configuration: UIFontPickerViewController.Configuration
    private let selection: UIFontDescriptor?
    private let names: [String]
    private var shown: [String]

    private static let identifier = "Font"

    /// Creates a list of the faces of a family; nil for one of all families.
    init(
        of family: String?,
        _ configuration: UIFontPickerViewController.Configuration,
        _ selection: UIFontDescriptor?
    ) {
        self.family = family
        self.configuration = configuration
        self.selection = selection
        let all = family.map(UIFont.fontNames(forFamilyName:)) ?? UIFont.familyNames
        names = all.sorted().filter { name in
            let faces = family == nil ? UIFont.fontNames(forFamilyName: name) : [name]
            return faces.contains { Self.isOffered($0, configuration.filteredTraits) }
        }
        shown = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    private static func isOffered(
        _ face: String,
        _ traits: UIFontDescriptor.SymbolicTraits
    ) -> Bool {
        guard !traits.isEmpty else { return true }
        return UIFont(name: face, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: traits)
            ?? false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        guard family == nil else { return }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        guard let name = selected, let row = shown.firstIndex(of: name) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    /// The name in the list that has a mark.
    private var selected: String? {
        guard let selection else { return nil }
        let font = UIFont(descriptor: selection, size: 17)
        return family == nil ? font.familyName : font.fontName
    }

    /// Whether a family has faces to choose from.
    private func hasFaces(_ name: String) -> Bool {
        configuration.includeFaces && family == nil
            && UIFont.fontNames(forFamilyName: name).count > 1
    }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int { shown.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let name = shown[indexPath.row]
        let face = family == nil ? UIFont.fontNames(forFamilyName: name).first ?? name : name
        var content = cell.defaultContentConfiguration()
        content.text = name
        if !configuration.displayUsingSystemFont, let font = UIFont(name: face, size: 17) {
            content.textProperties.font = font
        }
        cell.contentConfiguration = content
        cell.accessoryType =
            hasFaces(name) ? .disclosureIndicator : name == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let name = shown[indexPath.row]
        if hasFaces(name) {
            let faces = FontList(of: name, configuration, selection)
            faces.title = name
            faces.chosen = chosen
            navigationController?.pushViewController(faces, animated: true)
        } else if family == nil {
            chosen?(UIFontDescriptor(fontAttributes: [.family: name]))
        } else {
            chosen?(UIFontDescriptor(name: name, size: 0))
        }
    }
}
