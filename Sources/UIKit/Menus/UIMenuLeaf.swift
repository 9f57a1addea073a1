/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The image at the end; nil for none.
    var image: UIImage? { get set }
    /// What the element does, in more words than the title; default nil.
    var discoverabilityTitle: String? { get set }
    /// What is special about the element; default nothing.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the element; default off.
    var state: UIMenuElement.State { get set }

    /// Does what the element stands for, as if it had been chosen.
    ///
    /// - Parameters:
    ///   - sender: What an action is told as its sender; a command looks for its method from there
    ///     on where nothing before has it.
    ///   - target: The object whose method a command calls; nil for the first responder that has it.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UICommand: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) {
        let receiver = TargetAction.unwrap(target) ?? fixedTarget
        let start = sender as? UIResponder ?? UIApplication.shared.keyWindow
        TargetAction(receiver, action.action, name: action.name)
            .send(from: self, event: nil, startingAt: start ?? UIApplication.shared)
    }
}
