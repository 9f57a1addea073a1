import Foundation

extension UIPress {
    /// Finds the recognizers that receive the press: those of the views around who gets it.
    ///
    /// A controller that gets it stands for its view.
    func findReceivers(from responder: UIResponder, _ event: UIPressesEvent) {
        var next: UIResponder? = (responder as? UIViewController)?.viewIfLoaded ?? responder
        while let candidate = next {
            for recognizer in (candidate as? UIView)?.recognizers ?? []
            where recognizer.receives(self, of: event) {
                receivers.append(recognizer)
            }
            next = candidate.next
        }
    }

    /// Tells the recognizers that receive the press what became of it.
    func tellRecognizers(_ event: UIPressesEvent) {
        for recognizer in receivers where recognizer.isEnabled {
            switch phase {
            case .began: recognizer.pressesBegan([self], with: event)
            case .changed: recognizer.pressesChanged([self], with: event)
            case .ended: recognizer.pressesEnded([self], with: event)
            case .cancelled: recognizer.pressesCancelled([self], with: event)
            case .stationary: break
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func receives(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        guard isEnabled else { return false }
        if isOver { settleIdle() }
        if allowedPressTypes.count < UIPress.PressType.all.count,
            !allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
        {
            return false
        }
        guard !isOver else { return false }
        return allows(event) { $0.gestureRecognizer(self, shouldReceive: press) }
    }
}
