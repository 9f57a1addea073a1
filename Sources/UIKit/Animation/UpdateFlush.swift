/// The updates that animations with `flushUpdates` make before and after their changes.
@MainActor
enum UpdateFlush {
    /// Whether such an animation's block runs: animations in it are of the same kind.
    private(set) static var isOn = false

    /// Makes all updates that wait in the scene whose code runs, or in all scenes.
    static func flush() {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let running = RenderContext.running?.scene
        for scene in running.map({ [$0] }) ?? scenes {
            for window in scene.allWindows where !window.isHidden { window.layoutIfNeeded() }
        }
    }

    /// Runs a block, and makes the updates that it asks for as a part of it.
    static func run(_ body: () -> Void) {
        let wasOn = isOn
        isOn = true
        body()
        flush()
        isOn = wasOn
    }
}
