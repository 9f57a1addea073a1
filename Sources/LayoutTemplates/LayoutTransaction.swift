import UIKit

/// Brings target views into a layout, as a whole or not at all.
@MainActor
final class LayoutTransaction {
    private let layout: LayoutDescription
    private let name: String
    /// What takes the steps back, the last one first.
    private var undoSteps: [() -> Void] = []

    init(_ layout: LayoutDescription, name: String) {
        self.layout = layout
        self.name = name
    }

    /// Changes what differs.
    ///
    /// - Returns: Whether anything did.
    /// - Throws: `LayoutTemplateError`; then all is as before.
    func run() throws(LayoutTemplateError) -> Bool {
        let difference: LayoutDifference
        do {
            try checkPlaces()
            difference = try LayoutDifference(layout)
        } catch {
            throw typed(error)
        }
        guard !difference.isEmpty, let view = layout.targets.first else { return false }
        do {
            let conflicts = try view.tryLayout(
                { try perform(difference) },
                takeBack: { takeBack() }
            )
            guard conflicts.isEmpty else {
                throw LayoutTemplateError.conflict(template: name, constraints: conflicts)
            }
        } catch {
            takeBack()
            throw typed(error)
        }
        return true
    }

    private func typed(_ error: any Error) -> LayoutTemplateError {
        switch error {
        case let error as LayoutTemplateError: error
        case let error as KeyPathError: .attribute(template: name, error)
        default: .conflict(template: name, constraints: ["\(error)"])
        }
    }

    // MARK: - Checks

    /// Throws where a target is not where the others are.
    private func checkPlaces() throws(LayoutTemplateError) {
        guard let first = layout.root ?? layout.targets.first else {
            throw .noTargets(template: name)
        }
        let arranged = Set(layout.stacks.flatMap { $0.views.map(ObjectIdentifier.init) })
        let root = first.treeTop
        for target in layout.targets where target.treeTop !== root {
            // A view that was taken out of its stack is put back.
            if target.superview == nil, arranged.contains(ObjectIdentifier(target)) { continue }
            throw .targetElsewhere(
                template: name,
                target: target.layoutName,
                others: first.layoutName
            )
        }
        for wish in layout.stacks { try checkViews(of: wish) }
    }

    private func checkViews(of wish: StackWish) throws(LayoutTemplateError) {
        let stacks = Set(layout.stacks.map { ObjectIdentifier($0.stack) })
        for view in wish.views {
            guard let superview = view.superview, superview !== wish.stack else { continue }
            let isArranged =
                (superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
            guard isArranged, layout.targetSet.contains(ObjectIdentifier(superview)),
                stacks.contains(ObjectIdentifier(wish.stack)),
                !wish.stack.isDescendant(of: view)
            else {
                throw .notArranged(
                    template: name,
                    view: view.layoutName,
                    superview: superview.layoutName,
                    stack: wish.stack.layoutName
                )
            }
        }
    }

    // MARK: - Steps

    private func perform(_ difference: LayoutDifference) throws {
        // Views that change their superviews lose constraints, so that those come last; what is
        // taken back is put in force when the views are in their places again.
        let before = TargetConstraints.all(between: layout.targets).map {
            (constraint: $0, constant: $0.constant, priority: $0.priority)
        }
        undoSteps.append { [layout] in
            let wanted = Set(before.map { ObjectIdentifier($0.constraint) })
            for constraint in TargetConstraints.all(between: layout.targets)
            where !wanted.contains(ObjectIdentifier(constraint)) {
                constraint.isActive = false
            }
            for entry in before {
                entry.constraint.constant = entry.constant
                entry.constraint.priority = entry.priority
                entry.constraint.isActive = true
            }
        }
        for wish in difference.stacks { arrange(wish) }
        for wish in difference.attributes { try set(wish) }
        let moved = !difference.stacks.isEmpty
        try change(moved ? LayoutDifference(constraintsOf: layout) : difference)
    }

    private func change(_ difference: LayoutDifference) throws {
        NSLayoutConstraint.deactivate(difference.surplus)
        for wish in difference.altered {
            wish.model.constant = wish.constant
            wish.model.priority = wish.priority
        }
        for wish in difference.missing {
            let constraint = wish.makeConstraint()
            if wish.isOriginal {
                constraint.constant = wish.constant
                constraint.priority = wish.priority
            }
            // Activating ends the process where views are not below one another.
            guard constraint.commonAncestor != nil else {
                throw LayoutTemplateError.targetElsewhere(
                    template: name,
                    target: itemName(wish.second),
                    others: itemName(wish.first)
                )
            }
            constraint.isActive = true
        }
    }

    private func itemName(_ item: AnyObject?) -> String {
        ((item as? UILayoutGuide)?.owningView ?? item as? UIView)?.layoutName ?? "nil"
    }

    private func set(_ wish: AttributeWish) throws {
        let old = try KeyPathRegistry.value(wish.keyPath, of: wish.view)
        undoSteps.append {
            do {
                try KeyPathRegistry.setValue(old, wish.keyPath, of: wish.view)
            } catch {
                Diagnostics.report("A layout template cannot restore an attribute: \(error)")
            }
        }
        try KeyPathRegistry.setValue(wish.value, wish.keyPath, of: wish.view)
    }

    private func arrange(_ wish: StackWish) {
        let stack = wish.stack
        let (setup, views) = (StackSetup(of: stack), stack.arrangedSubviews)
        let spacings = views.map(stack.customSpacing(after:))
        undoSteps.append {
            for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) {
                stack.removeArrangedSubview(view)
            }
            Self.arrange(stack, views)
            for (view, spacing) in zip(views, spacings) {
                stack.setCustomSpacing(spacing, after: view)
            }
            setup.set(on: stack)
        }
        Self.arrange(stack, wish.arrangement)
        for (view, spacing) in zip(wish.views, wish.customSpacings)
        where stack.customSpacing(after: view) != spacing {
            stack.setCustomSpacing(spacing, after: view)
        }
        wish.setup.set(on: stack)
    }

    private static func arrange(_ stack: UIStackView, _ views: [UIView]) {
        for (index, view) in views.enumerated() {
            let current = stack.arrangedSubviews
            guard index >= current.count || current[index] !== view else { continue }
            stack.insertArrangedSubview(view, at: min(index, current.count))
        }
    }

    private func takeBack() {
        while let step = undoSteps.popLast() { step() }
    }
}

extension UIView {
    /// The topmost view above, or this one.
    fileprivate var treeTop: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
