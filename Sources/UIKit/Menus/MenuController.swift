import CoreGraphics

/// A menu that is to be shown, and where.
@MainActor
struct MenuRequest {
    var menu: UIMenu
    /// The view that the menu belongs to.
    let source: UIView
    /// The part that the menu stands beside, in the coordinates of `neighbour`.
    var rect: CGRect
    /// What actions are told as their sender; nil means the view.
    var sender: Any?
    /// Whether what is pressed stands out while the menu is shown.
    var lifts = false
    /// Hears of the choice before the action is performed.
    var willPerform: (any MenuLeaf) -> Void = { _ in }
    var willShow: (MenuController, MenuAnimation) -> Void = { _, _ in }
    var willEnd: (MenuAnimation) -> Void = { _ in }
    /// Hears that a person tapped what is pressed; nil where that only ends the menu.
    var willCommit: ((MenuCommit) -> Void)?
    /// Makes the controller that shows what is pressed, and which a tap leads to.
    var preview: UIContextMenuConfiguration.PreviewProvider?
    /// What the app shows for the view; nil where that is the view itself.
    var standIn: UIView?
    /// Returns what the menu goes to as it ends; nil for nothing.
    var goal: () -> UITargetedPreview? = { nil }
}

extension MenuRequest {
    /// Asks for the menu of a view that stands out as a whole, such as a row.
    init(menu: UIMenu, lifting view: UIView) {
        self.init(menu: menu, source: view, rect: view.bounds)
        lifts = true
    }

    /// The view that the menu stands beside.
    var neighbour: UIView { standIn ?? source }

    /// Has the menu stand beside what the app shows for its view, where that is seen.
    mutating func stand(beside preview: UITargetedPreview?) {
        guard let preview, let window = preview.view.window, window === source.window else {
            return
        }
        standIn = preview.view
        rect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    }
}

/// Shows a menu in a bubble beside what it belongs to.
final class MenuController: UIViewController {
    let request: MenuRequest
    private(set) var menu: UIMenu
    /// The menus that lead to the one that is shown, that one included.
    private var path: [UIMenu] = []
    private lazy var menuView = MenuView(self)
    /// The menu below the preview of what is pressed; nil where there is none.
    private(set) var stack: MenuStack?
    /// Where the menu goes as it ends, in the window; nil where it stays.
    private(set) var goal: CGPoint?

    private init(_ request: MenuRequest) {
        self.request = request
        menu = request.menu
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        guard request.lifts, let preview = request.preview?() else { return }
        let frame = MenuPreview(preview) { [weak self] in self?.commit() }
        stack = MenuStack(frame, menuView)
    }

    /// The controller that shows what is pressed; nil without one.
    var preview: UIViewController? { stack?.preview.controller }

