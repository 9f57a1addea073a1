import RenderTree

/// The base class of controls: views that send actions to targets.
open class UIControl: UIView {
    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) private var storedState: State = []
    @exclusivity(unchecked) private var targetActions: [EventAction] = []
    /// Whether the touch that is tracked is inside.
    open var isTouchInside: Bool { isInside }
    /// Whether a touch is tracked.
    open var isTracking: Bool { tracks }
    @exclusivity(unchecked) private var isInside = false
    @exclusivity(unchecked) private var tracks = false {
        didSet { if !tracks { trackedTouch = nil } }
    }
    /// Whether a tap shows the menu; default false, for a long press.
    @exclusivity(unchecked) open var showsMenuAsPrimaryAction = false
    /// The touch that is tracked; a control tracks one at a time.
    @exclusivity(unchecked) private var trackedTouch: UITouch?

    /// How far outside of its bounds a control still counts a touch as inside, in points.
    private static let slop: CGFloat = 70

    // MARK: - Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs an action when it does what it is there for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - State

    /// The state: what the Boolean properties say.
    open var state: State { storedState }

    /// Whether the control takes input; default true.
    open var isEnabled: Bool {
        get { !storedState.contains(.disabled) }
        set {
            change(.disabled, !newValue)
            if !newValue, tracks { abandonTracking() }
        }
    }

    /// Whether the control is selected; default false.
    open var isSelected: Bool {
        get { storedState.contains(.selected) }
        set { change(.selected, newValue) }
    }

    /// Whether the control shows that it is pressed; default false.
    open var isHighlighted: Bool {
        get { storedState.contains(.highlighted) }
        set { change(.highlighted, newValue) }
    }

    /// Where content stands between top and bottom; default the middle.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where content stands between left and right; default the middle.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where content stands between left and right, in the direction in which the control is read.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    private func change(_ part: State, _ isOn: Bool) {
        guard storedState.contains(part) != isOn else { return }
        if isOn { storedState.insert(part) } else { storedState.remove(part) }
        stateDidChange()
        // How a pressed control looks is a matter of what it consists of.
        if part != .highlighted { setNeedsRender() }
        if ValueObservers.isActive { ValueObservers.changed(self) }
    }

    /// The state changed: subclasses show it.
    func stateDidChange() {}

    // MARK: - Tracking

    /// Begins to track a touch; false refuses it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Goes on tracking a touch; false ends it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The tracked touch went up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The tracked touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !tracks, let touch = touches.first else { return }
        tracks = beginTracking(touch, with: event)
        guard tracks else { return }
        trackedTouch = touch
        isInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = tracked(touches) else { return }
        let wasInside = isInside
        isInside = contains(touch)
        if wasInside != isInside { isHighlighted = isInside }
        tracks = continueTracking(touch, with: event)
        var events: Event = isInside ? .touchDragInside : .touchDragOutside
        if wasInside != isInside {
            events.insert(isInside ? .touchDragEnter : .touchDragExit)
        }
        if !tracks {
            isHighlighted = false
            isInside = false
        }
        sendActions(for: events, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = tracked(touches) else { return }
        isInside = contains(touch)
        tracks = false
        isHighlighted = false
        endTracking(touch, with: event)
        // What a subclass says of it counts.
        let endsInside = isTouchInside
        sendActions(for: endsInside ? .touchUpInside : .touchUpOutside, event)
        if endsInside { touchUpInsideSent(event) }
        isInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, tracked(touches) != nil else { return }
        abandonTracking(event)
        sendActions(for: .touchCancel, event)
    }

    private func abandonTracking(_ event: UIEvent? = nil) {
        tracks = false
        isInside = false
        isHighlighted = false
        cancelTracking(with: event)
    }

    private func tracked(_ touches: Set<UITouch>) -> UITouch? {
        guard let trackedTouch else { return touches.first }
        if touches.count == 1 { return touches.first === trackedTouch ? trackedTouch : nil }
        return touches.contains(trackedTouch) ? trackedTouch : nil
    }

    private func contains(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }

    /// A touch went up inside; subclasses send what it means for them.
    func touchUpInsideSent(_ event: UIEvent?) {
        if showsMenuAsPrimaryAction { _ = showMenuOfTap() }
    }

    /// Whether single taps on the control are kept from gestures of views around it.
    var keepsSingleTaps: Bool { isEnabled }

    override var isPressable: Bool { isEnabled }

    // MARK: - Menus

    /// Whether the control has a menu, which it is asked for; default false.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// What shows the control's menu; nil where it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Returns the control's menu; default nil, for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns what the control's menu stands beside; default nil, for the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns what the control's menu goes to as it ends; default nil, for nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns what the menu of a configuration's name stands beside; default what the method
    /// without a name does.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        self.contextMenuInteraction(
            interaction,
            previewForHighlightingMenuWithConfiguration: configuration
        )
    }

    /// Returns what the menu of a configuration's name goes to; default what the method without a
    /// name does.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        self.contextMenuInteraction(
            interaction,
            previewForDismissingMenuWithConfiguration: configuration
        )
    }

    /// Tells that the control's menu is about to be shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that the control's menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that a person tapped the control while its menu is shown, which ends the menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Changes what is asked for when the control's menu is to be shown.
    func prepareMenu(_ request: inout MenuRequest) {}

    // MARK: - Actions

    /// Adds a named action; the same target and name twice joins their events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(TargetAction(target, action.action, name: action.name), controlEvents)
    }

    /// Removes actions of a target and a name from some events; nil matches any.
    ///
    /// - Note: Differs from UIKit: actions added by method reference have no name, and are removed
    ///   by target alone.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = TargetAction.unwrap(target)
        remove(controlEvents) { entry in
            guard case .method(let method) = entry.kind else { return false }
            return method.matches(target, action)
        }
    }

    /// Adds an action; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        append(EventAction(kind: .action(action), events: controlEvents))
    }

    /// Removes an action from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes an action by its identifier from some events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: Event
    ) {
        remove(controlEvents, Self.matches(actionIdentifier))
    }

    /// All targets; a null object stands for the responder chain.
    open var allTargets: Set<AnyHashable> { targetObjects }

    /// All events that have actions.
    open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the names of a target's actions for some events, or nil without any.
    ///
    /// - Note: Differs from UIKit: actions added by method reference have no name and are left out.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(TargetAction.unwrap(target), controlEvent)
    }

    /// Calls a closure with each action, its events, and a flag that ends the list.
    ///
    /// - Note: Differs from UIKit: an action added by method reference has an empty name.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in entries where !entry.isDead && !stops {
            switch entry.kind {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .method(let method):
                iterator(nil, (method.object, method.selector), entry.events, &stops)
            }
        }
    }

    /// Calls one action; override it to watch or change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Calls one action of a closure; override it to watch what is sent.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Does what a tap on the control is there for, as a shortcut of the app's own may.
    ///
    /// It shows the menu where that is the primary action, else sends `primaryActionTriggered`.
    open func performPrimaryAction() {
        if !showMenuOfTap() { sendActions(for: .primaryActionTriggered) }
    }

    /// Calls all actions of some events.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, nil)
    }

    func sendActions(for events: Event, _ event: UIEvent?) {
        guard !targetActions.isEmpty else { return }
        // Actions may add and remove actions.
        for entry in targetActions where !entry.events.isDisjoint(with: events) {
            switch entry.kind {
            case .action(let action): sendAction(action)
            case .method(let target): send(target, event)
            }
        }
    }

    private func send(_ action: TargetAction, _ event: UIEvent?) {
        guard !action.isDead else { return }
        sendAction(action.selector, to: action.object, for: event)
    }

    func append(_ entry: EventAction) {
        targetActions.removeAll { $0.isDead }
        targetActions.append(entry)
    }

    func removeActions(where matches: (EventAction) -> Bool) {
        targetActions.removeAll(where: matches)
    }

    var entries: [EventAction] { targetActions }

    override func describe(_ semantics: inout Semantics) {
        semantics.isEnabled = isEnabled
        semantics.takesFocus = isUserInteractionEnabled
        semantics.isSelected = isSelected
    }
}
