/// Something of an object that a proxy passes on.
@MainActor
struct AppearanceKey {
    let name: String
    let get: @MainActor (AnyObject) -> Any?
    let set: @MainActor (AnyObject, Any?) -> Void
    /// Whether an object takes it over; default each one.
    var applies: @MainActor (AnyObject) -> Bool = { _ in true }

    init<Root: AnyObject, Value>(
        _ name: String,
        _ get: @escaping @MainActor (Root) -> Value?,
        _ set: @escaping @MainActor (Root, Value?) -> Void
    ) {
        self.name = name
        self.get = { ($0 as? Root).flatMap { get($0) } }
        self.set = { object, value in
            guard let root = object as? Root else { return }
            set(root, value as? Value)
        }
    }

    init<Root: AnyObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.name = name
        get = { object in
            (object as? Root).flatMap { KeyPathValue.unwrap($0[keyPath: path]) }
        }
        set = { object, value in
            guard let root = object as? Root,
                let value = KeyPathValue.convert(value, to: Value.self)
            else { return }
            root[keyPath: path] = value
        }
    }

    private init(_ entry: NamedKeyPath) {
        name = entry.name
        get = { entry.get($0).flatMap(KeyPathValue.unwrap) }
        set = { _ = entry.set($0, $1) }
    }

    /// Names that say what an object is or where, and not how it looks.
    private static let ownNames: Set<String> = [
        "frame", "bounds", "center", "delegate", "dataSource", "prefetchDataSource", "targetView",
        "navigationDelegate",
        "templateAttributes", "transferredTemplateAttributeKeyPaths", "tintColor",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "accessibilityIdentifier", "isAccessibilityElement", "accessibilityTraits",
        "directionalLayoutMargins", "layoutMargins", "text", "attributedText", "contentOffset",
        "contentSize", "date", "countDownDuration", "collectionViewLayout", "tag", "title",
        "searchTextField", "configuration", "leftView", "rightView", "backgroundView",
        "tableHeaderView", "tableFooterView", "accessoryView", "selectedBackgroundView",
        // Each of them once, under the name that Swift has.
        "hidden", "opaque", "enabled", "selected", "highlighted", "on", "continuous",
        "secureTextEntry", "transform3D",
    ]

    /// Returns what proxies of a class pass on.
    static func keys(of type: AnyClass) -> [AppearanceKey] {
        var keys: [String: AppearanceKey] = [:]
        for entry in KeyPathRegistry.keys(of: type) where !ownNames.contains(entry.name) {
            keys[entry.name] = AppearanceKey(entry)
        }
        var classes: [AnyClass] = []
        var current: AnyClass? = type
        while let known = current {
            classes.append(known)
            current = _getSuperclass(known)
        }
        for known in classes.reversed() {
            for key in UIKitAppearances.tables[ObjectIdentifier(known)] ?? [] {
                keys[key.name] = key
            }
        }
        if type is UILabel.Type {
            // Attributes of a text are a label's own.
            for name in ["font", "textColor", "textAlignment", "lineBreakMode"] {
                keys[name]?.applies = { ($0 as? UILabel)?.content.isAttributed == false }
            }
        }
        return keys.values.sorted { $0.name < $1.name }
    }

    /// Whether two values say the same.
    static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        let (one, other) = (first.flatMap(KeyPathValue.unwrap), second.flatMap(KeyPathValue.unwrap))
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? [NSAttributedString.Key: Any],
            let other = other as? [NSAttributedString.Key: Any]
        {
            return one.count == other.count
                && one.allSatisfy { key, value in other[key].map { isSame(value, $0) } ?? false }
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        if type(of: one) is AnyClass, type(of: other) is AnyClass {
            return one as AnyObject === other as AnyObject
        }
        if let same = equal(one, other) { return same }
        return type(of: one) == type(of: other)
            && String(describing: one) == String(describing: other)
    }

    /// Compares values of a type that knows how; nil for others.
    private static func equal(_ first: Any, _ second: Any) -> Bool? {
        guard let first = first as? any Equatable else { return nil }
        return isEqual(first, second)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value) == first
    }
}
