import CoreGraphics
import Foundation

extension UITextView {
    /// Lets long presses on items of a text show the menus that the delegate has for them.
    func prepareItemMenus(of text: NSAttributedString) {
        guard area.rareLinks?.menuPress == nil, text.hasItems else { return }
        let press = MenuPress { [weak self] in self?.itemMenuRequest(at: $0) }
        area.links.menuPress = press
        addGestureRecognizer(press)
    }

    /// The app has no menus of its own: what it is asked is answered by default.
    func noItemMenu() -> UITextItem.MenuConfiguration? {
        area.rareLinks?.menuPress?.isBarren = true
        return nil
    }

    private func itemMenuRequest(at point: CGPoint) -> MenuRequest? {
        guard !isEditable, isSelectable, let item = item(at: point) else { return nil }
        let configuration =
            editingDelegate?.textView(
                self,
                menuConfigurationFor: item,
                defaultMenu: usualMenu(of: item)
            ) ?? (editingDelegate == nil ? noItemMenu() : nil)
        guard let menu = configuration?.menu else { return nil }
        return MenuRequest(menu: menu, source: self, rect: CGRect(origin: point, size: .zero))
    }

    /// Returns what the system has for an item; titles are English.
    private func usualMenu(of item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            UIMenu(children: [
                UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
                UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
            ])
        case .textAttachment(let attachment):
            UIMenu(
                children: attachment.image.map { image in
                    [UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }]
                } ?? []
            )
        case .tag: UIMenu()
        }
    }
}

extension NSAttributedString {
    /// Whether characters are links, pictures or tagged.
    fileprivate var hasItems: Bool {
        var isFound = false
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
            isFound = UITextItem.keys.contains { attributes[$0] != nil }
            if isFound { stop.pointee = true }
        }
        return isFound
    }
}
