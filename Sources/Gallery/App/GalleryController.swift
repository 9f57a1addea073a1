import UIKit

/// Shows the index or one demo, with a bar that leads back.
class GalleryController: UIViewController {
    private let bar = BarView()
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(bar)
        show(IndexController())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 49 + view.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
        shown?.view.frame = view.bounds
    }

    /// Shows the demo whose row was tapped.
    func showDemo(_ sender: DemoRow) {
        show(sender.demo.makeController())
    }

    /// Shows the list of demos.
    func showIndex() {
        show(IndexController())
    }

    /// Shows the second screen.
    func showColors() {
        show(ColorsController())
    }

    private func show(_ controller: UIViewController) {
        if let old = shown {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(controller)
        controller.view.frame = view.bounds
        view.insertSubview(controller.view, belowSubview: bar)
        controller.didMove(toParent: self)
        shown = controller
        let isIndex = controller is IndexController
        bar.isHidden = isIndex
        controller.additionalSafeAreaInsets.bottom = isIndex ? 0 : 49
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
