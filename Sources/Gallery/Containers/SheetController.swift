import UIKit

/// What stands on a card.
class SheetController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        let label = UILabel()
        label.text = "Tap beside the card, press Escape or go back in the browser to close it."
        label.numberOfLines = 0
        label.textAlignment = .center
        label.accessibilityIdentifier = "containers-card"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
    }
}

/// A long page below a large title.
class SheetNotesController: ScrollingStackController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        for number in 1...24 {
            let label = UILabel()
            label.text = "Note \(number): content moves below the bar, and the title gets small."
            label.numberOfLines = 0
            stack.addArrangedSubview(label)
        }
    }
}
