extension UIView {
    /// The guides of the app, in the order in which they were added.
    public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

    /// Adds a guide, which leaves the view that it belonged to.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        // Subclasses hear of it here, and make constraints.
        layoutGuide.owningView = self
    }

    /// Removes a guide and the constraints that name it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
    }

    /// Takes back what the view has of a guide.
    func release(_ layoutGuide: UILayoutGuide) {
        guard let state = autoLayout else { return }
        for constraint in state.references
        where constraint.first === layoutGuide || constraint.second === layoutGuide {
            constraint.deactivate()
        }
        state.engine?.release(&layoutGuide.node)
        state.guides.removeAll { $0 === layoutGuide }
    }

    /// The part of the view that a keyboard covers; without one, that below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = requireAutoLayout()
        let known = state.insetGuides.first { $0.followsKeyboard }
        if let guide = known as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        state.insetGuides.append(guide)
        return guide
    }

    func insetGuide(_ kind: InsetLayoutGuide.Kind) -> InsetLayoutGuide {
        let state = requireAutoLayout()
        let known = state.insetGuides.first { $0.insetKind == kind }
        if let guide = known as? InsetLayoutGuide { return guide }
        let guide = InsetLayoutGuide(kind, of: self)
        state.insetGuides.append(guide)
        return guide
    }
}

extension UILayoutGuide {
    /// Returns the guide that is in another view what this one is in its owner; nil without one.
    ///
    /// Guides of the app correspond by their identifiers.
    package func counterpart(in view: UIView) -> UILayoutGuide? {
        if let guide = self as? InsetLayoutGuide {
            guard guide.kind != .frame || view is UIScrollView else { return nil }
            return view.insetGuide(guide.kind)
        }
        if followsKeyboard { return view.keyboardLayoutGuide }
        if let scrollView = owningView as? UIScrollView, scrollView.contentLayoutGuide === self {
            return (view as? UIScrollView)?.contentLayoutGuide
        }
        guard !identifier.isEmpty else { return nil }
        return view.layoutGuides.first { $0.identifier == identifier }
    }
}

/// What a guide of older code is of use for.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the covered part, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension InsetLayoutGuide: UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}
