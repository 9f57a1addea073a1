import CoreGraphics
import RenderTree

/// What an app asks of the page of a scene beside showing views.
@MainActor
final class PageRequests {
    /// What the page is to do with the next commit.
    var effects: [SceneEffect] = []
    /// Whether the page was asked for an effect, and so has what performs them.
    var hasEffects = false
    /// The keys that are down, with their places, in the order in which they went down.
    var heldKeys: [(code: String, press: UIPress)] = []
    /// The keys that the page leaves to the scene.
    var claimedKeys: [SceneEffect.KeyClaim] = []
    /// Where reading goes on after the next commit.
    var readingTarget: ReadingTarget?
    /// What the person is asked to choose; nil while nobody asks.
    var choice: FileChoice?
    /// What the person is to be asked once what was dropped is there; nil for nothing.
    var waitingChoice: FileChoice?
    /// The files that the app was told of, choice by choice, which are there as long as the scene.
    var keptFiles: [[TemporaryFile]] = []
    /// The pictures that the page was told to save, as long as nobody puts the scene to sleep.
    var savedPictures: [EncodedImage] = []
    /// The pages that are shown in frames.
    var pages = EmbeddedPages()
    /// What the app put onto the clipboard last.
    let clipboardItems = PasteboardContents()
    /// The text among it.
    var clipboard: String? { clipboardItems.text }
    /// The boards of the app's own.
    var boards: [UIPasteboard.Name: PasteboardContents] = [:]
    /// How much of the window's lower part a keyboard of the page's covers, in points.
    var pageKeyboard: CGFloat = 0
    /// How much that keyboard and the app's own input views cover, in points.
    var keyboardHeight: CGFloat = 0
    /// The orientations of the controller that was asked for them last; nil where one is to be asked.
    var orientations: OrientationAnswer?
    /// Whether the screen stays on; nil before the scene's code says so.
    var keepsAwake: Bool?
    /// Whether the page keeps it on; nil where it may have missed what it was told.
    var pageKeepsAwake: Bool? = false
    /// Whether the page was told of it at all.
    var hasToldAwake = false
    /// What is dragged.
    var drags = DragRequests()
    /// Whether and how the page tells where it is.
    var location = LocationRequests()
}

extension UIWindowScene {
    /// What the app asks of the page, made if it is missing.
    func requirePageRequests() -> PageRequests {
        if let requests { return requests }
        let made = PageRequests()
        requests = made
        return made
    }

    /// So many things wait for the page at most.
    private static let mostEffects = 100

    /// Lets the page do something once, with the next commit.
    func perform(_ effect: SceneEffect) {
        let requests = requirePageRequests()
        // A page that takes nothing up for long gets the last ones.
        if requests.effects.count >= Self.mostEffects { requests.effects.removeFirst() }
        requests.effects.append(effect)
        requests.hasEffects = true
        renderContext.scheduleUpdate()
    }

    /// Lets the page make ready for effects, once.
    func prepareEffects() {
        if requests?.hasEffects != true { perform(.prepare) }
    }

    /// Has the page keep the screen on, or lets it go off again.
    func keepAwake(_ isWanted: Bool) {
        let requests = requirePageRequests()
        requests.keepsAwake = isWanted
        // What is taken back before the page hears of it is not told.
        if isWanted != requests.pageKeepsAwake { renderContext.scheduleUpdate() }
    }

    /// Tells a page with a new tree once more whether the screen stays on.
    ///
    /// It may be the page of before, which missed what the tree took the place of.
    func keepAwakeAgain() {
        guard let requests, requests.hasToldAwake else { return }
        requests.pageKeepsAwake = nil
        renderContext.scheduleUpdate()
    }

    /// Returns whether the screen stays on, where the page knows something else.
    private func takeAwakeEffect() -> SceneEffect? {
        guard let requests, let wanted = requests.keepsAwake, wanted != requests.pageKeepsAwake
        else { return nil }
        requests.pageKeepsAwake = wanted
        requests.hasToldAwake = true
        requests.hasEffects = true
        return .keepAwake(wanted)
    }

