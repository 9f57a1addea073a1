/// A tab with others in it, one of which its content belongs to.
///
/// The bar has one tab for the group, which shows the selected one of its children.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private var chosen: UITab?
    /// The content of a child that stands, or stood, on the stack; nil until there is one.
    private weak var stacked: UIViewController?

    /// Creates a group.
    ///
    /// The function at the end makes what it shows while no child is selected; without one a child
    /// always is.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        for child in children { child.parent = self }
    }

    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            tabBarController?.tabsDidChange()
        }
    }

    /// The name of the child that is selected to begin with; default nil, the group itself, or the first
    /// child where the group has no content of its own.
    open var defaultChildIdentifier: String? {
        didSet { if chosen == nil { tabBarController?.tabsDidChange() } }
    }

    /// The child that is selected; nil where the group itself is.
    open var selectedChild: UITab? {
        get {
            if isBack { return nil }
            let known = children.filter { !$0.isHidden }
            if let chosen, known.contains(where: { $0 === chosen }) { return chosen }
            if let name = defaultChildIdentifier,
                let child = known.first(where: { $0.identifier == name })
            {
                return child
            }
            return viewController == nil ? known.first : nil
        }
        set {
            guard newValue !== chosen || isBack else { return }
            chosen = newValue
            if newValue != nil { stacked = nil }
            if newValue == nil {
                managingNavigationController?.popToRootViewController(animated: false)
            }
            tabBarController?.tabsDidChange()
        }
    }

    /// A stack in which the selected child's content stands on the group's own; default nil.
    open var managingNavigationController: UINavigationController? {
        didSet {
            if managingNavigationController !== oldValue { stacked = nil }
            tabBarController?.tabsDidChange()
        }
    }

    /// Whether a person went back from the child's content to the group's own.
    private var isBack: Bool {
        guard let stacked, let stack = managingNavigationController, viewController != nil else {
            return false
        }
        return !stack.viewControllers.contains { $0 === stacked }
    }

    /// Returns the tab in the group, or in a group in it, that has a name; nil without one.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }

    override var leaf: UITab { selectedChild?.leaf ?? self }
    override func find(_ identifier: String) -> UITab? {
        super.find(identifier) ?? tab(forIdentifier: identifier)
    }

    override var shown: UIViewController {
        let inside = selectedChild?.shown
        guard let stack = managingNavigationController else { return inside ?? super.shown }
        let wanted = [viewController, inside].compactMap { $0 }
        let isThere =
            stack.viewControllers.count >= wanted.count
            && zip(stack.viewControllers, wanted).allSatisfy { $0 === $1 }
        // A child that was hidden or taken out leaves the stack.
        let isLeft =
            inside == nil && stacked != nil && stack.viewControllers.contains { $0 === stacked }
        if !isThere || isLeft { stack.setViewControllers(wanted, animated: false) }
        if let inside { stacked = inside }
        return stack
    }
}
