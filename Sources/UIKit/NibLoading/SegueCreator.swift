import Foundation
import InterfaceBuilder

/// A method that makes the destination of a segue, without its types.
struct SegueCreator: Sendable {
    /// Calls the method of an object; nil where the method is none that makes controllers.
    let make: @MainActor @Sendable (AnyObject, NSCoder, Any?, String?) -> UIViewController?

    init<Receiver: AnyObject, Coder>(
        _ method: @escaping @MainActor @Sendable (Receiver, Coder, Any?, String?) -> Any?
    ) {
        make = { receiver, coder, sender, identifier in
            guard let receiver = receiver as? Receiver, let coder = coder as? Coder else {
                return nil
            }
            // What an optional holds is looked at first: casts of a nested nil go wrong.
            let made = method(receiver, coder, sender, identifier).flatMap(KeyPathValue.unwrap)
            return made as? UIViewController
        }
    }

    /// Returns a sender as the type that a method takes; nil where it is of another.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value { return value as? Value }
        return value as? Value
    }
}

extension UIViewController {
    /// Returns what makes the destination of a segue, where the storyboard names a method for it.
    func creator(for segue: IBSegue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let name = segue.destinationCreationSelector,
            let source = archive?.loader.source, !source.isPreview
        else { return nil }
        guard let creator = ActionRegistry.action(name, of: type(of: self))?.creator else {
            source.warn(
                .missingAction(className: "\(type(of: self))", selector: name),
                line: segue.line
            )
            return nil
        }
        return { coder in creator.make(self, coder, sender, segue.identifier) }
    }
}
