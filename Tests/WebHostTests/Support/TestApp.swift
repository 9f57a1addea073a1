import UIKit
import WebHost

/// An app of its own for one test: what it made and what it was told.
@MainActor
final class TestApp {
    /// What was called, in order.
    var log: [String] = []
    /// How many scenes were made.
    var sceneCount = 0
    private(set) weak var lastScene: UIWindowScene?
    private(set) weak var lastController: TestController?

    /// The app whose scene is being connected.
    static weak var current: TestApp?

    /// Makes scenes of this app, whatever app the process has otherwise.
    func connector(delegate: any UIApplicationDelegate = TestAppDelegate())
        -> ScriptedScene.Connector
    {
        { [self] geometry, environment, clock in
            let app = UIApplication.shared
            let outer = (app.delegate, Self.current)
            app.delegate = delegate
            Self.current = self
            defer { (app.delegate, Self.current) = outer }
            sceneCount += 1
            let scene = app.connectScene(
                geometry: geometry,
                environment: environment,
                clock: clock
            )
            lastScene = scene
            lastController = scene.windows.first?.rootViewController as? TestController
            return scene
        }
    }
}

final class TestAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil,
            sessionRole: connectingSceneSession.role
        )
        configuration.delegateClass = TestSceneDelegate.self
        return configuration
    }
}

final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let app = TestApp.current

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Test <app>"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TestController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { app?.log.append("disconnect") }
    func sceneWillResignActive(_ scene: UIScene) { app?.log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { app?.log.append("background") }
}

/// A control with a name.
final class Pad: UIControl {
    init(_ identifier: String, _ frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }
}

/// A screen with something of each kind that an event can meet.
final class TestController: UIViewController {
    let counter = UILabel()
    let status = UILabel()
    private(set) var count = 0
    private(set) var keys: [String] = []
    private(set) var memoryWarnings = 0
    private var bulk: [UIView] = []

    private func pad(_ name: String, _ y: CGFloat, in parent: UIView? = nil) -> Pad {
        let pad = Pad(name, CGRect(x: 20, y: y, width: 100, height: 30))
        (parent ?? view).addSubview(pad)
        return pad
    }

    override func viewDidLoad() {
        counter.frame = CGRect(x: 200, y: 20, width: 100, height: 30)
        counter.text = "0"
        counter.accessibilityIdentifier = "counter"
        status.frame = CGRect(x: 200, y: 60, width: 100, height: 30)
        status.text = "idle"
        status.accessibilityIdentifier = "status"
        view.addSubview(counter)
        view.addSubview(status)
        pad("count", 20).addAction(
            UIAction { [weak self] _ in self?.increment() },
            for: .touchUpInside
        )
        pad("animate", 60).addAction(
            UIAction { [weak self] _ in self?.animate() },
            for: .touchUpInside
        )
        pad("grow", 100).addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchUpInside)
        pad("hidden", 140).isHidden = true
        pad("disabled", 180).isEnabled = false
        _ = pad("covered", 220)
        let cover = UIView(frame: CGRect(x: 0, y: 215, width: 200, height: 40))
        cover.accessibilityIdentifier = "cover"
        view.addSubview(cover)
        _ = pad("outside", 5_000)
        let twin = pad("twin", 260)
        twin.accessibilityLabel = "Twin"
        pad("twin", 300).accessibilityLabel = "Other twin"
        let box = UIView(frame: CGRect(x: 0, y: 340, width: 300, height: 40))
        box.isUserInteractionEnabled = false
        view.addSubview(box)
        _ = pad("boxed", 5, in: box)
        pad("leave", 380).addAction(
            UIAction { action in (action.sender as? UIView)?.removeFromSuperview() },
            for: .touchUpInside
        )
        pad("chain", 420).addAction(
            UIAction { [weak self] _ in self?.chain(3) },
            for: .touchUpInside
        )
        pad("nap", 500).addAction(UIAction { [weak self] _ in self?.nap() }, for: .touchUpInside)
    }

    func increment() {
        count += 1
        counter.text = "\(count)"
    }

    override func didReceiveMemoryWarning() { memoryWarnings += 1 }

    /// Counts seconds in a task, and waits for another one.
    private func nap() {
        Task { [weak self] in
            while let self {
                try await Task.sleep(for: .seconds(1))
                increment()
            }
        }
        Task { status.text = await Self.load() }
    }

    private nonisolated static func load() async -> String {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        return "loaded"
    }

    private func animate() {
        UIView.animate(withDuration: 0.4) {
            self.status.frame.origin.y = 90
        } completion: { _ in
            self.status.text = "done"
        }
    }

    /// Runs animations one after the other, each begun by the end of the one before.
    private func chain(_ left: Int) {
        guard left > 0 else { return }
        UIView.animate(withDuration: 0.25) {
            self.status.frame.origin.x += 10
        } completion: { _ in
            self.status.text = "\(left)"
            self.chain(left - 1)
        }
    }

    /// Replaces many views, so that the patch has tens of thousands of bytes.
    private func grow() {
        for view in bulk { view.removeFromSuperview() }
        bulk = (0..<400).map { index in
            let label = UILabel()
            label.text = "Row \(index) of a large screen that takes room on the wire"
            label.frame = CGRect(x: CGFloat(index), y: 460, width: 77, height: 13)
            return label
        }
        for view in bulk { view.isHidden = true }
        for child in bulk { view.addSubview(child) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { keys.append(press.key?.characters ?? "?") }
        status.text = keys.joined()
    }
}
