/// What makes the bars of a navigation controller go by themselves.
struct BarHiding: Equatable {
    var onSwipe = false
    var onTap = false
    var whenCompact = false
    var withKeyboard = false
    /// Whether the toolbar went with the bar, so that the way back shows it.
    var hidToolbar = false
    /// Whether the window was low when it was looked at last.
    var wasCompact = false
    /// Whether a keyboard made the bars go, so that a tap shows them.
    var hidForKeyboard = false

    /// Whether taps on the content show and hide the bars now.
    var takesTaps: Bool { onTap || whenCompact && wasCompact || hidForKeyboard }
}

extension UINavigationController {
    /// Changes what makes the bars go.
    func changeHiding(_ change: (inout BarHiding) -> Void) {
        let old = navigation.hiding
        change(&navigation.hiding)
        guard navigation.hiding != old else { return }
        UINavigationController.anyHidesBars = true
        barsMayFollow(animated: viewIfLoaded?.window != nil)
    }

    /// Hides the bars where the window became low and they go then, and shows them as it is high again.
    func barsMayFollow(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        let isCompact =
            hidesBarsWhenVerticallyCompact && view.traitCollection.verticalSizeClass == .compact
        if isCompact != navigation.hiding.wasCompact {
            navigation.hiding.wasCompact = isCompact
            hideBars(isCompact, animated: animated)
        }
        let takesTaps = navigation.hiding.takesTaps
        if takesTaps || barTap.recognizer.view != nil { barTap.setEnabled(takesTaps) }
    }

    /// Hides both bars, or shows those that were hidden so.
    func hideBars(_ hides: Bool, animated: Bool = true) {
        guard isNavigationBarHidden != hides else { return }
        setNavigationBarHidden(hides, animated: animated)
        if !hides { navigation.hiding.hidForKeyboard = false }
        guard !isToolbarHidden || navigation.hiding.hidToolbar else { return }
        navigation.hiding.hidToolbar = hides
        setToolbarHidden(hides, animated: animated)
    }

    /// A keyboard comes for a responder in this controller.
    func keyboardAppears() {
        guard hidesBarsWhenKeyboardAppears, !isNavigationBarHidden else { return }
        hideBars(true)
        navigation.hiding.hidForKeyboard = true
        barsMayFollow(animated: true)
    }
}

extension UIResponder {
    /// The navigation controller that is nearest in the chain after this responder.
    var nearestNavigationController: UINavigationController? {
        var responder = next
        while let candidate = responder {
            if let navigation = candidate as? UINavigationController { return navigation }
            responder = candidate.next
        }
        return nil
    }
}
