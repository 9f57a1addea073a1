/// Selectors that are known by their names alone, as code for Objective-C makes them.
extension Selector {
    /// Creates a selector of a name, to be compared with others.
    ///
    /// One of the names of UIKit's own actions of editing, such as `copy:`, stands for the method;
    /// any other stands for no method that could be called.
    public init(_ str: String) {
        let known = UIResponder.editMethods.first { $0.name == str }
        self = known ?? Selector(name: str, action: ActionMethod())
    }
}

/// Returns the selector of a name, to be compared with others.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension UIResponder {
    /// The actions of editing.
    nonisolated fileprivate static var editMethods: [Selector] {
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
}
