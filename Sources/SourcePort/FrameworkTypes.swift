/// What is known of the types that the ported sources find in Vitrine.
public protocol FrameworkTypes {
    /// Whether there is a type of a name.
    func contains(_ name: String) -> Bool
    /// The name of a class's superclass; nil for those without one and for unknown ones.
    func superclass(of name: String) -> String?
}

extension FrameworkTypes {
    /// Whether a class is another one or inherits from it.
    func isKind(_ name: String, of ancestor: String) -> Bool {
        var current: String? = name
        while let found = current {
            if found == ancestor { return true }
            current = superclass(of: found)
        }
        return false
    }
}
