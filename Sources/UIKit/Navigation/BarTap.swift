/// What shows and hides the bars of a navigation controller by taps on its content.
@MainActor
final class BarTap: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UITapGestureRecognizer()
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.addTarget(self, action: BarTap.tapped)
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
    }

    /// Begins or ends to hear of taps.
    func setEnabled(_ isEnabled: Bool) {
        recognizer.isEnabled = isEnabled
        guard isEnabled, recognizer.view == nil else { return }
        controller?.viewIfLoaded?.addGestureRecognizer(recognizer)
    }

    func tapped() {
        guard let controller else { return }
        controller.hideBars(!controller.isNavigationBarHidden)
        controller.barsMayFollow(animated: true)
    }

    // Controls and bars take their taps themselves.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let controller else { return false }
        var view = touch.view
        while let candidate = view, candidate !== controller.view {
            if candidate is UIControl || candidate === controller.navigationBar
                || candidate is UIToolbar
            {
                return false
            }
            view = candidate.superview
        }
        return true
    }
}
