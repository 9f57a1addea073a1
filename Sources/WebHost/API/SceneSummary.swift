import UIKit

/// What a script hears of a scene as a whole.
struct SceneSummary: Encodable {
    let id: String
    let title: String
    let width: Double
    let height: Double
    let scale: Double
    let style: String
    let contrast: String
    let locale: String
    let layoutDirection: String
    let activation: String
    let time: Double
    let diagnostics: [String]

    @MainActor
    init(id: String, of scripted: ScriptedScene) {
        let scene = scripted.scene
        let geometry = scene.currentGeometry
        let environment = scene.currentEnvironment
        self.id = id
        title = scene.title ?? ""
        width = Double(geometry.size.width)
        height = Double(geometry.size.height)
        scale = geometry.scale
        style = environment.isDark ? "dark" : "light"
        contrast = environment.prefersHighContrast ? "high" : "normal"
        locale = environment.locale
        layoutDirection = environment.isRightToLeft ? "rightToLeft" : "leftToRight"
        activation =
            switch scene.activationState {
            case .unattached: "unattached"
            case .foregroundActive: "foregroundActive"
            case .foregroundInactive: "foregroundInactive"
            case .background: "background"
            }
        time = scripted.now
        diagnostics = scripted.diagnostics
    }
}
