/// The coming or going of a menu, with which an app can animate something.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the configuration's preview, where one is shown; else nil.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the animation is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a menu that leads to what is pressed.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu goes; default `.dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu goes that leads to what is pressed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It fades.
    case dismiss
    /// It grows towards the person and fades.
    case pop
}

/// Changes of the app's that go with a menu's.
@MainActor
class MenuAnimation: UIContextMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController? = nil) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.25) { [self] in
            for animation in animations { animation() }
        } completion: { [self] _ in
            for completion in completions { completion() }
        }
    }
}

/// What an app says of the end of a menu by a tap on what is pressed.
final class MenuCommit: MenuAnimation, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
