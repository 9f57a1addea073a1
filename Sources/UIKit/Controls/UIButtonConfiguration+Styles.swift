import CoreGraphics

extension UIButton.Configuration {
    /// Returns a configuration without a background.
    public static func plain() -> Self { Self(style: .plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Self { Self(style: .gray) }
    /// Returns a configuration with a background of a light tint.
    public static func tinted() -> Self { Self(style: .tinted) }
    /// Returns a configuration with a background of the full tint.
    public static func filled() -> Self { Self(style: .filled) }
    /// Returns a configuration without a background: on phones the same as `plain()`.
    public static func borderless() -> Self { plain() }
    /// Returns a configuration with a background: on phones the same as `gray()`.
    public static func bordered() -> Self { gray() }
    /// Returns a configuration with a tinted background: on phones the same as `tinted()`.
    public static func borderedTinted() -> Self { tinted() }
    /// Returns a configuration that stands out: on phones the same as `filled()`.
    public static func borderedProminent() -> Self { filled() }
    /// Returns a configuration that looks like a piece of glass.
    public static func glass() -> Self { Self(glass: .glass, .regular) }
    /// Returns a configuration that looks like a piece of glass in the tint colour.
    public static func prominentGlass() -> Self { Self(glass: .prominentGlass, .regular) }
    /// Returns a configuration that looks like a piece of clear glass.
    public static func clearGlass() -> Self { Self(glass: .glass, .clear) }
    /// Returns a configuration that looks like a piece of clear glass in the tint colour.
    public static func prominentClearGlass() -> Self { Self(glass: .prominentGlass, .clear) }

    private init(glass style: Style, _ glass: UIGlassEffect.Style) {
        self.init(style: style)
        cornerStyle = .capsule
        background.visualEffect = UIGlassEffect(style: glass)
    }

    /// Returns the configuration with the colours that a button's state asks for.
    public func updated(for button: UIButton) -> Self {
        var result = self
        let palette = Palette(configuration: self, button: button)
        result.shownForeground = palette.foreground
        if background.backgroundColor == nil {
            result.background.backgroundColor = palette.background
        }
        return result
    }
}

/// The colours of a configuration in one state, as UIKit of iOS 15 to 18 shows them.
@MainActor
private struct Palette {
    private let style: UIButton.Configuration.Style
    private let state: UIControl.State
    private let traits: UITraitCollection
    private let base: UIColor
    private let baseForeground: UIColor?
    private let baseBackground: UIColor?
    private let isDark: Bool

    init(configuration: UIButton.Configuration, button: UIButton) {
        style = configuration.style
        let withoutSelection = button.state.subtracting(.selected)
        state = configuration.automaticallyUpdateForSelection ? button.state : withoutSelection
        traits = button.effectiveTraits
        let isRed = button.role == .destructive
        let tint: UIColor = isRed ? .systemRed : button.effectiveTintColor
        baseForeground = configuration.baseForegroundColor
        baseBackground = configuration.baseBackgroundColor
        base = configuration.baseBackgroundColor ?? tint
        self.tint = tint
        isDark = traits.userInterfaceStyle == .dark
    }

    private let tint: UIColor
    private var isSelected: Bool { state.contains(.selected) }
    private var isHighlighted: Bool { state.contains(.highlighted) }
    private var isFull: Bool { style == .filled || (style == .tinted && isSelected) }

    var foreground: UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let color = baseForeground ?? standardForeground
        let shown = style == .tinted && isSelected ? .white : color
        guard isHighlighted else { return shown }
        guard isDark, !isFull else { return faded(shown, to: 0.75) }
        return whitened(shown, by: style == .plain && !isSelected ? 0.2 : 0.1)
    }

    private var standardForeground: UIColor {
        switch style {
        case .filled, .prominentGlass: .white
        case .glass: .label
        case .plain, .gray, .tinted: tint
        }
    }

    /// Glass shows what is behind it, in a colour where it stands out or the app gave it one.
    private var glass: UIColor {
        let isTinted = style == .prominentGlass || baseBackground != nil
        let color = isTinted ? faded(base, to: 0.8) : UIColor.clear
        guard isHighlighted else { return color }
        return isTinted ? faded(base, to: 0.6) : .tertiarySystemFill
    }

    var background: UIColor {
        if style == .glass || style == .prominentGlass {
            return state.contains(.disabled) ? .clear : glass
        }
        if state.contains(.disabled) { return style == .plain ? .clear : .tertiarySystemFill }
        if isFull {
            guard isHighlighted else { return base }
            return isDark ? whitened(base, by: 0.2) : faded(base, to: 0.75)
        }
        if isSelected || style == .tinted {
            let normal: CGFloat = isDark ? 0.25 : 0.18
            let pressed: CGFloat = isDark ? 0.18 : 0.12
            return faded(base, to: isHighlighted ? pressed : normal)
        }
        guard style == .gray else { return baseBackground ?? .clear }
        let gray = baseBackground ?? .secondarySystemFill
        guard isHighlighted else { return gray }
        if isDark { return baseBackground ?? UIColor(white: 0.55, alpha: 0.35) }
        return faded(gray, to: 0.12)
    }

    private func faded(_ color: UIColor, to alpha: CGFloat) -> UIColor {
        color.resolvedColor(with: traits).withAlphaComponent(alpha)
    }

    /// Mixes a colour with white.
    private func whitened(_ color: UIColor, by amount: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func mix(_ component: CGFloat) -> CGFloat { component + (1 - component) * amount }
        return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
    }
}