    required init?(coder: NSCoder) { nil }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === stack?.preview.controller, let view = viewIfLoaded else { return }
        UIView.animate(withDuration: 0.25) {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Shows a menu in front of everything in the window of its view.
    static func show(_ request: MenuRequest) {
        guard let window = request.source.window, let root = window.rootViewController else {
            return
        }
        let front = window.windowScene?.frontPresentation?.presentedViewController
        let presenter = front?.viewIfLoaded?.window === window ? front : root
        guard let presenter, !(presenter is MenuController) else { return }
        let controller = MenuController(request)
        guard !request.menu.children.isEmpty || controller.stack != nil else { return }
        let animation = MenuAnimation(controller.preview)
        request.willShow(controller, animation)
        for deferred in controller.deferredElements(of: request.menu) { deferred.menuWillShow() }
        presenter.present(controller, animated: true)
        animation.run()
    }

    override func loadView() {
        view = stack ?? menuView
        reload(animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack?.preview.show(in: self)
    }

    override func makeOwnPresentationController(
        over presenter: UIViewController?
    ) -> UIPresentationController? {
        MenuPresentationController(presentedViewController: self, presenting: presenter)
    }

    // MARK: - Content

    /// Shows other elements from now on.
    func replaceMenu(_ menu: UIMenu) {
        self.menu = menu
        path = []
        reload(animated: true)
    }

    private func deferredElements(of menu: UIMenu) -> [UIDeferredMenuElement] {
        menu.children.flatMap { child -> [UIDeferredMenuElement] in
            if let deferred = child as? UIDeferredMenuElement { return [deferred] }
            return (child as? UIMenu).map(deferredElements) ?? []
        }
    }

    private func reload(animated: Bool) {
        menuView.show(sections(of: path.last ?? menu), way: path.last?.title)
        stack?.setNeedsLayout()
        guard animated, let container = presentationController?.containerView else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            container.setNeedsLayout()
            container.layoutIfNeeded()
            self.view.layoutIfNeeded()
        }
    }

    private func sections(of menu: UIMenu) -> [MenuSection] {
        var sections = [MenuSection(path.isEmpty ? menu.title : "", of: menu)]
        for child in menu.children { add(child, of: menu, to: &sections) }
        return sections.filter { !$0.entries.isEmpty || !$0.title.isEmpty }
    }

    private func add(
        _ element: UIMenuElement,
        of menu: UIMenu,
        to sections: inout [MenuSection]
    ) {
        switch element {
        case let leaf as any MenuLeaf:
            (leaf as? UICommand)?.validate(from: request.source)
            guard !leaf.attributes.contains(.hidden) else { return }
            sections[sections.count - 1].entries.append(.leaf(leaf))
        case let inner as UIMenu where inner.options.contains(.displayInline):
            sections.append(MenuSection(inner.title, of: inner))
            for child in inner.children { add(child, of: inner, to: &sections) }
            sections.append(MenuSection("", of: menu))
        case let inner as UIMenu:
            sections[sections.count - 1].entries.append(.menu(inner))
        case let deferred as UIDeferredMenuElement:
            deferred.ask { [weak self] in self?.reload(animated: true) }
            guard let found = deferred.elements else {
                return sections[sections.count - 1].entries.append(.waiting)
            }
            for child in found { add(child, of: menu, to: &sections) }
        default: break
        }
    }

    // MARK: - Choices

    /// Shows a menu within the menu; nil goes back to the one around it.
    func open(_ inner: UIMenu?) {
        if let inner {
            path.append(inner)
        } else {
            _ = path.popLast()
        }
        reload(animated: true)
    }

    /// Whether a person can choose an action or a command.
    func canChoose(_ leaf: any MenuLeaf) -> Bool {
        guard !leaf.attributes.contains(.disabled) else { return false }
        return (leaf as? UICommand)?.canPerform(from: request.source) ?? true
    }

    /// A person chose an action or a command.
    func choose(_ leaf: any MenuLeaf) {
        guard canChoose(leaf) else { return }
        menu.selectingMenu(around: leaf)?.select(leaf)
        request.willPerform(leaf)
        let sender = request.sender ?? request.source
        guard !leaf.attributes.contains(.keepsMenuPresented) else {
            leaf.perform(from: request.source, sender: sender)
            return reload(animated: false)
        }
        // The action may show or end controllers itself: the menu is gone before.
        end()
        leaf.perform(from: request.source, sender: sender)
    }

    /// Takes the menu back that waits for the next layout.
    private func callOff() {
        guard let waiting = presentation?.controller, waiting.containerView == nil,
            presentation?.isPresented == true
        else { return }
        let animation = MenuAnimation(preview)
        request.willEnd(animation)
        waiting.callOff()
        animation.run()
    }

    /// A person tapped what is pressed, or its preview.
    fileprivate func commit() {
        guard let willCommit = request.willCommit else { return end() }
        let commit = MenuCommit(preview)
        // The app shows the controller elsewhere.
        stack?.preview.release()
        willCommit(commit)
        end(pops: commit.preferredCommitStyle == .pop)
        commit.run()
    }

    /// Asks where the menu goes, which is about to end.
    fileprivate func chooseGoal() {
        guard let preview = request.goal(), let window = preview.view.window,
            window === request.source.window
        else { return }
        let rect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        goal = preview.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    fileprivate func moveToGoal(in container: UIView) {
        if let goal { view.center = container.convert(goal, from: nil) }
    }

    /// Ends the menu; its picture fades.
    func end(pops: Bool = false) {
        guard let container = presentationController?.containerView,
            let home = container.superview
        else { return callOff() }
        let view: UIView = self.view
        let frame = container.convert(view.frame, to: home)
        stack?.preview.release()
        presentingViewController?.dismiss(animated: false)
        view.frame = frame
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        home.addSubview(view)
        let target = goal.map { home.convert($0, from: nil) }
        UIView.animate(withDuration: 0.2) {
            view.alpha = 0
            if pops {
                view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            } else if let target {
                view.center = target
            }
        } completion: { _ in
            view.removeFromSuperview()
        }
    }
}

/// Puts a menu beside what it belongs to.
final class MenuPresentationController: UIPresentationController {
    private var menuController: MenuController? { presentedViewController as? MenuController }

    override var shouldPresentInFullscreen: Bool { false }
    override var keepsPlace: Bool { true }
    override var endsByPerson: Bool { true }

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresenting: isPresenting, scale: 0.8)
    }

