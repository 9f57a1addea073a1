import UIKit

/// A screen with a greeting and a button that changes it.
public final class GreetingController: UIViewController {
    /// The greeting.
    public let label = UILabel()
    /// The button that changes the greeting.
    public let button = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 20, y: 80, width: 280, height: 30)
        label.text = "Good morning"
        label.accessibilityIdentifier = "greeting"
        button.frame = CGRect(x: 20, y: 130, width: 280, height: 44)
        button.setTitle("Good night", for: .normal)
        button.addTarget(self, action: Self.buttonTapped, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    private func buttonTapped() {
        label.text = button.title(for: .normal)
    }
}
