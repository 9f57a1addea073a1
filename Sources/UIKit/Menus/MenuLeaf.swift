/// An element of a menu that does something when it is chosen.
@MainActor
protocol MenuLeaf: UIMenuElement {
    /// What is special about the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the element.
    var state: UIMenuElement.State { get set }
    /// The image that the menu shows; nil for none.
    var shownImage: UIImage? { get }

    /// Does what the element stands for.
    ///
    /// - Parameters:
    ///   - source: The view that the menu belongs to.
    ///   - sender: What an action is told as its sender.
    func perform(from source: UIView, sender: Any?)
}

extension UIAction: MenuLeaf {
    var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }

    func perform(from source: UIView, sender: Any?) { perform(sender: sender) }
}

extension UICommand: MenuLeaf {
    var shownImage: UIImage? { image }

    /// Calls the method of whoever has it: the object that a document names, else from the first
    /// responder on, else from the menu's view on.
    func perform(from source: UIView, sender: Any?) {
        guard let target = target(from: source) else { return }
        _ = action.action.call(target, self, nil)
    }

    /// Whether the command can be chosen: somebody has its method, or it has none and is a mark.
    func canPerform(from source: UIView) -> Bool {
        action.name.isEmpty || target(from: source) != nil
    }

    /// Asks who would be called to say how the command looks now.
    func validate(from source: UIView) { validate(by: target(from: source)) }

    private func target(from source: UIView) -> AnyObject? {
        if let fixedTarget { return fixedTarget }
        for responder in [source.window?.firstResponder, source] as [UIResponder?] {
            let found = responder?.target(forAction: action, withSender: self)
            if let target = TargetAction.unwrap(found) { return target }
        }
        return nil
    }
}
