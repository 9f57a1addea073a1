import UIKit

/// The way from the login to the products.
final class ShopController: UINavigationController, LoginViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        (topViewController as? LoginViewController)?.delegate = self
    }

    func loginViewController(_ loginViewController: LoginViewController, didLogInAs name: String) {
        loginViewController.performSegue(withIdentifier: "showProducts", sender: name)
    }

    func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController) {
        let alert = UIAlertController(
            title: "Forgot password?",
            message: "Any will do: this shop sells nothing.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
