import CoreGraphics

extension UIViewController {
    /// The least side margins of the system: 20 points from 414 points of width on, else 16.
    var usualMinimumMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The least margins that the view has; nil for none.
    var effectiveMinimumMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// Takes insets that are added to the safe area.
    func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        guard storedAdditionalSafeArea != insets else { return }
        storedAdditionalSafeArea = insets
        viewIfLoaded?.invalidateSafeArea()
    }

    /// Looks at the margins again where the view begins or ceases to respect the least ones.
    func minimumMarginsMayHaveChanged(since respected: Bool) {
        guard viewRespectsSystemMinimumLayoutMargins != respected else { return }
        viewIfLoaded?.marginsMayHaveChanged()
    }
}
