/// What apps said of all objects of a class; empty in most.
@MainActor
enum Appearances {
    /// Whether an app ever asked for a proxy: without, nothing is looked for.
    @exclusivity(unchecked) private(set) static var areUsed = false
    private static var proxies: [AppearanceProxy] = []
    /// The proxies of a class and those above it, the most general first.
    private static var found: [ObjectIdentifier: [AppearanceProxy]] = [:]

    /// Returns the proxy of a class, the same one each time.
    static func proxy<Object: NSObject>(
        of type: Object.Type,
        in containers: [any UIAppearanceContainer.Type] = [],
        with traits: UITraitCollection? = nil
    ) -> Object {
        areUsed = true
        let names = containers.map { ObjectIdentifier($0) }
        let known = proxies.first {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == names
                && $0.traits == traits
        }
        if let known, let object = known.lend() as? Object { return object }
        guard let made = AppearanceProxy(type, containers, traits),
            let object = made.lend() as? Object
        else {
            preconditionFailure("\(type) has no appearance: it is neither a view nor an item.")
        }
        proxies.append(made)
        found = [:]
        return object
    }

    /// Forgets everything that was said, as tests do.
    static func reset() {
        areUsed = false
        proxies = []
        found = [:]
    }

    /// Has a view that came into a window take over what was said.
    static func apply(to view: UIView) {
        if let button = view as? BarItemButton, let item = button.item {
            apply(to: item, in: button, isQuiet: false)
        } else if let button = view as? UITabBarButton, let item = button.item {
            apply(to: item, in: button, isQuiet: false)
        }
        let proxies = proxies(of: type(of: view))
        guard !proxies.isEmpty else { return }
        var record = view.rare?.appearance ?? [:]
        apply(proxies, to: view, after: view.next, view.traitCollection, &record)
        if !record.isEmpty { view.requireRare().appearance = record }
    }

    /// Has an item take over what was said; its bar is told of it, unless it asks itself.
    static func apply(to item: UIBarItem, in container: UIView, isQuiet: Bool = true) {
        let proxies = proxies(of: type(of: item))
        guard !proxies.isEmpty else { return }
        let owner = item.owner
        if isQuiet { item.owner = nil }
        apply(proxies, to: item, after: container, container.traitCollection, &item.appearance)
        item.owner = owner
    }

    private static func apply(
        _ proxies: [AppearanceProxy],
        to object: NSObject,
        after responder: UIResponder?,
        _ traits: UITraitCollection,
        _ record: inout [String: Any?]
    ) {
        var settings: [String: AppearanceProxy.Setting] = [:]
        for proxy in proxies where proxy.holds(after: responder, traits) {
            // More special ones come later, and count instead.
            for setting in proxy.settings { settings[setting.key.name] = setting }
        }
        for (name, setting) in settings.sorted(by: { $0.key < $1.key }) {
            let key = setting.key
            guard key.applies(object) else { continue }
            let current = key.get(object)
            let last = record[name].map { AppearanceKey.isSame(current, $0) } ?? false
            // What the app set of the object itself counts most.
            guard last || AppearanceKey.isSame(current, setting.standard) else { continue }
            if !AppearanceKey.isSame(current, setting.value) { key.set(object, setting.value) }
            record.updateValue(key.get(object), forKey: name)
        }
    }

    private static func proxies(of type: AnyClass) -> [AppearanceProxy] {
        if let known = found[ObjectIdentifier(type)] { return known }
        var classes: Set<ObjectIdentifier> = []
        var current: AnyClass? = type
        while let candidate = current {
            classes.insert(ObjectIdentifier(candidate))
            current = _getSuperclass(candidate)
        }
        let all = proxies.filter { classes.contains(ObjectIdentifier($0.type)) }
        // Sorting is stable, so that of equals the later one counts.
        let sorted = all.sorted {
            ($0.depth, $0.containers.count, $0.traits == nil ? 0 : 1)
                < ($1.depth, $1.containers.count, $1.traits == nil ? 0 : 1)
        }
        found[ObjectIdentifier(type)] = sorted
        return sorted
    }
}
