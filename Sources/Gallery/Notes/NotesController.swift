import UIKit

/// Notes: a title that grows while it is typed, a text that scrolls, a search.
class NotesController: ScrollingStackController, UITextViewDelegate, UISearchBarDelegate {
    private let searchBar = UISearchBar()
    private let titleView = UITextView()
    private let textView = UITextView()
    private let count = UILabel()
    private let help = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Notes")
        searchBar.placeholder = "Search the note"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        searchBar.searchTextField.accessibilityIdentifier = "note-search"
        titleView.font = .systemFont(ofSize: 22, weight: .bold)
        titleView.isScrollEnabled = false
        titleView.accessibilityIdentifier = "note-title"
        titleView.accessibilityLabel = "Title"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.accessibilityIdentifier = "note-text"
        textView.accessibilityLabel = "Text"
        textView.text = "Milk, bread, a present for Ada."
        textView.heightAnchor.constraint(equalToConstant: 260).isActive = true
        for view in [titleView, textView] {
            view.delegate = self
            view.backgroundColor = .secondarySystemGroupedBackground
            view.layer.cornerRadius = 12
            view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        }
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.accessibilityIdentifier = "note-count"
        help.isEditable = false
        help.isScrollEnabled = false
        help.backgroundColor = .clear
        help.attributedText = Self.makeHelp()
        for view in [searchBar, titleView, textView, count, help] {
            stack.addArrangedSubview(view)
        }
        stack.spacing = 12
        textViewDidChange(textView)
    }

    private static func makeHelp() -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Notes are kept as long as the scene. See ",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .footnote),
                .foregroundColor: UIColor.secondaryLabel,
            ]
        )
        text.append(
            NSAttributedString(
                string: "the manual",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote),
                    .link: URL(string: "https://example.org/manual") as Any,
                ]
            )
        )
        return text
    }

    func textViewDidChange(_ textView: UITextView) {
        guard textView === self.textView else { return }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let number = formatter.string(from: NSNumber(value: textView.text.utf16.count)) ?? ""
        count.text = "\(number) units"
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let found = (textView.text as NSString).range(of: searchText, options: .caseInsensitive)
        count.text =
            searchText.isEmpty ? nil : found.location == NSNotFound ? "Not found" : "Found"
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        let text = searchBar.text ?? ""
        let found = (textView.text as NSString).range(of: text, options: .caseInsensitive)
        guard found.location != NSNotFound else { return }
        textView.becomeFirstResponder()
        textView.selectedRange = found
        textView.scrollRangeToVisible(found)
    }
}
