import LayoutTemplates
import UIKit

/// The simple example: a box at the left, at the right, or as large as fits.
final class BoxTemplatesController: TemplateScreenController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .systemBlue
        box.layer.cornerRadius = 12
        box.accessibilityIdentifier = "template-box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalTo: box.widthAnchor),
        ])
        let (big, right) = (bigLayout(), rightLayout())
        addButton("Left", "box-left", LDOLayoutTemplate(withCurrentStateForViewsIn: big))
        addButton("Big box", "box-big", big)
        addButton("Right", "box-right", right)
    }

    private func bigLayout() -> LDOLayoutTemplate {
        let template = LDOLayoutTemplate(of: view)
        let part = template.add(box)
        let square = part.heightAnchor.constraint(equalTo: part.widthAnchor)
        square.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 20),
            part.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -20),
            part.topAnchor.constraint(equalTo: template.topAnchor, constant: 20), square,
            part.bottomAnchor.constraint(lessThanOrEqualTo: template.bottomAnchor, constant: -80),
        ])
        return template
    }

    private func rightLayout() -> LDOLayoutTemplate {
        let template = LDOLayoutTemplate(of: view)
        let part = template.add(box)
        NSLayoutConstraint.activate([
            part.trailingAnchor.constraint(equalTo: template.trailingAnchor, constant: -20),
            part.topAnchor.constraint(equalTo: template.topAnchor, constant: 20),
            part.widthAnchor.constraint(equalToConstant: 100),
            part.heightAnchor.constraint(equalTo: part.widthAnchor),
        ])
        return template
    }
}
