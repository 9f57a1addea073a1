import InterfaceBuilder

/// Brings a loaded view up to date with its document's variations when size classes change.
///
/// Constraints and subviews are installed or taken out, and constants, priorities, visibility,
/// fonts and stacks' attributes follow. What has no variation stays as the app left it.
@MainActor
final class NibVariations {
    private let source: NibSource
    private let storyboard: UIStoryboard?
    private var sizeClasses: IBSizeClasses
    /// The views whose elements vary, with the elements as the document has them.
    private var entries: [Entry] = []
    private var objects: [String: WeakObject] = [:]
    /// Views and constraints that are not installed now: nobody else keeps them.
    private var kept: [String: AnyObject] = [:]

    private struct Entry {
        let element: IBElement
        weak var view: UIView?
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    /// Takes what was made of a view and all that is in it; nil where nothing of it varies.
    init?(_ loader: NibLoader, _ made: ArraySlice<(object: IBObject, instance: AnyObject)>) {
        guard !loader.source.isPreview else { return nil }
        source = loader.source
        storyboard = loader.storyboard
        sizeClasses = loader.sizeClasses
        for (object, instance) in made {
            guard let view = instance as? UIView, Self.varies(object) else { continue }
            entries.append(Entry(element: object.element, view: view))
        }
        guard !entries.isEmpty else { return nil }
        objects = loader.objects.mapValues { WeakObject(object: $0) }
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
        // The view may have been made in other surroundings than it is shown in.
        if root.window != nil, let classes = IBSizeClasses(root.traitCollection) { apply(classes) }
    }

    private func apply(_ new: IBSizeClasses) {
        guard new != sizeClasses else { return }
        let loader = NibLoader(source, sizeClasses: new)
        loader.storyboard = storyboard
        for (id, entry) in objects {
            if let object = kept[id] ?? entry.object { loader.adopt(object, id: id) }
        }
        sizeClasses = new
        for entry in entries {
            guard let view = entry.view else { continue }
            installSubviews(of: IBObject(entry.element).resolved(for: new), in: view, loader)
        }
        loader.finish(owner: nil)
        for entry in entries {
            guard let view = entry.view else { continue }
            let object = IBObject(entry.element).resolved(for: new)
            installConstraints(of: object, entry.element, in: view, loader)
            if !object.variations.isEmpty { loader.decodeVarying(object, into: view) }
        }
        for (id, object) in loader.objects { objects[id] = WeakObject(object: object) }
    }

    private func installSubviews(of object: IBObject, in view: UIView, _ loader: NibLoader) {
        let wanted = object.subviews
        let all = IBObject(object.element).subviews
        guard
            all.contains(where: { loader.objects[$0.id ?? ""] == nil }) || wanted != all
                || all.contains(where: { kept[$0.id ?? ""] != nil })
        else { return }
        for child in all where !wanted.contains(where: { $0.id == child.id }) {
            guard let id = child.id, let subview = loader.objects[id] as? UIView,
                subview.superview === view
            else { continue }
            kept[id] = subview
            subview.removeFromSuperview()
        }
        for (index, child) in wanted.enumerated() {
            guard let id = child.id else { continue }
            let subview =
                loader.objects[id] as? UIView
                ?? loader.makeView(child, outerSize: view.bounds.size)
            guard let subview, subview.superview !== view else { continue }
            kept[id] = nil
            if let stack = view as? UIStackView {
                stack.insertArrangedSubview(
                    subview,
                    at: min(index, stack.arrangedSubviews.count)
                )
            } else {
                view.insertSubview(subview, at: index)
            }
        }
    }

    private func installConstraints(
        of object: IBObject,
        _ element: IBElement,
        in view: UIView,
        _ loader: NibLoader
    ) {
        let wanted = object.constraints
        for constraint in IBObject(element).constraints {
            guard let id = constraint.id, !wanted.contains(where: { $0.id == id }),
                let made = loader.objects[id] as? NSLayoutConstraint
            else { continue }
            kept[id] = made
            made.isActive = false
        }
        for constraint in wanted {
            guard let id = constraint.id else { continue }
            if let made = loader.objects[id] as? NSLayoutConstraint {
                made.constant = CGFloat(constraint.constant)
                made.priority = UILayoutPriority(Float(constraint.priority))
                if !made.isActive, made.commonAncestor != nil { made.isActive = true }
                kept[id] = nil
            } else {
                loader.makeConstraint(constraint, in: view)
            }
        }
    }
}

extension NibLoader {
    /// Sets again what variations can change of a view.
    func decodeVarying(_ object: IBObject, into view: UIView) {
        if let flag = object.bool("hidden") { view.isHidden = flag }
        let font = object.font().map { source.font($0, line: object.line) }
        switch view {
        case let label as UILabel:
            if let font { label.font = font }
        case let button as UIButton:
            if let font, button.configuration == nil { button.titleLabel?.font = font }
        case let stack as UIStackView: decodeStackView(object, into: stack)
        default: break
        }
    }
}
