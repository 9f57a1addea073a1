import UIKit

/// Layout templates: a row of buttons, and the screen that was chosen below it.
class TemplatesController: UIViewController {
    private let choices: [(name: String, make: @MainActor () -> UIViewController)] = [
        ("Box", { BoxTemplatesController() }),
        ("Attributes", { AttributeTemplatesController() }),
        ("Dashboard", { DashboardController() }),
    ]
    private let bar = UIStackView()
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        bar.distribution = .fillEqually
        bar.translatesAutoresizingMaskIntoConstraints = false
        for choice in choices {
            let button = UIButton(type: .system)
            button.setTitle(choice.name, for: .normal)
            button.accessibilityIdentifier = "templates-\(choice.name.lowercased())"
            button.addTarget(self, action: Self.choose, for: .touchUpInside)
            bar.addArrangedSubview(button)
        }
        view.addSubview(bar)
        let width = bar.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bar.widthAnchor.constraint(lessThanOrEqualToConstant: 480), width,
            bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        show(BoxTemplatesController())
    }

    func choose(_ sender: UIButton) {
        guard let choice = choices.first(where: { $0.name == sender.title(for: .normal) }) else {
            return
        }
        let controller = choice.make()
        UIView.transition(
            with: view,
            duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.show(controller) }
        )
    }

    private func show(_ controller: UIViewController) {
        if let old = shown {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(controller)
        let screen: UIView = controller.view
        screen.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(screen)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            screen.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            screen.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            screen.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            screen.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        controller.didMove(toParent: self)
        shown = controller
    }
}
