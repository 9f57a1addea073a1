extension UIResponder {
    /// The actions of editing by name, which a responder has only where it says so.
    static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
    ]
}

extension TextEditing where Self: UIResponder {
    /// Whether an action of editing makes sense now.
    func mayEdit(_ action: Selector) -> Bool {
        let selection = edited.selection
        return switch action.name {
        case "cut:", "delete:": !selection.isEmpty && obstacle == nil
        case "copy:": !selection.isEmpty
        case "paste:": UIPasteboard.general.hasStrings && obstacle == nil
        case "select:": selection.isEmpty && edited.length > 0
        default: selection.count < edited.length
        }
    }

    /// Puts the selected characters into the clipboard.
    func copySelection() {
        let selection = edited.selection
        guard !selection.isEmpty else { return }
        UIPasteboard.general.string = edited.string.characters(in: selection)
    }
}
