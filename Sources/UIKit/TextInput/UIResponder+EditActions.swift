extension UIResponder {
    /// The actions of editing by name, which a responder has only where it says so.
    static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:",
    ]
}

/// The actions of editing, which any responder has and may handle.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Takes what is selected into the clipboard.
    func cut(_ sender: Any?)
    /// Copies what is selected into the clipboard.
    func copy(_ sender: Any?)
    /// Puts what is in the clipboard in place of what is selected.
    func paste(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
    /// Selects what is at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Makes what is selected bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or no longer.
    func toggleUnderline(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

extension TextEditing where Self: UIResponder {
    /// Whether an action of editing makes sense now.
    func mayEdit(_ action: Selector) -> Bool {
        let selection = edited.selection
        return switch action.name {
        case "cut:", "delete:": !selection.isEmpty && obstacle == nil
        case "copy:": !selection.isEmpty
        case "paste:": obstacle == nil && canPaste(UIPasteboard.general.itemProviders)
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            !selection.isEmpty && obstacle == nil && allowsEditingTextAttributes
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
