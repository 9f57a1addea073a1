import UIKit

/// What keeps target views from being as a layout says.
@MainActor
struct LayoutDifference {
    /// Constraints that are in force and not wanted.
    private(set) var surplus: [NSLayoutConstraint] = []
    /// Constraints that are wanted and not in force.
    private(set) var missing: [ConstraintWish] = []
    /// Constraints that are in force with another constant or priority than they had.
    private(set) var altered: [ConstraintWish] = []
    private(set) var attributes: [AttributeWish] = []
    private(set) var stacks: [StackWish] = []

    var isEmpty: Bool { hasSameConstraints && attributes.isEmpty && stacks.isEmpty }
    var hasSameConstraints: Bool { surplus.isEmpty && missing.isEmpty && altered.isEmpty }

    /// Compares a layout with how its target views are.
    init(_ layout: LayoutDescription) throws {
        compareConstraints(layout)
        attributes = try layout.attributes.filter { try !$0.isMet() }
        stacks = layout.stacks.filter { !$0.isMet }
    }

    /// Compares the constraints only.
    init(constraintsOf layout: LayoutDescription) {
        compareConstraints(layout)
    }

    private mutating func compareConstraints(_ layout: LayoutDescription) {
        let current = TargetConstraints.all(between: layout.targets)
        var isWanted = Set<ObjectIdentifier>()
        var wishes: [ConstraintWish] = []
        for wish in layout.constraints {
            guard wish.isOriginal, wish.model.isActive else {
                wishes.append(wish)
                continue
            }
            isWanted.insert(ObjectIdentifier(wish.model))
            if wish.model.constant != wish.constant || wish.model.priority != wish.priority {
                altered.append(wish)
            }
        }
        // A constraint that says the same is as good as a copy: it stays. A saved one comes back
        // itself, as the app may hold it.
        var candidates: [ConstraintForm: [NSLayoutConstraint]] = [:]
        for constraint in current where !isWanted.contains(ObjectIdentifier(constraint)) {
            guard let form = constraint.form else { continue }
            candidates[form, default: []].append(constraint)
        }
        for wish in wishes {
            if !wish.isOriginal, let constraint = candidates[wish.form]?.popLast() {
                isWanted.insert(ObjectIdentifier(constraint))
            } else {
                missing.append(wish)
            }
        }
        surplus = current.filter { !isWanted.contains(ObjectIdentifier($0)) }
    }

    /// The single changes.
    var changes: [LayoutTemplateChange] {
        surplus.map { .deactivate($0) } + missing.map { .activate($0.makeConstraint().text) }
            + altered.map { .restore($0.model) }
            + attributes.map { .attribute(view: $0.view, keyPath: $0.keyPath) }
            + stacks.map { .arrangement($0.stack) }
    }
}

extension StackWish {
    /// Whether the stack is arranged as wanted.
    var isMet: Bool {
        StackSetup(of: stack) == setup && arrangement.elementsEqual(stack.arrangedSubviews, by: ===)
            && zip(views, customSpacings).allSatisfy { stack.customSpacing(after: $0) == $1 }
    }

    /// All views that the stack is to arrange: those that are not mentioned keep their places.
    var arrangement: [UIView] {
        let current = stack.arrangedSubviews
        let mentioned = Set(views.map(ObjectIdentifier.init))
        var present = views.filter { view in current.contains { $0 === view } }[...]
        var result = current.map { view in
            mentioned.contains(ObjectIdentifier(view)) ? present.popFirst() ?? view : view
        }
        for (index, view) in views.enumerated() where !result.contains(where: { $0 === view }) {
            let before = index > 0 ? result.firstIndex { $0 === views[index - 1] } : nil
            result.insert(view, at: before.map { $0 + 1 } ?? 0)
        }
        return result
    }
}