    override func takesTap(at point: CGPoint) -> Bool {
        guard transition == nil, let container = containerView, let menuController else {
            return false
        }
        let request = menuController.request
        guard request.lifts, menuController.stack == nil, request.willCommit != nil,
            request.neighbour.window != nil,
            request.neighbour.convert(request.rect, to: container).contains(point)
        else { return false }
        menuController.commit()
        return true
    }

    override func prepareContainer(_ container: PresentationContainerView) {
        let lifts = menuController?.request.lifts == true
        container.dimming.backgroundColor = lifts ? UIColor(white: 0, alpha: 0.15) : nil
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        fade(from: 0, to: 1)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        menuController?.chooseGoal()
        let animation = MenuAnimation(menuController?.preview)
        menuController?.request.willEnd(animation)
        animation.run()
        fade(from: 1, to: 0)
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        guard let container = containerView as? PresentationContainerView, let transition else {
            return
        }
        container.dimming.alpha = start
        transition.animate(
            alongsideTransition: { [menuController] _ in
                container.dimming.alpha = end
                menuController?.moveToGoal(in: container)
            },
            completion: nil
        )
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let request = menuController?.request else {
            return .zero
        }
        let safe = container.safeAreaInsets
        let room = container.bounds.inset(by: safe).insetBy(dx: 12, dy: 8)
        let anchor =
            request.neighbour.window == nil
            ? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
            : request.neighbour.convert(request.rect, to: container)
        if let stack = presentedView as? MenuStack {
            return place(stack, over: anchor, in: room)
        }
        guard let menu = presentedView as? MenuView else { return .zero }
        let width = min(MenuView.width, room.width)
        let wanted = menu.sizeThatFits(CGSize(width: width, height: 0)).height
        let below = room.maxY - anchor.maxY - 8
        let above = anchor.minY - room.minY - 8
        let isBelow = below >= wanted || below >= above
        // Beside what fills the screen there is no room: the menu stands in front of it.
        let free = max(isBelow ? below : above, min(wanted, room.height / 2))
        let height = min(wanted, free)
        let y = isBelow ? anchor.maxY + 8 : anchor.minY - 8 - height
        let x = anchor.midX > container.bounds.midX ? anchor.maxX - width : anchor.minX
        return CGRect(
            x: min(max(x, room.minX), room.maxX - width),
            y: min(max(y, room.minY), room.maxY - height),
            width: width,
            height: height
        )
    }

    /// Returns the frame of a preview and its menu, which stand over what is pressed.
    private func place(_ stack: MenuStack, over anchor: CGRect, in room: CGRect) -> CGRect {
        stack.room = room.size
        stack.standsRight = anchor.midX > room.midX
        let size = stack.sizeThatFits(room.size)
        let x = anchor.midX - size.width / 2
        let y = anchor.midY - size.height / 2
        return CGRect(
            x: min(max(x, room.minX), room.maxX - size.width),
            y: min(max(y, room.minY), room.maxY - size.height),
            width: size.width,
            height: size.height
        )
    }
}
