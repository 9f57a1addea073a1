import UIKit

/// Tabs with a stack of controllers each, as most apps have them.
class ContainersController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let steps = UINavigationController(rootViewController: StepsController(depth: 1))
        steps.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        steps.tabBarItem.title = "Steps"
        let notes = UINavigationController(rootViewController: SheetNotesController())
        notes.navigationBar.prefersLargeTitles = true
        notes.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 1)
        notes.tabBarItem.badgeValue = "3"
        viewControllers = [steps, notes]
    }
}

/// A screen from which others are pushed and presented.
class StepsController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let depth: Int
    private let stack = UIStackView()
    private let result = UILabel()

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = "Step \(depth)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action,
            target: self,
            action: StepsController.showChoices
        )
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            stack.widthAnchor.constraint(equalToConstant: 280),
        ])
        add("Push", "containers-push", StepsController.push)
        add("Sheet", "containers-sheet", StepsController.showSheet)
        add("Popover", "containers-popover", StepsController.showPopover)
        add("Alert", "containers-alert", StepsController.showAlert)
        result.text = "Nothing chosen yet"
        result.textColor = .secondaryLabel
        result.textAlignment = .center
        result.accessibilityIdentifier = "containers-result"
        stack.addArrangedSubview(result)
    }

    private func add(
        _ title: String,
        _ identifier: String,
        _ action: @escaping @MainActor (StepsController) -> @MainActor (UIButton) -> Void
    ) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = 10
        button.accessibilityIdentifier = identifier
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.addTarget(self, action: action, for: .touchUpInside)
        stack.addArrangedSubview(button)
    }

    private func push(_ sender: UIButton) {
        navigationController?.pushViewController(StepsController(depth: depth + 1), animated: true)
    }

    private func showSheet(_ sender: UIButton) {
        let sheet = UINavigationController(rootViewController: SheetController())
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }

    private func showPopover(_ sender: UIButton) {
        let content = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 16, width: 200, height: 48))
        label.text = "An arrow leads from the bubble to its source."
        label.numberOfLines = 0
        label.accessibilityIdentifier = "containers-bubble"
        content.view.addSubview(label)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 80)
        content.popoverPresentationController?.sourceView = sender
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }

    /// The bubble stays one on phones.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }

    private func showAlert(_ sender: UIButton) {
        let alert = UIAlertController(
            title: "Delete the note?",
            message: "It cannot be brought back.",
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self?.result.text = "Kept"
            }
        )
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.result.text = "Deleted"
            }
        )
        present(alert, animated: true)
    }

    private func showChoices() {
        let choices = UIAlertController(
            title: "Share this step",
            message: nil,
            preferredStyle: .actionSheet
        )
        for name in ["Copy link", "Send as message"] {
            choices.addAction(
                UIAlertAction(title: name, style: .default) { [weak self] _ in
                    self?.result.text = name
                }
            )
        }
        choices.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(choices, animated: true)
    }
}
