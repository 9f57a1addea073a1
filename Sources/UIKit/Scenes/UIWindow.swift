import Foundation
import RenderTree

/// The backdrop of an interface and the object that dispatches events to views.
open class UIWindow: UIView {
    /// The stacking order of windows.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        /// Creates a level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// The level of status bars.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// Posted when a window became the key window; the object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification"
    )
    /// Posted when a window is no longer the key window; the object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification"
    )
    /// Posted when a window came into sight; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification"
    )
    /// Posted when a window was hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification"
    )

    /// The responder that receives keys and actions without a target.
    weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            renderContext?.scheduleUpdate()
            inputViewsMayChange()
        }
    }
    /// What stands at the lower end while the app has input views; nil before the first one.
    var inputHost: InputHostView?
    /// Whether the window shows what the system shows on iOS, whose windows apps do not meet.
    package final var isOfSystem = false
    /// Whether the window still has the size that its scene had, and so follows it.
    var autofillsScene: Bool { storedScene?.lastScreenBounds == frame }
    // Safe: the scene's end takes the reference back from its windows on the main thread, which
    // alone reads it; see `BackReferences`. A window that leaves the scene gives it up itself.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe)
        final var storedScene: UIWindowScene?
    /// Whether the window joined the scene that nobody looks at because it was shown.
    private var joinedUnseen = false
    private var storedRoot: UIViewController?
    /// The view of the root controller, once it fills the window.
    private var filling: BackReference<UIView>?

    /// Creates a window as large as the screen; it joins the running scene when it is shown.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window; it joins the running scene when it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    deinit {
        let ended = ObjectIdentifier(self)
        hierarchy.window = nil
        BackReferences.takeBack(hierarchy.subviews) { views in
            for view in views { Self.forget(ended, in: view) }
        }
    }

    /// Takes the reference to a window from views that outlive it.
    nonisolated private static func forget(_ window: ObjectIdentifier, in view: UIView) {
        guard view.hierarchy.window.map(ObjectIdentifier.init) == window else { return }
        view.hierarchy.window = nil
        for subview in view.hierarchy.subviews { forget(window, in: subview) }
    }

    private func prepare() {
        hierarchy.window = self
        super.isHidden = true
    }

    /// The scene of the window.
    open var windowScene: UIWindowScene? {
        get { storedScene }
        set {
            guard storedScene !== newValue else { return }
            if isVisible, newValue == nil { tellVisibility(false) }
            let wasVisible = isVisible
            storedScene?.remove(self)
            storedScene = newValue
            newValue?.add(self)
            attachTree(self)
            updateTraits()
            if Appearances.areUsed, newValue != nil { Appearances.apply(to: self) }
            invalidateSafeArea()
            if isVisible != wasVisible, isVisible { tellVisibility(true) }
        }
    }

    private func attachTree(_ view: UIView) {
        view.attachRendering(to: renderContext)
        for subview in view.hierarchy.subviews { attachTree(subview) }
    }

    var renderContext: RenderContext? { storedScene?.renderContext }

    open override var next: UIResponder? { storedScene }

    /// The manager of what can be undone in the window, where no responder has its own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    /// The screen of the window.
    open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }

    /// The stacking order; default normal.
    open var windowLevel = Level.normal {
        didSet { storedScene?.windowsDidChange() }
    }

    /// Whether this is the window that receives keys.
    open var isKeyWindow: Bool { storedScene?.keyWindow === self }

    /// Whether the window may become the key window; default true.
    open var canBecomeKey: Bool { true }
    /// Tells that the window became the key window.
    open func becomeKey() {}
    /// Tells that the window is no longer the key window.
    open func resignKey() {}

    /// Makes the window the key window.
    open func makeKey() {
        joinScene()
        storedScene?.makeKey(self)
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        joinScene()
        isHidden = false
        storedScene?.makeKey(self)
    }

    /// Joins the scene that runs; where no app is served, as in a test, one that nobody looks at.
    private func joinScene() {
        guard storedScene == nil else { return }
        if let scene = RenderContext.current?.scene {
            windowScene = scene
        } else {
            windowScene = UIApplication.shared.sceneOfUnseenWindows()
            joinedUnseen = true
        }
    }

    /// Leaves the scene that nobody looks at again, which lives as long as the process.
    ///
    /// It would keep every window that a test has shown and hidden, with all controllers in it.
    private func leaveUnseenScene() {
        guard joinedUnseen, UIApplication.shared.isUnseen(storedScene) else { return }
        joinedUnseen = false
        windowScene = nil
    }

    /// Whether the window shows in a scene.
    var isVisible: Bool { storedScene != nil && !isHidden }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard super.isHidden != newValue else { return }
            // A hidden window that joins a scene is not in sight yet, so that it is told once.
            if !newValue { joinScene() }
            let wasVisible = isVisible
            super.isHidden = newValue
            if !newValue { installRoot() }
            if isVisible != wasVisible { tellVisibility(isVisible) }
            guard newValue else { return }
            if isKeyWindow { storedScene?.keyWindowDidHide() }
            leaveUnseenScene()
        }
    }

    private func tellVisibility(_ isVisible: Bool) {
        func visit(_ view: UIView) {
            view.viewController?.windowVisibilityDidChange(isVisible)
            for subview in view.subviews { visit(subview) }
        }
        visit(self)
        guard !isOfSystem else { return }
        NotificationCenter.default.post(
            name: isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
            object: self
        )
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { storedRoot }
        set {
            guard storedRoot !== newValue else { return }
            storedRoot?.endPresentations()
            storedRoot?.viewIfLoaded?.removeFromSuperview()
            storedRoot = newValue
            if !isHidden { installRoot() }
        }
    }

    private func installRoot() {
        // What loads the view may set another root.
        guard let root = storedRoot, let view = root.view, storedRoot === root,
            view !== filling?.object || view.superview !== self
        else { return }
        filling = view.reference
        view.letFrameCount()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The app may have added it before the window was shown.
        if view.superview !== self { insertSubview(view, at: 0) }
        // So may what hears that it appears, before the view stood here.
        if storedRoot !== root { view.removeFromSuperview() }
    }

    /// Sends an event to the gesture recognizers and views of the window.
    open func sendEvent(_ event: UIEvent) {
        storedScene?.touches.dispatch(event, in: self)
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        guard let scene = storedScene, scene.orderedWindows.first === self else { return }
        semantics.stepsBack = UInt8(scene.transitions.stepsBack)
    }

    var screenTraits: UITraitCollection {
        storedScene?.traitCollection ?? UITraitCollection.current
    }

    /// The covered parts of the scene that lie inside the window.
    var screenSafeArea: UIEdgeInsets {
        guard let scene = storedScene else { return .zero }
        return scene.screenSafeArea.overlap(of: layer.untransformedFrame, in: scene.screen.bounds)
    }
}
