import UIKit

extension LayoutDescription {
    /// Returns the same layout for another instance of the views, such as another cell.
    ///
    /// The views of the instance correspond to the targets by their accessibility identifiers, and
    /// else by their places: the same indices among the subviews, from the root on. The content view
    /// of a cell corresponds to that of the other, whatever stands behind the two.
    ///
    /// - Throws: `LayoutTemplateError.missingCounterpart`.
    func moved(to instance: UIView, name: String) throws(LayoutTemplateError) -> LayoutDescription {
        guard let root, root !== instance else { return self }
        var views: [ObjectIdentifier: UIView] = [:]
        for target in targets + stacks.flatMap(\.views) {
            guard let view = Self.counterpart(of: target, from: root, in: instance) else {
                throw .missingCounterpart(
                    template: name,
                    target: target.layoutName,
                    instance: instance.layoutName
                )
            }
            views[ObjectIdentifier(target)] = view
        }
        func view(_ target: UIView) -> UIView { views[ObjectIdentifier(target)] ?? target }
        var layout = LayoutDescription(root: instance)
        layout.targets = targets.map(view)
        layout.attributes = attributes.map {
            AttributeWish(view: view($0.view), keyPath: $0.keyPath, value: $0.value)
        }
        for wish in stacks {
            guard let stack = view(wish.stack) as? UIStackView else { continue }
            layout.stacks.append(
                StackWish(
                    stack: stack,
                    setup: wish.setup,
                    views: wish.views.map(view),
                    customSpacings: wish.customSpacings
                )
            )
        }
        layout.constraints = constraints.compactMap { wish in
            guard let first = Self.move(wish.first, view) else { return nil }
            let second = wish.second.flatMap { Self.move($0, view) }
            guard second != nil || wish.second == nil else { return nil }
            return ConstraintWish(
                first: first,
                second: second,
                model: wish.model,
                isOriginal: false,
                constant: wish.constant,
                priority: wish.priority
            )
        }
        return layout
    }

    private static func move(_ item: AnyObject, _ view: (UIView) -> UIView) -> AnyObject? {
        guard let guide = item as? UILayoutGuide else { return (item as? UIView).map(view) }
        return guide.owningView.flatMap { guide.counterpart(in: view($0)) }
    }

    private static func counterpart(
        of target: UIView,
        from root: UIView,
        in instance: UIView
    ) -> UIView? {
        if target === root { return instance }
        if let identifier = target.accessibilityIdentifier {
            let found = named(identifier, in: instance)
            if found.count == 1, type(of: found[0]) == type(of: target) { return found[0] }
        }
        guard let superview = target.superview,
            let outer = counterpart(of: superview, from: root, in: instance)
        else { return nil }
        if content(of: superview) === target { return content(of: outer) }
        guard let index = superview.subviews.firstIndex(where: { $0 === target }),
            index < outer.subviews.count, type(of: outer.subviews[index]) == type(of: target)
        else { return nil }
        return outer.subviews[index]
    }

    /// The content view of a cell, or of a header or footer; nil of other views.
    private static func content(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        default: nil
        }
    }

    private static func named(_ identifier: String, in view: UIView) -> [UIView] {
        (view.accessibilityIdentifier == identifier ? [view] : [])
            + view.subviews.flatMap { named(identifier, in: $0) }
    }
}
