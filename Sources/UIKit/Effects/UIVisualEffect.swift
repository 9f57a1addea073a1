import RenderTree

/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that changes nothing.
    public override init() {
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs and tints; equal to others of the same style.
open class UIBlurEffect: UIVisualEffect {
    /// The looks of a blur; numbered as in UIKit.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    nonisolated let style: Style

    /// Creates an effect of the style whose number is 0, `extraLight`.
    public override init() {
        style = .extraLight
        super.init()
    }

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override var hash: Int { style.rawValue }

    var backdrop: Backdrop {
        switch style {
        case .extraLight, .light, .dark: Backdrop(radius: 20, saturation: 1.8)
        default: Backdrop(radius: 24, saturation: 1.8)
        }
    }

    /// The colour in front of what is blurred, by the traits.
    var tint: UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.4)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular: Self.color(light: 0.97, 0.65, dark: 0.14, 0.7)
        case .prominent: Self.color(light: 0.97, 0.82, dark: 0.18, 0.75)
        case .systemUltraThinMaterial: Self.color(light: 0.96, 0.45, dark: 0.14, 0.5)
        case .systemThinMaterial: Self.color(light: 0.96, 0.6, dark: 0.14, 0.62)
        case .systemMaterial: Self.color(light: 0.96, 0.74, dark: 0.14, 0.74)
        case .systemThickMaterial: Self.color(light: 0.97, 0.86, dark: 0.14, 0.86)
        case .systemChromeMaterial: Self.color(light: 0.97, 0.8, dark: 0.11, 0.78)
        case .systemUltraThinMaterialLight: UIColor(white: 0.96, alpha: 0.45)
        case .systemThinMaterialLight: UIColor(white: 0.96, alpha: 0.6)
        case .systemMaterialLight: UIColor(white: 0.96, alpha: 0.74)
        case .systemThickMaterialLight: UIColor(white: 0.97, alpha: 0.86)
        case .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.8)
        case .systemUltraThinMaterialDark: UIColor(white: 0.14, alpha: 0.5)
        case .systemThinMaterialDark: UIColor(white: 0.14, alpha: 0.62)
        case .systemMaterialDark: UIColor(white: 0.14, alpha: 0.74)
        case .systemThickMaterialDark: UIColor(white: 0.14, alpha: 0.86)
        case .systemChromeMaterialDark: UIColor(white: 0.11, alpha: 0.78)
        }
    }

    private static func color(
        light: CGFloat,
        _ lightAlpha: CGFloat,
        dark: CGFloat,
        _ darkAlpha: CGFloat
    ) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: dark, alpha: darkAlpha) : UIColor(white: light, alpha: lightAlpha)
        }
    }
}

/// An effect that gives templates and tinted content a colour that fits a blur.
///
/// - Note: Differs from UIKit: the colour is the style's, whatever stands behind.
open class UIVibrancyEffect: UIVisualEffect {
    nonisolated let blurEffect: UIBlurEffect
    nonisolated let style: UIVibrancyEffectStyle

    /// Creates an effect for labels in front of a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = .label
        super.init()
    }

    /// Creates an effect of a style in front of a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    open override var hash: Int { style.rawValue }

    var color: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// The roles of content in front of a blur; numbered as in UIKit.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}
