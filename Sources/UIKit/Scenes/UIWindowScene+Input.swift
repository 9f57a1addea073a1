import RenderTree

/// Why an input did not reach what it was meant for.
package enum SceneInputError: Error, Equatable, CustomStringConvertible {
    /// The element is not, or no longer, in the scene.
    case gone(NodeID)
    /// The element or one around it is hidden.
    case hidden(NodeID, by: String)
    /// The element or one around it takes no input.
    case disabled(NodeID, by: String)
    /// Another element lies in front.
    case covered(NodeID, by: String)
    /// The element lies outside of the window.
    case outside(NodeID)
    /// A number is not finite or out of all bounds.
    case invalid(String)
    /// The scene ended.
    case disconnected

    package var description: String {
        switch self {
        case .gone(let id): "Element \(id) is not in the scene."
        case .hidden(let id, let cause): "Element \(id) is hidden: \(cause)."
        case .disabled(let id, let cause): "Element \(id) takes no input: \(cause)."
        case .covered(let id, let cause): "Element \(id) is covered by \(cause)."
        case .outside(let id): "Element \(id) lies outside of the window."
        case .invalid(let what): what
        case .disconnected: "The scene has ended."
        }
    }
}

extension UIWindowScene {
    /// Delivers one input to the app.
    package func deliver(_ input: SceneInput) throws(SceneInputError) {
        try perform { () -> Result<Void, SceneInputError> in
            Result { () throws(SceneInputError) in try handle(input) }
        }.get()
    }

    /// Whether a page holds touches or keys down, or scrolls.
    package var holdsInput: Bool {
        touches.hasAny || requests?.heldKeys.isEmpty == false
            || !renderContext.scrollingViews.isEmpty || requests?.drags.outside != nil
    }

    /// Takes back what a page holds down, as when it is gone.
    package func cancelHeldInput() {
        cancelTouches()
        perform { cancelPresses() }
    }

    /// Takes every touch back, as when a page that held some down is gone.
    package func cancelTouches() {
        perform {
            touches.cancelAll()
            hover(at: nil)
            if requests?.drags.outside != nil { take(DragInput(phase: .left)) }
            for view in renderContext.scrollingViews { view.endScrolling() }
        }
    }

    private func handle(_ input: SceneInput) throws(SceneInputError) {
        guard isConnected else { throw .disconnected }
        if ignoredInput > 0, input.isOfAHand { return }
        switch input {
        case .touch(let touch):
            try require(touch.location)
            touches.handle(touch)
        case .tap(let point):
            try require(point)
            tap(at: point)
        case .menu(let point):
            try require(point)
            showMenu(at: point)
        case .hover(let point):
            if let point { try require(point) }
            hover(at: point)
        case .activate(let id):
            try activate(id)
        case .adjust(let adjustment):
            guard let view = renderContext.view(for: adjustment.node), view.window != nil else {
                throw .gone(adjustment.node)
            }
            try requireReachable(view, adjustment.node)
            view.adjust(adjustment)
        case .scroll(let scroll):
            try require(scroll.position)
            // What a person still scrolls may have gone meanwhile.
            (renderContext.view(for: scroll.node) as? UIScrollView)?.handle(scroll)
        case .text(let text): try handle(text)
        case .key(let key):
            handle(key)
        case .geometry(let geometry):
            try change(to: geometry)
        case .environment(let environment):
            guard environment != self.environment else { return }
            let old = self.environment
            self.environment = environment
            surroundingsDidChange()
            if old.prefersReducedMotion != environment.prefersReducedMotion {
                UIAccessibility.tellReduceMotion()
            }
            if old.prefersHighContrast != environment.prefersHighContrast {
                UIAccessibility.tellContrast()
            }
        case .back:
            // A page that knows of more steps than there are is a moment behind.
            transitions.mayLeadElsewhere = true
            goBack()
        case .keyboard(let height): keyboardDidChange(CGFloat(height))
        case .file(let file): receive(file)
        case .choice(let choice): end(choice)
        case .drag(let drag):
            try require(drag.location)
            take(drag)
        case .page(let page): pageDidLoad(page)
        case .visibility(let isVisible):
            isVisible ? activate() : deactivate()
        case .location(let location): receive(location)
        }
    }

    private func require(_ point: CGPoint) throws(SceneInputError) {
        // Far beyond any screen, yet safe for all arithmetic on it.
        guard abs(point.x) <= 1e7, abs(point.y) <= 1e7 else {
            throw .invalid("The point (\(point.x), \(point.y)) is not within ±10,000,000 points.")
        }
    }

    func tap(at point: CGPoint) {
        touches.handle(TouchInput(phase: .began, identifier: -1, location: point))
        touches.handle(TouchInput(phase: .ended, identifier: -1, location: point))
    }

