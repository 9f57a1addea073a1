import CoreGraphics
import RenderTree

/// An effect that looks like a sheet of glass in front of what is behind it.
///
/// A visual effect view with it is a capsule, unless its corners say otherwise.
///
/// - Note: Differs from UIKit: glass blurs, brightens and has a lit edge; it does not bend what is
///   behind it.
open class UIGlassEffect: UIVisualEffect {
    /// The looks of glass.
    public enum Style: Int, Sendable {
        /// Glass on which text can be read whatever is behind.
        case regular = 0
        /// Glass through which nearly all is seen.
        case clear = 1
    }

    nonisolated let style: Style

    /// Creates a regular effect.
    public override convenience init() {
        self.init(style: .regular)
    }

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether the glass shows that it can be pressed; default false.
    open var isInteractive = false
    /// The colour of the glass; nil, the default, for none.
    open var tintColor: UIColor?

    var backdrop: Backdrop {
        style == .regular
            ? Backdrop(radius: 12, saturation: 1.8) : Backdrop(radius: 4, saturation: 1.2)
    }

    /// The colour in front of what is blurred.
    var tint: UIColor {
        if let tintColor { return tintColor.withAlphaComponent(style == .regular ? 0.8 : 0.5) }
        let alpha: CGFloat = style == .regular ? 0.6 : 0.12
        return UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.16, alpha: alpha) : UIColor(white: 1, alpha: alpha)
        }
    }

    /// The line at the edge: lit in the dark, shaded where it is light.
    func edge(in traits: UITraitCollection) -> Border {
        let isDark = traits.userInterfaceStyle == .dark
        let white = isDark ? 1.0 : 0
        let color = RenderColor(red: white, green: white, blue: white, alpha: isDark ? 0.28 : 0.08)
        return Border(width: 0.5, color: color)
    }

    /// The shadow that glass casts.
    var shadow: Shadow {
        let color = RenderColor(red: 0, green: 0, blue: 0, alpha: 0.12)
        return Shadow(color: color, offset: CGSize(width: 0, height: 2), radius: 8)
    }
}
