import Foundation

/// The tint colour, which comes from above, and whether it is shown grey.
extension UIView {
    /// Whether the tint colour is shown as it is.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// Whether any view ever had a mode of its own: without, nobody looks for one.
    @exclusivity(unchecked) private static var hasModes = false

    var effectiveTintColor: UIColor {
        let color = unadjustedTintColor
        guard Self.hasModes, effectiveTintAdjustmentMode == .dimmed else { return color }
        return UIColor { UIConfigurationColorTransformer.grayscale(color.resolvedColor(with: $0)) }
    }

    private var unadjustedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.ownTintColor { return color }
            view = current.superview
        }
        return .systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        guard ownTintColor != color else { return }
        ownTintColor = color
        tellTintColorDidChange()
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
            view = current.superview
        }
        return .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        let before = effectiveTintAdjustmentMode
        requireRare().tintAdjustmentMode = mode
        Self.hasModes = true
        guard effectiveTintAdjustmentMode != before else { return }
        tellTintAdjustmentDidChange()
    }

    /// A view with a colour of its own is told as well: it is that which looks different.
    private func tellTintAdjustmentDidChange() {
        tintColorDidChange()
        setNeedsRender()
        for view in hierarchy.subviews
        where (view.rare?.tintAdjustmentMode ?? .automatic) == .automatic {
            view.tellTintAdjustmentDidChange()
        }
    }

    func tellTintColorDidChange() {
        tintColorDidChange()
        setNeedsRender()
        for view in hierarchy.subviews where view.ownTintColor == nil {
            view.tellTintColorDidChange()
        }
    }
}
