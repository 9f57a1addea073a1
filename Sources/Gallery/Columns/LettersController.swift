import UIKit

/// Letters beside their text; on phones one after the other.
class LettersController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = LetterListController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(list, for: .primary)
        setViewController(
            UINavigationController(rootViewController: LetterController()),
            for: .secondary
        )
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Where one column fits, the list is seen first.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// What was written, by whom.
struct Letter {
    let sender: String
    let subject: String
    var text: String

    static let samples = [
        Letter(sender: "Ada", subject: "The engine", text: "It weaves patterns of numbers."),
        Letter(sender: "Grace", subject: "A moth", text: "It was between the contacts."),
        Letter(sender: "Alan", subject: "A game", text: "Can you tell who answers?"),
        Letter(sender: "Hedy", subject: "Frequencies", text: "They hop, and nobody listens in."),
    ]
}

/// The list of letters.
class LetterListController: UITableViewController, UISearchResultsUpdating {
    private var all = Letter.samples
    private var letters = Letter.samples
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letters"
        tableView.accessibilityIdentifier = "letters"
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.searchTextField.accessibilityIdentifier = "letter-search"
        navigationItem.searchController = search
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: LetterListController.fetch, for: .valueChanged)
        refreshControl = refresh
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    private func fetch(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            let number = all.count - Letter.samples.count + 1
            let text = "It came when the list was pulled."
            all.insert(Letter(sender: "Radia", subject: "News \(number)", text: text), at: 0)
            sender.endRefreshing()
            updateSearchResults(for: search)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        letters = all.filter {
            text.isEmpty || $0.sender.contains(text) || $0.subject.contains(text)
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = letters[indexPath.row].sender
        content.secondaryText = letters[indexPath.row].subject
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "letter-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let letter = LetterController()
        letter.letter = letters[indexPath.row]
        showDetailViewController(UINavigationController(rootViewController: letter), sender: self)
    }
}

/// A letter, whose subject can be changed.
class LetterController: UIViewController {
    var letter: Letter? { didSet { showLetter() } }
    private var subject: String?
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.accessibilityIdentifier = "letter-text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        showLetter()
    }

    private func showLetter() {
        guard isViewLoaded else { return }
        title = subject ?? letter?.subject
        label.text = letter?.text ?? "No letter chosen"
        label.textColor = letter == nil ? .secondaryLabel : .label
        guard letter != nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose,
            target: self,
            action: LetterController.rename
        )
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "letter-rename"
    }

    private func rename() {
        let alert = UIAlertController(
            title: "Subject",
            message: "What is the letter about?",
            preferredStyle: .alert
        )
        alert.addTextField { field in
            field.text = self.title
            field.placeholder = "Subject"
            field.clearButtonMode = .whileEditing
            field.accessibilityIdentifier = "letter-subject"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [unowned alert] _ in
                self.subject = alert.textFields?.first?.text
                self.showLetter()
            }
        )
        present(alert, animated: true)
    }
}
