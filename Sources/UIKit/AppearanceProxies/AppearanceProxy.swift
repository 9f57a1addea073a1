/// An object on which an app says how all objects of its class look, and where that holds.
@MainActor
final class AppearanceProxy {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let depth: Int
    private var object: NSObject
    private let keys: [AppearanceKey]
    /// What the object had when it was made.
    private let defaults: [Any?]
    private var known: [Setting]?
    private var reported: Set<String> = []

    /// One thing that the app set.
    struct Setting {
        let key: AppearanceKey
        let value: Any?
        let standard: Any?
    }

    init?(
        _ type: AnyClass,
        _ containers: [any UIAppearanceContainer.Type],
        _ traits: UITraitCollection?
    ) {
        guard let object = Self.make(type) else { return nil }
        self.type = type
        self.containers = containers
        self.traits = traits
        self.object = object
        var depth = 0
        var current: AnyClass? = type
        while let known = current {
            depth += 1
            current = _getSuperclass(known)
        }
        self.depth = depth
        keys = AppearanceKey.keys(of: type)
        defaults = keys.map { $0.get(object) }
    }

    @inline(never)
    private static func make(_ type: AnyClass) -> NSObject? {
        type is UIView.Type ? ViewFactory.make(type, .zero) : ObjectFactory.make(type)
    }

    /// The object for the app, which sets something of it most often.
    func lend() -> NSObject {
        known = nil
        return object
    }

    /// What the app set, as far as objects take it over.
    var settings: [Setting] {
        // An app that keeps the object may change it at any time.
        if let known, isKnownUniquelyReferenced(&object) { return known }
        var found: [Setting] = []
        for (key, standard) in zip(keys, defaults) {
            let value = key.get(object)
            if !AppearanceKey.isSame(value, standard) {
                found.append(Setting(key: key, value: value, standard: standard))
            }
        }
        reportOthers(found)
        known = found
        return found
    }

    /// Whether the app's settings hold for an object whose responder chain begins at another.
    func holds(after start: UIResponder?, _ traits: UITraitCollection) -> Bool {
        if let wanted = self.traits, !traits.containsTraits(in: wanted) { return false }
        var responder = start
        var left = containers[...]
        while let container = left.first {
            guard let candidate = responder else { return false }
            if let owner = candidate as? AnyObject & UIAppearanceContainer,
                Self.isKind(Swift.type(of: owner), of: container)
            {
                left.removeFirst()
            }
            responder = candidate.next
        }
        return true
    }

    private static func isKind(_ type: AnyClass, of container: any UIAppearanceContainer.Type)
        -> Bool
    {
        let wanted: AnyClass = container
        var current: AnyClass? = type
        while let candidate = current {
            if candidate == wanted { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    /// Tells of what the app set and objects cannot take over, each once.
    ///
    /// Another object that took over all that can be differs from this one in nothing else.
    private func reportOthers(_ settings: [Setting]) {
        guard let twin = Self.make(type) else { return }
        for setting in settings { setting.key.set(twin, setting.value) }
        let names = AppearanceDifference.names(between: object, and: twin)
        for name in names.sorted() where reported.insert(name).inserted {
            Diagnostics.report(
                "\(type).appearance(): \"\(name)\" was set, which views do not take over; "
                    + "list the property in `namedKeyPaths` of its class, or set it of each view."
            )
        }
    }
}
