/// The views of items in a row.
@MainActor
enum BarItemViews {
    /// Returns the views of items, which it adds to a view.
    static func make(
        _ items: [UIBarButtonItem],
        in container: UIView,
        _ owner: any BarItemOwner,
        _ look: UINavigationBarAppearance?
    ) -> [UIView] {
        items.compactMap { item in
            if Appearances.areUsed {
                Appearances.apply(to: item, in: owner as? UIView ?? container)
            }
            item.owner = owner
            if item.isHidden { return nil }
            if item.isSpace {
                let space = BarSpaceView()
                space.width = item.systemItem == .flexibleSpace ? nil : item.width
                container.addSubview(space)
                return space
            }
            guard let view = item.makeView() else { return nil }
            if let button = view as? BarItemButton {
                button.looks =
                    item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance
                button.isInCompactBar = container.traitCollection.verticalSizeClass == .compact
                button.needsUpdate = true
            } else if let holder = view.superview as? BarCustomView, holder.superview === container
            {
                return holder
            }
            let shown = item.customView == nil ? view : BarCustomView(view)
            if shown.superview !== container { container.addSubview(shown) }
            return shown
        }
    }

    /// Returns the width that a view of an item asks for, in points.
    static func width(of view: UIView) -> CGFloat {
        switch view {
        case let space as BarSpaceView: space.width ?? 0
        case let button as BarItemButton: max(22, button.naturalWidth)
        case let holder as BarCustomView: BarCustomView.size(of: holder.content).width
        default: view.intrinsicContentSize.width
        }
    }

    static func setFrame(of view: UIView, x: CGFloat, width: CGFloat, _ row: CGRect) {
        var height = row.height
        if let holder = view as? BarCustomView {
            height = min(height, BarCustomView.size(of: holder.content).height)
        }
        view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
    }

    /// Places views one after another; returns where the next one would begin.
    static func place(
        _ views: [UIView],
        from start: CGFloat,
        step: CGFloat,
        _ row: CGRect,
        limit: CGFloat
    ) -> CGFloat {
        var x = start
        for view in views {
            let width = max(0, min(width(of: view), limit - x))
            setFrame(of: view, x: x, width: width, row)
            x += width + (view is BarSpaceView ? 0 : step)
        }
        return x
    }

    /// Places views one before another; returns where the next one would end.
    static func placeBackwards(
        _ views: [UIView],
        from end: CGFloat,
        step: CGFloat,
        _ row: CGRect,
        limit: CGFloat
    ) -> CGFloat {
        var x = end
        for view in views {
            let width = max(0, min(width(of: view), x - limit))
            setFrame(of: view, x: x - width, width: width, row)
            x -= width + (view is BarSpaceView ? 0 : step)
        }
        return x
    }
}

/// Space between items; it is not drawn and takes no touches.
final class BarSpaceView: UIView {
    /// The width in points; nil takes what the others leave.
    var width: CGFloat?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }
}
