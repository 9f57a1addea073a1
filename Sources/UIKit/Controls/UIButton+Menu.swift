extension UIButton {
    func setMenu(_ menu: UIMenu?) {
        style.menu = menu
        isContextMenuInteractionEnabled = menu != nil
        showChoice()
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

    /// A person chose an element of the menu.
    func noteChoice(_ leaf: any MenuLeaf) {
        guard isPopUp else { return }
        menu?.select(leaf)
        showChoice()
    }
}
