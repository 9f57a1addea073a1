import RenderTree
import UIKit

/// A scene that shows views of a row's own making.
@MainActor
struct Screen {
    let scene: UIWindowScene
    let root: UIView

    /// Makes a scene whose root view is filled by a function, and commits it.
    init(clock: VirtualSceneClock = VirtualSceneClock(), _ fill: (UIView) -> Void = { _ in }) {
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
            environment: SceneEnvironment(),
            clock: clock
        )
        let controller = UIViewController()
        root = controller.view
        let window = UIWindow(windowScene: scene)
        scene.perform {
            fill(controller.view)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        _ = scene.commit()
        _ = scene.commit()
    }

    /// Ends the scene.
    func close() {
        UIApplication.shared.disconnect(scene)
    }

    /// Adds labels in rows of ten, each in its own place.
    static func addLabels(_ count: Int, to view: UIView) -> [UILabel] {
        (0..<count).map { index in
            let label = UILabel(
                frame: CGRect(x: index % 10 * 39, y: index / 10 * 21, width: 39, height: 21)
            )
            label.text = "\(index)"
            view.addSubview(label)
            return label
        }
    }

    /// Adds what a settings screen is made of: a hundred views in twenty rows.
    static func addSettings(to view: UIView) {
        for index in 0..<20 {
            let row = UIView(frame: CGRect(x: 16, y: index * 44, width: 358, height: 44))
            row.backgroundColor = .secondarySystemGroupedBackground
            let title = UILabel(frame: CGRect(x: 56, y: 11, width: 180, height: 22))
            title.text = "Setting number \(index)"
            let value = UILabel(frame: CGRect(x: 240, y: 11, width: 100, height: 22))
            value.text = "Value \(index)"
            value.textColor = .secondaryLabel
            value.textAlignment = .right
            let icon = UIView(frame: CGRect(x: 12, y: 7, width: 30, height: 30))
            icon.backgroundColor = .systemBlue
            icon.layer.cornerRadius = 7
            let line = UIView(frame: CGRect(x: 56, y: 43.5, width: 302, height: 0.5))
            line.backgroundColor = .separator
            for part in [title, value, icon, line] { row.addSubview(part) }
            view.addSubview(row)
        }
    }
}
