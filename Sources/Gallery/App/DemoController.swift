import UIKit

/// One demo, with a bar below it that leads back to the index.
class DemoController: UIViewController {
    private let demo: UIViewController
    private let bar = BarView()

    init(_ demo: UIViewController) {
        self.demo = demo
        super.init(nibName: nil, bundle: nil)
        // The bar of the stack is hidden; this one has a way back of its own.
        navigationItem.hidesBackButton = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(demo)
        demo.additionalSafeAreaInsets.bottom = 49
        view.addSubview(demo.view)
        view.addSubview(bar)
        demo.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 49 + view.safeAreaInsets.bottom
        demo.view.frame = view.bounds
        bar.frame = CGRect(
            x: 0,
            y: view.bounds.height - height,
            width: view.bounds.width,
            height: height
        )
    }
}
