import UIKit

/// The layout that target views had at one time.
///
/// Constraints are kept, views are not.
@MainActor
struct LayoutSnapshot {
    private struct SavedConstraint {
        let constraint: NSLayoutConstraint
        let constant: CGFloat
        let priority: UILayoutPriority
    }

    private struct SavedAttribute {
        let view: ItemReference
        let keyPath: String
        let value: Any?
    }

    private struct SavedStack {
        let stack: ItemReference
        let setup: StackSetup
        let views: [(view: ItemReference, spacing: CGFloat)]
    }

    private let root: ItemReference?
    private let targets: [ItemReference]
    private let constraints: [SavedConstraint]
    private let attributes: [SavedAttribute]
    private let stacks: [SavedStack]

    /// Saves how views are now.
    ///
    /// - Parameters:
    ///   - targets: The views, each once.
    ///   - root: The view that the template stands for.
    ///   - keyPaths: The attributes of each view; those that it does not have are left out.
    init(of targets: [UIView], root: UIView?, keyPaths: (UIView) -> [String]) {
        self.root = root?.layoutReference
        self.targets = targets.map(\.layoutReference)
        constraints = TargetConstraints.all(between: targets).map {
            SavedConstraint(constraint: $0, constant: $0.constant, priority: $0.priority)
        }
        attributes = targets.flatMap { view in
            keyPaths(view).compactMap { keyPath in
                do {
                    let value = try KeyPathRegistry.value(keyPath, of: view)
                    return SavedAttribute(
                        view: view.layoutReference,
                        keyPath: keyPath,
                        value: value
                    )
                } catch {
                    Diagnostics.report("A layout template cannot save an attribute: \(error)")
                    return nil
                }
            }
        }
        stacks = targets.compactMap { view in
            guard let stack = view as? UIStackView else { return nil }
            return SavedStack(
                stack: stack.layoutReference,
                setup: StackSetup(of: stack),
                views: stack.arrangedSubviews.map {
                    ($0.layoutReference, stack.customSpacing(after: $0))
                }
            )
        }
    }

    /// Returns what the snapshot says, of the views that still live.
    func describe() -> LayoutDescription {
        var layout = LayoutDescription(root: root?.view)
        layout.targets = targets.compactMap(\.view)
        layout.constraints = constraints.compactMap { saved in
            let constraint = saved.constraint
            guard let first = constraint.firstItem else { return nil }
            let isUnary = constraint.secondAttribute == .notAnAttribute
            guard isUnary || constraint.secondItem != nil else { return nil }
            return ConstraintWish(
                first: first,
                second: constraint.secondItem,
                model: constraint,
                isOriginal: true,
                constant: saved.constant,
                priority: saved.priority
            )
        }
        layout.attributes = attributes.compactMap { saved in
            saved.view.view.map {
                AttributeWish(view: $0, keyPath: saved.keyPath, value: saved.value)
            }
        }
        layout.stacks = stacks.compactMap { saved in
            guard let stack = saved.stack.view as? UIStackView else { return nil }
            let views = saved.views.compactMap { entry in
                entry.view.view.map { ($0, entry.spacing) }
            }
            return StackWish(
                stack: stack,
                setup: saved.setup,
                views: views.map(\.0),
                customSpacings: views.map(\.1)
            )
        }
        return layout
    }

    /// The attributes that are saved of a view.
    func keyPaths(of view: UIView) -> [String] {
        attributes.filter { $0.view.view === view }.map(\.keyPath)
    }
}
