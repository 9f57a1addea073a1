/// What few views change of their margins; boxed, so that the others stay small.
final class MarginBox {
    let state: MarginState

    init(_ state: MarginState) {
        self.state = state
    }
}

/// Margins that an app set, and how they follow the surroundings.
struct MarginState: Equatable {
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the sides grow until lines are easy to read, as documents can say.
    var followsReadableWidth = false
    /// What a designer's preview says in place of the computed insets.
    var design: DesignInsets?
}

extension UIView {
    /// The safe area without what an override says.
    var currentSafeArea: UIEdgeInsets {
        if layout.needsSafeAreaUpdate { return computeSafeArea() }
        return knownSafeArea
    }

    func setMargins(_ margins: UIEdgeInsets) {
        setMargins(NSDirectionalEdgeInsets(margins, effectiveUserInterfaceLayoutDirection))
    }

    /// Replaces margins and safe area by those of a designer's preview.
    func setDesignInsets(_ insets: DesignInsets) {
        changeMargins { $0.design = insets }
        invalidateSafeArea()
    }

    func setMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins { $0.margins = margins }
    }

    /// The margins, or what they depend on, changed.
    func marginsMayHaveChanged() {
        updateDependents()
        tellMarginsChanged()
        tellMarginsBelow()
    }

    func changeMargins(_ change: (inout MarginState) -> Void) {
        let old = rare?.margins?.state ?? MarginState()
        var state = old
        change(&state)
        guard state != old else { return }
        requireRare().margins = MarginBox(state)
        marginsMayHaveChanged()
    }

    private func tellMarginsBelow() {
        for view in hierarchy.subviews where view.preservesSuperviewLayoutMargins {
            view.updateDependents()
            view.tellMarginsChanged()
            view.tellMarginsBelow()
        }
    }

    /// The margins without what an override says.
    var effectiveMargins: UIEdgeInsets { margins(around: rare?.margins?.state.margins) }

    /// The margins that the view has where nothing set its own.
    var unsetMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(margins(around: nil), effectiveUserInterfaceLayoutDirection)
    }

    /// Returns the margins of the view with what surrounds it; nil is what it has by itself.
    private func margins(around own: NSDirectionalEdgeInsets?) -> UIEdgeInsets {
        var margins = sides(of: own)
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if preservesSuperviewLayoutMargins, let superview {
            let overlap = superview.layoutMargins.overlap(
                of: ownLayer.untransformedFrame,
                in: superview.bounds
            )
            margins.top = max(margins.top, overlap.top)
            margins.left = max(margins.left, overlap.left)
            margins.bottom = max(margins.bottom, overlap.bottom)
            margins.right = max(margins.right, overlap.right)
            if let content = superview.contentMargins(of: self) {
                let least = sides(content)
                margins.top = max(margins.top, least.top)
                margins.left = max(margins.left, least.left)
                margins.bottom = max(margins.bottom, least.bottom)
                margins.right = max(margins.right, least.right)
            }
        }
        if let design = rare?.margins?.state.design { design.margins.replace(in: &margins) }
        if rare?.margins?.state.followsReadableWidth == true {
            margins = InsetLayoutGuide.readable(margins, width: bounds.width)
        }
        return margins
    }

    private func sides(of own: NSDirectionalEdgeInsets?) -> UIEdgeInsets {
        let minimum = viewController?.effectiveMinimumMargins
        var margins = own ?? minimum ?? standardMargins
        if let minimum {
            margins.leading = max(margins.leading, minimum.leading)
            margins.trailing = max(margins.trailing, minimum.trailing)
        }
        return sides(margins)
    }

    private func sides(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top,
            left: isRightToLeft ? margins.trailing : margins.leading,
            bottom: margins.bottom,
            right: isRightToLeft ? margins.leading : margins.trailing
        )
    }

    /// Returns margins that include the safe area as those that a content view has by itself.
    func marginsByItself(
        _ margins: NSDirectionalEdgeInsets,
        of view: UIView
    ) -> NSDirectionalEdgeInsets {
        guard view.insetsLayoutMarginsFromSafeArea else { return margins }
        let direction = effectiveUserInterfaceLayoutDirection
        let safe = NSDirectionalEdgeInsets(view.safeAreaInsets, direction)
        return NSDirectionalEdgeInsets(
            top: max(0, margins.top - safe.top),
            leading: max(0, margins.leading - safe.leading),
            bottom: max(0, margins.bottom - safe.bottom),
            trailing: max(0, margins.trailing - safe.trailing)
        )
    }

    private func tellMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }

    // MARK: - Safe area

    /// The safe area as it was last computed.
    private var knownSafeArea: UIEdgeInsets {
        layout.hasSafeArea ? rare?.safeAreaInsets ?? .zero : .zero
    }

    func updateSafeArea() {
        layout.needsSafeAreaUpdate = false
        let insets = computeSafeArea()
        guard insets != knownSafeArea else { return safeAreaDidSettle() }
        layout.hasSafeArea = insets != .zero
        if layout.hasSafeArea { requireRare().safeAreaInsets = insets }
        for view in hierarchy.subviews { view.invalidateSafeArea() }
        updateDependents()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
    }

    /// Marks this view and has what depends on it computed in the next layout.
    func invalidateSafeArea() {
        layout.needsSafeAreaUpdate = true
        queueLayout()
    }

    private func computeSafeArea() -> UIEdgeInsets {
        var insets = baseSafeArea
        if let additional = viewController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        if let design = rare?.margins?.state.design { design.safeArea.replace(in: &insets) }
        return insets
    }

    private var baseSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        guard let superview else { return .zero }
        let outer = superview.contentSafeArea
        guard outer != .zero else { return .zero }
        return outer.overlap(of: ownLayer.untransformedFrame, in: superview.bounds)
    }
}

extension UIEdgeInsets {
    /// The part of these insets of `bounds` that lies inside `frame`, never negative.
    ///
    /// A frame beyond the bounds has no more than these insets, or a view whose margins depend on
    /// where it stands could move outwards without end.
    func overlap(of frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, min(top, bounds.minY + top - frame.minY)),
            left: max(0, min(left, bounds.minX + left - frame.minX)),
            bottom: max(0, min(bottom, frame.maxY - (bounds.maxY - bottom))),
            right: max(0, min(right, frame.maxX - (bounds.maxX - right)))
        )
    }

    /// The insets that take these back.
    var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the same distances, named by reading direction.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// Whether the view's content is laid out from the right.
    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
