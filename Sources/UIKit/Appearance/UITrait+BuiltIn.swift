import CoreGraphics

/// A trait that UIKit itself defines, kept as a field of its own.
protocol BuiltInTrait: UITraitDefinition where Value: Hashable {
    static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension BuiltInTrait {
    static func value(in values: TraitValues) -> Any { values[keyPath: field] }

    static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: field] = value }
    }

    static func isSpecified(in values: TraitValues) -> Bool {
        values[keyPath: field] != defaultValue
    }

    static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: field] == right[keyPath: field]
    }

    static func copy(from source: TraitValues, to values: inout TraitValues) {
        values[keyPath: field] = source[keyPath: field]
    }
}

/// The trait of the style of the interface.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitHorizontalSizeClass: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitVerticalSizeClass: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the number of pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}

extension UITraitDisplayScale: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

extension UITraitLayoutDirection: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// The trait of the type of interface.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceIdiom: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitPreferredContentSizeCategory: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// The trait of the preferred contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitAccessibilityContrast: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}

/// The trait of the level above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceLevel: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the range of colours.
public enum UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitDisplayGamut: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of the preferred weight of text.
public enum UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

extension UITraitLegibilityWeight: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the measuring of force.
public enum UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
}

extension UITraitForceTouchCapability: BuiltInTrait {
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> {
        \.forceTouchCapability
    }
}
