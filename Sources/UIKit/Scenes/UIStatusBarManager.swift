/// The colours of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    /// Light, for dark content.
    case lightContent = 1
    /// Dark, for light content.
    case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// What the controllers of a scene say of its status bar.
///
/// - Note: Differs from UIKit: pages have no status bar, so that nothing is drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style that the controller in charge prefers.
    open var statusBarStyle: UIStatusBarStyle {
        let style = controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
        guard style == .default else { return style }
        return scene?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the controller in charge wants the status bar away.
    open var isStatusBarHidden: Bool {
        controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    /// The covered part at the top of the screen, in points; empty while the bar is hidden.
    open var statusBarFrame: CGRect {
        guard let scene, !isStatusBarHidden else { return .zero }
        return CGRect(
            x: 0,
            y: 0,
            width: scene.screen.bounds.width,
            height: scene.screenSafeArea.top
        )
    }

    private func controller(
        _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController? {
        let window = scene?.keyWindow ?? scene?.orderedWindows.last { !$0.isHidden }
        var controller = window?.rootViewController
        while let next = controller?.overStatusBar ?? controller?[keyPath: child] {
            controller = next
        }
        return controller
    }
}

extension UIViewController {
    /// What this controller presents, where that decides on the status bar; nil without such.
    fileprivate var overStatusBar: UIViewController? {
        guard let over = presentation?.over, !over.presentedViewController.isBeingDismissed,
            over.effectiveStyle == .fullScreen
                || over.presentedViewController.modalPresentationCapturesStatusBarAppearance
        else { return nil }
        return over.presentedViewController
    }
}

extension UIWindowScene {
    /// What the controllers say of the status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
}
