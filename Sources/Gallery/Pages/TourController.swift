import UIKit

/// A tour in pages, which the browser scrolls.
class TourController: UIPageViewController, UIPageViewControllerDataSource {
    private let stops: [TourStopController] = [
        TourStopController(0, "Swipe", .systemTeal),
        TourStopController(1, "Page by page", .systemIndigo),
        TourStopController(2, "There and back", .systemOrange),
        TourStopController(3, "The end", .systemPink),
    ]

    init() {
        super.init(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: [.interPageSpacing: 16]
        )
        dataSource = self
        setViewControllers([stops[0]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for stop in stops {
            stop.goOn = { [unowned self] in
                let next = stops[(stop.index + 1) % stops.count]
                let isBack = next.index == 0
                setViewControllers(
                    [next],
                    direction: isBack ? .reverse : .forward,
                    animated: true
                )
            }
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let index = (viewController as? TourStopController)?.index ?? 0
        return index > 0 ? stops[index - 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let index = (viewController as? TourStopController)?.index ?? 0
        return index + 1 < stops.count ? stops[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { stops.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (viewControllers?.first as? TourStopController)?.index ?? 0
    }
}

/// One page of the tour.
class TourStopController: UIViewController {
    let index: Int
    var goOn: () -> Void = {}
    private let text: String
    private let color: UIColor

    init(_ index: Int, _ text: String, _ color: UIColor) {
        self.index = index
        self.text = text
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.layer.cornerRadius = 16
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textColor = .white
        label.accessibilityIdentifier = "tour-text-\(index)"
        let button = UIButton(type: .system)
        button.setTitle("Go on", for: .normal)
        button.tintColor = .white
        button.accessibilityIdentifier = "tour-go-\(index)"
        button.addAction(UIAction { [unowned self] _ in goOn() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
