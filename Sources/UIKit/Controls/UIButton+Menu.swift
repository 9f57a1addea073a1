/// The menu of a button, and what shows it.
@MainActor
final class ButtonMenus {
    var menu: UIMenu?
    /// Whether a tap shows the menu.
    var isPrimary = false
    /// What shows the menu after a long press.
    var press: MenuPress?
}

extension UIButton {
    func requireMenus() -> ButtonMenus {
        if let menus = style.menus { return menus }
        let made = ButtonMenus()
        style.menus = made
        return made
    }

    func setMenu(_ menu: UIMenu?) {
        let menus = requireMenus()
        menus.menu = menu
        if menu == nil, let press = menus.press {
            removeGestureRecognizer(press)
            menus.press = nil
        } else if menu != nil, menus.press == nil {
            let press = MenuPress { [weak self] _ in self?.menuRequest }
            menus.press = press
            addGestureRecognizer(press)
        }
        showChoice()
    }

    private var menuRequest: MenuRequest? {
        guard isEnabled, let menu, !menu.children.isEmpty else { return nil }
        var request = MenuRequest(menu: menu, source: self, rect: bounds)
        request.willPerform = { [weak self] leaf in
            guard let self, isPopUp else { return }
            self.menu?.select(leaf)
            showChoice()
        }
        return request
    }

    /// Shows the menu where a tap does so; whether it did.
    func showMenuOfTap(_ event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, let menuRequest else { return false }
        sendActions(for: .menuActionTriggered)
        MenuController.show(menuRequest)
        return true
    }

    /// Whether the button shows which element of its menu was chosen.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    /// Takes over title and image of what is chosen: the first one at the beginning.
    func showChoice() {
        guard isPopUp, let menu else { return }
        let leaves = menu.leaves
        guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first else {
            return
        }
        chosen.state = .on
        setTitle(chosen.title, for: .normal)
        if let image = chosen.image { setImage(image, for: .normal) }
    }
}