    private func change(to geometry: SceneGeometry) throws(SceneInputError) {
        defer { guessesGeometry = false }
        guard geometry != self.geometry else { return }
        let size = geometry.size
        guard (1...32_768).contains(size.width), (1...32_768).contains(size.height) else {
            throw .invalid(
                "The size \(size.width) × \(size.height) is not within 1…32,768 points."
            )
        }
        guard (0.25...16).contains(geometry.scale) else {
            throw .invalid("The scale \(geometry.scale) is not within 0.25…16.")
        }
        let insets = geometry.safeArea
        for inset in [insets.top, insets.left, insets.bottom, insets.right] {
            guard (0...4_096).contains(inset) else {
                throw .invalid("The safe area inset \(inset) is not within 0…4,096 points.")
            }
        }
        self.geometry = geometry
        surroundingsDidChange()
    }

    /// Shows the menu of the innermost view at a point that has one there, or taps it.
    private func showMenu(at point: CGPoint) {
        // What pressed the button for the menu presses nothing else.
        touches.cancelAll()
        guard let hit = hitTest(point) else { return }
        let place = hit.window?.pointFromSuperview(point) ?? point
        var view: UIView? = hit
        while let candidate = view {
            for recognizer in candidate.recognizers where recognizer.isEnabled {
                let press = recognizer as? MenuPress
                if press?.show(at: candidate.convert(place, from: nil)) == true { return }
                let tap = recognizer as? UITapGestureRecognizer
                if tap?.takeSecondButton(at: place, in: hit) == true { return }
            }
            view = candidate.superview
        }
        showSideActions(at: place, from: hit)
    }

    // MARK: - Activation

    private func activate(_ id: NodeID) throws(SceneInputError) {
        guard let view = renderContext.view(for: id), view.window != nil else {
            throw .gone(id)
        }
        settleLayout()
        try requireUsable(view, id)
        let isBehind = inertView(around: view) != nil
        if let standIn = view as? AccessibilityStandIn {
            // Neither the element nor its place is that of a view that touches reach.
            if !isBehind, standIn.accessibilityActivate() { return }
            guard let point = standIn.activationPoint, screen.bounds.contains(point) else {
                throw .outside(id)
            }
            return tap(at: point)
        }
        let element = view.spokenElement
        if !isBehind, element.accessibilityActivate() { return }
        if let point = element.spokenState?.activationPoint, screen.bounds.contains(point) {
            return tap(at: point)
        }
        if !isBehind { reveal(view) }
        let point = try reachablePoint(of: view, id)
        tap(at: point)
    }

    /// Scrolls what is around a view until its middle is seen, as assistive technology does first.
    private func reveal(_ view: UIView) {
        perform {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            var current = view.superview
            while let candidate = current {
                if let scroller = candidate as? UIScrollView, scroller.isScrollEnabled,
                    !scroller.bounds.inset(by: scroller.adjustedContentInset)
                        .contains(view.convert(middle, to: scroller))
                {
                    scroller.scrollRectToVisible(
                        view.convert(view.bounds, to: scroller),
                        animated: false
                    )
                }
                current = candidate.superview
            }
        }
        settleLayout()
    }

    /// Makes the value of an adjustable view larger or smaller, as assistive technology does.
    package func adjust(_ id: NodeID, isIncrement: Bool) throws(SceneInputError) {
        guard isConnected else { throw .disconnected }
        guard let view = renderContext.view(for: id), view.window != nil else { throw .gone(id) }
        settleLayout()
        try requireUsable(view, id)
        if let inert = inertView(around: view) { throw .disabled(id, by: behind(inert)) }
        let element = view.spokenElement
        perform {
            if isIncrement {
                element.accessibilityIncrement()
            } else {
                element.accessibilityDecrement()
            }
        }
    }

    /// Returns a point at which a tap reaches an element, or says what prevents it.
    package func tapPoint(of id: NodeID) throws(SceneInputError) -> CGPoint {
        guard isConnected else { throw .disconnected }
        guard let view = renderContext.view(for: id), view.window != nil else { throw .gone(id) }
        return try perform { () -> Result<CGPoint, SceneInputError> in
            Result { () throws(SceneInputError) in try reachablePoint(of: view, id) }
        }.get()
    }

    /// Returns a point of the window at which a tap reaches the view, or says what prevents it.
    package func reachablePoint(of view: UIView, _ id: NodeID) throws(SceneInputError) -> CGPoint {
        settleLayout()
        try requireUsable(view, id)
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let point = view.convert(middle, to: nil)
        guard let window = view.window else { throw .gone(id) }
        let onScreen = window.pointInSuperview(point)
        guard screen.bounds.contains(onScreen) else { throw .outside(id) }
        guard let hit = hitTest(onScreen) else {
            throw .disabled(id, by: passiveCause(from: view, to: nil))
        }
        if hit.isDescendant(of: view) { return onScreen }
        // Touches also pass through to what stands behind, such as a cell's content beside its text.
        guard view.isDescendant(of: hit) || view.isInFront(of: hit) else {
            throw .covered(id, by: name(of: hit))
        }
        // A tap on text inside a button is a tap on the button; on a plain box it is lost.
        guard hit.isSensitive else {
            throw .disabled(id, by: passiveCause(from: view, to: hit))
        }
        return onScreen
    }

