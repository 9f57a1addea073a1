import CoreGraphics

/// The view that holds what a cell shows, as long as no configuration has made another one.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.width != bounds.width { marginsMayHaveChanged() }
    }
}

extension UIView {
    /// Puts another content view where one stands.
    func exchangeContent(_ old: UIView, for new: UIView) {
        new.frame = old.frame
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        // The cell places it, whatever the view says of itself.
        new.letFrameCount()
    }

    /// What is said of a cell with this content view.
    var spokenContent: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return spokenTexts
    }
}
