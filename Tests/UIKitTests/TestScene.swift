import RenderTree

@testable import UIKit

/// A connected scene with a window, under a clock that stands until told.
@MainActor
final class TestScene {
    let clock = VirtualSceneClock()
    let scene: UIWindowScene
    let window: UIWindow

    init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeArea: SceneGeometry.Insets = .init(),
        environment: SceneEnvironment = SceneEnvironment(),
        root: UIViewController? = nil,
        isVisible: Bool = true
    ) {
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: size, scale: 2, safeArea: safeArea),
            environment: environment,
            clock: clock
        )
        window = UIWindow(windowScene: scene)
        window.rootViewController = root
        if isVisible { scene.perform { window.makeKeyAndVisible() } }
    }

    func add(_ view: UIView) {
        scene.perform { window.addSubview(view) }
    }

    @discardableResult
    func commit() -> Patch { scene.commit() }

    func touch(_ phase: TouchInput.Phase, _ x: Double, _ y: Double, id: Int = 0) throws {
        try scene.deliver(
            .touch(TouchInput(phase: phase, identifier: id, location: CGPoint(x: x, y: y)))
        )
    }

    func tap(_ x: Double, _ y: Double) throws {
        try scene.deliver(.tap(CGPoint(x: x, y: y)))
    }

    func id(of view: UIView) -> NodeID { scene.renderContext.id(of: view) }

    func end() {
        UIApplication.shared.disconnect(scene)
    }
}

/// Runs code that shows windows outside of all scenes, and ends the scene that it is given for them.
@MainActor
func withUnseenScene(_ body: () throws -> Void) rethrows {
    let known = UIApplication.shared.servedScenes
    defer {
        let made = UIApplication.shared.servedScenes.subtracting(known)
        for scene in made { UIApplication.shared.disconnect(scene) }
    }
    try body()
}

/// What happened, in order.
@MainActor
final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that writes down what it is told.
class LoggingView: UIView {
    let name: String
    let log: Log
    var onDidMoveToWindow: (() -> Void)?

    init(_ name: String, _ log: Log, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        log("\(name) willMoveToSuperview \(newSuperview.map(label) ?? "nil")")
    }
    override func didMoveToSuperview() {
        log("\(name) didMoveToSuperview \(superview.map(label) ?? "nil")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        log("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() {
        log("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
        onDidMoveToWindow?()
    }
    override func didAddSubview(_ subview: UIView) { log("\(name) didAdd \(label(subview))") }
    override func willRemoveSubview(_ subview: UIView) {
        log("\(name) willRemove \(label(subview))")
    }

    private func label(_ view: UIView) -> String { (view as? LoggingView)?.name ?? "view" }
}

/// A controller that writes down what it is told.
class LoggingController: UIViewController {
    let name: String
    let log: Log
    var forwards = true
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?
    var logsLayout = false

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func loadView() {
        log("\(name) loadView")
        super.loadView()
    }
    override func viewDidLoad() { log("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) {
        log("\(name) willAppear\(animated ? " animated" : "")")
        onWillAppear?()
    }
    override func viewIsAppearing(_ animated: Bool) { log("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) {
        log("\(name) didAppear\(animated ? " animated" : "")")
        onDidAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) {
        log("\(name) willDisappear")
        onWillDisappear?()
    }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
    override func viewWillLayoutSubviews() { if logsLayout { log("\(name) willLayout") } }
    override func viewDidLayoutSubviews() { if logsLayout { log("\(name) didLayout") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("\(name) willMoveToParent \(Self.name(of: parent))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("\(name) didMoveToParent \(Self.name(of: parent))")
    }
    private static func name(of parent: UIViewController?) -> String {
        guard let parent else { return "nil" }
        return (parent as? LoggingController)?.name ?? "\(type(of: parent))"
    }
}