    /// Says which view between an element and the one that takes its touches lets them through.
    private func passiveCause(from view: UIView, to hit: UIView?) -> String {
        var current: UIView? = view
        while let candidate = current, candidate !== hit {
            if !candidate.isUserInteractionEnabled {
                return "\(name(of: candidate)).isUserInteractionEnabled is false"
            }
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            if candidate !== view, !candidate.bounds.contains(view.convert(middle, to: candidate)) {
                return "its middle lies outside of \(name(of: candidate))"
            }
            current = candidate.superview
        }
        return "\(name(of: view)) lets touches at its middle through"
    }

    func requireUsable(_ view: UIView, _ id: NodeID) throws(SceneInputError) {
        var current: UIView? = view
        while let candidate = current {
            if candidate.isHidden {
                throw .hidden(id, by: "\(name(of: candidate)).isHidden is true")
            }
            if candidate.layer.opacity < 0.01 {
                throw .hidden(id, by: "\(name(of: candidate)).alpha is \(candidate.alpha)")
            }
            if candidate.layer.isFlattened {
                throw .hidden(id, by: "\(name(of: candidate)).transform leaves it no area")
            }
            if let control = candidate as? UIControl, !control.isEnabled {
                throw .disabled(id, by: "\(name(of: candidate)).isEnabled is false")
            }
            current = candidate.superview
        }
    }

    /// Requires that what keys and assistive technology do to an element reaches it.
    ///
    /// Both name the element, so that nothing in front of it is in their way as it is for touches.
    func requireReachable(_ view: UIView, _ id: NodeID) throws(SceneInputError) {
        try requireUsable(view, id)
        if let cause = keyObstacle(of: view) { throw .disabled(id, by: cause) }
    }

    /// Says what keeps the keyboard from a view; nil where nothing does.
    func keyObstacle(of view: UIView) -> String? {
        if let inert = inertView(around: view) { return behind(inert) }
        // Elements for assistive technology are often of labels and pictures, which take no touches.
        if view is AccessibilityStandIn { return nil }
        let isOfKeys = view is UIControl || view is any UIKeyInput
        var current: UIView? = isOfKeys ? view : view.superview
        while let candidate = current {
            if !candidate.isUserInteractionEnabled, !(candidate is StickyTrack) {
                return "\(name(of: candidate)).isUserInteractionEnabled is false"
            }
            current = candidate.superview
        }
        return nil
    }

    /// Returns the view around another, or that view, which is behind what is presented.
    private func inertView(around view: UIView) -> UIView? {
        var current: UIView? = view
        while let candidate = current {
            if candidate.isInert { return candidate }
            current = candidate.superview
        }
        return nil
    }

    private func behind(_ view: UIView) -> String {
        "\(name(of: view)) is behind what takes all input"
    }

    private func name(of view: UIView) -> String {
        let type = String(describing: type(of: view))
        if let identifier = view.accessibilityIdentifier { return "\(type) \"\(identifier)\"" }
        if let label = view.accessibilityLabel { return "\(type) \"\(label)\"" }
        return type
    }

    private func settleLayout() {
        for window in allWindows where !window.isHidden { window.layoutSubtree() }
    }

    /// Returns the view that a touch at a point of the screen reaches.
    func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
        for window in orderedWindows.reversed() where !window.isHidden {
            let local = window.pointFromSuperview(point)
            if let hit = window.hitTest(local, with: event) { return hit }
        }
        return nil
    }

    // MARK: - Activity

    private func activate() {
        guard activationState != .foregroundActive else { return }
        becomeActive(fromBackground: activationState != .foregroundInactive)
    }

    private func deactivate() {
        touches.cancelAll()
        cancelPresses()
        hover(at: nil)
        enterBackground()
    }

    /// Ends the scene's life with its callbacks.
    func disconnect() {
        deactivate()
        appDelegate?.applicationWillTerminate(UIApplication.shared)
        renderContext.isClosed = true
        if renderContext.clock.isVirtual { renderContext.virtualWaits.sceneEnds() }
        for window in allWindows {
            window.isHidden = true
            window.rootViewController?.releasePresentations()
            window.windowScene = nil
        }
        transitions = TransitionQueue()
        activationState = .unattached
        isConnected = false
        forgetFiles()
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
        delegate = nil
        appDelegate = nil
        updateHandler = nil
        renderContext.close()
        ValueObservers.sceneDidEnd(renderContext)
    }
}

extension UIWindowScene {
    /// The preferred language, as a BCP 47 tag.
    package var languageTag: String { environment.locale }
}
