import CoreGraphics
import Foundation
import InterfaceBuilder
import Logging
import RenderTree
import UIKit
import WebHost

/// Draws scenes of a document as pages.
@MainActor
final class SceneRenderer {
    var isDark = false
    var isRightToLeft = false
    /// The size of the screen, in points; default that of the document's device.
    var size: CGSize
    private let source: NibSource
    private let host: WebHost

    /// Creates a renderer.
    init(_ source: NibSource, publicFolder: String?) throws {
        self.source = source
        size = source.document.device?.screenSize ?? PreviewDevice.of(source.document).size
        let options = try HostOptions.parse(publicFolder.map { ["--public", $0] } ?? [])
        host = try WebHost(options: options, logger: Logger(label: "Vitrine"))
    }

    /// Returns the page of a scene.
    func page(of entry: SceneList.Entry) throws -> [UInt8] {
        var environment = SceneEnvironment()
        environment.isDark = isDark
        environment.isRightToLeft = isRightToLeft
        let device = source.document.device
        let scale = device?.scale ?? 2
        source.keepsShownSizes = device?.screenSize == size
        let scripted = ScriptedScene(
            geometry: SceneGeometry(size: size, scale: scale),
            environment: environment
        ) { geometry, environment, clock in
            let scene = ScriptedScene.connectToApp(geometry, environment, clock)
            scene.title = entry.title
            scene.perform { self.show(entry.id, in: scene) }
            return scene
        }
        defer { scripted.end() }
        return try host.standalonePage(of: scripted)
    }

    private func show(_ id: String, in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        let storyboard = UIStoryboard(source)
        if let color = storyboard.tintColor { window.tintColor = color }
        let factory = PreviewFactory(storyboard: storyboard)
        let controller = factory.controller(for: id) ?? UIViewController()
        controller.additionalSafeAreaInsets = safeArea(of: id)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Returns what the time, a notch and the home indicator take of a scene that is drawn on the
    /// document's device.
    private func safeArea(of id: String) -> UIEdgeInsets {
        guard source.keepsShownSizes, let object = source.document.object(id: id),
            object.baseClass.kind != .view, PreviewDevice.freeform(object) == nil
        else { return .zero }
        var insets = source.screenInsets
        if object.isNil("simulatedStatusBarMetrics") { insets.top = 0 }
        return insets
    }
}
