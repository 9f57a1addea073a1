import Foundation

/// A scene that scripts drive over HTTP.
@MainActor
final class ScriptedSession {
    /// The unguessable name in the scene's address.
    let id: String
    /// The scene.
    let scripted: ScriptedScene
    /// The client's address, for the limit of scenes.
    let address: String
    /// When a script last asked for it.
    var idleSince: TimeInterval

    init(id: String, scripted: ScriptedScene, address: String, now: TimeInterval) {
        self.id = id
        self.scripted = scripted
        self.address = address
        idleSince = now
    }

    /// What a script hears of the scene as a whole.
    var summary: SceneSummary { SceneSummary(id: id, of: scripted) }
}
