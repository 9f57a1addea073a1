import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    /// Makes a view's guides known by their ids.
    func registerGuides(of object: IBObject, in view: UIView) {
        for guide in object.layoutGuides {
            switch guide.kind {
            case .safeArea: adopt(view.safeAreaLayoutGuide, id: guide.id)
            case .layoutMargins: adopt(view.layoutMarginsGuide, id: guide.id)
            case .readableContent: adopt(view.readableContentGuide, id: guide.id)
            case .keyboard: adopt(view.keyboardLayoutGuide, id: guide.id)
            case .top: adopt(view.insetGuide(.top), id: guide.id)
            case .bottom: adopt(view.insetGuide(.bottom), id: guide.id)
            case .contentLayoutGuide:
                // A view that does not scroll is its own content.
                adopt((view as? UIScrollView)?.contentLayoutGuide ?? view, id: guide.id)
            case .frameLayoutGuide:
                adopt((view as? UIScrollView)?.frameLayoutGuide ?? view, id: guide.id)
            }
        }
    }

    /// Makes the constraints that a view holds.
    func makeConstraints(of object: IBObject, in view: UIView) {
        for constraint in object.constraints {
            makeConstraint(constraint, in: view)
        }
        if source.isPreview { return assumeSize(of: object, in: view) }
        for constraint in object.constraintsLeftOut {
            makeConstraint(constraint, in: view, isInstalled: false)
        }
    }

    /// Makes a constraint that a view holds; one that makes no sense is warned of.
    private func makeConstraint(
        _ constraint: IBConstraint,
        in view: UIView,
        isInstalled: Bool = true
    ) {
        if isInstalled, settlesAmbiguity { installedConstraints.append(constraint) }
        // A placeholder exists in the tool only.
        if constraint.isPlaceholder, !source.isPreview { return }
        do {
            guard let made = try make(constraint) else { return }
            made.yieldsFirst = source.isPreview && constraint.secondItem == nil
            if isInstalled, made.commonAncestor != nil { install(made, in: view) }
            if let id = constraint.id { adopt(made, id: id) }
            if let object = constraint.described { describedConstraints.append((object, made)) }
        } catch {
            source.warn(
                .constraint(id: constraint.id ?? "", reason: "\(error)"),
                line: constraint.line
            )
        }
    }

    /// Returns a constraint, not yet in force; nil where one of its items was not made.
    private func make(_ constraint: IBConstraint) throws -> NSLayoutConstraint? {
        guard let first = constraint.firstItem.flatMap({ objects[$0] }) else { return nil }
        var second: AnyObject?
        if let id = constraint.secondItem {
            guard let item = objects[id] else { return nil }
            second = item
        }
        let firstAttribute = NSLayoutConstraint.Attribute(constraint.firstAttribute)
        let secondAttribute =
            constraint.secondAttribute.map(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute
        try NSLayoutConstraint.validate(
            first: first,
            firstAttribute,
            second: second,
            second == nil ? .notAnAttribute : secondAttribute,
            multiplier: CGFloat(constraint.multiplier),
            constant: CGFloat(constraint.constant)
        )
        guard let item = first as? any LayoutItem else { return nil }
        let made = newConstraint(constraint)
        made.relate(
            item,
            firstAttribute,
            NSLayoutConstraint.Relation(constraint.relation),
            second as? any LayoutItem,
            second == nil ? .notAnAttribute : secondAttribute,
            multiplier: CGFloat(constraint.multiplier),
            constant: CGFloat(constraint.constant)
        )
        // In previews reports name the constraint by what the document calls it.
        made.identifier = constraint.identifier ?? (source.isPreview ? constraint.id : nil)
        made.priority = UILayoutPriority(Float(constraint.priority))
        if made.commonAncestor == nil, !namesLeftOut(made) { throw made.missingAncestor }
        return made
    }

    /// Whether a constraint names a view that the size classes leave out, or one in it.
    private func namesLeftOut(_ constraint: NSLayoutConstraint) -> Bool {
        guard !leftOut.isEmpty else { return false }
        let views = [constraint.first?.layoutView, constraint.second?.layoutView]
        return views.compactMap { $0 }.contains { view in
            leftOut.contains { view.isDescendant(of: $0) }
        }
    }

    /// Returns a constraint of the class that the document names, which says nothing yet.
    private func newConstraint(_ constraint: IBConstraint) -> NSLayoutConstraint {
        guard let name = constraint.customClass, !source.isPreview else {
            return NSLayoutConstraint()
        }
        let modules = [constraint.customModule].compactMap { $0 } + NibModules.app
        guard let type = NibClasses.find(name, modules: modules) else {
            let full = constraint.customModule.map { "\($0).\(name)" } ?? name
            let problem = NibWarning.Problem.missingClass(name: full, used: "NSLayoutConstraint")
            source.warn(problem, line: constraint.line)
            return NSLayoutConstraint()
        }
        guard type is NSLayoutConstraint.Type,
            let made = ObjectFactory.make(type) as? NSLayoutConstraint
        else {
            let problem = NibWarning.Problem.wrongClass(name: name, expected: "NSLayoutConstraint")
            source.warn(problem, line: constraint.line)
            return NSLayoutConstraint()
        }
        customConstraints.append(made)
        return made
    }

    private func install(_ constraint: NSLayoutConstraint, in view: UIView) {
        guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: view) else {
            return constraint.activate()
        }
        view.addConstraint(constraint)
    }

    /// Gives a view the natural size that the tool assumes for it.
    private func assumeSize(of object: IBObject, in view: UIView) {
        guard let size = object.placeholderIntrinsicSize else { return }
        for (length, anchor, axis) in [
            (size.width, view.widthAnchor, NSLayoutConstraint.Axis.horizontal),
            (size.height, view.heightAnchor, .vertical),
        ] {
            guard let length else { continue }
            let most = anchor.constraint(lessThanOrEqualToConstant: CGFloat(length))
            most.priority = view.contentHuggingPriority(for: axis)
            let least = anchor.constraint(greaterThanOrEqualToConstant: CGFloat(length))
            // What the tool assumes gives way to what constraints demand.
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            least.priority = UILayoutPriority(min(resistance, 999))
            for constraint in [most, least] { constraint.isInternal = true }
            NSLayoutConstraint.activate([most, least])
        }
    }
}

extension NSLayoutConstraint.Attribute {
    init(_ attribute: IBConstraintAttribute) {
        self = Self(rawValue: attribute.rawUIKitValue) ?? .notAnAttribute
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: IBConstraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
