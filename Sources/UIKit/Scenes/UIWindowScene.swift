import Foundation
import RenderTree

/// A scene that shows windows: all state of one browser tab.
open class UIWindowScene: UIScene {
    /// The screen of the scene.
    public let screen: UIScreen
    /// The windows of the app, in the order in which they joined.
    open var windows: [UIWindow] { allWindows.filter { !$0.isOfSystem } }
    /// The windows of the app and of the system, in the order in which they joined.
    package private(set) final var allWindows: [UIWindow] = []
    /// The windows by level, then order, back to front.
    @exclusivity(unchecked) private(set) final var orderedWindows: [UIWindow] = []
    /// The window that receives keys.
    @exclusivity(unchecked) open private(set) var keyWindow: UIWindow?
    /// The traits of the scene: the screen's, with those that the scene overrides.
    open var traitCollection: UITraitCollection { overridden(screen.traitCollection) }

    let renderContext: RenderContext
    let touches = TouchDispatcher()
    let rootID: NodeID
    var geometry: SceneGeometry
    var environment: SceneEnvironment
    @exclusivity(unchecked) final var appearingControllers: [UIViewController] = []
    /// The transitions between controllers that begin or end with the next layout.
    @exclusivity(unchecked) final var transitions = TransitionQueue()
    @exclusivity(unchecked) final var windowsNeedCommit = true
    /// What the app has asked of the page beside showing views; nil where it asked nothing yet.
    final var requests: PageRequests?
    @exclusivity(unchecked) final var committedRoot: RenderNode? {
        didSet { isRootCommitted = committedRoot != nil }
    }
    @exclusivity(unchecked) private(set) final var isRootCommitted = false
    /// What changed before animation blocks began, since the last commit.
    @exclusivity(unchecked) final var earlierChanges = Patch()
    /// The root as the last commit sent it, where earlier changes wait.
    @exclusivity(unchecked) final var shownRoot: RenderNode?
    /// The conflicts of constraints that were found, oldest first; the newest hundred.
    package private(set) var layoutReports: [LayoutReport] = []
    /// The recognizers over whose views a pointer without a button is.
    final var hovering: [UIHoverGestureRecognizer] = []
    var isConnected = false
    /// Whether the size is a guess, which the page corrects at once and without animation.
    package var guessesGeometry = false
    /// The traits that the scene overrides, and who watches its traits; nil in most.
    final var traitState: TraitState?
    /// The node in whose text the page has its focus, as far as the scene knows.
    var pageFocus: NodeID?
    /// The menu for editing.
    private(set) final lazy var editMenu = UIMenuController()
    /// How often the app asked to leave a person's touches unheard.
    var ignoredInput = 0
    /// How often somebody asked for turns to be posted; UIKit itself does once.
    var orientationWishes = 1
    /// The bounds of the screen before they last changed.
    var lastScreenBounds = CGRect.zero
    /// Called when something changed outside of `deliver(_:)`.
    package var updateHandler: (@MainActor () -> Void)?
    /// Called when the person is asked for files; with nil when nobody asks any more.
    package var choiceHandler: (@MainActor (FileQuestion?) -> Void)?
    /// The most bytes of a file that a person chooses.
    package final var fileByteLimit = 64 << 20
    /// The most bytes of pictures that are kept for the page to save; the oldest go first.
    package final var savedByteLimit = 64 << 20
    /// The number that the page shows before its title; 0 for none.
    package final var badgeNumber = 0 {
        didSet { if badgeNumber != oldValue { titleDidChange() } }
    }
    /// Called when the title changed.
    package var titleHandler: (@MainActor (String) -> Void)?

    /// What the host tells of the browser before the scene is made.
    struct Start {
        var geometry: SceneGeometry
        var environment: SceneEnvironment
        var clock: any SceneClock
    }

