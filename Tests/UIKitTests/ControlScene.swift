import CoreGraphics
import RenderTree

@testable import UIKit

/// A scene with one window, for tests of what controls show and send.
@MainActor
struct ControlScene {
    let clock = VirtualSceneClock()
    let scene: UIWindowScene
    let window: UIWindow
    var view: UIView { window.rootViewController?.view ?? window }

    init(scale: Double = 2, isRightToLeft: Bool = false, isDark: Bool = false) {
        var environment = SceneEnvironment()
        environment.isRightToLeft = isRightToLeft
        environment.isDark = isDark
        scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: scale),
            environment: environment,
            clock: clock
        )
        window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        _ = scene.commit()
    }

    /// Shows a view and returns its node with all below it.
    @discardableResult
    func show(_ view: UIView) -> RenderSubtree? {
        if view.superview == nil { self.view.addSubview(view) }
        _ = scene.commit()
        return node(of: view)
    }

    func node(of view: UIView) -> RenderSubtree? {
        guard let id = view.rendering.id else { return nil }
        return Self.find(id, in: scene.snapshot())
    }

    /// Returns the text that a view's node shows.
    func text(of view: UIView) -> TextContent? {
        guard case .text(let text) = node(of: view)?.node.content else { return nil }
        return text
    }

    func image(of view: UIView) -> ImageContent? {
        guard case .image(let image) = node(of: view)?.node.content else { return nil }
        return image
    }

    func tap(_ view: UIView) throws {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        try scene.deliver(.tap(view.convert(middle, to: nil)))
    }

    func touch(_ phase: TouchInput.Phase, _ view: UIView, dx: CGFloat = 0) throws {
        let point = view.convert(CGPoint(x: view.bounds.midX + dx, y: view.bounds.midY), to: nil)
        try scene.deliver(.touch(TouchInput(phase: phase, location: point)))
    }

    private static func find(_ id: NodeID, in tree: RenderSubtree) -> RenderSubtree? {
        if tree.node.id == id { return tree }
        for child in tree.children {
            if let found = find(id, in: child) { return found }
        }
        return nil
    }
}
