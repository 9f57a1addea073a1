import InterfaceBuilder

/// Brings a loaded view up to date with its document's variations when size classes change.
///
/// Constraints and subviews, which all exist from the beginning, are put in or taken out, and
/// constants, priorities, visibility, colours, margins, fonts, pictures and stacks' attributes
/// follow. What has no variation stays as the app left it.
@MainActor
final class NibVariations {
    private let source: NibSource
    private var sizeClasses: IBSizeClasses
    /// The views whose elements vary, with the elements as the document has them.
    private var entries: [Entry] = []
    private var objects: [String: WeakReference] = [:]
    /// Views and constraints that are not installed now: nobody else keeps them.
    private var kept: [String: AnyObject] = [:]
    /// Constraints that are installed but for a view that they name, which is not.
    private var waiting: [NSLayoutConstraint] = []

    private struct Entry {
        let element: IBElement
        weak var view: UIView?
    }

    /// What the document says of a view for the size classes before and those from now on.
    private struct Change {
        let view: UIView
        let old: IBObject
        let new: IBObject
    }

    /// Takes what was made of a view and all that is in it; nil where nothing of it varies.
    init?(_ loader: NibLoader, _ made: ArraySlice<(object: IBObject, instance: AnyObject)>) {
        guard !loader.source.isPreview else { return nil }
        source = loader.source
        sizeClasses = loader.sizeClasses
        for (object, instance) in made {
            guard let view = instance as? UIView, Self.varies(object) else { continue }
            entries.append(Entry(element: object.element, view: view))
            let ids = object.subviewsLeftOut.map(\.id) + object.constraintsLeftOut.map(\.id)
            for case let id? in ids { kept[id] = loader.objects[id] }
        }
        guard !entries.isEmpty else { return nil }
        objects = loader.objects.mapValues { WeakReference(object: $0) }
        guard !loader.leftOut.isEmpty else { return }
        for (object, instance) in made where instance is UIView {
            for constraint in object.constraints {
                guard let id = constraint.id,
                    let made = loader.objects[id] as? NSLayoutConstraint,
                    made.commonAncestor == nil
                else { continue }
                waiting.append(made)
            }
        }
    }

    private static func varies(_ object: IBObject) -> Bool {
        if !object.variations.isEmpty { return true }
        let constraints = object.element.child(named: "constraints")?.children
        return constraints?.contains { $0.child(named: "variation") != nil } ?? false
    }

    /// Follows the size classes of the view at the root from now on.
    func watch(_ root: UIView) {
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        root.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
            guard let classes = IBSizeClasses(view.traitCollection) else { return }
            self.apply(classes)
        }
        // What surrounds the view, or overrides its traits, is known as it is first shown.
        root.traitState?.entered = { traits in
            guard let classes = IBSizeClasses(traits) else { return }
            self.apply(classes)
        }
        // The view may have been made in other surroundings than it is shown in.
        if root.window != nil, let classes = IBSizeClasses(root.traitCollection) { apply(classes) }
    }

    private func apply(_ new: IBSizeClasses) {
        guard new != sizeClasses else { return }
        let old = sizeClasses
        sizeClasses = new
        let changes = entries.compactMap { entry -> Change? in
            guard let view = entry.view else { return nil }
            let object = IBObject(entry.element)
            return Change(
                view: view,
                old: object.resolved(for: old),
                new: object.resolved(for: new)
            )
        }
        for change in changes { takeOutConstraints(change) }
        takeOutSubviews(changes)
        for change in changes { putInSubviews(change) }
        for change in changes {
            setConstraints(change)
            putInConstraints(change)
        }
        let ready = waiting.filter { $0.commonAncestor != nil }
        waiting.removeAll { $0.commonAncestor != nil }
        NSLayoutConstraint.activate(ready)
        let loader = NibLoader(source, sizeClasses: new)
        for change in changes where !change.new.variations.isEmpty {
            loader.decodeVarying(from: change.old, to: change.new, into: change.view)
        }
    }

    private func object(_ id: String) -> AnyObject? { kept[id] ?? objects[id]?.object }

    // MARK: - Subviews

    private func takeOutSubviews(_ changes: [Change]) {
        var views: [(id: String, view: UIView)] = []
        for change in changes {
            let before = Set(change.old.subviewsLeftOut.map(\.id))
            for case let id? in change.new.subviewsLeftOut.map(\.id) where !before.contains(id) {
                // One that the app moved or removed is the app's.
                guard let view = object(id) as? UIView, view.superview === change.view else {
                    continue
                }
                views.append((id, view))
            }
        }
        guard !views.isEmpty else { return }
        // Views take constraints to what is outside out of force as they leave.
        let inForce = objects.sorted { $0.key < $1.key }
            .compactMap { $0.value.object as? NSLayoutConstraint }
            .filter { $0.isActive }
        for (id, view) in views {
            kept[id] = view
            view.removeFromSuperview()
        }
        waiting += inForce.filter { !$0.isActive }
    }

    private func putInSubviews(_ change: Change) {
        let before = Set(change.old.subviewsLeftOut.map(\.id))
        guard !before.isEmpty else { return }
        let wanted = change.new.subviews
        for (index, child) in wanted.enumerated() {
            guard before.contains(child.id), let id = child.id,
                let subview = object(id) as? UIView
            else { continue }
            kept[id] = nil
            guard subview.superview == nil, !change.view.isDescendant(of: subview) else { continue }
            put(subview, in: change.view, after: wanted[..<index])
        }
    }

    /// Puts a view in front of the nearest that the document has behind it.
    private func put(_ subview: UIView, in view: UIView, after earlier: ArraySlice<IBObject>) {
        let stack = view as? UIStackView
        let siblings = stack?.arrangedSubviews ?? view.subviews
        var place = 0
        for case let id? in earlier.reversed().map(\.id) {
            guard let sibling = object(id),
                let index = siblings.firstIndex(where: { $0 === sibling })
            else { continue }
            place = index + 1
            break
        }
        if let stack {
            stack.insertArrangedSubview(subview, at: place)
        } else {
            view.insertSubview(subview, at: place)
        }
    }

    // MARK: - Constraints

    private func takeOutConstraints(_ change: Change) {
        let before = Set(change.old.constraintsLeftOut.map(\.id))
        for case let id? in change.new.constraintsLeftOut.map(\.id) where !before.contains(id) {
            guard let made = object(id) as? NSLayoutConstraint else { continue }
            kept[id] = made
            waiting.removeAll { $0 === made }
            made.isActive = false
        }
    }

    private func putInConstraints(_ change: Change) {
        let before = Set(change.old.constraintsLeftOut.map(\.id))
        guard !before.isEmpty else { return }
        for case let id? in change.new.constraints.map(\.id) where before.contains(id) {
            guard let made = object(id) as? NSLayoutConstraint else { continue }
            kept[id] = nil
            waiting.append(made)
        }
    }

    /// Sets the constants and priorities that differ, of those that are not installed as well.
    private func setConstraints(_ change: Change) {
        let old = Dictionary(
            (change.old.constraints + change.old.constraintsLeftOut).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for constraint in change.new.constraints + change.new.constraintsLeftOut {
            guard let id = constraint.id, let before = old[id],
                before.constant != constraint.constant || before.priority != constraint.priority,
                let made = object(id) as? NSLayoutConstraint
            else { continue }
            if before.constant != constraint.constant {
                made.constant = CGFloat(constraint.constant)
            }
            if before.priority != constraint.priority {
                made.priority = UILayoutPriority(Float(constraint.priority))
            }
        }
    }
}
