/// The list of what may be searched for, over what is searched.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let choose: (any UISearchSuggestion) -> Void
    var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }

    init(_ choose: @escaping (any UISearchSuggestion) -> Void) {
        self.choose = choose
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        keyboardDismissMode = .onDrag
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        suggestions.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard suggestions.indices.contains(indexPath.row) else { return }
        choose(suggestions[indexPath.row])
    }
}
