import CoreGraphics

/// A view above the bar of a tab bar controller, such as what is playing.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Where an accessory stands.
    public enum Environment: Int, Sendable {
        /// Nothing is known of it.
        case unspecified
        /// The view is in no accessory.
        case none
        /// Above the bar.
        case regular
        /// In the bar, where that is made small; it never is here.
        case inline
    }

    /// What is shown; it takes all of the accessory's room.
    public let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// Where the view stands that the trait is asked of: in an accessory or not.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static let defaultValue = UITabAccessory.Environment.none
}

extension UITraitCollection {
    /// Whether the traits are those of an accessory of a tab bar; `.none` elsewhere.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }
}

extension UIMutableTraits {
    /// Whether the traits are those of an accessory of a tab bar; `.none` elsewhere.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

/// The glass that an accessory stands in.
final class TabAccessoryView: UIVisualEffectView {
    private let shown: UIView

    init(_ accessory: UITabAccessory) {
        shown = accessory.contentView
        super.init(effect: UIGlassEffect())
        traitOverrides.tabAccessoryEnvironment = .regular
        shown.frame = contentView.bounds
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(shown)
    }

    required init?(coder: NSCoder) { nil }

    /// Lets go of the app's view, unless the app took it elsewhere.
    func release() {
        if shown.superview === contentView { shown.removeFromSuperview() }
    }
}

extension UITabBarController {
    /// The height of accessories, and the room around them, in points.
    private static var accessoryHeight: CGFloat { 48 }
    private static var accessoryMargin: CGFloat { 8 }
    private static var widestAccessory: CGFloat { 500 }

    /// The height of what takes room at the bottom: the bar, and what stands above it.
    var heightOfBottom: CGFloat {
        let accessory = Self.accessoryHeight + 2 * Self.accessoryMargin
        return heightOfTabBar + (tabState.accessory == nil ? 0 : accessory)
    }

    func replaceAccessory(by accessory: UITabAccessory?, _ animated: Bool) {
        guard accessory !== tabState.accessory else { return }
        let old = tabState.accessoryView
        tabState.accessory = accessory
        tabState.accessoryView = nil
        guard isViewLoaded else { return }
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            old?.release()
            old?.removeFromSuperview()
            return view.setNeedsLayout()
        }
        // What comes is at its place before it fades in.
        view.setNeedsLayout()
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        tabState.accessoryView?.alpha = 0
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: {
                old?.alpha = 0
                tabState.accessoryView?.alpha = 1
            },
            completion: { _ in
                old?.release()
                old?.removeFromSuperview()
            }
        )
    }

    func layOutAccessory(above bar: CGRect) {
        guard let accessory = tabState.accessory else { return }
        let view = tabState.accessoryView ?? makeAccessoryView(accessory)
        let margins = self.view.directionalLayoutMargins
        let room = bar.width - margins.leading - margins.trailing
        let width = min(room, Self.widestAccessory)
        let transform = view.transform
        view.transform = .identity
        view.frame = CGRect(
            x: (bar.midX - width / 2).rounded(),
            y: bar.minY - Self.accessoryMargin - Self.accessoryHeight,
            width: width,
            height: Self.accessoryHeight
        )
        view.transform = transform
    }

    private func makeAccessoryView(_ accessory: UITabAccessory) -> TabAccessoryView {
        let made = TabAccessoryView(accessory)
        tabState.accessoryView = made
        made.isHidden = !showsBar
        view.insertSubview(made, belowSubview: tabBar)
        return made
    }
}
