import CoreGraphics

/// The view that holds what a cell shows.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    private var owner: UITableViewCell? { superview as? UITableViewCell }

    override var standardMargins: NSDirectionalEdgeInsets {
        var margins = CellMetrics.margins(superview?.bounds.width ?? bounds.width)
        if let owner {
            // Margins that the app gives the cell are the content's only where it preserves them.
            margins = owner.unsetMargins
            if owner.hasAccessory { margins.trailing = CellMetrics.accessoryMargin }
        }
        return margins
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.width != bounds.width { marginsMayHaveChanged() }
    }
}
