/// Selectors that are known by their names alone, as code for Objective-C makes them.
extension Selector {
    /// Creates a selector of a name.
    ///
    /// It calls the method of an object that a selector with a method gave this name before, for the
    /// object's class or one above it, or that `namedActions` names. So do the names of UIKit's own
    /// actions of editing, such as `copy:`. What nobody named can be compared alone.
    public init(_ str: String) {
        let known = UIResponder.editMethods.first { $0.name == str }
        self = known ?? Selector(named: str)
    }

    /// Creates a selector that looks for the method in the class of whoever receives it.
    init(named name: String) {
        self.init(name: name, action: ActionMethod(named: name))
    }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension UIResponder {
    /// The actions of editing.
    nonisolated fileprivate static let editMethods: [Selector] =
        [
            Selector("cut:", UIResponder.cut), Selector("copy:", UIResponder.copy(_:)),
            Selector("paste:", UIResponder.paste(_:)), Selector("delete:", UIResponder.delete),
            Selector("select:", UIResponder.select(_:)),
            Selector("selectAll:", UIResponder.selectAll),
            Selector("toggleBoldface:", UIResponder.toggleBoldface),
            Selector("toggleItalics:", UIResponder.toggleItalics),
            Selector("toggleUnderline:", UIResponder.toggleUnderline),
        ]
}
