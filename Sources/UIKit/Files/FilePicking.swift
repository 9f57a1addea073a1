/// The question of a controller that covers the app while a person chooses files.
@MainActor
package final class FilePicking {
    private weak var scene: UIWindowScene?
    private var ticket: String?

    package init() {}

    /// Asks, unless it did; called when the controller is about to appear.
    ///
    /// Browsers show their dialog for a moment after a touch only: not as late as when it has appeared.
    package func begin(
        for controller: UIViewController,
        _ accept: String,
        limit: Int,
        capture: String = "",
        finish: @escaping @MainActor ([ChosenFile], UIWindowScene) -> Void
    ) {
        switch controller.presentationController?.presentationStyle {
        case .overFullScreen, .overCurrentContext: controller.view.backgroundColor = .clear
        default: controller.view.backgroundColor = .systemBackground
        }
        guard ticket == nil,
            let scene = controller.view.window?.windowScene ?? UIWindowScene.current
        else { return }
        self.scene = scene
        ticket = scene.chooseFiles(accept, limit: limit, capture: capture) { [weak scene] files in
            if let scene { finish(files, scene) }
        }
    }

    /// Takes the question back where it waits; the controller may ask again.
    package func end() {
        if let ticket { scene?.endChoice(ticket) }
        ticket = nil
    }
}
