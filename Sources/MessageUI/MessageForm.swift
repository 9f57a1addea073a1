import UIKit

/// A message as a person writes it: fields of one line, files, and a text.
final class MessageForm: UIViewController {
    /// What stands in a line of its own.
    enum Field: Int, CaseIterable {
        case to, cc, bcc, subject

        var title: String {
            switch self {
            case .to: "To:"
            case .cc: "Cc:"
            case .bcc: "Bcc:"
            case .subject: "Subject:"
            }
        }
    }

    /// A file that goes along.
    struct Attachment {
        var name: String
        var data: Data
    }

    /// The fields that are shown, in their order.
    var shown: [Field] = Field.allCases
    /// The kind of keyboard for addresses.
    var addressKeyboard = UIKeyboardType.emailAddress
    var attachments: [Attachment] = []
    /// Called when the person is done: whether the message is to go.
    var ended: ((Bool) -> Void)?

    private var texts: [Field: String] = [:]
    private var givenText = ""
    private var fields: [Field: UITextField] = [:]
    private let textView = UITextView()

    /// The text; what the person wrote once the form is shown.
    var text: String {
        get { isViewLoaded ? textView.text : givenText }
        set {
            givenText = newValue
            textView.text = newValue
        }
    }

    /// What stands in a field.
    subscript(field: Field) -> String {
        get { fields[field]?.text ?? texts[field] ?? "" }
        set {
            texts[field] = newValue
            fields[field]?.text = newValue
            refresh()
        }
    }

    /// The addresses in a field, which commas part.
    func addresses(_ field: Field) -> [String] {
        self[field].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.ended?(false) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send",
            primaryAction: UIAction { [weak self] _ in self?.ended?(true) }
        )
        navigationItem.rightBarButtonItem?.style = .done
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = givenText
        textView.accessibilityLabel = "Message body"
        place(shown.map(makeRow) + makeFiles() + [textView])
        refresh()
    }

    private func place(_ views: [UIView]) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func makeRow(_ field: Field) -> UIView {
        let label = UILabel()
        label.text = field.title
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .horizontal)
        let input = UITextField()
        input.text = texts[field]
        input.accessibilityLabel = field.title
        input.heightAnchor.constraint(equalToConstant: 36).isActive = true
        if field != .subject {
            input.keyboardType = addressKeyboard
            input.autocapitalizationType = .none
            input.autocorrectionType = .no
        }
        input.addAction(
            UIAction { [weak self] _ in self?.refresh() },
            for: .editingChanged
        )
        fields[field] = input
        let row = UIStackView(arrangedSubviews: [label, input])
        row.spacing = 8
        return row
    }

    private func makeFiles() -> [UIView] {
        guard !attachments.isEmpty else { return [] }
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.text =
            "Saved beside the message, to be added to it: "
            + attachments.map(\.name).joined(separator: ", ")
        return [label]
    }

    /// A message goes where somebody gets it.
    private func refresh() {
        guard isViewLoaded else { return }
        let isAddressed = [.to, .cc, .bcc].contains { !addresses($0).isEmpty }
        navigationItem.rightBarButtonItem?.isEnabled = isAddressed
    }
}