    /// Returns what the page is to do now.
    func takeEffects() -> [Patch.Operation] {
        guard let requests else { return [] }
        if let reading = takeReadingEffect() { requests.effects.append(reading) }
        if let awake = takeAwakeEffect() { requests.effects.append(awake) }
        if let location = takeLocationEffect() { requests.effects.append(location) }
        guard !requests.effects.isEmpty else { return [] }
        defer { requests.effects = [] }
        for case .save(let picture, name: _) in requests.effects { keepSaved(picture) }
        return requests.effects.map { .perform($0) }
    }

    /// The scene that the code of the app runs for: that of the event or of where the task began,
    /// else the only one there is.
    package static var current: UIWindowScene? {
        if let scene = RenderContext.running?.scene { return scene }
        // What a scene began is nobody else's when the scene is gone.
        if let origin = SceneOrigin.current { return origin.context?.scene }
        let scenes = UIApplication.shared.servedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.count == 1 ? scenes.first : nil
    }

    // MARK: - Keyboards

    /// A keyboard on the screen came, went or changed its height.
    func keyboardDidChange(_ height: CGFloat) {
        requirePageRequests().pageKeyboard = height
        guard let window = keyWindow ?? windows.first else { return }
        coveredHeightMayChange(in: window, isGoing: window.inputHost?.owner == nil)
    }

    /// Tells of what a keyboard and the app's own input views cover now, and moves what follows.
    func coveredHeightMayChange(
        in window: UIWindow,
        isGoing: Bool,
        duration: TimeInterval = 0.25
    ) {
        let requests = requirePageRequests()
        let old = requests.keyboardHeight
        let host = isGoing ? nil : window.inputHost
        let height =
            host?.coveredHeight(in: window, keyboard: requests.pageKeyboard)
            ?? requests.pageKeyboard
        guard height != old else {
            if isGoing { window.removeInputHost() }
            return
        }
        requests.keyboardHeight = height
        let information = keyboardInformation(from: old, to: height)
        post(UIResponder.keyboardWillChangeFrameNotification, information)
        if old == 0 {
            post(UIResponder.keyboardWillShowNotification, information)
            if UINavigationController.anyHidesBars {
                window.firstResponder?.nearestNavigationController?.keyboardAppears()
            }
        }
        if height == 0 { post(UIResponder.keyboardWillHideNotification, information) }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
            window.placeInputHost(covering: height, isGoing: isGoing)
            for window in allWindows { window.keyboardGuideMayChange() }
            for window in allWindows where !window.isHidden { window.layoutIfNeeded() }
        } completion: { [weak self, weak window] _ in
            window?.removeInputHost()
            self?.post(UIResponder.keyboardDidChangeFrameNotification, information)
            if old == 0 { self?.post(UIResponder.keyboardDidShowNotification, information) }
            if height == 0 { self?.post(UIResponder.keyboardDidHideNotification, information) }
        }
    }

    private func keyboardInformation(
        from old: CGFloat,
        to height: CGFloat
    ) -> [AnyHashable: Any] {
        let bounds = screen.bounds
        func object(_ height: CGFloat, _ size: CGFloat) -> NSValue {
            NSValue(
                cgRect: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: size)
            )
        }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: object(old, max(old, height)),
            UIResponder.keyboardFrameEndUserInfoKey: object(height, height > 0 ? height : old),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: screen, userInfo: information)
    }
}

extension UIView {
    /// Moves what follows the keyboard at or below the view.
    func keyboardGuideMayChange() {
        if autoLayout?.insetGuides.contains(where: \.followsKeyboard) == true {
            updateDependents()
            setNeedsLayout()
        }
        for subview in hierarchy.subviews { subview.keyboardGuideMayChange() }
    }
}
