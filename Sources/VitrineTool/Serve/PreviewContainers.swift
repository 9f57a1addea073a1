import InterfaceBuilder
import UIKit

/// A controller that shows a view at the top level of a document.
final class PreviewViewController: UIViewController {
    private let object: IBObject
    private let source: NibSource

    init(_ object: IBObject, _ source: NibSource) {
        self.object = object
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = NibPreview.makeView(object, source) ?? UIView()
    }
}

/// A bar with a title and a way back, above a stack of controllers.
final class PreviewNavigationController: UIViewController {
    private var stack: [UIViewController]
    private let bar = UIView()
    private let line = UIView()
    private let titleLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private let content = UIView()

    init(root: UIViewController) {
        stack = [root]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        backButton.setTitle("‹ Back", for: .normal)
        backButton.titleLabel?.font = .systemFont(ofSize: 17)
        backButton.addTarget(self, action: PreviewNavigationController.pop, for: .touchUpInside)
        for subview in [bar, content] { view.addSubview(subview) }
        for subview in [line, titleLabel, backButton] { bar.addSubview(subview) }
        show(stack[0])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let width = view.bounds.width
        bar.frame = CGRect(x: 0, y: 0, width: width, height: top + 44)
        line.frame = CGRect(x: 0, y: top + 43.5, width: width, height: 0.5)
        titleLabel.frame = CGRect(x: 90, y: top, width: max(0, width - 180), height: 44)
        backButton.frame = CGRect(x: 8, y: top, width: 80, height: 44)
        content.frame = CGRect(
            x: 0,
            y: top + 44,
            width: width,
            height: max(0, view.bounds.height - top - 44)
        )
        content.subviews.first?.frame = content.bounds
    }

    /// Shows a controller above the others.
    func push(_ controller: UIViewController) {
        hideTop()
        stack.append(controller)
        show(controller)
    }

    /// Goes back by one controller; whether there was one to go back to.
    @discardableResult
    func popOne() -> Bool {
        guard stack.count > 1 else { return false }
        hideTop()
        stack.removeLast()
        show(stack[stack.count - 1])
        return true
    }

    func pop() { popOne() }

    private func hideTop() {
        guard let top = stack.last else { return }
        top.willMove(toParent: nil)
        top.view.removeFromSuperview()
        top.removeFromParent()
    }

    private func show(_ controller: UIViewController) {
        addChild(controller)
        controller.view.frame = content.bounds
        content.addSubview(controller.view)
        controller.didMove(toParent: self)
        titleLabel.text = controller.previewTitle
        backButton.isHidden = stack.count < 2
    }
}

/// Pages with a row of tabs below.
final class PreviewTabController: UIViewController {
    /// A page and what its tab says.
    struct Page {
        let title: String
        let controller: UIViewController

        init(title: String, _ controller: UIViewController) {
            self.title = title
            self.controller = controller
        }
    }

    private let pages: [Page]
    private let content = UIView()
    private let bar = UIView()
    private var tabs: [UIButton] = []
    private var selected = 0

    init(_ pages: [Page]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = .secondarySystemBackground
        view.addSubview(content)
        view.addSubview(bar)
        for (index, page) in pages.enumerated() {
            let tab = UIButton(type: .system)
            tab.setTitle(page.title, for: .normal)
            tab.titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
            tab.setTitleColor(.secondaryLabel, for: .normal)
            tab.setTitleColor(.tintColor, for: .selected)
            tab.tag = index
            tab.addTarget(self, action: PreviewTabController.choose, for: .touchUpInside)
            bar.addSubview(tab)
            tabs.append(tab)
        }
        select(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let bottom = view.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0,
            y: size.height - bottom - 49,
            width: size.width,
            height: bottom + 49
        )
        content.frame = CGRect(x: 0, y: 0, width: size.width, height: bar.frame.minY)
        content.subviews.first?.frame = content.bounds
        let width = size.width / CGFloat(max(1, tabs.count))
        for (index, tab) in tabs.enumerated() {
            tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
        }
    }

    private func choose(_ tab: UIButton) { select(tab.tag) }

    private func select(_ index: Int) {
        let old = pages[selected].controller
        if old.parent === self {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        selected = index
        let controller = pages[index].controller
        addChild(controller)
        controller.view.frame = content.bounds
        content.addSubview(controller.view)
        controller.didMove(toParent: self)
        for tab in tabs { tab.isSelected = tab.tag == index }
    }
}
