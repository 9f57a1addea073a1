import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SizeTransitionTests {
    private final class Controller: UIViewController {
        let log: Log
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { view.addSubview(box) }

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log("size \(Int(size.width)) from \(Int(view.bounds.width))")
            coordinator.animate(
                alongsideTransition: { context in
                    self.log("along \(context.isAnimated) \(Int(self.view.bounds.width))")
                    self.box.frame.origin.x = 100
                },
                completion: { _ in self.log("end") }
            )
        }

        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log("vertical \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
        }
    }

    @MainActor
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let log: Log

        init(_ log: Log) { self.log = log }

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let sizes = [previousCoordinateSpace, windowScene.coordinateSpace].map {
                "\(Int($0.bounds.width))"
            }
            log("\(sizes[0]) to \(sizes[1])")
            let wasUpright = previousInterfaceOrientation.isPortrait
            log("upright \(wasUpright), \(windowScene.interfaceOrientation.isPortrait)")
            let wasRegular = previousTraitCollection.verticalSizeClass == .regular
            log("regular \(wasRegular)")
        }
    }

    @Test func theSceneDelegateHearsWhatTheSceneWasLike() throws {
        let log = Log()
        let delegate = SceneDelegate(log)
        let test = TestScene(root: UIViewController())
        defer { test.end() }
        test.scene.delegate = delegate
        test.commit()
        try resize(test, 844, 390)
        #expect(log.take() == ["390 to 844", "upright true, false", "regular true"])
        try resize(test, 844, 390)
        #expect(log.take() == [])
        test.scene.delegate = nil
    }

    private func resize(_ test: TestScene, _ width: Double, _ height: Double) throws {
        let geometry = SceneGeometry(size: CGSize(width: width, height: height), scale: 2)
        try test.scene.deliver(.geometry(geometry))
    }

    @Test func aTurnReachesControllersAndIsAnimatedAsAWhole() throws {
        let log = Log()
        let controller = Controller(log)
        let test = TestScene(root: controller)
        defer { test.end() }
        test.commit()
        try resize(test, 844, 390)
        #expect(log.take() == ["vertical compact", "size 844 from 390", "along true 844"])
        let transitions = test.commit().transitions
        #expect(transitions.allSatisfy { $0.duration == 0.4 } && !transitions.isEmpty)
        #expect(isNear(Double(controller.box.layer.presentation()?.frame.minX ?? -1), 0))
        test.clock.advance(by: 0.5)
        #expect(log.take() == ["end"])
    }

    @Test func aDraggedEdgeIsFollowedAtOnce() throws {
        let log = Log()
        let test = TestScene(root: Controller(log))
        defer { test.end() }
        test.commit()
        try resize(test, 400, 844)
        #expect(log.take() == ["size 400 from 390", "along false 400"])
        #expect(test.commit().transitions.isEmpty)
        test.clock.advance(by: 0)
        #expect(log.take() == ["end"])
    }

    @Test func aGuessedSizeIsCorrectedAtOnce() throws {
        let log = Log()
        let test = TestScene(root: Controller(log))
        defer { test.end() }
        test.commit()
        test.scene.guessesGeometry = true
        try resize(test, 844, 390)
        #expect(test.commit().transitions.isEmpty)
        try resize(test, 390, 844)
        #expect(!test.commit().transitions.isEmpty)
    }

    @Test func reducedMotionIsToldToApps() throws {
        let test = TestScene()
        defer { test.end() }
        test.scene.perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
        var environment = SceneEnvironment()
        environment.prefersReducedMotion = true
        try test.scene.deliver(.environment(environment))
        test.scene.perform { #expect(UIAccessibility.isReduceMotionEnabled) }
    }
}
