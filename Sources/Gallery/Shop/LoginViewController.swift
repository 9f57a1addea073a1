import UIKit

/// What a login controller tells of.
@MainActor
protocol LoginViewControllerDelegate: AnyObject {
    /// Tells that a person wants to log in.
    func loginViewController(_ loginViewController: LoginViewController, didLogInAs name: String)
    /// Tells that a person forgot the password.
    func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
}

/// A controller that manages the actions for login and forgot password buttons.
final class LoginViewController: UIViewController, ActionNaming, UITextFieldDelegate {
    @Outlet private var nameField: UITextField!
    @Outlet private var passwordField: UITextField!
    @Outlet private var loginButton: UIButton!

    /// Represents the actions that can be performed on behalf of this class.
    weak var delegate: (any LoginViewControllerDelegate)?

    static var namedActions: [Selector] {
        [
            Selector("performLogin:", LoginViewController.performLogin),
            Selector("performPasswordRecovery:", LoginViewController.performPasswordRecovery),
            Selector("textChanged", LoginViewController.textChanged),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textChanged()
    }

    func textChanged() {
        loginButton.isEnabled = nameField.hasText && passwordField.hasText
    }

    @IBAction func performLogin(_ sender: UIButton) {
        logIn()
    }

    @IBAction func performPasswordRecovery(_ sender: UIButton) {
        delegate?.loginViewControllerPasswordRecoveryRequested(self)
    }

    private func logIn() {
        guard loginButton.isEnabled, let name = nameField.text else { return }
        view.endEditing(true)
        delegate?.loginViewController(self, didLogInAs: name)
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            passwordField.becomeFirstResponder()
        } else {
            logIn()
        }
        return true
    }
}
