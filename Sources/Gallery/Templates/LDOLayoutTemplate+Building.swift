import LayoutTemplates
import UIKit

extension LDOLayoutTemplate {
    /// Creates an empty template of a view.
    convenience init(of target: UIView) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        targetView = target
    }

    /// Adds what stands for a view in the template.
    ///
    /// - Parameters:
    ///   - target: The view that is laid out.
    ///   - part: What stands for it; a plain view for one whose attributes do not matter.
    ///   - superview: What stands for its superview; nil for the template itself.
    ///   - attributes: The key paths of what is transferred, separated by commas.
    /// - Returns: The part.
    @discardableResult
    func add<Part: UIView>(
        _ target: UIView,
        as part: Part = UIView(),
        in superview: UIView? = nil,
        attributes: String? = nil
    ) -> Part {
        part.translatesAutoresizingMaskIntoConstraints = false
        part.targetView = target
        part.templateAttributes = attributes
        (superview ?? self).addSubview(part)
        return part
    }
}

/// A screen with a row of buttons at its lower end, each for one layout.
class TemplateScreenController: UIViewController {
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons.distribution = .equalSpacing
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        let width = buttons.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            buttons.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buttons.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12), width,
            buttons.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            buttons.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    /// Adds a button that shows a layout.
    func addButton(_ title: String, _ identifier: String, _ template: LDOLayoutTemplate) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(
            UIAction { [weak self] _ in self?.animate(to: template) },
            for: .touchUpInside
        )
        buttons.addArrangedSubview(button)
    }
}
