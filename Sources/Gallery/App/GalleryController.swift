import UIKit

/// The index, and the demos that it leads to.
///
/// A stack without a bar: the browser's own way back leads to the index as well.
class GalleryController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        viewControllers = [IndexController()]
    }

    /// Shows the demo whose row was tapped.
    func showDemo(_ sender: DemoRow) {
        show(sender.demo.makeController())
    }

    /// Shows the list of demos.
    func showIndex() {
        popToRootViewController(animated: false)
    }

    /// Shows the second screen.
    func showColors() {
        show(ColorsController())
    }

    private func show(_ demo: UIViewController) {
        pushViewController(DemoController(demo), animated: false)
    }
}

/// The bar at the bottom of a demo.
class BarView: UIView {
    private let line = UIView()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        button.setTitle("All demos", for: .normal)
        button.accessibilityIdentifier = "all-demos"
        // Without a target, the action goes up the responder chain to the container.
        button.addTarget(nil, action: GalleryController.showIndex, for: .touchUpInside)
        addSubview(line)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        button.frame = CGRect(x: 8, y: 2.5, width: 120, height: 44)
    }
}
