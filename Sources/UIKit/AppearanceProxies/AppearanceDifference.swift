/// Finds what of an object differs from another of its class, by the names of its properties.
@MainActor
enum AppearanceDifference {
    /// What changes by itself as objects are used, and says nothing about their look.
    private static let workings: Set<String> = [
        "hierarchy", "rendering", "layout", "autoLayout", "owner", "animations", "appearance",
        "layouts", "needsUpdate", "switches", "attributes",
    ]

    /// Returns the names of the properties in which two objects differ.
    static func names(between first: NSObject, and second: NSObject) -> Set<String> {
        var names: Set<String> = []
        var left: Mirror? = Mirror(reflecting: first)
        var right: Mirror? = Mirror(reflecting: second)
        while let one = left, let other = right {
            compare(one, other, 0, &names)
            left = one.superclassMirror
            right = other.superclassMirror
        }
        return names
    }

    private static func compare(
        _ first: Mirror,
        _ second: Mirror,
        _ depth: Int,
        _ names: inout Set<String>
    ) {
        for (one, other) in zip(first.children, second.children) {
            guard let label = one.label, !workings.contains(label) else { continue }
            compare(one.value, other.value, named: label, depth, &names)
        }
    }

    private static func compare(
        _ first: Any,
        _ second: Any,
        named name: String,
        _ depth: Int,
        _ names: inout Set<String>
    ) {
        let (one, other) = (KeyPathValue.unwrap(first), KeyPathValue.unwrap(second))
        guard let one, let other else {
            // Views inside are the object's own workings.
            if (one ?? other) is UIResponder { return }
            if (one == nil) != (other == nil), depth == 0 || !isState(one ?? other) {
                names.insert(name)
            } else if (one == nil) != (other == nil), isState(one ?? other) {
                // State that is made on demand, for something that was taken over.
                return
            }
            return
        }
        if AppearanceKey.isSame(one, other) { return }
        // Views inside are the object's own workings.
        if one is UIView || one is UIResponder { return }
        let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
        let isOpaque = left.children.isEmpty || left.displayStyle == .enum
        if isOpaque || depth > 3 || left.children.count != right.children.count {
            if !isCallable(one) { names.insert(name) }
            return
        }
        if one is [AnyObject] || left.displayStyle == .collection { return }
        compare(left, right, depth + 1, &names)
    }

    private static func isState(_ value: Any?) -> Bool {
        guard let value else { return false }
        return type(of: value) is AnyClass && !(value is NSObject)
    }

    private static func isCallable(_ value: Any) -> Bool {
        String(describing: type(of: value)).contains("->")
    }
}
