import UIKit

/// A form with a name, a password and a card number that is grouped while it is typed.
class SignInController: ScrollingStackController, UITextFieldDelegate {
    private let nameField = SignInController.field("Email", "sign-in-name")
    private let passwordField = SignInController.field("Password", "sign-in-password")
    private let cardField = SignInController.field("Card number", "sign-in-card")
    private let button = UIButton(configuration: .filled())
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTitle("Sign in")
        configureFields()
        button.setTitle("Sign in", for: .normal)
        button.accessibilityIdentifier = "sign-in-button"
        button.addTarget(self, action: Self.signIn, for: .touchUpInside)
        message.font = .preferredFont(forTextStyle: .footnote)
        message.textColor = .secondaryLabel
        message.numberOfLines = 0
        message.accessibilityIdentifier = "sign-in-message"
        for view in [nameField, passwordField, cardField, button, message] {
            stack.addArrangedSubview(view)
        }
        stack.spacing = 12
        let tap = UITapGestureRecognizer(target: self, action: Self.backgroundTapped)
        tap.cancelsTouchesInView = false
        scrollView.addGestureRecognizer(tap)
        textChanged()
    }

    private static func field(_ placeholder: String, _ identifier: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = identifier
        return field
    }

    private func configureFields() {
        nameField.keyboardType = .emailAddress
        nameField.textContentType = .username
        nameField.autocapitalizationType = .none
        nameField.autocorrectionType = .no
        nameField.returnKeyType = .next
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .next
        cardField.keyboardType = .numberPad
        cardField.returnKeyType = .go
        for field in [nameField, passwordField, cardField] {
            field.delegate = self
            field.addTarget(self, action: Self.textChanged, for: .editingChanged)
        }
    }

    func textChanged() {
        let isComplete =
            nameField.text?.contains("@") == true && passwordField.text?.isEmpty == false
        button.isEnabled = isComplete
        message.text =
            isComplete
            ? "\(passwordField.text?.count ?? 0) characters in the password"
            : "An email address and any password will do."
    }

    func signIn() {
        view.endEditing(true)
        message.text = "Welcome, \(nameField.text ?? "")."
    }

    func backgroundTapped(_ tap: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case nameField: passwordField.becomeFirstResponder()
        case passwordField: cardField.becomeFirstResponder()
        default: signIn()
        }
        return true
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard textField === cardField, let text = textField.text else { return true }
        // Digits only, in groups of four.
        let changed = (text as NSString).replacingCharacters(in: range, with: string)
        let digits = Array(changed.filter { $0.isNumber }.prefix(16))
        let groups = stride(from: 0, to: digits.count, by: 4).map {
            String(digits[$0..<min($0 + 4, digits.count)])
        }
        textField.text = groups.joined(separator: " ")
        return false
    }
}
