import LayoutTemplates
import RenderTree
import UIKit

/// A window of 400 × 600 points with a box in it, and a template for both.
@MainActor
final class TemplateScene {
    let clock = VirtualSceneClock()
    let scene: UIWindowScene
    let window: UIWindow
    let root: UIView
    let box = UIView()
    let template = LDOLayoutTemplate(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let templateBox = UIView()
    /// The constraints that the box has at first: 50 × 40 points at (10, 20).
    let constraints: [NSLayoutConstraint]

    init(controller: UIViewController = UIViewController()) {
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 400, height: 600), scale: 2),
            environment: SceneEnvironment(),
            clock: clock
        )
        root = controller.view
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        for (view, superview) in [(box, root), (templateBox, template)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        box.accessibilityIdentifier = "box"
        templateBox.accessibilityIdentifier = "template box"
        template.accessibilityIdentifier = "template"
        root.accessibilityIdentifier = "root"
        constraints = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 50),
            box.heightAnchor.constraint(equalToConstant: 40),
        ]
        NSLayoutConstraint.activate(constraints)
        template.targetView = root
        templateBox.targetView = box
        scene.perform { window.makeKeyAndVisible() }
        _ = scene.commit()
        _ = scene.commit()
    }

    /// Gives the template the layout 200 × 100 points at (100, 50).
    func drawUpTemplate() {
        NSLayoutConstraint.activate([
            templateBox.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 100),
            templateBox.topAnchor.constraint(equalTo: template.topAnchor, constant: 50),
            templateBox.widthAnchor.constraint(equalToConstant: 200),
            templateBox.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    /// Adds a pair of a view and its part in the template.
    func addPair(_ name: String) -> (view: UIView, part: UIView) {
        let (view, part) = (UIView(), UIView())
        view.accessibilityIdentifier = name
        part.accessibilityIdentifier = "template \(name)"
        for (view, superview) in [(view, root), (part, template)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        part.targetView = view
        return (view, part)
    }

    func layOut() { scene.perform { root.layoutIfNeeded() } }

    @discardableResult
    func commit() -> Patch { scene.commit() }

    func end() { UIApplication.shared.disconnect(scene) }

    static let boxAtFirst = CGRect(x: 10, y: 20, width: 50, height: 40)
    static let boxInTemplate = CGRect(x: 100, y: 50, width: 200, height: 100)
}

/// What UIKit reports while a body runs.
@MainActor
func reports(_ body: () throws -> Void) rethrows -> [String] {
    let handler = Diagnostics.handler
    var messages: [String] = []
    Diagnostics.handler = { messages.append($0) }
    defer { Diagnostics.handler = handler }
    try body()
    return messages
}
