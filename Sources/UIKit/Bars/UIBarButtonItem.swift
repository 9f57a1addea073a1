/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How an item looks.
    public enum Style: Int, Sendable {
        /// Plain text or a plain image.
        case plain = 0
        /// As plain; of old apps.
        case bordered = 1
        /// The action that ends what the person does: bold.
        case done = 2

        /// The same, under its newer name.
        public static var prominent: Style { .done }
    }

    /// Items that every app knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
        /// Angles that UIKit has under numbers alone, which apps make items of by these.
        case leftAngle = 101, rightAngle = 102, upAngle = 105, downAngle = 106
    }

    private(set) var systemItem: SystemItem?
    private(set) var receiver: TargetAction?
    private weak var storedTarget: AnyObject?
    private var storedAction: Selector?
    private var button: BarItemButton?
    /// The group that the item is in; nil without one.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// What stands for the item in menus; nil takes its title, picture and action.
    open var menuRepresentation: UIMenuElement?
    /// Pictures and shifts of the item alone; nil until it has some.
    var ownLook: BarItemLook?

    /// Creates an item that shows nothing yet.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Look

    /// How the item looks; default plain.
    open var style = Style.plain { didSet { didChange() } }
    /// The width in points; 0, the default, is that of the content.
    open var width: CGFloat = 0 { didSet { didChange() } }
    /// The titles that the item may have; it is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { didChange() } }
    /// Whether the button is pressed while something is held over it; default false, and without
    /// effect on a view of the app's.
    open var isSpringLoaded = false { didSet { button?.setSpringTap(isSpringLoaded) } }
    /// A view that stands in place of the button; default nil.
    open var customView: UIView? {
        didSet {
            guard customView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            didChange()
        }
    }
    /// The colour; nil, the default, is the bar's.
    open var tintColor: UIColor? { didSet { didChange() } }
    /// Whether the item is selected; default false.
    open var isSelected = false { didSet { didChange() } }
    /// What the item has at its upper corner; default nothing.
    open var badge: Badge? { didSet { didChange() } }
    /// Whether the item is left out of its bar; default false.
    open var isHidden = false { didSet { didChange() } }

    // MARK: - Action

    /// What a tap performs instead of the target's action; sets title and image where it has some.
    open var primaryAction: UIAction? {
        didSet {
            if let action = primaryAction {
                if !action.title.isEmpty { title = action.title }
                if let image = action.image { self.image = image }
            }
            didChange()
        }
    }

    /// The menu that a tap shows, or a long press where a tap does something else; default nil.
    open var menu: UIMenu? { didSet { didChange() } }

    /// The method that a tap calls.
    open var action: Selector? {
        get { storedAction }
        set {
            storedAction = newValue
            connect()
        }
    }

    /// What the method is called on; nil looks for it from the first responder on.
    open var target: AnyObject? {
        get { storedTarget }
        set {
            storedTarget = newValue
            connect()
        }
    }

    private func connect() {
        receiver = storedAction.map {
            TargetAction(storedTarget, $0.action, name: $0.name)
        }
    }

    func setAction(_ target: Any?, _ method: ActionMethod) {
        storedAction = Selector(name: "action of \(ObjectIdentifier(self))", action: method)
        storedTarget = TargetAction.unwrap(target)
        connect()
    }

    func setSystemItem(_ item: SystemItem) {
        systemItem = item
        style = item == .done || item == .save ? .done : .plain
        didChange()
    }

    /// Does what a tap on the item does.
    func send(_ event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(sender: self) }
        if storedAction == nil, let menuRequest { return MenuController.show(menuRequest) }
        guard let storedAction, receiver?.isDead == false else { return }
        UIApplication.shared.sendActionOfItem(storedAction, storedTarget, self, event, button)
    }

    /// The menu as it is shown beside the item; nil where it has none or is in no bar.
    var menuRequest: MenuRequest? {
        guard isEnabled, let menu, !menu.children.isEmpty, let view = shownView else { return nil }
        var request = MenuRequest(menu: menu, source: view, rect: view.bounds)
        request.sender = self
        return request
    }

    // MARK: - View

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Returns the view that stands for the item in a bar; nil for space and what is hidden.
    func makeView() -> UIView? {
        guard !isHidden, !isSpace else { return nil }
        if let customView { return customView }
        let button = button ?? BarItemButton(self)
        self.button = button
        button.setSpringTap(isSpringLoaded)
        return button
    }

    /// The view that stands for the item, where a bar shows it.
    var shownView: UIView? {
        guard let view = customView ?? button, view.window != nil else { return nil }
        return view
    }

    override func didChange() {
        button?.needsUpdate = true
        super.didChange()
    }
}

extension UIApplication {
    /// Sends the action of an item; without a target along the chain of what shows it.
    func sendActionOfItem(
        _ action: Selector,
        _ target: AnyObject?,
        _ item: UIBarButtonItem,
        _ event: UIEvent?,
        _ view: UIView?
    ) {
        guard target == nil else {
            sendAction(action, to: target, from: item, for: event)
            return
        }
        // As for any sender that is no responder, it begins where the person is: at the controller
        // that is shown below the bar.
        var bar = view?.superview
        while let current = bar, !(current is UINavigationBar) { bar = current.superview }
        let shown = (bar as? UINavigationBar)?.controller?.innermostTop
        TargetAction(nil, action.action, name: action.name)
            .send(from: item, event: event, startingAt: shown?.viewIfLoaded ?? view ?? self)
    }
}
