import UIKit

/// Reads what the views of a template say.
@MainActor
struct TemplateReader {
    private let template: LDOLayoutTemplate
    private let name: String
    /// The views with targets, the template first where it has one.
    private(set) var views: [UIView] = []
    private var targets: [ObjectIdentifier: UIView] = [:]
    /// The views inside which a view has a target.
    private var outerViews: Set<ObjectIdentifier> = []

    /// Looks for the views that have targets.
    init(_ template: LDOLayoutTemplate) {
        self.template = template
        name = template.layoutName
        _ = collect(template)
    }

    private mutating func collect(_ view: UIView) -> Bool {
        var hasTarget = false
        if let target = view.targetView {
            views.append(view)
            targets[ObjectIdentifier(view)] = target
            hasTarget = true
        }
        var hasTargetBelow = false
        for subview in view.subviews where collect(subview) { hasTargetBelow = true }
        if hasTargetBelow { outerViews.insert(ObjectIdentifier(view)) }
        return hasTarget || hasTargetBelow
    }

    /// Returns what the template says.
    func read() throws(LayoutTemplateError) -> LayoutDescription {
        guard !views.isEmpty else { throw .noTargets(template: name) }
        var layout = LayoutDescription(root: template.targetView)
        try checkTargets()
        layout.targets = views.compactMap(\.targetView)
        layout.constraints = try readConstraints()
        for view in views {
            guard let target = view.targetView else { continue }
            layout.attributes += try readAttributes(of: view, for: target)
            if let wish = readArrangement(of: view, for: target) { layout.stacks.append(wish) }
        }
        return layout
    }

    private func checkTargets() throws(LayoutTemplateError) {
        var known: [ObjectIdentifier: UIView] = [:]
        for view in views {
            guard let target = view.targetView else { continue }
            if let other = known.updateValue(view, forKey: ObjectIdentifier(target)) {
                throw .targetReferencedTwice(
                    template: name,
                    target: target.layoutName,
                    views: [other.layoutName, view.layoutName]
                )
            }
        }
    }

    // MARK: - Constraints

    private func readConstraints() throws(LayoutTemplateError) -> [ConstraintWish] {
        var wishes: [ConstraintWish] = []
        var known: Set<ObjectIdentifier> = []
        for view in views {
            for constraint in view.activeConstraints
            where !constraint.isMadeByUIKit && known.insert(ObjectIdentifier(constraint)).inserted {
                if let wish = try read(constraint) { wishes.append(wish) }
            }
        }
        return wishes
    }

    private func read(
        _ constraint: NSLayoutConstraint
    ) throws(LayoutTemplateError) -> ConstraintWish? {
        guard let first = constraint.firstItem else { return nil }
        var second: AnyObject?
        if constraint.secondAttribute != .notAnAttribute {
            guard let item = constraint.secondItem else { return nil }
            second = item
        }
        guard let firstTarget = try target(of: first, opposite: second, in: constraint) else {
            return nil
        }
        var secondTarget: AnyObject?
        if let item = second {
            secondTarget = try target(of: item, opposite: first, in: constraint)
            if secondTarget == nil { return nil }
        }
        return ConstraintWish(
            first: firstTarget,
            second: secondTarget,
            model: constraint,
            isOriginal: false,
            constant: constraint.constant,
            priority: constraint.priority
        )
    }

    /// Returns the target of an item; nil where the constraint is none of the template's business.
    private func target(
        of item: AnyObject,
        opposite: AnyObject?,
        in constraint: NSLayoutConstraint
    ) throws(LayoutTemplateError) -> AnyObject? {
        let guide = item as? UILayoutGuide
        guard let view = guide?.owningView ?? (item as? UIView) else { return nil }
        guard let target = targets[ObjectIdentifier(view)] else {
            if let other = (opposite as? UILayoutGuide)?.owningView ?? (opposite as? UIView),
                concerns(view, of: other)
            {
                throw .missingTarget(
                    template: name,
                    view: view.layoutName,
                    constraint: constraint.text
                )
            }
            return nil
        }
        guard let guide else { return target }
        guard let counterpart = guide.counterpart(in: target) else {
            throw .missingGuide(
                template: name,
                guide: guide.layoutName,
                target: target.layoutName
            )
        }
        return counterpart
    }

    /// Whether a view without a target should have one, being in a constraint with another view.
    ///
    /// A view inside which nothing has a target is described from outside only: what is in it is
    /// there for the looks in Interface Builder.
    private func concerns(_ view: UIView, of other: UIView) -> Bool {
        guard targets[ObjectIdentifier(other)] != nil, view.isDescendant(of: template) else {
            return false
        }
        let isInside = other !== view && view.isDescendant(of: other)
        return !isInside || other === template || outerViews.contains(ObjectIdentifier(other))
    }

    // MARK: - Attributes and arrangements

    private func readAttributes(
        of view: UIView,
        for target: UIView
    ) throws(LayoutTemplateError) -> [AttributeWish] {
        var wishes: [AttributeWish] = []
        for keyPath in view.templateKeyPaths {
            do {
                let value = try KeyPathRegistry.value(keyPath, of: view)
                wishes.append(AttributeWish(view: target, keyPath: keyPath, value: value))
            } catch let error as KeyPathError {
                throw .attribute(template: name, error)
            } catch {
                continue
            }
        }
        return wishes
    }

    private func readArrangement(of view: UIView, for target: UIView) -> StackWish? {
        guard let model = view as? UIStackView, let stack = target as? UIStackView else {
            return nil
        }
        // A stack inside which nothing has a target is described from outside only.
        let arranged = model.arrangedSubviews.filter { targets[ObjectIdentifier($0)] != nil }
        guard !arranged.isEmpty else { return nil }
        return StackWish(
            stack: stack,
            setup: StackSetup(of: model),
            views: arranged.compactMap { targets[ObjectIdentifier($0)] },
            customSpacings: arranged.map(model.customSpacing(after:))
        )
    }
}

extension UIView {
    /// The key paths that the view transfers, each once.
    var templateKeyPaths: [String] {
        let all: [String] = transferredTemplateAttributeKeyPaths()
        var known: Set<String> = []
        // The list itself is no attribute of the layout.
        return all.filter { $0 != "templateAttributes" && known.insert($0).inserted }
    }
}

extension NSLayoutConstraint {
    /// Whether neither a designer nor the app made the constraint.
    var isMadeByUIKit: Bool {
        isInternal || identifier?.contains("-Encapsulated-Layout-") ?? false
    }
}
