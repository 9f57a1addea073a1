import CoreGraphics
import Foundation

/// A title in the menu for editing, with the method that it calls.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method, which the first responder that can perform it is called with.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The menu for editing: what can be done with what is selected.
///
/// It shows those of the standard actions, and of `menuItems`, that the first responder says it can
/// perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The menu of the scene whose event or layout runs now.
    ///
    /// - Note: Differs from UIKit: each scene has a menu of its own, with its own items.
    public static var shared: UIMenuController {
        RenderContext.current?.scene?.editMenu ?? sceneless
    }

    private static let sceneless = UIMenuController()

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted after the menu was shown.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification"
    )
    /// Posted before the menu goes.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted after the menu went.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification"
    )

    /// Items after the standard ones; default nil.
    open var menuItems: [UIMenuItem]?
    private weak var source: UIView?
    private var rect = CGRect.zero
    private weak var shown: MenuController?

    /// Whether the menu is shown.
    open var isMenuVisible: Bool {
        get { shown != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is shown on the screen, in points; empty while it is not.
    open var menuFrame: CGRect {
        guard let view = shown?.viewIfLoaded, view.window != nil else { return .zero }
        return view.screenRect(view.bounds)
    }

    /// Says where the menu is to be shown.
    ///
    /// - Parameters:
    ///   - targetRect: The rectangle that it stands beside, in the view's coordinates.
    ///   - targetView: The view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        source = targetView
        rect = targetRect
    }

    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hide() }
    }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu.
    open func hideMenu() { hide() }
    /// Hides the menu.
    open func hideMenu(from targetView: UIView) { hide() }
    /// Asks again what can be done: a menu that is shown changes to it.
    open func update() {
        guard isMenuVisible else { return }
        shown?.dismiss(animated: false)
        shown = nil
        show()
    }

    private func hide() {
        guard let shown else { return }
        post(Self.willHideMenuNotification)
        shown.dismiss(animated: true)
        self.shown = nil
        post(Self.didHideMenuNotification)
    }

    private func show() {
        guard let source, let window = source.window else { return }
        let responder = window.firstResponder ?? source
        let actions = items.compactMap { item in
            Self.action(for: item, from: responder)
        }
        guard !actions.isEmpty else { return }
        post(Self.willShowMenuNotification)
        var request = MenuRequest(menu: UIMenu(children: actions), source: source, rect: rect)
        request.willShow = { [weak self] controller, _ in self?.shown = controller }
        request.willEnd = { [weak self] _ in
            guard let self, shown != nil else { return }
            post(Self.willHideMenuNotification)
            shown = nil
            post(Self.didHideMenuNotification)
        }
        MenuController.show(request)
        post(Self.didShowMenuNotification)
    }

    private var items: [UIMenuItem] { Self.editItems + Self.styleItems + (menuItems ?? []) }

    private static var editItems: [UIMenuItem] {
        [
            UIMenuItem(title: "Cut", action: Selector("cut:", UIResponder.cut)),
            UIMenuItem(title: "Copy", action: Selector("copy:", UIResponder.copy(_:))),
            UIMenuItem(title: "Paste", action: Selector("paste:", UIResponder.paste(_:))),
            UIMenuItem(title: "Delete", action: Selector("delete:", UIResponder.delete)),
            UIMenuItem(title: "Select", action: Selector("select:", UIResponder.select(_:))),
            UIMenuItem(title: "Select All", action: Selector("selectAll:", UIResponder.selectAll)),
        ]
    }

    private static var styleItems: [UIMenuItem] {
        [
            UIMenuItem(
                title: "Bold",
                action: Selector("toggleBoldface:", UIResponder.toggleBoldface)
            ),
            UIMenuItem(
                title: "Italic",
                action: Selector("toggleItalics:", UIResponder.toggleItalics)
            ),
            UIMenuItem(
                title: "Underline",
                action: Selector("toggleUnderline:", UIResponder.toggleUnderline)
            ),
        ]
    }

    /// Returns a menu of the actions that can be performed; nil where none can.
    static func menu(
        of canPerform: (Selector) -> Bool,
        perform: @escaping (Selector) -> Void
    ) -> UIMenu? {
        let actions = shared.items.filter { canPerform($0.action) }.map { item in
            UIAction(title: item.title) { _ in perform(item.action) }
        }
        return actions.isEmpty ? nil : UIMenu(children: actions)
    }

    /// Returns what a responder, and those above it, can do with what is selected: what is the
    /// system's in menus whose names apps know them by.
    func suggestions(from responder: UIResponder) -> [UIMenuElement] {
        func actions(_ items: [UIMenuItem]) -> [UIAction] {
            items.compactMap { Self.action(for: $0, from: responder) }
        }
        let menus = [
            (UIMenu.Identifier.standardEdit, actions(Self.editItems)),
            (.textStyle, actions(Self.styleItems)),
        ]
        return menus.filter { !$0.1.isEmpty }
            .map { UIMenu(identifier: $0, options: .displayInline, children: $1) }
            + actions(menuItems ?? [])
    }

    /// Returns what a responder, and those above it, can do with what is selected.
    func actions(from responder: UIResponder) -> [UIAction] {
        items.compactMap { Self.action(for: $0, from: responder) }
    }

    private static func action(for item: UIMenuItem, from responder: UIResponder) -> UIAction? {
        let found = responder.target(forAction: item.action, withSender: shared)
        guard let target = TargetAction.unwrap(found) else { return nil }
        return UIAction(title: item.title) { [weak target] _ in
            guard let target else { return }
            _ = item.action.action.call(target, shared, nil)
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