    /// The start of the scene that is being made.
    static var start: Start?

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        let start = Self.start ?? Self.defaultStart
        geometry = start.geometry
        environment = start.environment
        renderContext = RenderContext(clock: start.clock)
        rootID = renderContext.makeID()
        screen = UIScreen(
            bounds: CGRect(origin: .zero, size: start.geometry.size),
            scale: CGFloat(start.geometry.scale)
        )
        super.init(session: session, connectionOptions: connectionOptions)
        renderContext.scene = self
        touches.scene = self
        screen.traitCollection = makeTraits()
    }

    deinit {
        BackReferences.takeBack((renderContext, touches, allWindows)) { context, touches, windows in
            context.scene = nil
            touches.scene = nil
            for window in windows { window.storedScene = nil }
        }
    }

    private static var defaultStart: Start {
        Start(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
            environment: SceneEnvironment(),
            clock: SystemSceneClock()
        )
    }

    func note(_ report: LayoutReport) {
        if layoutReports.count == 100 { layoutReports.removeFirst() }
        layoutReports.append(report)
    }

    // MARK: - Windows

    func add(_ window: UIWindow) {
        allWindows.append(window)
        windowsDidChange()
    }

    func remove(_ window: UIWindow) {
        allWindows.removeAll { $0 === window }
        windowsDidChange()
        // Another of those that are left becomes key.
        if keyWindow === window { keyWindowDidHide() }
    }

    func windowsDidChange() {
        orderedWindows = allWindows.sorted { $0.windowLevel < $1.windowLevel }
        windowsNeedCommit = true
        renderContext.scheduleUpdate()
    }

    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window, window.canBecomeKey else { return }
        giveUpKeyWindow()
        keyWindow = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func giveUpKeyWindow() {
        guard let window = keyWindow else { return }
        window.resignKey()
        keyWindow = nil
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }

    /// Another of the app's windows receives keys where one shows; as in UIKit the front one.
    func keyWindowDidHide() {
        giveUpKeyWindow()
        let next = orderedWindows.last { !$0.isHidden && !$0.isOfSystem && $0.canBecomeKey }
        if let next { makeKey(next) }
    }

    override func titleDidChange() {
        titleHandler?(title ?? "")
    }

    // MARK: - Surroundings

    var screenSafeArea: UIEdgeInsets {
        let insets = geometry.safeArea
        return UIEdgeInsets(
            top: insets.top,
            left: insets.left,
            bottom: insets.bottom,
            right: insets.right
        )
    }

    /// The traits that follow from size, screen and preferences.
    func makeTraits() -> UITraitCollection {
        let size = geometry.size
        // As on Apple's devices: tablets are regular both ways; large phones lying are
        // regular in width.
        let isTablet = geometry.isTablet
        let horizontal: UIUserInterfaceSizeClass =
            isTablet || (size.width >= 736 && size.width > size.height) ? .regular : .compact
        let vertical: UIUserInterfaceSizeClass =
            isTablet || size.height >= size.width ? .regular : .compact
        let environment = environment
        let scale = CGFloat(geometry.scale)
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = isTablet ? .pad : .phone
            traits.userInterfaceStyle = environment.isDark ? .dark : .light
            traits.userInterfaceLevel = .base
            traits.horizontalSizeClass = horizontal
            traits.verticalSizeClass = vertical
            traits.displayScale = scale
            traits.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
            traits.accessibilityContrast = environment.prefersHighContrast ? .high : .normal
            traits.preferredContentSizeCategory = .large
            traits.displayGamut = .SRGB
        }
        return .shared(traits.values)
    }

    func surroundingsDidChange() {
        let traits = traitCollection
        changeSurroundings {
            lastScreenBounds = screen.bounds
            screen.bounds = CGRect(origin: .zero, size: geometry.size)
            screen.scale = CGFloat(geometry.scale)
            screen.traitCollection = makeTraits()
            windowsNeedCommit = true
            for window in allWindows {
                window.updateTraits()
                if window.autofillsScene { window.frame = screen.bounds }
                window.invalidateSafeArea()
            }
            tellObservers(from: traits)
        }
    }
}

extension SceneGeometry {
    /// Whether the scene counts as one on a tablet: its shorter side has 600 points at least.
    var isTablet: Bool { min(size.width, size.height) >= 600 }
}
