import Foundation

/// An abstract interface for responding to and handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.ownerEnds(ObjectIdentifier(self))
    }

    /// The next responder in the chain; default nil.
    open var next: UIResponder? { nil }

    /// Whether this object can become the first responder; default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object is willing to give up first-responder status; default true.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder of its window.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to make this object the first responder in its window.
    ///
    /// A view that has no window yet becomes it when it comes into one.
    ///
    /// - Returns: Whether this object is now the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            (self as? UIView)?.requireRare().awaitsFirstResponder = true
            return false
        }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up first-responder status.
    ///
    /// - Returns: Whether this object is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        (self as? UIView)?.rare?.awaitsFirstResponder = false
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The manager of what can be undone here; default that of the next responder.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Activities

    /// What the person is doing here; default nil.
    ///
    /// Before it is kept, `updateUserActivityState(_:)` is called where it needs to be saved.
    open var userActivity: NSUserActivity? {
        get { storedActivity }
        set { storedActivity = newValue }
    }
    /// Brings an activity up to date that is about to be kept; default nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Goes on with an activity that the app's delegate was handed; default nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: - Input views

    /// The view in place of a keyboard while this is the first responder; default nil.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this, or what is in it, is first responder; default nil.
    open var inputAccessoryView: UIView? { nil }
    /// The language in which the person writes here; nil outside of scenes.
    open var textInputMode: UITextInputMode? { .mode(of: responderWindow?.windowScene) }
    /// Takes over other input views while this is the first responder.
    open func reloadInputViews() { responderWindow?.inputViewsMayChange() }

    // MARK: - Accessibility

    /// What is read in place of what is inside, in order: views, elements and items of bars.
    ///
    /// Default nil: all that is inside, in its own order. Nothing is read of an empty list.
    open var accessibilityElements: [Any]? {
        get { spokenState?.elements }
        set { changeSpokenState { $0.elements = newValue } }
    }
    /// Returns how many elements are read in place of what is inside; 0 for what is inside itself.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
    /// Returns the index of an element; `NSNotFound` where it is none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = TargetAction.unwrap(element)
        return accessibilityElements?.firstIndex { TargetAction.unwrap($0) === object }
            ?? NSNotFound
    }
    /// The rectangle on the screen, in points; default that of the view.
    open var accessibilityFrame: CGRect {
        get { spokenState?.frame ?? spokenFrame }
        set { changeSpokenState { $0.frame = newValue } }
    }
    /// Where a tap stands for using this, on the screen in points; default the middle.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return spokenState?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { changeSpokenState { $0.activationPoint = newValue } }
    }
    /// Whether what is inside is read as a whole before what is beside; pages always read it so.
    open var shouldGroupAccessibilityChildren: Bool {
        get { spokenState?.groupsChildren ?? false }
        set { changeSpokenState { $0.groupsChildren = newValue } }
    }
    /// How what is inside belongs together, where this is no element itself; default none.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { spokenState?.containerType ?? .none }
        set { changeSpokenState { $0.containerType = newValue } }
    }
    /// Whether the element is one of those that the keyboard stops at, where its kind is; default true.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { spokenState?.respondsToUse ?? true }
        set { changeSpokenState { $0.respondsToUse = newValue } }
    }
    /// What can be done beside using this; default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { spokenState?.actions }
        set { changeSpokenState { $0.actions = newValue } }
    }

    /// Leaves what is shown, as by the Escape key; true where something was left.
    ///
    /// Default false.
    open func accessibilityPerformEscape() -> Bool { false }

    /// What is said of this to people who do not see it.
    var spokenState: AccessibilityState? { nil }
    /// Changes what is said of this; where nothing can be, changes nothing.
    func changeSpokenState(_ change: (AccessibilityState) -> Void) {}
    /// The rectangle on the screen where nothing else is said, in points.
    var spokenFrame: CGRect { .zero }

    // MARK: - Layout templates

    // Methods, as the published library has them; `UIView` has properties of the same names, so that
    // subclasses override whichever form they were written for.
    /// Returns the key paths of what a view in a layout template transfers to its target view.
    open func transferredTemplateAttributeKeyPaths() -> [String] {
        transferableTemplateAttributeKeyPaths()
    }
    /// Returns the key paths of what a view in a layout template transfers, by its older name.
    open func transferableTemplateAttributeKeyPaths() -> [String] {
        guard let view = self as? UIView else { return [] }
        return view.transferredTemplateAttributeKeyPaths
    }

    // MARK: - Touches

    /// Tells that touches went down; default passes them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells that touches moved; default passes them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells that touches went up; default passes them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells that touches were taken away; default passes them to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Tells that estimates of touches were put right, which pages never make; default passes them to
    /// `next`.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// Tells that keys went down; default passes them to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells that keys went up; default passes them to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells that keys changed, which those of pages never do; default passes them to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells that keys were taken away, as the page left the front; default passes them to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The commands that keys give while this is in the chain of the first responder.
    ///
    /// The default is nil; of views those of their find interactions, of text those of its look, of
    /// controllers those that were added.
    open var keyCommands: [UIKeyCommand]? {
        if let view = self as? UIView { return view.ownKeyCommands }
        let added = (self as? UIViewController)?.addedKeyCommands ?? []
        return added.isEmpty ? nil : added
    }

    /// Returns whether this object handles an action; default: whether it has the method.
    ///
    /// Actions of editing are handled by text fields, and by those who say so.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard !Self.editActions.contains(action.name) else { return mayPaste(by: action) }
        return action.action.accepts(self)
    }

    /// Says how a command looks now that this object would perform; default nothing.
    ///
    /// It is called before a menu shows the command, and before a key performs it. Changes of its
    /// title, image, attributes and state count until the next call.
    open func validate(_ command: UICommand) {}

    // MARK: - Actions of editing

    /// Takes what is selected into the clipboard; default nothing.
    open func cut(_ sender: Any?) {}
    /// Copies what is selected into the clipboard; default nothing.
    open func copy(_ sender: Any?) {}
    /// Puts what is in the clipboard in place of what is selected.
    ///
    /// The default is `paste(itemProviders:)` where `canPaste(_:)` lets it. A person's own pasting in a
    /// field of the page is an edit, for which nobody calls this.
    open func paste(_ sender: Any?) { pasteClipboard() }
    /// What can be pasted here; default nil: nothing, in text what is text.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { storedPasteConfiguration }
        set { storedPasteConfiguration = newValue }
    }
    /// Returns whether some items can be pasted; default whether any is of the configuration's types.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        acceptsPasting(of: itemProviders)
    }
    /// Pastes items; default nothing, in text the first one that is text.
    open func paste(itemProviders: [NSItemProvider]) {
        (self as? any TextEditing)?.pasteText(of: itemProviders)
    }
    /// Deletes what is selected; default nothing.
    open func delete(_ sender: Any?) {}
    /// Selects what is at the insertion point; default nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything; default nothing.
    open func selectAll(_ sender: Any?) {}
    /// Makes what is selected bold, or no longer; default of text alone.
    open func toggleBoldface(_ sender: Any?) { (self as? any TextEditing)?.toggle(.bold) }
    /// Makes what is selected italic, or no longer; default of text alone.
    open func toggleItalics(_ sender: Any?) { (self as? any TextEditing)?.toggle(.italic) }
    /// Underlines what is selected, or no longer; default of text alone.
    open func toggleUnderline(_ sender: Any?) { (self as? any TextEditing)?.toggle(.underlined) }

    /// Returns the first responder, from this one upwards, that handles an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// Tells that an observed value changed; default nothing.
    ///
    /// - Parameters:
    ///   - keyPath: The key path as it was observed.
    ///   - object: The object whose value it is.
    ///   - change: The old and the new value, as far as they are observed.
    ///   - context: What was given when this object was added as an observer.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The window took first-responder status though the object would have kept it.
    func firstResponderWasTaken() {}

    /// Returns what takes the object's place in the storyboard or xib that it was read from.
    ///
    /// It is called once `init(coder:)` has read the object, before anything is connected: outlets
    /// and constraints of the document mean what is returned.
    ///
    /// - Parameter coder: The coder that `init(coder:)` had.
    /// - Returns: The object itself by default; nil leaves a view out.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Tells that the object was loaded from a storyboard or xib and is connected.
    open func awakeFromNib() {}

    /// Prepares the object for being shown by Interface Builder; an app never calls it.
    open func prepareForInterfaceBuilder() {}

    /// The window at whose first responder this object can be.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let view = candidate as? UIView { return view.window }
            if let controller = candidate as? UIViewController {
                return controller.viewIfLoaded?.window
            }
            responder = candidate.next
        }
        return nil
    }
}
