import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIWindowSceneTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            write("connect", scene)
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = LoggingController("root", Log())
            self.window = window
            window.makeKeyAndVisible()
        }
        func sceneDidDisconnect(_ scene: UIScene) { write("disconnect", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { write("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { write("resign", scene) }
        func sceneWillEnterForeground(_ scene: UIScene) { write("foreground", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { write("background", scene) }
        private func write(_ name: String, _ scene: UIScene) {
            Self.log.append("\(name) \(scene.activationState.rawValue)")
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var discarded = 0
        func application(
            _ application: UIApplication,
            configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func application(
            _ application: UIApplication,
            didDiscardSceneSessions sessions: Set<UISceneSession>
        ) { discarded += sessions.count }
    }

    private func connect() -> UIWindowScene {
        UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 320, height: 480), scale: 2),
            environment: SceneEnvironment(),
            clock: VirtualSceneClock()
        )
    }

    /// What must not outlive its scene.
    @MainActor
    final class Remains {
        weak var scene: UIWindowScene?
        weak var context: RenderContext?
        weak var window: UIWindow?
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var session: UISceneSession?
        weak var delegate: SceneDelegate?
    }

    @Test func callbacksComeInApplesOrderAndEverythingIsFreed() async throws {
        let remains = Remains()
        try live(remains)
        // The completion of the animation is told of its end in the next turn.
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(remains.view == nil)
        #expect(remains.controller == nil)
        #expect(remains.window == nil)
        #expect(remains.delegate == nil)
        #expect(remains.session == nil)
        #expect(remains.scene == nil)
        #expect(remains.context == nil)
    }

    private func live(_ remains: Remains) throws {
        let outer = UIApplication.shared.delegate
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = outer }
        SceneDelegate.log = []
        let scene = connect()
        remains.scene = scene
        remains.context = scene.renderContext
        remains.session = scene.session
        remains.delegate = scene.delegate as? SceneDelegate
        let window = try #require(scene.windows.first)
        remains.window = window
        remains.controller = window.rootViewController
        remains.view = window.rootViewController?.view
        #expect(SceneDelegate.log == ["connect 1", "foreground 1", "active 0"])
        let tap = UITapGestureRecognizer(target: remains.view, action: UIView.setNeedsLayout)
        remains.view?.addGestureRecognizer(tap)
        _ = scene.commit()
        try scene.deliver(.tap(CGPoint(x: 10, y: 10)))
        try scene.deliver(
            .touch(TouchInput(phase: .began, identifier: 4, location: CGPoint(x: 9, y: 9)))
        )
        scene.perform {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .repeat,
                animations: { remains.view?.alpha = 0 },
                completion: { _ in _ = scene.title }
            )
        }
        SceneDelegate.log = []
        try scene.deliver(.visibility(isVisible: false))
        try scene.deliver(.visibility(isVisible: false))
        try scene.deliver(.visibility(isVisible: true))
        #expect(
            SceneDelegate.log == ["resign 0", "background 2", "foreground 2", "active 0"]
        )
        SceneDelegate.log = []
        UIApplication.shared.disconnect(scene)
        UIApplication.shared.disconnect(scene)
        #expect(SceneDelegate.log == ["resign 0", "background 2", "disconnect -1"])
        #expect(delegate.discarded == 1)
        #expect(!UIApplication.shared.connectedScenes.contains(scene))
        #expect(throws: SceneInputError.disconnected) {
            try scene.deliver(.visibility(isVisible: true))
        }
    }

    @Test func scenesDoNotSeeEachOther() throws {
        var dark = SceneEnvironment()
        dark.isDark = true
        let first = TestScene(size: CGSize(width: 300, height: 500))
        let second = TestScene(size: CGSize(width: 800, height: 900), environment: dark)
        defer {
            first.end()
            second.end()
        }
        first.scene.perform {
            #expect(UIScreen.main.bounds.width == 300)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            second.scene.perform {
                #expect(UIScreen.main.bounds.width == 800)
                #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            }
            #expect(UIScreen.main.bounds.width == 300)
            #expect(UIApplication.shared.windows == [first.window])
        }
        first.commit()
        second.commit()
        #expect(first.id(of: first.window) == second.id(of: second.window))
        first.window.alpha = 0.5
        #expect(first.scene.needsCommit)
        #expect(!second.scene.needsCommit)
        #expect(second.commit().isEmpty)
    }

    @Test func aWindowThatDoesNotStandAsWishedIsNotTurned() {
        let test = TestScene(size: CGSize(width: 390, height: 844))
        defer { test.end() }
        var errors: [String] = []
        for wish in [UIInterfaceOrientationMask.landscapeLeft, .portrait, .all] {
            test.scene.requestGeometryUpdate(.iOS(interfaceOrientations: wish)) {
                errors.append($0.localizedDescription)
            }
        }
        #expect(errors.isEmpty)
        test.clock.advance(by: 0)
        #expect(errors == ["Pages cannot turn the windows that they are shown in."])
        #expect(test.scene.effectiveGeometry.interfaceOrientation == .portrait)
    }

    @Test func aSceneTurnsOnlyAsTheControllerInChargeIsMadeFor() {
        final class Turning: UIViewController {
            var mask = UIInterfaceOrientationMask.portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let (lower, upper) = (Turning(), Turning())
        upper.mask = .landscape
        upper.modalPresentationStyle = .fullScreen
        let test = TestScene(size: CGSize(width: 390, height: 844), root: lower)
        defer { test.end() }
        test.commit()
        func reason(_ wish: UIInterfaceOrientationMask) -> String? {
            var error: String?
            test.scene.requestGeometryUpdate(.iOS(interfaceOrientations: wish)) {
                error = $0.localizedDescription
            }
            test.clock.advance(by: 0)
            return error
        }
        let unsupported =
            "None of the requested orientations are supported by the view controller. "
            + "Requested: landscapeLeft, landscapeRight; Supported: portrait"
        let fixed = "Pages cannot turn the windows that they are shown in."
        #expect(reason(.landscape) == unsupported)
        #expect(reason(.portrait) == nil)
        lower.mask = .all
        #expect(reason(.landscape) == unsupported)
        lower.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(reason(.landscape) == fixed)
        lower.mask = .portrait
        #expect(reason(.landscape) == fixed)
        test.scene.perform { UIViewController.attemptRotationToDeviceOrientation() }
        #expect(reason(.landscape) == unsupported)
        test.scene.perform { lower.present(upper, animated: false) }
        test.commit()
        #expect(reason(.portrait)?.hasSuffix("Supported: landscapeLeft, landscapeRight") == true)
    }

    @Test func updatesAreAskedForOncePerCommit() {
        let test = TestScene()
        defer { test.end() }
        test.commit()
        var updates = 0
        test.scene.updateHandler = { updates += 1 }
        test.window.alpha = 0.5
        test.window.setNeedsLayout()
        let view = UIView()
        test.window.addSubview(view)
        #expect(updates == 1)
        test.commit()
        #expect(!test.scene.needsCommit)
        view.setNeedsLayout()
        #expect(updates == 2)
        test.commit()
        #expect(test.commit().isEmpty)
        #expect(updates == 2)
    }

    @Test func titlesAreToldToTheHost() {
        let test = TestScene()
        defer { test.end() }
        var titles: [String] = []
        test.scene.titleHandler = { titles.append($0) }
        test.scene.title = "Inbox"
        test.scene.title = nil
        #expect(titles == ["Inbox", ""])
    }

    // MARK: - Bad input

    @Test(arguments: [
        (CGPoint(x: CGFloat.nan, y: 0), "The point (nan, 0.0) is not within ±10,000,000 points."),
        (
            CGPoint(x: 0, y: CGFloat.infinity),
            "The point (0.0, inf) is not within ±10,000,000 points."
        ),
        (CGPoint(x: -2e7, y: 0), "The point (-20000000.0, 0.0) is not within ±10,000,000 points."),
    ])
    func pointsOutOfBoundsAreRefused(point: CGPoint, message: String) {
        let test = TestScene()
        defer { test.end() }
        for input in [
            SceneInput.tap(point), .touch(TouchInput(phase: .began, location: point)),
        ] {
            let error = #expect(throws: SceneInputError.self) { try test.scene.deliver(input) }
            #expect(error?.description == message)
        }
    }

    @Test(arguments: [
        (0.0, 100.0, 1.0, 0.0, "The size 0.0 × 100.0 is not within 1…32,768 points."),
        (100, .nan, 1, 0, "The size 100.0 × nan is not within 1…32,768 points."),
        (1e9, 100, 1, 0, "The size 1000000000.0 × 100.0 is not within 1…32,768 points."),
        (100, 100, .infinity, 0, "The scale inf is not within 0.25…16."),
        (100, 100, 1, -1, "The safe area inset -1.0 is not within 0…4,096 points."),
        (100, 100, 1, .nan, "The safe area inset nan is not within 0…4,096 points."),
    ])
    func geometriesOutOfBoundsAreRefused(
        width: Double,
        height: Double,
        scale: Double,
        inset: Double,
        message: String
    ) {
        let test = TestScene()
        defer { test.end() }
        let geometry = SceneGeometry(
            size: CGSize(width: width, height: height),
            scale: scale,
            safeArea: .init(left: inset)
        )
        let error = #expect(throws: SceneInputError.self) {
            try test.scene.deliver(.geometry(geometry))
        }
        #expect(error?.description == message)
        #expect(test.scene.screen.bounds.width == 390)
    }

    // MARK: - Activation

    private func message(_ test: TestScene, _ view: UIView) -> String? {
        do {
            try test.scene.deliver(.activate(test.id(of: view)))
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func makeButton(_ test: TestScene) -> (box: UIView, button: UIControl, () -> Int) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        box.accessibilityIdentifier = "box"
        let button = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        button.accessibilityLabel = "Save"
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        box.addSubview(button)
        test.add(box)
        test.commit()
        return (box, button, { presses })
    }

    @Test func elementsAreActivatedAtTheirMiddle() {
        let test = TestScene()
        defer { test.end() }
        let (_, button, presses) = makeButton(test)
        let text = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        text.isUserInteractionEnabled = false
        button.addSubview(text)
        #expect(message(test, button) == nil)
        #expect(message(test, text) == nil)
        #expect(presses() == 2)
    }

    @Test func elementsThatCannotBeReachedSayWhy() {
        let test = TestScene()
        defer { test.end() }
        let (box, button, presses) = makeButton(test)
        let id = test.id(of: button)
        button.isEnabled = false
        #expect(
            message(test, button)
                == "Element \(id) takes no input: UIControl \"Save\".isEnabled is false."
        )
        button.isEnabled = true
        box.isHidden = true
        #expect(
            message(test, button) == "Element \(id) is hidden: UIView \"box\".isHidden is true."
        )
        box.isHidden = false
        box.alpha = 0
        #expect(message(test, button) == "Element \(id) is hidden: UIView \"box\".alpha is 0.0.")
        box.alpha = 1
        box.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(
            message(test, button)
                == "Element \(id) is hidden: UIView \"box\".transform leaves it no area."
        )
        box.transform = .identity
        box.isUserInteractionEnabled = false
        #expect(
            message(test, button)
                == "Element \(id) takes no input: UIView \"box\".isUserInteractionEnabled is false."
        )
        test.window.isUserInteractionEnabled = false
        box.isUserInteractionEnabled = true
        #expect(
            message(test, button)
                == "Element \(id) takes no input: UIWindow.isUserInteractionEnabled is false."
        )
        test.window.isUserInteractionEnabled = true
        let cover = UIView(frame: box.frame)
        test.add(cover)
        #expect(message(test, button) == "Element \(id) is covered by UIView.")
        cover.removeFromSuperview()
        button.frame.origin.x = 180
        #expect(
            message(test, button)
                == "Element \(id) takes no input: its middle lies outside of UIView \"box\"."
        )
        box.frame.origin.x = 1000
        #expect(message(test, button) == "Element \(id) lies outside of the window.")
        box.removeFromSuperview()
        test.commit()
        let error = #expect(throws: SceneInputError.gone(id)) {
            try test.scene.deliver(.activate(id))
        }
        #expect(error?.description == "Element \(id) is not in the scene.")
        #expect(throws: SceneInputError.gone(NodeID(rawValue: .max))) {
            try test.scene.deliver(.activate(NodeID(rawValue: .max)))
        }
        #expect(presses() == 0)
    }
}
